cs-name = Casting Shadows
cs-tagline = Gooi, verzamel spreuken en neem je Schaduwvorm aan: wie als laatste overeind staat, wint.

# Words of the game
cs-counterspell = een tegenspreuk
cs-resource-red_gem = rode edelsteen
cs-resource-blue_gem = blauwe edelsteen
cs-resource-purple_gem = paarse edelsteen
cs-resource-red_orb = rode bol
cs-resource-blue_orb = blauwe bol
cs-resource-purple_orb = paarse bol
cs-resource-shadow = schaduwfragment
cs-resource-curse = vervloekt kristal
cs-resources-red_gem = rode edelstenen
cs-resources-blue_gem = blauwe edelstenen
cs-resources-purple_gem = paarse edelstenen
cs-resources-red_orb = rode bollen
cs-resources-blue_orb = blauwe bollen
cs-resources-purple_orb = paarse bollen
cs-resources-shadow = schaduwfragmenten
cs-resources-curse = vervloekte kristallen
cs-symbol-red_gem = rode edelsteen
cs-symbol-blue_gem = blauwe edelsteen
cs-symbol-any_gem = edelsteen naar keuze
cs-symbol-red_orb = rode bol
cs-symbol-blue_orb = blauwe bol
cs-symbol-any_orb = bol naar keuze
cs-symbol-shadow = schaduwfragment
cs-symbol-curse = vervloekt kristal
cs-symbol-spell_1 = spreuk van niveau 1
cs-symbol-spell_2 = spreuk van niveau 2
cs-symbols-red_gem = rode edelstenen
cs-symbols-blue_gem = blauwe edelstenen
cs-symbols-any_gem = edelstenen naar keuze
cs-symbols-red_orb = rode bollen
cs-symbols-blue_orb = blauwe bollen
cs-symbols-any_orb = bollen naar keuze
cs-symbols-shadow = schaduwfragmenten
cs-symbols-curse = vervloekte kristallen
cs-range-here = eigen tegel
cs-range-here_adjacent = eigen en aangrenzende tegels
cs-range-adjacent = aangrenzende tegels
cs-range-here_to_2 = eigen tegel en tot 2 ver
cs-range-one_to_2 = tot 2 ver, zonder eigen tegel
cs-action-travel = Reizen
cs-action-cast = Spreuk uitspreken
cs-action-reroll = Opnieuw gooien
cs-action-protect = Beschermen
cs-action-refresh = Verversen
cs-action-collect = Verzamelen
cs-ability-frill = Vaardigheid
cs-ability-kit = Vaardigheid
cs-ability-nuzzle = Vaardigheid
cs-ability-haze = Vaardigheid
cs-face-base = Basisvorm
cs-face-shadow = Schaduwvorm
cs-face-cast = deze beurt uitgesproken
cs-face-used = al gebruikt
cs-phase-setup = Voorbereiding
cs-phase-roll = Gooien
cs-phase-act = Acties
cs-phase-absorb = Absorberen

# Match options
cs-setting-characters = Personages
cs-setting-characters-choose = Om de beurt gekozen
cs-setting-characters-choose-help = Eerst plaats 1, dan op volgorde van plaats.
cs-setting-characters-random = Door het lot
cs-setting-characters-random-help = Willekeurig verdeeld: je gooit meteen.
cs-setting-limit = Het einde
cs-setting-limit-none = De laatste die overeind blijft
cs-setting-limit-none-help = Hoeveel ronden het ook duurt.
cs-setting-limit-rounds = Hoogstens 100 ronden
cs-setting-limit-rounds-help = Daarna heeft niemand gewonnen.

# Places and counters
cs-place-map = Kaart
cs-on-tile = { $item } op de tegel { $of }
cs-place-tile = Op de tegel
cs-place-market = Naast de tegel
cs-place-fallen = Uitgeschakeld
cs-place-box = Doos
cs-place-board = Spelersbord
cs-place-book = Spreukenboek
cs-place-counters = Tegenspreuken
cs-place-companion = Metgezel
cs-place-deck = Hoofdstapel
cs-place-discard = Aflegstapel
cs-place-portal = Metgezellenportaal
cs-place-aside = Spreuken van de bots
cs-place-counter_deck = Stapel tegenspreuken
cs-place-companion_deck = Stapel metgezellen
cs-place-pool = Voorraad
cs-place-common = Midden van de tafel
cs-counter-hp = LP
cs-counter-energy = Schaduwenergie
cs-counter-ap = Actiepunten
cs-counter-round = Ronde

