# Ciò che il computer conta, per i motivi di un suggerimento.
ra-hint-pool = Essenze nella tua riserva
ra-hint-place = Verso un luogo di potere
ra-hint-points = Punti
ra-hint-income = Ciò che i tuoi componenti danno ogni round
ra-hint-ready = Poteri utilizzabili
ra-hint-lying = Essenze sui tuoi componenti
ra-hint-hand = Carte in mano
ra-hint-turns = Non aver passato
ra-hint-first = Segnalino primo giocatore
ra-hint-end = Essere in testa alla fine
ra-hint-rival = Ciò che ha il rivale
