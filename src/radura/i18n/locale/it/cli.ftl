# The command line
cli-about = Radura, un tavolo digitale per giochi da tavolo moderni.
cli-about-play = gioca una partita nel terminale
cli-about-replay = ripercorre una partita registrata
cli-about-games = elenca i giochi installati
cli-about-cards = elenca i componenti di un gioco con numeri, testo e fonte
cli-about-rules = elenca le regole di un gioco e i test che le provano
cli-about-check = controlla le leggi di un gioco su partite casuali
cli-about-verify = prova che gli esiti casuali di una partita registrata vengono dal seme fissato in anticipo
cli-about-analyse = analizza una partita conclusa: probabilità di vittoria, svolte, scelte migliori ed errori
cli-about-export = converte le registrazioni in una tabella (Parquet) per l’apprendimento per imitazione e offline
cli-about-simulate = fa giocare molte partite ai giocatori virtuali e mostra i risultati
cli-about-ladder = valuta la forza dei giocatori virtuali di un gioco con partite tra livelli vicini
cli-about-balance = descrive l’equilibrio di un gioco in base alle partite di un giocatore virtuale contro sé stesso
cli-about-bench = misura la velocità del motore e del server (richiede una copia di lavoro)
cli-about-serve = avvia il server dei tavoli
cli-about-think = esegue i giocatori virtuali su questo computer per server su altri computer
cli-about-backup = copia l’archivio del server mentre è in funzione
cli-about-new-game = crea un piccolo gioco completo da cui partire
cli-commands = comandi:
cli-more = Senza comando “radura” apre il tavolo nel browser. Per l’aiuto su un comando: “radura COMMAND --help”.
cli-usage = uso:
cli-arguments = argomenti
cli-options = opzioni

