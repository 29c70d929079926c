# What the computer counts, for the reasons of a hint.
cs-hint-hp = Your HP
cs-hint-energy = Shadow Energy
cs-hint-book = Your Spell Book
cs-hint-form = Shadow form
cs-hint-tile = Your tile
cs-hint-turn = What this turn can still bring
cs-hint-companion = Your Companion
cs-hint-rivals = What the others have
cs-hint-underway = The Action under way
