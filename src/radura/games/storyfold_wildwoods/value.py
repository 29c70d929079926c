"""How good a position is: what greedy computer players climb."""

from radura.games.storyfold_wildwoods.state import Wild


def evaluate(s: Wild) -> float:
    """Guess how well the story goes, from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[0]
    return 0.0
