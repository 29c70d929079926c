# Wat kaarten doen: elke handeling is een term, en de tekst van een kaart is daaruit opgebouwd.

-sw-when = { $at ->
    [luma_phase] In de Lumafase:
    [roll] Na een worp:
    [spirit_loss] Als een wezen activeert:
    [curse] Meteen:
    [instead_of_final_shadow] In plaats van de laatste schaduwkaart, één keer:
   *[any] Op elk moment:
}
-sw-cost = { $n ->
    [one] Betaal 1 kristal.
   *[other] Betaal { $n } kristallen.
}
-sw-when-healed = { $n ->
    [one] Genezen met 1 succes:
   *[other] Genezen met { $n } successen:
}
-sw-passive-spirit_gain_minus = Zolang dit hier ligt, krijg je met de actie Genees { $n } geestkracht minder.
-sw-passive-crystal_gain_minus = { $n ->
    [one] Zolang dit hier ligt, krijg je met de actie Help 1 kristal minder.
   *[other] Zolang dit hier ligt, krijg je met de actie Help { $n } kristallen minder.
}
-sw-passive-exploration_draw_minus = { $n ->
    [one] Zolang dit hier ligt, trek je met de actie Verken 1 verkenkaart minder, maar minstens 1.
   *[other] Zolang dit hier ligt, trek je met de actie Verken { $n } verkenkaarten minder, maar minstens 1.
}
-sw-passive-scene_start_lose_spirit = Zolang dit hier ligt, verlies je { $n } geestkracht bij de voorbereiding van elke scène.
-sw-guardian = Wachter: nooit in de stapel, kan niet worden afgelegd.
-sw-enters = { $at ->
    [end] Komt aan het einde van de Rivier.
    [action] Komt op de plek van de actiekaart:
   *[other] Komt op { $at }.
}
-sw-after = Na activering:
-sw-nothing = Alleen het verhaal.
-sw-else = Als dat niet kan:
-sw-otherwise = Anders:
-sw-or = Of:
-sw-unless = Behalve als
-sw-if = Als

-sw-if-creatures-least = { $n ->
    [one] er een wezen in de Rivier is
   *[other] er { $n } of meer wezens in de Rivier zijn
}
-sw-if-creatures-most = { $n ->
    [0] er geen wezen in de Rivier is
    [one] er hoogstens 1 wezen in de Rivier is
   *[other] er hoogstens { $n } wezens in de Rivier zijn
}
-sw-if-location = een locatiepion heeft
-sw-if-healed = genezen is
-sw-if-brom = Brom op zijn plek is
-sw-if-no-brom = Brom niet op zijn plek is
-sw-if-light = de Lichtpion in het midden staat
-sw-if-no-light = de Lichtpion niet in het midden staat
-sw-if-story = het verhaal het nog weet

