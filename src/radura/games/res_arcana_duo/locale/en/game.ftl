ra-name = Res Arcana Duo
ra-tagline = Two mages, five essences, and the first to ten points.

## Settings

ra-setting-setup = Game
ra-setting-setup-full = Full game
ra-setting-setup-full-help = 10 points; you draft your cards.
ra-setting-setup-first = First game
ra-setting-setup-first-help = 7 points; fixed cards to learn with.
ra-setting-first_player = Who begins
ra-setting-first_player-random = By lot
ra-setting-first_player-0 = Seat 1
ra-setting-first_player-1 = Seat 2
ra-setting-target = Points to win
ra-setting-target-auto = As the set-up says
ra-setting-target-7 = 7 points
ra-setting-target-10 = 10 points
ra-setting-target-13 = 13 points
ra-setting-draft = Artifacts
ra-setting-draft-on = Draft between two players, dealt to more
ra-setting-draft-off = Dealt without a draft

## Places on the table

ra-place-items = Magic items
ra-place-monuments = Monuments
ra-place-monument_deck = Monument deck
ra-place-places = Places of power
ra-place-gone = Out of the game
ra-place-play = Components in play
ra-place-hand = Hand
ra-place-deck = Deck
ra-place-discard = Discards
ra-place-kept = Kept cards
ra-place-given = Cards for the rival
ra-place-mages = Mages to choose from
ra-place-chosen = Chosen mage
ra-place-token = First player token

ra-face-turned = turned
ra-face-passed = Passed side

## Headings of options

ra-group-place = Place from hand
ra-group-claim = Claim
ra-group-discard = Discard
ra-group-power = Use a power
ra-group-pass = Pass

## Options

ra-do-place = Place { $card }
ra-do-claim = Claim { $card }
ra-do-claim_top = Claim the top of the monument deck, unseen
ra-do-monument = Take { $card }
ra-do-monument-top = Take the top of the monument deck, unseen
ra-do-discard = Discard { $card }
ra-do-power = { $card }: { $strip }
ra-do-pass = Pass
ra-do-decline = Do nothing
ra-do-pay = Pay 1 { $essence }
ra-do-gain = Take { $n } { $essence }
ra-do-put = 1 { $essence } from your pool
ra-do-onto = Put it on { $card }
ra-do-turn = Turn { $card }
ra-do-straighten = Straighten { $card }
ra-do-drop = Discard { $card }, without income
ra-do-top = Put { $card } on top of your deck
ra-do-retrieve = Retrieve { $card }
ra-do-look = Look at { $deck }
ra-do-arrange = { $card }
ra-do-option = { CAP($strip) }
ra-do-player-self = Your own pool
ra-do-player-rival = Your rival's pool
ra-do-player = The pool of player { $seat }
ra-do-item = Take { $card }
ra-do-take = Take everything from { $card }
ra-do-leave = Leave it on { $card }
ra-do-keep = Keep { $card }
ra-do-mage = Play { $card }
ra-do-first = Player { $seat } begins
ra-do-side = { $card } lies up
ra-do-deal = { $card } is dealt
ra-do-draw = { $card } is drawn

ra-note-cost = { $cost }{ $saved ->
    [0] { "" }
   *[other] , { $saved } saved
  }
ra-note-points = { $cost }{ $saved ->
    [0] { "" }
   *[other] , { $saved } saved
  } ▸ { $points ->
    [one] 1 point
   *[other] { $points } points
  }, you reach { $reach }
ra-note-points-free = { $points ->
    [one] 1 point
   *[other] { $points } points
  }, you reach { $reach }
ra-note-income = brings { $gold } Gold, or { $n } other essences
ra-note-pass = { $n ->
    [0] another magic item, no card to draw
    [one] another magic item, then draw 1 card
   *[other] another magic item, then draw { $n } cards
  }
ra-note-have = you have { $n }
ra-note-gives = gives { $n } { $essence }
ra-note-lying = { $essences }
ra-note-loses = { $essences } on { $card } will be lost
ra-note-given = the other card goes to your rival

## Questions

ra-ask-turn-action = Choose one action
ra-ask-pay = Pay for { $card }: { $n ->
    [one] 1 essence
   *[other] { $n } essences
  } to go
ra-ask-gain = { $card }: choose { $n ->
    [one] an essence
   *[other] { $n } essences
  } to take
ra-ask-store = { $card }: choose { $n ->
    [one] an essence
   *[other] { $n } essences
  } to put on it
