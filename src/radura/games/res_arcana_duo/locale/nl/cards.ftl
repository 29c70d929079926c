## Magic items

ra-card-item_calm_elan = Kalmte/Elan
ra-card-item_death_life = Dood/Leven
ra-card-item_research = Onderzoek
ra-card-item_reanimate = Reanimatie
ra-card-item_alchemy = Alchemie

## Mages

ra-card-smith = Smid
    .the = de Smid
ra-card-enchantress = Betoveraarster
    .the = de Betoveraarster
ra-card-cultist = Cultist
    .the = de Cultist
ra-card-fortune_teller = Kaartlegster
    .the = de Kaartlegster

## Artifacts

ra-card-crucible = Smeltkroes
    .the = de Smeltkroes
ra-card-cursed_idol = Vervloekt Idool
    .the = het Vervloekte Idool
ra-card-squared_circle = Kwadratuur van de Cirkel
    .the = de Kwadratuur van de Cirkel
ra-card-white_swan = Witte Zwaan
    .the = de Witte Zwaan
ra-card-gnosis = Gnosis
ra-card-solomons_key = Sleutel van Salomo
    .the = de Sleutel van Salomo
ra-card-magnum_opus = Magnum Opus
    .the = het Magnum Opus
ra-card-artificers_robes = Gewaad van de Artifex
    .the = het Gewaad van de Artifex
ra-card-brazen_head = Messing Buste
    .the = de Messing Buste
ra-card-fairy_dragon = Feeëndraakje
    .the = het Feeëndraakje
ra-card-sleeping_dragon = Slapende Draak
    .the = de Slapende Draak
ra-card-black_cat = Zwarte Kat
    .the = de Zwarte Kat
ra-card-crown_of_command = Kroon van het Bevel
    .the = de Kroon van het Bevel
ra-card-golden_key = Gouden Sleutel
    .the = de Gouden Sleutel
ra-card-silver_key = Zilveren Sleutel
    .the = de Zilveren Sleutel
ra-card-mystic_font = Mystieke Bron
    .the = de Mystieke Bron

## Monuments

ra-card-dark_temple = Duistere Tempel
    .the = de Duistere Tempel
ra-card-well_of_memory = Put der Herinnering
    .the = de Put der Herinnering
ra-card-stone_circle = Steencirkel
    .the = de Steencirkel
ra-card-mystic_monastery = Mystiek Klooster
    .the = het Mystieke Klooster
ra-card-astral_observatory = Astraal Observatorium
    .the = het Astrale Observatorium
ra-card-moonlit_aqueduct = Aquaduct bij Maanlicht
    .the = het Aquaduct bij Maanlicht
ra-card-titans_arch = Titanenboog
    .the = de Titanenboog

## Places of power

ra-card-druid_circle = Druïdenkring
    .the = de Druïdenkring
ra-card-dragon_cavern = Drakengrot
    .the = de Drakengrot
ra-card-dwarven_forge = Dwergensmederij
    .the = de Dwergensmederij
ra-card-elven_heartwood = Elfenhartwoud
    .the = het Elfenhartwoud

## Essences

ra-essence-elan = Elan
ra-essence-life = Leven
ra-essence-calm = Kalmte
ra-essence-death = Dood
ra-essence-gold = Goud

## Pieces

ra-card-token = Startspelerfiche
ra-card-chip_5x = 5x-essentiefiche
ra-card-reference_card = Naslagkaart
ra-card-summary_card = Overzichtskaart

# A card as the terminal reads it out
ra-fact-cost = Kost { $amounts }.
