import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import radura
from radura import engine
from radura.core.game import loaded
from tests.support import postgres
from tests.support.parley import GAME as PARLEY
from tests.support.parley import Parley
from tests.support.postgres import Postgres
from tests.support.server import Serve, Server
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
        help="run long tests too; those of tests/soak at this part of their full size (see `make soak`)",
    )
    parser.addoption("--examples", action="store_true", help="run the examples too that need PyTorch, ONNX and Ray")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long tests to ``make soak``, and those of the compiled engine to ``tools/test-compiled``."""
    markers = set() if config.getoption("--soak") else {"long"}
    if engine.wish() != engine.COMPILED:
        markers.add("compiled")
    left_out = [item for item in items if any(mark.name in markers for mark in item.iter_markers())]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if item not in left_out]


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


# -- servers ------------------------------------------------------------------------------


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers, which are stopped after the test."""
    started: list[Server] = []

    def start(database: str | None = None, **settings: object) -> Server:
        server = Server(database or str(tmp_path / "radura.sqlite3"), settings).start()
        started.append(server)
        return server

    yield start
    for server in started:
        server.end()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that many tests share."""
    server = Server(str(tmp_path_factory.mktemp("server") / "radura.sqlite3")).start()
    yield server.url
    server.end()


@pytest.fixture(scope="session")
def database_server() -> Iterator[Postgres]:
    """A PostgreSQL for all tests; ``new_database`` makes an empty database in it."""
    with postgres.running() as server:
        yield server


@pytest.fixture(scope="session")
def postgresql(database_server: Postgres) -> str:
    """The address of a database of PostgreSQL that many tests share."""
    return database_server.address
