# Ciò che il computer conta, per i motivi di un suggerimento.
lf-hint-fires = Incendi spenti
lf-hint-forest = Foresta, blocco migliore
lf-hint-line = Linea di Reclutamento
lf-hint-onibi = Onibi
lf-hint-signs = Simboli nella tua foresta
lf-hint-tokens = Segnalini Azione
lf-hint-sanki = Sanki
lf-hint-solitary = Simboli solitari
lf-hint-water = Acqua contro il fuoco
lf-hint-varans = Varani di fuoco
lf-hint-underway = L’azione in corso
