"""The store's tables. ``entries`` is the truth: what happened in a match, one row a revision, only ever added to."""

from typing import Any, Final

import msgspec
from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    bindparam,
    delete,
    insert,
    update,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
    }
)

_ID = String(16)

people: Final = Table(
    "people",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("recovery_hash", LargeBinary),
    Index("ix_people_recovery_hash", "recovery_hash"),
)

tokens: Final = Table(
    "tokens",
    metadata,
    Column("person", _ID, ForeignKey("people.id"), primary_key=True),
    Column("token_hash", LargeBinary, primary_key=True),
)

matches: Final = Table(
    "matches",
    metadata,
    Column("id", _ID, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", Text),
    Column("commitment", Text, nullable=False),
    Column("forced", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Text),
    Column("status", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("owner", _ID, ForeignKey("people.id"), nullable=False),
    Column("ending", Text),
    Column("proposals", Text, nullable=False),
    Column("origin", _ID),
    Column("origin_step", Integer),
    Column("rematch", _ID),
    Column("imported", Boolean, nullable=False),
    Column("kin", _ID),
    Column("luck", Text, nullable=False),
    Column("writer", _ID),
    Index("ix_matches_status_public", "status", "public"),
    Index("ix_matches_owner", "owner"),
    Index("ix_matches_kin", "kin"),
    Index("ix_matches_writer", "writer"),
)

seats: Final = Table(
    "seats",
    metadata,
    Column("match", _ID, ForeignKey("matches.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", _ID, ForeignKey("people.id")),
    Column("name", Text, nullable=False),
    Column("level", Text, nullable=False),
    Column("seen", Float, nullable=False),
    Index("ix_seats_person", "person"),
)

entries: Final = Table(
    "entries",
    metadata,
    Column("match", _ID, ForeignKey("matches.id"), primary_key=True),
    Column("rev", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("barrier", Boolean, nullable=False),
    Column("step", Integer, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("spent", Float, nullable=False),
    Column("at", Float, nullable=False),
    Column("ref", Text, nullable=False),
    Column("person", _ID),
    Column("save_point", Boolean, nullable=False),
)

chats: Final = Table(
    "chats",
    metadata,
    Column("match", _ID, ForeignKey("matches.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("ref", Text, nullable=False),
    Column("person", _ID),
)

invitations: Final = Table(
    "invitations",
    metadata,
    Column("match", _ID, ForeignKey("matches.id"), primary_key=True),
    Column("token_hash", LargeBinary, primary_key=True),
)

snapshots: Final = Table(
    "snapshots",
    metadata,
    Column("match", _ID, ForeignKey("matches.id"), primary_key=True),
    Column("part", Integer, primary_key=True),
    Column("rev", Integer, nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("position", LargeBinary, nullable=False),
)


marks: Final = Table(
    "marks",
    metadata,
    Column("person", _ID, ForeignKey("people.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("thing", String(64), primary_key=True),
    Column("state", String(16), nullable=False),
    Column("chosen", Text, nullable=False),
    Column("at", Float, nullable=False),
)

analyses: Final = Table(
    "analyses",
    metadata,
    Column("match", _ID, ForeignKey("matches.id"), primary_key=True),
    Column("data", LargeBinary, nullable=False),
)


class PersonRow(msgspec.Struct):
    """Somebody at the tables."""

    id: str
    name: str
    created: float
    recovery_hash: bytes | None = None
    """Of the code that they may have written down."""


class MatchRow(msgspec.Struct):
    """A match, without what happened in it."""

    id: str
    game: str
    rules_version: int
    options: str
    seed: str | None
    """Bytes in hex, or ``#`` and an int (imported records only)."""
    commitment: str
    forced: int
    public: bool
    clock: str | None
    status: str
    created: float
    owner: str
    ending: str | None = None
    proposals: str = "[]"
    origin: str | None = None
    origin_step: int | None = None
    rematch: str | None = None
    imported: bool = False
    kin: str | None = None
    """The first of the matches that share hidden cards: each branched off another whose cards were not yet open."""
    luck: str = "{}"
    """What the seats have promised to add to the seed, and have added."""
    writer: str | None = None
    """The process at which the match is at home, where several serve one store."""


class SeatRow(msgspec.Struct):
    """Who holds a seat. An open seat with a person is kept for them."""

    match: str
    seat: int
    kind: str
    person: str | None = None
    name: str = ""
    level: str = ""
    seen: float = 0.0
    """When the person was last at the table."""


class EntryRow(msgspec.Struct):
    """One revision: what happened, by which seat, and who must choose afterwards."""

    match: str
    rev: int
    kind: str
    """``open``, ``sit``, ``start``, ``act``, ``undo``, ``rules``, ``propose``, ``answer``, ``leave``, ``end``..."""
    seat: int
    data: str
    """``start`` and ``act``: lines of the record; ``undo``: how many decisions; ``rules``: where other rules go on."""
    barrier: bool
    step: int
    actor: int
    spent: float
    """Seconds of the seat's own time."""
    at: float
    ref: str
    person: str | None = None
    """Who asked for it; with ``ref``, a repeated request is known by it."""
    save_point: bool = False
    """A campaign can be copied where it stands afterwards."""


class SnapshotRow(msgspec.Struct):
    """A position, so that a match outlives its rules. Only what the entries lead to; it may be missing or late."""

    match: str
    part: int
    """Which part of the match it stands for: the latest position of each is kept."""
    rev: int
    """After which revision."""
    rules_version: int
    draws: int
    """How many numbers were drawn from the seed by then."""
    position: bytes
    """JSON, compressed by zlib."""


class MarkRow(msgspec.Struct):
    """How far a person has come in a lesson or a puzzle."""

    person: str
    game: str
    thing: str
    """The id of the lesson or puzzle."""
    state: str
    """``lesson``, ``tried`` or ``solved``."""
    chosen: str
    """What was chosen so far, as JSON."""
    at: float


class AnalysisRow(msgspec.Struct):
    """What is known so far about how a finished match was played. It can be worked out anew."""

    match: str
    data: bytes
    """JSON, compressed by zlib."""


class ChatRow(msgspec.Struct):
    """A line of chat."""

    match: str
    n: int
    seat: int
    name: str
    text: str
    at: float
    ref: str
    person: str | None = None


def row(struct: msgspec.Struct) -> dict[str, Any]:
    """Return a row as the columns it is written to."""
    return msgspec.structs.asdict(struct)


# Every way to write, in the order in which a group of writes is carried out: what others refer to comes first.
ADD_PERSON: Final = insert(people)
SET_NAME: Final = update(people).where(people.c.id == bindparam("_id")).values(name=bindparam("name"))
SET_RECOVERY: Final = (
    update(people).where(people.c.id == bindparam("_id")).values(recovery_hash=bindparam("recovery_hash"))
)
DROP_TOKENS: Final = delete(tokens).where(tokens.c.person == bindparam("_person"))
ADD_TOKEN: Final = insert(tokens)
ADD_MATCH: Final = insert(matches)
ADD_SEAT: Final = insert(seats)
ADD_INVITATION: Final = insert(invitations)
ADD_ENTRY: Final = insert(entries).returning(entries.c.rev)  # RETURNING: many rows become one statement
ADD_CHAT: Final = insert(chats)
DROP_SNAPSHOT: Final = delete(snapshots).where(
    snapshots.c.match == bindparam("_match"), snapshots.c.part == bindparam("_part")
)
ADD_SNAPSHOT: Final = insert(snapshots)
SET_SEAT: Final = (
    update(seats)
    .where(seats.c.match == bindparam("_match"), seats.c.seat == bindparam("_seat"))
    .values(kind=bindparam("kind"), person=bindparam("person"), name=bindparam("name"), level=bindparam("level"))
)
SET_SEEN: Final = (
    update(seats)
    .where(seats.c.match == bindparam("_match"), seats.c.person == bindparam("_person"))
    .values(seen=bindparam("seen"))
)
SET_MATCH: Final = (
    update(matches)
    .where(matches.c.id == bindparam("_id"))
    .values(
        status=bindparam("status"),
        ending=bindparam("ending"),
        proposals=bindparam("proposals"),
        rematch=bindparam("rematch"),
        luck=bindparam("luck"),
        rules_version=bindparam("rules_version"),
    )
)
DROP_MARK: Final = delete(marks).where(
    marks.c.person == bindparam("_person"), marks.c.game == bindparam("_game"), marks.c.thing == bindparam("_thing")
)
ADD_MARK: Final = insert(marks)
DROP_ANALYSIS: Final = delete(analyses).where(analyses.c.match == bindparam("_match"))
ADD_ANALYSIS: Final = insert(analyses)
_OF_MATCH = (
    seats.c.match,
    entries.c.match,
    chats.c.match,
    invitations.c.match,
    snapshots.c.match,
    analyses.c.match,
    matches.c.id,
)
DROP_MATCH: Final = tuple(delete(column.table).where(column == bindparam("_match")) for column in _OF_MATCH)
ORDER: Final = (
    ADD_PERSON,
    SET_NAME,
    SET_RECOVERY,
    DROP_TOKENS,
    ADD_TOKEN,
    ADD_MATCH,
    ADD_SEAT,
    ADD_INVITATION,
    ADD_ENTRY,
    ADD_CHAT,
    DROP_SNAPSHOT,
    ADD_SNAPSHOT,
    SET_SEAT,
    SET_SEEN,
    SET_MATCH,
    DROP_MARK,
    ADD_MARK,
    DROP_ANALYSIS,
    ADD_ANALYSIS,
    *DROP_MATCH,
)
