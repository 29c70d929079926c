# The command line
cli-about = Radura, een digitale tafel voor moderne bordspellen.
cli-about-play = speel een partij in de terminal
cli-about-replay = bekijk een opgeslagen partij, vooruit en terug
cli-about-games = toon de geïnstalleerde spellen
cli-about-cards = toon alle onderdelen van een spel met getallen, tekst en bron
cli-about-rules = toon de regels van een spel met de tests die ze bewijzen
cli-about-check = controleer de wetten van een spel op willekeurige partijen
cli-about-verify = bewijs dat het toeval van een partij uit de beloofde seed komt
cli-about-analyse = analyseer een afgelopen partij: winstkansen, keerpunten, wat het beste was en wat het kostte
cli-about-export = maak van verslagen een tabel (Parquet) om van af te kijken en offline van te leren
cli-about-simulate = laat computerspelers veel partijen spelen en toon de uitslagen
cli-about-ladder = bepaal hoe sterk de computerspelers van een spel zijn, met partijen tussen buren
cli-about-balance = vertel wat partijen van een computerspeler tegen zichzelf zeggen over de balans van een spel
cli-about-bench = meet de snelheid van motor en server (in een werkkopie)
cli-about-serve = start de tafelserver
cli-about-think = laat computerspelers op deze computer denken, voor servers elders
cli-about-backup = kopieer de opslag van de server terwijl die draait
cli-about-new-game = schrijf een klein volledig spel om mee te beginnen
cli-commands = opdrachten:
cli-more = Zonder opdracht opent “radura” de tafel in de browser. “radura COMMAND --help” vertelt meer over een opdracht.
cli-usage = gebruik:
cli-arguments = argumenten
cli-options = opties

