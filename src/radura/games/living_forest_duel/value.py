"""A plain guess of who is ahead, for bots that look one step forward."""

from radura.games.living_forest_duel.forest import best_block
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.tables import FIRES_TO_WIN, SEASON, SLOTS


def evaluate(s: DuelState, seat: int) -> float:
    """Guess how good a position is for a seat, from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    return (_standing(s, seat) - _standing(s, 1 - seat)) / 2


def _standing(s: DuelState, seat: int) -> float:
    """Return how near a seat is to each of the four wins and what it can work with, from 0 to 1."""
    season = seat ^ s.summer
    line = sum(1 for card in s.recruits if card >= 0 and SEASON[card] == season) / SLOTS
    return s.fires[seat] / FIRES_TO_WIN * 0.3 + best_block(s.filled[seat]) / 9 * 0.3 + line * 0.1
