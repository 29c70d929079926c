# Choosing
core-choose = Kies
core-seat = Plaats { $n }
core-seat-1 = Plaats 1
core-seat-2 = Plaats 2
core-seat-3 = Plaats 3
core-seat-4 = Plaats 4
core-option-final = { $text } (kan niet worden teruggenomen)

# Namen
core-name-of = { $what } ({ $of })
core-name-on = { $item }: { $what }
core-name-n = { $what } { $n }

# Why something cannot be used now
core-no-rule = { $text } ({ $rule })
core-no-over = De partij is voorbij.
core-no-turn = { $who } is aan de beurt.
core-no-turn-seat = Plaats { $n } is aan de beurt.
core-no-chance = Eerst beslist het toeval.
core-no-open = Dit kan nu worden gekozen.
core-no-now = De keuze gaat nu over iets anders.

# Input that cannot be taken
core-err-game = Er is geen spel “{ $given }”. Geïnstalleerd: { $allowed }.
core-err-extra-game = “{ $given }” in { $variable } moet een spel met de id “{ $game }” zijn, zoals de module heet.
core-err-data = { $game } neemt geen inhoud uit een map ({ $folder }).
core-err-mistakes =
    De gegevens in { $folder } zijn niet bruikbaar:
    { $why }
core-err-seats = { $given } plaatsen kan hier niet: minstens { $least }, hoogstens { $most }.
core-err-option = Er is geen optie “{ $given }”. Bekende opties: { $allowed }.
core-err-option-value = “{ $given }” is geen waarde van de optie { $option }. Toegestaan: { $allowed }.
core-err-chance = Het toeval kan “settled” of “explicit” zijn, niet “{ $given }”.
core-err-language = De taal “{ $given }” is er niet. Beschikbaar: { $allowed }.
core-err-bot = Er is geen computerspeler “{ $given }”. Niveaus: { $allowed }.
core-err-extra-form = “{ $given }” in { $variable } moet als module:NAAM geschreven zijn.
core-err-extra = “{ $given }” in { $variable } kan niet worden geladen: { $why }.
core-err-extra-bot = “{ $given }” in { $variable } maakt geen computerspeler: die heeft een naam en kiest.
core-err-extra-twice = “{ $given }” in { $variable } maakt een computerspeler die “{ $bot }” heet, en die is er al.
core-err-budget = “{ $given }” is geen bedenktijd: schrijf seconden (0.5s, hoogstens { NUMBER($seconds) }) of iteraties (2000it, hoogstens { NUMBER($iterations) }).
core-err-budget-none = De computerspeler { $bot } neemt geen bedenktijd ({ $given }).
core-err-level-none = { $game } heeft geen niveaus van computerspelers ({ $given }): het wordt zonder rivalen gespeeld.
core-err-weights = De gewichten in { $file } zijn niet te lezen: { $why }; “tools/train.py --afresh” maakt nieuwe.
core-err-weights-game = De gewichten in { $file } zijn voor { $given }, niet voor { $game }; “tools/train.py --afresh” maakt nieuwe.
core-err-weights-names = De gewichten in { $file } passen niet bij de kenmerken van het spel: { $given }; “tools/train.py --afresh” maakt nieuwe.
core-err-no-browser = Er is geen Chromium gevonden om mee te tekenen. Dit installeert er een: playwright install chromium
core-err-no-encoder = { $game } heeft geen waarnemingen voor lerende programma’s; docs/make/game.md vertelt hoe je ze toevoegt.
core-err-not-begun = Er is geen partij bezig; reset begint er een.
core-err-render = Er is geen manier van tekenen “{ $given }”. Bekend: { $allowed }.
core-err-no-answer = De tafelserver die de plaatjes tekent, heeft niet binnen { $seconds } s geantwoord.
core-err-export-game = { $file } is een partij van { $given }, maar de tabel is van { $wanted }: één spel, één bestand.
core-err-actions = Er zijn { $given } acties gegeven; voor elk van de { $wanted } partijen is er één nodig.
core-err-envs = { $given } is geen aantal partijen: 1 of meer.
core-err-sight = Niets in zicht heet “{ $given }”, en er is ook geen actie die zo heet.
core-err-action-range = Actienummer { $given } bestaat niet; de nummers lopen van 0 tot onder { $size }.
core-err-action-name = Er is geen actie “{ $given }”. Bekende soorten: { $allowed }.
core-err-action-form = “{ $given }” is niet geschreven als een actie van deze soort: { $form }.
core-err-action-value = “{ $given }” is geen waarde van { $dim }. Toegestaan: { $allowed }.
core-err-illegal = “{ $given }” kan nu niet worden gekozen. Mogelijk: { $allowed }.
core-err-over = De partij is voorbij; er valt niets meer te kiezen.
core-err-undo = De laatste actie kan niet worden teruggenomen: het toeval besliste of er werd iets onthuld.
core-err-position = Een stand heeft geen veld “{ $given }”. Bekende velden: { $allowed }.
core-err-position-form = Een stand is een tabel van velden met hun waarden (een JSON-object).
core-err-position-value = { $given } is geen waarde voor het veld { $field } van een stand; verwacht: { $expected }.
core-err-position-twice = { $given } ligt op twee plaatsen in de stand: { $one } en { $other }.
core-err-position-partial =
    { $n ->
        [one] { $item } ligt nergens in de stand. Is dat met opzet weggelaten, vermeld dan "partial": true.
       *[other] { $n } onderdelen liggen nergens in de stand, waaronder { $item }. Zijn ze met opzet weggelaten, vermeld dan "partial": true.
    }
