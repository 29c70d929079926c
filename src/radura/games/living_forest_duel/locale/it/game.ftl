lf-name = Living Forest Duel
lf-tagline = Estate e Inverno custodiscono la stessa foresta: quattro vie per vincere, una sola linea di animali per entrambi.

# Words of the game
lf-season-summer = Estate
    .the = l’Estate
    .of = dell’Estate
lf-season-winter = Inverno
    .the = l’Inverno
    .of = dell’Inverno
lf-element-sun = sole
    .the = il sole
    .on = sul sole
    .one = di sole
    .many = di sole
lf-element-water = acqua
    .the = l’acqua
    .on = sull’acqua
    .one = d’acqua
    .many = d’acqua
lf-element-plant = germoglio
    .the = il germoglio
    .on = sul germoglio
    .one = germoglio
    .many = germogli
lf-element-wind = vento
    .the = il vento
    .on = sul vento
    .one = di vento
    .many = di vento
lf-bonus-sanki = una carta Sanki
lf-bonus-extinguish = Spegnere Incendi
lf-bonus-recruit = Attirare Animali Guardiani
lf-bonus-plant = Piantare Alberi Protettivi
lf-side-north = nord
lf-side-east = est
lf-side-south = sud
lf-side-west = ovest

# Match options
lf-setting-summer = Chi è l’Estate (e comincia)
lf-setting-summer-0 = Primo posto
lf-setting-summer-1 = Secondo posto
lf-setting-tie = Parità tra gli animali meno costosi nella preparazione
lf-setting-tie-ask = Sceglie il proprietario
lf-setting-tie-random = A sorte

# Places and counters
lf-place-deck = Mazzo di pesca comune
lf-place-discard = Pila degli scarti comune
lf-place-revealed = Appena rivelata
lf-place-line-shared = Linea di Difesa comune
lf-place-line = Linea di Difesa personale
lf-place-recruit = Linea di Reclutamento
lf-place-clearing = Radura
lf-place-grove-sun = Alberi del sole
lf-place-grove-water = Alberi dell’acqua
lf-place-grove-plant = Alberi del germoglio
lf-place-grove-wind = Alberi del vento
lf-place-top-sun = Primo albero del sole
lf-place-top-water = Primo albero dell’acqua
lf-place-top-plant = Primo albero del germoglio
lf-place-top-wind = Primo albero del vento
lf-place-forest = Foresta personale
lf-place-pile = Mazzo personale
lf-place-varans = Varani di Fuoco
lf-place-sanki = Carte Sanki
lf-place-sanki-supply = Carte Sanki nella riserva comune
lf-place-onibi = Carta Onibi
lf-place-onibi-supply = Carta Onibi nella riserva comune
lf-place-tokens = Segnalini Azione
lf-place-lost = Segnalini Azione persi
lf-place-pointing = Segnalini Azione sulla linea comune
lf-counter-round = Round
lf-counter-fires = Segnalini Incendio

# What is asked
lf-ask-turn = Rivela una carta o usa un segnalino ({ $tokens ->
        [one] ne resta { $tokens }
       *[other] ne restano { $tokens }
    })
lf-ask-exchange = I tuoi tre animali costano insieme { $limit } o meno: quale dei meno costosi va in fondo al tuo mazzo?
lf-ask-varan = È stato rivelato un tuo Varano di Fuoco; contandolo, avresti { $n ->
        [one] { $n } simbolo solitario
       *[other] { $n } simboli solitari
    }. Spendi una carta Sanki?
lf-ask-sanki-token = Spendi una carta Sanki per piazzare subito un segnalino Azione?
lf-ask-extinguish = Scegli un incendio da spegnere: { $left ->
        [one] resta { $left }
       *[other] restano { $left }
    } d’acqua
lf-ask-recruit = Scegli un animale da attirare: { $left ->
        [one] resta { $left }
       *[other] restano { $left }
    } di sole
lf-ask-tree = Scegli un albero da piantare: { $left ->
        [one] resta { $left } germoglio
       *[other] restano { $left } germogli
    }
lf-ask-cell = Scegli dove piantare { $card-the }
lf-ask-onibi = Scegli di quanto avanza Onibi: al massimo { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }

