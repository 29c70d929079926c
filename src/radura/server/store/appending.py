"""Entries for PostgreSQL, in one round trip: nearly all that is ever written are decisions, and nothing but them.

One statement is one transaction. It takes its rows as one text, so it is the same whatever their number, and the
database has it ready; a statement for each number of rows costs the server several times as much. It is sent and heard
by the loop itself: a thread that waits for the database wakes up a few times for each commit, and takes the interpreter
away from the loop each time.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import psycopg
from psycopg.pq import DiagnosticField, ExecStatus
from psycopg.pq.abc import PGconn, PGresult
from sqlalchemy.dialects.postgresql import dialect
from sqlalchemy.engine import URL

from radura.server.store.doubts import NotAdded, Unsure
from radura.server.store.tables import entries

_COLUMNS: Final = [(column.name, column.type.compile(dialect=dialect())) for column in entries.columns]  # type: ignore[no-untyped-call]  # as SQLAlchemy has it
_NAMES: Final = ", ".join(f'"{name}"' for name, _ in _COLUMNS)
_TYPES: Final = ", ".join(f'"{name}" {kind}' for name, kind in _COLUMNS)
_ADD: Final = f"INSERT INTO entries ({_NAMES}) SELECT {_NAMES} FROM json_to_recordset($1::json) AS given({_TYPES})"
_TELL: Final = f"WITH added AS ({_ADD}) SELECT pg_notify($2, $3)"
_STATEMENTS: Final = {b"add": _ADD.encode(), b"tell": _TELL.encode()}
_AT_FAULT: Final = (b"22", b"23")  # the rows are, not the connection: nothing of the group was stored
_DONE: Final = (ExecStatus.COMMAND_OK, ExecStatus.TUPLES_OK)


class Appender:
    """The connection on which entries are added, one group after another."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._loop = asyncio.get_running_loop()
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None
        self._socket = -1
        self._answer: asyncio.Future[PGresult | None] | None = None
        self._result: PGresult | None = None

    async def add(self, rows: Sequence[dict[str, Any]], notice: tuple[str, str] | None) -> None:
        """Store entries, and have a notice (channel and words) told with them; raises NotAdded or Unsure."""
        if self._connection is None:
            await self._connect()
        assert self._connection is not None
        pg, told = self._connection.pgconn, [words.encode() for words in notice or ()]
        self._answer = self._loop.create_future()
        try:
            pg.send_query_prepared(b"tell" if notice else b"add", [msgspec.json.encode(rows), *told])
            self._flush()
            result = await self._answer
        except psycopg.Error:
            self.close()
            raise Unsure from None
        finally:
            self._answer = None
        if result is None or result.status not in _DONE:
            state = None if result is None else result.error_field(DiagnosticField.SQLSTATE)
            if state is not None and state[:2] in _AT_FAULT:
                raise NotAdded
            self.close()
            raise Unsure

    async def _connect(self) -> None:
        try:
            self._connection = await asyncio.to_thread(_prepared, self._address)
        except psycopg.Error:
            raise NotAdded from None
        self._socket = self._connection.fileno()
        self._loop.add_reader(self._socket, self._hear)

    def _flush(self) -> None:
        """Send what the database can take; the rest when it can take more."""
        assert self._connection is not None, "nothing is sent on a closed one"
        if self._connection.pgconn.flush():
            self._loop.add_writer(self._socket, self._flush_rest)

    def _flush_rest(self) -> None:
        self._loop.remove_writer(self._socket)
        try:
            self._flush()
        except psycopg.Error as error:
            self._lose(error)

    def _hear(self) -> None:
        assert self._connection is not None, "nobody listens to a closed one"
        pg = self._connection.pgconn
        try:
            pg.consume_input()
            while self._answer is not None and not pg.is_busy():
                if (result := pg.get_result()) is None:  # all of it has come
                    self._settle(self._result)
                    return
                self._result = result
        except psycopg.Error as error:
            self._lose(error)

    def _lose(self, error: psycopg.Error) -> None:
        self.close()
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(error)

    def _settle(self, result: PGresult | None) -> None:
        self._result = None
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(result)

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._loop.remove_reader(self._socket)
            self._loop.remove_writer(self._socket)
            self._connection.close()
            self._connection = None


def _prepared(address: str) -> "psycopg.Connection[tuple[Any, ...]]":
    """Return a connection that has the statements ready, and never waits."""
    connection = psycopg.connect(address, autocommit=True)
    pg: PGconn = connection.pgconn
    for name, statement in _STATEMENTS.items():
        if (made := pg.prepare(name, statement)).status != ExecStatus.COMMAND_OK:
            connection.close()
            raise psycopg.OperationalError(made.error_message.decode(errors="replace"))
    pg.nonblocking = 1
    return connection
