cs-name = Casting Shadows
cs-tagline = Tira i dadi, raccogli Incantesimi, assumi la Forma Ombra: vince l’ultimo rimasto in piedi.

# Words of the game
cs-counterspell = un Controincantesimo
cs-resource-red_gem = Gemma rossa
cs-resource-blue_gem = Gemma blu
cs-resource-purple_gem = Gemma viola
cs-resource-red_orb = Sfera rossa
cs-resource-blue_orb = Sfera blu
cs-resource-purple_orb = Sfera viola
cs-resource-shadow = Frammento Ombra
cs-resource-curse = Cristallo Maledetto
cs-resources-red_gem = Gemme rosse
cs-resources-blue_gem = Gemme blu
cs-resources-purple_gem = Gemme viola
cs-resources-red_orb = Sfere rosse
cs-resources-blue_orb = Sfere blu
cs-resources-purple_orb = Sfere viola
cs-resources-shadow = Frammenti Ombra
cs-resources-curse = Cristalli Maledetti
cs-symbol-red_gem = Gemma rossa
cs-symbol-blue_gem = Gemma blu
cs-symbol-any_gem = Gemma di qualsiasi colore
cs-symbol-red_orb = Sfera rossa
cs-symbol-blue_orb = Sfera blu
cs-symbol-any_orb = Sfera di qualsiasi colore
cs-symbol-shadow = Frammento Ombra
cs-symbol-curse = Cristallo Maledetto
cs-symbol-spell_1 = Incantesimo di livello 1
cs-symbol-spell_2 = Incantesimo di livello 2
cs-symbols-red_gem = Gemme rosse
cs-symbols-blue_gem = Gemme blu
cs-symbols-any_gem = Gemme di qualsiasi colore
cs-symbols-red_orb = Sfere rosse
cs-symbols-blue_orb = Sfere blu
cs-symbols-any_orb = Sfere di qualsiasi colore
cs-symbols-shadow = Frammenti Ombra
cs-symbols-curse = Cristalli Maledetti
cs-range-here = propria tessera
cs-range-here_adjacent = propria tessera e adiacenti
cs-range-adjacent = tessere adiacenti
cs-range-here_to_2 = propria tessera e fino a 2 di distanza
cs-range-one_to_2 = fino a 2 di distanza, esclusa la propria tessera
cs-action-travel = Viaggiare
cs-action-cast = Lanciare un Incantesimo
cs-action-reroll = Ripetere il Tiro
cs-action-protect = Proteggere
cs-action-refresh = Ripristinare
cs-action-collect = Raccogliere
cs-ability-frill = Capacità
cs-ability-kit = Capacità
cs-ability-nuzzle = Capacità
cs-ability-haze = Capacità
cs-face-base = Forma Base
cs-face-shadow = Forma Ombra
cs-face-cast = lanciato in questo turno
cs-face-used = già usato
cs-phase-setup = Preparazione
cs-phase-roll = Tiro
cs-phase-act = Azioni
cs-phase-absorb = Assorbimento

# Match options
cs-setting-characters = Personaggi
cs-setting-characters-choose = Scelti a turno
cs-setting-characters-choose-help = Prima il posto 1, poi in ordine di posto.
cs-setting-characters-random = A sorte
cs-setting-characters-random-help = Distribuiti a caso: si tira subito.
cs-setting-limit = La fine
cs-setting-limit-none = L’ultimo rimasto
cs-setting-limit-none-help = Quanti round servono.
cs-setting-limit-rounds = Al massimo 100 round
cs-setting-limit-rounds-help = Dopo di che nessuno ha vinto.

# Places and counters
cs-place-map = Mappa
cs-on-tile = { $item } sulla tessera { $of }
cs-place-tile = Sulla tessera
cs-place-market = Accanto alla tessera
cs-place-fallen = Fuori gioco
cs-place-box = Scatola
cs-place-board = Plancia giocatore
cs-place-book = Libro degli Incantesimi
cs-place-counters = Controincantesimi
cs-place-companion = Compagno
cs-place-deck = Mazzo Principale
cs-place-discard = Pila degli scarti
cs-place-portal = Portale Compagno
cs-place-aside = Incantesimi dei Bot
cs-place-counter_deck = Mazzo dei Controincantesimi
cs-place-companion_deck = Mazzo dei Compagni
cs-place-pool = Riserva
cs-place-common = Area comune
cs-counter-hp = PS
cs-counter-energy = Energia Ombra
cs-counter-ap = Punti Azione
cs-counter-round = Round

