lf-name = Living Forest Duel
lf-tagline = Zomer en winter waken over hetzelfde bos: vier manieren om te winnen, één rij dieren voor allebei.

# Words of the game
lf-season-summer = Zomer
    .the = de zomer
lf-season-winter = Winter
    .the = de winter
lf-element-sun = zon
    .the = de zon
lf-element-water = water
    .the = het water
lf-element-plant = kiemplant
    .the = de kiemplant
    .many = kiemplanten
lf-element-wind = wind
    .the = de wind
lf-bonus-sanki = een Sankikaart
lf-bonus-extinguish = vuur doven
lf-bonus-recruit = dieren rekruteren
lf-bonus-plant = beschermende bomen planten
lf-side-north = noorden
lf-side-east = oosten
lf-side-south = zuiden
lf-side-west = westen

# Match options
lf-setting-summer = Wie de zomerspeler is (en begint)
lf-setting-summer-0 = Eerste plaats
lf-setting-summer-1 = Tweede plaats
lf-setting-tie = Even goedkope dieren bij de voorbereiding
lf-setting-tie-ask = De eigenaar kiest
lf-setting-tie-random = Door loting

# Places and counters
lf-place-deck = Gedeelde trekstapel
lf-place-discard = Gedeelde aflegstapel
lf-place-revealed = Net onthuld
lf-place-line-shared = Gedeelde verdedigingslinie
lf-place-line = Persoonlijke rij
lf-place-recruit = Rekruteringsaanbod
lf-place-clearing = Open plek
lf-place-grove-sun = Zonnebomen
lf-place-grove-water = Waterbomen
lf-place-grove-plant = Kiemplantbomen
lf-place-grove-wind = Windbomen
lf-place-top-sun = Bovenste zonneboom
lf-place-top-water = Bovenste waterboom
lf-place-top-plant = Bovenste kiemplantboom
lf-place-top-wind = Bovenste windboom
lf-place-forest = Bos
lf-place-pile = Persoonlijke stapel
lf-place-varans = Vuurvaranen
lf-place-sanki = Sankikaarten
lf-place-sanki-supply = Sankikaarten in de voorraad
lf-place-onibi = Onibikaart
lf-place-onibi-supply = Onibikaart in de voorraad
lf-place-tokens = Actiefiches
lf-place-lost = Verloren actiefiches
lf-place-pointing = Actiefiches op de gedeelde linie
lf-counter-round = Ronde
lf-counter-fires = Vuurfiches

# What is asked
lf-ask-turn = Onthul een kaart of gebruik een fiche (nog { $tokens ->
        [one] { $tokens } fiche
       *[other] { $tokens } fiches
    })
lf-ask-exchange = Je drie dieren kosten samen { $limit } of minder: welk van de goedkoopste gaat onder je stapel?
lf-ask-varan = Je vuurvaraan is onthuld; daarmee zou je { $n ->
        [one] { $n } solitair symbool
       *[other] { $n } solitaire symbolen
    } hebben. Een Sankikaart inzetten?
lf-ask-sanki-token = Een Sankikaart inzetten om meteen een actiefiche te plaatsen?
lf-ask-extinguish = Kies een vuur om te doven: nog { $left } water
lf-ask-recruit = Kies een dier om te rekruteren: nog { $left } zon
lf-ask-tree = Kies een boom om te planten: nog { $left ->
        [one] { $left } kiemplant
       *[other] { $left } kiemplanten
    }
lf-ask-cell = Kies waar je { $card-the } plant
lf-ask-onibi = Kies hoe ver Onibi gaat: hoogstens { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }

