"""Entries for SQLite, as one statement: nearly all that is ever written are decisions, and nothing but them.

One statement is one transaction. The thread that writes then gives the interpreter away and takes it back once, not
for the beginning, for each row and for the end, and nothing has to be put together that was put together before.
"""

import sqlite3
from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from radura.server.store.tables import entries

MOST: Final = 100
"""Rows of one statement: each number of rows is a statement that SQLite keeps ready."""
_NAMES: Final = [column.name for column in entries.columns]
_ROW: Final = f"({', '.join('?' * len(_NAMES))})"


@cache
def _adding(rows: int) -> str:
    names = ", ".join(f'"{name}"' for name in _NAMES)
    return f"INSERT INTO entries ({names}) VALUES {', '.join([_ROW] * rows)}"


class EmbeddedAppender:
    """The connection on which entries are added. Its errors are SQLAlchemy's."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._connection: Connection | None = None

    def add(self, rows: Sequence[dict[str, Any]]) -> None:
        """Store entries, at most ``MOST``; there is nobody else who would have to hear of them."""
        if self._connection is None:
            self._connection = self._engine.connect()
        values = [row[name] for row in rows for name in _NAMES]
        try:
            cast(sqlite3.Connection, self._connection.connection.driver_connection).execute(_adding(len(rows)), values)
        except sqlite3.IntegrityError as error:
            raise IntegrityError(None, None, error) from None
        except sqlite3.OperationalError as error:
            raise OperationalError(None, None, error) from None
        except sqlite3.Error as error:
            raise DBAPIError(None, None, error) from None

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
