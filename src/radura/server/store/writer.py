"""Group commit: writes of all matches that arrive together become durable together, in one transaction.

A write is acknowledged after its transaction is on disk. If a group fails, each of its writes is tried
alone, so that one that cannot be done does not take the others with it. If the connection breaks, nobody
knows whether the group was stored: each write is tried once more, and one that is there already was.

Where the store has an appender, writes that are nothing but entries go there, and come to the thread only if they fail.
"""

import asyncio
import queue
import threading
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import Connection, Engine, Executable, Insert, select
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from radura.server import metrics
from radura.server.refusal import Conflict, Doubtful, StoreFailed
from radura.server.store.doubts import NotAdded, Unsure
from radura.server.store.embedded import MOST, EmbeddedAppender
from radura.server.store.tables import ADD_CHAT, ADD_ENTRY, DROP_TOKENS, ORDER

if TYPE_CHECKING:
    from radura.server.store.appending import Appender
    from radura.server.store.notices import Notices

Statement = tuple[Executable, dict[str, Any]]

_log = structlog.get_logger()
_RANK = {id(statement): rank for rank, statement in enumerate(ORDER)}
_ENTRY = _RANK[id(ADD_ENTRY)]
_TOLD = (_ENTRY, _RANK[id(ADD_CHAT)])
_MOST = 500  # writes in one transaction


class _Write:
    __slots__ = ("answer", "statements")

    def __init__(self, statements: Sequence[Statement], answer: "asyncio.Future[None]") -> None:
        self.statements = statements
        self.answer = answer


class _Failed:
    """Writes that the appender could not store, or does not know whether it did."""

    __slots__ = ("group", "is_in_doubt")

    def __init__(self, group: list[_Write], *, is_in_doubt: bool) -> None:
        self.group = group
        self.is_in_doubt = is_in_doubt


