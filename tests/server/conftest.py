"""Real servers for the tests: a process each, on a free port, with a store of its own."""

import logging
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from tests.server import postgres
from tests.server.run import A_DAY_LATER
from tests.support.ports import HeldPort
from websockets.asyncio.client import connect
from websockets.typing import Origin

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds until something is taken for broken rather than slow."""


class Server:
    """A server process that can be killed and started again on the same port and store."""

    def __init__(self, database: str, settings: dict[str, object] | None = None) -> None:
        self.database = database
        self.settings = settings or {}
        self.log: list[str] = []
        self._port = HeldPort()
        self._days = 0

    def start(self) -> "Server":
        """Start it and wait until it listens."""
        path = os.pathsep.join([str(ROOT / "docs" / "examples"), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.run", self.database, str(self._port.number), repr(self.settings)],
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, "RADURA_EXTRA_GAMES": "tictactoe:GAME"},
        )
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self.log.append(line)
            if '"url": "http://localhost:' in line:
                break
        else:
            raise AssertionError("the server did not start:\n" + "".join(self.log[-20:]))
        self._reader = threading.Thread(target=self.log.extend, args=(self._process.stderr,), daemon=True)
        self._reader.start()
        return self

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def port(self) -> int:
        """The port it listens on."""
        return self._port.number

    @property
    def pid(self) -> int:
        """The process."""
        return self._process.pid

    def kill(self) -> None:
        """End it at once, as by ``kill -9``."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Ask it to end; return its exit code. All that it logged is there afterwards."""
        if self._process.poll() is None:
            self._process.terminate()
        code = self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code

    def a_day_later(self) -> None:
        """Set its clock ahead by a day; alarms that are set already do not notice."""
        self._skip(signal.SIGUSR1)

    def a_day_earlier(self) -> None:
        """Set its clock back by a day."""
        self._skip(signal.SIGUSR2)

    def _skip(self, day: signal.Signals) -> None:
        self._days += 1
        os.kill(self.pid, day)
        deadline = time.monotonic() + PATIENCE
        while self.log.count(A_DAY_LATER) < self._days:
            assert time.monotonic() < deadline, "the server does not hear"
            time.sleep(0.01)

    def end(self) -> None:
        """Stop it for good."""
        self.stop()
        self._port.release()


def plain_socket(url: str, origin: str | None = None) -> connect:
    """Open a socket to a server without our client in between."""
    given = None if origin is None else Origin(origin)
    return connect(url.replace("http", "ws") + "/socket", origin=given, open_timeout=PATIENCE, proxy=None)


Serve = Callable[..., Server]


@pytest.fixture(autouse=True)
def _own_logs() -> Iterator[None]:
    """Let no test log into what another one has captured."""
    yield
    structlog.reset_defaults()
    logging.getLogger().handlers = [
        one for one in logging.getLogger().handlers if type(one) is not logging.StreamHandler
    ]


@pytest.fixture
def serve(tmp_path: Path) -> Iterator[Serve]:
    """Start servers; they are stopped after the test."""
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
    """A server that many tests share."""
    server = Server(str(tmp_path_factory.mktemp("server") / "radura.sqlite3")).start()
    yield server.url
    server.end()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with postgres.running() as server:
        yield server.address