# Why it is asked
lf-why-token-sun = { CAP($who-the) } ha messo un segnalino sul sole { $card-of }: Attirare Animali Guardiani
lf-why-token-water = { CAP($who-the) } ha messo un segnalino sull’acqua { $card-of }: Spegnere Incendi
lf-why-token-plant = { CAP($who-the) } ha messo un segnalino sul germoglio { $card-of }: Piantare Alberi Protettivi
lf-why-token-wind = { CAP($who-the) } ha messo un segnalino sul vento { $card-of }: Fare Avanzare Onibi
lf-why-bonus-sanki = Bonus: una carta Sanki
lf-why-bonus-extinguish = Bonus: Spegnere Incendi
lf-why-bonus-recruit = Bonus: Attirare Animali Guardiani
lf-why-bonus-plant = Bonus: Piantare Alberi Protettivi
lf-why-bonus-sanki-onibi = Onibi si è fermato { $card-on }, il cui bonus è: una carta Sanki
lf-why-bonus-extinguish-onibi = Onibi si è fermato { $card-on }, il cui bonus è: Spegnere Incendi
lf-why-bonus-recruit-onibi = Onibi si è fermato { $card-on }, il cui bonus è: Attirare Animali Guardiani
lf-why-bonus-plant-onibi = Onibi si è fermato { $card-on }, il cui bonus è: Piantare Alberi Protettivi
lf-why-bonus-sanki-tree = { CAP($card-the) } è accanto ad alberi con lo stesso bonus: una carta Sanki
lf-why-bonus-extinguish-tree = { CAP($card-the) } è accanto ad alberi con lo stesso bonus: Spegnere Incendi
lf-why-bonus-recruit-tree = { CAP($card-the) } è accanto ad alberi con lo stesso bonus: Attirare Animali Guardiani
lf-why-bonus-plant-tree = { CAP($card-the) } è accanto ad alberi con lo stesso bonus: Piantare Alberi Protettivi

# Options
lf-group-reveal = Rivela
lf-group-token = Usa un segnalino
lf-group-extinguish = Incendi
lf-group-recruit = Animali
lf-group-tree = Alberi
lf-group-plant = Posti
lf-group-onibi = Passi
lf-group-stop = Basta
lf-group-return = Carta Sanki
lf-group-keep = Senza carta Sanki
lf-group-pass = Senza carta Sanki
lf-group-exchange = Animali meno costosi
lf-group-draw = Il caso
lf-do-reveal = Rivela una carta
lf-do-token-sun = Attira animali con { $n } di sole
lf-do-token-water = Spegni incendi con { $n } d’acqua
lf-do-token-plant = Pianta alberi con { $n ->
        [one] { $n } germoglio
       *[other] { $n } germogli
    }
