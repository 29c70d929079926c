# Ciò che il computer conta, per i motivi di un suggerimento.
lf-hint-fires = Incendi spenti e a portata
lf-hint-forest = Foresta
lf-hint-line = Linea di Reclutamento
lf-hint-onibi = Onibi
lf-hint-signs = Simboli che contano
lf-hint-tokens = Segnalini Azione
lf-hint-sanki = Sanki
lf-hint-solitary = Simboli solitari
lf-hint-water = Acqua contro il fuoco
lf-hint-varans = Varani di fuoco
lf-hint-deck = Carte ancora da rivelare
lf-hint-underway = L’azione in corso
