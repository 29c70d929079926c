# Che cosa fanno le carte: ogni operazione è un termine, e il testo di una carta ne è composto.

-sw-when = { $at ->
    [luma_phase] Nella Fase Luma:
    [roll] Dopo un tiro:
    [spirit_loss] Quando una Creatura si attiva:
    [curse] Subito:
    [instead_of_final_shadow] Al posto dell’ultima carta Ombra, una volta sola:
   *[any] In qualsiasi momento:
}
-sw-cost = { $n ->
    [one] Spendi 1 Cristallo.
   *[other] Spendi { $n } Cristalli.
}
-sw-when-healed = { $n ->
    [one] Guarito con 1 successo:
   *[other] Guarito con { $n } successi:
}
-sw-passive-spirit_gain_minus = Finché è qui, con l’Azione Guarisci ottieni { $n } Spirito in meno.
-sw-passive-crystal_gain_minus = { $n ->
    [one] Finché è qui, con l’Azione Aiuta ottieni 1 Cristallo in meno.
   *[other] Finché è qui, con l’Azione Aiuta ottieni { $n } Cristalli in meno.
}
-sw-passive-exploration_draw_minus = { $n ->
    [one] Finché è qui, con l’Azione Esplora peschi 1 carta Esplorazione in meno, ma almeno 1.
   *[other] Finché è qui, con l’Azione Esplora peschi { $n } carte Esplorazione in meno, ma almeno 1.
}
-sw-passive-scene_start_lose_spirit = Finché è qui, perdi { $n } Spirito alla preparazione di ogni Scena.
-sw-guardian = Guardiano: mai nel mazzo, non può essere scartato.
-sw-enters = { $at ->
    [end] Entra alla Fine del Fiume.
    [action] Entra sullo spazio della carta Azione:
   *[other] Entra su { $at }.
}
-sw-after = Dopo l’Attivazione:
-sw-nothing = Solo la storia.
-sw-else = Se non è possibile:
-sw-otherwise = Altrimenti:
-sw-or = Oppure:
-sw-unless = Tranne se
-sw-if = Se

-sw-if-creatures-least = { $n ->
    [one] c’è una Creatura nel Fiume
   *[other] ci sono { $n } o più Creature nel Fiume
}
-sw-if-creatures-most = { $n ->
    [0] non c’è nessuna Creatura nel Fiume
    [one] c’è al massimo 1 Creatura nel Fiume
   *[other] ci sono al massimo { $n } Creature nel Fiume
}
-sw-if-location = ha una Pedina Luogo
-sw-if-healed = non è più da guarire
-sw-if-brom = Brom è nel suo spazio
-sw-if-no-brom = Brom non è nel suo spazio
-sw-if-light = la Pedina Luce è al centro
-sw-if-no-light = la Pedina Luce non è al centro
-sw-if-story = la storia se ne ricorda