cli-arg-game = id di un gioco; “radura games” li elenca
cli-arg-file = registrazione di una partita
cli-arg-card = id o nome di un componente
cli-arg-rule = id di una regola, per esempio LF-8.11
cli-arg-bench = misure da eseguire (predefinite: tutte)
cli-arg-new-game = nome del nuovo gioco: lettere minuscole, cifre e _
cli-opt-help = mostra questo aiuto
cli-opt-version = mostra la versione e se il motore è compilato
cli-opt-budget = tempo per pensare a ogni decisione (predefinito: 0.5s)
cli-opt-plot = salva il grafico delle probabilità come immagine
cli-opt-analysis = salva l’analisi in JSON; un’analisi interrotta riprende da questo file
cli-engine-compiled = motore: compilato
cli-engine-interpreted = motore: interpretato
cli-engine-partly = motore: compilato (interpretati: { $games })
cli-opt-lang = lingua (predefinita: quella del sistema)
cli-opt-ids = elenca solo gli id, uno per riga
cli-opt-seats = chi siede a ogni posto, separati da virgole: human o bot:LIVELLO (livelli: { $levels }; predefinito: human, poi bot:greedy)
cli-opt-bots = giocatori virtuali per i posti, separati da virgole: bot:LIVELLO, o con un tempo per pensare bot:LIVELLO@0.5s, bot:LIVELLO@2000it (livelli: { $levels }; predefinito: bot:greedy a ogni posto)
cli-opt-seed = seme di tutti gli esiti casuali (predefinito: uno segreto)
cli-opt-first-seed = seme della prima partita (predefinito: 0)
cli-opt-option = un’impostazione del gioco; ripetibile
cli-opt-resume = riprende una partita salvata
cli-opt-save = dove salvare (predefinito: con le altre tue partite; una partita di soli bot non viene salvata)
cli-opt-slot = continua o comincia la campagna nello slot N, da 1 a 3
cli-opt-from = continua da un salvataggio con nome, in uno slot libero
cli-opt-new = ricomincia nello slot ed elimina la campagna che contiene
cli-opt-slots = elenca gli slot delle campagne e i salvataggi con nome
cli-opt-at = posizione da mostrare: il numero di azioni giocate
cli-opt-draws = elenca ogni estrazione con i suoi numeri, per altri programmi
cli-opt-open = elenca solo le regole senza un test o un motivo
cli-opt-games = numero di partite (predefinito: 200)
cli-opt-matches = numero di partite (predefinito: 100)
cli-opt-simulate-matches = numero di partite (predefinito: 100); ogni distribuzione si gioca una volta per posto, l’ultima forse meno volte
cli-opt-random = comincia con un seme casuale
cli-opt-data = cartella con contenuti per il gioco, per esempio una campagna di Storyfold
cli-opt-every = controlla le leggi solo ogni N azioni (predefinito: 1)
cli-opt-jobs = numero di processi (predefinito: 1)
cli-opt-ray-jobs = numero di processi (predefinito: 1; con --ray: tutti i core del cluster)
cli-opt-ray = gioca su un cluster Ray: il suo indirizzo (HOST:PORTA, ray://HOST:PORTA), “auto” per quello su questo computer, o “local” per avviarne uno
cli-opt-fixed = tiene i giocatori virtuali ai loro posti, senza farli ruotare
cli-opt-duels = numero di partite per coppia, arrotondato a un numero pari; ogni distribuzione si gioca da entrambi i posti (predefinito: 100)
cli-opt-ladder-bots = giocatori virtuali da valutare, dal più debole, separati da virgole (predefinito: random, greedy e tutti i livelli)
cli-opt-results = aggiunge ogni risultato a FILE; le partite già presenti vengono saltate
cli-opt-ladder-plot = salva la classifica come immagine
cli-opt-page = scrive la classifica in questa pagina, al posto della precedente
cli-opt-balance-bot = giocatore virtuale a tutti i posti (predefinito: bot:master)
cli-opt-balance-page = scrive il rapporto in questa pagina, al posto del precedente
cli-opt-records = salva le registrazioni in questa cartella
cli-opt-export = scrive una riga per ogni posto e partita in un file .csv, .json o .parquet; ripetibile
cli-opt-into = cartella in cui creare quella del gioco (predefinita: .)
cli-opt-host = indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questo computer)
cli-opt-port = porta su cui ascoltare (predefinita: 8765; 0: una libera)
cli-opt-database = dove salvare le partite: un indirizzo postgresql:// o il percorso di un file SQLite (predefinito: l’archivio incorporato)
cli-opt-data-dir = cartella dell’archivio incorporato (predefinita: la tua cartella dati)
cli-opt-serve-data = usa dati tuoi per un gioco: carte corrette, un’espansione o una campagna; ripetibile
cli-opt-workers = processi in cui pensano i giocatori virtuali (predefinito: uno in meno dei core)
cli-opt-processes = processi del server che condividono un archivio PostgreSQL (predefinito: 1)
cli-opt-broker = broker dei messaggi tra processi e server: redis:// o postgresql:// (predefinito con più processi: l’archivio)
cli-opt-think-workers = giocatori virtuali che pensano allo stesso tempo (predefinito: uno per core)
cli-opt-origin = un altro indirizzo al quale i browser raggiungono il server; ripetibile
cli-opt-log-level = livello minimo dei messaggi nel log (predefinito: info)
cli-opt-browser = apre il browser
cli-opt-serve-check = mostra che cosa succede alle partite salvate con i giochi installati, poi termina
cli-arg-backup = file per la copia; non deve ancora esistere
cli-opt-store = archivio da copiare: un indirizzo postgresql:// o il percorso di un file SQLite (predefinito: l’archivio incorporato)
cli-opt-store-dir = cartella dell’archivio incorporato da copiare (predefinita: la tua cartella dati)

