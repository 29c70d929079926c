# The command line
cli-about = Radura, un tavolo digitale per giochi da tavolo moderni.
cli-about-play = gioca una partita nel terminale
cli-about-replay = rivedi una partita registrata, avanti e indietro
cli-about-games = elenca i giochi installati
cli-about-cards = elenca i componenti di un gioco con numeri, testo e fonte
cli-about-rules = elenca le regole di un gioco con i test che le provano
cli-about-check = controlla le leggi di un gioco su partite casuali
cli-about-verify = prova che il caso di una partita viene dal seme promesso
cli-about-analyse = analizza una partita conclusa: probabilità di vittoria, svolte, che cosa era meglio e quanto è costato
cli-about-export = trasforma i verbali in una tabella (Parquet) per l’apprendimento per imitazione e offline
cli-about-simulate = fa giocare molte partite ai giocatori virtuali e mostra i risultati
cli-about-ladder = valuta la forza dei giocatori virtuali di un gioco con partite tra vicini
cli-about-balance = dice che cosa rivelano sull’equilibrio di un gioco le partite di un giocatore virtuale contro sé stesso
cli-about-bench = misura la velocità di motore e server (in una copia di lavoro)
cli-about-serve = avvia il server dei tavoli
cli-about-think = fa pensare i giocatori virtuali su questo computer, per i server altrove
cli-about-backup = copia l’archivio del server mentre è in funzione
cli-about-new-game = scrive un piccolo gioco completo da cui partire
cli-commands = comandi:
cli-more = Senza comando “radura” apre il tavolo nel browser. “radura COMMAND --help” dice di più su un comando.
cli-usage = uso:
cli-arguments = argomenti
cli-options = opzioni

