## Words on the drawn table

ra-ui-round = Round { $n }
ra-ui-points = Points
ra-ui-goal = { $n } to win
ra-ui-reached = Goal of { $n } reached
ra-ui-short = { $n } short of { $goal }
ra-ui-you = You
ra-ui-pool = Essence pool
ra-ui-hand = hand
ra-ui-deck = deck
ra-ui-discard = discards
ra-ui-acts = to act
ra-ui-passed = passed
ra-ui-collect = Next Collect step gives
ra-ui-token-mine = First player token: 1 point while you hold it
ra-ui-token-of = { $who } holds the first player token
ra-ui-you-passed = You have passed; { $who } holds the token
ra-ui-in-deck = In your deck: { $cards }
ra-ui-each = each
ra-ui-owed = To pay for { $card }
ra-ui-saved = { $n ->
    [one] one of these
   *[other] { $n } of these
  }, the rest is saved

ra-tab-mine = Mine
ra-tab-centre = Centre
ra-tab-hand = Hand
ra-tab-rival = Rival
ra-tab-seat = Seat { $seat }

## Signs, as the rulebook explains them

ra-sign-turn = turn this component
ra-sign-straight = straighten a component
ra-sign-store = put it on the component
ra-sign-collect = Collect ability
ra-sign-draw = draw a card
ra-sign-retrieve = retrieve from your discards
ra-sign-discard = discard a card
ra-sign-top = put on top of your deck
ra-sign-place = place an artifact for less
ra-sign-monument = gain a monument
ra-sign-check = check victory at once
ra-sign-rival = each rival gains
ra-sign-reorder = look at the top cards and reorder them
ra-sign-item = power of a magic item in the centre
ra-sign-mage = your mage
ra-sign-creature = Creature
ra-sign-dragon = Dragon
ra-sign-demon = Demon
ra-sign-passed = passed
ra-essence-any = any kind

## The result in numbers

ra-stat-points = Points
ra-stat-components = Components in play
ra-stat-essences = Essences left
