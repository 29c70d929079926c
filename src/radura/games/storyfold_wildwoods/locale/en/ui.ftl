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
sw-ui-track-goal = Wildwood Track: Light { $light } and Shadow { $shadow } from the centre; the goal is the Light on the centre
sw-ui-read = Story and goal
sw-ui-first-illuminate = one Creature
sw-ui-second-illuminate = Light +1 each
sw-ui-first-help = Help Location
sw-ui-second-help = Crystal +1 each
sw-ui-first-explore = Exploration Location
sw-ui-second-explore = draw 1 each
sw-ui-first-heal = Creature or Trauma
sw-ui-second-heal = Spirit +1 each
sw-ui-deck-chapter = Chapter
sw-ui-deck-exploration = Exploration
sw-ui-deck-creature = Creatures
sw-ui-deck-shadow = Shadow
sw-ui-status = Round { $round }, the Shadow { $left } from the centre
sw-ui-aloud = Read aloud
sw-ui-quiet = Stop reading aloud
sw-ui-told = The story so far
sw-ui-saved = Saved
sw-ui-bookmark = The bookmark lies at { $scene }
sw-ui-won = Luma triumphed
sw-ui-lost = the Shadow triumphed
sw-stat-won = Scenes that Luma won
sw-stat-lost = Scenes that the Shadow won
sw-ui-needs-light = The Light Pawn must be on the centre.
sw-ui-restart = { $n ->
    [one] The Chapter begins again, a little more gently.
   *[other] The Chapter begins again for the { $n }th time, more gently each time.
}
sw-ui-heal = { $n ->
    [one] Heal or Illuminate it with 1 success
   *[other] Heal or Illuminate it with { $n } successes
}. When it activates you lose { $spirit } Spirit; healed, it leaves { $crystals ->
    [one] 1 Crystal
   *[other] { $crystals } Crystals
}.
sw-ui-icons = Icons of the Wildwood Track
sw-ui-goal = Goal
sw-ui-count-locations = { $n } of { $need } Locations
sw-ui-count-healed = { $n } of { $need } healed
sw-ui-page-story = Story card
sw-ui-page-chapter = A new Chapter
sw-ui-page-restart = The Chapter begins again
sw-ui-page-won = Luma triumphs
sw-ui-page-lost = The Shadow triumphs
sw-ui-page-ending = The end
sw-ui-next = The story goes on at
sw-ui-next-lost = This is not the end of the game. The story goes on at
sw-ui-brings = What it brings