# Invalid input
cli-err-command = Comando sconosciuto: “{ $given }”. Comandi: { $allowed }.
cli-err-required = Manca: { $given }. Vedi “{ $command } --help”.
cli-err-value-missing = { $given } richiede un valore. Vedi “{ $command } --help”.
cli-err-value-extra = { $given } non accetta un valore. Vedi “{ $command } --help”.
cli-err-extra = Argomento sconosciuto: “{ $given }”. Vedi “{ $command } --help”.
cli-err-usage = Argomenti non validi: { $why }. Vedi “{ $command } --help”.
cli-err-number = “{ $given }” non è un valore valido per { $name }. Indica un numero intero da { $least } a { $most }.
cli-err-option = “{ $given }” non è un’impostazione valida. Scrivi CHIAVE=VALORE.
cli-err-seat = Giocatore sconosciuto: “{ $given }”. Scegli tra: { $allowed }.
cli-err-resume-with = { $given } non si può cambiare in una partita salvata. Per continuarla, omettilo.
cli-err-resume-game = { $file } è una partita di { $expected }, non di { $given }.
cli-err-no-seed = Il seme di { $file } non è rivelato: la partita si può rivedere, ma non continuare né verificare.
cli-arg-records = registrazioni di partite di un gioco, o cartelle che le contengono
cli-opt-to = file da scrivere (predefinito: decisions.parquet)
cli-err-no-records = Nella cartella { $given } non ci sono registrazioni (*.radura).
cli-export-bar = esportazione
cli-export-done = { $records ->
    [one] 1 registrazione, { $decisions } decisioni: { $file }
   *[other] { $records } registrazioni, { $decisions } decisioni: { $file }
}
cli-try = Controlla se un gioco è adatto all’apprendimento e alla ricerca ad albero.
cli-try-arg-game = id di un gioco (si controllano anche osservazioni e ambienti) o nome di un qualsiasi gioco di OpenSpiel
cli-try-positions = posizioni di partite casuali da esaminare (predefinito: 500)
cli-try-seed = numero della prima partita casuale (predefinito: 1)
cli-try-parts =
    Gli stati d’informazione e le ridistribuzioni si controllano in tre parti:
      1. Stati con la stessa stringa per un posto hanno per esso le stesse azioni legali e le stesse osservazioni.
      2. Dove a un posto è nascosto qualcosa, non tutte le sue ridistribuzioni sono lo stato vero.
      3. Di nuovo la prima parte, per stati ridistribuiti una decisione prima e proseguiti con le stesse azioni.
    Codice d’uscita: 0 tutto superato, 1 qualcosa non superato, 2 il gioco non si può controllare.
cli-try-strings = 1. stati d’informazione uguali
cli-try-hidden = 2. ridistribuzioni dove qualcosa è nascosto
cli-try-carried = 3. ridistribuzioni una decisione prima
cli-try-passed = { $check }: superato
cli-try-compared = { $check }: superato, { $n } confronti
cli-try-failed = { $check }: non superato. { $why }
cli-try-differs = Il posto { $seat } ha lo stesso { $what } in due stati, ma non lo stesso { $others } (partita casuale { $match }, dopo { $action } azioni).
cli-try-own = Una ridistribuzione per il posto { $seat } ha cambiato il suo { $what } (partita casuale { $match }, dopo { $action } azioni).
cli-try-truth = Il posto { $seat } non può conoscere tutte le carte, ma { $n } ridistribuzioni per esso erano tutte lo stato vero (partita casuale { $match }, dopo { $action } azioni).
cli-try-no-deals = Questo gioco non si può ridistribuire, quindi non c’è nulla da confrontare: { $why }
cli-err-export-form = Il formato di “{ $given }” non si riconosce. Usa uno di questi: { $allowed }.
cli-err-exists = { $given } esiste già. Scegli un altro nome.
cli-err-new-game-name = “{ $given }” non è un nome valido per un gioco. Usa al massimo 30 lettere minuscole, cifre e _, con una lettera all’inizio; le parole riservate di Python non sono ammesse.
cli-err-new-game-taken = Il nome “{ $given }” è già di un altro gioco o di un modulo di Python. Scegline un altro.
cli-err-card = Il componente “{ $given }” non esiste.
cli-err-rule = { $game } non ha la regola “{ $given }”. “radura rules { $game }” elenca tutte le regole.
cli-err-no-rules = { $given } non ha regole numerate.
cli-err-bench = Non c’è nulla da misurare: { $given } non esiste. Le misure richiedono una copia di lavoro del progetto.
cli-err-bench-name = Misura sconosciuta: “{ $given }”. Scegli tra: { $allowed }.
cli-err-choice = “{ $given }” non è un valore valido per { $name }. Scegli tra: { $allowed }.
cli-err-plot = Il grafico si salva in SVG o PNG: “{ $given }” deve finire in .svg o .png.
cli-err-section = La sezione non è stata trovata in { $given }. Nella pagina servono { $begin } e { $end }, una volta ciascuno e in quest’ordine, oppure nessuno dei due.
cli-err-ladder-plot = La classifica si salva in SVG: “{ $given }” deve finire in .svg.
cli-err-ladder-bots = Per una classifica servono almeno due giocatori virtuali diversi, non “{ $given }”.
cli-err-ladder-rivals = { $given } si gioca senza rivali: non c’è nessuno da confrontare.
cli-err-balance-holds = { $given } non dichiara quali carte servono a un posto (Game.holds): il suo equilibrio non si può misurare.
cli-err-not-installed = { $given } non è installato. Fa parte dell’extra “{ $extra }”; in una copia di lavoro: pip install ".[{ $extra }]"
cli-err-ray = Impossibile usare il cluster Ray “{ $given }”: { $why }
cli-err-answer = “{ $given }” non è un’opzione. Indica un numero da 1 a { $most }, o “?” per l’aiuto.

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
cli-rules-none = Nel regolamento non si è trovato nulla.
cli-card-copies = { $card }, { $n } copie
cli-winner = { $n ->
    [one] Vince: { $seats }
   *[other] Vincono: { $seats }
  }
