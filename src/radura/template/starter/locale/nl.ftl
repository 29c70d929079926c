starter-name = Starter
starter-tagline = Gedekte vogels bieden op een prijs: de sterkste wint hem.

# Namen: van kaarten, plaatsen, tellers (en van zijden, als iets omgedraaid kan worden: starter-face-...)
starter-card-wren = Winterkoning
starter-card-robin = Roodborst
starter-card-magpie = Ekster
starter-card-owl = Uil
starter-card-heron = Reiger
starter-card-eagle = Arend
starter-place-deck = Trekstapel
starter-place-hand = Hand
starter-place-played = Bod
starter-place-prize = Prijs
starter-place-discard = Aflegstapel
starter-counter-points = Punten

# Wat gevraagd, aangeboden en verteld wordt
starter-turn = Leg een kaart gedekt neer voor de prijs
starter-do-play = Speel: { $card }
starter-do-buy = Trek nog een kaart
starter-note-buy = { $price ->
    [one] kost { $price } punt
   *[other] kost { $price } punten
  }
starter-log-buy = { $price ->
    [one] Nog een kaart voor { $price } punt.
   *[other] Nog een kaart voor { $price } punten.
  }
starter-log-won = { $points ->
    [one] Gewonnen: { $prize }, { $points } punt.
   *[other] Gewonnen: { $prize }, { $points } punten.
  }
starter-text = Kracht { $strength }
starter-end-points = Er valt geen prijs meer te winnen: de meeste punten winnen.
starter-end-tie = Er valt geen prijs meer te winnen, en de punten zijn gelijk.
