# Words of the browser's table
lf-ui-round = Ronde { $n }
lf-ui-you = Jij
lf-ui-your-forest = Jouw bos
lf-ui-forest-of = { $who }: bos
lf-ui-your-line = Jouw rij
lf-ui-line-of = { $who }: rij
lf-ui-trees = { $n ->
     [one] 1 boom
    *[other] { $n } bomen
 }
lf-ui-empty-line = De gedeelde linie is leeg: hier komen de onthulde dieren.
lf-ui-sum = { $shared } gedeeld + { $line } rij + { $trees } bomen
lf-ui-places = { $n ->
        [one] { $n } plek
       *[other] { $n } plekken
    }
lf-ui-free-place = vrije plek, met de bonus
lf-ui-covers = bedekt een boom
lf-ui-part-shared = gedeelde linie
lf-ui-part-line = jouw rij
lf-ui-part-trees = { $n ->
        [one] boom
       *[other] bomen
    }
lf-ui-gauge = { $what }: { $value } van { $of }
lf-ui-gauge-exit = { $n ->
        [one] { $what }: { $n } stap
       *[other] { $what }: { $n } stappen
    }
lf-ui-against = tegen
lf-ui-gauge-fires = vuren
lf-ui-gauge-fires-help = { $n } vuurfiches winnen
lf-ui-gauge-line = aanbod
lf-ui-gauge-line-help = Een aanbod met alleen jouw dieren wint
lf-ui-gauge-block = { $n } bij { $n }
lf-ui-gauge-block-help = Een blok van { $n } bij { $n } bomen wint
lf-ui-varan = Vuurvaraan
lf-ui-gauge-onibi = Onibi eruit
lf-ui-gauge-onibi-wins = Onibi eruit wint!
lf-ui-gauge-onibi-help = Stappen tot Onibi aan de andere kant weggaat; wint als de ander de Onibikaart heeft
lf-ui-steps = stappen
lf-ui-solitary = Solitair
lf-ui-solitary-risk = Solitair: de volgende kost een fiche
lf-tab-table = Tafel
lf-tab-recruit = Dieren
lf-tab-trees = Bomen
lf-tab-rival = Rivaal
lf-stat-trees = Plekken in het bos
lf-stat-varans = Varanen nog op de stapel
