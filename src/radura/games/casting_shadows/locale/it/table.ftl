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
cs-ui-bot = Bot
cs-ui-out = Fuori gioco
cs-ui-choose-character = Chi vuoi essere?
cs-ui-becomes = diventa { $form }
cs-ui-home = Casa: { $tile }
cs-ui-damage = danni: { $n }
cs-ui-deals-you = { $source } ti infligge { $amount } { $amount ->
        [one] danno
       *[other] danni
    }
cs-ui-deals-other = { $source } infligge { $amount } { $amount ->
        [one] danno
       *[other] danni
    } a { $target }
cs-ui-dealt-you = { $source } ti ha inflitto { $amount } { $amount ->
        [one] danno
       *[other] danni
    }
cs-ui-dealt-other = { $source } ha inflitto { $amount } { $amount ->
        [one] danno
       *[other] danni
    } a { $target }
cs-ui-may-answer = { $who } può rispondere con un Controincantesimo
cs-ui-stays-down = I tuoi Controincantesimi restano coperti.
cs-stat-book = Carte nel Libro degli Incantesimi
cs-kind-attack = Incantesimo di Attacco, livello { $level }
cs-kind-conversion = Incantesimo di Conversione, livello { $level }
cs-kind-resource = Carta Risorsa
cs-kind-counterspell = Controincantesimo
cs-kind-companion = Compagno
cs-cost-0 = Costo di Raccolta: nulla
cs-cost-1 = Costo di Raccolta: { $what0 }
cs-cost-2 = Costo di Raccolta: { $what0 }, { $what1 }
cs-cost-3 = Costo di Raccolta: { $what0 }, { $what1 }, { $what2 }
cs-cost-4 = Costo di Raccolta: { $what0 }, { $what1 }, { $what2 }, { $what3 }
cs-sides = Facce: due con { $gem }, due con { $orb }, { $shadow }, { $curse }
cs-tab-map = Mappa
cs-tab-market = Mercato
cs-tab-book = Libro
cs-tab-rivals = Rivali
