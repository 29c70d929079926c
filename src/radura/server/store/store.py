"""Reading the store, and opening it at the right version. All writing goes through the Writer."""

import asyncio
from collections.abc import Callable, Iterable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import msgspec
from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, and_, create_engine, event, func, or_, select, text, true, update
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError

from radura.core.text import BadInput
from radura.server.refusal import StoreFailed
from radura.server.store.embedded import EmbeddedAppender
from radura.server.store.gathering import Gathered
from radura.server.store.tables import (
    AnalysisRow,
    ChatRow,
    EntryRow,
    MarkRow,
    MatchRow,
    PersonRow,
    SeatRow,
    SnapshotRow,
    analyses,
    chats,
    entries,
    invitations,
    marks,
    matches,
    people,
    seats,
    snapshots,
    tokens,
)
from radura.server.store.writer import Statement, Writer

if TYPE_CHECKING:
    from radura.server.store.notices import Notices

T = TypeVar("T")
R = TypeVar("R", bound=msgspec.Struct)

_MIGRATION_LOCK = 0x7261647572  # any number of our own: PostgreSQL's advisory lock while migrating
CHAT_LINES = 100
LISTED = 200


class Loaded(msgspec.Struct):
    """All that is stored of a match."""

    match: MatchRow
    seats: list[SeatRow]
    entries: list[EntryRow]
    chat: list[ChatRow]
    snapshots: list[SnapshotRow] = []


class Summary(msgspec.Struct):
    """What a list shows of a match: its last entry instead of all of them."""

    match: MatchRow
    seats: list[SeatRow]
    last: EntryRow


class Holder(NamedTuple):
    """A person, and the hashes of the tokens that are theirs."""

    person: PersonRow
    token_hashes: list[bytes]


