# The terminal table
cs-tui-turn = Round { $round }: { $who }, { $points ->
        [one] { $points } punto Azione rimasto
       *[other] { $points } punti Azione rimasti
    }
cs-tui-free = { $action } gratis: { $n }
cs-tui-picked = <…> presi per ritirarli: { $n }
