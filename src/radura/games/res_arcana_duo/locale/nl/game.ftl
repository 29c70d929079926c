ra-name = Res Arcana Duo
ra-tagline = Twee magiërs, vijf essenties: wie haalt het eerst tien punten?

## Settings

ra-setting-setup = Spel
ra-setting-setup-full = Volledig spel
ra-setting-setup-full-help = 10 punten; je draft je kaarten.
ra-setting-setup-first = Eerste spel
ra-setting-setup-first-help = 7 punten; vaste kaarten om het te leren.
ra-setting-first_player = Wie begint
ra-setting-first_player-random = Bij loting
ra-setting-first_player-0 = Plaats 1
ra-setting-first_player-1 = Plaats 2
ra-setting-target = Punten om te winnen
ra-setting-target-auto = Volgens de voorbereiding
ra-setting-target-7 = 7 punten
ra-setting-target-10 = 10 punten
ra-setting-target-13 = 13 punten
ra-setting-draft = Artefacten
ra-setting-draft-on = Draften met z’n tweeën, anders uitdelen
ra-setting-draft-off = Uitdelen zonder draft

## Places on the table

ra-place-items = Magische voorwerpen
ra-place-monuments = Monumenten
ra-place-monument_deck = Monumentenstapel
ra-place-places = Machtsplaatsen
ra-place-gone = Uit het spel
ra-place-play = Componenten in het spel
ra-place-hand = Hand
ra-place-deck = Trekstapel
ra-place-discard = Aflegstapel
ra-place-kept = Gehouden kaarten
ra-place-given = Kaarten voor de rivaal
ra-place-mages = Magiërs om uit te kiezen
ra-place-chosen = Gekozen magiër
ra-place-token = Startspelerfiche

ra-face-turned = gedraaid
ra-face-passed = gepast-kant

## Headings of options

ra-group-place = Plaatsen uit de hand
ra-group-claim = Opeisen
ra-group-discard = Afleggen
ra-group-power = Een kracht gebruiken
ra-group-pass = Passen

## Options

ra-do-place = Plaats { $card-the }
ra-do-claim = Eis { $card-the } op
ra-do-claim_top = Eis de bovenste van de monumentenstapel op, ongezien
ra-do-monument = Neem { $card-the }
ra-do-monument-top = Neem de bovenste van de monumentenstapel, ongezien
ra-do-discard = Leg { $card-the } af
ra-do-power = { $card }: { $strip }
ra-do-pass = Pas
ra-do-decline = Doe niets
ra-do-pay = Betaal 1 { $essence }
ra-do-gain = Neem { $n } { $essence }
ra-do-put = 1 { $essence } uit je voorraad
ra-do-onto = Leg de essentie op { $card-the }
ra-do-turn = Draai { $card-the }
ra-do-straighten = Zet { $card-the } recht
ra-do-drop = Leg { $card-the } af, zonder opbrengst
ra-do-top = Leg { $card-the } boven op je trekstapel
ra-do-retrieve = Haal { $card-the } terug
ra-do-look = Bekijk { $deck }
ra-do-arrange = { $card }
ra-do-option = { CAP($strip) }
ra-do-player-self = Je eigen voorraad
ra-do-player-rival = De voorraad van je rivaal
ra-do-player = De voorraad van speler { $seat }
ra-do-item = Neem { $card-the }
ra-do-take = Neem alles van { $card-the }
ra-do-leave = Laat alles op { $card-the }
ra-do-keep = Houd { $card-the }
ra-do-mage = Speel { $card-the }
ra-do-first = Speler { $seat } begint
ra-do-side = { CAP($card-the) } ligt boven
ra-do-deal = { CAP($card-the) } wordt gedeeld
ra-do-draw = { CAP($card-the) } wordt getrokken

ra-note-cost = { $cost }{ $saved ->
    [0] { "" }
   *[other] , { $saved } bespaard
  }
ra-note-points = { $cost }{ $saved ->
    [0] { "" }
   *[other] , { $saved } bespaard
  } ▸ { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }, je komt op { $reach }
ra-note-points-free = { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }, je komt op { $reach }
ra-note-income = levert { $gold } Goud op, of { $n } andere essenties
ra-note-pass = { $n ->
    [0] een ander magisch voorwerp, geen kaart om te trekken
    [one] een ander magisch voorwerp, daarna trek je 1 kaart
   *[other] een ander magisch voorwerp, daarna trek je { $n } kaarten
  }
ra-note-have = je hebt er { $n }
ra-note-gives = geeft { $n } { $essence }
ra-note-lying = { $essences }
ra-note-loses = je verliest { $essences } op { $card-the }
ra-note-given = de andere kaart gaat naar je rivaal

## Questions

ra-ask-turn-action = Kies één actie
ra-ask-pay = Betaal voor { $card-the }: nog { $n ->
    [one] 1 essentie
   *[other] { $n } essenties
  }
ra-ask-gain = { $card }: kies { $n ->
    [one] een essentie
   *[other] { $n } essenties
  } om te nemen
ra-ask-store = { $card }: kies { $n ->
    [one] een essentie
   *[other] { $n } essenties
  } om erop te leggen
