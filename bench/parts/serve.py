"""A server without rate limits, for the benchmarks: ``serve.py DATABASE PORT [PROCESSES BROKER]``."""

import sys

from radura.server.logs import configure_logs
from radura.server.main import run
from radura.server.settings import Settings

MANY = 1e9

if __name__ == "__main__":
    configure_logs("error")
    processes, broker = (int(sys.argv[3]), sys.argv[4]) if len(sys.argv) > 3 else (1, "")
    run(
        Settings(
            database=sys.argv[1],
            port=int(sys.argv[2]),
            broker=broker,
            workers=1,
            connections=100_000,
            socket_rate=MANY,
            socket_burst=MANY,
            http_rate=MANY,
            http_burst=MANY,
            create_rate=MANY,
            create_burst=MANY,
        ),
        processes=processes,
        log_level="error",
    )
