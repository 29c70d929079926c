# Wat de computer telt, voor de redenen van een hint.
cs-hint-hp = LP
cs-hint-energy = Schaduwenergie
cs-hint-book = Spreukenboek
cs-hint-form = Schaduwvorm
cs-hint-tile = Plaats op de kaart
cs-hint-turn = Wat de beurt nog kan brengen
cs-hint-companion = Metgezel
cs-hint-character = Ervaring met dit personage
cs-hint-match = Wie nog meevecht
cs-hint-underway = De Actie die bezig is
