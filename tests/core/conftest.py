import pytest
from tests.support.parley import GAME, Parley

from radura.core import game as registry


@pytest.fixture
def parley(monkeypatch: pytest.MonkeyPatch) -> Parley:
    """The test game, known to the registry for the length of one test."""
    monkeypatch.setitem(registry._loaded, GAME.id, GAME)
    return GAME
