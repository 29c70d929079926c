# Wat de computer telt, voor de redenen van een hint.
ra-hint-pool = Essenties in de voorraad
ra-hint-place = Machtsplaatsen en monumenten
ra-hint-points = Punten
ra-hint-income = Wat de componenten elke ronde opleveren
ra-hint-play = Componenten in het spel
ra-hint-ready = Bruikbare krachten
ra-hint-lying = Essenties op de componenten
ra-hint-hand = Handkaarten
ra-hint-turns = Resterende beurten in de ronde
ra-hint-first = Startspelerfiche
ra-hint-match = Rondes die nog komen
ra-hint-underway = De actie die bezig is
