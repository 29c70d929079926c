# The command line
cli-about = Radura, een digitale tafel voor moderne bordspellen.
cli-about-play = speel een partij in de terminal
cli-about-replay = blader door een opgeslagen partij
cli-about-games = toon de geïnstalleerde spellen
cli-about-cards = toon de onderdelen van een spel met getallen, tekst en bron
cli-about-rules = toon de regels van een spel en de tests die ze bewijzen
cli-about-check = controleer de wetten van een spel op willekeurige partijen
cli-about-verify = bewijs dat het toeval van een opgeslagen partij uit de vooraf vastgelegde seed komt
cli-about-analyse = analyseer een afgelopen partij: winstkansen, keerpunten, beste keuzes en fouten
cli-about-export = zet verslagen om in een tabel (Parquet) voor imitatie en offline leren
cli-about-simulate = laat computerspelers veel partijen spelen en toon de uitslagen
cli-about-ladder = bepaal de sterkte van de computerspelers van een spel met partijen tussen opeenvolgende niveaus
cli-about-balance = beschrijf de balans van een spel aan de hand van partijen van een computerspeler tegen zichzelf
cli-about-bench = meet de snelheid van de engine en de server (in een werkkopie)
cli-about-serve = start de tafelserver
cli-about-think = laat computerspelers op deze computer denken voor servers op andere computers
cli-about-backup = kopieer de opslag van de server terwijl die draait
cli-about-new-game = maak een klein, volledig spel om mee te beginnen
cli-commands = opdrachten:
cli-more = Zonder opdracht opent “radura” de tafel in de browser. Hulp bij een opdracht: “radura COMMAND --help”.
cli-usage = gebruik:
cli-arguments = argumenten
cli-options = opties