# Why it is asked
lf-why-token-sun = { CAP($who-the) } heeft een fiche op de zon van { $card-the } gelegd: dieren rekruteren
lf-why-token-water = { CAP($who-the) } heeft een fiche op het water van { $card-the } gelegd: vuur doven
lf-why-token-plant = { CAP($who-the) } heeft een fiche op de kiemplant van { $card-the } gelegd: beschermende bomen planten
lf-why-token-wind = { CAP($who-the) } heeft een fiche op de wind van { $card-the } gelegd: Onibi verplaatsen
lf-why-bonus-sanki = Bonus: een Sankikaart
lf-why-bonus-extinguish = Bonus: vuur doven
lf-why-bonus-recruit = Bonus: dieren rekruteren
lf-why-bonus-plant = Bonus: beschermende bomen planten
lf-why-bonus-sanki-onibi = Onibi is gestopt op { $card-the }, met de bonus: een Sankikaart
lf-why-bonus-extinguish-onibi = Onibi is gestopt op { $card-the }, met de bonus: vuur doven
lf-why-bonus-recruit-onibi = Onibi is gestopt op { $card-the }, met de bonus: dieren rekruteren
lf-why-bonus-plant-onibi = Onibi is gestopt op { $card-the }, met de bonus: beschermende bomen planten
lf-why-bonus-sanki-tree = { CAP($card-the) } staat naast bomen met dezelfde bonus: een Sankikaart
lf-why-bonus-extinguish-tree = { CAP($card-the) } staat naast bomen met dezelfde bonus: vuur doven
lf-why-bonus-recruit-tree = { CAP($card-the) } staat naast bomen met dezelfde bonus: dieren rekruteren
lf-why-bonus-plant-tree = { CAP($card-the) } staat naast bomen met dezelfde bonus: beschermende bomen planten

# Options
lf-group-reveal = Onthullen
lf-group-token = Een fiche gebruiken
lf-group-extinguish = Vuren
lf-group-recruit = Dieren
lf-group-tree = Bomen
lf-group-plant = Plekken
lf-group-onibi = Stappen
lf-group-stop = Klaar
lf-group-return = Sankikaart
lf-group-keep = Geen Sankikaart
lf-group-pass = Geen Sankikaart
lf-group-exchange = Goedkoopste dieren
lf-group-draw = Toeval
lf-do-reveal = Onthul een kaart
lf-do-token-sun = Rekruteer met { $n } zon
lf-do-token-water = Doof vuur met { $n } water
lf-do-token-plant = Plant bomen met { $n ->
        [one] { $n } kiemplant
       *[other] { $n } kiemplanten
    }
lf-do-token-wind = Verplaats Onibi hoogstens { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }
lf-do-extinguish = Doof het vuur op { $card-the }
lf-do-recruit = Rekruteer { $card-the }
lf-do-tree = Plant { $card-the }
lf-do-plant = { $n } naar het { $side } vanaf het meer
lf-do-plant-corner = { $n } naar het { $side } en { $m } naar het { $side2 } vanaf het meer
lf-do-onibi = Verplaats Onibi { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }
lf-do-stop = Neem niets meer
lf-do-return = Zet een Sankikaart in: leg de varaan terug op zijn stapel
lf-do-keep = Laat de varaan in je rij komen
lf-do-pass = Plaats geen fiche, houd de Sankikaart
lf-do-exchange = Leg { $card-the } onder je stapel
lf-do-draw = { CAP($card-the) } wordt onthuld

# What an option costs or brings
lf-note-reveal = { $n } in de stapel, { $solitary } solitair voor jou
lf-note-reveal-risk = { $n } in de stapel, { $solitary } solitair voor jou: zo’n kaart kost je { $tokens ->
        [one] een fiche
       *[other] { $tokens } fiches
    }
lf-note-reveal-again = eerst worden de { $n } afgelegde kaarten geschud, { $solitary } solitair voor jou
lf-note-reveal-again-risk = eerst worden de { $n } afgelegde kaarten geschud, { $solitary } solitair voor jou: zo’n kaart kost je { $tokens ->
        [one] een fiche
       *[other] { $tokens } fiches
    }
lf-note-keep = kost je { $n ->
        [one] een fiche
       *[other] { $n } fiches
    }
lf-note-token-sun = { $n ->
        [one] { $n } dier
       *[other] { $n } dieren
    } binnen bereik, vanaf { $least }
lf-note-token-water = { $n ->
        [one] { $n } vuur
       *[other] { $n } vuren
    } binnen bereik, vanaf { $least }
lf-note-token-plant = { $n ->
        [one] { $n } boom
       *[other] { $n } bomen
    } binnen bereik
lf-note-cost = kost { $n } { $n ->
        [one] { $element }
       *[other] { $element-many }
    }
