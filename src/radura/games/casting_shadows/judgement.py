"""How good a position looks by weights set by hand: what the greedy player climbs.

Everything is counted in HP. A fighter is worth its HP and what it holds; in the own turn the
damage, the card and the Energy still to be had with the Pool count too, for less than real ones.
With the first learned weights greedy would not always refresh the market when it must (Q-42); the search uses them.
"""

from typing import Final

from radura.games.casting_shadows.state import ShadowState
from radura.games.casting_shadows.steps.blow import crystal_damage
from radura.games.casting_shadows.tables import BITS, CURSE, FIELD, FREE_COLLECT, SHADOW
from radura.games.casting_shadows.value import book_worth, casts, collect_worth, offer_worth

SCALE: Final = 60.0
"""So many HP ahead count as won."""
STANDING: Final = 10.0
"""What being in the game is worth beyond the HP."""
ENERGY: Final = 1.0
SHADOW_FORM: Final = 6.0
LATER: Final = 0.75
"""What can still be done in this turn, beside what is done."""


def evaluate(s: ShadowState, seat: int, tiles: list[float]) -> float:
    """Guess from -1 to 1 how a match will end for a seat; ``tiles``: what each tile is worth."""
    if s.outcome is not None:
        return s.outcome.returns[seat]
    worth = [_worth(s, fighter) for fighter in range(len(s.hp))]
    others = worth[:seat] + worth[seat + 1 :]
    value = worth[seat] - 0.7 * sum(others) / len(others) - 0.3 * max(others)
    if s.at[seat] >= 0:
        value += tiles[s.at[seat]] + offer_worth(s, seat)
        if s.turn == seat:
            value += _still_to_come(s, seat)
    return max(-0.999, min(0.999, value / SCALE))


def _worth(s: ShadowState, fighter: int) -> float:
    """Return what a fighter is worth: HP, cards, Energy, form."""
    if s.hp[fighter] == 0:
        return 0.0
    value = STANDING + s.hp[fighter] + ENERGY * s.energy[fighter]
    value += book_worth(s.tables, s.books[fighter], len(s.counters[fighter]))
    return value + SHADOW_FORM if s.form[fighter] else value


def _still_to_come(s: ShadowState, seat: int) -> float:
    """Guess what the rest of the own turn brings: casts, a card, Energy, less the crystals."""
    damage, ap, pool = casts(s, seat)
    value = LATER * damage
    if ap or s.free[FREE_COLLECT]:
        value += LATER * collect_worth(s, seat, pool)
    t = s.tables
    room = t.limits[s.form[seat]] - s.energy[seat] + (0 if s.form[seat] else t.numbers.transform_cost)
    value += ENERGY * min(pool >> BITS * SHADOW & FIELD, room)
    crystals = crystal_damage(s, seat, pool >> BITS * CURSE & FIELD)
    return value - crystals + LATER * min(crystals, ap)
