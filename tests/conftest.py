import os
import sys
from collections.abc import Callable, Iterator

import pytest
from hypothesis import settings

import radura
from radura import engine
from radura.core.game import loaded
from tests.support.parley import GAME as PARLEY
from tests.support.parley import Parley
from tests.support.vault import GAME as VAULT
from tests.support.vault import Vault

# The same examples in every run, however slow the machine is; `make soak` looks for new ones.
settings.register_profile("radura", derandomize=True, deadline=None)
settings.load_profile("radura")

os.environ.setdefault("RADURA_EXTRA_GAMES", "tictactoe:GAME")
for _id in radura.games():
    radura.game(_id)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--soak",
        type=float,
        default=0.0,
        metavar="PART",
        help="how much of their full size kill, leak and fuzz tests have (1: all, see `make soak`)",
    )
    parser.addoption("--examples", action="store_true", help="run the examples too that need PyTorch, ONNX and Ray")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests to ``make soak``, and those of the compiled engine to ``tools/test-compiled``.

    Only ``make soak`` gives single tests hours: elsewhere what hangs is ended as early as any other.
    """
    markers = set() if config.getoption("--soak") else {"long"}
    if not config.getoption("--soak"):
        for item in items:
            item.own_markers = [mark for mark in item.own_markers if mark.name != "timeout"]
    if engine.wish() != engine.COMPILED:
        markers.add("compiled")
    left_out = [item for item in items if any(mark.name in markers for mark in item.iter_markers())]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


Size = Callable[[int, int], int]
Progress = Callable[[str], None]


@pytest.fixture(scope="session")
def size(request: pytest.FixtureRequest) -> Size:
    """Return how large something is, given how large it is in ``make test`` and in ``make soak``."""
    part: float = request.config.getoption("--soak")
    return lambda small, full: max(small, round(full * part))


@pytest.fixture(scope="session")
def progress(request: pytest.FixtureRequest) -> Progress:
    """Tell how far a long test has come, on a line of its own that is written over."""
    part: float = request.config.getoption("--soak")

    def tell(text: str) -> None:
        if part:
            sys.stderr.write(f"\r{text:<78}")
            sys.stderr.flush()

    return tell


@pytest.fixture(autouse=True)
def only_installed_games() -> Iterator[None]:
    """Undo what a test registers or unregisters."""
    before = [radura.game(id) for id in loaded()]
    yield
    for id in loaded():
        radura.unregister(id)
    for game in before:
        radura.register(game)


@pytest.fixture
def parley() -> Parley:
    """The test game that uses the whole kernel, registered for one test."""
    radura.register(PARLEY)
    return PARLEY


@pytest.fixture
def vault() -> Vault:
    """The test game with a hidden number, registered for one test."""
    radura.register(VAULT)
    return VAULT