cli-arg-game = id di un gioco, vedi “radura games”
cli-arg-file = verbale di una partita
cli-arg-card = id o nome di un componente
cli-arg-rule = id di una regola, per esempio LF-8.11
cli-arg-bench = quali misure (tutte)
cli-arg-new-game = nome del nuovo gioco: lettere minuscole, cifre e _
cli-opt-help = mostra questo aiuto
cli-opt-version = mostra la versione, e se il motore è compilato
cli-opt-budget = quanto pensare a ogni decisione (0.5s)
cli-opt-plot = scrive la curva delle probabilità come disegno
cli-opt-analysis = scrive l’analisi in JSON; una interrotta prosegue lì
cli-engine-compiled = motore: compilato
cli-engine-interpreted = motore: interpretato
cli-engine-partly = motore: compilato; interpretati su di esso: { $games }
cli-opt-lang = lingua (altrimenti quella del sistema)
cli-opt-ids = solo gli id, uno per riga
cli-opt-seats = chi siede dove, separati da virgole: human o bot:LIVELLO (livelli: { $levels })
cli-opt-bots = quali giocatori virtuali siedono dove, separati da virgole: bot:LIVELLO, o con un tempo per pensare bot:LIVELLO@0.5s, bot:LIVELLO@2000it (livelli: { $levels })
cli-opt-seed = numero che decide tutto il caso (altrimenti uno segreto)
cli-opt-first-seed = seme della prima partita (0)
cli-opt-option = un’impostazione del gioco; si può ripetere
cli-opt-resume = riprende una partita salvata
cli-opt-save = dove salvare (altrimenti accanto alle altre tue partite)
cli-opt-slot = continua (o comincia) la campagna nello spazio N, da 1 a 3
cli-opt-from = continua in uno spazio da un salvataggio con nome
cli-opt-new = ricomincia nello spazio: la campagna che contiene va perduta
cli-opt-slots = elenca gli spazi campagna e i salvataggi con nome
cli-opt-at = posizione da mostrare: il numero di azioni giocate
cli-opt-draws = elenca ogni estrazione con i suoi numeri, per altri programmi
cli-opt-open = solo le regole senza test e senza motivo
cli-opt-games = numero di partite (200)
cli-opt-matches = numero di partite (100)
cli-opt-simulate-matches = numero di partite (100); ogni distribuzione ne prende una per posto, l’ultima può averne meno
cli-opt-random = comincia con un seme casuale
cli-opt-data = una cartella con contenuti per il gioco: una campagna di Storyfold, per esempio
cli-opt-every = controlla le leggi solo ogni N azioni (1)
cli-opt-jobs = numero di processi (1)
cli-opt-ray-jobs = numero di processi (1; con --ray: tutti i core del cluster)
cli-opt-ray = gioca su un cluster Ray: il suo indirizzo (HOST:PORTA, ray://HOST:PORTA), auto per quello di questo computer, o local per avviarne uno
cli-opt-fixed = tiene fissi i posti; altrimenti i giocatori virtuali si alternano
cli-opt-duels = numero di partite di ogni coppia, arrotondato a un numero pari: ogni distribuzione da entrambi i posti (100)
cli-opt-ladder-bots = chi viene valutato, dal più debole, separati da virgole (random, greedy e tutti i livelli)
cli-opt-results = annota ogni partita in questo file; quelle già scritte non si rigiocano
cli-opt-ladder-plot = scrive la classifica come disegno
cli-opt-page = scrive la classifica in questa pagina, al posto della precedente
cli-opt-balance-bot = il giocatore virtuale a tutti i posti (bot:master)
cli-opt-balance-page = scrive il rapporto in questa pagina, al posto del precedente
cli-opt-records = salva i verbali in questa cartella
cli-opt-export = scrive una riga per ogni posto di ogni partita: un file .csv, .json o .parquet
cli-opt-into = cartella in cui il gioco riceve la sua cartella (.)
cli-opt-host = indirizzo su cui ascoltare (127.0.0.1: solo questo computer)
cli-opt-port = porta su cui ascoltare (8765; 0: una libera)
cli-opt-database = dove salvare: un indirizzo postgresql:// o il percorso di un file SQLite
cli-opt-data-dir = cartella dell’archivio incorporato (altrimenti la tua cartella dati)
cli-opt-serve-data = un gioco con dati tuoi: carte corrette, un’espansione, una campagna; ripetibile
cli-opt-workers = processi in cui pensano i giocatori virtuali (altrimenti uno in meno dei processori)
cli-opt-processes = processi che servono insieme, su un archivio PostgreSQL
cli-opt-broker = ciò che porta i messaggi tra processi e server: redis:// o postgresql:// (più processi senza di esso: l’archivio)
cli-opt-think-workers = giocatori virtuali che pensano insieme (altrimenti uno per ogni processore)
cli-opt-origin = altro indirizzo con cui i browser trovano il server; ripetibile
cli-opt-log-level = che cosa scrivere nel registro (info)
cli-opt-browser = apri il browser
cli-opt-serve-check = dice che ne sarà delle partite salvate con questi giochi, senza avviare il server
cli-arg-backup = file per la copia; non deve ancora esistere
cli-opt-store = l’archivio da copiare: un indirizzo postgresql:// o il percorso di un file SQLite
cli-opt-store-dir = cartella dell’archivio incorporato da copiare (altrimenti la tua cartella dati)

# Input that cannot be taken
cli-err-command = Il comando “{ $given }” non esiste. Comandi: { $allowed }.
cli-err-required = Manca: { $given }. “{ $command } --help” mostra che cosa si può indicare.
cli-err-value-missing = { $given } vuole un valore. “{ $command } --help” mostra che cosa si può indicare.
cli-err-value-extra = { $given } non vuole un valore. “{ $command } --help” mostra che cosa si può indicare.
cli-err-extra = “{ $given }” non si capisce. “{ $command } --help” mostra che cosa si può indicare.
cli-err-usage = Non si capisce: { $why }. “{ $command } --help” mostra che cosa si può indicare.
cli-err-number = “{ $given }” non va bene per { $name }: serve un numero intero da { $least } a { $most }.
cli-err-option = “{ $given }” non è scritta come un’impostazione: CHIAVE=VALORE.
cli-err-seat = “{ $given }” non può sedersi. Ammessi: { $allowed }.
cli-err-resume-with = { $given } non si può cambiare in una partita che continua.
cli-err-resume-game = { $file } è una partita di { $expected }, non di { $given }.
cli-err-no-seed = Il seme di { $file } non è rivelato: la partita si può guardare, ma né continuare né verificare.
cli-arg-records = verbali di partite di un gioco, o cartelle che li contengono
cli-opt-to = il file da scrivere
cli-err-no-records = La cartella { $given } non contiene verbali (*.radura).
cli-export-bar = esportazione
cli-export-done = { $records ->
    [one] 1 verbale, { $decisions } decisioni: { $file }
   *[other] { $records } verbali, { $decisions } decisioni: { $file }
}
cli-try = Prova un gioco con gli ambienti di PettingZoo, Gymnasium e OpenSpiel, con i loro stessi test.
cli-try-passed = { $check }: superato
cli-try-failed = { $check }: non superato. { $why }
cli-err-export-form = “{ $given }” non indica una forma per i risultati: il nome deve finire in { $allowed }.
cli-err-exists = { $given } esiste già.
cli-err-new-game-name = “{ $given }” non è un nome per un gioco: lettere minuscole, cifre e _, prima una lettera, al massimo 30, nessuna parola riservata di Python.
cli-err-new-game-taken = Il nome “{ $given }” è già preso: si chiama così un gioco o un modulo di Python.
cli-err-card = Il componente “{ $given }” non esiste.
cli-err-rule = { $game } non ha la regola “{ $given }”.
cli-err-no-rules = { $given } non ha regole numerate.
cli-err-bench = Non c’è nulla da misurare: { $given } non esiste. Le misure vogliono una copia di lavoro del progetto.
cli-err-bench-name = La misura “{ $given }” non esiste. Note: { $allowed }.
cli-err-choice = “{ $given }” non è possibile per { $name }. Ammessi: { $allowed }.
cli-err-plot = La curva si scrive in SVG o PNG: “{ $given }” deve finire in .svg o .png.
cli-err-section = La pagina { $given } non dice dove sta la sezione: servono { $begin } e { $end }, una volta ciascuno e in quest’ordine, oppure nessuno dei due.
cli-err-ladder-plot = La classifica si scrive in SVG: “{ $given }” deve finire in .svg.
cli-err-ladder-bots = Una classifica vuole almeno due giocatori virtuali diversi, non “{ $given }”.
cli-err-ladder-rivals = { $given } si gioca senza rivali: non c’è nessuno da confrontare.
cli-err-balance-holds = { $given } non dice quali carte servono a un posto (Game.holds): il suo equilibrio non si può valutare.
cli-err-not-installed = Serve { $given }, che non è installato. Fa parte dell’extra “{ $extra }”; in una copia di lavoro: pip install ".[{ $extra }]"
cli-err-ray = Il cluster Ray “{ $given }” non si può usare: { $why }
cli-err-answer = “{ $given }” qui non è una risposta: un numero da 1 a { $most }, o “?” per l’aiuto.

# Lists
cli-game-line = { $id }: { $name }, posti: { $seats }, circa { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minuti
  }
cli-card-source = fonte: { $source }
cli-cards-total = { $kinds ->
    [one] { $kinds } tipo
   *[other] { $kinds } tipi
  }, { $items ->
    [one] { $items } pezzo
   *[other] { $items } pezzi
  }.
cli-rules-total = { $all } regole: { $proved } provate da test, { $untestable } non verificabili, { $open } aperte.
cli-rule-untestable = non verificabile: { $reason }
cli-rule-open = non provata da alcun test

# The line mode
cli-hidden = { $n ->
    [one] { $n } coperta
   *[other] { $n } coperte
  }
cli-ask = { $seat }, a te la scelta (? per l’aiuto):
cli-final = (definitivo)
cli-saved = Salvato. Riprendi con: { $command }
cli-over = La partita è registrata. Rivedila con: radura replay { $path }
cli-undone = { $seat } ha annullato l’ultima azione.
cli-pass-device = Passa il dispositivo a { $seat }.
cli-press-enter = Premi Invio quando nessun altro guarda.
cli-log-empty = Non è ancora successo nulla.
cli-why-nothing = È semplicemente il tuo turno.
cli-why-rule = Regola { $rule } (r { $rule } la mostra)
cli-rules-hint = r PAROLA, r SEZIONE o r NUMERO mostra che cosa ne dice il regolamento.
cli-rules-none = Nel regolamento non c’è nulla che corrisponda.
cli-card-copies = { $card }, { $n } copie
cli-winner = { $n ->
    [one] Vince: { $seats }
   *[other] Vincono: { $seats }
  }
cli-no-winner = Non vince nessuno.
cli-play-help =
    un numero  scegli quell’opzione (Invio, se è l’unica)
    u          annulla, fino all’ultimo momento in cui il caso ha deciso o qualcosa è stato rivelato
    t          mostra di nuovo il tavolo
    l          che cosa è successo finora
    w          perché ti si chiede
    h          che cosa sceglierebbe il computer, e perché
    ? NOME     perché un pezzo o un’azione ora non si può usare
    c NOME     che cosa dice una carta
    r PAROLA   il regolamento: una parola, una sezione o il numero di una regola
    q          salva ed esci
    Le opzioni con “(definitivo)” non si possono annullare.

# Replay, check, verify, simulate
cli-chance = caso
cli-replay-at = Posizione { $at } di { $most }.
cli-replay-ask = Invio: avanti, b: indietro, un numero: vai lì, q: esci.
cli-check-bar = controllo { $game }
cli-check-held = Tutte le leggi valgono in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
  } con { $decisions } decisioni (primo seme { $seed }).