# What is asked
cs-ask-pick = Kies je personage
cs-ask-act = { $points ->
        [0] Kies iets wat geen actiepunt kost, of beëindig je acties
        [one] Kies een actie: nog { $points } punt
       *[other] Kies een actie: nog { $points } punten
    }
cs-ask-give = Kies een spreuk van niveau { $level } om als betaling af te leggen
cs-ask-room = Je spreukenboek is vol: kies een kaart om af te leggen
cs-ask-pay-collect = Kies hoe je { $card } betaalt
cs-ask-pay-cast = { $card } tegen { $target }: kies wat je uitgeeft
cs-ask-pay-cast-on = { $card } op { $tile-the }: kies wat je uitgeeft
cs-ask-fragment = Kies de dobbelsteen die het schaduwfragment geeft
cs-ask-reroll = { $n ->
        [one] { $n } dobbelsteen opnieuw: neem er nog een bij of gooi
       *[other] { $n } dobbelstenen opnieuw: neem er nog een bij of gooi
    }
cs-ask-convert = Kies een grondstof om te veranderen met { $card }
cs-ask-move = Kies waar { $enemy } heen gaat
cs-ask-absorb = Absorbeer schaduwfragmenten, transformeer of beëindig de beurt
cs-ask-summon = Kies een metgezel
cs-ask-before = { $source } doet { $amount } schade aan { $target } ({ $what }): antwoorden met een tegenspreuk?
cs-ask-after = { $source } heeft { $amount } schade gedaan aan { $target } ({ $what }): antwoorden met een tegenspreuk?
cs-ask-run = Kies waar { $who } heen vlucht

# Why it is asked
cs-why-collect = Je verzamelt { $card }
cs-why-transform = { $who } is getransformeerd: er komt een metgezel bij
cs-why-attack = { $who }: { $what }

# Options
cs-group-pick = Personages
cs-group-cast = Uitspreken, 1 punt
cs-group-free = Kost geen punt
cs-group-here = Hier, 1 punt
cs-group-dice = Dobbelstenen, 1 punt
cs-group-cast-free = Uitspreken, gratis
cs-group-here-free = Hier, gratis
cs-group-dice-free = Dobbelstenen, gratis
cs-group-travel = Reizen, 1 punt
cs-group-travel-free = Reizen, gratis
cs-group-move = Verplaatsen
cs-group-done = Of
cs-group-discard = Afleggen
cs-group-pay = Betalen
cs-group-convert = Veranderen
cs-group-shadow = Schaduwenergie
cs-group-summon = Metgezellen
cs-group-answer = Tegenspreuk, kost geen punt
cs-group-chance = Toeval
cs-do-pick = Speel { $character }
cs-do-cast_at = Spreek { $card } uit tegen { $character }
cs-do-cast_on = Spreek { $card } uit op { $tile-the }
cs-do-cast = Spreek { $card } uit
cs-do-ability = Gebruik je { MID($ability) }
cs-do-ability_at = Gebruik je { MID($ability) } tegen { $character }
cs-do-ability_on = Gebruik je { MID($ability) } op { $tile-the }
cs-do-use = Gebruik de grondstofkaart { $card }
cs-do-collect = Verzamel { $card }
cs-do-refresh = Ververs: vervang { $card }
cs-do-reroll = Gooi { $die-the } opnieuw ({ $resource })
cs-do-protect = Bescherm: haal een vervloekt kristal weg
cs-do-travel = Reis naar { $tile-the }
cs-do-end = Beëindig je acties
cs-do-discard = Leg { $card } af
cs-do-discard-cast = Leg { $card } af (deze beurt uitgesproken)
cs-do-pay-1 = Geef { $n0 } { $what0 } uit
cs-do-pay-2 = Geef { $n0 } { $what0 } en { $n1 } { $what1 } uit
cs-do-pay-3 = Geef { $n0 } { $what0 }, { $n1 } { $what1 } en { $n2 } { $what2 } uit
cs-do-fragment = { $die }
cs-do-throw = { $n ->
        [one] Gooi de dobbelsteen
       *[other] Gooi de { $n } dobbelstenen
    }
