# Hex tiles
cs-card-ancient_rune = Ancient Rune
cs-card-dusty_desert = Dusty Desert
cs-card-underground_volcano = Underground Volcano
cs-card-bubbling_lake = Bubbling Lake
cs-card-amber_mountain = Amber Mountain
cs-card-thorn_forest = Thorn Forest
cs-card-crystal_crypt = Crystal Crypt

# Characters, their forms and meeples
cs-card-frill = Frill
cs-card-frill_meeple = Frill meeple
cs-form-frill-base = Frill Lilypad
cs-form-frill-shadow = Frill the Regenerator
cs-card-kit = Kit
cs-card-kit_meeple = Kit meeple
cs-form-kit-base = Kit Gale
cs-form-kit-shadow = Kit the Turbulent
cs-card-nuzzle = Nuzzle
cs-card-nuzzle_meeple = Nuzzle meeple
cs-form-nuzzle-base = Nuzzle Thornwood
cs-form-nuzzle-shadow = Nuzzle the Savage
cs-card-haze = Haze
cs-card-haze_meeple = Haze meeple
cs-form-haze-base = Haze Greentongue
cs-form-haze-shadow = Haze the Devastator

# Dice and tokens
cs-card-red_die = Red Resource die
cs-card-blue_die = Blue Resource die
cs-card-purple_die = Purple Resource die
cs-card-gem_token = Gem token
cs-card-purple_gem_token = Purple Gem token
cs-card-orb_token = Orb token
cs-card-purple_orb_token = Purple Orb token
cs-card-shadow_token = Shadow Fragment token

# Attack Spells
cs-card-fatal_fronds = Fatal Fronds
cs-card-feeding_frenzy = Feeding Frenzy
cs-card-bubble_trouble = Bubble Trouble
cs-card-heat_wave = Heat Wave
cs-card-spectral_slap = Spectral Slap
cs-card-heavy_hand = Heavy Hand
cs-card-lightning_bug = Lightning Bug
cs-card-sinister_screech = Sinister Screech
cs-card-magma_hand = Magma Hand
cs-card-unicorn_rush = Unicorn Rush
cs-card-deadly_shroud = Deadly Shroud
cs-card-personal_space = Personal Space
cs-card-psychic_spikes = Psychic Spikes
cs-card-phoenix_flash = Phoenix Flash
cs-card-kinetic_wave = Kinetic Wave
cs-card-infernal_assault = Infernal Assault
cs-card-sudden_doom = Sudden Doom

# Conversion Spells
cs-card-luminous_glow = Luminous Glow
cs-card-ruby_synthesis = Ruby Synthesis
cs-card-sapphire_synthesis = Sapphire Synthesis
cs-card-energy_bloom = Energy Bloom
cs-card-crystallization = Crystallization
cs-card-metamorphosis = Metamorphosis
cs-card-curse_void = Curse Void
cs-card-gem_duplication = Gem Duplication
cs-card-orb_duplication = Orb Duplication

# Resource cards
cs-card-resource_red_gem = Red Gem
cs-card-resource_blue_gem = Blue Gem
cs-card-resource_red_orb = Red Orb
cs-card-resource_blue_orb = Blue Orb

# Counterspells
cs-card-run_away = Run Away!
cs-card-bees_everywhere = Bees Everywhere
cs-card-safety_dome = Safety Dome
cs-card-pointed_shield = Pointed Shield

# Companions
cs-card-ember_moth = Ember Moth
cs-card-mossback_tortoise = Mossback Tortoise
cs-card-dew_snail = Dew Snail
cs-card-prism_finch = Prism Finch
cs-card-pearl_spider = Pearl Spider
cs-card-gloom_ferret = Gloom Ferret
cs-card-quickstep_hare = Quickstep Hare
cs-card-tumble_mouse = Tumble Mouse
cs-card-hexeater_toad = Hexeater Toad
cs-card-bramble_hedgehog = Bramble Hedgehog
