# The browser table.
sw-ui-tab-story = Verhaal
sw-ui-tab-map = Kaart
sw-ui-tab-river = Rivier
sw-ui-tab-mine = Van mij
sw-ui-blessings = Zegeningen
sw-ui-decks = Stapels
sw-ui-free = vrije plek
sw-ui-used = gebruikt
sw-ui-dice = Dobbelstenen
sw-ui-tally = { $n } van { $need }
sw-ui-track = Woudspoor: Licht { $light } en Schaduw { $shadow } van het midden
sw-ui-read = Verhaal en doel
