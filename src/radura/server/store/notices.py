"""Several servers on one PostgreSQL: each tells the others, through the database, which match has changed."""

import asyncio
import threading
from collections.abc import Callable, Iterable
from typing import Any

import psycopg
import structlog
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from radura.server.tokens import new_id

_CHANNEL = "radura_matches"
_TELL = text("SELECT pg_notify(:channel, :payload)")
_PAUSE = 1.0  # seconds before listening anew after the connection was lost
_log = structlog.get_logger()


class Notices:
    """Tells of own changes inside their transaction, and listens for those of others in a thread.

    ``heard`` is called with the match; with nothing after a gap in which any match may have changed.
    """

    def __init__(self, url: URL, heard: Callable[[str], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._heard = heard
        self._me = new_id()
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="radura-notices", daemon=True)
        self._thread.start()

    def tell(self, connection: Connection, matches: Iterable[str]) -> None:
        """Let the others know, once the transaction is committed, that these matches have changed."""
        rows: list[dict[str, Any]] = [{"channel": _CHANNEL, "payload": f"{self._me} {match}"} for match in matches]
        if rows:
            connection.execute(_TELL, rows)

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._thread.join()

    def _listen(self) -> None:
        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {_CHANNEL}")
                    self._loop.call_soon_threadsafe(self._heard, "")  # what was told before went by unheard
                    self._hear(connection)
            except psycopg.Error as error:
                _log.warning("notices_lost", error=type(error).__name__)
                self._stopped.wait(_PAUSE)

    def _hear(self, connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
        while not self._stopped.is_set():
            for notice in connection.notifies(timeout=0.5):
                sender, _, match = notice.payload.partition(" ")
                if sender != self._me:
                    self._loop.call_soon_threadsafe(self._heard, match)
