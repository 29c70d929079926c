sw-name = Storyfold: Wildwoods
sw-tagline = Una bambina, un orso e un bosco ammutolito: una storia da giocare da soli.

sw-setting-begin = Comincia da
sw-setting-guided = Prima Scena
sw-setting-guided-yes = Guidata
sw-setting-guided-yes-help = Il libro mostra ogni passo, con i suoi dadi.
sw-setting-guided-no = Per conto tuo
sw-setting-guided-no-help = Dadi veri fin dalla prima pagina.
sw-setting-luma_reroll = Il ritiro di Luma
sw-setting-luma_reroll-luma_side = Dopo l’intervento di Brom
sw-setting-luma_reroll-always = Sempre

# Componenti
sw-card-illuminate = Illumina
sw-card-help = Aiuta
sw-card-explore = Esplora
sw-card-heal = Guarisci
sw-card-luma = Luma
sw-card-brom = Brom
sw-card-story_book = Libro delle Storie
sw-card-board = Plancia
sw-card-save_tray = Vassoio di Salvataggio
sw-card-component_tray = Vassoio dei Componenti
sw-card-die_8 = dado a 8 facce
sw-card-die_10 = dado a 10 facce
sw-card-die_12 = dado a 12 facce
sw-card-light_pawn = Pedina Luce
sw-card-shadow_pawn = Pedina Ombra
sw-card-spirit_pawn = Pedina Spirito
sw-card-location_pawn = Pedina Luogo
sw-card-crystal = Cristallo
sw-card-stun_token = Segnalino Stordimento
sw-card-chapter_deck = Mazzo Capitolo
sw-face-luma_and_brom = Luma & Brom
sw-face-luma = Luma
sw-face-protect = Proteggi
sw-face-cure = Cura
sw-text-luma_and_brom = Il buio allunga la mano verso di lei e trova un orso in mezzo. Non ruggisce. Si volta una volta sola, per accertarsi che lei sia in piedi, poi ci entra a testa bassa, come si entra nella neve.
sw-rule-first-illuminate = Prima abilità: con tanti successi quanti sono i pallini di una Creatura, Illuminala (va alla Fine del Fiume, con un Segnalino Stordimento).
sw-rule-first-help = Prima abilità: con tanti successi quanti sono i pallini di un Luogo Aiuto, superalo.
sw-rule-first-explore = Prima abilità: con tanti successi quanti sono i pallini di un Luogo Esplorazione, superalo.
sw-rule-first-heal = Prima abilità: con tanti successi quanti sono i pallini di una Creatura o di un Trauma, guarisci quella carta.
sw-rule-second-illuminate = Seconda abilità: la Pedina Luce avanza di 1 spazio per ogni successo.
sw-rule-second-help = Seconda abilità: ottieni 1 Cristallo per ogni successo.
sw-rule-second-explore = Seconda abilità: pesca 1 carta Esplorazione per ogni successo e tienine 1.
sw-rule-second-heal = Seconda abilità: ottieni 1 Spirito per ogni successo.
sw-second-illuminate = Far avanzare la Pedina Luce
sw-second-help = Ottenere Cristalli
sw-second-explore = Pescare carte Esplorazione
sw-second-heal = Ottenere Spirito

# Luoghi del tavolo
sw-place-river = Fiume
sw-place-blessings = spazi Benedizione
sw-place-drawn = pescate
sw-place-resolving = in corso
sw-place-exploration_deck = Mazzo Esplorazione
sw-place-exploration_discard = Pila degli Scarti Esplorazione
sw-place-creature_deck = Mazzo Creature
sw-place-creature_discard = Pila degli Scarti Creature
sw-place-shadow_deck = Mazzo Ombra
sw-place-shadow_discard = Pila degli Scarti Ombra
sw-place-chapter_deck = Mazzo Capitolo
sw-place-scene = Luoghi
sw-place-luma = Luma
sw-place-brom = Brom
sw-place-dice = dadi disponibili
sw-place-used_dice = Dadi Usati
sw-place-roll = il tiro
sw-place-box = scatola
sw-space-0 = 3+
sw-space-1 = 4+
sw-space-2 = 5+
sw-space-3 = 6+
sw-space-4 = quinto spazio
sw-space-5 = sesto spazio
sw-space-6 = settimo spazio

