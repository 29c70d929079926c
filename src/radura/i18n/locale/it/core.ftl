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
core-no-now = La scelta in corso riguarda altro.

# Invalid input
core-err-game = Gioco sconosciuto: “{ $given }”. Installati: { $allowed }.
core-err-extra-game = “{ $given }” in { $variable } deve essere un gioco con l’id “{ $game }”, il nome del suo modulo.
core-err-data = { $game } non può caricare contenuti da una cartella ({ $folder }).
core-err-mistakes =
    I dati in { $folder } non sono validi:
    { $why }
core-err-seats = Qui non si può giocare in { $given }: almeno { $least }, al massimo { $most }.
core-err-option = Opzione sconosciuta: “{ $given }”. Opzioni note: { $allowed }.
core-err-option-value = “{ $given }” non è un valore valido per l’opzione { $option }. Scegli tra: { $allowed }.
core-err-chance = Il caso deve essere “settled” o “explicit”, non “{ $given }”.
core-err-language = Lingua sconosciuta: “{ $given }”. Disponibili: { $allowed }.
core-err-bot = Giocatore virtuale sconosciuto: “{ $given }”. Livelli: { $allowed }.
core-err-extra-form = “{ $given }” in { $variable } va scritto come modulo:NOME.
core-err-extra = “{ $given }” in { $variable } non si può caricare: { $why }.
core-err-extra-bot = “{ $given }” in { $variable } non crea un giocatore virtuale: servono un nome e un metodo choose.
core-err-extra-twice = “{ $given }” in { $variable } crea un giocatore virtuale di nome “{ $bot }”, ma il nome è già preso.
core-err-budget = “{ $given }” non è un tempo valido per pensare. Scrivi secondi (0.5s, al massimo { NUMBER($seconds) }) o iterazioni (2000it, al massimo { NUMBER($iterations) }).
core-err-budget-none = Il giocatore virtuale { $bot } non usa un tempo per pensare ({ $given }).
core-err-level-none = { $game } non ha livelli di giocatori virtuali ({ $given }), perché si gioca senza rivali.
core-err-weights = I pesi in { $file } non si possono leggere: { $why }. Creane di nuovi con “tools/train.py --afresh”.
core-err-weights-game = I pesi in { $file } sono per { $given }, non per { $game }. Creane di nuovi con “tools/train.py --afresh”.
core-err-weights-names = I pesi in { $file } non corrispondono alle caratteristiche del gioco: { $given }. Creane di nuovi con “tools/train.py --afresh”.
core-err-no-browser = Chromium, che serve per disegnare le immagini, non è stato trovato. Installalo con: playwright install chromium
core-err-no-encoder = { $game } non ha osservazioni per l’apprendimento. docs/make/game.md spiega come aggiungerle.
core-err-not-begun = Nessuna partita è in corso. Chiama reset per cominciarne una.
core-err-render = Modo di disegno sconosciuto: “{ $given }”. Scegli tra: { $allowed }.
core-err-no-answer = Il server del tavolo che disegna le immagini non ha risposto entro { $seconds } s.
core-err-export-game = { $file } è una partita di { $given }, ma la tabella è per { $wanted }. Esporta ogni gioco in un file a sé.
core-err-actions = Sono state indicate { $given } azioni, ma ne serve una per ognuna delle { $wanted } partite.
core-err-envs = “{ $given }” non è un numero valido di partite. Indica 1 o più.
core-err-sight = Nessun pezzo visibile e nessuna azione si chiama “{ $given }”.
core-err-action-range = L’azione numero { $given } non esiste. I numeri partono da 0 e restano sotto { $size }.
core-err-action-name = Azione sconosciuta: “{ $given }”. Tipi noti: { $allowed }.
core-err-action-form = “{ $given }” non è scritta come un’azione del suo tipo. Scrivi { $form }.
core-err-action-value = “{ $given }” non è un valore valido per { $dim }. Scegli tra: { $allowed }.
core-err-illegal = “{ $given }” ora non si può scegliere. Scegli tra: { $allowed }.
core-err-pickle = Gli stati non si serializzano con pickle né si copiano con il modulo copy. Invia state.to_position(), che game.position() legge; copia con state.clone().
core-err-over = La partita è finita. Non c’è più nulla da scegliere.
core-err-undo = L’ultima azione non si può annullare, perché il caso ha deciso o qualcosa è stato rivelato.
core-err-position = Campo sconosciuto nella posizione: “{ $given }”. Campi noti: { $allowed }.
core-err-position-form = Una posizione deve essere un oggetto JSON con campi e valori.
core-err-position-value = { $given } non è un valore valido per il campo { $field } di una posizione. Atteso: { $expected }.
core-err-position-twice = { $given } si trova in due luoghi della posizione: { $one } e { $other }.
core-err-position-partial =
    { $n ->
        [one] { $item } manca nella posizione. Se è voluto, aggiungi "partial": true.
       *[other] { $n } elementi mancano nella posizione, tra cui { $item }. Se è voluto, aggiungi "partial": true.
    }
