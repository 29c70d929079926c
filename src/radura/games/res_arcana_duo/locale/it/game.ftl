ra-name = Res Arcana Duo
ra-tagline = Due maghi, cinque essenze: vince chi arriva per primo a dieci punti.

## Settings

ra-setting-setup = Partita
ra-setting-setup-full = Partita completa
ra-setting-setup-full-help = 10 punti; scegli le tue carte con il draft.
ra-setting-setup-first = Prima partita
ra-setting-setup-first-help = 7 punti; carte fisse per imparare.
ra-setting-first_player = Chi comincia
ra-setting-first_player-random = A sorte
ra-setting-first_player-0 = Posto 1
ra-setting-first_player-1 = Posto 2
ra-setting-target = Punti per vincere
ra-setting-target-auto = Secondo la preparazione
ra-setting-target-7 = 7 punti
ra-setting-target-10 = 10 punti
ra-setting-target-13 = 13 punti
ra-setting-draft = Artefatti
ra-setting-draft-on = Draft in due giocatori, distribuiti se di più
ra-setting-draft-off = Distribuiti senza draft

## Places on the table

ra-place-items = Oggetti magici
ra-place-monuments = Monumenti
ra-place-monument_deck = Mazzo dei monumenti
ra-place-places = Luoghi di potere
ra-place-gone = Fuori dal gioco
ra-place-play = Componenti in gioco
ra-place-hand = Mano
ra-place-deck = Mazzo
ra-place-discard = Scarti
ra-place-kept = Carte tenute
ra-place-given = Carte per il rivale
ra-place-mages = Maghi tra cui scegliere
ra-place-chosen = Mago scelto
ra-place-token = Segnalino primo giocatore

ra-face-turned = ruotato
ra-face-passed = lato Passato

## Headings of options

ra-group-place = Collocare dalla mano
ra-group-claim = Reclamare
ra-group-discard = Scartare
ra-group-power = Usare un potere
ra-group-pass = Passare

## Options

ra-do-place = Colloca { $card-the }
ra-do-claim = Reclama { $card-the }
ra-do-claim_top = Reclama la cima del mazzo dei monumenti, senza vederla
ra-do-monument = Prendi { $card-the }
ra-do-monument-top = Prendi la cima del mazzo dei monumenti, senza vederla
ra-do-discard = Scarta { $card-the }
ra-do-power = { $card }: { $strip }
ra-do-pass = Passa
ra-do-decline = Non fare nulla
ra-do-pay = Paga 1 { $essence }
ra-do-gain = Prendi { $n } { $essence }
ra-do-put = 1 { $essence } dalla tua riserva
ra-do-onto = Mettila { $card-on }
ra-do-turn = Ruota { $card-the }
ra-do-straighten = Raddrizza { $card-the }
ra-do-drop = Scarta { $card-the }, senza guadagno
ra-do-top = Metti { $card-the } in cima al tuo mazzo
ra-do-retrieve = Recupera { $card-the }
ra-do-look = Guarda { $deck }
ra-do-arrange = { $card }
ra-do-option = { CAP($strip) }
ra-do-player-self = La tua riserva
ra-do-player-rival = La riserva del rivale
ra-do-player = La riserva del giocatore { $seat }
ra-do-item = Prendi { $card-the }
ra-do-take = Prendi tutto { $card-from }
ra-do-leave = Lascia tutto { $card-on }
ra-do-keep = Tieni { $card-the }
ra-do-mage = Gioca { $card-the }
ra-do-first = Inizia il giocatore { $seat }
ra-do-side = { CAP($card-the) } a faccia in su
ra-do-deal = Si distribuisce { $card-the }
ra-do-draw = Si pesca { $card-the }

ra-note-cost = { $cost }{ $saved ->
    [0] { "" }
   *[other] , { $saved } in meno
  }
ra-note-points = { $cost }{ $saved ->
    [0] { "" }
   *[other] , { $saved } in meno
  } ▸ { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }, arrivi a { $reach }
ra-note-points-free = { $points ->
    [one] 1 punto
   *[other] { $points } punti
  }, arrivi a { $reach }
ra-note-income = dà { $gold } Oro, oppure { $n } altre essenze
ra-note-pass = { $n ->
    [0] un altro oggetto magico, nessuna carta da pescare
    [one] un altro oggetto magico, poi peschi 1 carta
   *[other] un altro oggetto magico, poi peschi { $n } carte
  }
ra-note-have = ne hai { $n }
ra-note-gives = dà { $n } { $essence }
ra-note-lying = { $essences }
ra-note-loses = perdi { $essences } { $card-on }
ra-note-given = l’altra carta va al rivale

## Questions

ra-ask-turn-action = Scegli un’azione
ra-ask-pay = Paga { $card-the }: { $n ->
    [one] manca 1 essenza
   *[other] mancano { $n } essenze
  }
ra-ask-gain = { $card }: scegli { $n ->
    [one] un’essenza
   *[other] { $n } essenze
  } da prendere
ra-ask-store = { $card }: scegli { $n ->
    [one] un’essenza
   *[other] { $n } essenze
  } da metterci sopra
