## Woorden op de getekende tafel

ra-ui-round = Ronde { $n }
ra-ui-points = Punten
ra-ui-goal = { $n } om te winnen
ra-ui-reached = Doel van { $n } gehaald
ra-ui-short = { $n } te kort voor { $goal }
ra-ui-you = Jij
ra-ui-pool = Essentievoorraad
ra-ui-hand = hand
ra-ui-deck = stapel
ra-ui-discard = afleg
ra-ui-acts = is aan zet
ra-ui-passed = gepast
ra-ui-collect = De volgende stap Innen geeft
ra-ui-token-mine = Startspelerfiche: 1 punt zolang je die hebt
ra-ui-token-of = Het startspelerfiche ligt bij { $who }
ra-ui-you-passed = Je hebt gepast; het fiche ligt bij { $who }
ra-ui-in-deck = In je stapel: { $cards }
ra-ui-each = elk
ra-ui-owed = Te betalen voor { $card }
ra-ui-saved = { $n ->
    [one] één hiervan
   *[other] { $n } hiervan
  }, de rest is korting

ra-tab-mine = Van mij
ra-tab-centre = Midden
ra-tab-hand = Hand
ra-tab-rival = Rivaal
ra-tab-seat = Plaats { $seat }

## Tekens, zoals het spelregelboek ze uitlegt

ra-sign-turn = draai deze component
ra-sign-straight = zet een component recht
ra-sign-store = leg het op de component
ra-sign-collect = eigenschap Innen
ra-sign-draw = trek een kaart
ra-sign-retrieve = haal terug uit de aflegstapel
ra-sign-discard = leg een kaart af
ra-sign-top = leg boven op je stapel
ra-sign-place = plaats een artefact met korting
ra-sign-monument = krijg een monument
ra-sign-check = controleer meteen de overwinning
ra-sign-rival = elke rivaal krijgt
ra-sign-reorder = bekijk de bovenste kaarten en herschik ze
ra-sign-item = kracht van een magisch voorwerp in het midden
ra-sign-mage = je magiër
ra-sign-creature = Wezen
ra-sign-dragon = Draak
ra-sign-demon = Demon
ra-sign-passed = gepast
ra-essence-any = naar keuze

## De uitslag in cijfers

ra-stat-points = Punten
ra-stat-components = Componenten in het spel
ra-stat-essences = Essenties over
