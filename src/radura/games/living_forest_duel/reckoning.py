"""How far both seats had come on the way that decided a match. LF-17"""

from collections.abc import Sequence

from radura.core.kernel import CHANCE
from radura.core.text import Message
from radura.games.living_forest_duel.forest import fullest_block
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.table import season_ref


def reckoning(s: DuelState, actions: Sequence[tuple[int, int]]) -> list[Message]:
    """Return what both seats had of what the winner reached; nothing more is to be said where Onibi decided."""
    t, outcome = s.tables, s.outcome
    assert outcome is not None, "only a finished match is reckoned"
    order = sorted(range(2), key=lambda seat: seat not in outcome.winners)
    if outcome.reason == "fire":
        return [_fires(s, seat, actions) for seat in order]
    ways = {
        "line": ([s.own_recruits(seat) for seat in range(2)], t.slots),
        "forest": ([fullest_block(t, s.spots[seat], s.filled[seat]) for seat in range(2)], t.block_cells),
    }
    if outcome.reason not in ways:
        return []
    reached, goal = ways[outcome.reason]
    return [
        Message(f"lf-sum-{outcome.reason}", {"who": season_ref(s, seat), "n": reached[seat], "goal": goal})
        for seat in order
    ]


def _fires(s: DuelState, seat: int, actions: Sequence[tuple[int, int]]) -> Message:
    """Return the fires of a seat, as the sum of what it put out in one go. LF-9"""
    n = s.fires[seat]
    goes = _goes(s, seat, actions)
    if sum(goes) < n:
        goes.insert(0, n - sum(goes))  # those put out before the first action that is known
    args: dict[str, str | int] = {"who": season_ref(s, seat), "n": n, "goal": s.tables.fires_to_win}
    if len(goes) < 2:
        return Message("lf-sum-fire", args)
    return Message("lf-sum-fires", {**args, "sum": " + ".join(map(str, goes))})


def _goes(s: DuelState, seat: int, actions: Sequence[tuple[int, int]]) -> list[int]:
    """Return how many fires the seat put out each time, one decision after the other."""
    first, last = s.moves.extinguish, s.moves.extinguish + len(s.tables.clearing)
    goes: list[int] = []
    goes_on = False
    for actor, action in actions:
        if actor == CHANCE:
            continue
        is_fire = actor == seat and first <= action < last
        if is_fire and goes_on:
            goes[-1] += 1
        elif is_fire:
            goes.append(1)
        goes_on = is_fire
    return goes