# Titoli
sw-group-act = Azioni
sw-group-use = Carte e abilità
sw-group-discard = Scarta
sw-group-end = Avanti
sw-group-choose = Scegli

# Domande
sw-ask-act = Fase Luma: scegli un’Azione ({ $dice ->
    [one] 1 dado
   *[other] { $dice } dadi
})
sw-ask-no-dice = Nessun dado rimasto: usa ancora qualcosa o termina la fase
sw-ask-dice = { $card } su { $number }+: { $aim }. Quanti dadi?
sw-ask-result = { $aim }: { $n ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $n } successi
}
sw-ask-result-of = { $aim }, { $need ->
    [one] ne serve 1
   *[other] ne servono { $need }
}: { $n ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $n } successi
}
sw-ask-loss = Stai per perdere { $n } Spirito; ne hai { $left }
sw-ask-final = La prossima carta Ombra è l’ultima: { $card }
sw-ask-before-activation = { CAP($creature-the) } sta per attivarsi
sw-ask-before-advance = La Pedina Ombra sta per avanzare; { $left ->
    [one] manca 1 spazio
   *[other] mancano { $left } spazi
} al centro
sw-ask-before-icon = Sta per essere risolta un’icona: { $icon }
sw-ask-pay = Da quale carta prendi il Cristallo per l’abilità?
sw-ask-place = Su quale carta metti un Cristallo? ({ $n } da mettere)
sw-ask-lose = Da quale carta perdi un Cristallo? ({ $n } da perdere)
sw-ask-spend-dice = Quale dado va tra i Dadi Usati? ({ $n } da mettere)
sw-ask-recover-dice = Quale dado torna disponibile? ({ $n } da riprendere)
sw-ask-reroll = Quale dado ritiri? (ancora { $n } al massimo)
sw-ask-put-out = Da quale Luogo togli la Pedina Luogo?
sw-ask-option = Scegli che cosa succede
sw-ask-discard = Quale Creatura scarti?
sw-ask-illuminate = Quale Creatura illumini?
sw-ask-stun = Quale Creatura stordisci?
sw-ask-unstun = A quale Creatura togli il Segnalino Stordimento?
sw-ask-activate = Quale Creatura si attiva?
sw-ask-move-creature = Quale Creatura sposti?
sw-ask-move-action = Quale carta Azione sposti?
sw-ask-take = Prendi una delle carte
sw-ask-room = Nessuno spazio Benedizione è libero per { $card-the }: usa o scarta una carta
sw-ask-discard-blessing = Quale carta scarti?
sw-ask-chapter = { $chapter }
sw-ask-restart = { $chapter } ricomincia
sw-ask-travel = La storia continua: { $scene }
sw-why-card = { $card }
sw-why-ability = { $face }
sw-why-activation = { CAP($creature-the) } si attiva
sw-why-action = { $card }: { $aim }

