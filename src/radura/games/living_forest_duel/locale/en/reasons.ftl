# Why something cannot be used now: what is asked instead
lf-no-now-turn = You reveal a card or lay a token on a sign of the shared line.
lf-no-now-sankitoken = You may lay a token on a sign of the shared line, or keep the Sanki card.
lf-no-now-varanrevealed = First decide about the fire varan that was revealed.
lf-no-now-extinguish = You are putting out fires: choose one in the clearing.
lf-no-now-recruit = You are recruiting: choose an animal of the recruitment line.
lf-no-now-planttree = You are planting: choose the top tree of a pile.
lf-no-now-plantat = First choose where the tree you took is planted.
lf-no-now-advance = You are moving Onibi: choose how far.
lf-no-now-exchange = First choose which of your cheapest animals goes to the bottom of your pile.

# What is missing
lf-no-cards = No card is left to reveal, neither in the draw pile nor among the discarded ones.
lf-no-sign = { $n ->
        [0] No { $element } in the shared line to lay a token on.
       *[other] { $n } { $element }, but no { $element } in the shared line to lay a token on.
    }
lf-no-sign-left = No { $element } in the shared line to lay a token on: a token on { $card } has counted it all.
lf-no-between = Your own token already lies on { $element }: another card with { $element } must lie between your two tokens.
lf-no-sun = { $n } sun: { $least ->
        [0] no animal is left in the recruitment line.
       *[other] the cheapest animal costs { $least }.
    }
lf-no-fires = No fire token lies in the clearing.
lf-no-water = { $n } water: the smallest fire needs { $least }.
lf-no-plant = { $n } plant: { $least ->
        [0] no tree is left on the piles.
       *[other] the cheapest tree costs { $least }.
    }
lf-no-room = { $n } plant, but no tree in reach fits your forest.
lf-no-wind = You have no wind: Onibi would not move.
lf-no-far = Onibi can go at most { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }.
lf-no-stop = Take at least one: the token is laid.
lf-no-varan = No fire varan of yours was just revealed.
lf-no-draw = Chance turns cards up; nobody chooses them.
lf-no-first = Lay a token on { $element } first: this costs { $cost }, you have { $n }.
lf-no-first-dear = This costs { $cost } { $element }, you have { $n }.
lf-no-fire-here = No fire token lies here.
lf-no-water-left = This fire needs { $cost } water, { $n } left.
lf-no-in-line = { $card } does not lie in the recruitment line.
lf-no-sun-left = This costs { $cost } sun, { $n } left.
lf-no-cheapest = Only the cheapest of your three animals can go to the bottom of the pile.
lf-no-gap = This place stays empty: the pile that would fill it was used up.
lf-no-pile = This pile of trees is empty.
lf-no-in-hand = You have taken this tree: choose its place in your forest.
lf-no-pile-twice = Only one tree from each pile in one action.
lf-no-plant-left = This costs { $cost } plant, { $n } left.
lf-no-place = This tree fits nowhere in your forest: its river reaches the lake from no free side.
lf-no-lake = The lake cannot be covered.
lf-no-river-near = No river of your forest leads to this place.
lf-no-river = { $card } would not join the rivers here, or would cut other trees off from the lake.

# Pieces that work by themselves
lf-no-discard = Discarded cards come back when the draw pile is used up.
lf-no-own-line = It works by itself: its signs are added to each of your actions in this round.
lf-no-other-line = It lies in the line of { $who } and works only there.
lf-no-own-pile = Your pile fills the gaps when you have recruited.
lf-no-other-pile = This pile belongs to { $who }: it fills gaps after { $who } has recruited.
lf-no-other-forest = This is the forest of { $who }.
lf-no-planted = It is planted and works by itself: its sign is added to each of your actions.
lf-no-varans = Fire varans of { $who } come out at the end of a round, if water is lacking.
lf-no-sanki-now = Use it right after a reveal of your own, or when a fire varan of yours is revealed.
lf-no-sanki-supply = A Sanki bonus brings you one of these.
lf-no-sanki-other = It belongs to { $who }; a Sanki bonus takes it only when the supply is empty.
lf-no-sanki-none = You hold none: a Sanki bonus brings one.
lf-no-onibi-card = It changes hands only when Onibi leaves the clearing.
lf-no-last = A token is laid on the last { $element } of the shared line, on { $card }.
lf-no-signs = It shows no sign to lay a token on.
lf-no-reach = Onibi cannot stop here: it only moves towards your opponent, as far as your wind goes.
lf-no-token-lost = Lost in this round; it comes back at the end of the round.
lf-no-token-laid = It stays where it lies until the round ends.
lf-no-token-other = This is a token of { $who }.
lf-no-token-place = No sign of the shared line is free and strong enough to lay it on.
lf-no-token-first = Choose the sign to lay it on: { $elements }.

# Actions that are shown although they are not possible
lf-closed-token-sun = Recruit
lf-closed-token-water = Extinguish fires
lf-closed-token-plant = Plant trees
lf-closed-token-wind = Move Onibi
lf-closed-sanki = Sanki card
