import os

os.environ.setdefault("RADURA_EXTRA_GAMES", "tictactoe:GAME")