# Scelte
sw-do-turn_page = Volta pagina
sw-do-travel = Riprendi il cammino
sw-do-illuminate = Illumina { $card-the }
sw-do-advance_light = Fai avanzare la Pedina Luce
sw-do-overcome = { $card }
sw-do-gain_crystals = Ottieni Cristalli
sw-do-draw_cards = Pesca carte Esplorazione
sw-do-heal = Guarisci { $card-the }
sw-do-gain_spirit = Ottieni Spirito
sw-do-roll = { $n ->
    [one] Tira 1 dado
   *[other] Tira { $n } dadi
}
sw-do-roll-10 = { $n ->
    [0] Tira il d10
    [one] Tira 1 d8 e il d10
   *[other] Tira { $n } d8 e il d10
}
sw-do-roll-12 = { $n ->
    [0] Tira il d12
    [one] Tira 1 d8 e il d12
   *[other] Tira { $n } d8 e il d12
}
sw-do-roll-10-12 = { $n ->
    [0] Tira il d10 e il d12
    [one] Tira 1 d8, il d10 e il d12
   *[other] Tira { $n } d8, il d10 e il d12
}
sw-do-roll-dice = Tira { $dice }
sw-do-use = Usa { $card-the }
sw-do-discard = Scarta { $card-the }
sw-do-ability-luma_and_brom = Lascia intervenire Brom
sw-do-ability-luma = Luma: ritira un dado
sw-do-ability-protect = Brom protegge: illumina una Creatura
sw-do-ability-cure = Brom cura: ottieni { $n } Spirito
sw-do-spend = Spendi un Cristallo: 1 successo in più
sw-do-stand-nothing = Lascia stare: non succede nulla
sw-do-stand-first = Fatto: { $card }
sw-do-stand-illuminate = { $n ->
    [one] Fatto: la Pedina Luce avanza di 1 spazio
   *[other] Fatto: la Pedina Luce avanza di { $n } spazi
}
sw-do-stand-help = { $n ->
    [one] Fatto: ottieni 1 Cristallo
   *[other] Fatto: ottieni { $n } Cristalli
}
sw-do-stand-explore = { $n ->
    [one] Fatto: pesca 1 carta
   *[other] Fatto: pesca { $n } carte, tienine 1
}
sw-do-stand-heal = Fatto: ottieni { $n } Spirito
sw-do-fall_back-illuminate = { $n ->
    [one] Invece fai avanzare la Pedina Luce di 1 spazio
   *[other] Invece fai avanzare la Pedina Luce di { $n } spazi
}
sw-do-fall_back-help = { $n ->
    [one] Invece ottieni 1 Cristallo
   *[other] Invece ottieni { $n } Cristalli
}
sw-do-fall_back-explore = { $n ->
    [one] Invece pesca 1 carta
   *[other] Invece pesca { $n } carte, tienine 1
}
sw-do-fall_back-heal = Invece ottieni { $n } Spirito
sw-do-decline = Lascia stare, non fare nulla
sw-do-end_phase = Termina la Fase Luma
sw-do-wait = Non ora
sw-do-wait_all = Non più in questa Fase Ombra
sw-do-place = Un Cristallo sulla carta { $card }
sw-do-pay = Un Cristallo dalla carta { $card }
sw-do-lose = Un Cristallo dalla carta { $card }
sw-do-move = Sposta la carta { $card }
sw-do-creature = { $card }
sw-do-take = Prendi { $card-the }
sw-do-reroll = Ritira il d{ $sides } che mostra { $shown }
sw-do-reroll_now = Tira ora
sw-do-put_away = Un d{ $sides }
sw-do-take_back = Un d{ $sides }
sw-do-put_out = { $card }
sw-do-draw_final = Pescala: il Capitolo è perduto
sw-do-face = { $shown }
sw-do-draw = { $card }
sw-note-need = { $need ->
    [one] richiede 1 successo su { $number }+
   *[other] richiede { $need } successi su { $number }+
}
sw-note-number = su { $number }+
sw-note-chance = probabilità di riuscita { $percent } %
sw-note-chance-crystals = probabilità di riuscita { $percent } %, spendendo Cristalli { $spending } %
sw-note-total = { $n ->
    [one] 1 successo
   *[other] { $n } successi
}
sw-note-crystals = { $n ->
    [0] gratis
    [one] 1 Cristallo
   *[other] { $n } Cristalli
}

