# The text table
lf-tui-round = Ronde { $round }. In brand: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }, samen { $total }
lf-tui-value = Vuur { $n }
lf-tui-fire = * VUUR *
lf-tui-onibi = <ONIBI>
lf-tui-empty = (leeg)
lf-tui-neutral = -
lf-tui-cost = Kosten { $n }☼
lf-tui-tree-cost = Kosten { $n }♣
lf-tui-river = Rivier: { $sides }
lf-tui-river-north = noord
lf-tui-river-east = oost
lf-tui-river-south = zuid
lf-tui-river-west = west
lf-tui-below = { $n } eronder
lf-tui-open = nog vrij: { $elements }
lf-tui-strength = tellen nu: { $elements }
lf-tui-fires = { $n } van { $of } vuurfiches
lf-tui-tokens = { $n ->
        [one] { $n } actiefiche
       *[other] { $n } actiefiches
    } ({ $lost } verloren)
lf-tui-solitary = solitair
lf-tui-gregarious = kuddedier
lf-tui-solitary-count = solitair { $n }
lf-tui-recruits = { $n } van { $of } in het rekruteringsaanbod
lf-tui-block = { $n } van { $of } in een blok
lf-tui-sanki = { $n } Sanki
lf-tui-supply = gedeelde voorraad: { $sanki } Sanki, { $onibi } Onibikaart
