"""The real server for tests, pictures and benchmarks: on loopback, in a folder that is removed afterwards."""

import contextlib
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from radura.core.record import Record
from tests.support.ports import HeldPort
from tools import hatch_build

ROOT = Path(__file__).parents[3]


class Server:
    """The real server as its own process, with a store that outlives it."""

    def __init__(self, folder: Path, extra: str, settings: dict[str, object]) -> None:
        hatch_build.build()
        self.extra, self.settings = extra, settings
        self.database = folder / "table.sqlite3"
        self._port = HeldPort()
        self.url = f"http://127.0.0.1:{self._port.number}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start (again) and wait until it answers."""
        path = [str(ROOT), str(ROOT / "docs" / "examples"), *filter(None, [os.environ.get("PYTHONPATH")])]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
        environment["RADURA_EXTRA_GAMES"] = self.extra
        command = [sys.executable, "-m", "tests.support.server_process"]
        command += [str(self.database), str(self._port.number), repr(self.settings)]
        self._process = subprocess.Popen(
            command, cwd=ROOT, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline and self._process.poll() is None:
            with contextlib.suppress(OSError), urllib.request.urlopen(self.url + "api/games", timeout=2):
                return
            time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()
            self._process = None

    def stop(self) -> None:
        """End it politely."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait(60)
            self._process = None

    def release(self) -> None:
        """Give its port back: it will not be started again."""
        self._port.release()

    # -- the HTTP side, for setting the scene -----------------------------------------

    def ask(self, path: str, body: Any = None, token: str | None = None) -> Any:
        """Send a request and return the answer."""
        raw = isinstance(body, str)
        data = None if body is None else body.encode() if raw else json.dumps(body).encode()
        headers = {"Content-Type": "text/plain" if raw else "application/json"}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        request = urllib.request.Request(self.url + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            raise RuntimeError(f"{path}: {error.read().decode()}") from None

    def person(self, name: str) -> str:
        """Return the token of a new person."""
        return str(self.ask("api/people", {"name": name})["token"])

    def at_position(self, record: Record, step: int, seats: list[dict[str, str]], token: str) -> str:
        """Return a new match that goes on from a position of a recorded one."""
        return self.branch(record, step, seats, token)[0]

    def branch(
        self, record: Record, step: int, seats: list[dict[str, str]], token: str, clock: dict[str, Any] | None = None
    ) -> tuple[str, str]:
        """Return such a match and the link for its free seats."""
        finished = self.ask("api/records", record.to_text(), token)
        made = self.ask(f"api/matches/{finished['id']}/branch", {"step": step, "seats": seats, "clock": clock}, token)
        id = str(made["match"]["id"])
        return id, f"{self.url}#/join/{id}/{made['invitation']}"


@contextlib.contextmanager
def serving(extra: str = "tictactoe:GAME", seed: bytes = bytes(32), **settings: object) -> Iterator[Server]:
    """Run a server for a while, with games that are not installed as extra.

    All its matches are dealt from the seed, so that no test hangs on luck.
    """
    folder = Path(tempfile.mkdtemp(prefix="radura-e2e-"))
    server = Server(folder, extra, {"seed": seed, **settings})
    server.start()
    try:
        yield server
    finally:
        server.stop()
        server.release()
        shutil.rmtree(folder, ignore_errors=True)