cli-no-winner = Non vince nessuno.
cli-play-help =
    un numero  sceglie quell’opzione (Invio, se è l’unica)
    u          annulla, se nel frattempo il caso non ha deciso e nulla è stato rivelato
    t          mostra di nuovo il tavolo
    l          mostra che cosa è successo finora
    w          mostra perché devi scegliere
    h          mostra che cosa sceglierebbe il computer, e perché
    ? NOME     mostra perché un pezzo o un’azione ora non si può usare
    c NOME     mostra il testo di una carta
    r PAROLA   cerca nel regolamento una parola, una sezione o il numero di una regola
    q          salva ed esce
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
cli-check-replay = Rivedi la partita con: radura replay { $path }
cli-store-empty = In questo archivio non ci sono partite.
cli-store-game = { $game }, versione { $version } delle regole:
cli-store-waits = non ancora iniziate: { $n }
cli-store-goes-on = in corso, nessun cambiamento: { $n }
cli-store-resumed = in corso, continuano con queste regole da una posizione salvata: { $n }
cli-store-halted = in corso, si possono solo guardare, lasciare e scaricare: { $n }
cli-store-replayed = finite, si possono rivedere: { $n }
cli-store-shown = finite con regole precedenti, mostrate da posizioni salvate: { $n }
cli-store-called-off = annullate: { $n }
cli-store-unknown = di un gioco non installato: { $n }
cli-verify-commitment = Impegno preso prima della partita: { $commitment }
cli-verify-draws = Il seme corrisponde all’impegno, e tutte le { $draws } estrazioni fatte con esso, in { $actions } azioni, sono confermate.
cli-verify-forced = Non provate: { $draws } estrazioni nelle prime { $forced } azioni, che vengono da un’altra partita.
cli-verify-past = Non provate: { $draws } estrazioni nelle prime { $past } azioni, giocate con la versione { $version } delle regole.
cli-verify-alone = Nessun posto ha contribuito al seme: chi l’ha creato avrebbe potuto provarne più d’uno.
cli-verify-own = Il posto { $seat } ({ $name }) ha contribuito con un proprio numero: { $nonce }
cli-verify-public = Il posto { $seat } ({ $name }) è di un giocatore virtuale e ha contribuito con il numero pubblico di questa partita.
cli-verify-nothing = Il posto { $seat } ({ $name }) non ha contribuito.
cli-simulate-bar = si gioca { $game }
cli-simulate-who = chi
cli-simulate-matches = partite
cli-simulate-wins = vittorie [95 %]
cli-simulate-return = risultato medio
cli-simulate-length = Decisioni in una partita: { $mean } ± { $half }
cli-simulate-speed = Decisioni al secondo: { $all } in totale, { $core } per processo
cli-simulate-decided = Distribuzioni vinte dallo stesso giocatore da ogni posto: { $n } su { $deals }
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
cli-ladder-below = { $n } partite, ogni distribuzione giocata da entrambi i posti. Una differenza di 400 punti vale dieci vittorie per ogni sconfitta; { $anchor } è fissato a { $at }.
cli-ladder-below-parts = { $n } partite, alcune distribuzioni giocate da un posto solo. Una differenza di 400 punti vale dieci vittorie per ogni sconfitta; { $anchor } è fissato a { $at }.
cli-balance-heading = Equilibrio
cli-balance-about = { $n } partite di { $players } contro sé stesso, ogni distribuzione giocata una volta. Una carta conta per ogni posto che l’ha avuta. Le carte prese vicino alla meta le hanno più spesso i vincitori dei perdenti, per quanto siano forti.
cli-balance-end = fine
cli-balance-share = quota [95 %]
cli-balance-rounds = Round per partita: { $mean } ± { $half }
cli-balance-card = carta
cli-balance-kind = tipo
cli-balance-source = fonte
cli-balance-held = avuta
cli-balance-holder = vittorie di chi l’aveva [95 %]