class Writer:
    """The one thread that writes, and the task that adds entries."""

    def __init__(
        self,
        engine: Engine,
        *,
        embedded: EmbeddedAppender | None = None,
        appender: "Appender | None" = None,
        notices: "Notices | None" = None,
    ) -> None:
        self._engine = engine
        self._embedded = embedded
        """Where the thread adds entries, if nothing else is to be written with them."""
        self._appender = appender
        """Where the task does."""
        self._notices = notices
        self._connection: Connection | None = None
        self._queue: queue.SimpleQueue[list[_Write] | _Failed | None] = queue.SimpleQueue()
        self._gathered: list[_Write] = []
        """What the thread gets once all who want to write now have said so: it is woken once for them."""
        self._loop = asyncio.get_running_loop()
        self._entries: list[_Write] = []
        self._appending: asyncio.Task[None] | None = None
        self._thread = threading.Thread(target=self._run, name="radura-writer", daemon=True)
        self._thread.start()

    async def write(self, statements: Sequence[Statement]) -> None:
        """Carry the statements out as one; returns when they are safely stored, raises StoreFailed if not."""
        answer: asyncio.Future[None] = self._loop.create_future()
        write = _Write(statements, answer)
        if self._appender is None or any(statement is not ADD_ENTRY for statement, _ in statements):
            if not self._gathered:
                self._loop.call_soon(self._hand_over)
            self._gathered.append(write)
        else:
            self._entries.append(write)
            if self._appending is None:
                self._appending = asyncio.create_task(self._append_all(self._appender))
        await answer

    async def close(self) -> None:
        """Finish what was asked for and stop."""
        if self._appending is not None:
            await self._appending
        if self._appender is not None:
            self._appender.close()
        self._hand_over()
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # -- in the loop ------------------------------------------------------------------

    def _hand_over(self) -> None:
        if self._gathered:
            self._queue.put(self._gathered)
            self._gathered = []

    async def _append_all(self, appender: "Appender") -> None:
        while self._entries:
            group, self._entries = self._entries[:_MOST], self._entries[_MOST:]
            rows = [values for write in group for _, values in write.statements]
            notice = None if self._notices is None else self._notices.notice({row["match"] for row in rows})
            start = time.perf_counter()
            try:
                await appender.add(rows, notice)
            except NotAdded:
                self._queue.put(_Failed(group, is_in_doubt=False))
            except Unsure:
                _log.warning("store_lost", writes=len(group))
                self._queue.put(_Failed(group, is_in_doubt=True))
            except Exception:  # whatever it was, those who wait are answered, and the next group is tried
                _log.exception("append_failed", writes=len(group))
                self._queue.put(_Failed(group, is_in_doubt=True))
            else:
                _note(start, group)
                _settle([(write, None) for write in group])
        self._appending = None

    # -- in the thread ----------------------------------------------------------------

    def _run(self) -> None:
        while True:
            first = self._queue.get()
            if first is None:
                break
            if isinstance(first, _Failed):
                self._loop.call_soon_threadsafe(_settle, self._mend(first))
                continue
            group = first
            after: _Failed | None = None
            last = False
            while len(group) < _MOST and after is None:
                try:
                    more = self._queue.get_nowait()
                except queue.Empty:
                    break
                if more is None:
                    last = True
                    break
                if isinstance(more, _Failed):
                    after = more
                else:
                    group += more
            self._loop.call_soon_threadsafe(_settle, self._commit(group))
            if after is not None:
                self._loop.call_soon_threadsafe(_settle, self._mend(after))
            if last:
                break
        if self._connection is not None:
            self._connection.close()
        if self._embedded is not None:
            self._embedded.close()

    def _mend(self, failed: _Failed) -> list[tuple[_Write, StoreFailed | None]]:
        if failed.is_in_doubt:
            if self._connection is not None:  # what broke the appender's has perhaps broken this one
                self._connection.invalidate()
            return self._once_more(failed.group)
        return [outcome for write in failed.group for outcome in self._commit([write])]

    def _commit(self, group: list[_Write]) -> list[tuple[_Write, StoreFailed | None]]:
        start = time.perf_counter()
        try:
            self._transact(group)
        except Exception as error:  # whatever one write causes, the thread must live: all others need it
            if isinstance(error, DBAPIError) and error.connection_invalidated:
                _log.warning("store_lost", error=type(error).__name__, writes=len(group))
                return self._once_more(group)
            if len(group) > 1:
                return [outcome for write in group for outcome in self._commit([write])]
            return [(group[0], _failure(error))]
        _note(start, group)
        return [(write, None) for write in group]

    def _once_more(self, group: list[_Write]) -> list[tuple[_Write, StoreFailed | None]]:
        """Store each write that is not there; as soon as the database does not answer, the rest stays in doubt."""
        outcomes: list[tuple[_Write, StoreFailed | None]] = []
        for write in group:
            failure = self._unless_there(write)
            outcomes.append((write, failure))
            if isinstance(failure, Doubtful):
                break
        return outcomes + [(write, Doubtful()) for write in group[len(outcomes) :]]

    def _unless_there(self, write: _Write) -> StoreFailed | None:
        try:
            try:
                self._transact([write])  # the database lets it wait until the lost transaction has ended either way
            except IntegrityError:
                return None if self._has(write) else Conflict()
        except Exception as error:
            failure = _failure(error)
            return Doubtful() if isinstance(error, OperationalError | InterfaceError) else failure
        return None

    def _has(self, write: _Write) -> bool:
        """Tell whether everything that a write adds is stored, just as it would be."""
        with self._connected().begin():
            for statement, values in write.statements:
                if isinstance(statement, Insert):
                    columns = statement.table.columns
                    same = (columns[name].is_not_distinct_from(value) for name, value in values.items())
                    if self._connected().execute(select(1).where(*same)).first() is None:
                        return False
        return True

    def _transact(self, group: list[_Write]) -> None:
        grouped: dict[int, tuple[Executable, list[dict[str, Any]]]] = {}
        for write in group:
            for statement, values in write.statements:
                grouped.setdefault(_RANK[id(statement)], (statement, []))[1].append(values)
        if self._embedded is not None and list(grouped) == [_ENTRY] and len(grouped[_ENTRY][1]) <= MOST:
            self._embedded.add(grouped[_ENTRY][1])
            return
        with self._connected().begin():
            for rank in sorted(grouped):
                statement, rows = grouped[rank]
                self._connected().execute(statement, rows)
            if self._notices is not None:
                told = {row["match"] for rank in _TOLD if rank in grouped for row in grouped[rank][1]}
                _, renewed = grouped.get(_RANK[id(DROP_TOKENS)], (None, []))
                self._notices.tell(self._connected(), sorted(told), [row["_person"] for row in renewed])

    def _connected(self) -> Connection:
        """Return the one connection for writing; a lost one is made anew."""
        if self._connection is None or self._connection.closed or self._connection.invalidated:
            self._connection = self._engine.connect()
        return self._connection


def _note(start: float, group: list[_Write]) -> None:
    metrics.COMMIT_SECONDS.observe(time.perf_counter() - start)
    metrics.COMMIT_WRITES.observe(len(group))


def _failure(error: Exception) -> StoreFailed:
    if isinstance(error, IntegrityError):
        return Conflict()
    # The statement's values stay out of the log: they may hold what a seat keeps secret.
    _log.error("store_failed", error=type(error).__name__, reason=str(getattr(error, "orig", "")))
    metrics.STORE_FAILURES.inc()
    return StoreFailed()


def _settle(outcomes: list[tuple[_Write, StoreFailed | None]]) -> None:
    for write, error in outcomes:
        if write.answer.cancelled():
            continue
        if error is None:
            write.answer.set_result(None)
        else:
            write.answer.set_exception(error)