cli-check-broken = La legge { $law } non vale: { $why }
cli-check-mistakes = { $n ->
    [one] { $n } errore nei dati del gioco.
   *[other] { $n } errori nei dati del gioco.
  }
cli-check-replay = Guarda la partita con: radura replay { $path }
cli-store-empty = In questo archivio non ci sono partite.
cli-store-game = { $game }, versione { $version } delle regole:
cli-store-waits = non ancora iniziate: { $n }
cli-store-goes-on = in corso, continuano come sono: { $n }
cli-store-resumed = in corso, continuano con queste regole da una posizione salvata: { $n }
cli-store-halted = in corso, si possono solo guardare, lasciare e scaricare: { $n }
cli-store-replayed = finite, si possono rivedere: { $n }
cli-store-shown = finite con regole precedenti, mostrate da posizioni salvate: { $n }
cli-store-called-off = annullate: { $n }
cli-store-unknown = di un gioco non installato: { $n }
cli-verify-commitment = Promesso prima della partita: { $commitment }
cli-verify-draws = Il seme mantiene la promessa, e tutte le { $draws } estrazioni che ha dato, tra { $actions } azioni, vengono da esso.
cli-verify-forced = Non provate: { $draws } estrazioni tra le prime { $forced } azioni, che vengono da un’altra partita.
cli-verify-past = Non provate: { $draws } estrazioni tra le prime { $past } azioni, giocate con la versione { $version } delle regole.
cli-verify-alone = Nessun posto ha aggiunto qualcosa al seme: chi l’ha fatto avrebbe potuto provarne più d’uno.
cli-verify-own = Il posto { $seat } ({ $name }) ha aggiunto un numero suo: { $nonce }
cli-verify-public = Il posto { $seat } ({ $name }) è di un giocatore automatico, con il numero pubblico di questa partita.
cli-verify-nothing = Il posto { $seat } ({ $name }) non ha aggiunto niente.
cli-simulate-bar = si gioca { $game }
cli-simulate-who = chi
cli-simulate-matches = partite
cli-simulate-wins = vittorie [95 %]
cli-simulate-return = risultato medio
cli-simulate-length = Decisioni in una partita: { $mean } ± { $half }
cli-simulate-speed = Decisioni al secondo: { $all } in tutto, { $core } per processo
cli-simulate-decided = Distribuzioni vinte dalla stessa parte da ogni posto: { $n } su { $deals }
cli-simulate-reason = { $share }: { $reason }
cli-ladder-bar = partite
cli-ladder-pair = { $one } contro { $other }
cli-ladder-title = { $game }: la forza dei giocatori virtuali
cli-ladder-heading = La forza dei giocatori virtuali
cli-ladder-who = chi
cli-ladder-rating-head = punteggio [95 %]
cli-ladder-rating = { $rating } ± { $half }
cli-ladder-fixed = { $rating }, fisso
cli-ladder-won = vinte
cli-ladder-duel = coppia
cli-ladder-budget = { $name } ({ $budget })
cli-ladder-below = { $n } partite, ogni distribuzione da entrambi i posti. 400 punti in più valgono dieci vittorie per ogni sconfitta; { $anchor } sta a { $at }.
cli-ladder-below-parts = { $n } partite, alcune distribuzioni da un posto solo. 400 punti in più valgono dieci vittorie per ogni sconfitta; { $anchor } sta a { $at }.
cli-balance-heading = Equilibrio
cli-balance-about = { $n } partite di { $players } contro sé stesso, ogni distribuzione una volta. Una carta conta per ogni posto che l’ha avuta; ciò che sta vicino alla meta capita ai vincitori più spesso che ai perdenti, quali che siano i suoi numeri.
cli-balance-end = fine
cli-balance-share = quota [95 %]
cli-balance-rounds = Round per partita: { $mean } ± { $half }
cli-balance-card = carta
cli-balance-kind = tipo
cli-balance-source = fonte
cli-balance-held = avuta
cli-balance-holder = vittorie di chi l’aveva [95 %]

