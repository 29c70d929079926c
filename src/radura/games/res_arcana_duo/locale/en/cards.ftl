## Magic items

ra-card-item_calm_elan = Calm/Elan
ra-card-item_death_life = Death/Life
ra-card-item_research = Research
ra-card-item_reanimate = Reanimate
ra-card-item_alchemy = Alchemy

## Mages

ra-card-smith = Smith
ra-card-enchantress = Enchantress
ra-card-cultist = Cultist
ra-card-fortune_teller = Fortune Teller

## Artifacts

ra-card-crucible = Crucible
ra-card-cursed_idol = Cursed Idol
ra-card-squared_circle = Squared Circle
ra-card-white_swan = White Swan
ra-card-gnosis = Gnosis
ra-card-solomons_key = Solomon's Key
ra-card-magnum_opus = Magnum Opus
ra-card-artificers_robes = Artificer's Robes
ra-card-brazen_head = Brazen Head
ra-card-fairy_dragon = Fairy Dragon
ra-card-sleeping_dragon = Sleeping Dragon
ra-card-black_cat = Black Cat
ra-card-crown_of_command = Crown of Command
ra-card-golden_key = Golden Key
ra-card-silver_key = Silver Key
ra-card-mystic_font = Mystic Font

## Monuments

ra-card-dark_temple = Dark Temple
ra-card-well_of_memory = Well of Memory
ra-card-stone_circle = Stone Circle
ra-card-mystic_monastery = Mystic Monastery
ra-card-astral_observatory = Astral Observatory
ra-card-moonlit_aqueduct = Moonlit Aqueduct
ra-card-titans_arch = Titan's Arch

## Places of power

ra-card-druid_circle = Druid Circle
ra-card-dragon_cavern = Dragon Cavern
ra-card-dwarven_forge = Dwarven Forge
ra-card-elven_heartwood = Elven Heartwood

## Essences

ra-essence-elan = Elan
ra-essence-life = Life
ra-essence-calm = Calm
ra-essence-death = Death
ra-essence-gold = Gold

## Pieces

ra-card-token = First player token
ra-card-chip_5x = 5x essence chip
ra-card-reference_card = Reference card
ra-card-summary_card = Summary card

# A card as the terminal reads it out
ra-fact-cost = Costs { $amounts }.
