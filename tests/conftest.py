import os
from collections.abc import Iterator

import pytest
from hypothesis import settings

import radura
from radura.core import game as registry

# The same examples in every run, however slow the machine is; `make fuzz` looks for new ones.
settings.register_profile("radura", derandomize=True, deadline=None)
settings.load_profile("radura")

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