-sw-op-gain_spirit = Ottieni { $n } Spirito.
-sw-op-lose_spirit = Perdi { $n } Spirito.
-sw-op-gain_crystals = { $n ->
    [one] Ottieni 1 Cristallo.
   *[other] Ottieni { $n } Cristalli.
}
-sw-op-gain_crystals_on = { $n ->
    [one] Ottieni 1 Cristallo su:
   *[other] Ottieni { $n } Cristalli su:
}
-sw-op-lose_crystals = { $n ->
    [one] Perdi 1 Cristallo.
   *[other] Perdi { $n } Cristalli.
}
-sw-op-advance_light = { $n ->
    [one] La Pedina Luce avanza di 1 spazio.
   *[other] La Pedina Luce avanza di { $n } spazi.
}
-sw-op-retreat_light = { $n ->
    [one] La Pedina Luce retrocede di 1 spazio.
   *[other] La Pedina Luce retrocede di { $n } spazi.
}
-sw-op-advance_shadow = { $n ->
    [one] La Pedina Ombra avanza di 1 spazio.
   *[other] La Pedina Ombra avanza di { $n } spazi.
}
-sw-op-retreat_shadow = { $n ->
    [one] La Pedina Ombra retrocede di 1 spazio.
   *[other] La Pedina Ombra retrocede di { $n } spazi.
}
-sw-op-draw_creature = { $n ->
    [one] Pesca 1 Creatura.
   *[other] Pesca { $n } Creature.
}
-sw-op-summon_creature = Arriva un guardiano:
-sw-op-discard_creature = { $who ->
    [leftmost] Scarta la Creatura più a sinistra.
    [rightmost] Scarta la Creatura più a destra.
    [all] Scarta tutte le Creature.
    [self] Scarta questa Creatura.
    [choice] Scarta una Creatura a scelta.
   *[named] Scarta
}
-sw-op-illuminate_creature = Illumina
-sw-op-stun_creature = Metti un Segnalino Stordimento su
-sw-op-unstun_creature = Togli il Segnalino Stordimento a
-sw-op-activate_creature = Attiva
-sw-whom = { $who ->
    [leftmost] la Creatura più a sinistra.
    [rightmost] la Creatura più a destra.
    [all] tutte le Creature.
    [self] questa Creatura.
   *[choice] una Creatura a scelta.
}
-sw-who_creature = { $who ->
    [leftmost] La Creatura più a sinistra
    [rightmost] La Creatura più a destra
    [all] Ogni Creatura
    [self] Questa Creatura
   *[choice] Una Creatura a scelta
}
-sw-who_action = { $who ->
    [leftmost] La tua carta Azione più a sinistra
   *[choice] Una tua carta Azione a scelta
}
-sw-moves = { $to ->
    [start] va all’Inizio del Fiume.
    [end] va alla Fine del Fiume.
    [left] si scambia con la carta alla sua sinistra.
    [right] si scambia con la carta alla sua destra.
   *[space] va sullo spazio { $to }.
}
-sw-op-draw_exploration = { $n ->
    [one] Pesca 1 carta Esplorazione.
   *[other] Pesca { $n } carte Esplorazione e tienine { $keep }.
}
-sw-op-draw_shadow = { $n ->
    [one] Pesca 1 carta Ombra.
   *[other] Pesca { $n } carte Ombra.
}
-sw-op-draw_story = Pesca la carta Storia:
-sw-op-add_to_exploration = Mescola nel Mazzo Esplorazione:
-sw-op-take_exploration = Prendi la carta:
-sw-op-discard_blessing = { $n ->
    [one] Scarta 1 Benedizione o Compagno.
   *[other] Scarta { $n } Benedizioni o Compagni.
}
-sw-op-gain_die = Ottieni il dado a { $sides } facce fino alla fine del Capitolo.
-sw-op-spend_dice = { $n ->
    [one] Metti 1 dado disponibile tra i Dadi Usati.
   *[other] Metti { $n } dadi disponibili tra i Dadi Usati.
}
-sw-op-recover_dice = { $n ->
    [one] Riprendi 1 dado dai Dadi Usati.
   *[other] Riprendi { $n } dadi dai Dadi Usati.
}
-sw-op-delay_dice = { $n ->
    [one] Nella prossima Fase Luma 1 dei tuoi dadi a 8 facce resta tra i Dadi Usati.
   *[other] Nella prossima Fase Luma { $n } dei tuoi dadi a 8 facce restano tra i Dadi Usati.
}
-sw-op-reroll_dice = { $n ->
    [one] Ritira 1 dado del tiro.
   *[other] Ritira fino a { $n } dadi del tiro.
}
-sw-op-add_success = { $n ->
    [one] Il tiro ha 1 successo in più, se ne ha almeno uno.
   *[other] Il tiro ha { $n } successi in più, se ne ha almeno uno.
}
-sw-op-reduce_location = { $n ->
    [one] Il prossimo Luogo che tenti in questa Scena richiede 1 successo in meno (almeno 1).
   *[other] Il prossimo Luogo che tenti in questa Scena richiede { $n } successi in meno (almeno 1).
}
-sw-op-prevent_spirit_loss = Non perdi lo Spirito che ti toglierebbe.
-sw-op-lock_action = { $who ->
    [leftmost] La tua carta Azione più a sinistra non si può usare nella prossima Fase Luma di questa Scena.
   *[right_of_self] La carta Azione più vicina alla sua destra non si può usare nella prossima Fase Luma di questa Scena.
}
-sw-op-place_location = Una Pedina Luogo va su:
-sw-op-remove_location = Togli la Pedina Luogo da uno di questi:
-sw-op-lose_brom = Brom va sulla Pila degli Scarti Ombra; la carta Luma si gira.
-sw-op-flip_brom = Gira la carta Brom.
-sw-op-restart_chapter = Il Capitolo è perduto e ricomincia.
-sw-op-choose = Scegli:
