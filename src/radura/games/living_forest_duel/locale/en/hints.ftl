# What the computer counts, for the reasons of a hint.
lf-hint-fires = Fires put out
lf-hint-forest = Forest, best block
lf-hint-line = Recruitment line
lf-hint-onibi = Onibi
lf-hint-trees = Trees
lf-hint-signs = Symbols in your forest
lf-hint-tokens = Tokens
lf-hint-sanki = Sanki
lf-hint-solitary = Solitary signs
