"""The beginning of a match of each game as OpenSpiel tells it; ``tools/golden`` writes them.

OpenSpiel's own go on to the end and show every tensor: ours would be megabytes. Here the first actions must do, and
tensors of zeros are left out, as are the tensors of information states, which are those of the observations, and the
strings of observations, which end those of information states.
"""

from pathlib import Path
from unittest.mock import patch

import pyspiel
from open_spiel.python.algorithms import generate_playthrough

import radura
from radura.adapters.openspiel import PREFIX, RaduraState

FOLDER = Path(__file__).with_suffix("")
ACTIONS = 60


def playthrough(id: str) -> str:
    """Return the first actions of a random match, cut off there as if it were over."""

    def is_cut(state: RaduraState) -> bool:
        return bool(state.move_number() >= ACTIONS)

    def player(state: RaduraState) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if is_cut(state) else current_player(state)

    current_player = RaduraState.current_player
    with patch.object(RaduraState, "is_terminal", is_cut), patch.object(RaduraState, "current_player", player):
        text: str = generate_playthrough.playthrough(PREFIX + id, action_sequence=None, seed=1234)
    return "".join(line for line in text.splitlines(keepends=True) if _is_shown(line))


def _is_shown(line: str) -> bool:
    if line.startswith(("InformationStateTensor(", "ObservationString(")):
        return False
    _, is_tensor, value = line.rstrip().partition("ObservationTensor(")
    return not is_tensor or not set(value.rpartition(":")[2]) <= {" ", "◯"}


def main() -> None:
    """Write all of them."""
    FOLDER.mkdir(exist_ok=True)
    for id in radura.games():
        if radura.game(id).encoder is not None:
            (FOLDER / f"{id}.txt").write_text(playthrough(id), encoding="utf-8")


if __name__ == "__main__":
    main()
