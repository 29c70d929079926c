# Texts of the browser
shell-title = Radura: quattro giochi in una radura
shell-title-turn = ● Tocca a te · { $game }
shell-games = Giochi
shell-guest = Ospite
shell-player = Giocatore { $n }
shell-loading = Caricamento del tavolo …
shell-close = Chiudi
shell-tools = Strumenti
shell-language = Lingua
shell-settings = Impostazioni
shell-your-name = Il tuo nome
shell-theme = Tema
shell-theme-auto = Come il dispositivo
shell-theme-light = Chiaro
shell-theme-dark = Scuro
shell-speed = Animazioni
shell-speed-off = Disattivate
shell-speed-fast = Veloci
shell-speed-normal = Normali
shell-speed-slow = Lente
shell-set-sound = Suoni
shell-set-sound-help = Per carte, dadi e il tuo turno.
shell-set-confirm = Conferma le scelte che non si possono annullare
shell-set-confirm-help = Le scelte con il lucchetto richiedono un secondo clic.
shell-set-notify = Avvisami
shell-set-notify-help = Quando tocca a te e la pagina è nascosta.
shell-set-large-text = Testo grande
shell-set-large-text-help = Ingrandisce tutto di circa un quinto.
shell-set-patterns = Motivi per i colori
shell-set-patterns-help = Utile se i colori si distinguono male.
shell-set-effects = Grana della carta e ombre
shell-set-effects-help = Da disattivare sui dispositivi lenti.
shell-lobby = Tutti i giochi
shell-seats-n = { $n ->
     [one] 1 posto
    *[other] { $n } posti
 }
shell-seats-range = da { $least } a { $most } posti
shell-minutes = { $n } min
shell-play-computer = Gioca col computer
shell-invite-friend = Invita un amico
shell-open-book = Apri il libro
shell-more-options = Opzioni
shell-my-matches = Le mie partite
shell-waiting-n = { $n ->
     [0] nessuna ti aspetta
     [one] 1 ti aspetta
    *[other] { $n } ti aspettano
 }
shell-watch-tables = Tavoli aperti
shell-finished = Finite
shell-records = Da file
shell-record-delete = Elimina
shell-record-delete-sure = Eliminare davvero?
shell-campaign-slot = Slot { $n }
shell-campaign-name = Nome della copia
shell-campaign-new = Nuova campagna
shell-campaign-continue = Continua
shell-campaign-keep = Salva una copia
shell-campaign-kept = Copie salvate
shell-campaign-go-on = Riprendi da qui
shell-campaign-way = Il tuo cammino finora
shell-campaign-waiting = Legato, in attesa
shell-campaign-blank = Ancora bianco
shell-campaign-ahead = Il cammino davanti a te: { $n } capitoli, ognuno da giocare in una seduta
shell-campaign-endings = { $n ->
     [one] Un finale
    *[other] { $n } finali: le tue scelte portano a uno
 }
shell-campaign-untie = Sciogli il nastro
shell-campaign-reader = Un solo lettore, circa { $n ->
     [one] un’ora
    *[other] { $n } ore
 } in tutto. Il libro tiene il segno.
shell-replay-file = Rivedi un file
shell-credits = Riconoscimenti
shell-saved = Tutto è salvato dopo ogni mossa.
shell-install = Installa come app
shell-join-link = Link di un amico
shell-join = Entra
shell-join-bad-link = Questo non è un link d’invito.
shell-join-title = { $who } ti invita a { $game }
shell-join-mine = Hai già un posto a questo tavolo.
shell-join-full = Tutti i posti sono occupati; puoi guardare.
shell-join-off = Questa partita è stata annullata.
shell-sit-down = Siediti
shell-to-table = Al tavolo
shell-watch = Guarda
shell-against = contro { $who }
shell-decisions = { $n ->
     [one] 1 decisione
    *[other] { $n } decisioni
 }
shell-open-seats = Posto libero
shell-seat = Posto { $n }
shell-same-name = { $name } { $n }
shell-seat-free = posto libero
shell-clock = Tempo
shell-clock-none = Senza orologio
shell-clock-quick = Rapida
shell-clock-calm = Tranquilla
shell-clock-days = Giorni per mossa
shell-clock-none-help = Prenditi tutto il tempo che vuoi.
shell-clock-quick-help = 10 minuti a testa, più 5 secondi per mossa.
shell-clock-calm-help = 25 minuti a testa, più 10 secondi per mossa.
shell-clock-days-help = Fino a 3 giorni per mossa. Nel frattempo puoi chiudere la pagina.
shell-start-who = Chi siede al tavolo?
shell-start-sizes = Numero di posti
shell-start-size = { $n ->
     [1] Da solo
     [2] In due
     [3] In tre
     [4] In quattro
    *[other] { $n } posti
 }