# What is asked
cs-ask-pick = Scegli il tuo Personaggio
cs-ask-act = { $points ->
        [0] Scegli qualcosa che non costa punti Azione, o concludi le Azioni
        [one] Scegli un’Azione: { $points } punto rimasto
       *[other] Scegli un’Azione: { $points } punti rimasti
    }
cs-ask-give = Scegli un Incantesimo di livello { $level } da scartare come pagamento
cs-ask-room = Il tuo Libro degli Incantesimi è pieno: scegli una carta da scartare
cs-ask-pay-collect = Scegli come pagare: { $card }
cs-ask-pay-cast = { $card } contro { $target }: scegli che cosa spendere
cs-ask-pay-cast-on = { $card } { $tile-on }: scegli che cosa spendere
cs-ask-fragment = Scegli il dado che dà il Frammento Ombra
cs-ask-reroll = { $n ->
        [one] { $n } dado da ritirare: aggiungine un altro o tira
       *[other] { $n } dadi da ritirare: aggiungine un altro o tira
    }
cs-ask-convert = { $card }: scegli una Risorsa da trasformare
cs-ask-move = Scegli dove va { $enemy }
cs-ask-absorb = Assorbi Frammenti Ombra, trasformati o termina il turno
cs-ask-summon = Scegli un Compagno da evocare
cs-ask-before = { $source } infligge { $amount } { $amount ->
        [one] danno
       *[other] danni
    } a { $target } ({ $what }): rispondere con un Controincantesimo?
cs-ask-after = { $source } ha inflitto { $amount } { $amount ->
        [one] danno
       *[other] danni
    } a { $target } ({ $what }): rispondere con un Controincantesimo?
cs-ask-run = Scegli dove scappa { $who }

# Why it is asked
cs-why-collect = Stai raccogliendo { $card }
cs-why-transform = Trasformazione di { $who }: si unisce un Compagno
cs-why-attack = { $who }: { $what }

# Options
cs-group-pick = Personaggi
cs-group-cast = Lanciare, 1 punto
cs-group-free = Non costa punti
cs-group-here = Qui, 1 punto
cs-group-dice = Dadi, 1 punto
cs-group-cast-free = Lanciare, gratis
cs-group-here-free = Qui, gratis
cs-group-dice-free = Dadi, gratis
cs-group-travel = Viaggiare, 1 punto
cs-group-travel-free = Viaggiare, gratis
cs-group-move = Spostarsi
cs-group-done = Oppure
cs-group-discard = Scartare
cs-group-pay = Pagare
cs-group-convert = Trasformare
cs-group-shadow = Energia Ombra
cs-group-summon = Compagni
cs-group-answer = Controincantesimo, non costa punti
cs-group-chance = Sorte
cs-do-pick = Gioca { $character }
cs-do-cast_at = Lancia { $card } contro { $character }
cs-do-cast_on = Lancia { $card } { $tile-on }
cs-do-cast = Lancia { $card }
cs-do-ability = Usa la { $ability }
cs-do-ability_at = Usa la { $ability } contro { $character }
cs-do-ability_on = Usa la { $ability } { $tile-on }
cs-do-use = Usa la carta Risorsa { $card }
cs-do-collect = Raccogli { $card }
cs-do-refresh = Ripristina: sostituisci { $card }
cs-do-reroll = Ritira { $die-the } ({ $resource })
cs-do-protect = Proteggi: togli un Cristallo Maledetto
cs-do-travel = Viaggia fino { $tile-to }
cs-do-end = Concludi le Azioni
cs-do-discard = Scarta { $card }
cs-do-discard-cast = Scarta { $card } (lanciato in questo turno)
cs-do-pay-1 = Spendi { $n0 } { $what0 }
cs-do-pay-2 = Spendi { $n0 } { $what0 } e { $n1 } { $what1 }
cs-do-pay-3 = Spendi { $n0 } { $what0 }, { $n1 } { $what1 } e { $n2 } { $what2 }
cs-do-fragment = { $die }
cs-do-throw = { $n ->
        [one] Tira il dado
       *[other] Tira i { $n } dadi
    }
