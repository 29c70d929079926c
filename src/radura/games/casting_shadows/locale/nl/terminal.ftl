# The terminal table
cs-tui-turn = Ronde { $round }: { $who }, nog { $points ->
        [one] { $points } actiepunt
       *[other] { $points } actiepunten
    }
cs-tui-free = { $action } gratis: { $n }
cs-tui-picked = <…> gepakt om opnieuw te gooien: { $n }
