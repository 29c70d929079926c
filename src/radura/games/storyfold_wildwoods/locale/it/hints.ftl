# Ciò che il computer conta, per i motivi di un suggerimento.
sw-hint-spirit = Spirito
sw-hint-crystals = Cristalli
sw-hint-cards = Carte
sw-hint-brom = Brom
sw-hint-river = Il Fiume con le sue Creature
sw-hint-scene = L’obiettivo della Scena
sw-hint-dice = Ciò che i dadi possono ancora dare
sw-hint-goal = Probabilità di trionfare nella Scena
sw-hint-goal-how = Ogni probabilità viene dal giocare molte volte la Scena fino in fondo: come farebbe un giocatore attento che non chiede altri suggerimenti, ogni volta con nuovi lanci di dado e mazzi rimescolati. Il segno in fondo a una barra mostra entro quali limiti può stare la probabilità. Se due segni si sovrappongono, le due scelte possono valere lo stesso. L’ordine tiene conto anche di ciò che resta per le Scene successive.
