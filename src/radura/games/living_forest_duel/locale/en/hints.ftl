# What the computer counts, for the reasons of a hint.
lf-hint-fires = Fires put out and in reach
lf-hint-forest = Forest
lf-hint-line = Recruitment line
lf-hint-onibi = Onibi
lf-hint-signs = Symbols that count
lf-hint-tokens = Tokens
lf-hint-sanki = Sanki
lf-hint-solitary = Solitary signs
lf-hint-water = Water against the fire
lf-hint-varans = Fire varans
lf-hint-deck = Cards still to be revealed
lf-hint-underway = The action under way
