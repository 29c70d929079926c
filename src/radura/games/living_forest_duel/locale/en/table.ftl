# The text table
lf-table-round = Round { $round }. On fire: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $total } in all
lf-table-value = Fire { $n }
lf-table-fire = * FIRE *
lf-table-onibi = <ONIBI>
lf-table-empty = (empty)
lf-table-neutral = -
lf-table-cost = Cost { $n }☼
lf-table-tree-cost = Cost { $n }♣
lf-table-river = River { $sides }
lf-table-below = { $n } below
lf-table-open = free in it: { $elements }
lf-table-strength = counts now: { $elements }
lf-table-fires = { $n } of 8 fire tokens
lf-table-tokens = { $n ->
        [one] { $n } action token
       *[other] { $n } action tokens
    } ({ $lost } lost)
lf-table-solitary = solitary
lf-table-gregarious = gregarious
lf-table-solitary-count = solitary { $n }
lf-table-recruits = { $n } of 7 in the recruitment line
lf-table-block = { $n } of 9 in a block
lf-table-sanki = { $n } Sanki
lf-table-supply = supply: { $sanki } Sanki, { $onibi } Onibi card
