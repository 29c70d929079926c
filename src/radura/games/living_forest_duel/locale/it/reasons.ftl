# Why something cannot be used now: what is asked instead
lf-no-now-turn = Riveli una carta o metti un segnalino su un simbolo della linea comune.
lf-no-now-sankitoken = Puoi mettere un segnalino su un simbolo della linea comune, oppure tenere la carta Sanki.
lf-no-now-varanrevealed = Prima decidi del Varano di Fuoco appena rivelato.
lf-no-now-extinguish = Stai spegnendo incendi: scegline uno nella Radura.
lf-no-now-recruit = Stai attirando animali: scegline uno nella Linea di Reclutamento.
lf-no-now-planttree = Stai piantando: scegli il primo albero di una pila.
lf-no-now-plantat = Prima scegli dove piantare l’albero che hai preso.
lf-no-now-advance = Stai facendo avanzare Onibi: scegli di quanto.
lf-no-now-exchange = Prima scegli quale dei tuoi animali meno costosi va in fondo al tuo mazzo.

# What is missing
lf-no-cards = Non resta nessuna carta da rivelare, né nel mazzo né tra gli scarti.
lf-no-sign = { $n ->
        [0] Nella linea comune non c’è { $element } su cui mettere un segnalino.
        [one] Hai { $n } { $element-one }, ma nella linea comune non c’è { $element } su cui mettere un segnalino.
       *[other] Hai { $n } { $element-many }, ma nella linea comune non c’è { $element } su cui mettere un segnalino.
    }
lf-no-sign-left = Nella linea comune non c’è { $element } su cui mettere un segnalino: quello { $card-on } lo ha contato tutto.
lf-no-between = Il tuo altro segnalino è già { $element-on }: tra i due deve esserci un’altra carta con { $element }.
lf-no-sun = Hai { $n } di sole: { $least ->
        [0] nella Linea di Reclutamento non resta nessun animale.
       *[other] l’animale meno costoso costa { $least }.
    }
lf-no-fires = Nella Radura non c’è nessun segnalino Incendio.
lf-no-water = Hai { $n } d’acqua: l’incendio più piccolo ne richiede { $least }.
lf-no-plant = Hai { $n ->
        [one] { $n } germoglio
       *[other] { $n } germogli
    }: { $least ->
        [0] sulle pile non resta nessun albero.
       *[other] l’albero meno costoso costa { $least }.
    }
lf-no-room = Hai { $n ->
        [one] { $n } germoglio
       *[other] { $n } germogli
    }, ma nessun albero alla portata trova posto nella tua foresta.
lf-no-wind = Non hai vento: Onibi non si muoverebbe.
lf-no-far = Onibi può fare al massimo { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }.
lf-no-stop = Prendi almeno qualcosa: il segnalino è già sulla linea.
lf-no-varan = Nessun tuo Varano di Fuoco è stato appena rivelato.
lf-no-draw = Le carte le rivela il caso; nessuno le sceglie.
lf-no-first = Prima metti un segnalino { $element-on }: costa { $cost }, ne hai { $n }.
lf-no-first-dear = Costa { $cost } { $cost ->
        [one] { $element-one }
       *[other] { $element-many }
    }, ne hai { $n }.
lf-no-fire-here = Qui non c’è nessun segnalino Incendio.
lf-no-water-left = A questo incendio serve acqua { $cost }, ne hai ancora { $n }.
lf-no-in-line = { CAP($card-the) } non è nella Linea di Reclutamento.
lf-no-sun-left = Costa { $cost } di sole, ne hai ancora { $n }.
lf-no-cheapest = In fondo al mazzo può andare solo il meno costoso dei tuoi tre animali.
lf-no-gap = Questo posto resta vuoto: il mazzo che doveva riempirlo era finito.
lf-no-pile = Questa pila di alberi è vuota.
lf-no-in-hand = Hai preso questo albero: scegli il suo posto nella tua foresta.
lf-no-pile-twice = In una sola azione si prende un solo albero per pila.
lf-no-plant-left = Costa { $cost ->
        [one] { $cost } germoglio
       *[other] { $cost } germogli
    }, ne hai ancora { $n }.
lf-no-place = Questo albero non trova posto nella tua foresta: il suo fiume non raggiunge il lago da nessun lato.
lf-no-lake = Il lago non si può coprire.
lf-no-river-near = Nessun fiume della tua foresta porta fin qui.
lf-no-river = Qui { $card-the } non si unirebbe ai fiumi, oppure separerebbe altri alberi dal lago.

# Pieces that work by themselves
lf-no-discard = Gli scarti tornano in gioco quando il mazzo di pesca è finito.
lf-no-own-line = Agisce da sé: i suoi simboli si aggiungono a ogni tua azione di questo round.
lf-no-other-line = È nella linea { $who-of } e vale solo lì.
lf-no-own-pile = Il tuo mazzo riempie i vuoti dopo che hai attirato animali.
lf-no-other-pile = Questo mazzo è { $who-of }: riempie i vuoti dopo che { $who-the } ha attirato animali.
lf-no-other-forest = Questa è la foresta { $who-of }.
lf-no-planted = È piantato e agisce da sé: il suo simbolo si aggiunge a ogni tua azione.
lf-no-varans = I Varani di Fuoco { $who-of } escono a fine round, se manca acqua.
lf-no-sanki-now = Si usa subito dopo una tua rivelazione, o quando esce un tuo Varano di Fuoco.
lf-no-sanki-supply = Un bonus Sanki te ne fa prendere una.
lf-no-sanki-other = È { $who-of }; un bonus Sanki la prende solo se la riserva è vuota.
lf-no-sanki-none = Non ne hai: un bonus Sanki te ne fa prendere una.
lf-no-onibi-card = Cambia di mano solo quando Onibi esce dalla Radura.
lf-no-last = Un segnalino si mette sull’ultimo simbolo { $element } della linea comune, { $card-on }.
lf-no-signs = Non mostra simboli su cui mettere un segnalino.
lf-no-reach = Onibi non può fermarsi qui: avanza solo verso l’avversario, fin dove arriva il tuo vento.
lf-no-token-lost = Perso in questo round; torna alla fine del round.
lf-no-token-laid = Resta dov’è fino alla fine del round.
lf-no-token-other = Questo è un segnalino { $who-of }.
lf-no-token-place = Nessun simbolo della linea comune è libero e abbastanza forte per metterlo lì.
lf-no-token-first = Scegli il simbolo su cui metterlo: { $elements }.

# Actions that are shown although they are not possible
lf-closed-token-sun = Attira animali
lf-closed-token-water = Spegni incendi
lf-closed-token-plant = Pianta alberi
lf-closed-token-wind = Fai avanzare Onibi
lf-closed-sanki = Carta Sanki
