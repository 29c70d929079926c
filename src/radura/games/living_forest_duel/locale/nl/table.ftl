# The text table
lf-table-round = Ronde { $round }. In brand: { $cards ->
        [one] { $cards } kaart
       *[other] { $cards } kaarten
    }, samen { $total }
lf-table-value = Vuur { $n }
lf-table-fire = * VUUR *
lf-table-onibi = <ONIBI>
lf-table-empty = (leeg)
lf-table-neutral = -
lf-table-cost = Kosten { $n }☼
lf-table-tree-cost = Kosten { $n }♣
lf-table-river = Rivier { $sides }
lf-table-below = { $n } eronder
lf-table-open = vrij erin: { $elements }
lf-table-strength = tellen nu: { $elements }
lf-table-fires = { $n } van 8 vuurfiches
lf-table-tokens = { $n ->
        [one] { $n } actiefiche
       *[other] { $n } actiefiches
    } ({ $lost } verloren)
lf-table-solitary = solitair
lf-table-gregarious = kuddedier
lf-table-solitary-count = solitair { $n }
lf-table-recruits = { $n } van 7 in het rekruteringsaanbod
lf-table-block = { $n } van 9 in een blok
lf-table-sanki = { $n } Sanki
lf-table-supply = gedeelde voorraad: { $sanki } Sanki, { $onibi } Onibikaart
