"""The real server for tests, pictures and benchmarks: on loopback, in a folder that is removed afterwards."""

import contextlib
import json
import shutil
import tempfile
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from radura.core.record import Record
from tests.support import server
from tools import hatch_build

ROOT = Path(__file__).parents[3]


class Server(server.Server):
    """The real server with the web table, and its HTTP interface to prepare matches."""

    def __init__(self, folder: Path, extra: str, settings: dict[str, object]) -> None:
        hatch_build.build()
        super().__init__(str(folder / "table.sqlite3"), settings, extra)

    @property
    def url(self) -> str:
        """The address of the table, with a slash at the end."""
        return f"{super().url}/"

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
    """Run a server for a while, with extra games that are not installed.

    It deals all matches from the seed, so that no test depends on luck.
    """
    folder = Path(tempfile.mkdtemp(prefix="radura-e2e-"))
    running = Server(folder, extra, {"seed": seed, **settings})
    running.start()
    try:
        yield running
    finally:
        running.end()
        shutil.rmtree(folder, ignore_errors=True)