class Store:
    """One database. Reads run in threads, writes in the Writer's."""

    def __init__(self, url: str) -> None:
        self.url = database_url(url)
        self.engine = _engine(self.url)
        self._writer: Writer | None = None
        self._notices: Notices | None = None
        self._holders = Gathered(lambda ids: self._ask(lambda c: _holders(c, ids)))
        self._loads = Gathered(lambda ids: self._ask(lambda c: load_matches(c, ids)))

    @property
    def is_shared(self) -> bool:
        """True if other servers may write to the database too."""
        return self.url.get_backend_name() == "postgresql"

    async def open(
        self,
        changed: Callable[[str], None] | None = None,
        renewed: Callable[[str], None] = lambda _: None,
    ) -> None:
        """Bring the database to this version and start writing; hear of matches and people changed by others.

        ``changed`` is None where servers tell each other otherwise to which matches they have written.
        """
        await asyncio.to_thread(migrate, self.engine)
        if self.is_shared:
            from radura.server.store.appending import Appender  # needs psycopg, which an embedded store does not
            from radura.server.store.notices import Notices

            self._notices = Notices(self.url, changed, renewed)
            self._writer = Writer(self.engine, appender=Appender(self.url), notices=self._notices)
        else:
            self._writer = Writer(self.engine, embedded=EmbeddedAppender(self.engine))

    async def close(self) -> None:
        """Finish writing and let go of the database."""
        if self._writer is not None:
            await self._writer.close()
        if self._notices is not None:
            await asyncio.to_thread(self._notices.close)
        await asyncio.to_thread(self.engine.dispose)

    async def write(self, statements: Sequence[Statement]) -> None:
        """Store the statements as one; raises StoreFailed, or Conflict if a row is there already."""
        assert self._writer is not None, "the store is not open"
        await self._writer.write(statements)

    async def check(self) -> None:
        """Raise StoreFailed if the database does not answer."""
        await self._ask(lambda c: c.execute(select(1)).scalar())

    # -- reading ------------------------------------------------------------------------

    async def holder(self, id: str) -> Holder | None:
        """Return a person and what they are known by."""
        return await self._holders.get(id)

    async def person_by_recovery(self, recovery_hash: bytes) -> str | None:
        """Return the id of the person who has written down this code."""
        query = select(people.c.id).where(people.c.recovery_hash == recovery_hash)
        return await self._ask(lambda c: c.execute(query).scalar())

    async def marks_of(self, person: str) -> list[MarkRow]:
        """Return how far a person has come in lessons and puzzles."""
        return await self._ask(lambda c: _rows(c, MarkRow, select(marks).where(marks.c.person == person)))

    async def analysis(self, match: str) -> AnalysisRow | None:
        """Return what is known about how a match was played."""
        return await self._ask(lambda c: _one(c, AnalysisRow, select(analyses).where(analyses.c.match == match)))

    async def load(self, id: str) -> Loaded | None:
        """Return all of a match."""
        return await self._loads.get(id)

    async def invitation_hashes(self, match: str) -> list[bytes]:
        """Return the hashes of a match's invitations."""
        query = select(invitations.c.token_hash).where(invitations.c.match == match)
        return await self._ask(lambda c: [bytes(row[0]) for row in c.execute(query)])

    async def matches_of(self, person: str) -> list[Summary]:
        """Return the matches in which a person sits, or that they own, running ones and then the latest first."""
        seated = select(seats.c.match).where(seats.c.person == person)
        return await self._ask(lambda c: _summaries(c, or_(matches.c.id.in_(seated), matches.c.owner == person)))

    async def count_imported(self, person: str) -> int:
        """Return how many records from files a person keeps."""
        query = select(func.count()).where(matches.c.owner == person, matches.c.imported.is_(True))
        return await self._ask(lambda c: int(c.execute(query).scalar_one()))

    async def public_matches(self, game: str | None) -> list[Summary]:
        """Return the public matches that are open or running, the latest first."""
        where = and_(matches.c.public.is_(True), matches.c.status.in_(("open", "running")))
        if game is not None:
            where = and_(where, matches.c.game == game)
        return await self._ask(lambda c: _summaries(c, where))

    async def goes_on(self, kin: str) -> bool:
        """Tell whether a match goes on, or one that shares hidden cards with it."""
        family = or_(matches.c.id == kin, matches.c.kin == kin)
        query = select(matches.c.id).where(family, matches.c.status.in_(("open", "running"))).limit(1)
        return await self._ask(lambda c: c.execute(query).first() is not None)

    async def waiting_for_bot(self) -> list[str]:
        """Return the running matches in which a computer player must choose."""
        return await self._ask(lambda c: _waiting_for_bot(c))

    async def with_clock(self) -> list[str]:
        """Return the running matches with a time control."""
        query = select(matches.c.id).where(matches.c.status == "running", matches.c.clock.is_not(None))
        return await self._ask(lambda c: [row[0] for row in c.execute(query)])

    async def written(self, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """Return the last revision and the last line of chat of matches."""
        return await self._ask(lambda c: _written(c, ids))

    # -- at which process a match is at home ----------------------------------------------

    async def claim(self, ids: Sequence[str], process: str, alive: Sequence[str]) -> dict[str, str]:
        """Let matches be at home at a process, unless they are at another that is alive; return where each is now."""
        return await self._ask(lambda c: _claim(c, ids, process, alive))

    async def release(self, process: str, ids: Sequence[str] | None = None) -> None:
        """Let some matches, or all of them, be no longer at home at a process."""
        mine = and_(matches.c.writer == process, true() if ids is None else matches.c.id.in_(ids))
        await self._ask(lambda c: c.execute(update(matches).where(mine).values(writer=None)))

    async def give(self, id: str, process: str, other: str) -> None:
        """Let a match that is at home at a process be at home at another."""
        mine = and_(matches.c.writer == process, matches.c.id == id)
        await self._ask(lambda c: c.execute(update(matches).where(mine).values(writer=other)))

    async def status(self, id: str) -> str | None:
        """Return how far a match has come; None: there is none."""
        return await self._ask(lambda c: c.execute(select(matches.c.status).where(matches.c.id == id)).scalar())

    async def _ask(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.begin() as connection:
                return work(connection)

        try:
            return await asyncio.to_thread(run)
        except SQLAlchemyError:
            raise StoreFailed from None


def _rows(connection: Connection, kind: type[R], query: Any) -> list[R]:
    return [kind(**row) for row in connection.execute(query).mappings()]


def _one(connection: Connection, kind: type[R], query: Any) -> R | None:
    row = connection.execute(query).mappings().first()
    return None if row is None else kind(**row)


def _holders(connection: Connection, ids: Sequence[str]) -> dict[str, Holder]:
    rows = _rows(connection, PersonRow, select(people).where(people.c.id.in_(ids)))
    found = {person.id: Holder(person, []) for person in rows}
    query = select(tokens.c.person, tokens.c.token_hash).where(tokens.c.person.in_(list(found)))
    for id, token_hash in connection.execute(query):
        found[id].token_hashes.append(bytes(token_hash))
    return found


def load_matches(connection: Connection, ids: Sequence[str]) -> dict[str, Loaded]:
    """Return all of some matches, by their ids."""
    rows = _rows(connection, MatchRow, select(matches).where(matches.c.id.in_(ids)))
    found = {match.id: Loaded(match, [], [], [], []) for match in rows}
    known = list(found)
    for seat in _rows(connection, SeatRow, select(seats).where(seats.c.match.in_(known)).order_by(seats.c.seat)):
        found[seat.match].seats.append(seat)
    for entry in _rows(connection, EntryRow, select(entries).where(entries.c.match.in_(known)).order_by(entries.c.rev)):
        found[entry.match].entries.append(entry)
    for line in _rows(connection, ChatRow, _last_lines(known)):
        found[line.match].chat.append(line)
    for snapshot in _rows(connection, SnapshotRow, select(snapshots).where(snapshots.c.match.in_(known))):
        found[snapshot.match].snapshots.append(snapshot)
    return found


def _last_lines(ids: Sequence[str]) -> Any:
    age = func.row_number().over(partition_by=chats.c.match, order_by=chats.c.n.desc()).label("age")
    lines = select(chats, age).where(chats.c.match.in_(ids)).subquery()
    return select(*(lines.c[column.name] for column in chats.c)).where(lines.c.age <= CHAT_LINES).order_by(lines.c.n)


def _pairs(connection: Connection, query: Any) -> dict[str, str]:
    return {row[0]: row[1] for row in connection.execute(query)}


def _claim(connection: Connection, ids: Sequence[str], process: str, alive: Sequence[str]) -> dict[str, str]:
    query = select(matches.c.id, matches.c.writer).where(matches.c.id.in_(ids))
    found = _pairs(connection, query)
    if free := [id for id, writer in found.items() if writer not in alive]:
        locked = query.where(matches.c.id.in_(free)).order_by(matches.c.id).with_for_update()  # in order: no deadlock
        found |= _pairs(connection, locked)
        mine = [id for id in free if found[id] not in alive]
        connection.execute(update(matches).where(matches.c.id.in_(mine)).values(writer=process))
        found |= dict.fromkeys(mine, process)
    return found


def _written(connection: Connection, ids: Sequence[str]) -> dict[str, tuple[int, int]]:
    revs = select(entries.c.match, func.max(entries.c.rev)).where(entries.c.match.in_(ids)).group_by(entries.c.match)
    lines = select(chats.c.match, func.max(chats.c.n)).where(chats.c.match.in_(ids)).group_by(chats.c.match)
    said: dict[str, int] = {match: n or 0 for match, n in connection.execute(lines)}
    return {match: (rev, said.get(match, 0)) for match, rev in connection.execute(revs)}


def _last_entries(ids: Iterable[str]) -> Any:
    last = (
        select(entries.c.match, func.max(entries.c.rev).label("rev"))
        .where(entries.c.match.in_(list(ids)))
        .group_by(entries.c.match)
        .subquery()
    )
    return select(entries).join(last, and_(entries.c.match == last.c.match, entries.c.rev == last.c.rev))


def _summaries(connection: Connection, where: Any) -> list[Summary]:
    done = matches.c.status.in_(("over", "cancelled"))  # what still goes on must not fall off the end of a long list
    query = select(matches).where(where).order_by(done, matches.c.created.desc()).limit(LISTED)
    found = _rows(connection, MatchRow, query)
    ids = [match.id for match in found]
    sitting: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for seat in _rows(connection, SeatRow, select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat)):
        sitting[seat.match].append(seat)
    last = {entry.match: entry for entry in _rows(connection, EntryRow, _last_entries(ids))}
    return [Summary(match, sitting[match.id], last[match.id]) for match in found]


def _waiting_for_bot(connection: Connection) -> list[str]:
    running = [row[0] for row in connection.execute(select(matches.c.id).where(matches.c.status == "running"))]
    out: list[str] = []
    for start in range(0, len(running), 500):
        part = _last_entries(running[start : start + 500]).subquery()
        query = select(part.c.match).join(
            seats, and_(seats.c.match == part.c.match, seats.c.seat == part.c.actor, seats.c.kind == "bot")
        )
        out += [row[0] for row in connection.execute(query)]
    return out


# -- opening ------------------------------------------------------------------------------


def database_url(url: str) -> URL:
    """Return the address of a database: a URL, or the path of an SQLite file. BadInput if it is of another kind."""
    if "://" not in url:
        return URL.create("sqlite", database=str(Path(url).expanduser()))
    kind = url.partition("://")[0]
    try:
        parsed = make_url(url)
    except (SQLAlchemyError, ValueError):
        raise BadInput("srv-err-store-kind", given=kind) from None  # not the whole: it may hold a password
    drivers = {"sqlite": "sqlite", "postgresql": "postgresql+psycopg", "postgres": "postgresql+psycopg"}
    if kind not in drivers:
        raise BadInput("srv-err-store-kind", given=kind)
    return parsed.set(drivername=drivers[kind])


def _engine(url: URL) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, hide_parameters=True, pool_pre_ping=True)
    engine = create_engine(url, hide_parameters=True, pool_size=4, connect_args={"timeout": 10})
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _prepare_sqlite(connection: Any, _: object) -> None:
    """Make every commit durable and readers independent of the writer."""
    connection.isolation_level = None  # transactions begin where SQLAlchemy says so
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=4000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    connection.exec_driver_sql("BEGIN")


def migrations() -> Config:
    """Return Alembic's configuration; it wants a ``connection`` among its attributes."""
    config = Config()
    config.set_main_option("script_location", str(files("radura.server.store") / "migrations"))
    return config


def migrate(engine: Engine) -> None:
    """Bring the database to the newest version; several servers may try at once. BadInput if it cannot be opened."""
    try:
        with engine.begin() as connection:
            upgrade(connection)
    except SQLAlchemyError as error:
        why = str(getattr(error, "orig", None) or type(error).__name__).strip()
        raise BadInput("srv-err-store-open", given=engine.url.render_as_string(), why=why) from None


def upgrade(connection: Connection) -> None:
    """Bring the database to the newest version, within a transaction; BadInput if a newer server has written it."""
    config = migrations()
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_MIGRATION_LOCK})"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise BadInput("srv-err-store-newer", given=connection.engine.url.render_as_string()) from None


def prepare(url: str) -> None:
    """Open a database once and bring it to the newest version."""
    engine = _engine(database_url(url))
    try:
        migrate(engine)
    finally:
        engine.dispose()