lf-note-recruit-own = kost { $n } zon, komt in je rij
lf-note-recruit-away = kost { $n } zon, wordt afgelegd
lf-note-plant-bonus = { $n ->
        [one] bonus
       *[other] { $n } keer de bonus
    }: { $bonus }{ $use ->
        [lost] {" (verloren: niets te doen)"}
       *[done] { "" }
    }
lf-note-cover = bedekt { $card-the }
lf-note-cover-bonus = bedekt { $card-the }; { $n ->
        [one] bonus
       *[other] { $n } keer de bonus
    }: { $bonus }{ $use ->
        [lost] {" (verloren: niets te doen)"}
       *[done] { "" }
    }
lf-note-onibi-bonus = bonus: { $bonus }{ $use ->
        [lost] {" (verloren: niets te doen)"}
       *[done] { "" }
    }
lf-note-onibi-gives = { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }: je tegenstander krijgt de Onibikaart; bonus: { $bonus }{ $use ->
        [lost] {" (verloren: niets te doen)"}
       *[done] { "" }
    }
lf-note-onibi-frees = { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }: je Onibikaart gaat terug; bonus: { $bonus }{ $use ->
        [lost] {" (verloren: niets te doen)"}
       *[done] { "" }
    }
lf-note-onibi-wins = { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }: Onibi verlaat de open plek aan de kant van je tegenstander, je wint

# Log
lf-log-deal = { CAP($card-the) } komt in het rekruteringsaanbod, in de helft van { $who-the }.
lf-log-exchange = De dieren van { $who-the } zijn te goedkoop: { $card-the } gaat onder de stapel.
lf-log-reveal = { CAP($who-the) } onthult { $card-the }.
lf-log-reveal-own = { CAP($who-the) } onthult { $card-the }, voor de rij van { $owner-the }.
lf-log-varan = { CAP($who-the) } onthult een vuurvaraan van { $owner-the }.
lf-log-varan-kept = De varaan komt in de rij van { $who-the }.
lf-log-varan-back = { CAP($who-the) } zet een Sankikaart in: de varaan gaat terug op zijn stapel.
lf-log-sanki-token = { CAP($who-the) } zet een Sankikaart in om meteen een fiche te plaatsen.
lf-log-reshuffle = De aflegstapel wordt de nieuwe trekstapel: { $n ->
        [one] { $n } kaart
       *[other] { $n } kaarten
    }.
lf-log-solitary = { CAP($who-the) } heeft { $n } solitaire symbolen en verliest een actiefiche.
lf-log-stuck = { CAP($who-the) } kan geen kaart onthullen en geen fiche plaatsen: de overige fiches zijn verloren.
lf-log-token-sun = { CAP($who-the) } gebruikt een fiche om te rekruteren met { $n } zon.
lf-log-token-water = { CAP($who-the) } gebruikt een fiche om vuur te doven met { $n } water.
lf-log-token-plant = { CAP($who-the) } gebruikt een fiche om te planten met { $n ->
        [one] { $n } kiemplant
       *[other] { $n } kiemplanten
    }.
lf-log-token-wind = { CAP($who-the) } gebruikt een fiche om Onibi te verplaatsen met { $n } wind.
lf-log-extinguish = { CAP($who-the) } dooft het vuur op { $card-the } en heeft { $n ->
        [one] { $n } vuurfiche
       *[other] { $n } vuurfiches
    }.
lf-log-recruit = { CAP($who-the) } rekruteert { $card-the }.
lf-log-recruit-away = { CAP($who-the) } neemt { $card-the } uit het aanbod: de kaart wordt afgelegd.
lf-log-refill = { CAP($card-the) } komt in het rekruteringsaanbod uit de stapel van { $who-the }.
lf-log-plant = { CAP($who-the) } plant { $card-the }.
lf-log-cover = { CAP($who-the) } plant { $card-the } boven op een andere boom.
lf-log-onibi = { CAP($who-the) } verplaatst Onibi { $n ->
        [one] { $n } stap
       *[other] { $n } stappen
    }.
