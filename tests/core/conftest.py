import pytest
from tests.support.parley import GAME, Parley
from tests.support.vault import GAME as VAULT
from tests.support.vault import Vault

from radura.core import game as registry


@pytest.fixture
def parley(monkeypatch: pytest.MonkeyPatch) -> Parley:
    """The test game, known to the registry for the length of one test."""
    monkeypatch.setitem(registry._loaded, GAME.id, GAME)
    return GAME


@pytest.fixture
def vault(monkeypatch: pytest.MonkeyPatch) -> Vault:
    """The test game with a hidden number, known to the registry for the length of one test."""
    monkeypatch.setitem(registry._loaded, VAULT.id, VAULT)
    return VAULT