cli-arg-game = id van een spel; “radura games” toont ze
cli-arg-file = verslag van een partij
cli-arg-card = id of naam van een onderdeel
cli-arg-rule = id van een regel, bijvoorbeeld LF-8.11
cli-arg-bench = metingen om uit te voeren (standaard: alle)
cli-arg-new-game = naam van het nieuwe spel: kleine letters, cijfers en _
cli-opt-help = toon deze hulp
cli-opt-version = toon de versie en of de engine gecompileerd is
cli-opt-budget = bedenktijd per beslissing (standaard: 0.5s)
cli-opt-plot = sla de grafiek van de winstkansen op als afbeelding
cli-opt-analysis = sla de analyse op als JSON; een afgebroken analyse gaat vanaf dit bestand verder
cli-engine-compiled = engine: gecompileerd
cli-engine-interpreted = engine: geïnterpreteerd
cli-engine-partly = engine: gecompileerd (geïnterpreteerd: { $games })
cli-opt-lang = taal (standaard: die van het systeem)
cli-opt-ids = toon alleen de id’s, één per regel
cli-opt-seats = wie waar zit, gescheiden door komma’s: human of bot:NIVEAU (niveaus: { $levels }; standaard: human, dan bot:greedy)
cli-opt-bots = computerspelers voor de plaatsen, gescheiden door komma’s: bot:NIVEAU, of met bedenktijd bot:NIVEAU@0.5s, bot:NIVEAU@2000it (niveaus: { $levels }; standaard: bot:greedy op elke plaats)
cli-opt-seed = seed voor al het toeval (standaard: een geheime)
cli-opt-first-seed = seed van de eerste partij (standaard: 0)
cli-opt-option = een instelling van het spel; herhaalbaar
cli-opt-resume = ga verder met een opgeslagen partij
cli-opt-save = waar de partij wordt opgeslagen (standaard: bij je andere partijen; een partij van alleen bots wordt niet bewaard)
cli-opt-slot = ga verder met de campagne op plek N (1 tot en met 3), of begin er een
cli-opt-from = ga op een vrije plek verder vanaf een bewaarde kopie
cli-opt-new = begin op die plek opnieuw; de campagne daar vervalt
cli-opt-slots = toon de campagneplekken en de bewaarde kopieën
cli-opt-at = stand om te tonen: het aantal gespeelde acties
cli-opt-draws = toon elke trekking met haar getallen, voor andere programma’s
cli-opt-open = toon alleen de regels zonder test of reden
cli-opt-games = aantal partijen (standaard: 200)
cli-opt-matches = aantal partijen (standaard: 100)
cli-opt-simulate-matches = aantal partijen (standaard: 100); elke verdeling wordt één keer per plaats gespeeld, de laatste misschien minder vaak
cli-opt-random = begin met een willekeurige seed
cli-opt-data = map met inhoud voor het spel, bijvoorbeeld een campagne van Storyfold
cli-opt-every = controleer de wetten alleen bij elke N-de actie (standaard: 1)
cli-opt-jobs = aantal processen (standaard: 1)
cli-opt-ray-jobs = aantal processen (standaard: 1; met --ray: alle kernen van het cluster)
cli-opt-ray = speel op een Ray-cluster: het adres ervan (HOST:POORT, ray://HOST:POORT), “auto” voor dat op deze computer, of “local” om er een te starten
cli-opt-fixed = houd de computerspelers op hun plaats, zonder te wisselen
cli-opt-duels = aantal partijen per paar, naar boven afgerond op een even aantal; elke verdeling wordt vanaf beide plaatsen gespeeld (standaard: 100)
cli-opt-ladder-bots = te beoordelen computerspelers, de zwakste eerst, gescheiden door komma’s (standaard: random, greedy en alle niveaus)
cli-opt-results = voeg elke uitslag toe aan FILE; partijen die er al in staan, worden overgeslagen
cli-opt-ladder-plot = sla de ladder op als afbeelding
cli-opt-page = schrijf de ladder in deze pagina; de vorige wordt vervangen
cli-opt-balance-bot = computerspeler op alle plaatsen (standaard: bot:master)
cli-opt-balance-page = schrijf het rapport in deze pagina; het vorige wordt vervangen
cli-opt-records = sla de verslagen op in deze map
cli-opt-export = schrijf één regel per plaats en partij naar een bestand .csv, .json of .parquet; herhaalbaar
cli-opt-into = map waarin de map van het spel komt (standaard: .)
cli-opt-host = adres om op te luisteren (standaard: 127.0.0.1, alleen deze computer)
cli-opt-port = poort om op te luisteren (standaard: 8765; 0: een vrije poort)
cli-opt-database = waar partijen worden opgeslagen: een postgresql://-adres of het pad van een SQLite-bestand (standaard: de ingebouwde opslag)
cli-opt-data-dir = map van de ingebouwde opslag (standaard: je gegevensmap)
cli-opt-serve-data = gebruik eigen gegevens voor een spel: verbeterde kaarten, een uitbreiding of een campagne; herhaalbaar
cli-opt-workers = processen waarin computerspelers denken (standaard: één minder dan er kernen zijn)
cli-opt-processes = serverprocessen die één PostgreSQL-opslag delen (standaard: 1)
cli-opt-broker = broker voor berichten tussen processen en servers: redis:// of postgresql:// (standaard bij meerdere processen: de opslag)
cli-opt-think-workers = computerspelers die tegelijk denken (standaard: één per kern)
cli-opt-origin = nog een adres waarop browsers de server bereiken; herhaalbaar
cli-opt-log-level = laagste niveau van berichten in het logboek (standaard: info)
cli-opt-browser = open de browser
cli-opt-serve-check = toon wat er met de opgeslagen partijen gebeurt bij de geïnstalleerde spellen, en stop dan
cli-arg-backup = bestand voor de kopie; mag nog niet bestaan
cli-opt-store = opslag om te kopiëren: een postgresql://-adres of het pad van een SQLite-bestand (standaard: de ingebouwde opslag)
cli-opt-store-dir = map van de ingebouwde opslag om te kopiëren (standaard: je gegevensmap)

# Invalid input
cli-err-command = Onbekende opdracht “{ $given }”. Opdrachten: { $allowed }.
cli-err-required = Er ontbreekt: { $given }. Zie “{ $command } --help”.
cli-err-value-missing = { $given } heeft een waarde nodig. Zie “{ $command } --help”.
cli-err-value-extra = { $given } heeft geen waarde. Zie “{ $command } --help”.
cli-err-extra = Onbekend argument “{ $given }”. Zie “{ $command } --help”.
cli-err-usage = Ongeldige argumenten: { $why }. Zie “{ $command } --help”.
cli-err-number = “{ $given }” is geen geldige waarde voor { $name }. Geef een geheel getal van { $least } tot en met { $most }.
cli-err-option = “{ $given }” is geen geldige instelling. Schrijf SLEUTEL=WAARDE.
cli-err-seat = Onbekende speler “{ $given }”. Kies uit: { $allowed }.
cli-err-resume-with = { $given } kan in een opgeslagen partij niet worden veranderd. Laat het weg om verder te gaan.
cli-err-resume-game = { $file } is een partij { $expected }, niet { $given }.
cli-err-no-seed = De seed van { $file } is niet onthuld: de partij kan worden bekeken, maar niet voortgezet of gecontroleerd.
cli-arg-records = verslagen van partijen van één spel, of mappen daarmee
cli-opt-to = bestand om te schrijven (standaard: decisions.parquet)
cli-err-no-records = In de map { $given } staan geen verslagen (*.radura).
cli-export-bar = bezig met exporteren
cli-export-done = { $records ->
    [one] 1 verslag, { $decisions } beslissingen: { $file }
   *[other] { $records } verslagen, { $decisions } beslissingen: { $file }
}
cli-try = Controleert of een spel geschikt is om te leren en te zoeken.
cli-try-arg-game = id van een spel (waarnemingen en omgevingen worden ook gecontroleerd) of de naam van een spel van OpenSpiel
cli-try-positions = aantal posities uit willekeurige partijen (standaard: 500)
cli-try-seed = nummer van de eerste willekeurige partij (standaard: 1)
cli-try-parts =
    Informatietoestanden en nieuwe verdelingen worden in drie delen gecontroleerd:
      1. Toestanden met dezelfde string voor een plaats hebben daarvoor dezelfde toegestane acties en waarnemingen.
      2. Waar voor een plaats iets verborgen is, zijn niet al haar nieuwe verdelingen de echte toestand.
      3. Het eerste deel nog eens, voor toestanden die één beslissing eerder opnieuw zijn verdeeld en met dezelfde acties verder zijn gespeeld.
    Exitcode: 0 alles geslaagd, 1 iets niet geslaagd, 2 het spel kan niet worden gecontroleerd.
cli-try-strings = 1. gelijke informatietoestanden
cli-try-hidden = 2. nieuwe verdelingen waar iets verborgen is
cli-try-carried = 3. nieuwe verdelingen één beslissing eerder
cli-try-passed = { $check }: geslaagd
cli-try-compared = { $check }: geslaagd, { $n } vergelijkingen
cli-try-failed = { $check }: niet geslaagd. { $why }
cli-try-differs = Plaats { $seat } heeft dezelfde { $what } in twee toestanden, maar niet dezelfde { $others } (willekeurige partij { $match }, na { $action } acties).
cli-try-own = Een nieuwe verdeling voor plaats { $seat } veranderde haar { $what } (willekeurige partij { $match }, na { $action } acties).
cli-try-truth = Plaats { $seat } kan niet alle kaarten kennen, maar { $n } nieuwe verdelingen waren allemaal de echte toestand (willekeurige partij { $match }, na { $action } acties).
cli-try-no-deals = Dit spel kan niet opnieuw worden verdeeld, dus valt er niets te vergelijken: { $why }
cli-err-export-form = Het bestandsformaat van “{ $given }” is niet te herkennen. Gebruik een van: { $allowed }.
cli-err-exists = { $given } bestaat al. Kies een andere naam.
cli-err-new-game-name = “{ $given }” is geen geldige naam voor een spel. Gebruik hoogstens 30 kleine letters, cijfers en _, met een letter vooraan, en geen sleutelwoord van Python.
cli-err-new-game-taken = De naam “{ $given }” is al in gebruik door een ander spel of een Python-module. Kies een andere.
cli-err-card = Er is geen onderdeel “{ $given }”.
cli-err-rule = { $game } heeft geen regel “{ $given }”. “radura rules { $game }” toont alle regels.
cli-err-no-rules = { $given } heeft geen genummerde regels.
cli-err-bench = Er is niets te meten: { $given } bestaat niet. Voor metingen is een werkkopie van het project nodig.
cli-err-bench-name = Onbekende meting “{ $given }”. Kies uit: { $allowed }.
cli-err-choice = “{ $given }” is geen geldige waarde voor { $name }. Kies uit: { $allowed }.
cli-err-plot = De grafiek wordt als SVG of PNG opgeslagen: “{ $given }” moet op .svg of .png eindigen.
cli-err-section = Het gedeelte is niet gevonden in { $given }. Op de pagina moeten { $begin } en { $end } elk één keer staan, in deze volgorde, of geen van beide.
cli-err-ladder-plot = De ladder wordt als SVG opgeslagen: “{ $given }” moet op .svg eindigen.
cli-err-ladder-bots = Een ladder heeft minstens twee verschillende computerspelers nodig, niet “{ $given }”.
cli-err-ladder-rivals = { $given } wordt zonder rivalen gespeeld: er valt niemand te vergelijken.
cli-err-balance-holds = { $given } vermeldt niet welke kaarten een plaats dienen (Game.holds): de balans is niet te meten.
cli-err-not-installed = { $given } is niet geïnstalleerd. Het hoort bij de extra “{ $extra }”; in een werkkopie: pip install ".[{ $extra }]"
cli-err-ray = Het Ray-cluster “{ $given }” kan niet worden gebruikt: { $why }
cli-err-answer = “{ $given }” is geen optie. Geef een getal van 1 tot en met { $most }, of “?” voor hulp.

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
cli-rule-open = door geen enkele test bewezen

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
cli-rules-none = Niets gevonden in de spelregels.
cli-card-copies = { $card }, { $n } exemplaren
cli-winner = { $n ->
    [one] Winnaar: { $seats }
   *[other] Winnaars: { $seats }
  }
cli-no-winner = Niemand wint.
cli-play-help =
    een getal  kies die optie (Enter, als er maar één is)
    u          neem terug, als er intussen niets toevalligs is gebeurd en niets is onthuld
    t          toon de tafel opnieuw
    l          toon wat er tot nu toe is gebeurd
    w          toon waarom je moet kiezen
    h          toon wat de computer zou kiezen, en waarom
    ? NAAM     toon waarom een stuk of een actie nu niet te gebruiken is
    c NAAM     toon de tekst van een kaart
    r WOORD    zoek een woord, een hoofdstuk of een regelnummer op in de spelregels
    q          sla op en stop
    Opties met “(definitief)” kunnen niet worden teruggenomen.

# Replay, check, verify, simulate
cli-chance = toeval
cli-replay-at = Stand { $at } van { $most }.
cli-replay-ask = Enter: vooruit, b: terug, een getal: ga daarheen, q: stoppen.
cli-check-bar = { $game } wordt gecontroleerd
cli-check-held = Alle wetten gelden in { $games ->
    [one] { $games } partij
   *[other] { $games } partijen
  } met { $decisions } beslissingen (eerste seed { $seed }).
cli-check-broken = De wet { $law } geldt niet: { $why }
cli-check-mistakes = { $n ->
    [one] { $n } fout in de gegevens van het spel.
   *[other] { $n } fouten in de gegevens van het spel.
  }
cli-check-replay = Bekijk de partij met: radura replay { $path }
cli-store-empty = Er zijn geen partijen in deze opslag.
cli-store-game = { $game }, regelversie { $version }:
cli-store-waits = nog niet begonnen: { $n }
cli-store-goes-on = aan de gang, verandert niets: { $n }
cli-store-resumed = aan de gang, gaan met deze regels verder vanaf een opgeslagen stand: { $n }
cli-store-halted = aan de gang, alleen te bekijken, te verlaten en te downloaden: { $n }
cli-store-replayed = afgelopen, opnieuw af te spelen: { $n }
cli-store-shown = afgelopen met oudere regels, getoond vanaf opgeslagen standen: { $n }
cli-store-called-off = geannuleerd: { $n }
cli-store-unknown = van een spel dat niet is geïnstalleerd: { $n }
cli-verify-commitment = Vóór de partij vastgelegd: { $commitment }
cli-verify-draws = De seed klopt met wat is vastgelegd, en alle { $draws } trekkingen ermee, in { $actions } acties, zijn bevestigd.
cli-verify-forced = Niet bewezen: { $draws } trekkingen in de eerste { $forced } acties, die uit een andere partij komen.
cli-verify-past = Niet bewezen: { $draws } trekkingen in de eerste { $past } acties, die met regelversie { $version } zijn gespeeld.
cli-verify-alone = Geen plaats heeft aan de seed bijgedragen: wie hem maakte, had er meerdere kunnen proberen.
cli-verify-own = Plaats { $seat } ({ $name }) heeft een eigen getal bijgedragen: { $nonce }
cli-verify-public = Plaats { $seat } ({ $name }) is van een computerspeler en heeft het openbare getal van deze partij bijgedragen.
cli-verify-nothing = Plaats { $seat } ({ $name }) heeft niets bijgedragen.
cli-simulate-bar = { $game } wordt gespeeld
cli-simulate-who = wie
cli-simulate-matches = partijen
cli-simulate-wins = gewonnen [95 %]
cli-simulate-return = gemiddelde uitslag
cli-simulate-length = Beslissingen per partij: { $mean } ± { $half }
cli-simulate-speed = Beslissingen per seconde: { $all } in totaal, { $core } per proces
cli-simulate-decided = Verdelingen die dezelfde speler vanaf elke plaats won: { $n } van { $deals }
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
cli-ladder-below = { $n } partijen, elke verdeling vanaf beide plaatsen gespeeld. Een verschil van 400 punten betekent tien keer winnen per verlies; { $anchor } ligt vast op { $at }.
cli-ladder-below-parts = { $n } partijen, sommige verdelingen vanaf maar één plaats gespeeld. Een verschil van 400 punten betekent tien keer winnen per verlies; { $anchor } ligt vast op { $at }.
cli-balance-heading = Balans
cli-balance-about = { $n } partijen van { $players } tegen zichzelf, elke verdeling één keer gespeeld. Een kaart telt voor elke plaats die hem ooit had. Kaarten die je dicht bij het doel krijgt, hebben winnaars vaker dan verliezers, hoe sterk ze ook zijn.
cli-balance-end = einde
cli-balance-share = aandeel [95 %]
cli-balance-rounds = Ronden per partij: { $mean } ± { $half }
cli-balance-card = kaart
cli-balance-kind = soort
cli-balance-source = bron
cli-balance-held = gehad
cli-balance-holder = gewonnen door wie hem had [95 %]

# De server
cli-home = De tafel opent in je browser. Druk hier op Ctrl-C om te stoppen; alle partijen blijven bewaard.
cli-backup-done = De opslag is gekopieerd naar { $file }.

# Campagnes
cli-slot = { $n }  { $what }
cli-slot-free = vrij
cli-save-damaged = kan niet worden gelezen: { $why }
cli-named-save = “{ $name }”  { $what }
cli-saved-as = Bewaard als { $path }.
cli-play-help-save = s NAAM     bewaar de campagne onder een naam (tussen twee scènes)
cli-err-slots = { $game } is geen campagne: er zijn geen campagneplekken.
cli-err-slot = Plek { $given } bestaat niet. Kies uit 1 tot en met { $most }.
cli-err-slot-taken = Op plek { $slot } staat al een campagne ({ $what }). Kies een andere plek, of voeg --new toe om die campagne te verwijderen.
cli-err-slot-with = { $given } is niet te combineren met campagneplekken.
cli-err-no-save-point = Een campagne kan alleen tussen twee scènes onder een naam worden bewaard.
cli-err-no-save = Er is geen bewaarde kopie “{ $given }”. Bewaarde kopieën: { $allowed }.
cli-err-save-name = “{ $given }” is geen geldige naam voor een kopie. Gebruik hoogstens 40 letters, cijfers, spaties en streepjes.

# Een nieuw spel
cli-new-game-done = { $game } is gemaakt in { $folder }. Ga daarheen en voer uit: pip install --editable . && radura check { $game } && radura play { $game }

# The analysis of a match
cli-analyse-bar = beslissingen
cli-analyse-title = { $game }: winstkansen
cli-analyse-below = { $n } beslissingen, elk beoordeeld naar wat de plaats wist ({ $budget } per beslissing)
cli-analyse-sign = { $mark }, { $who }, { $change }
cli-analyse-best = { $played }. Beste: { $best }
cli-analyse-change = { $sign }{ $n } %
cli-analyse-only = enige keuze
cli-analyse-mistake = fout
cli-analyse-luck = geluk
cli-analyse-head-step = beslissing
cli-analyse-head-who = wie
cli-analyse-head-mark = soort
cli-analyse-head-what = wat
cli-analyse-head-change = winstkans
cli-analyse-even = De partij had geen keerpunt.
cli-analyse-found = { $who } vond in { $share } % van { $n } beslissingen de beste keuze: { $best } beste, { $good } goede, misstappen: { $slip }, fouten: { $mistake }.

# Lessons and puzzles
cli-about-learn = leer een spel stap voor stap aan zijn eigen tafel
cli-about-puzzle = los een puzzel op: win nu, of red de partij
cli-arg-lesson = les (standaard: de eerste die niet af is)
cli-arg-puzzle = puzzel (standaard: de eerste die niet is opgelost; zonder GAME: de puzzel van de dag)
cli-opt-puzzles = toon de puzzels van het spel
