"""A plain guess of who is ahead, for bots that look one action forward."""

from radura.games.living_forest_duel.forest import best_block
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.tables import FIRES_TO_WIN, SEASON, SLOTS

BLOCK = 9


def evaluate(s: DuelState, seat: int) -> float:
    """Guess how good a position is for a seat, from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    lead = standing(s, seat) - standing(s, 1 - seat)
    return lead / (8 + abs(lead))


def standing(s: DuelState, seat: int) -> float:
    """Return how near a seat is to each of the four wins, and what it can work with; a fire is worth about one."""
    fires = s.fires[seat] / FIRES_TO_WIN
    block = best_block(s.filled[seat]) / BLOCK
    season = seat ^ s.summer
    line = sum(1 for card in s.recruits if card >= 0 and SEASON[card] == season) / SLOTS
    steps = SLOTS - s.onibi if seat == s.summer else s.onibi + 1
    near = 1 - steps / (SLOTS + 1)
    onibi = 1 + near if s.holder == 1 - seat else near * 0.3
    wins = 8 * fires + 4 * fires**3 + 1.5 * block + 4 * block**3 + line + 3 * line**4 + onibi
    return (
        wins
        + 0.5 * len(s.trees[seat])
        + 0.12 * sum(s.own[seat * 4 : seat * 4 + 4])
        + 1.6 * s.tokens[seat]
        + 0.4 * s.sanki.count(seat)
        - 0.1 * max(s.net_solitary(seat), 0)
    )
