## Parole sul tavolo disegnato

ra-ui-round = Round { $n }
ra-ui-points = Punti
ra-ui-goal = { $n } per vincere
ra-ui-you = Tu
ra-ui-pool = Riserva delle essenze
ra-ui-hand = mano
ra-ui-deck = mazzo
ra-ui-discard = scarti
ra-ui-acts = di turno
ra-ui-passed = ha passato
ra-ui-collect = La prossima Riscossione dà
ra-ui-token-mine = Segnalino primo giocatore: 1 punto finché è tuo
ra-ui-token-theirs = Il segnalino primo giocatore è di un rivale
ra-ui-you-passed = Hai passato; il segnalino è di un rivale
ra-ui-each = ciascuno
ra-ui-owed = Da pagare per { $card }
ra-ui-saved = { $n ->
    [one] una di queste
   *[other] { $n } di queste
  }, il resto è scontato

ra-tab-mine = Miei
ra-tab-centre = Centro
ra-tab-hand = Mano
ra-tab-rival = Rivale
ra-tab-seat = Posto { $seat }
