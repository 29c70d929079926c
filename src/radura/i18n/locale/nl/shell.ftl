# Texts of the browser
shell-title = Radura: vier spellen op een open plek
shell-title-turn = ● Jij bent aan de beurt · { $game }
shell-games = Spellen
shell-guest = Gast
shell-player = Speler { $n }
shell-loading = De tafel wordt geladen …
shell-close = Sluiten
shell-tools = Hulpmiddelen
shell-language = Taal
shell-settings = Instellingen
shell-your-name = Je naam
shell-theme = Thema
shell-theme-auto = Zoals het apparaat
shell-theme-light = Licht
shell-theme-dark = Donker
shell-speed = Animaties
shell-speed-off = Uit
shell-speed-fast = Snel
shell-speed-normal = Normaal
shell-speed-slow = Langzaam
shell-set-sound = Geluid
shell-set-sound-help = Voor kaarten, dobbelstenen en jouw beurt.
shell-set-confirm = Definitieve keuzes bevestigen
shell-set-confirm-help = Keuzes met een slotje vragen een tweede klik.
shell-set-notify = Waarschuw mij
shell-set-notify-help = Als jij aan de beurt bent en de pagina niet in beeld is.
shell-set-large-text = Grote tekst
shell-set-large-text-help = Maakt alles ongeveer een vijfde groter.
shell-set-patterns = Patronen voor kleuren
shell-set-patterns-help = Helpt als kleuren moeilijk te onderscheiden zijn.
shell-set-effects = Papierstructuur en schaduwen
shell-set-effects-help = Uitzetten op trage apparaten.
shell-lobby = Alle spellen
shell-seats-n = { $n ->
     [one] 1 plaats
    *[other] { $n } plaatsen
 }
shell-seats-range = { $least } tot { $most } plaatsen
shell-minutes = { $n } min
shell-play-computer = Speel tegen de computer
shell-invite-friend = Nodig iemand uit
shell-open-book = Open het boek
shell-more-options = Opties
shell-my-matches = Mijn partijen
shell-waiting-n = { $n ->
     [0] geen enkele wacht op jou
     [one] 1 wacht op jou
    *[other] { $n } wachten op jou
 }
shell-watch-tables = Open tafels
shell-finished = Afgelopen
shell-records = Uit bestanden
shell-record-delete = Verwijderen
shell-record-delete-sure = Echt verwijderen?
shell-campaign-slot = Plek { $n }
shell-campaign-name = Naam van de kopie
shell-campaign-new = Nieuwe campagne
shell-campaign-continue = Ga verder
shell-campaign-keep = Bewaar een kopie
shell-campaign-kept = Bewaarde kopieën
shell-campaign-go-on = Ga hier verder
shell-campaign-way = Jouw weg tot nu toe
shell-campaign-waiting = Dicht, en wachtend
shell-campaign-blank = Nog leeg
shell-campaign-ahead = De weg vooruit: { $n } hoofdstukken, elk te spelen in één zitting
shell-campaign-endings = { $n ->
     [one] Eén einde
    *[other] { $n } eindes: jouw keuzes leiden naar één ervan
 }
shell-campaign-untie = Maak het lint los
shell-campaign-reader = Eén lezer, ongeveer { $n ->
     [one] een uur
    *[other] { $n } uur
 } in totaal. Het boek onthoudt je bladzijde.
shell-replay-file = Bestand afspelen
shell-credits = Met dank aan
shell-saved = Na elke zet wordt alles bewaard.
shell-install = Als app installeren
shell-join-link = Link van een vriend
shell-join = Meedoen
shell-join-bad-link = Dat is geen uitnodigingslink.
shell-join-title = { $who } nodigt je uit voor { $game }
shell-join-mine = Je hebt al een plaats aan deze tafel.
shell-join-full = Alle plaatsen zijn bezet; je kunt kijken.
shell-join-off = Deze partij is geannuleerd.
shell-sit-down = Ga zitten
shell-to-table = Naar de tafel
shell-watch = Kijken
shell-against = tegen { $who }
shell-decisions = { $n ->
     [one] 1 beslissing
    *[other] { $n } beslissingen
 }
shell-open-seats = Vrije plaats
shell-seat = Plaats { $n }
shell-same-name = { $name } { $n }
shell-seat-free = vrije plaats
shell-clock = Tijd
shell-clock-none = Zonder klok
shell-clock-quick = Snel
shell-clock-calm = Rustig
shell-clock-days = Dagen per zet
shell-clock-none-help = Neem alle tijd die je wilt.
shell-clock-quick-help = 10 minuten elk, plus 5 seconden per zet.
shell-clock-calm-help = 25 minuten elk, plus 10 seconden per zet.
shell-clock-days-help = Hoogstens 3 dagen per zet. Je kunt de pagina tussendoor sluiten.
shell-start-who = Wie zit er aan tafel?
shell-start-sizes = Aantal plaatsen
shell-start-size = { $n ->
     [1] Solo
     [2] Duel
     [3] Drie
     [4] Vier
    *[other] { $n } plaatsen
 }
