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
cs-ui-bot = Bot
cs-ui-out = Eliminated
cs-ui-choose-character = Who will you be?
cs-ui-becomes = becomes { $form }
cs-ui-home = Home: { $tile }
cs-ui-damage = { $n } damage
cs-ui-deals-you = { $source } deals you { $amount }
cs-ui-deals-other = { $source } deals { $target } { $amount }
cs-ui-dealt-you = { $source } has dealt you { $amount }
cs-ui-dealt-other = { $source } has dealt { $target } { $amount }
cs-ui-may-answer = { $who } may answer with a Counterspell
cs-ui-stays-down = Your Counterspells stay face down.
cs-stat-book = Cards in the Spell Book
cs-kind-attack = Attack Spell, level { $level }
cs-kind-conversion = Conversion Spell, level { $level }
cs-kind-resource = Resource card
cs-kind-counterspell = Counterspell
cs-kind-companion = Companion
cs-cost-0 = To collect: nothing
cs-cost-1 = To collect: { $what0 }
cs-cost-2 = To collect: { $what0 }, { $what1 }
cs-cost-3 = To collect: { $what0 }, { $what1 }, { $what2 }
cs-cost-4 = To collect: { $what0 }, { $what1 }, { $what2 }, { $what3 }
cs-sides = Sides: two with { $gem }, two with { $orb }, { $shadow }, { $curse }
cs-tab-map = Map
cs-tab-market = Market
cs-tab-book = Book
cs-tab-rivals = Rivals
