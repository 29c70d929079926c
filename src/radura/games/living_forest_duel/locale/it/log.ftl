# The end of a round
lf-log-burning = { $n ->
        [one] Brucia una carta: fuoco { $fire }.
       *[other] Bruciano { $n } carte: { $sum } = fuoco { $fire }.
    }
lf-log-held = { $who } resiste: acqua { $water } ({ $shared } in comune + { $line } nella linea + { $trees } negli alberi) contro fuoco { $fire }.
lf-log-burnt = { $who } ha acqua { $water } ({ $shared } in comune + { $line } nella linea + { $trees } negli alberi) contro fuoco { $fire }: { $n ->
        [0] non restano varani da mettere negli scarti
        [one] { $n } varano va negli scarti
       *[other] { $n } varani vanno negli scarti
    }.
lf-log-spread = Onibi incendia { $card }.
lf-log-cleared = Ogni spirito riprende i suoi { $n } gettoni; tutte le linee vengono scartate.

# What decided a match
lf-sum-fire = { $who }: { $n } fuochi spenti su { $goal }
lf-sum-line = { $who }: { $n } animali su { $goal } nella Linea di Reclutamento
lf-sum-forest = { $who }: { $n } alberi su { $goal } nella griglia più piena
