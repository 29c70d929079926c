# Ciò che il computer conta, per i motivi di un suggerimento.
cs-hint-hp = I tuoi PS
cs-hint-energy = Energia Ombra
cs-hint-book = Il tuo Libro degli Incantesimi
cs-hint-form = Forma Ombra
cs-hint-tile = La tua tessera
cs-hint-turn = Ciò che il turno può ancora dare
cs-hint-companion = Il tuo Compagno
cs-hint-rivals = Ciò che hanno gli altri
cs-hint-underway = L’Azione in corso