cs-do-change = 1 { $source } wordt { $n } { $to }
cs-do-copy = Nog een { $resource }
cs-do-stop = Verander niets meer
cs-do-move = Verplaats { $enemy } naar { $tile-the }
cs-do-leave = Laat { $enemy } staan
cs-do-absorb = Absorbeer een schaduwfragment
cs-do-transform = Transformeer naar je Schaduwvorm
cs-do-summon = Neem { $card-the }
cs-do-finish = Beëindig de beurt
cs-do-answer = Onthul { $card }
cs-do-run = Vlucht naar { $tile-the }
cs-do-pass = Antwoord niet
cs-do-roll = De dobbelsteen toont: { $resource }
cs-do-draw = { $card } wordt opengelegd

# What an option costs or brings
cs-note-takes = krijgt { $amount } schade{ $falls ->
        [sure] : valt!
        [may] : kan vallen
       *[no] { "" }
    }
cs-note-takes-bonus = krijgt { $amount } schade, bonus van { $bonus } inbegrepen{ $falls ->
        [sure] : valt!
        [may] : kan vallen
       *[no] { "" }
    }
cs-note-each = { $enemies ->
        [one] { $amount } schade aan één tegenstander
       *[other] { $amount } schade aan elk van { $enemies } tegenstanders
    }{ $falls ->
        [0] { "" }
        [one] : { $falls } kan vallen
       *[other] : { $falls } kunnen vallen
    }
cs-note-each-bonus = { $enemies ->
        [one] { $amount } schade aan één tegenstander, bonus van { $bonus } inbegrepen
       *[other] { $amount } schade aan elk van { $enemies } tegenstanders, bonus van { $bonus } inbegrepen
    }{ $falls ->
        [0] { "" }
        [one] : { $falls } kan vallen
       *[other] : { $falls } kunnen vallen
    }
cs-note-own = schade: { $list }{ $falls ->
        [0] { "" }
        [one] : { $falls } kan vallen
       *[other] : { $falls } kunnen vallen
    }
cs-note-own-bonus = schade: { $list }, bonus van { $bonus } inbegrepen{ $falls ->
        [0] { "" }
        [one] : { $falls } kan vallen
       *[other] : { $falls } kunnen vallen
    }
cs-note-heals = je komt op { $hp } LP
cs-note-cost-0 = kost geen grondstof
cs-note-cost = betaal: { $list }
cs-note-adds = geeft { $list }, daarna is de kaart weg
cs-note-crystals = { $n ->
        [one] { $n } vervloekt kristal verwondt je: nog { $hp } LP
       *[other] { $n } vervloekte kristallen verwonden je: nog { $hp } LP
    }
cs-note-absorb = Schaduwenergie { $energy } van { $limit }
cs-note-transform = kost { $n } schaduwenergie; een metgezel voegt zich bij je
cs-note-lose = je krijgt { $amount } schade, nog { $hp } LP
cs-note-run = je gaat één tegel verder; buiten bereik krijg je niets
cs-note-missed = de aanval mist je
cs-note-returns = { $source } krijgt { $amount } schade

