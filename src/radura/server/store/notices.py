"""Several servers on one PostgreSQL: each tells the others, through the database, what has changed.

That is which matches were written to, and whose tokens are worth nothing any more.
"""

import asyncio
import threading
from collections.abc import Callable, Collection, Sequence
from typing import Any

import psycopg
import structlog
from sqlalchemy import Connection, text
from sqlalchemy.engine import URL

from radura.server.tokens import new_id

_CHANNEL = "radura_matches"
_TELL = text("SELECT pg_notify(:channel, :payload)")
_PERSON = "@"  # stands before the id of a person
_TOGETHER = 500  # ids in one notice: PostgreSQL takes 8,000 bytes
_PAUSE = 1.0  # seconds before listening anew after the connection was lost
_log = structlog.get_logger()


class Notices:
    """Tells of own changes inside their transaction, and listens for those of others in a thread.

    ``changed`` is called with a match, ``renewed`` with a person; both with nothing after a gap, in which anything may
    have changed. Without ``changed`` nobody is told of matches either: they hear of them otherwise.
    """

    def __init__(self, url: URL, changed: Callable[[str], None] | None, renewed: Callable[[str], None]) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._changed = changed
        self._renewed = renewed
        self._me = new_id()
        self._loop = asyncio.get_running_loop()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._listen, name="radura-notices", daemon=True)
        self._thread.start()

    def tell(self, connection: Connection, matches: Sequence[str], people: Sequence[str]) -> None:
        """Let the others know, once the transaction is committed, that these matches and people have changed."""
        ids = [*(matches if self._changed is not None else ()), *(_PERSON + person for person in people)]
        for start in range(0, len(ids), _TOGETHER):
            payload = " ".join([self._me, *ids[start : start + _TOGETHER]])
            connection.execute(_TELL, {"channel": _CHANNEL, "payload": payload})

    def notice(self, matches: Collection[str]) -> tuple[str, str] | None:
        """Return the channel and the words by which the others hear of matches; None: they hear of them otherwise."""
        return None if self._changed is None else (_CHANNEL, " ".join([self._me, *sorted(matches)]))

    def close(self) -> None:
        """Stop listening."""
        self._stopped.set()
        self._thread.join()

    def _listen(self) -> None:
        while not self._stopped.is_set():
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    connection.execute(f"LISTEN {_CHANNEL}")
                    self._loop.call_soon_threadsafe(self._hear, [""])  # what was told before went by unheard
                    self._wait(connection)
            except psycopg.Error as error:
                _log.warning("notices_lost", error=type(error).__name__)
                self._stopped.wait(_PAUSE)

    def _wait(self, connection: "psycopg.Connection[tuple[Any, ...]]") -> None:
        while not self._stopped.is_set():
            for notice in connection.notifies(timeout=0.5):
                sender, *ids = notice.payload.split(" ")
                if sender != self._me:
                    self._loop.call_soon_threadsafe(self._hear, ids)

    def _hear(self, ids: Sequence[str]) -> None:
        for id in ids:
            if not id.startswith(_PERSON) and self._changed is not None:
                self._changed(id)
            if not id or id.startswith(_PERSON):
                self._renewed(id.removeprefix(_PERSON))
