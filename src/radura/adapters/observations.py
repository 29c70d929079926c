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
        most = game.encoder.most
        self.scale = np.float32(1) / np.array(most, np.float32)
        """What the bytes of the encoder are multiplied by."""
        self.high = np.array(game.encoder.limits, np.float32) * self.scale
        """What no feature exceeds: 1 for a flag; numbers are usually at most 1, too."""
        told = {
            n: (np.arange(BYTE + 1, dtype=np.float32) * (np.float32(1) / np.float32(n))).tolist() for n in set(most)
        }
        self._words = [(b.name, label, b.most == 1 and label != "") for b in self.encoder.blocks for label in b.labels]
        self._told: list[list[float]] = [told[n] for n in most]

    def tensor(self, state: State, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees."""
        found = np.frombuffer(self.encoder.observe(state, seat), np.uint8).astype(np.float32)
        found *= self.scale
        return found

    def numbers(self, state: State, seat: int) -> list[float]:
        """Return the same as a list; most of it is zeros, so that few numbers are made."""
        return self.encoder.numbers(state, seat, self._told)

    def text(self, state: State, seat: int) -> str:
        """Return the same in words: the features that are not 0, block by block, and the seat's options by name."""
        lines: dict[str, list[str]] = {}
        observed = self.encoder.observe(state, seat)
        for at in np.flatnonzero(np.frombuffer(observed, np.uint8)).tolist():
            block, label, is_flag = self._words[at]
            n = observed[at]
            lines.setdefault(block, []).append(label if is_flag and n == 1 else f"{label}={n}" if label else str(n))
        if state.actor == seat:
            lines["legal"] = [state.game.actions.show(action) for action in state.choices]
        return "\n".join(f"{block}: {' '.join(words)}" for block, words in lines.items())

    def mask(self, state: State, seat: int) -> NDArray[np.int8]:
        """Return 1 for each action that the seat can choose now; zeros where it has nothing to choose."""
        mask = np.zeros(self.actions, np.int8)
        if state.actor == seat:
            for action in state.choices:  # mostly a few: quicker than at once
                mask[action] = 1
        return mask
