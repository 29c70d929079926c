"""How far both seats had come on the way that decided a match. LF-17"""

from radura.core.text import Message
from radura.games.living_forest_duel.forest import best_block
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.table import season_ref


def reckoning(s: DuelState) -> list[Message]:
    """Return what both seats had of what the winner reached; nothing more is to be said where Onibi decided."""
    t, outcome = s.tables, s.outcome
    assert outcome is not None, "only a finished match is reckoned"
    ways = {
        "fire": ([s.fires[seat] for seat in range(2)], t.fires_to_win),
        "line": ([s.own_recruits(seat) for seat in range(2)], t.slots),
        "forest": ([best_block(t, s.filled[seat]) for seat in range(2)], t.block_cells),
    }
    if outcome.reason not in ways:
        return []
    reached, goal = ways[outcome.reason]
    order = sorted(range(2), key=lambda seat: seat not in outcome.winners)
    return [
        Message(f"lf-sum-{outcome.reason}", {"who": season_ref(s, seat), "n": reached[seat], "goal": goal})
        for seat in order
    ]
