"""Games with data of the operator's own (corrected cards, packs, campaigns), in the server and in its workers."""

import os
from collections.abc import Sequence
from pathlib import Path

from radura.core.game import game, register
from radura.core.text import BadInput

_VARIABLE = "RADURA_DATA"  # workers inherit it


def use_data(pairs: Sequence[str]) -> None:
    """Offer games with other data; each pair is ``game=folder``. BadInput if a folder is not what its game reads."""
    for pair in pairs:
        id, sign, folder = pair.partition("=")
        if not sign:
            raise BadInput("cli-err-option", given=pair)
        register(game(id).with_data(Path(folder)))
    os.environ[_VARIABLE] = "\n".join(pairs)


def use_inherited_data() -> None:
    """Offer, in a worker, what its server offers."""
    use_data(os.environ.get(_VARIABLE, "").splitlines())
