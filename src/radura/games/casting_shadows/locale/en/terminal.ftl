# The terminal table
cs-tui-turn = Round { $round }: { $who }, { $points ->
        [one] { $points } Action point
       *[other] { $points } Action points
    } left
cs-tui-free = { $action } free: { $n }
cs-tui-picked = <…> picked up to roll again: { $n }