# Log
cs-log-pick = Speler { $n } speelt { $who }.
cs-log-turn = Ronde { $round }: beurt van { $who }.
cs-log-rolled = { $who } gooide { $faces }.
cs-log-gift = { CAP($giver-the) } geeft 1 { $resource }.
cs-log-healed = { CAP($giver-the) } geneest: nu { $hp } LP.
cs-log-travel = { $who } reist naar { $tile-the }.
cs-log-protect = { $who } haalt een vervloekt kristal weg.
cs-log-refresh = { $who } legt { $card } af.
cs-log-turned-up = { $card } ligt nu naast { $tile-the }.
cs-log-reshuffled = De aflegstapel wordt tot een nieuwe stapel geschud.
cs-log-use = { $who } gebruikt de grondstofkaart { $card }.
cs-log-cast = { $who } spreekt { $card } uit.
cs-log-change = 1 { $source } wordt { $n } { $to }.
cs-log-copy = 1 { $resource } wordt verdubbeld.
cs-log-attack = { $who }, { $what }: { $amount } schade aan { $target }.
cs-log-hurt = { $who } verliest { $amount } LP: nog { $hp }.
cs-log-out = { $who } is uitgeschakeld.
cs-log-answer = { $who } onthult { $card }.
cs-log-pass = { $who } antwoordt niet.
cs-log-run = { $who } vlucht naar { $tile-the }.
cs-log-moved = { $who } verplaatst { $enemy } naar { $tile-the }.
cs-log-ability = { $who } gebruikt de { MID($ability) }.
cs-log-reroll = { $n ->
        [one] { $who } gooit { $n } dobbelsteen opnieuw.
       *[other] { $who } gooit { $n } dobbelstenen opnieuw.
    }
cs-log-discard = { $who } legt { $card } af.
cs-log-collect = { $who } verzamelt { $card }.
cs-log-counterspell = { $who } verzamelt een tegenspreuk.
cs-log-absorb = { $who } absorbeert een schaduwfragment: energie { $energy }.
cs-log-transform = { $who } wordt { $form }.
cs-log-summon = { CAP($card-the) } voegt zich bij { $who }.
cs-log-crystals = { $n ->
        [one] { $n } vervloekt kristal verwondt { $who }: nog { $hp } LP.
       *[other] { $n } vervloekte kristallen verwonden { $who }: nog { $hp } LP.
    }

# Ends
cs-end-last = Er staat er nog maar één overeind.
cs-end-bots = De bots hebben gewonnen.
cs-end-limit = Geen winnaar na 100 ronden.