core-err-position-step = Il passo { $given } non può essere in sospeso in questa posizione.
core-err-position-bottom = Il passo { $given } non può essere l’ultimo in sospeso in una posizione: dopo di esso nessuno potrebbe agire.
core-err-position-still = La posizione non ha né un passo in sospeso né un esito: nessuno potrebbe mai agire.
core-err-eyes = Il posto “{ $given }” non esiste. Indica un numero da 0 a { $most }.
core-err-seed = Un seme deve essere un numero intero o una sequenza di byte, non “{ $given }”.
core-err-no-chance = Qui nessun esito casuale è in sospeso.
core-err-engine = Motore sconosciuto in RADURA_ENGINE: “{ $given }”. Scegli tra: { $allowed }.
core-err-not-compiled = RADURA_ENGINE richiede il motore compilato, ma { $game } non è stato compilato dai sorgenti attuali. Esegui “tools/compile_engine.py”.
core-err-endless = Le regole sono in un ciclo: { $n } passi senza una scelta. L’ultimo passo è stato { $step }.
core-err-file = Il file { $given } non si può usare: { $why }.
core-err-file-twice = { $given } è indicato due volte. Ogni file deve essere diverso.
core-err-is-folder = { $given } è una cartella. Indica un file.
core-err-folder = La cartella { $given } non esiste.

# Records
core-err-record-line = La riga { $line } della registrazione non è valida. Atteso: { $expected }.
core-err-record-long = Una registrazione di questo gioco può avere al massimo { $most } decisioni.
core-err-record-action = Riga { $line } della registrazione: “{ $given }” non è un’azione di { $game }.
core-err-record-seat = Riga { $line } della registrazione: agisce { $given }, ma era atteso { $expected }.
core-err-record-illegal = Riga { $line } della registrazione: qui { $given } non è permesso. Permessi: { $allowed }.
core-err-record-draw = Riga { $line } della registrazione: l’esito registrato è { $given }, ma il seme dà { $expected }.
core-err-record-over = Riga { $line } della registrazione: la partita era già finita.
core-err-record-version = La registrazione usa la versione { $given } delle regole. Questa è la versione { $allowed }.
core-err-record-data = La registrazione è stata fatta con dati diversi ({ $given }) da quelli che il gioco usa qui ({ $allowed }). Indica la loro cartella con --data.
core-err-record-at = La posizione { $given } non esiste. La registrazione ha le posizioni da 0 a { $most }.
core-err-record-past = Le prime { $past } azioni sono state giocate con la versione { $version } delle regole, che qui non è disponibile. Si possono mostrare le posizioni dalla { $past } in poi.
core-err-record-commitment = Il seme della registrazione non corrisponde al suo impegno (riga 1).
core-err-record-seed = La registrazione non rivela il seme: si può rivedere, ma non continuare.

# Forms of a name in a sentence, for names that define none themselves
core-form-the = { $name }
core-form-of = di { $name }
core-form-on = su { $name }
core-form-to = a { $name }
core-form-from = da { $name }
core-form-one = { $name }
core-form-many = { $name }

core-err-analyse-value = Per { $game } non c’è ancora una funzione di valutazione appresa: le sue partite non si possono analizzare.
core-err-analyse-running = Questa partita è ancora in corso. Si possono analizzare solo le partite concluse.
core-err-analyse-other = Questa analisi è di un’altra registrazione, o è stata fatta con il limite { $budget }.
core-err-ledger = La riga { $line } di { $given } non è una partita: { $why }

core-hint-goal = Probabilità di vittoria
core-hint-goal-how = Ogni probabilità si ottiene giocando molte volte il resto della partita, con le carte che non puoi vedere distribuite ogni volta in modo diverso. Il segno in fondo a una barra mostra entro quali limiti può stare la probabilità. Se due segni si sovrappongono, le due scelte possono valere lo stesso.
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