ra-ask-player = { $card }: quale riserva conta?
ra-ask-put = { $card }: quale essenza lascia la tua riserva?
ra-ask-onto = Su quale componente metti 1 { $essence }?
ra-ask-retrieve = Scegli una carta da recuperare
ra-ask-drop = Scegli una carta da scartare
ra-ask-top = Scegli una carta per la cima del tuo mazzo
ra-ask-straighten = Scegli un componente da raddrizzare
ra-ask-look = { $card }: quale mazzo guardi?
ra-ask-arrange = { $at ->
    [1] Quale carta va in cima
    [2] Quale carta va per seconda
   *[other] Quale carta va in posizione { $at }
  } ({ $deck })?
ra-ask-monument = Scegli un monumento
ra-ask-turn = { $card }: che cos’altro ruoti?
ra-ask-place = Puoi collocare un artefatto con { $n } essenze in meno
ra-ask-item-power = { $card }: usi un oggetto magico del centro?
ra-ask-option = { $card }: scegli
ra-ask-income = Scarta { $card-the }: { $n ->
    [1] ancora un’essenza, non Oro
   *[other] 1 Oro oppure { $n } altre essenze
  }
ra-ask-take = Prendi ciò che sta { $card-on }?
ra-ask-exchange = Scegli un altro oggetto magico
ra-ask-keep = Tieni una carta; l’altra va al rivale
ra-ask-mage = Scegli il tuo mago
ra-ask-item = Scegli un oggetto magico

ra-why-power = Il costo { $card-of }
ra-why-claim = Stai reclamando { $card-the }

## Log

ra-log-round = Inizia il round { $n }.
ra-log-collect = { $who } riscuote { $essences }.
ra-log-take = { $who } prende { $essences } { $card-from }.
ra-log-place = { $who } colloca { $card-the }.
ra-log-claim = { $who } mette in gioco { $card-the }.
ra-log-monument = Si scopre { $card-the }.
ra-log-discard = { $who } scarta { $card-the }.
ra-log-draw = { $who } pesca { $card-the }.
ra-log-draw-unseen = { $who } pesca una carta.
ra-log-shuffle = Gli scarti di { $who } diventano un nuovo mazzo.
ra-log-power = { $who } usa { $card-the }: { $strip }.
ra-log-put = { $who } mette 1 { $essence } { $card-on }.
ra-log-retrieve = { $who } recupera { $card-the }.
ra-log-top = { $who } mette { $card-the } in cima al mazzo.
ra-log-top-unseen = { $who } mette una carta della mano in cima al mazzo.
ra-log-straighten = { $who } raddrizza { $card-the }.
ra-log-look = { $who } guarda la cima { $deck-of }.
ra-log-check = Verifica della vittoria: nessuno ha ancora vinto.
ra-log-pass = { $who } passa.
ra-log-exchange = { $who } scambia { $old-the } con { $new-the }.
ra-log-keep = { $who } tiene una carta.
ra-log-received = { $who } riceve { $card-the }.
ra-log-mage-chosen = { $who } ha scelto un mago.
ra-log-mage = { $who } gioca { $card-the }.
ra-log-item = { $who } prende { $card-the }.

ra-end-points = Più punti.
ra-end-essences = Punti pari, riserva più ricca.
ra-end-shared = Parità in tutto: vittoria condivisa.
ra-end-round_limit = L’ultimo round è finito.

## Card texts

ra-text-points = { $n ->
    [one] 1 punto
   *[other] { $n } punti
  }
ra-text-points-per = { $n ->
    [one] 1 punto
   *[other] { $n } punti
  } per ogni { $essence } che vi si trova
ra-text-collect = Riscuoti: { $essences }
ra-text-discount = Collocare { $what } costa { $n } essenze in meno; mai meno Oro
ra-text-power = { CAP($strip) }

ra-free = gratis
ra-saved = a tua scelta
ra-any = a scelta
ra-not = non
ra-for-each = per ogni
ra-sort-artifact = artefatti
ra-sort-creature = Creature
ra-sort-dragon = Draghi
ra-sort-demon = Demoni
ra-deck-own_artifacts = il tuo mazzo
    .of = del proprio mazzo
ra-deck-monuments = il mazzo dei monumenti
    .of = del mazzo dei monumenti
ra-pool-any_player = nella riserva di un giocatore qualsiasi
ra-pool-one_rival = nella riserva di un rivale
ra-cost-turn = ruota
ra-cost-turn-creature = ruota una Creatura
ra-cost-turn-dragon = ruota un Drago
ra-cost-turn-demon = ruota un Demone
ra-cost-turn-mage = ruota il tuo mago
ra-cost-discard = scarta una carta
ra-op-gain = ottieni
ra-op-store = mettici sopra
ra-op-put = sposta un’essenza dalla tua riserva su un componente
ra-op-rivals = ogni rivale ottiene
ra-op-draw = pesca una carta
ra-op-retrieve = recupera una carta
ra-op-drop = scarta una carta
ra-op-top = metti una carta in cima al tuo mazzo
ra-op-reorder = guarda e riordina le carte in cima:
ra-op-straighten-own_component = raddrizza un altro componente
ra-op-straighten-own_mage = raddrizza il tuo mago
ra-op-monument = ottieni un monumento
ra-op-place = colloca un artefatto, essenze:
ra-op-item = usa un oggetto magico del centro
ra-op-check = verifica la vittoria
