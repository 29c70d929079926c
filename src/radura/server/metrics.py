"""Figures for Prometheus. The processes of one ``radura serve --processes`` add theirs up."""

import os

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable by which processes know where to put their figures together."""

_FAST = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)

MOVES = Counter("radura_moves_total", "Decisions stored and sent", ["game"])
REFUSALS = Counter("radura_refusals_total", "Requests refused", ["reason"])
MOVE_SECONDS = Histogram("radura_move_seconds", "From a request's arrival to its answer", buckets=_FAST)
CONNECTIONS = Gauge("radura_connections", "Open sockets", multiprocess_mode="livesum")
MATCHES = Gauge("radura_matches_loaded", "Matches in memory", multiprocess_mode="livesum")
SLOW_READERS = Counter("radura_slow_readers_total", "Times a slow socket was sent one sync instead of the stream")
COMMIT_SECONDS = Histogram("radura_commit_seconds", "One transaction of the store", buckets=_FAST)
COMMIT_WRITES = Histogram("radura_commit_writes", "Writes in one transaction", buckets=(1, 2, 5, 10, 20, 50, 100, 200))
STORE_FAILURES = Counter("radura_store_failures_total", "Writes that could not be stored")
BOT_SECONDS = Histogram("radura_bot_seconds", "Thinking time of computer players", buckets=(*_FAST, 5, 10, 30))
WORKER_RESTARTS = Counter("radura_worker_restarts_total", "Worker processes started anew after a crash or a hang")
BROKER_UP = Gauge("radura_broker_up", "1 if the broker answers this process", multiprocess_mode="livemin")
BROKER_LOSSES = Counter("radura_broker_losses_total", "Times the broker was lost")
LINKS_LOST = Counter("radura_links_lost_total", "Times something between two processes was lost, and told anew")
CARRIED = Counter("radura_carried_total", "What was passed on to the process where a match is at home", ["what"])


def page() -> bytes:
    """Return all figures: of this process, or of all that put them together."""
    if FOLDER not in os.environ:
        return generate_latest()
    registry = CollectorRegistry()
    MultiProcessCollector(registry)  # type: ignore[no-untyped-call]  # as the library declares it
    return generate_latest(registry)
