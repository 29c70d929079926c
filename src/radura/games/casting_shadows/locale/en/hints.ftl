# What the computer counts, for the reasons of a hint.
cs-hint-hp = HP
cs-hint-energy = Shadow Energy
cs-hint-book = Spell Book
cs-hint-form = Shadow form
cs-hint-tile = Place on the map
cs-hint-turn = What the turn can still bring
cs-hint-companion = Companion
cs-hint-character = Experience with this Character
cs-hint-match = Who is still fighting
cs-hint-underway = The Action under way
