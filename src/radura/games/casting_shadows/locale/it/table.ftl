# Il tavolo nel browser
cs-ui-round = Round { $n }
cs-ui-free = { $n ->
        [one] gratis
       *[other] { $n } gratis
    }
cs-ui-most = max { $n }
cs-ui-all = tutto
cs-ui-one-tile = 1 tessera
cs-ui-spent = speso
cs-ui-ready = pronta
cs-ui-hp = { $n } PS
cs-ui-energy = Energia Ombra: { $n } su { $most }
cs-ui-points = { $n ->
        [one] { $n } Punto Azione rimasto
       *[other] { $n } Punti Azione rimasti
    }
cs-ui-points-of = { $who }: Punti Azione
cs-ui-transform-in = ancora { $n } per trasformarti
cs-ui-transform-ready = puoi trasformarti
cs-ui-ability-in = ancora { $n } per la Capacità
cs-ui-ability-ready = Capacità pronta
cs-ui-companion-later = arriva quando ti trasformi
cs-tab-map = Mappa
cs-tab-market = Mercato
cs-tab-book = Libro
cs-tab-rivals = Rivali
