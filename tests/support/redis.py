"""A Redis for the tests: on a free port, without files."""

import contextlib
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.support.ports import HeldPort

ROOT = Path(__file__).parents[2]


def program() -> str:
    """Return the program, Redis or Valkey, installing it where it is missing."""
    if (found := _find()) is None:
        subprocess.run([str(ROOT / "tools" / "system-packages")], check=True)
        found = _find()
    assert found is not None, "neither Redis nor Valkey could be installed"
    return found


def _find() -> str | None:
    return shutil.which("redis-server") or shutil.which("valkey-server")


class Redis:
    """A broker that can be killed and started again on the same port."""

    def __init__(self) -> None:
        self._program = program()
        self._held = HeldPort()
        self._folder = tempfile.mkdtemp(prefix="radura-redis-")

    @property
    def address(self) -> str:
        """Its address."""
        return f"redis://127.0.0.1:{self._held.number}"

    @property
    def pid(self) -> int:
        """The process id."""
        return self._process.pid

    def start(self) -> "Redis":
        """Start it and wait until it answers."""
        options = ["--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", self._folder]
        command = [self._program, "--port", str(self._held.number), *options]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and self._process.poll() is None:
            with (
                contextlib.suppress(OSError),
                socket.create_connection(("127.0.0.1", self._held.number), timeout=5) as plain,
            ):
                plain.sendall(b"PING\r\n")
                if plain.recv(16).startswith(b"+PONG"):
                    return self
            time.sleep(0.02)
        raise AssertionError(f"the broker did not start (exit code {self._process.poll()})")

    def kill(self) -> None:
        """Kill it, as ``kill -9`` does."""
        self._process.kill()
        self._process.wait()

    def end(self) -> None:
        """Stop it and remove its files."""
        self.kill()
        self._held.release()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def running() -> Iterator[Redis]:
    """Run a broker."""
    server = Redis()
    try:
        yield server.start()
    finally:
        server.end()
