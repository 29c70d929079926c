## Why something cannot be used now: what is asked instead

ra-no-now-keep = Prima scegli quale delle due carte tieni.
ra-no-now-choosemage = Prima scegli il tuo mago.
ra-no-now-chooseitem = Prima scegli un oggetto magico.
ra-no-now-takeorleave = Prima decidi se prendere ciò che sta sul componente.
ra-no-now-turn = Scegli un’azione: collocare, reclamare, scartare, usare un potere o passare.
ra-no-now-income = Prima scegli che cosa ti dà lo scarto.
ra-no-now-pay = Prima paga ciò che ancora devi.
ra-no-now-placing = Prima paga ciò che ancora devi.
ra-no-now-placenow = Ora puoi collocare un artefatto dalla mano, oppure non fare nulla.
ra-no-now-chooseone = Prima scegli uno degli effetti.
ra-no-now-gainpick = Prima scegli le essenze che prendi.
ra-no-now-reordertop = Prima scegli il mazzo da guardare.
ra-no-now-arrange = Prima metti in ordine le carte che hai guardato.
ra-no-now-retrieve = Prima scegli una carta dei tuoi scarti.
ra-no-now-drop = Prima scegli una carta della mano da scartare.
ra-no-now-turnother = Prima scegli l’altro componente da ruotare per pagare il potere.
ra-no-now-straighten = Prima scegli un componente ruotato da raddrizzare.
ra-no-now-gainmonument = Prima scegli un monumento.
ra-no-now-putontop = Prima scegli una carta della mano per la cima del tuo mazzo.
ra-no-now-gainper = Prima scegli quale riserva conta.
ra-no-now-useitem = Ora puoi usare un oggetto magico del centro, oppure non fare nulla.
ra-no-now-putessence = Prima scegli quale essenza lascia la tua riserva.
ra-no-now-putonto = Prima scegli il componente che riceve l’essenza.
ra-no-now-exchange = Prima scegli un altro oggetto magico.

## What is missing

ra-no-short = Ti manca: { $missing }. Costa { $cost }.
ra-no-cards = Richiede { $n ->
    [one] una carta
   *[other] { $n } carte
  } della mano da scartare; non ne hai.
ra-no-other-creature = Fa ruotare una tua Creatura dritta; non ne hai.
ra-no-other-dragon = Fa ruotare un tuo Drago dritto; non ne hai.
ra-no-other-demon = Fa ruotare un tuo Demone dritto; non ne hai.
ra-no-other-mage = Fa ruotare il tuo mago, che è già ruotato.
ra-no-other-artifact = Fa ruotare un altro tuo artefatto dritto; non ne hai.
ra-no-chance = Lo decide il caso; nessuno lo sceglie.
ra-no-in-hand = Questa carta non è nella tua mano.
ra-no-claimed = È già stato reclamato, per sempre.
ra-no-in-centre = Non è al centro a faccia in su.
ra-no-monuments = Il mazzo dei monumenti è vuoto e non si riempie più.
ra-no-own = È del tuo rivale: usi solo i poteri dei tuoi componenti.
ra-no-power = Non ha poteri da usare: ciò che fa vale da sé.
ra-no-turned = È ruotato: i suoi poteri tornano quando viene raddrizzato, al più tardi dopo questo round.
ra-no-turned-pay = È già ruotato: per pagare si ruota solo un componente dritto.
ra-no-straight = È già dritto.
ra-no-straighten = È stato ruotato per pagare questo potere: se ne raddrizza un altro.
ra-no-essence = Nella tua riserva non c’è { $essence }.
ra-no-income = Uno scarto dà 1 Oro oppure altre essenze, non entrambe le cose.
ra-no-owed = Con { $essence } non potresti pagare il resto.
ra-no-item-power = Non ha poteri, solo qualcosa da raccogliere.

## Pieces that wait

ra-no-token = Va a chi passa per primo in un round.
ra-no-own-discard = I tuoi scarti tornano quando il tuo mazzo è vuoto, o con un potere che recupera una carta.
ra-no-other-discard = Sono gli scarti del rivale: puoi solo guardarli.
ra-no-own-deck = Peschi quando passi, o con un potere.
ra-no-other-deck = È il mazzo del rivale.
ra-no-other-hand = È la mano del rivale.
ra-no-gone = È fuori dal gioco.
ra-no-item = Prendi un altro oggetto magico quando passi.

ra-closed-monument = Reclama un monumento
