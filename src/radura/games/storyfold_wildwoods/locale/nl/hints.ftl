# Wat de computer telt, voor de redenen van een hint.
sw-hint-spirit = Geestkracht
sw-hint-crystals = Kristallen
sw-hint-cards = Kaarten
sw-hint-brom = Brom
sw-hint-river = De rivier met haar wezens
sw-hint-scene = Het doel van de scène
sw-hint-dice = Wat de dobbelstenen nog kunnen brengen
