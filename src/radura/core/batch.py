"""Many matches of one game, stepped together: one call carries out an action in each of them.

What the seats that must choose see, and what they can choose, is written as bytes into one room for all matches:
whoever needs arrays takes them from there (``radura.adapters.vector``). A match that is over begins anew at once.
"""

from typing import TYPE_CHECKING, Any, Final

from radura.core.chance import Seeded
from radura.core.compiled import i64
from radura.core.encode import Encoder, room
from radura.core.kernel import State

if TYPE_CHECKING:
    from radura.core.game import Game

SEEDS: Final = 1 << 62
"""The seeds of matches are below this."""


class Batch:
    """``n`` matches under way."""

    def __init__(
        self, game: "Game[Any]", encoder: Encoder[Any], n: int, seats: int, options: dict[str, str], seed: int
    ) -> None:
        self.game: Final = game
        self.encoder: Final = encoder
        self.seats: Final = seats
        self.options: Final = options
        self.size: Final = encoder.size
        self.actions: Final = game.actions.size
        self.observations: Final = room(0)
        """What each actor sees, match after match."""
        self.masks: Final = room(0)
        """1 for each action that it can choose."""
        self.actors: Final = [0] * n
        """Who must choose in each match."""
        self.returns: Final = [0.0] * (n * seats)
        """What the matches that ended in the last step were worth to their seats; else zeros."""
        self.ended: Final[list[int]] = []
        """The matches that ended in the last step."""
        self._unseen: Final = bytes(encoder.size)
        self._unmasked: Final = bytes(game.actions.size)
        self._seeds: Final = Seeded(seed)
        self.states: Final[list[State]] = [self._begun() for _ in range(n)]
        for i in range(n):
            self._show(i)

    def _begun(self) -> State:
        state: State = self.game.new(self.seats, self.options, self._seeds.below(SEEDS))
        return state

    def find_illegal(self, actions: list[int]) -> int:
        """Return the first match whose actor cannot choose its action; -1: all can."""
        masks, size = self.masks, self.actions
        for i in range(len(self.states)):
            action = actions[i]
            if action < 0 or action >= size or not masks[i * size + action]:
                return i
        return -1

    def step(self, actions: list[int]) -> None:
        """Carry out an action in each match. They must be legal: ask ``find_illegal`` where they come from outside."""
        seats = self.seats
        for i in self.ended:
            for at in range(i * seats, (i + 1) * seats):
                self.returns[at] = 0.0
        self.ended.clear()
        self.observations.truncate(0)
        self.masks.truncate(0)
        states = self.states
        for i in range(len(states)):
            state = states[i]
            state.carry_out(actions[i])
            outcome = state.outcome
            if outcome is not None:
                for seat in range(seats):
                    self.returns[i * seats + seat] = outcome.returns[seat]
                self.ended.append(i)
                states[i] = self._begun()
            self._show(i)

    def _show(self, i: int) -> None:
        """Write what the actor of a match sees and can choose, behind what those before it do."""
        state = self.states[i]
        self.observations.write(self._unseen)
        self.masks.write(self._unmasked)
        self.encoder.write(state, state.actor, self.observations, i * self.size)
        at: i64 = i * self.actions
        masks = self.masks
        for action in state.choices:
            masks[at + action] = 1
        self.actors[i] = state.actor
