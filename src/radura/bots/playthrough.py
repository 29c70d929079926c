"""Playing on by first looks, as the greedy player does: how a story goes from here if nobody thinks any further.

Luck that the looks see is never the luck that will fall. Compiled by mypyc, it also runs as it is.
"""

from typing import Final

from radura.core.chance import Seeded
from radura.core.kernel import State

FARTHEST: Final = 5_000
"""Decisions after which a playthrough is given up: somebody's own game may go in circles."""


def scores(s: State, seat: int) -> list[float]:
    """Return how the game judges each option of a seat, once it is carried through."""
    return [judged(s, action, seat) for action in s.choices]


def judged(s: State, action: int, seat: int) -> float:
    """Return how the game judges the position after an option, once it is carried through."""
    after = s.clone()
    after.rng = None if s.game.judges_chance else Seeded(len(s.choices))
    after.carry_out(action)
    return carried_through(after, seat)[0]


def carried_through(after: State, seat: int) -> tuple[float, State]:
    """Carry on what a seat has begun, by what looks best; return how the game judges where that ends, and that."""
    game = after.game
    value: float = game.evaluate(after, seat)
    while after.actor == seat and not game.is_resting(after):
        best: State | None = None
        for choice in after.choices:
            tried = after.clone()
            tried.carry_out(choice)
            worth: float = game.evaluate(tried, seat)
            if best is None or worth > value:
                best = tried
                value = worth
        assert best is not None, "a state that waits has options"
        after = best
    return value, after


def play_part(s: State, start: State, seat: int) -> bool:
    """Play on until the part of the match that was under way at the start is over; tell whether the seat won it."""
    for _ in range(FARTHEST):
        won: bool | None = s.game.has_won_part(start, s, seat)
        if won is not None:
            return won
        choices = s.choices
        best = choices[0]
        if len(choices) > 1:
            most = judged(s, best, seat)
            for i in range(1, len(choices)):
                worth = judged(s, choices[i], seat)
                if worth > most:
                    most = worth
                    best = choices[i]
        s.carry_out(best)
    return False
