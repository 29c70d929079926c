# Wat de computer telt, voor de redenen van een hint.
lf-hint-fires = Gedoofde en bereikbare vuren
lf-hint-forest = Bos
lf-hint-line = Rekruteringsaanbod
lf-hint-onibi = Onibi
lf-hint-signs = Symbolen die meetellen
lf-hint-tokens = Actiefiches
lf-hint-sanki = Sanki
lf-hint-solitary = Solitaire symbolen
lf-hint-water = Water tegen het vuur
lf-hint-varans = Vuurvaranen
lf-hint-deck = Kaarten die nog onthuld worden
lf-hint-underway = De actie die bezig is
