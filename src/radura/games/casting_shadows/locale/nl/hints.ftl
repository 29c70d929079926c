# Wat de computer telt, voor de redenen van een hint.
cs-hint-hp = Je LP
cs-hint-energy = Schaduwenergie
cs-hint-book = Je Spreukenboek
cs-hint-form = Schaduwvorm
cs-hint-tile = Je tegel
cs-hint-turn = Wat deze beurt nog kan brengen
cs-hint-companion = Je Metgezel
cs-hint-rivals = Wat de anderen hebben
cs-hint-underway = De Actie die bezig is
