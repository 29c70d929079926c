# The browser table.
sw-ui-tab-story = Verhaal
sw-ui-tab-map = Kaart
sw-ui-tab-river = Rivier
sw-ui-tab-mine = Van mij
sw-ui-blessings = Zegens
sw-ui-decks = Stapels
sw-ui-free = vrije plek
sw-ui-used = gebruikt
sw-ui-dice = Stenen
sw-ui-tally = { $n } van { $need }
sw-ui-track = Woudspoor: Licht { $light } en Schaduw { $shadow } van het midden
sw-ui-track-goal = Woudspoor: Licht { $light } en Schaduw { $shadow } van het midden; het doel is het Licht in het midden
sw-ui-read = Verhaal en doel
sw-ui-first-illuminate = één wezen
sw-ui-second-illuminate = Licht +1 elk
sw-ui-first-help = hulplocatie
sw-ui-second-help = kristal +1 elk
sw-ui-first-explore = verken{ "\u00AD" }locatie
sw-ui-second-explore = trek 1 elk
sw-ui-first-heal = wezen of trauma
sw-ui-second-heal = geest +1 elk
sw-ui-deck-chapter = Hoofdstuk
sw-ui-deck-exploration = Verkennen
sw-ui-deck-creature = Wezens
sw-ui-deck-shadow = Schaduw
sw-ui-status = Ronde { $round }, Schaduw { $left } van het midden
sw-ui-aloud = Voorlezen
sw-ui-quiet = Stop met voorlezen
sw-ui-told = Het verhaal tot nu toe
sw-ui-saved = Bewaard
sw-ui-bookmark = De boekenlegger ligt bij { $scene }
sw-ui-won = Luma zegevierde
sw-ui-lost = de Schaduw zegevierde
sw-stat-won = Scènes door Luma gewonnen
sw-stat-lost = Scènes door de Schaduw gewonnen
sw-ui-needs-light = De Lichtpion moet in het midden staan.
sw-ui-restart = { $n ->
    [one] Het hoofdstuk begint opnieuw, iets milder.
   *[other] Het hoofdstuk begint voor de { $n }e keer opnieuw, telkens milder.
}
sw-ui-heal = { $n ->
    [one] Genees of verlicht het met 1 succes
   *[other] Genees of verlicht het met { $n } successen
}. Als het activeert, verlies je { $spirit } geestkracht; genezen laat het { $crystals ->
    [one] 1 kristal
   *[other] { $crystals } kristallen
} achter.
sw-ui-icons = Symbolen van het Woudspoor
sw-ui-goal = Doel
sw-ui-count-locations = { $n } van { $need } locaties
sw-ui-count-healed = { $n } van { $need } genezen
sw-ui-page-story = Verhaalkaart
sw-ui-page-chapter = Een nieuw hoofdstuk
sw-ui-page-restart = Het hoofdstuk begint opnieuw
sw-ui-page-won = Luma zegeviert
sw-ui-page-lost = De Schaduw zegeviert
sw-ui-page-ending = Einde
sw-ui-next = Het verhaal gaat verder bij
sw-ui-next-lost = Dit is niet het einde van het spel. Het verhaal gaat verder bij
sw-ui-brings = Wat het brengt
