# Ciò che il computer conta, per i motivi di un suggerimento.
cs-hint-hp = PS
cs-hint-energy = Energia Ombra
cs-hint-book = Libro degli Incantesimi
cs-hint-form = Forma Ombra
cs-hint-tile = Posizione sulla mappa
cs-hint-turn = Ciò che il turno può ancora dare
cs-hint-companion = Compagno
cs-hint-character = Esperienza con questo Personaggio
cs-hint-match = Chi combatte ancora
cs-hint-underway = L’Azione in corso