shell-start-seat = Plaats { $n }: { $who }
shell-start-name = Naam van plaats { $n }
shell-start-sits = Wie zit er op plaats { $n }?
shell-start-levels = Niveau van de computer
shell-start-me = Jij
shell-start-me-is = Dat ben jij
shell-start-me-help = Kies wie hier speelt; jij schuift een plaats op.
shell-start-bot = Computer
shell-start-bot-is = Computer
shell-start-friend = Vriend via link
shell-start-friend-name = Een vriend
shell-start-friend-one = een vriend
shell-start-friend-is = Doet mee via de link
shell-start-friend-help = Je krijgt een link om te sturen. De eerste die hem opent, krijgt de plaats; een account is niet nodig.
shell-start-local = Op dit scherm
shell-start-local-is = Op dit scherm
shell-start-local-help = Jullie delen dit scherm. Tussen twee beurten is alles afgedekt tot de volgende klaar is.
shell-start-anybody = Iedereen
shell-start-anybody-name = Wie maar wil
shell-start-anybody-one = wie maar wil
shell-start-anybody-is = Tussen de open tafels
shell-start-anybody-help = De tafel staat in de lobby van deze server: iedereen mag gaan zitten.
shell-start-solo-help = Je speelt alleen, tegen het spel zelf.
shell-start-minutes = ongeveer { $n } minuten
shell-start-when = { $who }: de partij begint zodra de laatste plaats bezet is.
shell-start-watch = Wie mag kijken
shell-start-watch-few = Mensen met de link
shell-start-watch-few-help = Niemand anders kan de tafel vinden.
shell-start-watch-all = Iedereen
shell-start-watch-all-help = De tafel staat tussen de open tafels.
shell-level-elsewhere = Toegevoegd op deze server; de sterkte is niet gemeten.
shell-start = Begin
shell-make-invitation = Maak een uitnodiging
shell-invite-title = Stuur deze link naar een vriend
shell-invite-help = De partij begint zodra alle plaatsen bezet zijn.
shell-invite-link = Uitnodigingslink
shell-shuffle-title = Iedereen schudt mee
shell-shuffle-help = Elk apparaat voegt een eigen getal aan het schudden toe. Dat duurt even.
shell-shuffle-waits = Alle plaatsen zijn bezet. Voordat er gedeeld wordt, voegt elk apparaat een eigen getal aan het schudden toe: de partij begint zodra { $who } aan tafel komt.
shell-copy = Kopieer de link
shell-copied = Gekopieerd
shell-call-off = Annuleer de partij
shell-my-link = Je persoonlijke link
shell-my-link-help = Open hem op een ander apparaat om daar met je partijen verder te gaan. Wie hem heeft, kan in jouw naam spelen: houd hem voor jezelf.
shell-my-link-renew = Maak een nieuwe link; de oude, andere apparaten en de herstelcode werken dan niet meer
shell-me = Jij in deze browser
shell-me-open = Identiteiten, link, herstelcode
shell-me-ask = Doorgaan als { $name } in deze browser?
shell-me-ask-stays = Hier is een persoonlijke link geopend. Je bent nu { $name }; die identiteit blijft in deze browser, en op deze pagina kun je altijd terug.
shell-me-ask-nobody = Hier is een persoonlijke link geopend. Wie hem heeft, kan als deze persoon spelen: ga alleen door als hij van jou is.
shell-me-be = Doorgaan als { $name }
shell-me-stay = Blijf { $name }
shell-me-link-bad = Deze link is verlopen of vervangen. Er is niets veranderd.
shell-me-here = Mensen in deze browser
shell-me-nobody = Nog niemand. Wie als eerste speelt, geeft een naam op.
shell-me-now = Jij, nu
shell-me-forget = Vergeten
shell-me-forget-who = { $name } vergeten
shell-me-forget-sure = Zonder persoonlijke link of herstelcode kan niemand nog { $name } zijn: de plaatsen en partijen zijn dan onbereikbaar. Schrijf eerst een code op.
shell-me-forget-really = Voorgoed vergeten
shell-me-keep = Bewaren
shell-code = Herstelcode
shell-code-help = Schrijf hem op en bewaar hem goed. Raak je dit apparaat kwijt, dan geeft de code je toegang op een ander. Apparaten die al toegang hebben, houden die.
shell-code-new = Maak een code; een eerdere werkt dan niet meer
shell-code-restore = Gebruik een herstelcode
shell-code-use = Doorgaan als deze persoon
shell-time-left = Tijd over: { $who }
shell-days = { $n ->
     [one] 1 dag
    *[other] { $n } dagen
 }
