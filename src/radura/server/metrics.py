"""Figures for Prometheus."""

from prometheus_client import Counter, Gauge, Histogram

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

MOVES = Counter("radura_moves_total", "Decisions stored and sent", ["game"])
REFUSALS = Counter("radura_refusals_total", "Requests refused", ["reason"])
MOVE_SECONDS = Histogram("radura_move_seconds", "From a request's arrival to its answer", buckets=_FAST)
CONNECTIONS = Gauge("radura_connections", "Open sockets")
MATCHES = Gauge("radura_matches_loaded", "Matches in memory")
SLOW_READERS = Counter("radura_slow_readers_total", "Times a slow socket was sent one sync instead of the stream")
COMMIT_SECONDS = Histogram("radura_commit_seconds", "One transaction of the store", buckets=_FAST)
COMMIT_WRITES = Histogram("radura_commit_writes", "Writes in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
STORE_FAILURES = Counter("radura_store_failures_total", "Writes that could not be stored")
BOT_SECONDS = Histogram("radura_bot_seconds", "Thinking time of computer players", buckets=(*_FAST, 5, 10, 30))
WORKER_RESTARTS = Counter("radura_worker_restarts_total", "Worker processes started anew after a crash or a hang")