shell-start-seat = Posto { $n }: { $who }
shell-start-name = Nome del posto { $n }
shell-start-sits = Chi siede al posto { $n }?
shell-start-levels = Livello del computer
shell-start-me = Tu
shell-start-me-is = Questo sei tu
shell-start-me-help = Scegli chi gioca qui: tu passi al posto successivo.
shell-start-bot = Computer
shell-start-bot-is = Computer
shell-start-friend = Amico con link
shell-start-friend-name = Un amico
shell-start-friend-one = un amico
shell-start-friend-is = Entra con il link
shell-start-friend-help = Ricevi un link da mandare. La prima persona che lo segue prende il posto; non serve un account.
shell-start-local = A questo schermo
shell-start-local-is = A questo schermo
shell-start-local-help = Condividete lo schermo. Tra un turno e l’altro tutto resta coperto finché la persona successiva non è pronta.
shell-start-anybody = Chiunque
shell-start-anybody-name = Chiunque
shell-start-anybody-one = chiunque
shell-start-anybody-is = Tra i tavoli aperti
shell-start-anybody-help = Il tavolo compare tra quelli aperti su questo server: chi vuole può sedersi.
shell-start-solo-help = Giochi da solo, contro il gioco stesso.
shell-start-minutes = circa { $n } minuti
shell-start-when = { $who }: la partita comincia quando l’ultimo posto è occupato.
shell-start-watch = Chi può guardare
shell-start-watch-few = Chi ha il link
shell-start-watch-few-help = Nessun altro può trovare il tavolo.
shell-start-watch-all = Chiunque
shell-start-watch-all-help = Il tavolo compare tra quelli aperti.
shell-level-elsewhere = Aggiunto su questo server; la sua forza non è stata misurata.
shell-start = Comincia
shell-make-invitation = Crea un invito
shell-invite-title = Manda questo link a un amico
shell-invite-help = La partita comincia appena tutti i posti sono presi.
shell-invite-link = Link d’invito
shell-shuffle-title = Tutti mescolano
shell-shuffle-help = Ogni dispositivo aggiunge un suo numero alla mescolata. Ci vuole un momento.
shell-shuffle-waits = Tutti i posti sono presi. Prima di distribuire, ogni dispositivo aggiunge un suo numero alla mescolata: la partita comincia quando arriva al tavolo { $who }.
shell-copy = Copia il link
shell-copied = Copiato
shell-call-off = Annulla la partita
shell-my-link = Il tuo link personale
shell-my-link-help = Aprilo su un altro dispositivo per continuare lì le tue partite. Chi lo possiede può giocare al posto tuo: tienilo per te.
shell-my-link-renew = Crea un nuovo link; il vecchio, gli altri dispositivi e il codice di recupero non valgono più
shell-me = Tu in questo browser
shell-me-open = Identità, link, codice di recupero
shell-me-ask = Continuare come { $name } in questo browser?
shell-me-ask-stays = Qui è stato aperto un link personale. Ora sei { $name }: questo browser conserva l’identità, e da questa pagina puoi tornarci quando vuoi.
shell-me-ask-nobody = Qui è stato aperto un link personale. Chi lo possiede può giocare come questa persona: continua solo se è il tuo.
shell-me-be = Continua come { $name }
shell-me-stay = Resta { $name }
shell-me-link-bad = Questo link è scaduto o è stato sostituito. Non è cambiato nulla.
shell-me-here = Persone in questo browser
shell-me-nobody = Ancora nessuno. La prima persona che gioca inserisce un nome.
shell-me-now = Tu, ora
shell-me-forget = Dimentica
shell-me-forget-who = Dimentica { $name }
shell-me-forget-sure = Senza un link personale o un codice di recupero nessuno potrà più essere { $name }: posti e partite non saranno più raggiungibili. Prima annota un codice.
shell-me-forget-really = Dimentica per sempre
shell-me-keep = Conserva
shell-code = Codice di recupero
shell-code-help = Annotalo e tienilo al sicuro. Se perdi questo dispositivo, il codice ti dà accesso da un altro. I dispositivi che hanno già accesso lo mantengono.
shell-code-new = Crea un codice; quello precedente non varrà più
shell-code-restore = Usa un codice di recupero
shell-code-use = Continua come questa persona
shell-time-left = Tempo rimasto: { $who }
shell-days = { $n ->
     [one] 1 giorno
    *[other] { $n } giorni
 }
