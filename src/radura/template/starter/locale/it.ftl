starter-name = Starter
starter-tagline = Uccelli a faccia in giù per un premio: lo vince il più forte.

# Nomi: delle carte, dei luoghi, dei contatori (e delle facce, se qualcosa si può girare: starter-face-...)
starter-card-wren = Scricciolo
starter-card-robin = Pettirosso
starter-card-magpie = Gazza
starter-card-owl = Gufo
starter-card-heron = Airone
starter-card-eagle = Aquila
starter-place-deck = Mazzo
starter-place-hand = Mano
starter-place-played = Offerta
starter-place-prize = Premio
starter-place-discard = Pila degli scarti
starter-counter-points = Punti

# Ciò che si chiede, si offre e si racconta
starter-turn = Metti una carta a faccia in giù per il premio
starter-do-play = Gioca: { $card }
starter-do-buy = Pesca un’altra carta
starter-note-buy = { $price ->
    [one] costa { $price } punto
   *[other] costa { $price } punti
  }
starter-log-buy = { $price ->
    [one] Un’altra carta per { $price } punto.
   *[other] Un’altra carta per { $price } punti.
  }
starter-log-won = { $points ->
    [one] Vince: { $prize }, { $points } punto.
   *[other] Vince: { $prize }, { $points } punti.
  }
starter-text = Forza { $strength }
starter-end-points = Non resta nessun premio da vincere: vince chi ha più punti.
starter-end-tie = Non resta nessun premio da vincere e i punti sono pari.
