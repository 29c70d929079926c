"""A server for the tests: ``python -m tests.server.run DATABASE PORT SETTINGS``.

With a ``seed`` among the settings every match is dealt from it and computer players have no luck of their own, so that
a test knows what will come. Only here: a table for people must not let anybody say what the shuffles are. Each SIGUSR1
sets its clock ahead by a day, each SIGUSR2 back by one. ``descriptors`` are all that the process may have. ``rules``
change those of Living Forest Duel, as an update would: ``version`` is their number, ``renamed`` gives every action
another name, with ``unreadable`` they understand no position. ``data`` are games with other data, as for ``serve``.
With ``processes`` several serve together: these know nothing of seeds, days and rules.
"""

import ast
import os
import resource
import signal
import sys
import time
from types import SimpleNamespace

from radura.core import record
from radura.core.game import game as find_game
from radura.core.kernel import State
from radura.core.overlay import use_data
from radura.core.text import BadInput
from radura.server import api, bots, clocks, matches
from radura.server.logs import configure_logs
from radura.server.main import run
from radura.server.settings import Settings

GENEROUS = {
    "connections": 10_000,
    "socket_rate": 1e6,
    "socket_burst": 1e6,
    "http_rate": 1e6,
    "http_burst": 1e6,
    "create_rate": 1e6,
    "chat_rate": 1e6,
    "grace": 0.0,
    "nonce_wait": 0.0,  # what is dealt hangs on the seed alone
}

A_DAY_LATER = "a day later\n"


def skip_days() -> None:
    """Let signals set the time of day of the server; each is confirmed by a line in the log."""
    ahead = 0.0

    def skip(number: int, _: object) -> None:
        nonlocal ahead
        ahead += 86_400 if number == signal.SIGUSR1 else -86_400
        os.write(sys.stderr.fileno(), A_DAY_LATER.encode())

    signal.signal(signal.SIGUSR1, skip)
    signal.signal(signal.SIGUSR2, skip)
    vars(clocks)["time"] = SimpleNamespace(time=lambda: time.time() + ahead, monotonic=time.monotonic)


def change_rules(version: int = 2, *, renamed: bool = False, unreadable: bool = False) -> None:
    """Let Living Forest Duel have other rules."""
    game = find_game("living_forest_duel")
    type(game).rules_version = version
    if renamed:
        space = game.actions
        show, parse = space.show, space.parse
        vars(space)["show"] = lambda action: f"now_{show(action)}"
        vars(space)["parse"] = lambda name: parse(name.removeprefix("now_") if name.startswith("now_") else "")
    if unreadable:

        def nothing_fits(_: State) -> None:
            raise BadInput("core-err-position-form")

        vars(game)["check_position"] = nothing_fits


if __name__ == "__main__":
    database, port, told = sys.argv[1:]
    settings = ast.literal_eval(told)
    seed = settings.pop("seed", None)
    if seed is not None:
        known = SimpleNamespace(token_bytes=lambda _: seed, randbits=lambda _: 1)
        for dealer in (api, matches, record, bots):  # new matches, rematches, those that go on from a position, choices
            vars(dealer)["secrets"] = known
    if (most := settings.pop("descriptors", None)) is not None:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    use_data(settings.pop("data", ()))
    if (rules := settings.pop("rules", None)) is not None:
        change_rules(**rules)
    if (processes := settings.pop("processes", 1)) == 1:
        skip_days()
    configure_logs()
    chosen = Settings(database=database, port=int(port), **{**GENEROUS, "create_burst": 1e6, **settings})
    run(chosen, processes=processes)