shell-table = Tavolo
shell-parts = Parti del tavolo
shell-choices = Scelte
shell-options = { $n ->
     [one] 1 scelta
    *[other] { $n } scelte
 }
shell-options-here = { $place }: { $n ->
     [one] 1 scelta
    *[other] { $n } scelte
 }
shell-item-state = { $item }, { $state }
shell-item-shows = { $item }: mostra { $face }
shell-item-in = { $item }, { $place }
shell-face-down = Carta coperta
shell-face-down-n = { $n ->
     [one] 1 coperta
    *[other] { $n } coperte
 }
shell-why = Perché?
shell-final = non si può annullare
shell-confirm-again = Ancora una volta per confermare: non si può annullare
shell-more = altre { $n }
shell-undo = Annulla
shell-more-below = Altro più sotto
shell-more-below-named = Più sotto: { $what }
shell-roll-again = { $n ->
        [one] Ritira { $n } dado
       *[other] Ritira { $n } dadi
    }
shell-look = Guarda da vicino
shell-not-now = Ora no, e perché
shell-rule = Mostra la regola
shell-rule-ids = Numeri delle regole
shell-hint = Suggerimento
shell-hinted = { $n ->
    [1] L’unica scelta
    [2] Due buone scelte
   *[other] Tre buone scelte
}
shell-hint-rank = Suggerimento { $rank }:
shell-hint-best = La scelta migliore: { $option }
shell-hint-option = { $rank }. { $option }
shell-hint-chance = { $chance } % ± { $margin }
shell-hint-chance-about = { $goal } { $chance } %, da { $low } a { $high }
shell-hint-beside-next = Rispetto alla seconda scelta:
shell-hint-beside-best = Rispetto alla scelta migliore:
shell-hint-tries = { $goal } dopo { $n } prove
shell-hint-greedy = Giudicate da ciò che segue subito dopo
shell-hint-flag = scelta { $rank }
shell-hint-flag-chance = scelta { $rank }: { $chance } %
shell-hint-sure = Quanto è sicuro?
shell-hint-back = Torna alle mie scelte
shell-hint-thinking = Il computer sta pensando…
shell-rules = Regole
shell-rules-of = Come si gioca a { $game }
shell-rules-search = Cerca nelle regole, o un numero di regola
shell-rules-found = { $n ->
     [one] 1 sezione
    *[other] { $n } sezioni
 }
