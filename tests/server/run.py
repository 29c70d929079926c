"""A server for the tests: ``python -m tests.server.run DATABASE PORT SETTINGS``.

With a ``seed`` among the settings every match is dealt from it and computer players have no luck of their own, so that
a test knows what will come. Only here: a table for people must not let anybody say what the shuffles are.
"""

import ast
import sys
from types import SimpleNamespace

from radura.core import record
from radura.server import api, bots, hall
from radura.server.logs import configure_logs
from radura.server.main import run
from radura.server.settings import Settings

GENEROUS = {
    "sockets": 10_000,
    "socket_rate": 1e6,
    "socket_burst": 1e6,
    "http_rate": 1e6,
    "http_burst": 1e6,
    "create_rate": 1e6,
    "chat_rate": 1e6,
    "grace": 0.0,
}

if __name__ == "__main__":
    database, port, told = sys.argv[1:]
    settings = ast.literal_eval(told)
    seed = settings.pop("seed", None)
    if seed is not None:
        known = SimpleNamespace(token_bytes=lambda _: seed, randbits=lambda _: 1)
        for dealer in (api, hall, record, bots):  # new matches, rematches, those that go on from a position, choices
            vars(dealer)["secrets"] = known
    configure_logs()
    run(Settings(database=database, port=int(port), **{**GENEROUS, "create_burst": 1e6, **settings}))
