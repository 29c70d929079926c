"""Entries for PostgreSQL, in one round trip: nearly all that is ever written are decisions, and nothing but them.

One statement is one transaction. It takes its rows as one text, so it is the same whatever their number, and the
database has it ready; a statement for each number of rows costs the server several times as much.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
import psycopg
from sqlalchemy.dialects.postgresql import dialect
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError

from radura.server.store.tables import entries

_COLUMNS: Final = [(column.name, column.type.compile(dialect=dialect())) for column in entries.columns]  # type: ignore[no-untyped-call]  # as SQLAlchemy has it
_NAMES: Final = ", ".join(f'"{name}"' for name, _ in _COLUMNS)
_TYPES: Final = ", ".join(f'"{name}" {kind}' for name, kind in _COLUMNS)
_ADD: Final = f"INSERT INTO entries ({_NAMES}) SELECT {_NAMES} FROM json_to_recordset(%s::json) AS given({_TYPES})"
_ADD_AND_TELL: Final = f"WITH added AS ({_ADD}) SELECT pg_notify(%s, %s)"


class Appender:
    """The connection on which entries are added. Its errors are SQLAlchemy's, as those of the other one."""

    def __init__(self, url: URL) -> None:
        self._address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._connection: psycopg.Connection[tuple[Any, ...]] | None = None

    def add(self, rows: Sequence[dict[str, Any]], notice: tuple[str, str] | None) -> None:
        """Store entries, and have a notice (channel and words) told with them."""
        text = msgspec.json.encode(rows).decode()
        try:
            if self._connection is None:
                self._connection = psycopg.connect(self._address, autocommit=True)
            if notice is None:
                self._connection.execute(_ADD, (text,), prepare=True)
            else:
                self._connection.execute(_ADD_AND_TELL, (text, *notice), prepare=True)
        except psycopg.IntegrityError as error:
            raise IntegrityError(None, None, error) from None
        except (psycopg.OperationalError, psycopg.InterfaceError) as error:
            was_open = self._connection is not None
            self.close()
            raise OperationalError(None, None, error, connection_invalidated=was_open) from None
        except psycopg.Error as error:  # the rows are at fault, not the connection
            raise DBAPIError(None, None, error) from None

    def close(self) -> None:
        """Let go of the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
