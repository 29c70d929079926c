## Magic items

ra-card-item_calm_elan = Calma/Impeto
ra-card-item_death_life = Morte/Vita
ra-card-item_research = Ricerca
ra-card-item_reanimate = Rianimare
ra-card-item_alchemy = Alchimia

## Mages

ra-card-smith = Fabbro
ra-card-enchantress = Incantatrice
ra-card-cultist = Cultista
ra-card-fortune_teller = Cartomante

## Artifacts

ra-card-crucible = Crogiolo
ra-card-cursed_idol = Idolo Maledetto
ra-card-squared_circle = Cerchio Quadrato
ra-card-white_swan = Cigno Bianco
ra-card-gnosis = Gnosi
ra-card-solomons_key = Chiave di Salomone
ra-card-magnum_opus = Magnum Opus
ra-card-artificers_robes = Abiti da Artefice
ra-card-brazen_head = Busto di Ottone
ra-card-fairy_dragon = Draghetto Fatato
ra-card-sleeping_dragon = Drago Dormiente
ra-card-black_cat = Gatto Nero
ra-card-crown_of_command = Corona del Comando
ra-card-golden_key = Chiave d’Oro
ra-card-silver_key = Chiave d’Argento
ra-card-mystic_font = Fonte Mistica

## Monuments

ra-card-dark_temple = Tempio Oscuro
ra-card-well_of_memory = Pozzo della Memoria
ra-card-stone_circle = Cerchio di Pietre
ra-card-mystic_monastery = Monastero Mistico
ra-card-astral_observatory = Osservatorio Astrale
ra-card-moonlit_aqueduct = Acquedotto Lunare
ra-card-titans_arch = Arco dei Titani

## Places of power

ra-card-druid_circle = Circolo Druidico
ra-card-dragon_cavern = Caverna del Drago
ra-card-dwarven_forge = Fucina dei Nani
ra-card-elven_heartwood = Boscuore Elfico

## Essences

ra-essence-elan = Impeto
ra-essence-life = Vita
ra-essence-calm = Calma
ra-essence-death = Morte
ra-essence-gold = Oro

## Pieces

ra-card-token = Segnalino primo giocatore
ra-card-chip_5x = Gettone essenza “5x”
ra-card-reference_card = Carta di consultazione
ra-card-summary_card = Carta riassuntiva