# Il server
cli-home = Il tavolo si apre nel browser. Premi Ctrl-C qui per fermarlo; tutte le partite restano salvate.
cli-backup-done = L’archivio è stato copiato in { $file }.

# Campagne
cli-slot = { $n }  { $what }
cli-slot-free = libero
cli-save-damaged = non si può leggere: { $why }
cli-named-save = “{ $name }”  { $what }
cli-saved-as = Salvato in { $path }.
cli-play-help-save = s NOME     salva la campagna con un nome (tra una Scena e l’altra)
cli-err-slots = { $game } non è una campagna: non ha slot.
cli-err-slot = Lo slot { $given } non esiste. Scegli da 1 a { $most }.
cli-err-slot-taken = Lo slot { $slot } contiene già una campagna ({ $what }). Scegline un altro, o aggiungi --new per eliminarla.
cli-err-slot-with = { $given } non si può usare con gli slot delle campagne.
cli-err-no-save-point = Una campagna si può salvare con un nome solo tra una Scena e l’altra.
cli-err-no-save = Il salvataggio “{ $given }” non esiste. Salvataggi: { $allowed }.
cli-err-save-name = “{ $given }” non è un nome valido per un salvataggio. Usa al massimo 40 lettere, cifre, spazi e trattini.

# Un nuovo gioco
cli-new-game-done = { $game } è stato creato in { $folder }. Entra nella cartella ed esegui: pip install --editable . && radura check { $game } && radura play { $game }

# The analysis of a match
cli-analyse-bar = decisioni
cli-analyse-title = { $game }: probabilità di vittoria
cli-analyse-below = { $n } decisioni, ognuna giudicata da ciò che il posto sapeva ({ $budget } per decisione)
cli-analyse-sign = { $mark }, { $who }, { $change }
cli-analyse-best = { $played }. Meglio: { $best }
cli-analyse-change = { $sign }{ $n } %
cli-analyse-only = unica scelta
cli-analyse-mistake = errore
cli-analyse-luck = fortuna
cli-analyse-head-step = decisione
cli-analyse-head-who = chi
cli-analyse-head-mark = genere
cli-analyse-head-what = che cosa
cli-analyse-head-change = probabilità
cli-analyse-even = La partita non ha avuto svolte.
cli-analyse-found = { $who } ha trovato la scelta migliore nel { $share } % di { $n } decisioni: { $best } migliori, { $good } buone, imprecisioni: { $slip }, errori: { $mistake }.

# Lessons and puzzles
cli-about-learn = insegna un gioco passo per passo al suo tavolo
cli-about-puzzle = propone un problema: vinci ora, o salva la partita
cli-arg-lesson = lezione (predefinita: la prima non finita)
cli-arg-puzzle = problema (predefinito: il primo non risolto; senza GAME: il problema del giorno)
cli-opt-puzzles = elenca i problemi del gioco
