"""A server and a browser for tests and pictures: everything on loopback, nothing left behind."""

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
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple
from weakref import WeakKeyDictionary, WeakSet

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

import radura
from radura.bots import InfoSet, bot
from radura.core.chance import generator
from radura.core.kernel import OVER
from radura.core.match import Match
from radura.core.record import Record
from radura.core.view import Option, View
from tests.support.ports import HeldPort
from tools import hatch_build

ROOT = Path(__file__).parents[2]
KEPT = Path(__file__).parent / "kept"


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
        told = repr(self.settings)
        command = [
            sys.executable,
            "-m",
            "tests.support.server_process",
            str(self.database),
            str(self._port.number),
            told,
        ]
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


_free: WeakKeyDictionary[Browser, dict[tuple[str, bool], list[BrowserContext]]] = WeakKeyDictionary()
"""Windows whose visitors have left, by server and kind of device: a new one would fetch and compile the table anew."""

_broken: WeakSet[BrowserContext] = WeakSet()

BELONGINGS = """
  if (location.origin === %s && !sessionStorage.getItem('came')) {
    sessionStorage.setItem('came', 'yes');
    localStorage.clear();
    for (const [key, value] of Object.entries(%s)) localStorage.setItem(key, value);
  }
"""
"""What a visitor brings along, put down once: the storage of a tab outlives its pages."""


def visitor(
    browser: Browser,
    server: Server,
    token: str | None = None,
    *,
    size: tuple[int, int] = (1440, 900),
    touch: bool = False,
    **settings: Any,
) -> Page:
    """Let somebody come in with a window and a storage of their own, settings and a person already in it.

    Who has left (``page.close()``) leaves an empty window for the next; ``page.context.close()`` breaks it.
    """
    width, height = size
    free = _free.setdefault(browser, {}).setdefault((server.url, touch), [])
    whole = [context for context in free if context not in _broken]
    context = whole[-1] if whole else browser.new_context(locale="en-GB", has_touch=touch, base_url=server.url)
    free[:] = whole[:-1]
    context.once("close", _broken.add)
    page = context.new_page()
    page.once("close", lambda _: free.append(context))
    page.set_default_timeout(15_000)
    page.set_viewport_size(ViewportSize(width=width, height=height))
    kept = {"radura.settings": json.dumps({"language": "en", "speed": "off", "confirm": False, **settings})}
    if token is not None:
        kept["radura.token"] = token
    page.add_init_script(BELONGINGS % (json.dumps(server.url.rstrip("/")), json.dumps(kept)))
    return page


def recorded(
    game_id: str,
    seed: int | bytes,
    most: int = 400,
    seats: int | None = None,
    options: dict[str, str] | None = None,
    level: str = "greedy",
) -> Record:
    """Return a match that computer players of a level play from a seed, or greedy ones played once, if it is kept.

    Tests look for moments of a match. Those of players that learn are kept, so that they do not move with every lesson.
    """
    game = radura.game(game_id)
    count = seats if seats is not None else max(game.min_seats, min(2, game.max_seats))
    match = Match(Record.start(game, [f"bot:{level}"] * count, options, seed))
    name = f"b{int.from_bytes(seed)}" if isinstance(seed, bytes) else str(seed)
    kept = KEPT / f"{game_id}-{count}-{name}.record"
    if level == "greedy" and kept.is_file():
        for action in [action for actor, action in Record.load(kept).actions if actor >= 0][:most]:
            match.play(action)
        return match.record
    player, rng = bot(level), generator(seed)
    for _ in range(most):
        if match.state.actor == OVER:
            break
        match.play(player.choose(InfoSet(match.state, match.state.actor), rng))
    return match.record


def decisions(record: Record) -> int:
    """Return how many decisions (not draws) a record holds: the number of its last step."""
    return sum(actor >= 0 for actor, _ in record.actions)


class Found(NamedTuple):
    """A decision of a recorded match: after how many others, whose, and what that seat sees."""

    step: int
    seat: int
    view: View


def moment(record: Record, wanted: Callable[[list[Option]], bool], after: int = 0) -> Found:
    """Return the first decision of a record at which the options are as wanted."""
    state = record.replay(0)
    state.rng = None  # chance falls as it is recorded
    step = 0
    for actor, action in record.actions:
        if actor >= 0:
            view = state.view(actor, finals=True)
            assert view.decision is not None
            if step >= after and wanted(view.decision.options):
                return Found(step, actor, view)
            step += 1
        state.apply(action)
    raise AssertionError("the recorded match has no such decision; take another seed")
