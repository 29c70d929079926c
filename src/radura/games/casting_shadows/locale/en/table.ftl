# The table in the browser
cs-ui-round = Round { $n }
cs-ui-free = { $n ->
        [one] free
       *[other] { $n } free
    }
cs-ui-most = max { $n }
cs-ui-all = all
cs-ui-one-tile = 1 tile
cs-ui-spent = spent
cs-ui-ready = ready
cs-ui-hp = { $n } HP
cs-ui-energy = Shadow Energy: { $n } of { $most }
cs-ui-points = { $n ->
        [one] { $n } Action point left
       *[other] { $n } Action points left
    }
cs-ui-points-of = { $who }: Action points
cs-ui-transform-in = { $n } more to transform
cs-ui-transform-ready = ready to transform
cs-ui-ability-in = { $n } more for the Ability
cs-ui-ability-ready = Ability ready
cs-ui-companion-later = joins you when you transform
cs-tab-map = Map
cs-tab-market = Market
cs-tab-book = Book
cs-tab-rivals = Rivals
