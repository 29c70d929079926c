# What the computer counts, for the reasons of a hint.
ra-hint-pool = Essences in the pool
ra-hint-place = Places of power and monuments
ra-hint-points = Points
ra-hint-income = What the components bring each round
ra-hint-play = Components in play
ra-hint-ready = Powers that can be used
ra-hint-lying = Essences on the components
ra-hint-hand = Hand cards
ra-hint-turns = Turns left in the round
ra-hint-first = First player token
ra-hint-match = Rounds still to come
ra-hint-underway = The action under way
