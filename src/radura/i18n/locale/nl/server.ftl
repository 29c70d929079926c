# Computerspelers
srv-bot-random = Dromer
srv-bot-random-about = Speelt wat er in hem opkomt en vergeeft elke vergissing.
srv-bot-greedy = Beginner
srv-bot-greedy-about = Pakt het beste binnen bereik en kijkt zelden verder.

# Hoe een partij buiten de regels om eindigt
srv-end-left = Iemand heeft de tafel verlaten.
srv-end-agreement = In overleg beëindigd.
srv-end-given-up = Opgegeven.
srv-end-time = De tijd van plaats { $seat } is op.
srv-end-old-rules = Afgebroken: de regels zijn veranderd.

# Verzoeken die niet worden uitgevoerd
srv-err-busy = Er wachten te veel verzoeken aan deze tafel. Probeer het zo weer.
srv-err-stale = De tafel is intussen veranderd; kijk nog eens.
srv-err-store = De zet kon niet worden opgeslagen en is dus niet gedaan. Er is niets veranderd; probeer het opnieuw.
srv-err-doubt = De opslag viel weg voordat hij zei of dit is opgeslagen. Kijk zo nog eens.
srv-err-internal = Er ging iets mis op de server. Er is niets veranderd.
srv-err-not-seated = Je zit niet aan deze tafel.
srv-err-not-running = Deze partij is niet aan de gang.
srv-err-not-begun = Deze partij is nog niet begonnen.
srv-err-not-sealed = De getallen worden verteld zodra alle plaatsen bezet zijn.
srv-err-nonce = Dit is niet het beloofde getal.
srv-err-not-over = Dat kan zodra de partij voorbij is.
srv-err-old-rules = De regels zijn veranderd sinds deze partij begon, en de nieuwe kunnen er niet mee verder. Je kunt de partij bekijken en verlaten; daarna kun je het verslag downloaden.
srv-err-not-your-turn = Je bent niet aan de beurt.
srv-err-hint-people = Tips zijn er alleen voor wie zonder andere mensen speelt.
srv-err-proposed = Dit is al voorgesteld; wacht op de antwoorden.
srv-err-no-proposal = Dit voorstel bestaat niet meer.
srv-err-no-such-seat = Deze plaats bestaat niet.
srv-err-not-absent = Alleen voor een plaats waarvan de persoon weg is, of lang wegblijft terwijl die aan de beurt is.
srv-err-no-free-seat = Er is aan deze tafel geen vrije plaats voor jou.
srv-err-no-seat-for-you = Ten minste één plaats moet van jou zijn.
srv-err-no-match = Deze partij bestaat niet of is besloten.
srv-err-no-step = Stand { $given } bestaat niet; de laatste is { $most }.
srv-err-branch-seats = Er zijn { $given } plaatsen opgegeven, de partij heeft er { $expected }.
srv-err-eyes = Zolang de partij, of een andere met dezelfde gedekte kaarten, loopt, mag je niet door deze ogen kijken.
srv-err-veiled = Gedekte kaarten van deze partij liggen ook in een andere die nog loopt. Alles wordt zichtbaar zodra die voorbij is.
srv-err-token = Hiervoor is een geldige persoonlijke sleutel nodig.
srv-err-recovery = Niemand heeft hier (nog) deze code.
srv-err-recovery-slip = Deze code is niet goed overgenomen: kijk elke letter nog eens na.
srv-err-rate = Te veel verzoeken; doe het iets rustiger aan.
srv-err-full = De server heeft geen plaats voor nog een verbinding. Probeer het zo weer.
srv-err-connections = Te veel verbindingen vanaf jouw adres. Sluit er een paar, of probeer het zo weer.
srv-err-head = De kop van het verzoek is te lang.
srv-err-slow = Het verzoek kwam niet op tijd aan.
srv-err-message = Het bericht is onbegrijpelijk: { $why }
srv-err-request = Het verzoek is onbegrijpelijk: { $why }
srv-err-hello = Zeg eerst hallo.
srv-err-hello-twice = Je hebt al hallo gezegd.
srv-err-not-joined = Kom eerst aan tafel.
srv-err-too-many-tables = Je kunt aan { $most } tafels tegelijk zitten.
srv-err-too-many-records = Je kunt { $most } verslagen uit bestanden bewaren. Verwijder er eerst een.
srv-err-not-yours = Alleen wie een verslag uit een bestand heeft gelezen, kan het verwijderen.
srv-err-not-found = Hier is niets.
srv-err-too-long = Dit is te lang.
srv-err-host = Deze server luistert niet naar die naam.
srv-err-origin = Deze server verandert niets voor andere sites.
srv-err-name = Een naam heeft 1 tot 40 zichtbare tekens en begint of eindigt niet met een spatie.
srv-err-listen = Kan niet luisteren op { $given }: { $why }.
srv-err-store-busy = De opslag { $given } wordt al door een andere server gebruikt.
srv-err-store-open = De opslag { $given } kan niet worden geopend: { $why }
srv-err-store-newer = De opslag { $given } is geschreven door een nieuwere versie van Radura; deze kan hem niet lezen.
srv-err-store-kind = Een opslag van het soort { $given } is onbekend; geef een bestand, of postgresql://gebruiker:wachtwoord@host/naam.
srv-err-backup-exists = { $given } bestaat al; kies een ander bestand voor de kopie.
srv-err-backup-tool = Hiervoor is het programma { $given } nodig, dat niet geïnstalleerd is.

# De server sluit een verbinding
srv-bye-slow = De verbinding is te traag om te volgen.
srv-bye-silent = Niemand zei hallo op deze verbinding.
srv-bye-flood = Te veel berichten die onbegrijpelijk zijn.
srv-bye-version = De pagina is van een andere versie dan de server; laad de pagina opnieuw.
srv-bye-token = Je persoonlijke link is vernieuwd; gebruik de nieuwe.

srv-warn-network = Iedereen die deze computer kan bereiken, kan nu aan de tafels komen. Zonder TLS kunnen persoonlijke links onderweg worden gelezen: zet er een webserver voor (docs/operating.md).
srv-page-missing = De server draait, maar in deze installatie ontbreekt de tafel voor de browser. Bouw die met “make web” in de map van het project en start de server opnieuw.