core-err-position-step = De stap { $given } kan in deze stand niet openstaan.
core-err-position-bottom = De stap { $given } kan in een stand niet als laatste openstaan: daarna kan niemand meer iets doen.
core-err-position-still = Er staat niets te gebeuren in de stand en er is geen uitslag: niemand zou ooit aan zet komen.
core-err-eyes = Er is hier geen plaats “{ $given }”: de plaatsen zijn 0 tot en met { $most }.
core-err-seed = Een seed is een geheel getal of een reeks bytes, niet “{ $given }”.
core-err-no-chance = Er valt hier niets te loten.
core-err-engine = De engine { $given } is niet bekend (RADURA_ENGINE). Bekend: { $allowed }.
core-err-not-compiled = RADURA_ENGINE vraagt om de gecompileerde engine, maar { $game } is niet gecompileerd uit de huidige broncode: voer “make fast” uit.
core-err-endless = De regels draaien in een kring: { $n } stappen en niemand die kiest, als laatste { $step }.
core-err-file = Het bestand { $given } kan niet worden gebruikt: { $why }.
core-err-file-twice = { $given } is twee keer genoemd; elk bestand moet een ander zijn.
core-err-is-folder = { $given } is een map; er is een bestand nodig.
core-err-folder = Er is geen map { $given }.

# Records
core-err-record-line = Regel { $line } van het verslag is beschadigd of vreemd; verwacht: { $expected }.
core-err-record-long = Een verslag van dit spel kan hoogstens { $most } beslissingen hebben.
core-err-record-action = Regel { $line } van het verslag: “{ $given }” is geen actie van { $game }.
core-err-record-seat = Regel { $line } van het verslag: { $given } handelt, verwacht was { $expected }.
core-err-record-illegal = Regel { $line } van het verslag: { $given } mag daar niet. Mogelijk: { $allowed }.
core-err-record-draw = Regel { $line } van het verslag: het toeval gaf { $given }, maar de seed geeft { $expected }.
core-err-record-over = Regel { $line } van het verslag: de partij was al voorbij.
core-err-record-version = Het verslag hoort bij regelversie { $given }; dit is versie { $allowed }.
core-err-record-data = Het verslag is gemaakt met andere gegevens ({ $given }) dan het spel hier heeft ({ $allowed }); noem hun map met --data.
core-err-record-at = Stand { $given } bestaat niet; het verslag heeft de standen 0 tot en met { $most }.
core-err-record-past = De eerste { $past } acties zijn gespeeld met regelversie { $version }, die hier niet bekend is; standen kunnen vanaf { $past } worden getoond.
core-err-record-commitment = De seed van het verslag past niet bij de belofte ervan (regel 1).
core-err-record-seed = Het verslag onthult zijn seed niet: het kan worden bekeken, maar niet voortgezet.

# A name in a sentence, where the name itself does not say how it stands there
core-form-the = { $name }
core-form-of = van { $name }
core-form-on = op { $name }
core-form-to = naar { $name }
core-form-from = van { $name }
core-form-one = { $name }
core-form-many = { $name }

core-err-analyse-value = Voor { $game } is nog geen waardering geleerd: partijen ervan kunnen niet worden geanalyseerd.
core-err-analyse-running = Deze partij is niet afgelopen: alleen afgelopen partijen worden geanalyseerd.
core-err-analyse-other = Die analyse hoort bij een ander verslag, of is gemaakt met de limiet { $budget }.
core-err-ledger = Regel { $line } van { $given } is geen partij: { $why }

core-hint-goal = Winstkans
core-hint-goal-how = Elke kans komt van het steeds opnieuw uitspelen van de rest van de partij, waarbij telkens opnieuw wordt gedeeld wat jij niet kunt zien. Het teken aan het eind van een balk laat zien van waar tot waar de kans kan liggen. Overlappen twee tekens, dan kunnen beide keuzes even goed zijn.
core-hint-more = Beter: { $what }
core-hint-less = Slechter: { $what }
core-hint-hinders = { $rivals ->
    [one] Hindert je rivaal: { $what }
   *[other] Hindert je rivalen: { $what }
}
core-hint-helps = { $rivals ->
    [one] Helpt je rivaal: { $what }
   *[other] Helpt je rivalen: { $what }
}
core-hint-later-more = Later beter: { $what }
core-hint-later-less = Later slechter: { $what }
core-hint-later-hinders = { $rivals ->
    [one] Hindert later je rivaal: { $what }
   *[other] Hindert later je rivalen: { $what }
}
core-hint-later-helps = { $rivals ->
    [one] Helpt later je rivaal: { $what }
   *[other] Helpt later je rivalen: { $what }
}
core-hint-wins = Dit wint meteen.
core-hint-loses = Dit verliest meteen.
core-hint-wins-not = Dit wint niet meteen.
core-hint-loses-not = Dit verliest niet meteen.
core-hint-wins-more = Dit leidt vaker tot snelle winst.
core-hint-wins-less = Dit leidt minder vaak tot snelle winst.
core-hint-loses-more = Dit leidt vaker tot snel verlies.
core-hint-loses-less = Dit leidt minder vaak tot snel verlies.
core-hint-even = Ongeveer even goed: niets maakt het verschil.
core-hint-ahead = Niets geeft op zichzelf de doorslag: wie doorspeelt, komt er gewoon beter mee uit.
core-hint-behind = Niets geeft op zichzelf de doorslag: wie doorspeelt, komt er gewoon slechter mee uit.
