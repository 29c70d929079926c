# Wat de computer telt, voor de redenen van een hint.
lf-hint-fires = Gedoofde vuren
lf-hint-forest = Bos, beste blok
lf-hint-line = Rekruteringsaanbod
lf-hint-onibi = Onibi
lf-hint-signs = Symbolen in je bos
lf-hint-tokens = Actiefiches
lf-hint-sanki = Sanki
lf-hint-solitary = Solitaire symbolen
lf-hint-water = Water tegen het vuur
lf-hint-varans = Vuurvaranen
lf-hint-underway = De actie die bezig is
