# What decided a match
ra-sum-target = { $n ->
        [one] La partita finisce a { $n } punto
       *[other] La partita finisce a { $n } punti
    }
ra-sum-points = { $who }: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } = { $parts }
ra-sum-none = { $who }: nessun punto
ra-sum-pool = { $who }: essenze nella riserva, l’Oro vale doppio: { $n }