ra-ask-player = { $card }: wiens voorraad telt?
ra-ask-put = { $card }: welke essentie verlaat je voorraad?
ra-ask-onto = Op welke component leg je 1 { $essence }?
ra-ask-retrieve = Kies een kaart om terug te halen
ra-ask-drop = Kies een kaart om af te leggen
ra-ask-top = Kies een kaart voor boven op je trekstapel
ra-ask-straighten = Kies een component om recht te zetten
ra-ask-look = { $card }: welke stapel bekijk je?
ra-ask-arrange = { $at ->
    [1] Welke kaart komt bovenop
    [2] Welke kaart komt als tweede
   *[other] Welke kaart komt als nummer { $at }
  } ({ $deck })?
ra-ask-monument = Kies een monument
ra-ask-turn = { $card }: wat draait er nog meer?
ra-ask-place = Je mag een artefact plaatsen voor { $n } essenties minder
ra-ask-item-power = { $card }: een magisch voorwerp uit het midden gebruiken?
ra-ask-option = { $card }: kies één van beide
ra-ask-income = Leg { $card-the } af: { $n ->
    [1] nog één essentie, geen Goud
   *[other] 1 Goud, of { $n } andere essenties
  }
ra-ask-take = Neem je wat op { $card-the } ligt?
ra-ask-exchange = Kies een ander magisch voorwerp
ra-ask-keep = Houd één kaart; de andere gaat naar je rivaal
ra-ask-mage = Kies je magiër
ra-ask-item = Kies een magisch voorwerp

ra-why-power = De kosten van { $card-the }
ra-why-claim = Je eist { $card-the } op

## Log

ra-log-round = Ronde { $n } begint.
ra-log-collect = { $who } int { $essences }.
ra-log-take = { $who } neemt { $essences } van { $card-the }.
ra-log-place = { $who } plaatst { $card-the }.
ra-log-claim = { $who } brengt { $card-the } in het spel.
ra-log-monument = { CAP($card-the) } wordt opengelegd.
ra-log-discard = { $who } legt { $card-the } af.
ra-log-draw = { $who } trekt { $card-the }.
ra-log-draw-unseen = { $who } trekt een kaart.
ra-log-shuffle = De aflegstapel van { $who } wordt een nieuwe trekstapel.
ra-log-power = { $who } gebruikt { $card-the }: { $strip }.
ra-log-put = { $who } legt 1 { $essence } op { $card-the }.
ra-log-retrieve = { $who } haalt { $card-the } terug.
ra-log-top = { $who } legt { $card-the } boven op de trekstapel.
ra-log-top-unseen = { $who } legt een handkaart boven op de trekstapel.
ra-log-straighten = { $who } zet { $card-the } recht.
ra-log-look = { $who } bekijkt de bovenste kaarten { $deck-of }.
ra-log-check = De overwinning wordt gecontroleerd: nog niemand heeft gewonnen.
ra-log-pass = { $who } past.
ra-log-exchange = { $who } ruilt { $old-the } voor { $new-the }.
ra-log-keep = { $who } houdt een kaart.
ra-log-received = { $who } krijgt { $card-the }.
ra-log-mage-chosen = { $who } heeft een magiër gekozen.
ra-log-mage = { $who } speelt { $card-the }.
ra-log-item = { $who } neemt { $card-the }.

ra-end-points = De meeste punten.
ra-end-essences = Evenveel punten: de rijkste voorraad beslist.
ra-end-shared = Gelijk in alles: een gedeelde overwinning.
ra-end-round_limit = De laatste ronde is voorbij.

## Card texts

ra-text-points = { $n ->
    [one] 1 punt
   *[other] { $n } punten
  }
ra-text-points-per = { $n ->
    [one] 1 punt
   *[other] { $n } punten
  } per { $essence } erop
ra-text-collect = Innen: { $essences }
ra-text-discount = Plaatsen van { $what } kost { $n } essenties minder; nooit minder Goud
ra-text-power = { CAP($strip) }

ra-free = gratis
ra-saved = naar keuze
ra-any = naar keuze
ra-not = geen
ra-for-each = per
ra-sort-artifact = artefacten
ra-sort-creature = Wezens
ra-sort-dragon = Draken
ra-sort-demon = Demonen
ra-deck-own_artifacts = je trekstapel
    .of = van de eigen trekstapel
ra-deck-monuments = de monumentenstapel
    .of = van de monumentenstapel
ra-pool-any_player = in de voorraad van een speler naar keuze
ra-pool-one_rival = in de voorraad van een rivaal
ra-cost-turn = draai
ra-cost-turn-creature = draai een Wezen
ra-cost-turn-dragon = draai een Draak
ra-cost-turn-demon = draai een Demon
ra-cost-turn-mage = draai je magiër
ra-cost-discard = leg een kaart af
ra-op-gain = ontvang
ra-op-store = leg erop
ra-op-put = leg een essentie uit je voorraad op een component
ra-op-rivals = elke rivaal ontvangt
ra-op-draw = trek een kaart
ra-op-retrieve = haal een kaart terug
ra-op-drop = leg een kaart af
ra-op-top = leg een kaart boven op je trekstapel
ra-op-reorder = bekijk en herschik de bovenste kaarten:
ra-op-straighten-own_component = zet een andere component recht
ra-op-straighten-own_mage = zet je magiër recht
ra-op-monument = ontvang een monument
ra-op-place = plaats een artefact, essenties:
ra-op-item = gebruik een magisch voorwerp uit het midden
ra-op-check = controleer de overwinning