cs-do-change = 1 { $source } diventa { $n } { $to }
cs-do-copy = Raddoppia 1 { $resource }
cs-do-stop = Non trasformare altro
cs-do-move = Sposta { $enemy } { $tile-on }
cs-do-leave = Lascia { $enemy } dov’è
cs-do-absorb = Assorbi un Frammento Ombra
cs-do-transform = Trasformati nella Forma Ombra
cs-do-summon = Evoca { $card-the }
cs-do-finish = Termina il turno
cs-do-answer = Rivela { $card }
cs-do-run = Scappa { $tile-on }
cs-do-pass = Non rispondere
cs-do-roll = Il dado mostra: { $resource }
cs-do-draw = Si scopre { $card }

# What an option costs or brings
cs-note-takes = danni subiti: { $amount }{ $falls ->
        [sure] : cade!
        [may] : può cadere
       *[no] { "" }
    }
cs-note-takes-bonus = danni subiti: { $amount }, bonus di { $bonus } compreso{ $falls ->
        [sure] : cade!
        [may] : può cadere
       *[no] { "" }
    }
cs-note-each = { $enemies ->
        [one] danni all’avversario: { $amount }
       *[other] danni a ognuno dei { $enemies } avversari: { $amount }
    }{ $falls ->
        [0] { "" }
        [one] : può cadere { $falls }
       *[other] : possono cadere { $falls }
    }
cs-note-each-bonus = { $enemies ->
        [one] danni all’avversario: { $amount }, bonus di { $bonus } compreso
       *[other] danni a ognuno dei { $enemies } avversari: { $amount }, bonus di { $bonus } compreso
    }{ $falls ->
        [0] { "" }
        [one] : può cadere { $falls }
       *[other] : possono cadere { $falls }
    }
cs-note-own = danni: { $list }{ $falls ->
        [0] { "" }
        [one] : può cadere { $falls }
       *[other] : possono cadere { $falls }
    }
cs-note-own-bonus = danni: { $list }, bonus di { $bonus } compreso{ $falls ->
        [0] { "" }
        [one] : può cadere { $falls }
       *[other] : possono cadere { $falls }
    }
cs-note-heals = arrivi a { $hp } PS
cs-note-cost-0 = non costa Risorse
cs-note-cost = paga: { $list }
cs-note-adds = aggiunge { $list }, poi la carta è persa
cs-note-crystals = { $n ->
        [one] { $n } Cristallo Maledetto ti ferisce: { $hp ->
        [one] resta { $hp } PS
       *[other] restano { $hp } PS
    }
       *[other] { $n } Cristalli Maledetti ti feriscono: { $hp ->
        [one] resta { $hp } PS
       *[other] restano { $hp } PS
    }
    }
cs-note-absorb = { $energy } di Energia Ombra su { $limit }
cs-note-transform = costa { $n } di Energia Ombra; un Compagno si unisce a te
cs-note-lose = subisci { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }, { $hp ->
        [one] resta { $hp } PS
       *[other] restano { $hp } PS
    }
cs-note-run = ti sposti di una tessera; fuori portata non subisci nulla
cs-note-missed = l’attacco ti manca
cs-note-returns = { $source } subisce { $amount ->
        [one] { $amount } danno
       *[other] { $amount } danni
    }

# Log
cs-log-pick = Il giocatore { $n } gioca { $who }.
cs-log-turn = Round { $round }: turno di { $who }.
cs-log-rolled = { $who } ha tirato { $faces }.
cs-log-gift = { CAP($giver-the) } dà 1 { $resource }.
cs-log-healed = { CAP($giver-the) } cura: ora { $hp } PS.
cs-log-travel = { $who } viaggia fino { $tile-to }.
cs-log-protect = { $who } toglie un Cristallo Maledetto.
cs-log-refresh = { $who } scarta { $card }.
cs-log-turned-up = Accanto { $tile-to } si scopre { $card }.
cs-log-reshuffled = La pila degli scarti viene mescolata in un nuovo mazzo.
cs-log-use = { $who } usa la carta Risorsa { $card }.
cs-log-cast = { $who } lancia { $card }.
cs-log-change = 1 { $source } diventa { $n } { $to }.
cs-log-copy = 1 { $resource } raddoppia.
cs-log-attack = { $who }, { $what }: { $amount } { $amount ->
        [one] danno
       *[other] danni
    } a { $target }.
