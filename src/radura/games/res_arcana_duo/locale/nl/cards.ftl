## Magic items

ra-card-item_calm_elan = Kalmte/Elan
ra-card-item_death_life = Dood/Leven
ra-card-item_research = Onderzoek
ra-card-item_reanimate = Reanimatie
ra-card-item_alchemy = Alchemie

## Mages

ra-card-smith = Smid
ra-card-enchantress = Betoveraarster
ra-card-cultist = Cultist
ra-card-fortune_teller = Kaartlegster

## Artifacts

ra-card-crucible = Smeltkroes
ra-card-cursed_idol = Vervloekt Idool
ra-card-squared_circle = Kwadratuur van de Cirkel
ra-card-white_swan = Witte Zwaan
ra-card-gnosis = Gnosis
ra-card-solomons_key = Sleutel van Salomo
ra-card-magnum_opus = Magnum Opus
ra-card-artificers_robes = Gewaad van de Artifex
ra-card-brazen_head = Messing Buste
ra-card-fairy_dragon = Feeëndraakje
ra-card-sleeping_dragon = Slapende Draak
ra-card-black_cat = Zwarte Kat
ra-card-crown_of_command = Kroon van het Bevel
ra-card-golden_key = Gouden Sleutel
ra-card-silver_key = Zilveren Sleutel
ra-card-mystic_font = Mystieke Bron

## Monuments

ra-card-dark_temple = Duistere Tempel
ra-card-well_of_memory = Put der Herinnering
ra-card-stone_circle = Steencirkel
ra-card-mystic_monastery = Mystiek Klooster
ra-card-astral_observatory = Astraal Observatorium
ra-card-moonlit_aqueduct = Aquaduct bij Maanlicht
ra-card-titans_arch = Titanenboog

## Places of power

ra-card-druid_circle = Druïdenkring
ra-card-dragon_cavern = Drakengrot
ra-card-dwarven_forge = Dwergensmederij
ra-card-elven_heartwood = Elfenhartwoud

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
