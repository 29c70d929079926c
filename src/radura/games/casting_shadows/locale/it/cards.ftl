# Hex tiles
cs-card-ancient_rune = Runa Antica
    .the = la Runa Antica
    .on = sulla Runa Antica
    .to = alla Runa Antica
cs-card-dusty_desert = Deserto Polveroso
    .the = il Deserto Polveroso
    .on = sul Deserto Polveroso
    .to = al Deserto Polveroso
cs-card-underground_volcano = Vulcano Sotterraneo
    .the = il Vulcano Sotterraneo
    .on = sul Vulcano Sotterraneo
    .to = al Vulcano Sotterraneo
cs-card-bubbling_lake = Lago Gorgogliante
    .the = il Lago Gorgogliante
    .on = sul Lago Gorgogliante
    .to = al Lago Gorgogliante
cs-card-amber_mountain = Monte d’Ambra
    .the = il Monte d’Ambra
    .on = sul Monte d’Ambra
    .to = al Monte d’Ambra
cs-card-thorn_forest = Foresta di Rovi
    .the = la Foresta di Rovi
    .on = sulla Foresta di Rovi
    .to = alla Foresta di Rovi
cs-card-crystal_crypt = Cripta di Cristallo
    .the = la Cripta di Cristallo
    .on = sulla Cripta di Cristallo
    .to = alla Cripta di Cristallo

# Characters, their forms and meeples
cs-card-frill = Frill
cs-card-frill_meeple = pedina di Frill
cs-form-frill-base = Frill Ninfeafoglia
cs-form-frill-shadow = Frill il Rigeneratore
cs-card-kit = Kit
cs-card-kit_meeple = pedina di Kit
cs-form-kit-base = Kit Brezzalieve
cs-form-kit-shadow = Kit il Turbolento
cs-card-nuzzle = Nuzzle
cs-card-nuzzle_meeple = pedina di Nuzzle
cs-form-nuzzle-base = Nuzzle Rovotorvo
cs-form-nuzzle-shadow = Nuzzle il Selvaggio
cs-card-haze = Haze
cs-card-haze_meeple = pedina di Haze
cs-form-haze-base = Haze Linguaverde
cs-form-haze-shadow = Haze il Devastatore

# Dice and tokens
cs-card-red_die = Dado Risorsa rosso
    .the = il Dado Risorsa rosso
cs-card-blue_die = Dado Risorsa blu
    .the = il Dado Risorsa blu
cs-card-purple_die = Dado Risorsa viola
    .the = il Dado Risorsa viola
cs-card-gem_token = Segnalino Gemma
cs-card-purple_gem_token = Segnalino Gemma viola
cs-card-orb_token = Segnalino Sfera
cs-card-purple_orb_token = Segnalino Sfera viola
cs-card-shadow_token = Segnalino Frammento Ombra

# Attack Spells
cs-card-fatal_fronds = Fronde Fatali
cs-card-feeding_frenzy = Frenesia Famelica
cs-card-bubble_trouble = Bolle e Guai
cs-card-heat_wave = Ondata di Calore
cs-card-spectral_slap = Schiaffo Spettrale
cs-card-heavy_hand = Mano Pesante
cs-card-lightning_bug = Lucciola Fulminante
cs-card-sinister_screech = Strillo Sinistro
cs-card-magma_hand = Mano di Magma
cs-card-unicorn_rush = Carica dell’Unicorno
cs-card-deadly_shroud = Sudario Letale
cs-card-personal_space = Spazio Personale
cs-card-psychic_spikes = Spine Psichiche
cs-card-phoenix_flash = Lampo della Fenice
cs-card-kinetic_wave = Onda Cinetica
cs-card-infernal_assault = Assalto Infernale
cs-card-sudden_doom = Condanna Improvvisa

# Conversion Spells
cs-card-luminous_glow = Bagliore Luminoso
cs-card-ruby_synthesis = Sintesi del Rubino
cs-card-sapphire_synthesis = Sintesi dello Zaffiro
cs-card-energy_bloom = Fioritura d’Energia
cs-card-crystallization = Cristallizzazione
cs-card-metamorphosis = Metamorfosi
cs-card-curse_void = Vuoto Maledetto
cs-card-gem_duplication = Duplicazione di Gemme
cs-card-orb_duplication = Duplicazione di Sfere

# Resource cards
cs-card-resource_red_gem = Gemma Rossa
cs-card-resource_blue_gem = Gemma Blu
cs-card-resource_red_orb = Sfera Rossa
cs-card-resource_blue_orb = Sfera Blu

# Counterspells
cs-card-run_away = Scappa!
cs-card-bees_everywhere = Api Dappertutto
cs-card-safety_dome = Cupola di Sicurezza
cs-card-pointed_shield = Scudo Appuntito

# Companions
cs-card-ember_moth = Falena di Brace
    .the = la Falena di Brace
cs-card-mossback_tortoise = Testuggine Muschiosa
    .the = la Testuggine Muschiosa
cs-card-dew_snail = Lumaca di Rugiada
    .the = la Lumaca di Rugiada
cs-card-prism_finch = Fringuello Prismatico
    .the = il Fringuello Prismatico
cs-card-pearl_spider = Ragno di Perla
    .the = il Ragno di Perla
cs-card-gloom_ferret = Furetto Tenebroso
    .the = il Furetto Tenebroso
cs-card-quickstep_hare = Lepre Lesta
    .the = la Lepre Lesta
cs-card-tumble_mouse = Topo Capriola
    .the = il Topo Capriola
cs-card-hexeater_toad = Rospo Mangiamaledizioni
    .the = il Rospo Mangiamaledizioni
cs-card-bramble_hedgehog = Riccio dei Rovi
    .the = il Riccio dei Rovi