shell-table = Tafel
shell-parts = Delen van de tafel
shell-choices = Keuzes
shell-options = { $n ->
     [one] 1 keuze
    *[other] { $n } keuzes
 }
shell-options-here = { $place }: { $n ->
     [one] 1 keuze
    *[other] { $n } keuzes
 }
shell-item-state = { $item }, { $state }
shell-item-shows = { $item }: toont { $face }
shell-item-in = { $item }, { $place }
shell-face-down = Gedekte kaart
shell-face-down-n = { $n ->
     [one] 1 gedekt
    *[other] { $n } gedekt
 }
shell-why = Waarom?
shell-final = kan niet terug
shell-confirm-again = Nog een keer om te bevestigen: het kan niet terug
shell-more = nog { $n }
shell-undo = Terug
shell-more-below = Meer hieronder
shell-more-below-named = Hieronder: { $what }
shell-roll-again = { $n ->
        [one] Gooi { $n } dobbelsteen opnieuw
       *[other] Gooi { $n } dobbelstenen opnieuw
    }
shell-look = Bekijk van dichtbij
shell-not-now = Nu niet, en waarom
shell-rule = Toon de regel
shell-rule-ids = Regelnummers
shell-hint = Tip
shell-hinted = { $n ->
    [1] De enige keuze
    [2] Twee goede keuzes
   *[other] Drie goede keuzes
}
shell-hint-rank = Tip { $rank }:
shell-hint-best = De beste keuze: { $option }
shell-hint-option = { $rank }. { $option }
shell-hint-chance = { $chance } % ± { $margin }
shell-hint-chance-about = { $goal } { $chance } %, van { $low } tot { $high }
shell-hint-beside-next = Vergeleken met de volgende:
shell-hint-beside-best = Vergeleken met de beste:
shell-hint-tries = { $goal } na { $n } pogingen
shell-hint-greedy = Beoordeeld naar wat er meteen op volgt
shell-hint-flag = tip { $rank }
shell-hint-flag-chance = tip { $rank }: { $chance } %
shell-hint-sure = Hoe zeker?
shell-hint-back = Terug naar mijn keuzes
shell-hint-thinking = De computer denkt na…
shell-rules = Regels
shell-rules-of = Hoe speel je { $game }
shell-rules-search = Zoek in de regels, of een regelnummer
shell-rules-found = { $n ->
     [one] 1 onderdeel
    *[other] { $n } onderdelen
 }
