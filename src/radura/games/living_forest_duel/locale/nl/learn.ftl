# Lessons and puzzles
lf-puzzle-win = Win deze beurt
lf-puzzle-save = Red de partij

# The lessons
lf-lesson-turns = Onthul een kaart, gebruik een fiche
lf-lesson-turns-goal-title = Twee seizoenen, één open plek
lf-lesson-turns-goal = Jij bent de zomer. Er zijn vier manieren om te winnen, en één is genoeg: acht vuren doven, een rekruteringsaanbod met alleen jouw seizoen, een raster van 3×3 bomen, of Onibi verdrijven aan de kant van de winter.
lf-lesson-turns-reveal-title = Eén ding per beurt
lf-lesson-turns-reveal = In je beurt onthul je een kaart of gebruik je een van je twee actiefiches. Onthul nu een kaart: die komt in de gedeelde verdedigingslinie, die jullie allebei helpt.
lf-lesson-turns-risk-title = Niet zonder risico
lf-lesson-turns-risk = Meer kaarten, meer kracht. Maar een zwarte poot betekent een solitair dier: het derde dat voor jou telt, kost je een fiche. Onthul nog een kaart.
lf-lesson-turns-token-title = Gebruik een fiche
lf-lesson-turns-token = Elk element is een actie, en al zijn symbolen in de linie tellen mee. Met zon rekruteer je dieren. Leg een fiche op de zon.
lf-lesson-turns-recruit-title = Wie je rekruteert
lf-lesson-turns-recruit = Met 1 zon kun je de eekhoorn betalen. Die is van de winter en gaat dus naar de aflegstapel; een van jouw dieren neemt zijn plaats in het aanbod in. Een dier van jouw seizoen zou meteen in je eigen rij komen.
lf-lesson-fires = Doof de vuren
lf-lesson-fires-value-title = Wat een vuur kost
lf-lesson-fires-value = Elke open plekkaart heeft een vuurwaarde: 2 in het midden, 4 aan de uiteinden. Zoveel water heb je nodig om daar een vuur te doven.
lf-lesson-fires-token-title = Het water ervoor
lf-lesson-fires-token = De linie geeft je 5 water. Leg een fiche op het water: het wijst de laatste kaart aan die water toont.
lf-lesson-fires-first-title = Kies een vuur
lf-lesson-fires-first = Neem een van beide vuren. Het vuurfiche is van jou: met acht win je.
lf-lesson-trees = Plant een boom
lf-lesson-trees-token-title = Kiemplanten worden bomen
lf-lesson-trees-token = Bomen kosten kiemplanten, en van elke stapel kun je de bovenste nemen. Je hebt 2 kiemplanten: leg een fiche op de kiemplant.
lf-lesson-trees-tree-title = Voor de rest van de partij
lf-lesson-trees-tree = Een boom geeft zijn element bij elke latere actie. Neem de zonneboom.
lf-lesson-trees-cell-title = Langs de rivier
lf-lesson-trees-cell = Zijn rivier moet aansluiten op het meer van je startboom. Met een raster van 3×3 bomen win je de partij. Kies een oplichtende plek.
lf-lesson-onibi = Onibi en zijn kaart
lf-lesson-onibi-walk-title = Wind verplaatst Onibi
lf-lesson-onibi-walk = Onibi, de vlamgeest, loopt naar de kant van je rivaal. Leg een fiche op de wind.
lf-lesson-onibi-stop-title = Waar hij stopt
lf-lesson-onibi-stop = De kaart waarop hij stopt, geeft je meteen haar bonus; kaarten die hij passeert, geven niets. Zet hem één of twee stappen vooruit.
