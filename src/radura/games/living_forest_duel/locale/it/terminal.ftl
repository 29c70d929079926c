# The text table
lf-tui-round = Round { $round }. In fiamme: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, { $total } in tutto
lf-tui-value = Incendio { $n }
lf-tui-fire = *INCENDIO*
lf-tui-onibi = <ONIBI>
lf-tui-empty = (niente)
lf-tui-neutral = -
lf-tui-cost = Costo { $n }☼
lf-tui-tree-cost = Costo { $n }♣
lf-tui-river = Fiume: { $sides }
lf-tui-river-north = nord
lf-tui-river-east = est
lf-tui-river-south = sud
lf-tui-river-west = ovest
lf-tui-below = { $n } sotto
lf-tui-open = ancora liberi: { $elements }
lf-tui-strength = contano ora: { $elements }
lf-tui-fires = { $n } di { $of } segnalini Incendio
lf-tui-tokens = { $n ->
        [one] { $n } segnalino Azione
       *[other] { $n } segnalini Azione
    } ({ $lost } persi)
lf-tui-solitary = solitario
lf-tui-gregarious = gregario
lf-tui-solitary-count = solitari { $n }
lf-tui-recruits = { $n } di { $of } nella Linea di Reclutamento
lf-tui-block = { $n } di { $of } nella griglia
lf-tui-sanki = { $n } Sanki
lf-tui-supply = riserva comune: { $sanki } Sanki, { $onibi } carta Onibi
