"""What a computer player sees and what it must do."""

from radura.core.chance import Rng
from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.view import View


class InfoSet:
    """All that a seat knows about a match: its view, its options, and re-dealt samples."""

    __slots__ = ("_state", "game", "seat")

    def __init__(self, state: State, seat: int) -> None:
        self._state = state
        self.game: AnyGame = state.game
        self.seat = seat

    def legal(self) -> list[int]:
        """Return the options of this seat."""
        return self._state.legal()

    def view(self) -> View:
        """Return what this seat sees."""
        return self._state.view(self.seat)

    def sample(self, seed: int) -> State:
        """Return a full state that fits all this seat knows, the rest dealt by the seed."""
        return self._state.resample(self.seat, seed)


class Bot:
    """A computer player; the same luck gives the same choice."""

    name = "bot"

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """Return one of ``info.legal()``."""
        raise NotImplementedError
