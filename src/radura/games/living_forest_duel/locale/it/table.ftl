# The text table
lf-table-round = Round { $round }. In fiamme: { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, { $total } in tutto
lf-table-value = Incendio { $n }
lf-table-fire = *INCENDIO*
lf-table-onibi = <ONIBI>
lf-table-empty = (vuoto)
lf-table-neutral = -
lf-table-cost = Costo { $n }☼
lf-table-tree-cost = Costo { $n }♣
lf-table-river = Fiume { $sides }
lf-table-below = { $n } sotto
lf-table-open = liberi lì: { $elements }
lf-table-strength = contano ora: { $elements }
lf-table-fires = { $n } di 8 segnalini Incendio
lf-table-tokens = { $n ->
        [one] { $n } segnalino Azione
       *[other] { $n } segnalini Azione
    } ({ $lost } persi)
lf-table-solitary = solitario
lf-table-gregarious = gregario
lf-table-solitary-count = solitari { $n }
lf-table-recruits = { $n } di 7 nella Linea di Reclutamento
lf-table-block = { $n } di 9 in un blocco
lf-table-sanki = { $n } Sanki
lf-table-supply = riserva comune: { $sanki } Sanki, { $onibi } carta Onibi
