"""A running match: its record, its state, and the way back to the last barrier."""

from collections.abc import Collection
from itertools import islice

from radura.core.chance import Rng
from radura.core.events import Log
from radura.core.game import AnyGame
from radura.core.game import game as find_game
from radura.core.kernel import CHANCE, State
from radura.core.record import Record, play
from radura.core.text import BadInput


class Prepared:
    """A decision carried out on a copy of the state, with the chance that fell after it: not yet part of the match."""

    __slots__ = ("actions", "log", "seat", "state")

    def __init__(self, before: State, action: int) -> None:
        self.state = before.clone()
        self.seat = before.actor
        self.log: Log = play(self.state, action)
        self.actions = [(self.seat, action), *((CHANCE, drawn) for drawn in self.log.draws)]


class Match:
    """A match under way. Who must first store a decision prepares it and commits it afterwards; others just play.

    ``free`` says how many of the latest actions can be taken back, where that is known; else it is worked out.
    Playing on needs the seed; a match that is ``closed`` is only looked at.
    """

    def __init__(self, record: Record, free: int | None = None, *, closed: bool = False) -> None:
        self.record = record
        self.game: AnyGame = find_game(record.game)
        self._back: list[State] = []
        """The states before the latest decisions, down to the last barrier."""
        latest = record.actions[len(record.actions) - (_free(record) if free is None else free) :]
        self.state, rng = record.unfold(len(record.past) + len(record.actions) - len(latest))
        if rng is not None:
            self._settle(rng)
        elif not closed:
            raise BadInput("core-err-record-seed")
        for _, action in latest:
            self._back.append(self.state)
            self.state = self.state.clone()
            self.state.apply(action)
        self.steps = record.past_steps + sum(actor != CHANCE for actor, _ in record.actions)
        """The number of decisions taken."""

    def _settle(self, rng: Rng) -> None:
        """Let the chance fall that waits where the record stops (at the start: the set-up), and note it."""
        while self.state.actor == CHANCE:
            drawn = self.state.draw(rng)
            self.record.actions.append((CHANCE, drawn))
            self.state.apply(drawn)
        self.state.rng = rng

    # -- playing on -------------------------------------------------------------------

    def prepare(self, action: int) -> Prepared:
        """Carry an action out on a copy; BadInput if it is not legal."""
        return Prepared(self.state, action)

    def commit(self, prepared: Prepared) -> None:
        """Take a prepared decision over."""
        if prepared.log.is_barrier:
            self._back.clear()
        else:
            self._back.append(self.state)
        self.record.actions += prepared.actions
        self.state = prepared.state
        self.steps += 1

    def play(self, action: int) -> Log:
        """Carry out an action; the match is unchanged if it is refused."""
        prepared = self.prepare(action)
        self.commit(prepared)
        return prepared.log

    # -- going back -------------------------------------------------------------------

    @property
    def can_undo(self) -> bool:
        """True if the last decision can be taken back."""
        return bool(self._back)

    def deciders(self, n: int | None = None) -> set[int]:
        """Return the seats that took the latest n decisions (default: all that can be taken back)."""
        found: set[int] = set()
        for state in islice(reversed(self._back), n):
            found.add(state.actor)
            if len(found) == state.seats:  # the way back may be long
                break
        return found

    def reach(self, seats: Collection[int]) -> int:
        """Return how many decisions must be taken back to undo the latest one of these seats; 0: it is out of reach."""
        for n in range(1, len(self._back) + 1):
            if self._back[-n].actor in seats:
                return n
        return 0

    def before(self, n: int) -> State:
        """Return the state as it was before the latest n decisions, none of which is a barrier."""
        return self._back[-n]

    def undo(self, n: int = 1) -> int:
        """Take the latest n decisions back and return the seat that chooses again; BadInput at a barrier."""
        if not 1 <= n <= len(self._back):
            raise BadInput("core-err-undo")
        self.state = self._back[-n]
        del self._back[-n:]
        del self.record.actions[-n:]  # no chance fell after them, or they could not be taken back
        self.record.forced = min(self.record.forced, len(self.record.past) + len(self.record.actions))
        self.steps -= n
        return self.state.actor

    def undo_to(self, seats: Collection[int]) -> int:
        """Go back to the last decision of one of these seats and return it; BadInput if a barrier lies between."""
        return self.undo(self.reach(seats))

    def actions_at(self, step: int) -> int:
        """Return the number of actions up to a step: its decision, and the chance that fell after it."""
        record = self.record
        decisions = [at for at, (actor, _) in enumerate(record.actions) if actor != CHANCE]
        since = step - record.past_steps
        assert since >= 0, "what lies behind is of older rules"
        return len(record.past) + (decisions[since] if since < len(decisions) else len(record.actions))


def _free(record: Record) -> int:
    """Return how many of a record's latest actions can be taken back."""
    marks = record.barriers()
    return next((n for n, barrier in enumerate(reversed(marks)) if barrier), len(marks))
