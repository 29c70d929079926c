starter-name = Starter
starter-tagline = Birds face down bid for a prize: the stronger one wins it.

# Names: of cards, of places, of counters (and of faces, if items can be turned: starter-face-...)
starter-card-wren = Wren
starter-card-robin = Robin
starter-card-magpie = Magpie
starter-card-owl = Owl
starter-card-heron = Heron
starter-card-eagle = Eagle
starter-place-deck = Deck
starter-place-hand = Hand
starter-place-played = Bid
starter-place-prize = Prize
starter-place-discard = Discard pile
starter-counter-points = Points

# What is asked, offered and told
starter-turn = Lay a card face down for the prize
starter-do-play = Play: { $card }
starter-do-buy = Draw another card
starter-note-buy = { $price ->
    [one] costs { $price } point
   *[other] costs { $price } points
  }
starter-log-buy = { $price ->
    [one] Another card for { $price } point.
   *[other] Another card for { $price } points.
  }
starter-log-won = { $points ->
    [one] Won: { $prize }, { $points } point.
   *[other] Won: { $prize }, { $points } points.
  }
starter-text = Strength { $strength }
starter-end-points = No prize is left to win: the most points win.
starter-end-tie = No prize is left to win, and the points are equal.
