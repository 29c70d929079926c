"""What a seat sees as arrays: a tensor of features, and the mask of its options."""

from radura.adapters.extras import missing
from radura.core.encode import BYTE
from radura.core.game import AnyGame
from radura.core.kernel import State
from radura.core.text import BadInput

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error) from None


class Observer:
    """Observes the matches of one game."""

    def __init__(self, game: AnyGame) -> None:
        if game.encoder is None:
            raise BadInput("core-err-no-encoder", game=game.id)
        self.encoder = game.encoder
        self.size = game.encoder.size
        self.actions = game.actions.size
        self.names = game.encoder.names
        """What each feature is, in order."""
        most = np.array(game.encoder.most, np.float32)
        self.scale = np.float32(1) / most
        """What the bytes of the encoder are multiplied by."""
        self.high = np.float32(BYTE) * self.scale
        """What no feature exceeds; usually they are at most 1."""

    def tensor(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees."""
        found: NDArray[np.float32] = np.frombuffer(self.encoder.observe(state, seat), np.uint8) * self.scale
        return found

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return 1 for each action that the seat can choose now; zeros where it has nothing to choose."""
        mask = np.zeros(self.actions, np.int8)
        if state.actor == seat:
            mask[state.choices] = 1
        return mask
