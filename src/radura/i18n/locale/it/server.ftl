# Giocatori automatici
srv-bot-random = Sognatore
srv-bot-random-about = Gioca quel che gli viene in mente e perdona ogni svista.
srv-bot-greedy = Novizio
srv-bot-greedy-about = Prende il meglio a portata di mano e di rado guarda oltre.

# Come finisce una partita al di fuori delle regole
srv-end-left = Qualcuno ha lasciato il tavolo.
srv-end-agreement = Conclusa di comune accordo.
srv-end-given-up = Abbandonata.
srv-end-time = Il tempo del posto { $seat } è scaduto.
srv-end-old-rules = Interrotta: le regole sono cambiate.

# Richieste non eseguite
srv-err-busy = Troppe richieste in attesa a questo tavolo. Riprova tra un attimo.
srv-err-stale = Nel frattempo il tavolo è cambiato; guarda di nuovo.
srv-err-store = Non è stato possibile salvare la mossa, che quindi non è stata fatta. Nulla è cambiato; riprova.
srv-err-doubt = L’archivio è sparito prima di dire se questo è stato salvato. Guarda di nuovo tra un attimo.
srv-err-internal = Qualcosa è andato storto sul server. Nulla è cambiato.
srv-err-not-seated = Non siedi a questo tavolo.
srv-err-not-running = Questa partita non è in corso.
srv-err-not-begun = Questa partita non è ancora iniziata.
srv-err-not-sealed = I numeri si dicono quando tutti i posti sono occupati.
srv-err-nonce = Questo non è il numero promesso.
srv-err-not-over = Sarà possibile a partita finita.
srv-err-old-rules = Le regole sono cambiate da quando questa partita è iniziata, e quelle nuove non possono continuarla. Si può guardarla e lasciarla; poi se ne può scaricare il verbale.
srv-err-not-your-turn = Non è il tuo turno.
srv-err-hint-people = I suggerimenti sono solo per chi gioca senza altre persone.
srv-err-proposed = È già stato proposto; attendi le risposte.
srv-err-no-proposal = Questa proposta non c’è più.
srv-err-no-such-seat = Questo posto non esiste.
srv-err-not-absent = Vale solo per il posto di chi ha lasciato il tavolo, o manca da molto quando è il suo turno.
srv-err-no-free-seat = A questo tavolo non c’è un posto libero per te.
srv-err-no-seat-for-you = Almeno un posto dev’essere tuo.
srv-err-no-match = Questa partita non esiste oppure è privata.
srv-err-no-step = La posizione { $given } non esiste; l’ultima è la { $most }.
srv-err-branch-seats = Sono stati indicati { $given } posti, la partita ne ha { $expected }.
srv-err-eyes = Non puoi guardare con questi occhi finché la partita, o un’altra con le stesse carte coperte, è in corso.
srv-err-veiled = Le carte coperte di questa partita sono anche in un’altra ancora in corso. Si vedrà tutto quando sarà finita anche quella.
srv-err-token = Serve un codice personale valido.
srv-err-recovery = Qui nessuno ha (più) questo codice.
srv-err-recovery-slip = Il codice non è scritto bene: ricontrolla ogni lettera.
srv-err-rate = Troppe richieste; rallenta un po’.
srv-err-full = Il server non ha posto per un altro collegamento. Riprova tra un attimo.
srv-err-connections = Troppi collegamenti dal tuo indirizzo. Chiudine qualcuno, oppure riprova tra un attimo.
srv-err-head = L’intestazione della richiesta è troppo lunga.
srv-err-slow = La richiesta non è arrivata in tempo.
srv-err-message = Il messaggio è incomprensibile: { $why }
srv-err-request = La richiesta è incomprensibile: { $why }
srv-err-hello = Prima bisogna salutare.
srv-err-hello-twice = Hai già salutato.
srv-err-not-joined = Prima bisogna venire al tavolo.
srv-err-too-many-tables = Puoi stare a { $most } tavoli alla volta.
srv-err-too-many-records = Puoi conservare { $most } verbali letti da file. Prima eliminane uno.
srv-err-not-yours = Solo chi l’ha letto da un file può eliminare un verbale.
srv-err-not-found = Qui non c’è nulla.
srv-err-too-long = È troppo lungo.
srv-err-host = Questo server non risponde a quel nome.
srv-err-origin = Questo server non cambia nulla per conto di altri siti.
srv-err-name = Un nome ha da 1 a 40 segni visibili e non inizia né finisce con uno spazio.
srv-err-listen = Impossibile ascoltare su { $given }: { $why }.
srv-err-store-busy = L’archivio { $given } è già usato da un altro server.
srv-err-store-open = L’archivio { $given } non può essere aperto: { $why }
srv-err-store-newer = L’archivio { $given } è stato scritto da una versione più recente di Radura; questa non può leggerlo.
srv-err-store-kind = Il tipo di archivio { $given } non è conosciuto; indica un file, oppure postgresql://utente:password@host/nome.
srv-err-backup-exists = { $given } esiste già; scegli un altro file per la copia.
srv-err-backup-tool = Serve il programma { $given }, che non è installato.

# Il server chiude un collegamento
srv-bye-slow = Il collegamento è troppo lento per seguire.
srv-bye-silent = Su questo collegamento nessuno ha salutato.
srv-bye-flood = Troppi messaggi incomprensibili.
srv-bye-version = La pagina è di una versione diversa dal server; ricaricala.
srv-bye-token = Il tuo link personale è stato rinnovato; usa quello nuovo.

srv-warn-network = Chiunque raggiunga questo computer può ora venire ai suoi tavoli. Senza TLS i link personali si possono intercettare in transito: metti davanti un server web (docs/operating.md).
srv-page-missing = Il server è in funzione, ma in questa installazione manca il tavolo per il browser. Costruiscilo con “make web” nella cartella del progetto e riavvia il server.