shell-rules-none = Nessun risultato.
shell-contents = Indice
shell-log = Diario
shell-log-empty = Non è ancora successo nulla.
shell-chat = Chat
shell-chat-say = Di’ qualcosa al tavolo
shell-chat-empty = Nessuno ha ancora parlato.
shell-places = Mazzi
shell-rail = Scelte, diario e chat
shell-sheet = Più o meno scelte
shell-your-turn = Tocca a te
shell-story = Storia
shell-story-calm = Nulla si muove mentre leggi
shell-turn-of = { $who }
shell-turn-again = Rivedi l’ultimo turno
shell-waiting-for = { $who } sta scegliendo …
shell-bot-thinking = { $who } sta pensando …
shell-over = La partita è finita
shell-offline = Connessione persa, nuovo tentativo …
shell-hand-over = { $who }, tocca a te
shell-hand-over-go = Ci sono, mostra il mio tavolo
shell-hand-over-who = Chi siede allo schermo?
shell-hand-over-me = Sono { $who }
shell-hand-over-help = Tutto è coperto. Passate lo schermo prima di continuare: ognuno ha carte che gli altri non devono vedere.
shell-sits = Qui siede { $who }
shell-you-won = Hai vinto!
shell-you-lost = Hai perso
shell-won = Vince { $who }
shell-nobody-won = Nessuno ha vinto
shell-rematch = Rivincita
shell-rematch-offered = Accetta la rivincita
shell-replay = Rivedi
shell-replay-step = Decisione { $step } di { $last }
shell-replay-slider = Punto della partita
shell-replay-first = All’inizio
shell-replay-back = Indietro di una
shell-replay-next = Avanti di una
shell-replay-last = Alla fine
shell-replay-play = Riproduci
shell-replay-pause = Pausa
shell-replay-eyes = Visto da
shell-eyes-all = Tutto scoperto
shell-eyes-spectator = Uno spettatore
shell-play-on = Continua da qui
shell-play-on-seat = Quale posto giochi?
shell-play-on-turn = tocca a questo posto
shell-play-on-others = Chi gioca gli altri?
shell-analysis-try = Prova la scelta migliore
shell-analysis-try-how = Giochi tu { $who }: la scelta migliore viene fatta per te e continui da lì.
shell-percent = { $n } %
shell-analyse = Analizza
shell-analysis = Analisi
shell-analysis-close = Chiudi l’analisi
shell-analysis-you = { $done ->
    [yes] Hai trovato la scelta migliore nel { $share } % di { $n } decisioni
   *[no] Finora hai trovato la scelta migliore nel { $share } % di { $n } decisioni
}
shell-analysis-seat = { $done ->
    [yes] { $who } ha trovato la scelta migliore nel { $share } % di { $n } decisioni
   *[no] Finora { $who } ha trovato la scelta migliore nel { $share } % di { $n } decisioni
}
shell-analysis-best-n = { $n ->
    [one] { $n } migliore
   *[other] { $n } migliori
}
shell-analysis-good-n = { $n ->
    [one] { $n } buona
   *[other] { $n } buone
}
shell-analysis-slips-n = { $n ->
    [one] { $n } imprecisione
   *[other] { $n } imprecisioni
}
shell-analysis-mistakes-n = { $n ->
    [one] { $n } errore
   *[other] { $n } errori
}
shell-analysis-luck-n = fortuna { $sign }{ $n } %
shell-analysis-progress = Analizzate { $n } decisioni su { $total }
shell-analysis-begun = L’analisi è in corso; intanto puoi fare altro.
shell-analysis-seconds = Ancora { $n } secondi circa; intanto puoi fare altro.
shell-analysis-minutes = { $n ->
    [one] Ancora un minuto circa; intanto puoi fare altro.
   *[other] Ancora { $n } minuti circa; intanto puoi fare altro.
}
shell-analysis-halted = L’analisi si è interrotta.
shell-analysis-go-on = Continua
shell-analysis-done = Tutte le { $n } decisioni sono analizzate.
shell-analysis-lists = Che cosa è elencato
shell-analysis-turns = Svolte { $n }
shell-analysis-mine = Mie { $n }
shell-analysis-all = Tutte { $n }
shell-analysis-table = Tabella
shell-analysis-rest = Il resto non è ancora analizzato. Compare qui una decisione alla volta; sopra non si sposta nulla.
shell-analysis-even = La partita non ha avuto svolte.
shell-analysis-how = Ogni decisione è giudicata da ciò che il suo posto sapeva in quel momento. La fortuna non conta mai come errore.
shell-analysis-download = Scarica l’analisi
shell-analysis-strip = Curva e cursore
shell-analysis-curve = Le probabilità di vittoria di tutti, decisione per decisione. L’elenco «Tabella» dice lo stesso in numeri.
shell-analysis-fall = dal { $from } % al { $to } %
shell-analysis-next = Prossima svolta
shell-analysis-decision = decisione { $n }
shell-analysis-change = { $sign }{ $n } %
shell-analysis-for-you = per te
shell-analysis-for = per { $who }
shell-analysis-instead = { $played }. Meglio: { $best }
shell-analysis-played = Giocata
shell-analysis-best = Migliore
shell-analysis-why = Rispetto alla scelta giocata:
shell-analysis-flag-best = meglio
shell-analysis-flag-played = giocata
shell-analysis-caption = Tutte le decisioni: che cosa si è scelto, quanto è costato e le probabilità di vittoria di tutti prima della scelta
shell-analysis-head-step = Decisione
shell-analysis-head-who = Chi
shell-analysis-head-what = Scelta
shell-analysis-head-cost = Costo
shell-mark-only = Unica scelta
shell-mark-best = Scelta migliore
shell-mark-good = Buona
shell-mark-slip = Imprecisione
shell-mark-mistake = Errore
shell-mark-luck = Fortuna
shell-download = Scarica la registrazione
shell-verify = Verifica le mescolate
shell-verify-kept = Dimostrato con la copia di tutti gli impegni in questo browser: il seme era fissato prima che chiunque, server compreso, potesse sapere che cosa avrebbe dato.
shell-verify-told = Il seme corrisponde agli impegni che il server mostra. Questo browser non ne ha una copia dall’inizio, quindi non può controllare che siano gli stessi.
shell-verify-alone = Il seme del server è quello promesso, ma nessun posto vi ha contribuito: chi gestisce il server avrebbe potuto provarne più d’uno.
shell-verify-withheld = Non dimostrato: un posto ha promesso un numero e poi non l’ha rivelato. Chi gestisce il server avrebbe potuto scegliere tra due distribuzioni.
shell-verify-unused = Non dimostrato: il numero di questo browser non è entrato nel seme.
shell-verify-broken = Non dimostrato: i valori rivelati ora non sono quelli promessi all’inizio.
shell-verify-forced = La parte ripresa da un’altra partita non è dimostrata.
shell-verify-self = Verifica da te
shell-verify-how = Scarica la registrazione. Su un computer con Radura questo comando pesca di nuovo ogni carta dal seme e confronta i risultati:
shell-verify-hash = Il valore promesso:
shell-propose-undo = { $who } chiede di annullare l’ultima decisione.
shell-propose-bot = { $who } propone che un computer continui per { $seat }.
shell-propose-close = { $who } propone di finire qui la partita.
shell-gone = { $who } ha lasciato il tavolo.
shell-away = { $who } non viene al tavolo da molto tempo.
shell-gone-bot = Fai continuare un computer
shell-gone-close = Finisci la partita
shell-state-over = Finita
shell-card-won = Hai vinto
shell-card-left = restano { $time }
shell-card-begun = Appena cominciata
shell-agree = D’accordo
shell-refuse = No
shell-withdraw = Ritira
shell-leave = Abbandona
shell-leave-title = Abbandonare la partita?
shell-leave-not = Continua a giocare
shell-leave-sure = È persa, e nessuno può tornare indietro.
shell-err-offline = Il server non è raggiungibile.
shell-err-server = Il server ha risposto con l’errore { $status }.
shell-source-inferred = I numeri di questa carta sono dedotti, non visti stampati.
shell-source-designed = I numeri di questa carta sono una nostra proposta.
shell-keys = Tutti i tasti
shell-keys-everywhere = Ovunque
shell-keys-table = Al tavolo
shell-keys-replay = In una partita rivista
shell-key-tab = Vai all’elemento successivo
shell-key-enter = Premila; comincia
shell-key-close = Chiudi ciò che è aperto
shell-key-step = Uno indietro, uno avanti
shell-key-play = Avvia e ferma
shell-key-options = Scegli un’opzione
shell-key-confirm = Conferma ciò che non si annulla
shell-key-back = Ritira la scelta, chiudi
shell-key-arrows = Muoviti sul tavolo
shell-key-undo = Annulla
shell-key-hint = Suggerimento: che farebbe il computer?
shell-key-turn = Rivedi l’ultimo turno
shell-key-log = Diario
shell-key-chat = Chat
shell-key-places = Che cosa c’è e dove
shell-key-rules = Regole
shell-key-rail = Mostra o nascondi il pannello
shell-key-keys = Questo elenco
shell-credits-games = I giochi e i loro nomi appartengono ai loro autori ed editori. Radura non è fatta né approvata da loro; tutti i testi e le immagini qui sono nostri.
shell-credits-drawings = Disegni
shell-credits-own = Paesaggi, alberi, fiumi, simboli, segnalini e copertine sono disegnati per Radura.
shell-credits-icons = Icone
shell-credits-licence = Da game-icons.net, ricolorate e contornate da noi. Licenza:
shell-credits-fonts = Caratteri

# Events shown on the table
shell-tell = Che cosa succede ora
shell-tell-skip = Salta
shell-tell-pause = Pausa
shell-tell-on = Continua
shell-tell-going = Il tavolo va avanti … un clic, Esc o Spazio per saltare
shell-tell-playing = Sta giocando { $who } … un clic sul tavolo, Esc o Spazio per saltare
shell-tap-going = Il tavolo va avanti … toccalo per saltare
shell-tap-playing = Sta giocando { $who } … tocca il tavolo per saltare
shell-log-jump = { $text } Mostra questo momento
shell-log-start = Preparazione del tavolo
shell-key-pause = Ferma o riprendi gli eventi
shell-key-skip = Salta gli eventi
shell-watch-last = Rivedi l’ultima mossa
shell-look-at-table = Guarda il tavolo
shell-end-after = Dopo { $decisions } decisioni e { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minuti
    }
shell-end-moment = La mossa decisiva
shell-end-numbers = La partita in numeri
shell-end-how = Com’è finita
