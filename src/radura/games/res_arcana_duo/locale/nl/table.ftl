## Woorden op de getekende tafel

ra-ui-round = Ronde { $n }
ra-ui-points = Punten
ra-ui-goal = { $n } om te winnen
ra-ui-you = Jij
ra-ui-pool = Essentievoorraad
ra-ui-hand = hand
ra-ui-deck = stapel
ra-ui-discard = afleg
ra-ui-acts = is aan zet
ra-ui-passed = gepast
ra-ui-collect = De volgende stap Innen geeft
ra-ui-token-mine = Startspelerfiche: 1 punt zolang je die hebt
ra-ui-token-theirs = Een rivaal heeft de startspelerfiche
ra-ui-you-passed = Je hebt gepast; een rivaal heeft de fiche
ra-ui-each = elk
ra-ui-owed = Te betalen voor { $card }
ra-ui-saved = { $n ->
    [one] een hiervan
   *[other] { $n } hiervan
  }, de rest is korting

ra-tab-mine = Van mij
ra-tab-centre = Midden
ra-tab-hand = Hand
ra-tab-rival = Rivaal
ra-tab-seat = Plaats { $seat }
