# What the computer counts, for the reasons of a hint.
sw-hint-spirit = Spirit
sw-hint-crystals = Crystals
sw-hint-cards = Cards
sw-hint-brom = Brom
sw-hint-river = The River, with its Creatures
sw-hint-scene = The goal of the Scene
sw-hint-dice = What the dice can still bring
sw-hint-goal = Chance to triumph over the Scene
sw-hint-goal-how = Each chance comes from playing the Scene to its end over and over: as a careful player would who asks for no more hints, with new dice and newly shuffled decks each time. The mark at the end of a bar shows from where to where the chance may lie. Where two marks overlap, both options may be equally good. The order also counts what is left for the Scenes to come.
