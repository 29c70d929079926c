"""The play of a match in memory: its record, its state, and the way back to the last barrier.

Every change comes in two steps: it is prepared beside the state, and taken over once it is stored.
"""

from collections.abc import Collection, Iterable

from radura.core.events import Log
from radura.core.game import AnyGame
from radura.core.game import game as find_game
from radura.core.kernel import CHANCE, State
from radura.core.record import Match, Record, play


class Turn:
    """A decision carried out on a copy of the state, with the chance that fell after it."""

    __slots__ = ("actions", "log", "seat", "state")

    def __init__(self, before: State, action: int) -> None:
        self.state = before.clone()
        self.seat = before.actor
        self.log = play(self.state, action)
        self.actions = [(self.seat, action), *((CHANCE, drawn) for drawn in self.log.draws)]


class Play:
    """A match under way. ``barriers`` tells of each decision since the start whether it can be taken back."""

    def __init__(self, record: Record, barriers: Collection[bool] = ()) -> None:
        self.record = record
        self.game: AnyGame = find_game(record.game)
        if not record.actions:
            opened = Match(record)  # lets the opening chance fall
            self.record, self.state = opened.record, opened.state
        self._decisions = [at for at, (actor, _) in enumerate(self.record.actions) if actor != CHANCE]
        self._back: list[State] = []
        """The states before the latest decisions, down to the last barrier."""
        if record.actions:
            self._resume(list(barriers))

    def _resume(self, barriers: list[bool]) -> None:
        free = 0
        while free < len(barriers) and not barriers[-1 - free]:
            free += 1
        at = self._decisions[-free] if free else len(self.record.actions)
        self.state = self.record.replay(at)
        for _, action in self.record.actions[at:]:
            self._back.append(self.state)
            self.state = self.state.clone()
            self.state.apply(action)

    @property
    def steps(self) -> int:
        """The number of decisions taken."""
        return len(self._decisions)

    def prepare(self, action: int) -> Turn:
        """Carry an action out on a copy; BadInput if it is not legal."""
        return Turn(self.state, action)

    def commit(self, turn: Turn) -> None:
        """Take a prepared turn over."""
        if turn.log.is_barrier:
            self._back.clear()
        else:
            self._back.append(self.state)
        self._decisions.append(len(self.record.actions))
        self.record.actions += turn.actions
        self.state = turn.state

    def reach(self, seats: Collection[int]) -> int:
        """Return how many decisions must be taken back to undo the latest one of these seats; 0: it is out of reach."""
        for n in range(1, len(self._back) + 1):
            if self._back[-n].actor in seats:
                return n
        return 0

    def deciders(self, n: int) -> set[int]:
        """Return the seats that took the latest n decisions."""
        return {self._back[-i].actor for i in range(1, n + 1)}

    def after_undo(self, n: int) -> State:
        """Return the state as it was before the latest n decisions."""
        return self._back[-n]

    def undo(self, n: int) -> None:
        """Take the latest n decisions back."""
        self.state = self._back[-n]
        del self._back[-n:]
        del self.record.actions[self._decisions[-n] :]
        del self._decisions[-n:]

    def step_at(self, step: int) -> int:
        """Return the number of record lines up to a step: its decision, and the chance that fell after it."""
        return self._decisions[step] if step < len(self._decisions) else len(self.record.actions)


def write_lines(game: AnyGame, actions: Iterable[tuple[int, int]]) -> str:
    """Return actions as lines of a record."""
    show = game.actions.show
    return "\n".join(f"{'*' if actor == CHANCE else actor} {show(action)}" for actor, action in actions)


def read_lines(game: AnyGame, text: str) -> list[tuple[int, int]]:
    """Read lines of a record."""
    out: list[tuple[int, int]] = []
    for line in text.splitlines():
        who, _, name = line.partition(" ")
        out.append((CHANCE if who == "*" else int(who), game.actions.parse(name)))
    return out


class Moment:
    """A position of a match and what led to it."""

    __slots__ = ("log", "seat", "state")

    def __init__(self, seat: int | None, log: Log, state: State) -> None:
        self.seat = seat
        self.log = log
        self.state = state


def history(record: Record) -> list[Moment]:
    """Return every position of a match, the opening first: one for each decision with the chance after it."""
    game = find_game(record.game)
    state: State = game.new(len(record.seats), record.options, chance="explicit")
    moments = [Moment(None, Log(), state)]
    for actor, action in record.actions:
        state = state.clone()
        log = play(state, action)
        if actor == CHANCE:
            latest = moments[-1]
            latest.log.entries += log.entries
            latest.state = state
        else:
            moments.append(Moment(actor, log, state))
    return moments
