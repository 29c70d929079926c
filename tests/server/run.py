"""A server for the tests: ``python -m tests.server.run DATABASE PORT SETTINGS``."""

import ast
import sys

from radura.server.logs import configure_logs
from radura.server.main import run
from radura.server.settings import Settings

GENEROUS = {"socket_rate": 1e6, "socket_burst": 1e6, "http_rate": 1e6, "http_burst": 1e6, "create_rate": 1e6}

if __name__ == "__main__":
    database, port, settings = sys.argv[1:]
    configure_logs()
    run(Settings(database=database, port=int(port), **{**GENEROUS, "create_burst": 1e6, **ast.literal_eval(settings)}))
