"""Real servers for the tests: a process each, on a free port, with a store of its own."""

import logging
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import structlog
from tests.server import postgres

ROOT = Path(__file__).parents[2]


class Server:
    """A server process that can be killed and started again on the same port and store."""

    def __init__(self, database: str, settings: dict[str, float] | None = None, port: int = 0) -> None:
        self.database = database
        self.settings = settings or {}
        self.port = port
        self.log: list[str] = []
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> "Server":
        """Start it and wait until it listens."""
        path = os.pathsep.join([str(ROOT / "docs" / "examples"), os.environ.get("PYTHONPATH", "")])
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.run", self.database, str(self.port), repr(self.settings)],
            stderr=subprocess.PIPE,
            text=True,
            cwd=ROOT,
            env={**os.environ, "PYTHONPATH": path, "RADURA_EXTRA_GAMES": "tictactoe:GAME"},
        )
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self.log.append(line)
            if found := re.search(r'"url": "http://localhost:(\d+)/"', line):
                self.port = int(found[1])
                break
        else:
            raise AssertionError("the server did not start:\n" + "".join(self.log[-20:]))
        threading.Thread(target=self._drain, args=(self._process,), daemon=True).start()
        return self

    def _drain(self, process: "subprocess.Popen[str]") -> None:
        assert process.stderr is not None
        self.log.extend(process.stderr)

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        """The process."""
        assert self._process is not None
        return self._process.pid

    def kill(self) -> None:
        """End it at once, as by ``kill -9``."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Ask it to end; return its exit code."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.terminate()
        return self._process.wait(timeout=20)


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

    def start(database: str | None = None, **settings: float) -> Server:
        server = Server(database or str(tmp_path / "radura.sqlite3"), settings).start()
        started.append(server)
        return server

    yield start
    for server in started:
        server.stop()


@pytest.fixture(scope="session")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that many tests share."""
    server = Server(str(tmp_path_factory.mktemp("server") / "radura.sqlite3")).start()
    yield server.url
    server.stop()


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a real PostgreSQL."""
    with postgres.running() as address:
        yield address