cs-log-hurt = { $who } perde { $amount } PS: { $hp ->
        [one] ne resta { $hp }
       *[other] ne restano { $hp }
    }.
cs-log-out = { $who } è fuori dal gioco.
cs-log-answer = { $who } rivela { $card }.
cs-log-pass = { $who } non risponde.
cs-log-run = { $who } scappa { $tile-on }.
cs-log-moved = { $who } sposta { $enemy } { $tile-on }.
cs-log-ability = { $who } usa la { $ability }.
cs-log-reroll = { $n ->
        [one] { $who } ritira { $n } dado.
       *[other] { $who } ritira { $n } dadi.
    }
cs-log-discard = { $who } scarta { $card }.
cs-log-collect = { $who } raccoglie { $card }.
cs-log-counterspell = { $who } raccoglie un Controincantesimo.
cs-log-absorb = { $who } assorbe un Frammento Ombra: Energia { $energy }.
cs-log-transform = { $who } si trasforma in { $form }.
cs-log-summon = { CAP($card-the) } si unisce a { $who }.
cs-log-crystals = { $n ->
        [one] { $n } Cristallo Maledetto ferisce { $who }: { $hp ->
        [one] resta { $hp } PS
       *[other] restano { $hp } PS
    }.
       *[other] { $n } Cristalli Maledetti feriscono { $who }: { $hp ->
        [one] resta { $hp } PS
       *[other] restano { $hp } PS
    }.
    }

# Ends
cs-end-last = Ne resta in piedi uno solo.
cs-end-bots = Hanno vinto i Bot.
cs-end-limit = Nessun vincitore dopo 100 round.

