## Magic items

ra-card-item_calm_elan = Calma/Impeto
ra-card-item_death_life = Morte/Vita
ra-card-item_research = Ricerca
ra-card-item_reanimate = Rianimare
ra-card-item_alchemy = Alchimia

## Mages

ra-card-smith = Fabbro
    .the = il Fabbro
    .of = del Fabbro
    .on = sul Fabbro
    .from = dal Fabbro
ra-card-enchantress = Incantatrice
    .the = l’Incantatrice
    .of = dell’Incantatrice
    .on = sull’Incantatrice
    .from = dall’Incantatrice
ra-card-cultist = Cultista
    .the = il Cultista
    .of = del Cultista
    .on = sul Cultista
    .from = dal Cultista
ra-card-fortune_teller = Cartomante
    .the = la Cartomante
    .of = della Cartomante
    .on = sulla Cartomante
    .from = dalla Cartomante

## Artifacts

ra-card-crucible = Crogiolo
    .the = il Crogiolo
    .of = del Crogiolo
    .on = sul Crogiolo
    .from = dal Crogiolo
ra-card-cursed_idol = Idolo Maledetto
    .the = l’Idolo Maledetto
    .of = dell’Idolo Maledetto
    .on = sull’Idolo Maledetto
    .from = dall’Idolo Maledetto
ra-card-squared_circle = Cerchio Quadrato
    .the = il Cerchio Quadrato
    .of = del Cerchio Quadrato
    .on = sul Cerchio Quadrato
    .from = dal Cerchio Quadrato
ra-card-white_swan = Cigno Bianco
    .the = il Cigno Bianco
    .of = del Cigno Bianco
    .on = sul Cigno Bianco
    .from = dal Cigno Bianco
ra-card-gnosis = Gnosi
    .the = la Gnosi
    .of = della Gnosi
    .on = sulla Gnosi
    .from = dalla Gnosi
ra-card-solomons_key = Chiave di Salomone
    .the = la Chiave di Salomone
    .of = della Chiave di Salomone
    .on = sulla Chiave di Salomone
    .from = dalla Chiave di Salomone
ra-card-magnum_opus = Magnum Opus
    .the = il Magnum Opus
    .of = del Magnum Opus
    .on = sul Magnum Opus
    .from = dal Magnum Opus
ra-card-artificers_robes = Abiti da Artefice
    .the = gli Abiti da Artefice
    .of = degli Abiti da Artefice
    .on = sugli Abiti da Artefice
    .from = dagli Abiti da Artefice
ra-card-brazen_head = Busto di Ottone
    .the = il Busto di Ottone
    .of = del Busto di Ottone
    .on = sul Busto di Ottone
    .from = dal Busto di Ottone
ra-card-fairy_dragon = Draghetto Fatato
    .the = il Draghetto Fatato
    .of = del Draghetto Fatato
    .on = sul Draghetto Fatato
    .from = dal Draghetto Fatato
ra-card-sleeping_dragon = Drago Dormiente
    .the = il Drago Dormiente
    .of = del Drago Dormiente
    .on = sul Drago Dormiente
    .from = dal Drago Dormiente
ra-card-black_cat = Gatto Nero
    .the = il Gatto Nero
    .of = del Gatto Nero
    .on = sul Gatto Nero
    .from = dal Gatto Nero
ra-card-crown_of_command = Corona del Comando
    .the = la Corona del Comando
    .of = della Corona del Comando
    .on = sulla Corona del Comando
    .from = dalla Corona del Comando
ra-card-golden_key = Chiave d’Oro
    .the = la Chiave d’Oro
    .of = della Chiave d’Oro
    .on = sulla Chiave d’Oro
    .from = dalla Chiave d’Oro
ra-card-silver_key = Chiave d’Argento
    .the = la Chiave d’Argento
    .of = della Chiave d’Argento
    .on = sulla Chiave d’Argento
    .from = dalla Chiave d’Argento
ra-card-mystic_font = Fonte Mistica
    .the = la Fonte Mistica
    .of = della Fonte Mistica
    .on = sulla Fonte Mistica
    .from = dalla Fonte Mistica

## Monuments

ra-card-dark_temple = Tempio Oscuro
    .the = il Tempio Oscuro
    .of = del Tempio Oscuro
    .on = sul Tempio Oscuro
    .from = dal Tempio Oscuro
ra-card-well_of_memory = Pozzo della Memoria
    .the = il Pozzo della Memoria
    .of = del Pozzo della Memoria
    .on = sul Pozzo della Memoria
    .from = dal Pozzo della Memoria
ra-card-stone_circle = Cerchio di Pietre
    .the = il Cerchio di Pietre
    .of = del Cerchio di Pietre
    .on = sul Cerchio di Pietre
    .from = dal Cerchio di Pietre
ra-card-mystic_monastery = Monastero Mistico
    .the = il Monastero Mistico
    .of = del Monastero Mistico
    .on = sul Monastero Mistico
    .from = dal Monastero Mistico
ra-card-astral_observatory = Osservatorio Astrale
    .the = l’Osservatorio Astrale
    .of = dell’Osservatorio Astrale
    .on = sull’Osservatorio Astrale
    .from = dall’Osservatorio Astrale
ra-card-moonlit_aqueduct = Acquedotto Lunare
    .the = l’Acquedotto Lunare
    .of = dell’Acquedotto Lunare
    .on = sull’Acquedotto Lunare
    .from = dall’Acquedotto Lunare
ra-card-titans_arch = Arco dei Titani
    .the = l’Arco dei Titani
    .of = dell’Arco dei Titani
    .on = sull’Arco dei Titani
    .from = dall’Arco dei Titani

## Places of power

ra-card-druid_circle = Circolo Druidico
    .the = il Circolo Druidico
    .of = del Circolo Druidico
    .on = sul Circolo Druidico
    .from = dal Circolo Druidico
ra-card-dragon_cavern = Caverna del Drago
    .the = la Caverna del Drago
    .of = della Caverna del Drago
    .on = sulla Caverna del Drago
    .from = dalla Caverna del Drago
ra-card-dwarven_forge = Fucina dei Nani
    .the = la Fucina dei Nani
    .of = della Fucina dei Nani
    .on = sulla Fucina dei Nani
    .from = dalla Fucina dei Nani
ra-card-elven_heartwood = Boscuore Elfico
    .the = il Boscuore Elfico
    .of = del Boscuore Elfico
    .on = sul Boscuore Elfico
    .from = dal Boscuore Elfico

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

# A card as the terminal reads it out
ra-fact-cost = Costa { $amounts }.
