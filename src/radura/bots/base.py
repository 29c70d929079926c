"""What a computer player sees and what it must do."""

from radura.core.chance import Rng
from radura.core.compiled import mypyc_attr
from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class InfoSet:
    """All that a seat knows about a match: its view, its options, and re-dealt samples."""

    __slots__ = ("_state", "at", "game", "seat")

    def __init__(self, state: State, seat: int, at: int = -1) -> None:
        self._state = state
        self.game: AnyGame = state.game
        self.seat = seat
        self.at = at
        """How many actions the match has had, chance included; -1: nobody counts. What a bot remembers goes by it."""

    def legal(self) -> list[int]:
        """Return the options of this seat."""
        return self._state.legal()

    def view(self) -> View:
        """Return what this seat sees."""
        return self._state.view(self.seat)

    def sample(self, seed: int) -> State:
        """Return a full state that fits all this seat knows, the rest dealt by the seed."""
        return self._state.resample(self.seat, seed)

    def among(self, actions: list[int]) -> "InfoSet":
        """Return the same knowledge with fewer options: who compares a few has more time for each."""
        return Shortlist(self._state, self.seat, sorted(actions))


class Shortlist(InfoSet):
    """What a seat knows, with only some of its options to think about."""

    __slots__ = ("_actions",)

    def __init__(self, state: State, seat: int, actions: list[int]) -> None:
        super().__init__(state, seat)
        self._actions = actions

    def legal(self) -> list[int]:
        """Return the options that are compared."""
        return self._actions[:]

    def sample(self, seed: int) -> State:
        """Return a full state in which the seat can choose nothing else."""
        s = super().sample(seed)
        s.choices = self._actions[:]
        return s


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A computer player; the same luck gives the same choice."""

    name = "bot"

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """Return one of ``info.legal()``."""
        raise NotImplementedError
