# What the computer counts, for the reasons of a hint.
sw-hint-spirit = Spirit
sw-hint-crystals = Crystals
sw-hint-cards = Cards
sw-hint-brom = Brom
sw-hint-river = The River, with its Creatures
sw-hint-scene = The goal of the Scene
sw-hint-dice = What the dice can still bring