# Card texts
cs-where-here = sulla tua tessera
cs-where-here_adjacent = sulla tua tessera o su una adiacente
cs-where-adjacent = su una tessera adiacente
cs-where-here_to_2 = sulla tua tessera o fino a 2 tessere di distanza
cs-where-one_to_2 = fino a 2 tessere di distanza, ma non sulla tua
cs-which-here = la tua tessera
cs-which-here_adjacent = la tua tessera o una adiacente
cs-which-adjacent = una tessera adiacente
cs-which-here_to_2 = la tua tessera o una fino a 2 di distanza
cs-which-one_to_2 = una tessera fino a 2 di distanza, ma non la tua
cs-into-gem-same = Gemme dello stesso colore
cs-into-gem-choose = Gemme rosse o blu
cs-into-gem-red = Gemme rosse
cs-into-gem-blue = Gemme blu
cs-into-orb-same = Sfere dello stesso colore
cs-into-orb-choose = Sfere rosse o blu
cs-into-orb-red = Sfere rosse
cs-into-orb-blue = Sfere blu
cs-into-other-same = Gemme in Sfere, Sfere in Gemme, dello stesso colore
cs-into-other-choose = Gemme in Sfere, Sfere in Gemme, rosse o blu
cs-into-other-red = Gemme in Sfere rosse, Sfere in Gemme rosse
cs-into-other-blue = Gemme in Sfere blu, Sfere in Gemme blu
cs-text-spend-0 = Non costa Risorse.
cs-text-spend-1 = Spendi 1 { $what0 }.
cs-text-spend-2 = Spendi 1 { $what0 } e 1 { $what1 }.
cs-text-spend-up-to = Spendi da 1 a { $max } { $what }.
cs-text-damage-enemy = { $amount } danni a un avversario { $where }.
cs-text-damage-hex = { $amount } danni a ogni avversario che occupa { $where }.
cs-text-damage-each_enemy = { $amount } danni a ogni avversario.
cs-text-move_target = Poi puoi spostare di una tessera ogni avversario colpito.
cs-text-gain_hp = Ottieni { $amount } PS.
cs-text-ability = In Forma Ombra, spendendo { $n } di Energia Ombra:
cs-text-convert = Trasforma fino a { $max } { $what } in { $to }.
cs-text-convert-any = Trasforma in { $to } quante { $what } vuoi.
cs-text-convert-each = Trasforma fino a { $max } { $what } in { $each } { $to } ciascuna.
cs-text-convert-each-any = Trasforma in { $each } { $to } ciascuna quante { $what } vuoi.
cs-text-convert-pair = Trasforma fino a { $max } { $what } o { $also }: { $to }.
cs-text-convert-pair-any = Trasforma quante { $what } o { $also } vuoi: { $to }.
cs-text-duplicate = Raddoppia fino a { $max } { $what }: ognuna ne dà un’altra uguale.
cs-text-duplicate-any = Raddoppia quante { $what } vuoi: ognuna ne dà un’altra uguale.
cs-text-use-gain_resource = Scartala nella tua Fase 2: { $amount } { $resource } per questo turno.
cs-text-trigger-before = Quando un avversario sta per infliggerti danni:
cs-text-trigger-after = Dopo che un avversario ti ha inflitto danni, se sei ancora in gioco:
cs-text-move_self = Spostati su una tessera adiacente.
cs-text-recheck_target = Se lì l’attacco non ti raggiunge più, non subisci nulla.
cs-text-reduce_damage = Quei danni diminuiscono di { $amount }.
cs-text-prevent_damage = Non subisci danni.
cs-text-damage-source = Quell’avversario subisce { $amount } danni, ovunque si trovi.
cs-text-damage-source-once = La prima volta che un avversario ti infligge danni dopo l’inizio del tuo turno, se sei ancora in gioco, ne subisce { $amount }.
cs-text-desert = Qui si raccolgono i Controincantesimi.
cs-text-tile-gain_resource = Se inizi il turno qui: { $amount } { $resource }.
cs-text-tile-gain_hp = Se inizi il turno qui: { $amount } PS.
cs-text-tile-free_action = Se inizi il turno qui: { $action } è gratis { $per_turn ->
        [one] una volta
       *[other] { $per_turn } volte
    } in questo turno.
cs-text-tile-modify_damage_dealt = Gli Incantesimi di Attacco lanciati da qui infliggono { $amount } { $amount ->
        [one] danno
       *[other] danni
    } in più.
cs-text-tile-modify_damage_dealt-once = Il primo Incantesimo di Attacco che lanci da qui in ogni turno infligge { $amount } { $amount ->
        [one] danno
       *[other] danni
    } in più a ogni avversario.
cs-text-tile-modify_damage_taken = Finché sei qui, i danni degli avversari diminuiscono di { $amount }.
cs-text-tile-cap_damage_taken = Finché sei qui, nessun avversario infligge più di { $max } danni alla volta.
cs-text-tile-forbid_reduction = Finché sei qui, i danni degli avversari non si possono ridurre.
cs-text-pet-gain_resource = All’inizio del tuo turno: { $amount } { $resource }.
cs-text-pet-gain_hp = All’inizio del tuo turno: { $amount } PS.
cs-text-pet-free_action = { $action } è gratis { $per_turn ->
        [one] una volta
       *[other] { $per_turn } volte
    } in ogni tuo turno.
cs-text-pet-modify_damage_dealt = I tuoi Incantesimi di Attacco infliggono { $amount } { $amount ->
        [one] danno
       *[other] danni
    } in più a ogni avversario.
cs-text-pet-modify_damage_dealt-once = Il tuo primo Incantesimo di Attacco di ogni turno infligge { $amount } { $amount ->
        [one] danno
       *[other] danni
    } in più a ogni avversario.
cs-text-pet-modify_damage_taken = I danni degli avversari diminuiscono di { $amount }.
cs-text-pet-cap_damage_taken = Un singolo danno di un avversario non supera mai { $max }.
cs-text-pet-forbid_reduction = I danni degli avversari non si possono ridurre.
cs-text-pet-ignore_curse_damage = I Cristalli Maledetti non ti feriscono.
