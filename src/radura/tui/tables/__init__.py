"""Text layouts of single games, found by the game's id: ``draw(view, words, width)``."""
