import os
from collections.abc import Iterator

import pytest

import radura
from radura.core import game as registry

os.environ.setdefault("RADURA_EXTRA_GAMES", "tictactoe:GAME")
for _id in radura.games():
    radura.game(_id)


@pytest.fixture(autouse=True)
def only_installed_games() -> Iterator[None]:
    """Forget the games that a test registered."""
    known = dict(registry._loaded)
    yield
    registry._loaded.clear()
    registry._loaded.update(known)
