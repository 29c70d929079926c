# Lezioni e problemi, nel browser e nel terminale
learn-title = Impara
learn-lessons = Lezioni
learn-puzzles = Problemi
learn-lessons-done = { $n } di { $all } finite
learn-puzzles-done = { $n } di { $all } risolti
learn-minutes = { $n } min
learn-step = passo { $n } di { $all }
learn-list-state = { $n } di { $all } passi, { $minutes } minuti
learn-list-puzzle = { $stars }{ $solved ->
    [yes] , risolto
   *[no] {""}
  }
learn-stars-1 = Facile
learn-stars-2 = Insidioso
learn-stars-3 = Profondo
learn-stars-1-about = una o due decisioni
learn-stars-2-about = tre decisioni
learn-stars-3-about = quattro o più
learn-today = Problema del giorno
learn-today-of = Problema del giorno, { $game }, { $stars ->
    [1] facile
    [2] insidioso
   *[3] profondo
  }
learn-today-about = Uno nuovo a mezzanotte (UTC), uguale per tutti.
learn-week = Negli ultimi { $n } giorni: { $tried } provati, { $solved } risolti
learn-week-today = Oggi
learn-week-day = Problema del giorno, { $day }: { $state ->
    [solved] risolto
    [tried] provato
   *[open] da risolvere
  }
learn-count = { $n } / { $all }
learn-hint-n = Suggerimento { $n } di 3
learn-you = Tu
learn-rival = Rivale
learn-watch = Guarda le mosse
learn-see = Guarda il tavolo
learn-play-again = Rigiocalo
learn-copy = Copia il link
learn-copied = Link copiato
learn-lesson-of = Lezione { $n } di { $all } finita
learn-solve = Risolvilo
learn-puzzle = Problema
learn-puzzle-n = { $goal }, problema { $n }: { $state ->
    [solved] risolto
    [tried] provato
   *[open] da risolvere
  }
learn-state-solved = risolto
learn-state-tried = provato, non ancora risolto
learn-state-open = da risolvere
learn-state-done = lezione finita
learn-state-begun = lezione cominciata
learn-kept = Salvato per te su questo server; non serve un account.
learn-goal-win = Vinci prima che il rivale abbia un altro turno, anche con la sfortuna.
learn-goal-save = Altrimenti il rivale vince prima che tu possa scegliere di nuovo. Trova l’unico modo per impedirlo.
learn-choices-left = { $n ->
    [0] La via più breve non ha più scelte.
    [one] { $n } scelta rimasta
   *[other] { $n } scelte rimaste
  }
learn-solved = Risolto
learn-solved-in = Risolto in { $n ->
    [one] { $n } scelta
   *[other] { $n } scelte
  }.
learn-missed = Il turno è finito e l’obiettivo non è raggiunto. Una scelta sbagliata non costa nulla: ricomincia.
learn-off-line = Da qui l’obiettivo non si raggiunge più. Ricomincia o torna indietro di una scelta.
learn-reset = Ricomincia
learn-hint-1 = { $n ->
    [one] Conta ancora una scelta.
   *[other] Contano ancora { $n } scelte.
  }
learn-hint-2 = Guarda il pezzo evidenziato.
learn-show = Mostra la soluzione
learn-line = Le mosse
learn-line-so-far = Le tue mosse finora
learn-now-you = Ora tocca a te. Una scelta sbagliata non costa nulla.
learn-next-puzzle = Prossimo problema
learn-again = Rifammelo vedere
learn-skip = Lascia la lezione
learn-your-move = La tua mossa: { $option }
learn-your-move-how = Sceglila sul tavolo o premi il suo tasto. La lezione continua appena l’hai fatta.
learn-go-on = Avanti
learn-rules = { $n ->
    [one] Regola { $rules }
   *[other] Regole { $rules }
  }
learn-ask-do = Passo { $n } di { $all }, tocca a te (t tavolo, r regole, c NOME una carta, q esci):
learn-ask-read = Passo { $n } di { $all }, Invio per continuare (t tavolo, r regole, c NOME una carta, q esci):
learn-ask-puzzle = La tua scelta (h suggerimento, s soluzione, u annulla, 0 ricomincia, t tavolo, r regole, c NOME una carta, q esci):
learn-left = La lezione ti aspetta dove l’hai lasciata.
learn-next = Lezione finita. La prossima: { $command }
learn-done = Tutte le lezioni sono finite. Ora gioca una partita: { $command }
learn-done-about = { $n ->
    [one] { $n } passo
   *[other] { $n } passi
  }
learn-next-lesson = Prossima: { $lesson }
learn-play-novice = Gioca una prima partita
learn-all = Tutte le lezioni
learn-as-match = Questa lezione è la prima Scena guidata: { $command }
learn-bubble = Lezione, { $lesson }, passo { $n } di { $all }
learn-err-other = Non ancora: qui la lezione chiede un’altra scelta.
learn-err-done = Questa lezione è finita.
learn-err-over = Questo tentativo è finito: ricomincia.
learn-err-none = Non ci sono lezioni o problemi per { $game }.
learn-err-lesson = La lezione “{ $given }” non esiste. Lezioni: { $allowed }.
learn-err-puzzle = Il problema “{ $given }” di { $game } non esiste.
learn-err-json = JSON non valido: { $why }
