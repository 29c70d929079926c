"""The process of a server for the tests: ``python -m tests.support.server_process DATABASE PORT SETTINGS``.

``tests.support.server`` starts it more quickly, as a fork of a process that has already imported this module.

SETTINGS are a Python dictionary: settings of the server, whose rate limits are off unless they are given, and

- ``seed``: every match is dealt from it, and computer players have no luck of their own. Only tests may know how cards
  will fall, so the server itself has no such setting.
- ``descriptors``: how many file descriptors the process may have.
- ``rules``: changes to the rules of Living Forest Duel, as an update would bring them. ``version`` is their number,
  ``renamed`` gives every action another name, with ``unreadable`` they understand no stored position.
- ``data``: games with other data, as for ``radura serve --data``.
- ``processes``: how many processes serve together. These know nothing of ``seed``, ``rules`` and skipped days.

Processes in which computer players think start with the first question, and not at once.

SIGUSR1 sets the clock ahead by a day, SIGUSR2 back by one; the log confirms each.
"""

import ast
import importlib
import os
import resource
import signal
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import radura
from radura.core import record
from radura.core.game import game as find_game
from radura.core.kernel import State
from radura.core.overlay import use_data
from radura.core.text import BadInput
from radura.server import api, bots, clocks, matches
from radura.server.logs import configure_logs
from radura.server.main import run
from radura.server.settings import Settings

UNLIMITED = {
    "connections": 10_000,
    "socket_rate": 1e6,
    "socket_burst": 1e6,
    "http_rate": 1e6,
    "http_burst": 1e6,
    "create_rate": 1e6,
    "create_burst": 1e6,
    "chat_rate": 1e6,
    "grace": 0.0,
    "nonce_wait": 0.0,  # so that the deal depends on the seed alone
}


DAY_SKIPPED = "the clock was set\n"
"""What the log says when a signal has set the clock."""

sys.path.append(str(Path(__file__).parents[2] / "docs" / "examples"))
for _id in radura.games():
    radura.game(_id)


def let_signals_skip_days() -> None:
    """Let signals set the server's time of day; the log confirms each of them."""
    ahead = 0.0

    def skip(number: int, _: object) -> None:
        nonlocal ahead
        ahead += 86_400 if number == signal.SIGUSR1 else -86_400
        os.write(sys.stderr.fileno(), DAY_SKIPPED.encode())

    signal.signal(signal.SIGUSR1, skip)
    signal.signal(signal.SIGUSR2, skip)
    vars(clocks)["time"] = SimpleNamespace(time=lambda: time.time() + ahead, monotonic=time.monotonic)


def change_rules(version: int = 2, *, renamed: bool = False, unreadable: bool = False) -> None:
    """Give Living Forest Duel other rules."""
    game = find_game("living_forest_duel")
    type(game).rules_version = version
    if renamed:
        space = game.actions
        show, parse = space.show, space.parse
        vars(space)["show"] = lambda action: f"now_{show(action)}"
        vars(space)["parse"] = lambda name: parse(name.removeprefix("now_") if name.startswith("now_") else "")
    if unreadable:

        def refuse(_: State) -> None:
            raise BadInput("core-err-position-form")

        vars(game)["check_position"] = refuse


async def start_later(_: bots.Bots) -> None:
    """Start no process for computer players before it is asked something."""


def serve(database: str, port: int, settings: dict[str, Any]) -> None:
    """Serve until a signal ends the process."""
    vars(bots)["Bots"].start = start_later
    seed = settings.pop("seed", None)
    if seed is not None:
        known = SimpleNamespace(token_bytes=lambda _: seed, randbits=lambda _: 1)
        for module in (api, matches, record, bots):  # new matches, rematches, branches, choices of computer players
            vars(module)["secrets"] = known
    if (most := settings.pop("descriptors", None)) is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    use_data(settings.pop("data", ()))
    if (rules := settings.pop("rules", None)) is not None:
        change_rules(**rules)
    if (processes := settings.pop("processes", 1)) == 1:
        let_signals_skip_days()
    configure_logs()
    run(Settings(database=database, port=port, **{**UNLIMITED, **settings}), processes=processes)


def serve_in_child(
    log: Connection, environment: dict[str, str], database: str, port: int, settings: dict[str, Any]
) -> None:
    """Serve in a forked process, with this environment and this end of a pipe as its log."""
    os.dup2(log.fileno(), sys.stderr.fileno())
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = environment["PYTHONPATH"].split(os.pathsep)
    importlib.invalidate_caches()
    serve(database, port, settings)


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]), ast.literal_eval(sys.argv[3]))