lf-log-onibi-card = Onibi verlaat de open plek: { $who-the } krijgt de Onibikaart.
lf-log-onibi-card-back = Onibi verlaat de open plek: { $who-the } legt de Onibikaart terug in de voorraad.
lf-log-bonus-sanki = Bonus voor { $who-the }: een Sankikaart.
lf-log-bonus-extinguish = Bonus voor { $who-the }: vuur doven.
lf-log-bonus-recruit = Bonus voor { $who-the }: dieren rekruteren.
lf-log-bonus-plant = Bonus voor { $who-the }: beschermende bomen planten.
lf-log-bonus-sanki-lost = Bonus voor { $who-the }: een Sankikaart, maar die liggen al allemaal daar: verloren.
lf-log-bonus-extinguish-lost = Bonus voor { $who-the }: vuur doven, maar er is geen vuur binnen bereik: verloren.
lf-log-bonus-recruit-lost = Bonus voor { $who-the }: dieren rekruteren, maar er is geen dier binnen bereik: verloren.
lf-log-bonus-plant-lost = Bonus voor { $who-the }: beschermende bomen planten, maar er is geen boom binnen bereik: verloren.
lf-log-sanki = { CAP($who-the) } neemt een Sankikaart uit de voorraad.
lf-log-sanki-robbed = { CAP($who-the) } neemt een Sankikaart van de tegenstander.
lf-log-round-end = Ronde { $n } is voorbij.
lf-log-round-begin = Ronde { $n }: { $who-the } begint.

# Ends
lf-end-fire = De winnaar heeft genoeg vuren gedoofd.
lf-end-line = In het rekruteringsaanbod liggen alleen dieren van één seizoen.
lf-end-forest = De bomen van de winnaar vormen een volledig raster.
lf-end-onibi = Onibi verliet de open plek aan de kant van wie de Onibikaart had.

# Card texts
lf-text-cost-sun = Rekruteren kost { $n } zon.
lf-text-cost-plant = Planten kost { $n ->
        [one] { $n } kiemplant
       *[other] { $n } kiemplanten
    }.
lf-text-gives = Geeft { $n } { $n ->
        [one] { $element }
       *[other] { $element-many }
    }.
lf-text-takes = Neemt { $n } { $n ->
        [one] { $element }
       *[other] { $element-many }
    } weg.
lf-text-solitary = Eén solitair symbool: bij het onthullen kosten { $first } die voor jou tellen een actiefiche, { $second } een tweede.
lf-text-gregarious = Eén kuddesymbool: het heft een solitair symbool op.
lf-text-season = Hoort bij { $season-the }: eenmaal onthuld gaat dit dier naar de rij van die speler.
lf-text-lake = Het meer waaruit de rivieren van dit bos ontspringen, aan alle vier de zijden open.
lf-text-uncoverable = Hij mag niet bedekt worden.
lf-text-river-1 = Rivier: { $side0 }.
lf-text-river-2 = Rivier: { $side0 }, { $side1 }.
lf-text-river-3 = Rivier: { $side0 }, { $side1 }, { $side2 }.
lf-text-river-4 = Rivier: { $side0 }, { $side1 }, { $side2 }, { $side3 }.
lf-text-match = Geplant naast een boom met dezelfde bonus: { $bonus }.
lf-text-fire-value = Vuurwaarde { $n }.
lf-text-land = Als Onibi hier stopt: { $bonus }.
lf-text-return_varan = Leg een vuurvaraan van je seizoen terug op zijn stapel zodra iemand hem onthult.
lf-text-token_after_reveal = Of plaats een actiefiche meteen nadat je zelf een kaart onthuld hebt.
lf-text-back_to_supply = Na gebruik gaat ze terug naar de gedeelde voorraad.
lf-text-redirect_guardians = Je onthulde beschermdieren gaan naar de gedeelde linie; je varanen komen nog steeds in je eigen rij.
lf-text-lose_at_exit = Je verliest als Onibi de open plek aan jouw kant verlaat.
lf-text-walks = Hij gaat over de open plek, weg van de speler die hem verplaatst.
lf-text-burns = De open plekkaart waarop hij ligt, is in brand.
lf-text-spreads_fire = Aan het einde van de ronde vliegen de twee kaarten ernaast in brand.
lf-text-counts_for_fire_win = Wie het vuur dooft, houdt het fiche: met { $n } win je.
lf-text-points_at_element = Wijst het laatste element van zijn soort in de gedeelde linie aan om de bijbehorende actie uit te voeren.
