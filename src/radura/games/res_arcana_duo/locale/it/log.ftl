# What decided a match
ra-sum-target = { $n ->
        [one] La partita finisce a { $n } punto
       *[other] La partita finisce a { $n } punti
    }
ra-sum-round = Tutti avevano passato: la vittoria si verifica alla fine del round { $n }
ra-sum-power = Il round { $n } non era finito: un potere verifica subito la vittoria
ra-sum-points = { $who }: { $n ->
        [one] { $n } punto
       *[other] { $n } punti
    } = { $parts }
ra-sum-none = { $who }: nessun punto
ra-sum-pool = { $who }: essenze nella riserva, l’Oro vale doppio: { $n }