-sw-op-gain_spirit = Verkrijg { $n } geestkracht.
-sw-op-lose_spirit = Verlies { $n } geestkracht.
-sw-op-gain_crystals = { $n ->
    [one] Verkrijg 1 kristal.
   *[other] Verkrijg { $n } kristallen.
}
-sw-op-gain_crystals_on = { $n ->
    [one] Verkrijg 1 kristal op:
   *[other] Verkrijg { $n } kristallen op:
}
-sw-op-lose_crystals = { $n ->
    [one] Verlies 1 kristal.
   *[other] Verlies { $n } kristallen.
}
-sw-op-advance_light = { $n ->
    [one] Zet de Lichtpion 1 vakje vooruit.
   *[other] Zet de Lichtpion { $n } vakjes vooruit.
}
-sw-op-retreat_light = { $n ->
    [one] Zet de Lichtpion 1 vakje terug.
   *[other] Zet de Lichtpion { $n } vakjes terug.
}
-sw-op-advance_shadow = { $n ->
    [one] Zet de Schaduwpion 1 vakje vooruit.
   *[other] Zet de Schaduwpion { $n } vakjes vooruit.
}
-sw-op-retreat_shadow = { $n ->
    [one] Zet de Schaduwpion 1 vakje terug.
   *[other] Zet de Schaduwpion { $n } vakjes terug.
}
-sw-op-draw_creature = { $n ->
    [one] Trek 1 wezen.
   *[other] Trek { $n } wezens.
}
-sw-op-summon_creature = Er komt een wachter:
-sw-op-discard_creature = { $who ->
    [leftmost] Leg het meest linkse wezen af.
    [rightmost] Leg het meest rechtse wezen af.
    [all] Leg alle wezens af.
    [self] Leg dit wezen af.
    [choice] Leg een wezen naar keuze af.
   *[named] Leg af:
}
-sw-op-illuminate_creature = Verlicht
-sw-op-stun_creature = Leg een verdovingsfiche op
-sw-op-unstun_creature = Haal het verdovingsfiche weg van
-sw-op-activate_creature = Activeer
-sw-whom = { $who ->
    [leftmost] het meest linkse wezen.
    [rightmost] het meest rechtse wezen.
    [all] alle wezens.
    [self] dit wezen.
   *[choice] een wezen naar keuze.
}
-sw-who_creature = { $who ->
    [leftmost] Het meest linkse wezen
    [rightmost] Het meest rechtse wezen
    [all] Elk wezen
    [self] Dit wezen
   *[choice] Een wezen naar keuze
}
-sw-who_action = { $who ->
    [leftmost] Je meest linkse actiekaart
   *[choice] Een actiekaart naar keuze
}
-sw-moves = { $to ->
    [start] gaat naar het begin van de Rivier.
    [end] gaat naar het einde van de Rivier.
    [left] wisselt van plek met de kaart links ervan.
    [right] wisselt van plek met de kaart rechts ervan.
   *[space] gaat naar plek { $to }.
}
-sw-op-draw_exploration = { $n ->
    [one] Trek 1 verkenkaart.
   *[other] Trek { $n } verkenkaarten en houd er { $keep }.
}
-sw-op-draw_shadow = { $n ->
    [one] Trek 1 schaduwkaart.
   *[other] Trek { $n } schaduwkaarten.
}
-sw-op-draw_story = Trek de verhaalkaart:
-sw-op-add_to_exploration = Schud in de verkenstapel:
-sw-op-take_exploration = Neem de kaart:
-sw-op-discard_blessing = { $n ->
    [one] Leg 1 zegen of metgezel af.
   *[other] Leg { $n } zegens of metgezellen af.
}
-sw-op-gain_die = Verkrijg de dobbelsteen met { $sides } kanten voor de rest van het hoofdstuk.
-sw-op-spend_dice = { $n ->
    [one] Leg 1 beschikbare dobbelsteen bij de gebruikte.
   *[other] Leg { $n } beschikbare dobbelstenen bij de gebruikte.
}
-sw-op-recover_dice = { $n ->
    [one] Neem 1 gebruikte dobbelsteen terug.
   *[other] Neem { $n } gebruikte dobbelstenen terug.
}
-sw-op-delay_dice = { $n ->
    [one] In de volgende Lumafase blijft 1 van je achtzijdige dobbelstenen bij de gebruikte liggen.
   *[other] In de volgende Lumafase blijven { $n } van je achtzijdige dobbelstenen bij de gebruikte liggen.
}
-sw-op-reroll_dice = { $n ->
    [one] Gooi 1 dobbelsteen van de worp opnieuw.
   *[other] Gooi tot { $n } dobbelstenen van de worp opnieuw.
}
-sw-op-add_success = { $n ->
    [one] De worp heeft 1 succes meer, als er minstens één is.
   *[other] De worp heeft { $n } successen meer, als er minstens één is.
}
-sw-op-reduce_location = { $n ->
    [one] De volgende locatie die je in deze scène probeert, vraagt 1 succes minder (minstens 1).
   *[other] De volgende locatie die je in deze scène probeert, vraagt { $n } successen minder (minstens 1).
}
-sw-op-prevent_spirit_loss = Verlies niet de geestkracht die het kost.
-sw-op-lock_action = { $who ->
    [leftmost] Je meest linkse actiekaart kan in de volgende Lumafase van deze scène niet worden gebruikt.
   *[right_of_self] De eerste actiekaart rechts ervan kan in de volgende Lumafase van deze scène niet worden gebruikt.
}
-sw-op-place_location = Er komt een locatiepion op:
-sw-op-remove_location = Haal de locatiepion weg van een van deze:
-sw-op-lose_brom = Brom gaat naar de schaduwaflegstapel; de Lumakaart wordt omgedraaid.
-sw-op-flip_brom = Draai de Bromkaart om.
-sw-op-restart_chapter = Het hoofdstuk is verloren en begint opnieuw.
-sw-op-choose = Kies:
