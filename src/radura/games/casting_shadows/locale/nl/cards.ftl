# Hex tiles
cs-card-ancient_rune = Oeroude Rune
    .the = de Oeroude Rune
cs-card-dusty_desert = Stoffige Woestijn
    .the = de Stoffige Woestijn
cs-card-underground_volcano = Ondergrondse Vulkaan
    .the = de Ondergrondse Vulkaan
cs-card-bubbling_lake = Borrelmeer
    .the = het Borrelmeer
cs-card-amber_mountain = Barnsteenberg
    .the = de Barnsteenberg
cs-card-thorn_forest = Doornenwoud
    .the = het Doornenwoud
cs-card-crystal_crypt = Kristalcrypte
    .the = de Kristalcrypte

# Characters, their forms and meeples
cs-card-frill = Frill
cs-card-frill_meeple = pion van Frill
cs-form-frill-base = Frill Lelieblad
cs-form-frill-shadow = Frill de Regenerator
cs-card-kit = Kit
cs-card-kit_meeple = pion van Kit
cs-form-kit-base = Kit Windvlaag
cs-form-kit-shadow = Kit de Onstuimige
cs-card-nuzzle = Nuzzle
cs-card-nuzzle_meeple = pion van Nuzzle
cs-form-nuzzle-base = Nuzzle Doornwoud
cs-form-nuzzle-shadow = Nuzzle de Wilde
cs-card-haze = Haze
cs-card-haze_meeple = pion van Haze
cs-form-haze-base = Haze Groentong
cs-form-haze-shadow = Haze de Verwoester

# Dice and tokens
cs-card-red_die = Rode grondstofdobbelsteen
    .the = de rode grondstofdobbelsteen
cs-card-blue_die = Blauwe grondstofdobbelsteen
    .the = de blauwe grondstofdobbelsteen
cs-card-purple_die = Paarse grondstofdobbelsteen
    .the = de paarse grondstofdobbelsteen
cs-card-gem_token = Edelsteenfiche
cs-card-purple_gem_token = Paars edelsteenfiche
cs-card-orb_token = Bolfiche
cs-card-purple_orb_token = Paars bolfiche
cs-card-shadow_token = Schaduwfragmentfiche

# Attack Spells
cs-card-fatal_fronds = Fatale Varens
cs-card-feeding_frenzy = Vreetfestijn
cs-card-bubble_trouble = Bellenellende
cs-card-heat_wave = Hittegolf
cs-card-spectral_slap = Spookmep
cs-card-heavy_hand = Zware Hand
cs-card-lightning_bug = Bliksemkever
cs-card-sinister_screech = Sinister Gekrijs
cs-card-magma_hand = Magmahand
cs-card-unicorn_rush = Eenhoornstormloop
cs-card-deadly_shroud = Dodelijke Sluier
cs-card-personal_space = Persoonlijke Ruimte
cs-card-psychic_spikes = Psychische Stekels
cs-card-phoenix_flash = Feniksflits
cs-card-kinetic_wave = Kinetische Golf
cs-card-infernal_assault = Helse Aanval
cs-card-sudden_doom = Plotselinge Ondergang

# Conversion Spells
cs-card-luminous_glow = Stralende Gloed
cs-card-ruby_synthesis = Robijnsynthese
cs-card-sapphire_synthesis = Saffiersynthese
cs-card-energy_bloom = Energiebloei
cs-card-crystallization = Kristallisatie
cs-card-metamorphosis = Metamorfose
cs-card-curse_void = Vloekleegte
cs-card-gem_duplication = Edelsteenverdubbeling
cs-card-orb_duplication = Bolverdubbeling

# Resource cards
cs-card-resource_red_gem = Rode Edelsteen
cs-card-resource_blue_gem = Blauwe Edelsteen
cs-card-resource_red_orb = Rode Bol
cs-card-resource_blue_orb = Blauwe Bol

# Counterspells
cs-card-run_away = Wegwezen!
cs-card-bees_everywhere = Overal Bijen
cs-card-safety_dome = Veiligheidskoepel
cs-card-pointed_shield = Puntig Schild

# Companions
cs-card-ember_moth = Gloeimot
    .the = de Gloeimot
cs-card-mossback_tortoise = Mosschildpad
    .the = de Mosschildpad
cs-card-dew_snail = Dauwslak
    .the = de Dauwslak
cs-card-prism_finch = Prismavink
    .the = de Prismavink
cs-card-pearl_spider = Parelspin
    .the = de Parelspin
cs-card-gloom_ferret = Schemerfret
    .the = de Schemerfret
cs-card-quickstep_hare = Snelvoethaas
    .the = de Snelvoethaas
cs-card-tumble_mouse = Tuimelmuis
    .the = de Tuimelmuis
cs-card-hexeater_toad = Vloekvretende Pad
    .the = de Vloekvretende Pad
cs-card-bramble_hedgehog = Braamegel
    .the = de Braamegel
