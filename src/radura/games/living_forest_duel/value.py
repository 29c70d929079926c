"""A plain guess of who is ahead, for bots that look one action forward."""

from radura.games.living_forest_duel.forest import best_block
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.acts import steps_to_exit


def evaluate(s: DuelState, seat: int) -> float:
    """Guess how good a position is for a seat, from -1 to 1."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    lead = standing(s, seat) - standing(s, 1 - seat)
    return lead / (8 + abs(lead))


def features(s: DuelState, seat: int) -> dict[str, float]:
    """Return the lead of a seat, part by part; a fire is worth about one."""
    mine, other = _parts(s, seat), _parts(s, 1 - seat)
    return {name: mine[name] - other[name] for name in mine}


def standing(s: DuelState, seat: int) -> float:
    """Return how near a seat is to each of the four wins, and what it can work with; a fire is worth about one."""
    value = 0.0
    for part in _parts(s, seat).values():
        value += part
    return value


def _parts(s: DuelState, seat: int) -> dict[str, float]:
    t = s.tables
    fires = s.fires[seat] / t.fires_to_win
    block = best_block(t, s.filled[seat]) / t.block_cells
    line = s.own_recruits(seat) / t.slots
    near = 1 - steps_to_exit(s, seat) / (t.slots + 1)
    onibi = 1 + near if s.holder == 1 - seat else near * 0.3
    return {
        "fires": 8 * fires + 4 * fires**3,
        "forest": 1.5 * block + 4 * block**3,
        "line": line + 3 * line**4,
        "onibi": onibi,
        "trees": 0.5 * len(s.trees[seat]),
        "signs": 0.12 * sum(s.own[seat * 4 : seat * 4 + 4]),
        "tokens": 1.6 * s.tokens[seat],
        "sanki": 0.4 * s.sanki.count(seat),
        "solitary": -0.1 * max(s.net_solitary(seat), 0),
    }
