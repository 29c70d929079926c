"""The steps of the game, by the part of the rules they belong to."""
