# Why something cannot be used now: what is asked instead
sw-no-guided = Qui la storia ti guida: è aperta solo la scelta indicata.
sw-no-now-page = Prima volta pagina.
sw-no-now-act = Scegli un’Azione, oppure termina la Fase Luma.
sw-no-now-dice = Prima scegli quanti dadi tiri.
sw-no-now-result = I dadi sono sul tavolo: lascia valere il risultato, o prima usa qualcosa.
sw-no-now-crystal = Prima scegli la carta Azione per il Cristallo.
sw-no-now-die = Prima scegli un dado.
sw-no-now-reroll = Prima scegli i dadi da ritirare.
sw-no-now-creature = Prima scegli una Creatura.
sw-no-now-card = Prima scegli la carta Azione che si sposta.
sw-no-now-location = Prima scegli il Luogo che perde la Pedina Luogo.
sw-no-now-option = Prima scegli che cosa succede.
sw-no-now-take = Prima prendi una delle carte pescate.
sw-no-now-room = Prima fai posto negli spazi Benedizione.
sw-no-now-blessing = Prima scegli la carta da scartare.
sw-no-now-shadow = È la Fase Ombra: usa una carta o un’abilità, oppure lascia che continui.
sw-no-now-loss = Stai per perdere Spirito: usa qualcosa per evitarlo, oppure lascia che accada.
sw-no-now-final = Arriva l’ultima carta Ombra: decidi se Brom si fa avanti.

# What stands in the way
sw-no-dice = In questa Fase Luma non resta nessun dado.
sw-no-number = La carta { $card } è su uno spazio del Fiume senza numero.
sw-no-locked = La carta { $card } è bloccata in questa Fase Luma.
sw-no-overcome = È già superato.
sw-no-light = Serve la Luce al centro, che dista { $n ->
    [one] 1 spazio
   *[other] { $n } spazi
}.
sw-no-before = Prima va superato il Luogo: { $card }.
sw-no-requires = Una condizione non è ancora soddisfatta: { $what }
sw-no-river = { CAP($card-the) } non è nel Fiume.
sw-no-trauma = Un Trauma si toglie solo con Guarisci.
sw-no-timing-roll = Questa carta si usa dopo un tiro.
sw-no-timing-luma = Questa carta si usa nella Fase Luma.
sw-no-timing-loss = Questa carta si usa quando una Creatura che si attiva toglie Spirito.
sw-no-effect = Ora non avrebbe effetto.
sw-no-stand-in = Luma e Brom agiscono insieme solo quando si pescherebbe l’ultima carta Ombra.
sw-no-brom = Brom non è più al tuo fianco.
sw-no-other-face = La carta di Brom mostra l’altro lato.
sw-no-luma-face = Questo lato della carta Luma non fa ritirare dadi.
sw-no-luma-roll = Luma fa ritirare un dado subito dopo un tiro.
sw-no-crystals = Costa { $n ->
    [one] 1 Cristallo
   *[other] { $n } Cristalli
}; ne hai { $have }.
sw-no-protect = Nel Fiume non c’è nessuna Creatura da cui proteggerti.
sw-no-chance = Lo decide il caso; nessuno lo sceglie.
sw-no-blessing = { CAP($card-the) } non è in uno spazio Benedizione.
sw-no-crystal-here = Sulla carta { $card } non ci sono Cristalli.
sw-no-crystal-other = Solo i Cristalli sulla carta Azione in uso aggiungono successi.
sw-no-success = Senza un successo sui dadi, i Cristalli non ne aggiungono.
sw-no-need = I successi bastano già.
sw-no-enough = I successi non bastano per questo: usa la seconda abilità, oppure nulla.
sw-no-fall-back = I successi bastano: accade ciò che hai scelto.
sw-no-so-many = Dadi disponibili: solo { $n }.
sw-no-elsewhere = Questo Luogo appartiene a un’altra Scena.
sw-no-die-first = Prima scegli un’Azione; poi tiri i dadi per essa.
sw-no-die-used = È già stato usato: torna nella prossima Fase Luma.
sw-no-die-late = I dadi per questa Azione sono già stati tirati.
sw-no-reroll = Solo una carta o l’abilità di Luma fa ritirare un dado.

# Piles
sw-no-exploration-discard = Queste carte tornano quando il Mazzo Esplorazione è vuoto.
sw-no-creature-discard = Queste Creature tornano quando il Mazzo Creature è vuoto.
sw-no-shadow-discard = Le carte Ombra non tornano in questo Capitolo.
sw-no-exploration-deck = Da qui si pesca con Esplora.
sw-no-creature-deck = Da qui le Creature arrivano da sole.
sw-no-shadow-deck = Una carta Ombra arriva quando perdi più Spirito di quanto ne resta.
sw-no-chapter-deck = Le carte Storia arrivano quando la storia le chiama.
sw-no-box = È nella scatola.
sw-no-resolving = La si sta eseguendo.

# Shown although it is not possible
sw-closed-card = { $card }
