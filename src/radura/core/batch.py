"""Many matches of one game, stepped together: one call carries out an action in each of them.

What the seats that must choose see, and what they can choose, is written as bytes into one room for all matches:
whoever needs arrays takes them from there (``radura.adapters.vector``). A match that is over begins anew at once.
"""

from typing import TYPE_CHECKING, Any, Final, cast

from radura.core.chance import Seeded
from radura.core.compiled import Room, i64
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
        self.encoder: Final = encoder
        self.size: Final = encoder.size
        self.actions: Final = game.actions.size
        self.observations: Room = room(n * encoder.size)
        """What each actor sees, match after match; another room after each step."""
        self.masks: Final = room(n * game.actions.size)
        """1 for each action that it can choose."""
        self.actors: Final = room(n)
        """Who must choose in each match."""
        self.ended: Final[list[int]] = []
        """The matches that ended in the last step."""
        self.returns: Final[list[tuple[float, ...]]] = []
        """What each of these was worth to its seats."""
        self._seeds: Final = Seeded(seed)
        self._opening: Final[State] = game.new(seats, options, chance="explicit")
        self.states: Final[list[State]] = [self._begun() for _ in range(n)]
        for i in range(n):
            self._show(i)

    def _begun(self) -> State:
        """Return what ``Game.new`` makes of the next seed: the same opening, and from there on chance."""
        state = self._opening.clone()
        state.rng = Seeded(self._seeds.below(SEEDS))
        state.advance()
        return state

    def find_illegal(self, actions: list[int]) -> int:
        """Return the first match whose actor cannot choose its action; -1: all can."""
        masks = self.masks
        size: i64 = self.actions
        at: i64 = 0
        for i, action in enumerate(cast("list[i64]", actions)):
            if action < 0 or action >= size or not masks[at + action]:
                return i
            at += size
        return -1

    def step(self, actions: list[int]) -> None:
        """Carry out an action in each match. They must be legal: ask ``find_illegal`` where they come from outside."""
        states, masks = self.states, self.masks
        self.ended.clear()
        self.returns.clear()
        self.observations = room(len(states) * self.size)
        first: i64 = 0
        for i in range(len(states)):
            state = states[i]
            for choice in cast("list[i64]", state.choices):
                masks[first + choice] = 0
            first += self.actions
            state.carry_out(actions[i])
            outcome = state.outcome
            if outcome is not None:
                self.ended.append(i)
                self.returns.append(outcome.returns)
                states[i] = self._begun()
            self._show(i)  # at once, while the match lies in the processor's cache

    def _show(self, i: i64) -> None:
        """Write what the actor of a match sees and can choose."""
        state = self.states[i]
        actor = state.actor
        self.encoder.write(state, actor, self.observations, i * self.size)
        masks = self.masks
        first = i * self.actions
        for choice in cast("list[i64]", state.choices):
            masks[first + choice] = 1
        self.actors[i] = actor
