# The browser table.
sw-ui-tab-story = Storia
sw-ui-tab-map = Mappa
sw-ui-tab-river = Fiume
sw-ui-tab-mine = Mie
sw-ui-blessings = Benedizioni
sw-ui-decks = Mazzi
sw-ui-free = spazio libero
sw-ui-used = usati
sw-ui-dice = Dadi
sw-ui-tally = { $n } di { $need }
sw-ui-track = Tracciato Selva: Luce a { $light } e Ombra a { $shadow } dal centro
sw-ui-track-goal = Tracciato Selva: Luce a { $light } e Ombra a { $shadow } dal centro; la meta è la Luce al centro
sw-ui-read = Storia e obiettivo
sw-ui-first-illuminate = una Creatura
sw-ui-second-illuminate = Luce +1 cad.
sw-ui-first-help = Luogo Aiuto
sw-ui-second-help = Cristallo +1 cad.
sw-ui-first-explore = Luogo Esplorazione
sw-ui-second-explore = pesca 1 cad.
sw-ui-first-heal = Creatura o Trauma
sw-ui-second-heal = Spirito +1 cad.
sw-ui-deck-chapter = Capitolo
sw-ui-deck-exploration = Esplorazione
sw-ui-deck-creature = Creature
sw-ui-deck-shadow = Ombra
sw-ui-status = Round { $round }, Ombra a { $left } dal centro
sw-ui-aloud = Leggi ad alta voce
sw-ui-quiet = Smetti di leggere
sw-ui-told = La storia finora
sw-ui-saved = Salvato
sw-ui-bookmark = Il segnalibro è a { $scene }
sw-ui-won = Luma ha trionfato
sw-ui-lost = l’Ombra ha trionfato
sw-stat-won = Scene vinte da Luma
sw-stat-lost = Scene vinte dall’Ombra
sw-ui-needs-light = La Pedina Luce deve essere al centro.
sw-ui-restart = { $n ->
    [one] Il Capitolo ricomincia, un po’ più clemente.
   *[other] Il Capitolo ricomincia per la { $n }ª volta, ogni volta più clemente.
}
sw-ui-heal = { $n ->
    [one] Guariscila o Illuminala con 1 successo
   *[other] Guariscila o Illuminala con { $n } successi
}. Quando si attiva perdi { $spirit } Spirito; guarita, lascia { $crystals ->
    [one] 1 Cristallo
   *[other] { $crystals } Cristalli
}.
sw-ui-icons = Icone del Tracciato Selva
sw-ui-goal = Meta
sw-ui-count-locations = { $n } di { $need } Luoghi
sw-ui-count-healed = { $n } di { $need } guarite
sw-ui-page-story = Carta Storia
sw-ui-page-chapter = Un nuovo Capitolo
sw-ui-page-restart = Il Capitolo ricomincia
sw-ui-page-won = Luma trionfa
sw-ui-page-lost = L’Ombra trionfa
sw-ui-page-ending = Fine
sw-ui-next = La storia continua da
sw-ui-next-lost = Non è la fine del gioco. La storia continua da
sw-ui-brings = Che cosa porta