# Il server
cli-home = Il tavolo si apre nel browser. Ctrl-C qui lo chiude; tutte le partite restano.
cli-backup-done = L’archivio è stato copiato in { $file }.

# Campagne
cli-slot = { $n }  { $what }
cli-slot-free = libero
cli-save-damaged = non si può leggere: { $why }
cli-named-save = “{ $name }”  { $what }
cli-saved-as = Salvato in { $path }.
cli-play-help-save = s NOME     salva la campagna con un nome (tra una Scena e l’altra)
cli-err-slots = { $game } non è una campagna: non ha spazi.
cli-err-slot = Lo spazio { $given } non esiste: gli spazi vanno da 1 a { $most }.
cli-err-slot-taken = Lo spazio { $slot } contiene una campagna ({ $what }). Scegline un altro, o aggiungi --new per rinunciare a quella.
cli-err-slot-with = { $given } non si può usare con gli spazi campagna.
cli-err-no-save-point = La campagna si può salvare con un nome solo tra una Scena e l’altra.
cli-err-no-save = Il salvataggio “{ $given }” non esiste. Salvataggi: { $allowed }.
cli-err-save-name = “{ $given }” non è un nome per un salvataggio: lettere, cifre, spazi e trattini, al massimo 40.

# Un nuovo gioco
cli-new-game-done = { $game } si trova in { $folder }. Entra nella cartella e poi: pip install --editable . && radura check { $game } && radura play { $game }