lf-do-token-wind = Fai avanzare Onibi fino a { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
lf-do-extinguish = Spegni l’incendio { $card-on }
lf-do-recruit = Attira { $card-the }
lf-do-tree = Pianta { $card-the }
lf-do-plant = { $n } a { $side } del lago
lf-do-plant-corner = { $n } a { $side }, { $m } a { $side2 } del lago
lf-do-onibi = Fai avanzare Onibi di { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
lf-do-stop = Non prendere altro
lf-do-return = Spendi una carta Sanki: il varano torna sulla sua pila
lf-do-keep = Lascia che il varano entri nella tua linea
lf-do-pass = Non piazzare segnalini, conserva la carta Sanki
lf-do-exchange = Metti { $card-the } in fondo al tuo mazzo
lf-do-draw = Esce { $card-the }

# What an option costs or brings
lf-note-reveal = { $n } nel mazzo, solitarie per te: { $solitary }
lf-note-reveal-risk = { $n } nel mazzo, solitarie per te: { $solitary }; una di queste ti costa { $tokens ->
        [one] un segnalino
       *[other] { $tokens } segnalini
    }
lf-note-reveal-again = prima si mescolano gli scarti ({ $n }), solitarie per te: { $solitary }
lf-note-reveal-again-risk = prima si mescolano gli scarti ({ $n }), solitarie per te: { $solitary }; una di queste ti costa { $tokens ->
        [one] un segnalino
       *[other] { $tokens } segnalini
    }
lf-note-keep = ti costa { $n ->
        [one] un segnalino
       *[other] { $n } segnalini
    }
lf-note-token-sun = { $n ->
        [one] { $n } animale
       *[other] { $n } animali
    } alla portata, a partire da { $least }
lf-note-token-water = { $n ->
        [one] { $n } incendio
       *[other] { $n } incendi
    } alla portata, a partire da { $least }
lf-note-token-plant = { $n ->
        [one] { $n } albero
       *[other] { $n } alberi
    } alla portata
lf-note-cost = costa { $n } { $n ->
        [one] { $element-one }
       *[other] { $element-many }
    }
lf-note-recruit-own = costa { $n } di sole, entra nella tua linea
lf-note-recruit-away = costa { $n } di sole, va negli scarti
lf-note-plant-bonus = { $n ->
        [one] bonus
       *[other] { $n } volte il bonus
    }: { $bonus }{ $use ->
        [lost] {" (perso: nulla da fare)"}
       *[done] { "" }
    }
lf-note-cover = copre { $card-the }
lf-note-cover-bonus = copre { $card-the }; { $n ->
        [one] bonus
       *[other] { $n } volte il bonus
    }: { $bonus }{ $use ->
        [lost] {" (perso: nulla da fare)"}
       *[done] { "" }
    }
lf-note-onibi-bonus = bonus: { $bonus }{ $use ->
        [lost] {" (perso: nulla da fare)"}
       *[done] { "" }
    }
lf-note-onibi-gives = { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }: l’avversario riceve la carta Onibi; bonus: { $bonus }{ $use ->
        [lost] {" (perso: nulla da fare)"}
       *[done] { "" }
    }
lf-note-onibi-frees = { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }: la tua carta Onibi torna nella riserva; bonus: { $bonus }{ $use ->
        [lost] {" (perso: nulla da fare)"}
       *[done] { "" }
    }
lf-note-onibi-wins = { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }: Onibi esce dal lato dell’avversario, vinci

# Log
lf-log-deal = { CAP($card-the) } entra nella metà { $who-of } della Linea di Reclutamento.
lf-log-exchange = Gli animali { $who-of } costano troppo poco: { $card-the } va in fondo al mazzo.
lf-log-reveal = { CAP($who-the) } rivela { $card-the }.
lf-log-reveal-own = { CAP($who-the) } rivela { $card-the }, per la linea { $owner-of }.
lf-log-varan = { CAP($who-the) } rivela un Varano di Fuoco { $owner-of }.
lf-log-varan-kept = Il varano entra nella linea { $who-of }.
lf-log-varan-back = { CAP($who-the) } spende una carta Sanki: il varano torna sulla sua pila.
lf-log-sanki-token = { CAP($who-the) } spende una carta Sanki per piazzare subito un segnalino.
lf-log-reshuffle = Gli scarti diventano il nuovo mazzo di pesca: { $n ->
        [one] { $n } carta
       *[other] { $n } carte
    }.
lf-log-solitary = { CAP($who-the) } ha { $n } simboli solitari e perde un segnalino Azione.
lf-log-stuck = { CAP($who-the) } non può né rivelare una carta né piazzare un segnalino: i segnalini rimasti sono persi.
lf-log-token-sun = { CAP($who-the) } usa un segnalino per attirare animali con { $n } di sole.
lf-log-token-water = { CAP($who-the) } usa un segnalino per spegnere incendi con { $n } d’acqua.
lf-log-token-plant = { CAP($who-the) } usa un segnalino per piantare con { $n ->
        [one] { $n } germoglio
       *[other] { $n } germogli
    }.
lf-log-token-wind = { CAP($who-the) } usa un segnalino per fare avanzare Onibi con { $n } di vento.
lf-log-extinguish = { CAP($who-the) } spegne l’incendio { $card-on } e ha { $n ->
        [one] { $n } segnalino Incendio
       *[other] { $n } segnalini Incendio
    }.
lf-log-recruit = { CAP($who-the) } attira { $card-the }.
lf-log-recruit-away = { CAP($who-the) } toglie { $card-the } dalla linea: va negli scarti.
lf-log-refill = { CAP($card-the) } entra nella Linea di Reclutamento dal mazzo { $who-of }.
lf-log-plant = { CAP($who-the) } pianta { $card-the }.
lf-log-cover = { CAP($who-the) } pianta { $card-the } sopra un altro albero.
lf-log-onibi = { CAP($who-the) } fa avanzare Onibi di { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }.
lf-log-onibi-card = Onibi lascia la Radura: { $who-the } riceve la carta Onibi.
lf-log-onibi-card-back = Onibi lascia la Radura: { $who-the } rimette la carta Onibi nella riserva.
lf-log-bonus-sanki = Bonus per { $who-the }: una carta Sanki.
lf-log-bonus-extinguish = Bonus per { $who-the }: Spegnere Incendi.
lf-log-bonus-recruit = Bonus per { $who-the }: Attirare Animali Guardiani.
lf-log-bonus-plant = Bonus per { $who-the }: Piantare Alberi Protettivi.
lf-log-bonus-sanki-lost = Bonus per { $who-the }: una carta Sanki, ma le ha già tutte: è perso.
lf-log-bonus-extinguish-lost = Bonus per { $who-the }: Spegnere Incendi, ma nessuno è alla portata: è perso.
lf-log-bonus-recruit-lost = Bonus per { $who-the }: Attirare Animali Guardiani, ma nessuno è alla portata: è perso.
lf-log-bonus-plant-lost = Bonus per { $who-the }: Piantare Alberi Protettivi, ma nessuno è alla portata: è perso.
lf-log-sanki = { CAP($who-the) } prende una carta Sanki dalla riserva.
lf-log-sanki-robbed = { CAP($who-the) } prende una carta Sanki dall’avversario.
lf-log-round-end = Il round { $n } è finito.
lf-log-round-begin = Round { $n }: comincia { $who-the }.

# Ends
lf-end-fire = Chi ha vinto ha spento abbastanza incendi.
lf-end-line = Nella Linea di Reclutamento ci sono solo animali di una stagione.
lf-end-forest = Gli alberi di chi ha vinto formano una griglia completa.
lf-end-onibi = Onibi è uscito dalla Radura dal lato di chi aveva la carta Onibi.

# Card texts
lf-text-cost-sun = Attirarlo costa { $n } di sole.
lf-text-cost-plant = Piantarlo costa { $n ->
        [one] { $n } germoglio
       *[other] { $n } germogli
    }.
lf-text-gives = Dà { $n } { $n ->
        [one] { $element-one }
       *[other] { $element-many }
    }.
lf-text-takes = Toglie { $n } { $n ->
        [one] { $element-one }
       *[other] { $element-many }
    }.
lf-text-solitary = Un simbolo solitario: quando viene rivelato, { $first } che contano per te costano un segnalino Azione, { $second } un secondo.
lf-text-gregarious = Un simbolo gregario: annulla un simbolo solitario.
lf-text-season = È { $season-of }: una volta rivelato, va nella linea di quel giocatore.
lf-text-lake = Il lago da cui partono i fiumi di questa foresta, aperto su tutti e quattro i lati.
lf-text-uncoverable = Non può essere coperto.
lf-text-river-1 = Fiume: { $side0 }.
lf-text-river-2 = Fiume: { $side0 }, { $side1 }.
lf-text-river-3 = Fiume: { $side0 }, { $side1 }, { $side2 }.
lf-text-river-4 = Fiume: { $side0 }, { $side1 }, { $side2 }, { $side3 }.
lf-text-match = Piantato accanto a un albero con lo stesso bonus: { $bonus }.
lf-text-fire-value = Valore di Incendio { $n }.
lf-text-land = Se Onibi si ferma qui: { $bonus }.
lf-text-return_varan = Rimetti sulla sua pila un Varano di Fuoco della tua stagione, appena qualcuno lo rivela.
lf-text-token_after_reveal = Oppure piazza un segnalino Azione subito dopo avere rivelato una carta.
lf-text-back_to_supply = Dopo l’uso torna nella riserva comune.
lf-text-redirect_guardians = I tuoi Animali Guardiani rivelati vanno nella linea comune; i tuoi varani continuano a venire nella tua.
lf-text-lose_at_exit = Perdi se Onibi lascia la Radura dal tuo lato.
lf-text-walks = Avanza lungo la Radura, allontanandosi da chi la muove.
lf-text-burns = La carta Radura su cui si trova è incendiata.
lf-text-spreads_fire = Alla fine del round le due carte accanto prendono fuoco.
lf-text-counts_for_fire_win = Chi spegne l’incendio lo tiene: con { $n } si vince.
lf-text-points_at_element = Indica l’ultimo elemento del suo tipo nella linea comune per compiere l’azione corrispondente.
