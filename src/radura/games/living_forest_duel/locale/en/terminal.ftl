# The text table
lf-tui-round = Round { $round }. On fire: { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $total } in all
lf-tui-value = Fire { $n }
lf-tui-fire = * FIRE *
lf-tui-onibi = <ONIBI>
lf-tui-empty = (empty)
lf-tui-neutral = -
lf-tui-cost = Cost { $n }☼
lf-tui-tree-cost = Cost { $n }♣
lf-tui-river = River: { $sides }
lf-tui-river-north = north
lf-tui-river-east = east
lf-tui-river-south = south
lf-tui-river-west = west
lf-tui-below = { $n } below
lf-tui-open = free in it: { $elements }
lf-tui-strength = counts now: { $elements }
lf-tui-fires = { $n } of { $of } fire tokens
lf-tui-tokens = { $n ->
        [one] { $n } action token
       *[other] { $n } action tokens
    } ({ $lost } lost)
lf-tui-solitary = solitary
lf-tui-gregarious = gregarious
lf-tui-solitary-count = solitary { $n }
lf-tui-recruits = { $n } of { $of } in the recruitment line
lf-tui-block = { $n } of { $of } in a block
lf-tui-sanki = { $n } Sanki
lf-tui-supply = supply: { $sanki } Sanki, { $onibi } Onibi card
