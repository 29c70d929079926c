# Wat de computer telt, voor de redenen van een hint.
ra-hint-pool = Essenties in je voorraad
ra-hint-place = Op weg naar een machtsplaats
ra-hint-points = Punten
ra-hint-income = Wat je componenten elke ronde opleveren
ra-hint-ready = Bruikbare krachten
ra-hint-lying = Essenties op je componenten
ra-hint-hand = Handkaarten
ra-hint-turns = Nog niet gepast
ra-hint-first = Startspelerfiche
ra-hint-end = Voorstaan aan het einde
ra-hint-rival = Wat je rivaal heeft
