"""What follows each option as arrays: how the game judges the position that it leads to, and what it measures there.

from radura.adapters.foresight import Foresight

foresight = Foresight(game)
options, ahead = foresight.tensor([state], seed=7)

A network that gets this beside an observation need not find out what an action does: it can begin as ``greedy``, which
takes the option that is judged best, and learn what that judgement leaves out.
"""

import math
from collections.abc import Sequence

from radura.adapters.extras import missing
from radura.bots.greedy import look
from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.value import PIECE

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None

SURE = 0.9999
"""A judgement is taken as at most this far from even: the log odds of a match that is won have no end."""


class Foresight:
    """Looks one action ahead, as ``greedy`` does, on a deal that fits what the seat knows."""

    def __init__(self, game: AnyGame, seats: int = 2) -> None:
        self.game = game
        self.seats = seats
        all_names = [] if game.value is None else game.value.names
        self.measured = [i for i, name in enumerate(all_names) if not name.startswith(PIECE)]
        """Which of the features are told: what lies where, piece by piece, stands in the observation."""
        measured = [all_names[i] for i in self.measured]
        owners = ["me", *(f"rival{i}" for i in range(1, seats))]
        self.names = ["judged", *(f"{owner}.{name}" for owner in owners for name in measured)]
        """What each number is, in order; ``judged`` is the log odds of winning."""
        self.size = len(self.names)

    def rows(self, state: State, seed: int) -> list[list[float]]:
        """Return the numbers of each option of the actor, in the order of ``state.legal()``."""
        seat = state.actor
        dealt = state.resample(seat, seed)
        return [self._row(dealt, action, seat) for action in state.choices]

    def _row(self, dealt: State, action: int, seat: int) -> list[float]:
        value, after = look(dealt, action, seat)
        value = min(max(value, -SURE), SURE)
        row = [math.log((1 + value) / (1 - value))]
        if after.outcome is not None:  # nothing is left to measure
            return row + [0.0] * (self.size - 1)
        for i in range(self.seats):
            features = self.game.measure(after, (seat + i) % self.seats)
            row += [features[at] for at in self.measured]
        return row

    def tensor(self, states: Sequence[State], seed: int) -> tuple[NDArray[np.int64], NDArray[np.float32]]:
        """Return the options of each actor and, for each of them, its numbers; shorter rows of options end with -1."""
        options = np.full((len(states), max(len(state.choices) for state in states)), -1, np.int64)
        rows: list[list[float]] = []
        for i, state in enumerate(states):
            options[i, : len(state.choices)] = state.choices
            rows += self.rows(state, seed + i)
        ahead = np.zeros((*options.shape, self.size), np.float32)
        ahead[options >= 0] = rows
        return options, ahead
