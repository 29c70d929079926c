"""The steps of the game, in the order in which they build on each other."""
