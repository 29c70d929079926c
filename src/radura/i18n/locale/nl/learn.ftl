# Lessen en puzzels, in de browser en in de terminal
learn-title = Leren
learn-lessons = Lessen
learn-puzzles = Puzzels
learn-lessons-done = { $n } van { $all } af
learn-puzzles-done = { $n } van { $all } opgelost
learn-minutes = { $n } min
learn-step = stap { $n } van { $all }
learn-list-state = { $n } van { $all } stappen, { $minutes } minuten
learn-list-puzzle = { $stars }{ $solved ->
    [yes] , opgelost
   *[no] {""}
  }
learn-stars-1 = Makkelijk
learn-stars-2 = Lastig
learn-stars-3 = Diep
learn-stars-1-about = een of twee beslissingen
learn-stars-2-about = drie beslissingen
learn-stars-3-about = vier of meer
learn-today = Puzzel van de dag
learn-today-of = Puzzel van de dag, { $game }, { $stars ->
    [1] makkelijk
    [2] lastig
   *[3] diep
  }
learn-today-about = Om middernacht (UTC) een nieuwe, voor iedereen dezelfde.
learn-week = Laatste { $n } dagen: { $tried } geprobeerd, { $solved } opgelost
learn-week-today = Vandaag
learn-week-day = Puzzel van de dag, { $day }: { $state ->
    [solved] opgelost
    [tried] geprobeerd
   *[open] open
  }
learn-count = { $n } / { $all }
learn-hint-n = Tip { $n } van 3
learn-you = Jij
learn-rival = Rivaal
learn-watch = Bekijk de zetten
learn-see = Bekijk de tafel
learn-play-again = Speel opnieuw
learn-copy = Kopieer de link
learn-copied = Link gekopieerd
learn-lesson-of = Les { $n } van { $all } af
learn-solve = Los hem op
learn-puzzle = Puzzel
learn-puzzle-n = { $goal }, puzzel { $n }: { $state ->
    [solved] opgelost
    [tried] geprobeerd
   *[open] open
  }
learn-state-solved = opgelost
learn-state-tried = geprobeerd, nog niet opgelost
learn-state-open = open
learn-state-done = les af
learn-state-begun = les begonnen
learn-kept = Voor jou bewaard op deze server; een account is niet nodig.
learn-goal-win = Win voordat je rivaal weer aan de beurt is, zelfs met pech.
learn-goal-save = Anders wint je rivaal voordat jij weer mag kiezen. Vind de enige manier om dat te voorkomen.
learn-choices-left = { $n ->
    [0] De kortste weg heeft geen keuzes meer.
    [one] nog { $n } keuze
   *[other] nog { $n } keuzes
  }
learn-solved = Opgelost
learn-solved-in = Opgelost in { $n ->
    [one] { $n } keuze
   *[other] { $n } keuzes
  }.
learn-missed = De beurt is voorbij en het doel is niet bereikt. Een verkeerde keuze kost niets: begin opnieuw.
learn-off-line = Vanaf hier is het doel niet meer te bereiken. Begin opnieuw of neem een keuze terug.
learn-reset = Opnieuw
learn-hint-1 = { $n ->
    [one] Nog één keuze doet ertoe.
   *[other] Nog { $n } keuzes doen ertoe.
  }
learn-hint-2 = Kijk naar het gemarkeerde stuk.
learn-show = Toon de oplossing
learn-line = De zetten
learn-line-so-far = Jouw zetten tot nu toe
learn-now-you = Nu jij. Een verkeerde keuze kost niets.
learn-next-puzzle = Volgende puzzel
learn-again = Laat nog eens zien
learn-skip = Verlaat de les
learn-your-move = Jouw zet: { $option }
learn-your-move-how = Kies die op tafel of druk op de toets erbij. De les gaat verder zodra je dat hebt gedaan.
learn-go-on = Verder
learn-rules = { $n ->
    [one] Regel { $rules }
   *[other] Regels { $rules }
  }
learn-ask-do = Stap { $n } van { $all }, jouw zet (t tafel, r regels, c NAAM een kaart, q stoppen):
learn-ask-read = Stap { $n } van { $all }, Enter om verder te gaan (t tafel, r regels, c NAAM een kaart, q stoppen):
learn-ask-puzzle = Jouw keuze (h tip, s oplossing, u terugnemen, 0 opnieuw, t tafel, r regels, c NAAM een kaart, q stoppen):
learn-left = De les wacht op je waar je was gebleven.
learn-next = Les af. De volgende: { $command }
learn-done = Alle lessen zijn af. Speel nu een partij: { $command }
learn-done-about = { $n ->
    [one] { $n } stap
   *[other] { $n } stappen
  }
learn-next-lesson = Volgende: { $lesson }
learn-play-novice = Speel een eerste partij
learn-all = Alle lessen
learn-as-match = Deze les is de begeleide eerste scène: { $command }
learn-bubble = Les, { $lesson }, stap { $n } van { $all }
learn-err-other = Nog niet: de les vraagt hier een andere keuze.
learn-err-done = Deze les is af.
learn-err-over = Deze poging is voorbij: begin opnieuw.
learn-err-none = Er zijn geen lessen of puzzels voor { $game }.
learn-err-lesson = Er is geen les “{ $given }”. Lessen: { $allowed }.
learn-err-puzzle = Er is geen puzzel “{ $given }” van { $game }.
learn-err-json = ongeldige JSON: { $why }
