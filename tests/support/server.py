"""A real server for the tests: a process of its own, on a free port, with its own store."""

import contextlib
import os
import signal
import threading
import time
from collections.abc import Callable
from functools import cache
from multiprocessing import forkserver, get_context
from multiprocessing.context import ForkServerContext
from pathlib import Path

from tests.support import server_process
from tests.support.ports import HeldPort

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which something counts as broken rather than slow."""
SEED = bytes(range(32))
"""A seed for tests that need to know how a match goes: ``serve(seed=SEED)``."""


@cache
def _context() -> ForkServerContext:
    """Start the process from which servers are forked: the modules and the games are loaded once, not for each."""
    context = get_context("forkserver")
    context.set_forkserver_preload([server_process.__name__])
    with contextlib.chdir(ROOT):
        forkserver.ensure_running()
    return context


class Server:
    """A server process that can be killed and started again on the same port and store.

    ``settings`` are those of ``radura.server.settings``, and those that ``tests.support.server_process`` explains.
    """

    def __init__(
        self, database: str, settings: dict[str, object] | None = None, extra_games: str = "tictactoe:GAME"
    ) -> None:
        self.database = database
        self.settings = settings or {}
        self._extra_games = extra_games
        self.log: list[str] = []
        self._port = HeldPort()
        self._days = 0

    def start(self) -> "Server":
        """Start it and wait until it listens."""
        path = os.pathsep.join([str(ROOT / "docs" / "examples"), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, "PYTHONPATH": path, "RADURA_EXTRA_GAMES": self._extra_games}
        reader, writer = _context().Pipe(duplex=False)
        arguments = (writer, environment, self.database, self._port.number, self.settings)
        self._process = _context().Process(target=server_process.serve_in_child, args=arguments, daemon=True)
        self._process.start()
        writer.close()
        lines = os.fdopen(os.dup(reader.fileno()), encoding="utf-8")
        reader.close()
        for line in lines:
            self.log.append(line)
            if '"url": "http://localhost:' in line:
                break
        else:
            raise AssertionError("the server did not start:\n" + "".join(self.log[-20:]))
        self._reader = threading.Thread(target=self.log.extend, args=(lines,), daemon=True)
        self._reader.start()
        return self

    @property
    def url(self) -> str:
        """The address of its table, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def port(self) -> int:
        """The port it listens on."""
        return self._port.number

    @property
    def pid(self) -> int:
        """The process id."""
        assert self._process.pid is not None
        return self._process.pid

    def kill(self) -> None:
        """Kill it, as ``kill -9`` does."""
        self._process.kill()
        self._process.join()

    def stop(self) -> int:
        """Ask it to end and return its exit code; afterwards ``log`` is complete."""
        self._process.terminate()
        self._process.join(PATIENCE)
        self._reader.join(PATIENCE)
        assert self._process.exitcode is not None, "the server does not end"
        return self._process.exitcode

    def a_day_later(self) -> None:
        """Set its clock ahead by a day; timers that are already set do not change."""
        self._skip(signal.SIGUSR1)

    def a_day_earlier(self) -> None:
        """Set its clock back by a day."""
        self._skip(signal.SIGUSR2)

    def _skip(self, day: signal.Signals) -> None:
        self._days += 1
        os.kill(self.pid, day)
        wait_until(lambda: self.log.count(server_process.DAY_SKIPPED) >= self._days, "the server did not set its clock")

    def end(self) -> None:
        """Stop it and give its port back."""
        self.stop()
        self._port.release()


Serve = Callable[..., Server]
"""The fixture ``serve``: starts a server with some settings, on a store of its own unless one is given."""


def wait_until(is_so: Callable[[], bool], problem: str = "it takes too long", patience: float = PATIENCE) -> None:
    """Wait until a condition holds; fail if it takes unreasonably long."""
    deadline = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < deadline, problem
        time.sleep(0.01)
