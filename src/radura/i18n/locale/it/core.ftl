# Choosing
core-choose = Scegli
core-seat = Posto { $n }
core-seat-1 = Posto 1
core-seat-2 = Posto 2
core-seat-3 = Posto 3
core-seat-4 = Posto 4
core-option-final = { $text } (non si può annullare)

# Nomi
core-name-of = { $what } ({ $of })
core-name-on = { $item }: { $what }
core-name-n = { $what } { $n }

# Why something cannot be used now
core-no-rule = { $text } ({ $rule })
core-no-over = La partita è finita.
core-no-turn = Il turno è di { $who }.
core-no-turn-seat = Il turno è del posto { $n }.
core-no-chance = Prima decide il caso.
core-no-open = Questo ora si può scegliere.
core-no-now = Ora la scelta riguarda altro.

# Input that cannot be taken
core-err-game = Il gioco “{ $given }” non esiste. Installati: { $allowed }.
core-err-extra-game = “{ $given }” in { $variable } deve essere un gioco con l’id “{ $game }”, come si chiama il suo modulo.
core-err-data = { $game } non accetta contenuti da una cartella ({ $folder }).
core-err-mistakes =
    I dati in { $folder } non si possono usare:
    { $why }
core-err-seats = Qui non si può giocare in { $given }: almeno { $least }, al massimo { $most }.
core-err-option = L’opzione “{ $given }” non esiste. Opzioni note: { $allowed }.
core-err-option-value = “{ $given }” non è un valore dell’opzione { $option }. Ammessi: { $allowed }.
core-err-chance = Il caso può essere “settled” o “explicit”, non “{ $given }”.
core-err-language = La lingua “{ $given }” non c’è. Disponibili: { $allowed }.
core-err-bot = Il giocatore virtuale “{ $given }” non esiste. Livelli: { $allowed }.
core-err-extra-form = “{ $given }” in { $variable } va scritto come modulo:NOME.
core-err-extra = “{ $given }” in { $variable } non si può caricare: { $why }.
core-err-extra-bot = “{ $given }” in { $variable } non crea un giocatore virtuale: questo ha un nome e sceglie.
core-err-extra-twice = “{ $given }” in { $variable } crea un giocatore virtuale di nome “{ $bot }”, e ce n’è già uno.
core-err-budget = “{ $given }” non è un tempo per pensare: scrivi secondi (0.5s, al massimo { NUMBER($seconds) }) o iterazioni (2000it, al massimo { NUMBER($iterations) }).
core-err-budget-none = Il giocatore virtuale { $bot } non prende tempo per pensare ({ $given }).
core-err-level-none = { $game } non ha livelli di giocatori virtuali ({ $given }): si gioca senza rivali.
core-err-weights = I pesi in { $file } non si possono leggere: { $why }; “tools/train.py --afresh” ne crea di nuovi.
core-err-weights-game = I pesi in { $file } sono per { $given }, non per { $game }; “tools/train.py --afresh” ne crea di nuovi.
core-err-weights-names = I pesi in { $file } non corrispondono alle caratteristiche del gioco: { $given }; “tools/train.py --afresh” ne crea di nuovi.
core-err-no-browser = Non c’è un Chromium con cui disegnare. Lo installa: playwright install chromium
core-err-no-encoder = { $game } non ha osservazioni per chi apprende; docs/make/game.md spiega come aggiungerle.
core-err-not-begun = Nessuna partita è in corso; reset ne comincia una.
core-err-render = Il modo di disegnare “{ $given }” non esiste. Conosciuti: { $allowed }.
core-err-no-answer = Il server del tavolo che disegna le immagini non ha risposto entro { $seconds } s.
core-err-export-game = { $file } è una partita di { $given }, ma la tabella è di { $wanted }: un gioco, un file.
core-err-actions = Sono state date { $given } azioni; ne serve una per ognuna delle { $wanted } partite.
core-err-envs = { $given } non è un numero di partite: 1 o più.
core-err-sight = In vista non c’è nulla che si chiami “{ $given }”, e nemmeno un’azione.
core-err-action-range = L’azione numero { $given } non esiste; i numeri vanno da 0 a meno di { $size }.
core-err-action-name = L’azione “{ $given }” non esiste. Tipi noti: { $allowed }.
core-err-action-form = “{ $given }” non è scritta come un’azione del suo tipo: { $form }.
core-err-action-value = “{ $given }” non è un valore di { $dim }. Ammessi: { $allowed }.
core-err-illegal = “{ $given }” ora non si può scegliere. Possibili: { $allowed }.
core-err-over = La partita è finita: non c’è più nulla da scegliere.
core-err-undo = L’ultima azione non si può annullare: il caso ha deciso o qualcosa è stato rivelato.
core-err-position = Una posizione non ha il campo “{ $given }”. Campi noti: { $allowed }.
core-err-position-form = Una posizione è una tabella di campi con i loro valori (un oggetto JSON).
core-err-position-value = { $given } non è un valore per il campo { $field } di una posizione; atteso: { $expected }.
core-err-position-twice = { $given } si trova in due luoghi della posizione: { $one } e { $other }.
core-err-position-partial =
    { $n ->
        [one] { $item } non si trova in nessun luogo della posizione. Se manca di proposito, indica "partial": true.
       *[other] { $n } elementi, tra cui { $item }, non si trovano in nessun luogo della posizione. Se mancano di proposito, indica "partial": true.
    }