# The analysis of a match
cli-analyse-bar = decisioni
cli-analyse-title = { $game }: probabilità di vittoria
cli-analyse-below = { $n } decisioni, ognuna giudicata da ciò che il posto sapeva ({ $budget } ciascuna)
cli-analyse-sign = { $mark }, { $who }, { $change }
cli-analyse-best = { $played }. Meglio: { $best }
cli-analyse-change = { $sign }{ $n } %
cli-analyse-only = unica scelta
cli-analyse-mistake = errore
cli-analyse-luck = fortuna
cli-analyse-head-step = decisione
cli-analyse-head-who = chi
cli-analyse-head-mark = segno
cli-analyse-head-what = che cosa
cli-analyse-head-change = probabilità
cli-analyse-even = La partita non ha avuto svolte.
cli-analyse-found = { $who } ha trovato la scelta migliore nel { $share } % di { $n } decisioni: { $best } migliori, { $good } buone, imprecisioni: { $slip }, errori: { $mistake }.

# Lessons and puzzles
cli-about-learn = lezioni: un gioco passo per passo al suo tavolo
cli-about-puzzle = un problema: vinci ora, o salva la partita
cli-arg-lesson = la lezione; altrimenti la prima non finita
cli-arg-puzzle = il problema; altrimenti il primo non risolto
cli-opt-puzzles = elenca i problemi del gioco
