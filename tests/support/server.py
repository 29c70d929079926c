"""A real server for the tests: a process of its own, on a free port, with its own store."""

import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path

from tests.support.ports import HeldPort

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
"""Seconds after which something counts as broken rather than slow."""
DAY_SKIPPED = "the clock was set\n"
"""What a server logs when a signal has set its clock."""
SEED = bytes(range(32))
"""A seed for tests that need to know how a match goes: ``serve(seed=SEED)``."""


class Server:
    """A server process that can be killed and started again on the same port and store.

    ``settings`` are those of ``radura.server.settings``, and those that ``tests.support.server_process`` explains.
    """

    def __init__(self, database: str, settings: dict[str, object] | None = None) -> None:
        self.database = database
        self.settings = settings or {}
        self.log: list[str] = []
        self._port = HeldPort()
        self._days = 0

    def start(self) -> "Server":
        """Start it and wait until it listens."""
        path = os.pathsep.join([str(ROOT / "docs" / "examples"), os.environ.get("PYTHONPATH", "")])
        arguments = [self.database, str(self._port.number), repr(self.settings)]
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.support.server_process", *arguments],
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
        """The address of its table, without a slash at the end."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def port(self) -> int:
        """The port it listens on."""
        return self._port.number

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def kill(self) -> None:
        """Kill it, as ``kill -9`` does."""
        self._process.kill()
        self._process.wait()

    def stop(self) -> int:
        """Ask it to end and return its exit code; afterwards ``log`` is complete."""
        if self._process.poll() is None:
            self._process.terminate()
        code = self._process.wait(PATIENCE)
        self._reader.join(PATIENCE)
        return code

    def a_day_later(self) -> None:
        """Set its clock ahead by a day; timers that are already set do not change."""
        self._skip(signal.SIGUSR1)

    def a_day_earlier(self) -> None:
        """Set its clock back by a day."""
        self._skip(signal.SIGUSR2)

    def _skip(self, day: signal.Signals) -> None:
        self._days += 1
        os.kill(self.pid, day)
        wait_until(lambda: self.log.count(DAY_SKIPPED) >= self._days, "the server did not set its clock")

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