core-err-position-step = Il passo { $given } non può essere in sospeso in questa posizione.
core-err-position-bottom = Il passo { $given } non può essere l’ultimo in sospeso in una posizione: dopo di esso nessuno potrebbe agire.
core-err-position-still = Nella posizione non c’è nulla in sospeso e nessun esito: nessuno potrebbe mai agire.
core-err-eyes = Qui non c’è il posto “{ $given }”: i posti vanno da 0 a { $most }.
core-err-seed = Un seme è un numero intero o una sequenza di byte, non “{ $given }”.
core-err-no-chance = Qui non sta per decidere la sorte.
core-err-engine = Il motore { $given } non è noto (RADURA_ENGINE). Noti: { $allowed }.
core-err-not-compiled = RADURA_ENGINE chiede il motore compilato, ma { $game } non è compilato dai sorgenti attuali: esegui “make fast”.
core-err-endless = Le regole girano in tondo: { $n } passi senza che nessuno scelga, da ultimo { $step }.
core-err-file = Il file { $given } non si può usare: { $why }.
core-err-file-twice = { $given } è indicato due volte: ogni file deve essere diverso.
core-err-is-folder = { $given } è una cartella; serve un file.
core-err-folder = La cartella { $given } non esiste.

# Records
core-err-record-line = La riga { $line } del verbale è danneggiata o estranea; atteso: { $expected }.
core-err-record-long = Un verbale di questo gioco può avere al massimo { $most } decisioni.
core-err-record-action = Riga { $line } del verbale: “{ $given }” non è un’azione di { $game }.
core-err-record-seat = Riga { $line } del verbale: agisce { $given }, era atteso { $expected }.
core-err-record-illegal = Riga { $line } del verbale: lì { $given } non è permesso. Possibili: { $allowed }.
core-err-record-draw = Riga { $line } del verbale: il caso ha dato { $given }, ma il seme dà { $expected }.
core-err-record-over = Riga { $line } del verbale: la partita era già finita.
core-err-record-version = Il verbale usa la versione { $given } delle regole; questa è la versione { $allowed }.
core-err-record-data = Il verbale è stato fatto con dati diversi ({ $given }) da quelli del gioco qui ({ $allowed }); indica la loro cartella con --data.
core-err-record-at = La posizione { $given } non esiste; il verbale ha le posizioni da 0 a { $most }.
core-err-record-past = Le prime { $past } azioni sono state giocate con la versione { $version } delle regole, che qui non è nota; si possono mostrare le posizioni dalla { $past } in poi.
core-err-record-commitment = Il seme del verbale non corrisponde al suo impegno (riga 1).
core-err-record-seed = Il verbale non rivela il seme: si può rivedere, ma non continuare.

# A name in a sentence, where the name itself does not say how it stands there
core-form-the = { $name }
core-form-of = di { $name }
core-form-on = su { $name }
core-form-to = a { $name }
core-form-from = da { $name }
core-form-one = { $name }
core-form-many = { $name }

core-err-analyse-value = Per { $game } non c’è ancora una funzione di valutazione appresa: le sue partite non si possono analizzare.
core-err-analyse-running = Questa partita non è finita: si analizzano solo quelle concluse.
core-err-analyse-other = Quell’analisi è di un altro verbale, o è stata fatta con il limite { $budget }.
core-err-ledger = La riga { $line } di { $given } non è una partita: { $why }

core-hint-goal = Probabilità di vittoria
core-hint-goal-how = Ogni probabilità viene dal giocare molte volte il resto della partita, ridistribuendo ogni volta ciò che non puoi vedere. Il segno in fondo a una barra mostra entro quali limiti può stare la probabilità. Se due segni si sovrappongono, le due scelte possono valere lo stesso.
core-hint-more = Meglio: { $what }
core-hint-less = Peggio: { $what }
core-hint-hinders = { $rivals ->
    [one] Ostacola il rivale: { $what }
   *[other] Ostacola i rivali: { $what }
}
core-hint-helps = { $rivals ->
    [one] Favorisce il rivale: { $what }
   *[other] Favorisce i rivali: { $what }
}
core-hint-later-more = Meglio più avanti: { $what }
core-hint-later-less = Peggio più avanti: { $what }
core-hint-later-hinders = { $rivals ->
    [one] Più avanti ostacola il rivale: { $what }
   *[other] Più avanti ostacola i rivali: { $what }
}
core-hint-later-helps = { $rivals ->
    [one] Più avanti favorisce il rivale: { $what }
   *[other] Più avanti favorisce i rivali: { $what }
}
core-hint-wins = Vince subito.
core-hint-loses = Perde subito.
core-hint-wins-not = Non vince subito.
core-hint-loses-not = Non perde subito.
core-hint-wins-more = Porta più spesso a una vittoria rapida.
core-hint-wins-less = Porta meno spesso a una vittoria rapida.
core-hint-loses-more = Porta più spesso a una sconfitta rapida.
core-hint-loses-less = Porta meno spesso a una sconfitta rapida.
core-hint-even = Vale più o meno lo stesso: niente distingue le due scelte.
core-hint-ahead = Nessun motivo, da solo, è decisivo: proseguendo la partita rende semplicemente di più.
core-hint-behind = Nessun motivo, da solo, è decisivo: proseguendo la partita rende semplicemente di meno.
