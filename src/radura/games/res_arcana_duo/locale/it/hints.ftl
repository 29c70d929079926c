# Ciò che il computer conta, per i motivi di un suggerimento.
ra-hint-pool = Essenze nella riserva
ra-hint-place = Luoghi di potere e monumenti
ra-hint-points = Punti
ra-hint-income = Ciò che i componenti danno ogni round
ra-hint-play = Componenti in gioco
ra-hint-ready = Poteri utilizzabili
ra-hint-lying = Essenze sui componenti
ra-hint-hand = Carte in mano
ra-hint-turns = Turni rimasti nel round
ra-hint-first = Segnalino primo giocatore
ra-hint-match = Round ancora da giocare
ra-hint-underway = L’azione in corso
