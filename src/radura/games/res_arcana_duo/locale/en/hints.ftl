# What the computer counts, for the reasons of a hint.
ra-hint-pool = Essences in your pool
ra-hint-place = On the way to a place of power
ra-hint-points = Points
ra-hint-income = What your components bring each round
ra-hint-ready = Powers that can be used
ra-hint-lying = Essences on your components
ra-hint-hand = Hand cards
ra-hint-turns = Not having passed
ra-hint-first = First player token
ra-hint-end = Being ahead at the end
ra-hint-rival = What your rival has
