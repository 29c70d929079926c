# The end of a round
lf-log-burning = { $n ->
        [one] Brucia una carta: { $fire } di fuoco.
       *[other] Bruciano { $n } carte: { $sum } = { $fire } di fuoco.
    }
lf-log-held = { CAP($who-the) } resiste: { $water } d’acqua ({ $shared } in comune + { $line } nella linea + { $trees } negli alberi) contro { $fire } di fuoco.
lf-log-burnt = { CAP($who-the) } ha { $water } d’acqua ({ $shared } in comune + { $line } nella linea + { $trees } negli alberi) contro { $fire } di fuoco: { $n ->
        [0] non restano varani da mettere negli scarti
        [one] { $n } varano va negli scarti
       *[other] { $n } varani vanno negli scarti
    }.
lf-log-spread = Onibi incendia { $card-the }.
lf-log-cleared = Entrambi riprendono i propri { $n } segnalini; tutte le linee vengono scartate.

# What decided a match
lf-sum-fire = { CAP($who-the) }: { $n } incendi spenti su { $goal }
lf-sum-fires = { CAP($who-the) }: { $sum } = { $n } incendi spenti su { $goal }
lf-sum-line = { CAP($who-the) }: { $n } animali su { $goal } nella Linea di Reclutamento
lf-sum-forest = { CAP($who-the) }: { $n } alberi su { $goal } nella griglia più piena