ra-ask-player = { $card }: whose pool counts?
ra-ask-put = { $card }: which essence leaves your pool?
ra-ask-onto = Which component gets the { $essence }?
ra-ask-retrieve = Choose a card to retrieve
ra-ask-drop = Choose a card to discard
ra-ask-top = Choose a card for the top of your deck
ra-ask-straighten = Choose a component to straighten
ra-ask-look = { $card }: which deck do you look at?
ra-ask-arrange = { $at ->
    [1] Which card comes on top
    [2] Which card comes second
   *[other] Which card comes as number { $at }
  } ({ $deck })?
ra-ask-monument = Choose a monument
ra-ask-turn = { $card }: what else turns?
ra-ask-place = You may place an artifact for { $n } essences less
ra-ask-item-power = { $card }: use a magic item from the centre?
ra-ask-option = { $card }: choose one
ra-ask-income = Discard { $card }: { $n ->
    [1] one more essence, not Gold
   *[other] 1 Gold, or { $n } other essences
  }
ra-ask-take = Take what lies on { $card }?
ra-ask-exchange = Choose another magic item
ra-ask-keep = Keep one card; the other goes to your rival
ra-ask-mage = Choose your mage
ra-ask-item = Choose a magic item

ra-why-power = The cost of { $card }
ra-why-claim = You are claiming { $card }

## Log

ra-log-round = Round { $n } begins.
ra-log-collect = { $who } collects { $essences }.
ra-log-take = { $who } takes { $essences } from { $card }.
ra-log-place = { $who } places { $card }.
ra-log-claim = { $who } takes { $card } into play.
ra-log-monument = { $card } is turned up.
ra-log-discard = { $who } discards { $card }.
ra-log-draw = { $who } draws { $card }.
ra-log-draw-unseen = { $who } draws a card.
ra-log-shuffle = { $who }’s discards become a new deck.
ra-log-power = { $who } uses { $card }: { $strip }.
ra-log-put = { $who } puts 1 { $essence } on { $card }.
ra-log-retrieve = { $who } retrieves { $card }.
ra-log-top = { $who } puts { $card } on top of the deck.
ra-log-top-unseen = { $who } puts a hand card on top of the deck.
ra-log-straighten = { $who } straightens { $card }.
ra-log-look = { $who } looks at the top { $deck-of }.
ra-log-check = Victory is checked: nobody has won yet.
ra-log-pass = { $who } passes.
ra-log-exchange = { $who } exchanges { $old } for { $new }.
ra-log-keep = { $who } keeps a card.
ra-log-received = { $who } receives { $card }.
ra-log-mage-chosen = { $who } has chosen a mage.
ra-log-mage = { $who } plays { $card }.
ra-log-item = { $who } takes { $card }.

ra-end-points = Most points.
ra-end-essences = Equal points, the richer pool.
ra-end-shared = Equal in everything: the victory is shared.
ra-end-round_limit = The last round is over.

## Card texts

ra-text-points = { $n ->
    [one] 1 point
   *[other] { $n } points
  }
ra-text-points-per = { $n ->
    [one] 1 point
   *[other] { $n } points
  } for each { $essence } on it
ra-text-collect = Collect: { $essences }
ra-text-discount = Placing { $what } costs { $n } essences less; Gold is never reduced
ra-text-power = { CAP($strip) }

ra-free = free
ra-saved = of your choice
ra-any = of any kind
ra-not = not
ra-for-each = for each
ra-sort-artifact = artifacts
ra-sort-creature = Creatures
ra-sort-dragon = Dragons
ra-sort-demon = Demons
ra-deck-own_artifacts = your deck
    .of = of their own deck
ra-deck-monuments = the monument deck
    .of = of the monument deck
ra-pool-any_player = in any player's pool
ra-pool-one_rival = in a rival's pool
ra-cost-turn = turn
ra-cost-turn-creature = turn a Creature
ra-cost-turn-dragon = turn a Dragon
ra-cost-turn-demon = turn a Demon
ra-cost-turn-mage = turn your mage
ra-cost-discard = discard a card
ra-op-gain = gain
ra-op-store = put on it
ra-op-put = move an essence from your pool onto a component
ra-op-rivals = each rival gains
ra-op-draw = draw a card
ra-op-retrieve = retrieve a card
ra-op-drop = discard a card
ra-op-top = put a card on top of your deck
ra-op-reorder = look at the top cards and reorder them:
ra-op-straighten-own_component = straighten another component
ra-op-straighten-own_mage = straighten your mage
ra-op-monument = gain a monument
ra-op-place = place an artifact, essences:
ra-op-item = use a magic item of the centre
ra-op-check = check victory
