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
core-no-now = De huidige keuze gaat over iets anders.

# Invalid input
core-err-game = Onbekend spel “{ $given }”. Geïnstalleerd: { $allowed }.
core-err-extra-game = “{ $given }” in { $variable } moet een spel zijn met de id “{ $game }”, de naam van de module.
core-err-data = { $game } kan geen inhoud uit een map laden ({ $folder }).
core-err-mistakes =
    De gegevens in { $folder } zijn niet geldig:
    { $why }
core-err-seats = { $given } plaatsen is hier niet mogelijk: minstens { $least }, hoogstens { $most }.
core-err-option = Onbekende optie “{ $given }”. Bekende opties: { $allowed }.
core-err-option-value = “{ $given }” is geen geldige waarde voor de optie { $option }. Kies uit: { $allowed }.
core-err-chance = Het toeval moet “settled” of “explicit” zijn, niet “{ $given }”.
core-err-language = Onbekende taal “{ $given }”. Beschikbaar: { $allowed }.
core-err-bot = Onbekende computerspeler “{ $given }”. Niveaus: { $allowed }.
core-err-extra-form = “{ $given }” in { $variable } moet de vorm module:NAAM hebben.
core-err-extra = “{ $given }” in { $variable } kan niet worden geladen: { $why }.
core-err-extra-bot = “{ $given }” in { $variable } maakt geen computerspeler: daarvoor zijn een naam en een methode choose nodig.
core-err-extra-twice = “{ $given }” in { $variable } maakt een computerspeler met de naam “{ $bot }”, maar die naam is al in gebruik.
core-err-budget = “{ $given }” is geen geldige bedenktijd. Schrijf seconden (0.5s, hoogstens { NUMBER($seconds) }) of iteraties (2000it, hoogstens { NUMBER($iterations) }).
core-err-budget-none = De computerspeler { $bot } gebruikt geen bedenktijd ({ $given }).
core-err-level-none = { $game } heeft geen niveaus van computerspelers ({ $given }), want het wordt zonder rivalen gespeeld.
core-err-weights = De gewichten in { $file } kunnen niet worden gelezen: { $why }. Maak nieuwe met “tools/train.py --afresh”.
core-err-weights-game = De gewichten in { $file } zijn voor { $given }, niet voor { $game }. Maak nieuwe met “tools/train.py --afresh”.
core-err-weights-names = De gewichten in { $file } passen niet bij de kenmerken van het spel: { $given }. Maak nieuwe met “tools/train.py --afresh”.
core-err-no-browser = Er is geen Chromium gevonden om mee te tekenen. Installeer er een met: playwright install chromium
core-err-no-encoder = { $game } heeft geen waarnemingen om van te leren. docs/make/game.md legt uit hoe je ze toevoegt.
core-err-not-begun = Er is geen partij bezig. Roep reset aan om er een te beginnen.
core-err-render = Onbekende tekenwijze “{ $given }”. Kies uit: { $allowed }.
core-err-no-answer = De tafelserver die de plaatjes tekent, heeft niet binnen { $seconds } s geantwoord.
core-err-export-game = { $file } is een partij van { $given }, maar de tabel is voor { $wanted }. Exporteer elk spel naar een eigen bestand.
core-err-actions = Er zijn { $given } acties gegeven, maar voor elk van de { $wanted } partijen is er één nodig.
core-err-envs = “{ $given }” is geen geldig aantal partijen. Gebruik 1 of meer.
core-err-sight = Geen zichtbaar stuk en geen actie heet “{ $given }”.
core-err-action-range = Actienummer { $given } bestaat niet. De nummers lopen van 0 tot onder { $size }.
core-err-action-name = Onbekende actie “{ $given }”. Bekende soorten: { $allowed }.
core-err-action-form = “{ $given }” is niet geschreven als een actie van deze soort. Schrijf { $form }.
core-err-action-value = “{ $given }” is geen geldige waarde voor { $dim }. Kies uit: { $allowed }.
core-err-illegal = “{ $given }” kan nu niet worden gekozen. Kies uit: { $allowed }.
core-err-pickle = Toestanden worden niet met pickle bewaard en niet met de module copy gekopieerd. Stuur state.to_position(), dat game.position() leest; kopieer met state.clone().
core-err-over = De partij is voorbij. Er valt niets meer te kiezen.
core-err-undo = De laatste actie kan niet worden teruggenomen, omdat het toeval besliste of er iets werd onthuld.
core-err-position = Onbekend veld “{ $given }” in de stand. Bekende velden: { $allowed }.
core-err-position-form = Een stand moet een JSON-object met velden en waarden zijn.
core-err-position-value = { $given } is geen geldige waarde voor het veld { $field } van een stand. Verwacht: { $expected }.
core-err-position-twice = { $given } ligt op twee plaatsen in de stand: { $one } en { $other }.
core-err-position-partial =
    { $n ->
        [one] { $item } ontbreekt in de stand. Is dat de bedoeling, voeg dan "partial": true toe.
       *[other] { $n } onderdelen ontbreken in de stand, waaronder { $item }. Is dat de bedoeling, voeg dan "partial": true toe.
    }
