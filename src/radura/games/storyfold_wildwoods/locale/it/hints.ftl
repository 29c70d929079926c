# Ciò che il computer conta, per i motivi di un suggerimento.
sw-hint-spirit = Spirito
sw-hint-crystals = Cristalli
sw-hint-cards = Carte
sw-hint-brom = Brom
sw-hint-river = Il Fiume con le sue Creature
sw-hint-scene = L’obiettivo della Scena
sw-hint-dice = Ciò che i dadi possono ancora dare
