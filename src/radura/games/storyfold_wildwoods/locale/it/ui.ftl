# The browser table.
sw-ui-tab-story = Storia
sw-ui-tab-map = Mappa
sw-ui-tab-river = Fiume
sw-ui-tab-mine = Mie
sw-ui-blessings = Benedizioni
sw-ui-decks = Mazzi
sw-ui-free = spazio libero
sw-ui-used = usati
sw-ui-dice = Dadi
sw-ui-tally = { $n } di { $need }
sw-ui-track = Tracciato Selva: Luce a { $light } e Ombra a { $shadow } dal centro
sw-ui-read = Storia e obiettivo