core-err-position-step = De stap { $given } kan in deze stand niet openstaan.
core-err-position-bottom = De stap { $given } kan in een stand niet als laatste openstaan: daarna kan niemand meer iets doen.
core-err-position-still = De stand heeft geen openstaande stap en geen uitslag: niemand zou ooit aan zet komen.
core-err-eyes = Plaats “{ $given }” bestaat niet. Geef een getal van 0 tot en met { $most }.
core-err-seed = Een seed moet een geheel getal of een reeks bytes zijn, niet “{ $given }”.
core-err-no-chance = Er staat hier geen toevallige uitkomst open.
core-err-engine = Onbekende engine “{ $given }” in RADURA_ENGINE. Kies uit: { $allowed }.
core-err-not-compiled = RADURA_ENGINE vraagt om de gecompileerde engine, maar { $game } is niet gecompileerd uit de huidige broncode. Voer “tools/compile_engine.py” uit.
core-err-endless = De regels zitten in een lus: { $n } stappen zonder keuze. De laatste stap was { $step }.
core-err-file = Het bestand { $given } kan niet worden gebruikt: { $why }.
core-err-file-twice = { $given } is twee keer genoemd. Elk bestand moet anders zijn.
core-err-is-folder = { $given } is een map. Noem een bestand.
core-err-folder = De map { $given } bestaat niet.

# Records
core-err-record-line = Regel { $line } van het verslag is niet geldig. Verwacht: { $expected }.
core-err-record-long = Een verslag van dit spel kan hoogstens { $most } beslissingen hebben.
core-err-record-action = Regel { $line } van het verslag: “{ $given }” is geen actie van { $game }.
core-err-record-seat = Regel { $line } van het verslag: { $given } handelt, maar { $expected } werd verwacht.
core-err-record-illegal = Regel { $line } van het verslag: { $given } mag hier niet. Toegestaan: { $allowed }.
core-err-record-draw = Regel { $line } van het verslag: de opgeslagen uitkomst is { $given }, maar de seed geeft { $expected }.
core-err-record-over = Regel { $line } van het verslag: de partij was al voorbij.
core-err-record-version = Het verslag hoort bij regelversie { $given }. Dit is versie { $allowed }.
core-err-record-data = Het verslag is gemaakt met andere gegevens ({ $given }) dan het spel hier gebruikt ({ $allowed }). Noem de map ervan met --data.
core-err-record-at = Stand { $given } bestaat niet. Het verslag heeft de standen 0 tot en met { $most }.
core-err-record-past = De eerste { $past } acties zijn gespeeld met regelversie { $version }, die hier niet beschikbaar is. Standen kunnen vanaf { $past } worden getoond.
core-err-record-commitment = De seed van het verslag klopt niet met wat vooraf is vastgelegd (regel 1).
core-err-record-seed = Het verslag onthult zijn seed niet: het kan worden bekeken, maar niet voortgezet.

# Forms of a name in a sentence, for names that define none themselves
core-form-the = { $name }
core-form-of = van { $name }
core-form-on = op { $name }
core-form-to = naar { $name }
core-form-from = van { $name }
core-form-one = { $name }
core-form-many = { $name }

core-err-analyse-value = Voor { $game } is nog geen waardefunctie geleerd: partijen ervan kunnen niet worden geanalyseerd.
core-err-analyse-running = Deze partij is nog bezig. Alleen afgelopen partijen kunnen worden geanalyseerd.
core-err-analyse-other = Die analyse hoort bij een ander verslag, of is gemaakt met de limiet { $budget }.
core-err-ledger = Regel { $line } van { $given } is geen partij: { $why }

core-hint-goal = Winstkans
core-hint-goal-how = Elke kans komt van het vele malen uitspelen van de rest van de partij, waarbij de kaarten die je niet kunt zien telkens anders worden gedeeld. Het teken aan het eind van een balk laat zien van waar tot waar de kans kan liggen. Overlappen twee tekens, dan kunnen beide keuzes even goed zijn.
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