cli-arg-game = id van een spel, zie “radura games”
cli-arg-file = verslag van een partij
cli-arg-card = id of naam van een onderdeel
cli-arg-rule = id van een regel, bijvoorbeeld LF-8.11
cli-arg-bench = welke metingen (alle)
cli-arg-new-game = naam van het nieuwe spel: kleine letters, cijfers en _
cli-opt-help = toon deze hulp
cli-opt-version = toon de versie, en of de engine gecompileerd draait
cli-opt-budget = hoe lang over elke beslissing wordt nagedacht (0.5s)
cli-opt-plot = schrijf de lijn van de winstkansen als tekening
cli-opt-analysis = schrijf de analyse als JSON; een afgebroken analyse gaat daar verder
cli-engine-compiled = engine: gecompileerd
cli-engine-interpreted = engine: geïnterpreteerd
cli-engine-partly = engine: gecompileerd; daarop geïnterpreteerd: { $games }
cli-opt-lang = taal (anders die van het systeem)
cli-opt-ids = alleen de id’s, één per regel
cli-opt-seats = wie waar zit, gescheiden door komma’s: human of bot:NIVEAU (niveaus: { $levels })
cli-opt-bots = welke computerspelers waar zitten, met komma’s: bot:NIVEAU, of met bedenktijd bot:NIVEAU@0.5s, bot:NIVEAU@2000it (niveaus: { $levels })
cli-opt-seed = getal dat al het toeval bepaalt (anders een geheim getal)
cli-opt-first-seed = seed van de eerste partij (0)
cli-opt-option = een instelling van het spel; mag vaker voorkomen
cli-opt-resume = ga verder met een opgeslagen partij
cli-opt-save = waar de partij wordt opgeslagen (anders bij je andere partijen)
cli-opt-slot = ga verder met (of begin) de campagne op plek N, 1 tot en met 3
cli-opt-from = ga op een plek verder vanaf een bewaarde kopie
cli-opt-new = begin opnieuw op die plek: de campagne daar wordt opgegeven
cli-opt-slots = toon de campagneplekken en de bewaarde kopieën
cli-opt-at = stand om te tonen: het aantal gespeelde acties
cli-opt-draws = toon elke trekking met haar getallen, voor andere programma’s
cli-opt-open = alleen de regels zonder test en zonder reden
cli-opt-games = aantal partijen (200)
cli-opt-matches = aantal partijen (100)
cli-opt-simulate-matches = aantal partijen (100); een deling neemt er één voor elke plaats, de laatste kan er minder hebben
cli-opt-random = begin met een willekeurige seed
cli-opt-data = een map met inhoud voor het spel: een campagne van Storyfold, bijvoorbeeld
cli-opt-every = controleer de wetten alleen bij elke N-de actie (1)
cli-opt-jobs = aantal processen (1)
cli-opt-ray-jobs = aantal processen (1; met --ray: alle kernen van het cluster)
cli-opt-ray = speel op een Ray-cluster: het adres ervan (HOST:POORT, ray://HOST:POORT), auto voor dat van deze computer, of local om er een te starten
cli-opt-fixed = houd de plaatsen vast; anders wisselen de computerspelers
cli-opt-duels = aantal partijen van elk paar, naar boven afgerond op een even aantal: elke deling vanaf beide plaatsen (100)
cli-opt-ladder-bots = wie wordt beoordeeld, de zwakste eerst, met komma’s (random, greedy en alle niveaus)
cli-opt-results = noteer elke partij in dit bestand; wat er al staat, wordt niet opnieuw gespeeld
cli-opt-ladder-plot = schrijf de ladder als tekening
cli-opt-page = schrijf de ladder in deze pagina, in plaats van de vorige
cli-opt-balance-bot = de computerspeler op alle plaatsen (bot:master)
cli-opt-balance-page = schrijf het verslag in deze pagina, in plaats van het vorige
cli-opt-records = sla de verslagen op in deze map
cli-opt-export = schrijf een regel voor elke plaats van elke partij: een bestand .csv, .json of .parquet
cli-opt-into = map waarin het spel zijn eigen map krijgt (.)
cli-opt-host = adres om op te luisteren (127.0.0.1: alleen deze computer)
cli-opt-port = poort om op te luisteren (8765; 0: een vrije)
cli-opt-database = waar alles wordt opgeslagen: een postgresql://-adres of het pad van een SQLite-bestand
cli-opt-data-dir = map van de ingebouwde opslag (anders je gegevensmap)
cli-opt-serve-data = een spel met eigen gegevens: verbeterde kaarten, een uitbreiding, een campagne; herhaalbaar
cli-opt-workers = processen waarin computerspelers denken (anders één minder dan er kernen zijn)
cli-opt-processes = processen die samen bedienen, op één PostgreSQL-opslag
cli-opt-broker = wat berichten tussen processen en servers brengt: redis:// of postgresql:// (meerdere processen zonder: de opslag)
cli-opt-think-workers = computerspelers die tegelijk denken (anders één per kern)
cli-opt-origin = nog een adres waaronder browsers de server vinden; herhaalbaar
cli-opt-log-level = wat er in het logboek komt (info)
cli-opt-browser = open de browser
cli-opt-serve-check = zeg wat er met deze spellen van de bewaarde partijen wordt, zonder de server te starten
cli-arg-backup = bestand voor de kopie; mag nog niet bestaan
cli-opt-store = de opslag om te kopiëren: een postgresql://-adres of het pad van een SQLite-bestand
cli-opt-store-dir = map van de ingebouwde opslag om te kopiëren (anders je gegevensmap)

# Input that cannot be taken
cli-err-command = Er is geen opdracht “{ $given }”. Opdrachten: { $allowed }.
cli-err-required = Er ontbreekt: { $given }. “{ $command } --help” toont wat er kan.
cli-err-value-missing = { $given } heeft een waarde nodig. “{ $command } --help” toont wat er kan.
cli-err-value-extra = { $given } heeft geen waarde. “{ $command } --help” toont wat er kan.
cli-err-extra = “{ $given }” is niet te begrijpen. “{ $command } --help” toont wat er kan.
cli-err-usage = Dat is niet te begrijpen: { $why }. “{ $command } --help” toont wat er kan.
cli-err-number = “{ $given }” kan niet voor { $name }: er is een geheel getal van { $least } tot en met { $most } nodig.
cli-err-option = “{ $given }” is niet geschreven als een instelling: SLEUTEL=WAARDE.
cli-err-seat = “{ $given }” kan niet gaan zitten. Toegestaan: { $allowed }.
cli-err-resume-with = { $given } kan niet worden veranderd in een partij die verdergaat.
cli-err-resume-game = { $file } is een partij { $expected }, niet { $given }.
cli-err-no-seed = De seed van { $file } is niet onthuld: de partij kan worden bekeken, maar niet voortgezet of gecontroleerd.
cli-arg-records = verslagen van partijen van één spel, of mappen daarmee
cli-opt-to = het bestand om te schrijven
cli-err-no-records = In de map { $given } staan geen verslagen (*.radura).
cli-export-bar = bezig met exporteren
cli-export-done = { $records ->
    [one] 1 verslag, { $decisions } beslissingen: { $file }
   *[other] { $records } verslagen, { $decisions } beslissingen: { $file }
}
cli-try = Probeert een spel met de omgevingen van PettingZoo, Gymnasium en OpenSpiel, met hun eigen tests.
cli-try-passed = { $check }: geslaagd
cli-try-failed = { $check }: niet geslaagd. { $why }
cli-err-export-form = “{ $given }” noemt geen vorm voor de uitslagen: de naam moet eindigen op { $allowed }.
cli-err-exists = { $given } bestaat al.
cli-err-new-game-name = “{ $given }” is geen naam voor een spel: kleine letters, cijfers en _, eerst een letter, hoogstens 30, geen eigen woord van Python.
cli-err-new-game-taken = De naam “{ $given }” is bezet: er is een spel of een Python-module die zo heet.
cli-err-card = Er is geen onderdeel “{ $given }”.
cli-err-rule = { $game } heeft geen regel “{ $given }”.
cli-err-no-rules = { $given } heeft geen genummerde regels.
cli-err-bench = Er is niets te meten: { $given } bestaat niet. Metingen vragen een werkkopie van het project.
cli-err-bench-name = Er is geen meting “{ $given }”. Bekend: { $allowed }.
cli-err-choice = “{ $given }” kan niet voor { $name }. Toegestaan: { $allowed }.
cli-err-plot = De lijn wordt als SVG of PNG geschreven: “{ $given }” moet op .svg of .png eindigen.
cli-err-section = De bladzijde { $given } zegt niet waar het gedeelte staat: { $begin } en { $end } moeten er elk één keer in staan, in deze volgorde, of geen van beide.
cli-err-ladder-plot = De ladder wordt als SVG geschreven: “{ $given }” moet op .svg eindigen.
cli-err-ladder-bots = Een ladder heeft minstens twee verschillende computerspelers nodig, niet “{ $given }”.
cli-err-ladder-rivals = { $given } wordt zonder rivalen gespeeld: er valt niemand te vergelijken.
cli-err-balance-holds = { $given } zegt niet welke kaarten een plaats dienen (Game.holds): over de balans valt niets te zeggen.
cli-err-not-installed = Hiervoor is { $given } nodig, dat niet geïnstalleerd is. Het hoort bij de extra “{ $extra }”; in een werkkopie: pip install ".[{ $extra }]"
cli-err-ray = Het Ray-cluster “{ $given }” is niet te gebruiken: { $why }
cli-err-answer = “{ $given }” is hier geen antwoord: een getal van 1 tot en met { $most }, of “?” voor hulp.

# Lists
cli-game-line = { $id }: { $name }, plaatsen: { $seats }, ongeveer { $minutes ->
    [one] { $minutes } minuut
   *[other] { $minutes } minuten
  }
cli-card-source = bron: { $source }
cli-cards-total = { $kinds ->
    [one] { $kinds } soort
   *[other] { $kinds } soorten
  }, { $items ->
    [one] { $items } stuk
   *[other] { $items } stuks
  }.
cli-rules-total = { $all } regels: { $proved } door tests bewezen, { $untestable } niet te testen, { $open } open.
cli-rule-untestable = niet te testen: { $reason }
cli-rule-open = door niets bewezen

# The line mode
cli-hidden = { $n ->
    [one] { $n } gedekt
   *[other] { $n } gedekt
  }
cli-ask = { $seat }, jouw keuze (? voor hulp):
cli-final = (definitief)
cli-saved = Opgeslagen. Ga verder met: { $command }
cli-over = Het verslag is opgeslagen. Bekijk de partij opnieuw met: radura replay { $path }
cli-undone = { $seat } nam de laatste actie terug.
cli-pass-device = Geef het apparaat aan { $seat }.
cli-press-enter = Druk op Enter als niemand anders kijkt.
cli-log-empty = Er is nog niets gebeurd.
cli-why-nothing = Je bent gewoon aan de beurt.
cli-why-rule = Regel { $rule } (r { $rule } toont die)
cli-rules-hint = r WOORD, r HOOFDSTUK of r NUMMER toont wat de spelregels erover zeggen.
cli-rules-none = In de spelregels past niets daarbij.
cli-card-copies = { $card }, { $n } exemplaren
cli-winner = { $n ->
    [one] Winnaar: { $seats }
   *[other] Winnaars: { $seats }
  }
cli-no-winner = Niemand wint.
cli-play-help =
    een getal  kies die optie (Enter, als er maar één is)
    u          neem terug, tot het laatste moment waarop het toeval besliste of iets werd onthuld
    t          toon de tafel opnieuw
    l          wat er tot nu toe gebeurde
    w          waarom je iets gevraagd wordt
    h          wat de computer zou kiezen, en waarom
    ? NAAM     waarom een stuk of een actie nu niet te gebruiken is
    c NAAM     wat een kaart zegt
    r WOORD    de spelregels: een woord, een hoofdstuk of het nummer van een regel
    q          opslaan en stoppen
    Opties met “(definitief)” kunnen niet worden teruggenomen.

# Replay, check, verify, simulate
cli-chance = toeval
cli-replay-at = Stand { $at } van { $most }.
cli-replay-ask = Enter: vooruit, b: terug, een getal: ga daarheen, q: stoppen.
cli-check-bar = { $game } wordt gecontroleerd
cli-check-held = Alle wetten gelden in { $games } partijen met { $decisions } beslissingen (eerste seed { $seed }).
cli-check-broken = De wet { $law } geldt niet: { $why }
cli-check-mistakes = { $n ->
    [one] { $n } fout in de gegevens van het spel.
   *[other] { $n } fouten in de gegevens van het spel.
  }
cli-check-replay = Bekijk de partij met: radura replay { $path }
cli-store-empty = Er zijn geen partijen in deze opslag.
cli-store-game = { $game }, regelversie { $version }:
cli-store-waits = nog niet begonnen: { $n }
cli-store-goes-on = aan de gang, gaan gewoon verder: { $n }
cli-store-resumed = aan de gang, gaan met deze regels verder vanaf een bewaarde stand: { $n }
cli-store-halted = aan de gang, alleen te bekijken, te verlaten en te downloaden: { $n }
cli-store-replayed = afgelopen, opnieuw af te spelen: { $n }
cli-store-shown = afgelopen met oudere regels, getoond vanaf bewaarde standen: { $n }
cli-store-called-off = afgelast: { $n }
cli-store-unknown = van een spel dat niet is geïnstalleerd: { $n }
cli-verify-commitment = Vóór de partij beloofd: { $commitment }
cli-verify-draws = De seed houdt zich aan de belofte, en alle { $draws } trekkingen die hij gaf, in { $actions } acties, komen eruit.
cli-verify-forced = Niet bewezen: { $draws } trekkingen in de eerste { $forced } acties, die uit een andere partij komen.
cli-verify-past = Niet bewezen: { $draws } trekkingen in de eerste { $past } acties, die met regelversie { $version } zijn gespeeld.
cli-verify-alone = Geen plaats heeft iets aan de seed toegevoegd: wie hem maakte, had er meerdere kunnen proberen.
cli-verify-own = Plaats { $seat } ({ $name }) heeft een eigen getal toegevoegd: { $nonce }
cli-verify-public = Plaats { $seat } ({ $name }) is van een computerspeler, met het openbare getal van deze partij.
cli-verify-nothing = Plaats { $seat } ({ $name }) heeft niets toegevoegd.
cli-simulate-bar = { $game } wordt gespeeld
cli-simulate-who = wie
cli-simulate-matches = partijen
cli-simulate-wins = gewonnen [95 %]
cli-simulate-return = gemiddelde uitslag
cli-simulate-length = Beslissingen per partij: { $mean } ± { $half }
cli-simulate-speed = Beslissingen per seconde: { $all } in totaal, { $core } per proces
cli-simulate-decided = Delingen die één kant vanaf elke plaats won: { $n } van { $deals }
cli-simulate-reason = { $share }: { $reason }
cli-ladder-bar = partijen
cli-ladder-pair = { $one } tegen { $other }
cli-ladder-title = { $game }: hoe sterk de computerspelers zijn
cli-ladder-heading = Hoe sterk de computerspelers zijn
cli-ladder-who = wie
cli-ladder-rating-head = sterkte [95 %]
cli-ladder-rating = { $rating } ± { $half }
cli-ladder-fixed = { $rating }, vast
cli-ladder-won = gewonnen
cli-ladder-duel = paar
cli-ladder-budget = { $name } ({ $budget })
cli-ladder-below = { $n } partijen, elke deling vanaf beide plaatsen. 400 punten meer betekent tien keer winnen per verlies; { $anchor } staat op { $at }.
cli-ladder-below-parts = { $n } partijen, sommige delingen vanaf maar één plaats. 400 punten meer betekent tien keer winnen per verlies; { $anchor } staat op { $at }.
cli-balance-heading = Balans
cli-balance-about = { $n } partijen van { $players } tegen zichzelf, elke deling één keer. Een kaart telt voor elke plaats die hem ooit had; wat dicht bij het doel ligt, hebben winnaars vaker dan verliezers, wat de getallen ook zijn.
cli-balance-end = einde
cli-balance-share = aandeel [95 %]
cli-balance-rounds = Ronden per partij: { $mean } ± { $half }
cli-balance-card = kaart
cli-balance-kind = soort
cli-balance-source = bron
cli-balance-held = gehad
cli-balance-holder = gewonnen door wie hem had [95 %]

# De server
cli-home = De tafel opent in je browser. Ctrl-C hier sluit hem; alle partijen blijven bewaard.
cli-backup-done = De opslag is gekopieerd naar { $file }.

# Campagnes
cli-slot = { $n }  { $what }
cli-slot-free = vrij
cli-save-damaged = kan niet worden gelezen: { $why }
cli-named-save = “{ $name }”  { $what }
cli-saved-as = Bewaard als { $path }.
cli-play-help-save = s NAAM     bewaar de campagne onder een naam (tussen twee scènes)
cli-err-slots = { $game } is geen campagne: er zijn geen campagneplekken.
cli-err-slot = Plek { $given } bestaat niet: er zijn de plekken 1 tot en met { $most }.
cli-err-slot-taken = Op plek { $slot } staat een campagne ({ $what }). Neem een andere plek, of voeg --new toe om die campagne op te geven.
cli-err-slot-with = { $given } gaat niet samen met campagneplekken.
cli-err-no-save-point = De campagne kan alleen tussen twee scènes onder een naam worden bewaard.
cli-err-no-save = Er is geen bewaarde kopie “{ $given }”. Bewaarde kopieën: { $allowed }.
cli-err-save-name = “{ $given }” is geen naam voor een kopie: letters, cijfers, spaties en streepjes, hoogstens 40.

# Een nieuw spel
cli-new-game-done = { $game } ligt in { $folder }. Ga daarheen en dan: pip install --editable . && radura check { $game } && radura play { $game }

# The analysis of a match
cli-analyse-bar = beslissingen
cli-analyse-title = { $game }: winstkansen
cli-analyse-below = { $n } beslissingen, elk beoordeeld naar wat de plaats wist ({ $budget } per stuk)
cli-analyse-sign = { $mark }, { $who }, { $change }
cli-analyse-best = { $played }. Beste: { $best }
cli-analyse-change = { $sign }{ $n } %
cli-analyse-only = enige keuze
cli-analyse-mistake = fout
cli-analyse-luck = geluk
cli-analyse-head-step = beslissing
cli-analyse-head-who = wie
cli-analyse-head-mark = teken
cli-analyse-head-what = wat
cli-analyse-head-change = winstkans
cli-analyse-even = De partij had geen keerpunt.
cli-analyse-found = { $who } vond in { $share } % van { $n } beslissingen de beste keuze: { $best } beste, { $good } goede, misstappen: { $slip }, fouten: { $mistake }.

# Lessons and puzzles
cli-about-learn = lessen: een spel stap voor stap aan zijn eigen tafel
cli-about-puzzle = een puzzel: win nu, of red de partij
cli-arg-lesson = de les; anders de eerste die niet af is
cli-arg-puzzle = de puzzel; anders de eerste die niet is opgelost
cli-opt-puzzles = toon de puzzels van het spel
