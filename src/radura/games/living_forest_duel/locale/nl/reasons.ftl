# Why something cannot be used now: what is asked instead
lf-no-now-turn = Je onthult een kaart of legt een fiche op een symbool van de gedeelde linie.
lf-no-now-sankitoken = Je mag een fiche op een symbool van de gedeelde linie leggen, of de Sankikaart houden.
lf-no-now-varanrevealed = Beslis eerst over de onthulde vuurvaraan.
lf-no-now-extinguish = Je dooft vuur: kies een vuur op de open plek.
lf-no-now-recruit = Je rekruteert: kies een dier uit het rekruteringsaanbod.
lf-no-now-planttree = Je plant: kies de bovenste boom van een stapel.
lf-no-now-plantat = Kies eerst waar je de genomen boom plant.
lf-no-now-advance = Je verplaatst Onibi: kies hoe ver.
lf-no-now-exchange = Kies eerst welk van je goedkoopste dieren onder je stapel gaat.

# What is missing
lf-no-cards = Er is geen kaart meer om te onthullen, niet in de trekstapel en niet op de aflegstapel.
lf-no-sign = { $n ->
        [0] Geen { $element } in de gedeelde linie om een fiche op te leggen.
        [one] Je hebt { $n } { $element }, maar er is geen { $element } in de gedeelde linie om een fiche op te leggen.
       *[other] Je hebt { $n } { $element-many }, maar er is geen { $element } in de gedeelde linie om een fiche op te leggen.
    }
lf-no-sign-left = Geen { $element } in de gedeelde linie om een fiche op te leggen: het fiche op { $card-the } heeft alles geteld.
lf-no-between = Je eigen fiche ligt al op { $element-the }: tussen je twee fiches moet nog een kaart met { $element } liggen.
lf-no-sun = Je hebt { $n } zon: { $least ->
        [0] er ligt geen dier meer in het rekruteringsaanbod.
       *[other] het goedkoopste dier kost { $least }.
    }
lf-no-fires = Er ligt geen vuurfiche op de open plek.
lf-no-water = Je hebt { $n } water: het kleinste vuur vraagt { $least }.
lf-no-plant = Je hebt { $n ->
        [one] { $n } kiemplant
       *[other] { $n } kiemplanten
    }: { $least ->
        [0] er ligt geen boom meer op de stapels.
       *[other] de goedkoopste boom kost { $least }.
    }
lf-no-room = Je hebt { $n ->
        [one] { $n } kiemplant
       *[other] { $n } kiemplanten
    }, maar geen boom binnen bereik past in je bos.
lf-no-wind = Je hebt geen wind: Onibi zou niet vooruitgaan.
lf-no-far = Onibi kan hoogstens { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    } zetten.
lf-no-stop = Neem er ten minste één: het fiche ligt al.
lf-no-varan = Er is net geen vuurvaraan van jou onthuld.
lf-no-draw = Het toeval onthult kaarten; niemand kiest ze.
lf-no-first = Leg eerst een fiche op { $element-the }: dit kost { $cost }, je hebt { $n }.
lf-no-first-dear = Dit kost { $cost } { $cost ->
        [one] { $element }
       *[other] { $element-many }
    }, je hebt { $n }.
lf-no-fire-here = Hier ligt geen vuurfiche.
lf-no-water-left = Dit vuur vraagt { $cost } water, je hebt nog { $n }.
lf-no-in-line = { CAP($card-the) } ligt niet in het rekruteringsaanbod.
lf-no-sun-left = Dit kost { $cost } zon, je hebt nog { $n }.
lf-no-cheapest = Alleen het goedkoopste van je drie dieren kan onder de stapel.
lf-no-gap = Deze plek blijft leeg: de stapel die haar moest vullen, was op.
lf-no-pile = Deze stapel bomen is leeg.
lf-no-in-hand = Je hebt deze boom genomen: kies zijn plek in je bos.
lf-no-pile-twice = In één actie neem je hoogstens één boom van elke stapel.
lf-no-plant-left = Dit kost { $cost ->
        [one] { $cost } kiemplant
       *[other] { $cost } kiemplanten
    }, je hebt nog { $n }.
lf-no-place = Deze boom past nergens in je bos: zijn rivier bereikt het meer van geen enkele kant.
lf-no-lake = Het meer mag niet worden bedekt.
lf-no-river-near = Geen rivier van je bos leidt hierheen.
lf-no-river = { CAP($card-the) } zou hier niet op de rivieren aansluiten, of andere bomen van het meer afsnijden.

# Pieces that work by themselves
lf-no-discard = Afgelegde kaarten komen terug zodra de trekstapel op is.
lf-no-own-line = Deze kaart werkt vanzelf: haar symbolen tellen mee bij elke actie van jou in deze ronde.
lf-no-other-line = Deze kaart ligt in de rij van { $who-the } en telt alleen daar.
lf-no-own-pile = Je stapel vult de gaten nadat je hebt gerekruteerd.
lf-no-other-pile = Deze stapel is van { $who-the }: hij vult gaten nadat { $who-the } heeft gerekruteerd.
lf-no-other-forest = Dit is het bos van { $who-the }.
lf-no-planted = Deze boom staat er en werkt vanzelf: zijn symbool telt mee bij elke actie van jou.
lf-no-varans = Vuurvaranen van { $who-the } komen aan het einde van een ronde, als er water te weinig is.
lf-no-sanki-now = Gebruik deze kaart meteen na een eigen onthulling, of als er een vuurvaraan van jou wordt onthuld.
lf-no-sanki-supply = Een Sankibonus levert je een van deze kaarten op.
lf-no-sanki-other = Deze kaart is van { $who-the }; een Sankibonus pakt haar alleen als de voorraad leeg is.
lf-no-sanki-none = Je hebt er geen: een Sankibonus levert er een op.
lf-no-onibi-card = Deze kaart wisselt alleen van eigenaar als Onibi de open plek verlaat.
lf-no-last = Een fiche leg je op het laatste symbool { $element } van de gedeelde linie, op { $card-the }.
lf-no-signs = Deze kaart toont geen symbool om een fiche op te leggen.
lf-no-reach = Onibi kan hier niet stoppen: hij gaat alleen naar je tegenstander toe, zo ver als je wind reikt.
lf-no-token-lost = Verloren in deze ronde; aan het einde van de ronde komt dit fiche terug.
lf-no-token-laid = Dit fiche blijft liggen tot de ronde eindigt.
lf-no-token-other = Dit is een fiche van { $who-the }.
lf-no-token-place = Geen symbool van de gedeelde linie is vrij en sterk genoeg om dit fiche op te leggen.
lf-no-token-first = Kies het symbool waar dit fiche op komt: { $elements }.

# Actions that are shown although they are not possible
lf-closed-token-sun = Dieren rekruteren
lf-closed-token-water = Vuur doven
lf-closed-token-plant = Bomen planten
lf-closed-token-wind = Onibi verplaatsen
lf-closed-sanki = Sankikaart