# Card texts
cs-where-here = op je eigen tegel
cs-where-here_adjacent = op je tegel of een aangrenzende
cs-where-adjacent = op een aangrenzende tegel
cs-where-here_to_2 = op je tegel of hoogstens 2 tegels verder
cs-where-one_to_2 = hoogstens 2 tegels verder, maar niet op je eigen tegel
cs-which-here = je eigen tegel
cs-which-here_adjacent = je tegel of één aangrenzende tegel
cs-which-adjacent = één aangrenzende tegel
cs-which-here_to_2 = je tegel of één tegel hoogstens 2 verder
cs-which-one_to_2 = één tegel hoogstens 2 verder, maar niet je eigen tegel
cs-into-gem-same = edelstenen van dezelfde kleur
cs-into-gem-choose = rode of blauwe edelstenen
cs-into-gem-red = rode edelstenen
cs-into-gem-blue = blauwe edelstenen
cs-into-orb-same = bollen van dezelfde kleur
cs-into-orb-choose = rode of blauwe bollen
cs-into-orb-red = rode bollen
cs-into-orb-blue = blauwe bollen
cs-into-other-same = edelstenen in bollen en bollen in edelstenen van dezelfde kleur
cs-into-other-choose = edelstenen in rode of blauwe bollen, bollen in rode of blauwe edelstenen
cs-into-other-red = edelstenen in rode bollen, bollen in rode edelstenen
cs-into-other-blue = edelstenen in blauwe bollen, bollen in blauwe edelstenen
cs-text-spend-0 = Kost geen grondstof.
cs-text-spend-1 = Geef 1 { $what0 } uit.
cs-text-spend-2 = Geef 1 { $what0 } en 1 { $what1 } uit.
cs-text-spend-up-to = Geef 1 tot { $max } { $what } uit.
cs-text-damage-enemy = { $amount } schade aan één tegenstander { $where }.
cs-text-damage-hex = { $amount } schade aan elke tegenstander op { $where }.
cs-text-damage-each_enemy = { $amount } schade aan elke tegenstander.
cs-text-move_target = Daarna mag je elke geraakte tegenstander één tegel verplaatsen.
cs-text-gain_hp = Je krijgt { $amount } LP.
cs-text-ability = In Schaduwvorm, met { $n } schaduwenergie, die je uitgeeft:
cs-text-convert = Verander tot { $max } { $what } in { $to }.
cs-text-convert-any = Verander een willekeurig aantal { $what } in { $to }.
cs-text-convert-each = Verander tot { $max } { $what } elk in { $each } { $to }.
cs-text-convert-each-any = Verander een willekeurig aantal { $what } elk in { $each } { $to }.
cs-text-convert-pair = Verander tot { $max } { $what } of { $also }: { $to }.
cs-text-convert-pair-any = Verander een willekeurig aantal { $what } of { $also }: { $to }.
cs-text-duplicate = Verdubbel tot { $max } { $what }: voor elk komt er een van dezelfde kleur bij.
cs-text-duplicate-any = Verdubbel een willekeurig aantal { $what }: voor elk komt er een van dezelfde kleur bij.
cs-text-use-gain_resource = Leg deze kaart af in je Fase 2: { $amount } { $resource } voor deze beurt.
cs-text-trigger-before = Wanneer een tegenstander je schade gaat toebrengen:
cs-text-trigger-after = Nadat een tegenstander je schade heeft toegebracht en je nog meedoet:
cs-text-move_self = Ga naar een aangrenzende tegel.
cs-text-recheck_target = Als de aanval je daar niet meer bereikt, krijg je niets.
cs-text-reduce_damage = Die schade is { $amount } lager.
cs-text-prevent_damage = Je krijgt geen schade.
cs-text-damage-source = Die tegenstander krijgt { $amount } schade, waar hij ook staat.
cs-text-damage-source-once = De eerste keer dat een tegenstander je na het begin van je beurt schade toebrengt en je nog meedoet, krijgt hij { $amount } schade.
cs-text-desert = Hier verzamel je tegenspreuken.
cs-text-tile-gain_resource = Als je hier je beurt begint: { $amount } { $resource }.
cs-text-tile-gain_hp = Als je hier je beurt begint: { $amount } LP.
cs-text-tile-free_action = Als je hier je beurt begint: { $action } is deze beurt { $per_turn ->
        [one] één keer
       *[other] { $per_turn } keer
    } gratis.
cs-text-tile-modify_damage_dealt = Aanvalsspreuken vanaf hier doen { $amount } schade meer.
cs-text-tile-modify_damage_dealt-once = De eerste aanvalsspreuk die je elke beurt vanaf hier uitspreekt, doet { $amount } schade meer aan elke tegenstander.
cs-text-tile-modify_damage_taken = Zolang je hier staat, is schade van tegenstanders { $amount } lager.
cs-text-tile-cap_damage_taken = Zolang je hier staat, brengt een tegenstander je nooit meer dan { $max } schade tegelijk toe.
cs-text-tile-forbid_reduction = Zolang je hier staat, kan schade van tegenstanders niet worden verlaagd.
cs-text-pet-gain_resource = Aan het begin van je beurt: { $amount } { $resource }.
cs-text-pet-gain_hp = Aan het begin van je beurt: { $amount } LP.
cs-text-pet-free_action = { $action } is in elk van je beurten { $per_turn ->
        [one] één keer
       *[other] { $per_turn } keer
    } gratis.
cs-text-pet-modify_damage_dealt = Je aanvalsspreuken doen { $amount } schade meer aan elke tegenstander.
cs-text-pet-modify_damage_dealt-once = Je eerste aanvalsspreuk van elke beurt doet { $amount } schade meer aan elke tegenstander.
cs-text-pet-modify_damage_taken = Schade van tegenstanders is { $amount } lager.
cs-text-pet-cap_damage_taken = Een tegenstander brengt je nooit meer dan { $max } schade tegelijk toe.
cs-text-pet-forbid_reduction = Schade van tegenstanders kan niet worden verlaagd.
cs-text-pet-ignore_curse_damage = Vervloekte kristallen verwonden je niet.
