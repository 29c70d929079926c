# The browser table.
sw-ui-tab-story = Story
sw-ui-tab-map = Map
sw-ui-tab-river = River
sw-ui-tab-mine = Mine
sw-ui-blessings = Blessings
sw-ui-decks = Decks
sw-ui-free = free space
sw-ui-used = used
sw-ui-dice = Dice
sw-ui-tally = { $n } of { $need }
sw-ui-track = Wildwood Track: Light { $light } and Shadow { $shadow } from the centre
sw-ui-read = Story and goal
