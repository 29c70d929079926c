"""Games with data of one's own (corrected cards, packs, campaigns), in a program and in its workers."""

import os
from collections.abc import Sequence
from pathlib import Path

from radura.core.game import AnyGame, game, register
from radura.core.text import BadInput

_VARIABLE = "RADURA_DATA"  # workers inherit it


def use_data(pairs: Sequence[str]) -> list[AnyGame]:
    """Offer games with other data; each pair is ``game=folder``. BadInput if a folder is not what its game reads."""
    found: list[AnyGame] = []
    for pair in pairs:
        id, sign, folder = pair.partition("=")
        if not sign:
            raise BadInput("cli-err-option", given=pair)
        found.append(game(id).with_data(Path(folder).absolute()))
    for one in found:
        register(one)
    os.environ[_VARIABLE] = "\n".join(
        f"{pair.partition('=')[0]}={Path(pair.partition('=')[2]).absolute()}" for pair in pairs
    )
    return found


def use_inherited_data() -> None:
    """Offer, in a worker, what the program that started it offers."""
    use_data(os.environ.get(_VARIABLE, "").splitlines())