# Diario
sw-log-chapter = { $chapter }
sw-log-scene = { $scene }
sw-log-luma-phase = Round { $round }, Fase Luma
sw-log-shadow-phase = Round { $round }, Fase Ombra
sw-log-roll = { $card } su { $number }+: tiro { $dice }: { $n ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $n } successi
}{ $added ->
    [0] {""}
    [one] {" "}(1 aggiunto)
   *[other] {" "}({ $added } aggiunti)
}.
sw-log-nothing = Non succede nulla.
sw-log-overcome = Luogo superato: { $location }.
sw-log-put-out = La Pedina Luogo lascia { $location-the }.
sw-log-healed = Creatura guarita: { $creature }.
sw-log-mended = Trauma guarito: { $card }.
sw-log-illuminated = { CAP($creature-the) } scivola alla Fine del Fiume, con un Segnalino Stordimento.
sw-log-enters = { CAP($creature-the) } entra nel Fiume: { $at }.
sw-log-turned-away = Il Fiume è pieno: { $creature-the } va negli scarti.
sw-log-discarded = { CAP($creature-the) } va negli scarti.
sw-log-activates = { CAP($creature-the) } si attiva.
sw-log-gain-spirit = Luma ottiene { $n } Spirito.
sw-log-lose-spirit = Luma perde { $n } Spirito.
sw-log-light-on = { $n ->
    [one] La Pedina Luce avanza di 1 spazio
   *[other] La Pedina Luce avanza di { $n } spazi
}.
sw-log-light-back = { $n ->
    [one] La Pedina Luce retrocede di 1 spazio
   *[other] La Pedina Luce retrocede di { $n } spazi
}.
sw-log-shadow-on = La Pedina Ombra avanza: ora è a { $left ->
    [one] 1 spazio
   *[other] { $left } spazi
} dal centro.
sw-log-shadow-back = La Pedina Ombra retrocede: ora è a { $left ->
    [one] 1 spazio
   *[other] { $left } spazi
} dal centro.
sw-log-shadow = Carta Ombra: { $card }
sw-log-story = Carta Storia: { $card }
sw-log-curse = Maledizione: { $card }
sw-log-keep = { CAP($card-the) } occupa uno spazio Benedizione.
sw-log-use = Luma usa { $card-the }.
sw-log-ability = Abilità: { $face }
sw-log-add = Mescolata nel Mazzo Esplorazione: { $card }.
sw-log-reshuffle = { $deck }: gli scarti vengono rimescolati.
sw-log-die = Luma ottiene il d{ $sides }.
sw-log-delay = { $n ->
    [one] 1 dado resterà tra i Dadi Usati
   *[other] { $n } dadi resteranno tra i Dadi Usati
}.
sw-log-drifts = { CAP($card-the) } scivola lungo il Fiume.
sw-log-locked = La carta { $card } non si può usare nella prossima Fase Luma.
sw-log-won = Luma Trionfa: { $scene }
sw-log-lost = L’Ombra Trionfa: { $scene }
sw-log-chapter-lost = { $chapter }: il Capitolo è perduto.

# Pagine della storia
sw-title-restart = Luma si sveglia
sw-title-sacrifice = Brom interviene

# Salvataggio
sw-err-save = Si può salvare solo tra una Scena e l’altra.

# Tavoli di testo
sw-tui-goal = Obiettivo di Luma:
sw-tui-round = Round { $round }
sw-tui-after = dopo: { $names }
sw-tui-track = Tracciato Selva
sw-tui-distances = Luce a { $light } dal centro, Ombra a { $shadow }
sw-tui-needs-light = Luce al centro
sw-tui-spirit = Spirito
sw-tui-roll = Tiro { $dice } su { $number }+: { $n ->
    [0] nessun successo
    [one] 1 successo
   *[other] { $n } successi
}
sw-tui-no-brom = Brom non c’è
sw-face-stunned = stordita
sw-face-locked = bloccata
sw-face-overcome = superato
sw-ending-circles = La storia gira in tondo
sw-end-circles = La storia gira in tondo e si interrompe qui.

# A guided Scene: the parts of a step, after its own words.
sw-guided-roll = { $n ->
    [one] Ora prendi 1 dado e tiralo.
   *[other] Ora prendi { $n } dadi e tirali.
}
sw-guided-place = Hai ottenuto un Cristallo. Mettilo sulla carta { $card }: aspetta lì un’Azione di quella carta.
sw-guided-spend = Manca un successo. Spendi il Cristallo che sta sulla carta: vale un successo in più.
sw-guided-use = Nessun successo! Usa { $card-the }: ti permette di ritirare dei dadi.
sw-guided-reroll = Scegli un dado che mostra { $shown }, per ritirarlo.
sw-guided-take = Hai pescato due carte. Tieni { $card-the } e lascia andare l’altra.

# A card as the terminal reads it out
sw-fact-pips = Richiede { $n ->
    [one] { $n } successo
   *[other] { $n } successi
  }.
sw-fact-spirit = Quando si attiva toglie { $n } Spirito.
sw-fact-crystals = Lascia { $n ->
    [one] { $n } Cristallo
   *[other] { $n } Cristalli
  }.
