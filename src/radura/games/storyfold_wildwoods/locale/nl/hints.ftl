# Wat de computer telt, voor de redenen van een hint.
sw-hint-spirit = Geestkracht
sw-hint-crystals = Kristallen
sw-hint-cards = Kaarten
sw-hint-brom = Brom
sw-hint-river = De rivier met haar wezens
sw-hint-scene = Het doel van de scène
sw-hint-dice = Wat de dobbelstenen nog kunnen brengen
sw-hint-goal = Kans om in deze scène te zegevieren
sw-hint-goal-how = Elke kans komt van het steeds opnieuw uitspelen van de scène: zoals een zorgvuldige speler zou doen die geen tips meer vraagt, telkens met nieuwe worpen en opnieuw geschudde stapels. Het teken aan het eind van een balk laat zien van waar tot waar de kans kan liggen. Overlappen twee tekens, dan kunnen beide keuzes even goed zijn. De volgorde telt ook mee wat er overblijft voor de scènes die nog komen.
