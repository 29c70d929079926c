## Parole sul tavolo disegnato

ra-ui-round = Round { $n }
ra-ui-points = Punti
ra-ui-goal = { $n } per vincere
ra-ui-reached = Obiettivo di { $n } raggiunto
ra-ui-short = { $n ->
        [one] Manca { $n } punto a { $goal }
       *[other] Mancano { $n } punti a { $goal }
    }
ra-ui-you = Tu
ra-ui-pool = Riserva delle essenze
ra-ui-hand = mano
ra-ui-deck = mazzo
ra-ui-discard = scarti
ra-ui-acts = di turno
ra-ui-passed = ha passato
ra-ui-collect = La prossima Riscossione dà
ra-ui-token-mine = Segnalino primo giocatore: 1 punto finché è tuo
ra-ui-token-of = Segnalino primo giocatore: { $who }
ra-ui-you-passed = Hai passato; il segnalino primo giocatore: { $who }
ra-ui-in-deck = Nel tuo mazzo: { $cards }
ra-ui-each = ciascuno
ra-ui-owed = Da pagare per { $card }
ra-ui-saved = { $n ->
    [one] una di queste
   *[other] { $n } di queste
  }, il resto è scontato

ra-tab-mine = Miei
ra-tab-centre = Centro
ra-tab-hand = Mano
ra-tab-rival = Rivale
ra-tab-seat = Posto { $seat }

## Simboli, come li spiega il regolamento

ra-sign-turn = ruota questo componente
ra-sign-straight = raddrizza un componente
ra-sign-store = metti sul componente
ra-sign-collect = capacità di Riscossione
ra-sign-draw = pesca una carta
ra-sign-retrieve = recupera dagli scarti
ra-sign-discard = scarta una carta
ra-sign-top = metti in cima al mazzo
ra-sign-place = colloca un artefatto con lo sconto
ra-sign-monument = ottieni un monumento
ra-sign-check = verifica subito la vittoria
ra-sign-rival = ogni rivale ottiene
ra-sign-reorder = guarda le prime carte e riordinale
ra-sign-item = potere di un oggetto magico al centro
ra-sign-mage = il tuo mago
ra-sign-creature = Creatura
ra-sign-dragon = Drago
ra-sign-demon = Demone
ra-sign-passed = ha passato
ra-essence-any = qualsiasi

## Il risultato in cifre

ra-stat-points = Punti
ra-stat-components = Componenti in gioco
ra-stat-essences = Essenze rimaste
