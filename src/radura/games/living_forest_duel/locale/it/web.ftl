# Words of the browser's table
lf-ui-round = Round { $n }
lf-ui-you = Tu
lf-ui-your-forest = La tua foresta
lf-ui-forest-of = { $who }: foresta
lf-ui-your-line = La tua linea
lf-ui-line-of = { $who }: linea
lf-ui-trees = { $n ->
     [one] 1 albero
    *[other] { $n } alberi
 }
lf-ui-empty-line = La linea comune è vuota: qui arrivano gli animali rivelati.
lf-ui-sum = { $shared } comune + { $line } linea + { $trees } alberi
lf-ui-places = { $n ->
        [one] { $n } spazio
       *[other] { $n } spazi
    }
lf-ui-free-place = spazio libero, con il suo bonus
lf-ui-covers = copre un albero
lf-ui-part-shared = linea comune
lf-ui-part-line = la tua linea
lf-ui-part-trees = { $n ->
        [one] albero
       *[other] alberi
    }
lf-ui-gauge = { $what }: { $value } su { $of }
lf-ui-gauge-exit = { $n ->
        [one] { $what }: { $n } passo
       *[other] { $what }: { $n } passi
    }
lf-ui-against = contro
lf-ui-gauge-fires = incendi
lf-ui-gauge-fires-help = Si vince con { $n } segnalini Incendio
lf-ui-gauge-line = linea
lf-ui-gauge-line-help = Si vince con soli animali propri nella Linea di Reclutamento
lf-ui-gauge-block = { $n } per { $n }
lf-ui-gauge-block-help = Si vince con una griglia di alberi { $n }x{ $n }
lf-ui-varan = Varano di Fuoco
lf-ui-gauge-onibi = Onibi fuori
lf-ui-gauge-onibi-wins = Onibi fuori vince!
lf-ui-gauge-onibi-help = Passi che mancano a Onibi per uscire dall’altra parte; si vince se l’altro ha la carta Onibi
lf-ui-steps = passi
lf-ui-solitary = Solitari
lf-ui-solitary-risk = Solitari: il prossimo costa un segnalino
lf-tab-table = Tavolo
lf-tab-recruit = Recluta
lf-tab-trees = Alberi
lf-tab-rival = Rivale
lf-stat-trees = Posti nella foresta
lf-stat-varans = Varani ancora nel mazzo