shell-rules-none = Niets gevonden.
shell-contents = Inhoud
shell-log = Verloop
shell-log-empty = Er is nog niets gebeurd.
shell-chat = Chat
shell-chat-say = Zeg iets tegen de tafel
shell-chat-empty = Nog niemand heeft iets gezegd.
shell-places = Stapels
shell-rail = Keuzes, verloop en chat
shell-sheet = Meer of minder keuzes
shell-your-turn = Jouw beurt
shell-story = Verhaal
shell-story-calm = Niets beweegt terwijl je leest
shell-turn-of = { $who }
shell-turn-again = Laatste beurt nog eens
shell-waiting-for = { $who } kiest …
shell-bot-thinking = { $who } denkt na …
shell-over = De partij is afgelopen
shell-offline = Verbinding verbroken, nieuwe poging …
shell-hand-over = { $who }, jij bent aan de beurt
shell-hand-over-go = Ik ben er, toon mijn tafel
shell-hand-over-who = Wie zit er achter het scherm?
shell-hand-over-me = Ik ben { $who }
shell-hand-over-help = Alles is afgedekt. Geef het scherm door voor je verdergaat: ieder heeft kaarten die de anderen niet mogen zien.
shell-sits = Hier zit { $who }
shell-you-won = Je hebt gewonnen!
shell-you-lost = Je hebt verloren
shell-won = Gewonnen door { $who }
shell-nobody-won = Niemand heeft gewonnen
shell-rematch = Revanche
shell-rematch-offered = Neem de revanche aan
shell-replay = Terugkijken
shell-replay-step = Beslissing { $step } van { $last }
shell-replay-slider = Moment in de partij
shell-replay-first = Naar het begin
shell-replay-back = Eén terug
shell-replay-next = Eén verder
shell-replay-last = Naar het einde
shell-replay-play = Afspelen
shell-replay-pause = Pauze
shell-replay-eyes = Gezien door
shell-eyes-all = Alles open
shell-eyes-spectator = Een toeschouwer
shell-play-on = Speel vanaf hier verder
shell-play-on-seat = Welke plaats speel je?
shell-play-on-turn = is aan de beurt
shell-play-on-others = Wie speelt de anderen?
shell-analysis-try = Probeer de beste keuze
shell-analysis-try-how = Jij speelt { $who }: de beste keuze wordt voor je gemaakt en je speelt daarvandaan verder.
shell-percent = { $n } %
shell-analyse = Analyseer
shell-analysis = Analyse
shell-analysis-close = Sluit de analyse
shell-analysis-you = { $done ->
    [yes] Je vond de beste keuze in { $share } % van { $n } beslissingen
   *[no] Tot nu toe vond je de beste keuze in { $share } % van { $n } beslissingen
}
shell-analysis-seat = { $done ->
    [yes] { $who } vond de beste keuze in { $share } % van { $n } beslissingen
   *[no] Tot nu toe vond { $who } de beste keuze in { $share } % van { $n } beslissingen
}
shell-analysis-best-n = { $n } beste
shell-analysis-good-n = { $n } goede
shell-analysis-slips-n = { $n ->
    [one] { $n } misstap
   *[other] { $n } misstappen
}
shell-analysis-mistakes-n = { $n ->
    [one] { $n } fout
   *[other] { $n } fouten
}
shell-analysis-luck-n = geluk { $sign }{ $n } %
shell-analysis-progress = { $n } van { $total } beslissingen geanalyseerd
shell-analysis-begun = De analyse is bezig; je kunt intussen iets anders doen.
shell-analysis-seconds = Nog ongeveer { $n } seconden; je kunt intussen iets anders doen.
shell-analysis-minutes = { $n ->
    [one] Nog ongeveer een minuut; je kunt intussen iets anders doen.
   *[other] Nog ongeveer { $n } minuten; je kunt intussen iets anders doen.
}
shell-analysis-halted = De analyse is afgebroken.
shell-analysis-go-on = Ga verder
shell-analysis-done = Alle { $n } beslissingen zijn geanalyseerd.
shell-analysis-lists = Wat er in de lijst staat
shell-analysis-turns = Keerpunten { $n }
shell-analysis-mine = Van mij { $n }
shell-analysis-all = Alle { $n }
shell-analysis-table = Tabel
shell-analysis-rest = De rest is nog niet geanalyseerd. Die verschijnt hier een voor een; erboven verschuift niets.
shell-analysis-even = De partij had geen keerpunt.
shell-analysis-how = Elke beslissing wordt beoordeeld naar wat de plaats toen wist. Geluk telt nooit als fout.
shell-analysis-download = Download de analyse
shell-analysis-strip = Curve en schuif
shell-analysis-curve = Ieders winstkans van beslissing tot beslissing. De lijst „Tabel” geeft hetzelfde in getallen.
shell-analysis-fall = { $from } % naar { $to } %
shell-analysis-next = Volgend keerpunt
shell-analysis-decision = beslissing { $n }
shell-analysis-change = { $sign }{ $n } %
shell-analysis-for-you = voor jou
shell-analysis-for = voor { $who }
shell-analysis-instead = { $played }. Beste: { $best }
shell-analysis-played = Gespeeld
shell-analysis-best = Beste
shell-analysis-why = Vergeleken met de gespeelde keuze:
shell-analysis-flag-best = beste
shell-analysis-flag-played = gespeeld
shell-analysis-caption = Alle beslissingen: wat is gekozen, wat het kostte en ieders winstkans ervoor
shell-analysis-head-step = Beslissing
shell-analysis-head-who = Wie
shell-analysis-head-what = Keuze
shell-analysis-head-cost = Kosten
shell-mark-only = Enige keuze
shell-mark-best = Beste keuze
shell-mark-good = Goed
shell-mark-slip = Misstap
shell-mark-mistake = Fout
shell-mark-luck = Geluk
shell-download = Download het verslag
shell-verify = Schudden controleren
shell-verify-kept = Bewezen met de eigen kopie van alle beloften in deze browser: de seed lag vast voordat iemand, ook de server, kon weten wat hij zou geven.
shell-verify-told = De seed klopt met de beloften die de server toont. Deze browser heeft er geen kopie van vanaf het begin, dus hij kan niet nagaan of het dezelfde zijn.
shell-verify-alone = De seed van de server is de beloofde, maar geen plaats heeft eraan bijgedragen: wie de server beheert, had er meerdere kunnen proberen.
shell-verify-withheld = Niet bewezen: een plaats heeft een getal beloofd en het daarna niet onthuld. Wie de server beheert, had tussen twee verdelingen kunnen kiezen.
shell-verify-unused = Niet bewezen: het getal van deze browser is niet in de seed opgenomen.
shell-verify-broken = Niet bewezen: de waarden die nu zijn onthuld, zijn niet die van het begin.
shell-verify-forced = Het deel dat uit een andere partij is overgenomen, is niet bewezen.
shell-verify-self = Controleer het zelf
shell-verify-how = Download het verslag. Op een computer met Radura trekt deze opdracht elke kaart opnieuw uit de seed en vergelijkt de uitkomsten:
shell-verify-hash = De beloofde waarde:
shell-propose-undo = { $who } vraagt om de laatste beslissing terug te nemen.
shell-propose-bot = { $who } stelt voor dat een computer verdergaat voor { $seat }.
shell-propose-close = { $who } stelt voor de partij hier te beëindigen.
shell-gone = { $who } heeft de tafel verlaten.
shell-away = { $who } is al lang niet aan tafel geweest.
shell-gone-bot = Laat een computer verdergaan
shell-gone-close = Beëindig de partij
shell-state-over = Klaar
shell-card-won = Jij hebt gewonnen
shell-card-left = nog { $time }
shell-card-begun = Net begonnen
shell-agree = Akkoord
shell-refuse = Nee
shell-withdraw = Intrekken
shell-leave = Opgeven
shell-leave-title = De partij opgeven?
shell-leave-not = Verder spelen
shell-leave-sure = Dan is ze verloren, en niemand kan dat terugdraaien.
shell-err-offline = De server is niet bereikbaar.
shell-err-server = De server antwoordde met fout { $status }.
shell-source-inferred = De getallen op deze kaart zijn afgeleid; gedrukt hebben we ze nergens gezien.
shell-source-designed = De getallen op deze kaart hebben we zelf bedacht.
shell-keys = Alle toetsen
shell-keys-everywhere = Overal
shell-keys-table = Aan tafel
shell-keys-replay = Bij het terugkijken
shell-key-tab = Naar het volgende onderdeel
shell-key-enter = Druk erop; begin
shell-key-close = Sluit wat open is
shell-key-step = Eén terug, één verder
shell-key-play = Afspelen en pauzeren
shell-key-options = Kies een optie
shell-key-confirm = Bevestig wat niet terug kan
shell-key-back = Keuze intrekken, sluiten
shell-key-arrows = Over de tafel lopen
shell-key-undo = Terugnemen
shell-key-hint = Tip: wat zou de computer doen?
shell-key-turn = Laatste beurt nog eens
shell-key-log = Verloop
shell-key-chat = Chat
shell-key-places = Wat waar ligt
shell-key-rules = Regels
shell-key-rail = Paneel tonen of verbergen
shell-key-keys = Deze lijst
shell-credits-games = De spellen en hun namen zijn van hun auteurs en uitgevers. Radura is niet door hen gemaakt of goedgekeurd; alle teksten en beelden hier zijn van onszelf.
shell-credits-drawings = Tekeningen
shell-credits-own = Landschappen, bomen, rivieren, symbolen, fiches en omslagen zijn voor Radura getekend.
shell-credits-icons = Pictogrammen
shell-credits-licence = Van game-icons.net, door ons gekleurd en omlijnd. Licentie:
shell-credits-fonts = Lettertypes

# Events shown on the table
shell-tell = Wat er nu gebeurt
shell-tell-skip = Overslaan
shell-tell-pause = Pauze
shell-tell-on = Verder
shell-tell-going = De tafel gaat verder … klik erop, Esc of spatie om over te slaan
shell-tell-playing = { $who } is aan het spelen … klik op de tafel, Esc of spatie om over te slaan
shell-tap-going = De tafel gaat verder … tik erop om over te slaan
shell-tap-playing = { $who } is aan het spelen … tik op de tafel om over te slaan
shell-log-jump = { $text } Toon dit moment
shell-log-start = De tafel wordt klaargezet
shell-key-pause = De gebeurtenissen stilzetten of verder laten gaan
shell-key-skip = De gebeurtenissen overslaan
shell-watch-last = Bekijk de laatste zet
shell-look-at-table = Bekijk de tafel
shell-end-after = Na { $decisions } beslissingen en { $minutes ->
        [one] { $minutes } minuut
       *[other] { $minutes } minuten
    }
shell-end-moment = De beslissende zet
shell-end-numbers = De partij in cijfers
shell-end-how = Hoe het afliep
