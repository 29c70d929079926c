# Choosing
core-choose = Scegli
core-seat = Posto { $n }
core-option-final = { $text } (non si può annullare)

# Input that cannot be taken
core-err-game = Il gioco “{ $given }” non esiste. Installati: { $allowed }.
core-err-data = { $game } non accetta contenuti da una cartella ({ $folder }).
core-err-seats = Qui non si può giocare in { $given }: almeno { $least }, al massimo { $most }.
core-err-option = L’opzione “{ $given }” non esiste. Opzioni note: { $allowed }.
core-err-option-value = “{ $given }” non è un valore dell’opzione { $option }. Ammessi: { $allowed }.
core-err-chance = Il caso può essere “settled” o “explicit”, non “{ $given }”.
core-err-language = La lingua “{ $given }” non c’è. Disponibili: { $allowed }.
core-err-bot = Il giocatore virtuale “{ $given }” non esiste. Livelli: { $allowed }.
core-err-action-range = L’azione numero { $given } non esiste; i numeri vanno da 0 a meno di { $size }.
core-err-action-name = L’azione “{ $given }” non esiste. Tipi noti: { $allowed }.
core-err-action-form = “{ $given }” non è scritta come un’azione del suo tipo: { $form }.
core-err-action-value = “{ $given }” non è un valore di { $dim }. Ammessi: { $allowed }.
core-err-illegal = “{ $given }” ora non si può scegliere. Possibili: { $allowed }.
core-err-over = La partita è finita: non c’è più nulla da scegliere.
core-err-undo = L’ultima azione non si può annullare: il caso ha deciso o qualcosa è stato rivelato.
core-err-position = Una posizione non ha il campo “{ $given }”. Campi noti: { $allowed }.
core-err-position-value = “{ $given }” non è un valore per il campo { $field } di una posizione.
core-err-file = Il file { $given } non si può usare: { $why }.

# Records
core-err-record-line = La riga { $line } del verbale è danneggiata o estranea; atteso: { $expected }.
core-err-record-action = Riga { $line } del verbale: “{ $given }” non è un’azione di { $game }.
core-err-record-seat = Riga { $line } del verbale: agisce { $given }, era atteso { $expected }.
core-err-record-illegal = Riga { $line } del verbale: lì { $given } non è permesso. Possibili: { $allowed }.
core-err-record-draw = Riga { $line } del verbale: il caso ha dato { $given }, ma il seme dà { $expected }.
core-err-record-over = Riga { $line } del verbale: la partita era già finita.
core-err-record-version = Il verbale usa la versione { $given } delle regole; questa è la versione { $allowed }.
core-err-record-at = La posizione { $given } non esiste; il verbale ha le posizioni da 0 a { $most }.
core-err-record-commitment = Il seme del verbale non corrisponde al suo impegno (riga 1).
core-err-record-seed = Il verbale non rivela il seme: si può rivedere, ma non continuare.
