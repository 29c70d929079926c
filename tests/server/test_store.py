"""The store: the same on SQLite and PostgreSQL, honest when it cannot write, copied while it runs."""

import asyncio
import contextlib
import resource
import sqlite3
import stat
from pathlib import Path

import httpx
import pytest
from alembic import command
from sqlalchemy import inspect, select
from tests.support.clients import act, proposal, sit_down, stones, to_the_end
from tests.support.server import PATIENCE, Serve

from radura.client import Client, Denied
from radura.core.record import Record
from radura.core.text import BadInput
from radura.protocol.lobby import Guest, LeftOpen, MatchInfo, Person, TakenByBot, TakenByMe
from radura.server.main import backup, hold
from radura.server.refusal import Conflict, StoreFailed
from radura.server.store import Store
from radura.server.store.store import _engine, database_url, migrate, migrations, prepare
from radura.server.store.tables import (
    ADD_ANALYSIS,
    ADD_ENTRY,
    ADD_MATCH,
    ADD_PERSON,
    DROP_ANALYSIS,
    DROP_MATCH,
    AnalysisRow,
    EntryRow,
    MatchRow,
    PersonRow,
    chats,
    entries,
    metadata,
    row,
    seats,
    tokens,
)


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A store of each kind."""
    if request.param == "postgresql":
        address: str = request.getfixturevalue("postgresql")
        return address
    return str(tmp_path / "radura.sqlite3")


async def test_a_whole_match_with_everything_in_it(serve: Serve, database: str) -> None:
    server = serve(database)
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await act(mine, "mark(4)")
        await mine.say("ciao")
        await mine.undo()
        await theirs.answer((await proposal(theirs)).id, True)
        await act(mine, "mark(0)")
        await act(theirs, "mark(1)")
        server.kill()
        server.start()
        for table, action in ((mine, "mark(4)"), (theirs, "mark(2)"), (mine, "mark(8)")):
            await act(table, action)
        await mine.until(lambda: mine.is_over)
        record = Record.from_text(await bruno.call("GET", f"/api/matches/{mine.match}/record", str))
        outcome = record.replay().outcome
        assert outcome is not None
        assert (len(record.actions), outcome.winners) == (5, (0,))
        again = await anna.call("POST", f"/api/matches/{mine.match}/rematch", MatchInfo)
        new = await anna.create("tictactoe", [TakenByMe(), TakenByBot("greedy")], public=True)
        assert {again.id, new.match.id, mine.match} == {match.id for match in await anna.my_matches()}
        assert new.match.id in [match.id for match in await bruno.call("GET", "/api/matches", list[MatchInfo])]
        taken = await anna.call("POST", "/api/records", MatchInfo, record.to_text())
        assert taken.imported


async def test_a_bot_to_move_is_asked_again_after_a_restart(serve: Serve, database: str) -> None:
    server = serve(database)
    async with Client(server.url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByBot("random")])
        table = await anna.join(new.match.id)
        await table.act("mark(4)")  # the bot may or may not have answered when the server dies
        server.kill()
        server.start()
        await table.until(lambda: table.decision is not None and stones(table) == 2)


async def test_the_migrations_build_the_tables_that_the_code_uses(database: str) -> None:
    engine = _engine(database_url(database))
    migrate(engine)
    migrate(engine)  # once more changes nothing
    found = inspect(engine)
    for name, table in metadata.tables.items():
        assert {column["name"] for column in found.get_columns(name)} == set(table.columns.keys())
        assert found.get_pk_constraint(name)["constrained_columns"] == [column.name for column in table.primary_key]
    engine.dispose()


async def test_a_store_of_an_older_version_is_brought_up_to_date(database: str) -> None:
    """Write with the first version of the tables what they could hold, then open it with this one."""
    engine = _engine(database_url(database))
    config = migrations()
    tables = metadata.sorted_tables[::-1]
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
        for table in tables:
            connection.execute(table.delete())
        command.downgrade(config, "0001")
        for statement in (
            "INSERT INTO people (id, name, token_hash, created) VALUES ('anna', 'Anna', 'x', 1.0)",
            "INSERT INTO matches (id, game, rules_version, options, commitment, forced, public, status, created, owner,"
            " proposals, imported) VALUES ('m', 'tictactoe', 1, '{}', '', 0, false, 'open', 1.0, 'anna', '[]', false)",
            "INSERT INTO seats VALUES ('m', 0, 'person', 'anna', 'Anna', '')",
            "INSERT INTO entries VALUES ('m', 1, 'open', 0, '', true, 0, -2, 0.0, 1.0, 'ref')",
            "INSERT INTO chats VALUES ('m', 1, 0, 'Anna', 'ciao', 1.0, 'said')",
        ):
            connection.exec_driver_sql(statement)
    migrate(engine)
    with engine.begin() as connection:
        assert connection.execute(select(entries.c.person, entries.c.ref)).all() == [("anna", "ref")]
        assert connection.execute(select(chats.c.person)).scalars().all() == ["anna"]
        assert connection.execute(select(seats.c.seen)).scalars().all() == [0.0]
        assert connection.execute(select(entries.c.save_point)).scalars().all() == [False]
        assert connection.execute(select(tokens.c.person)).scalars().all() == ["anna"]
        for table in tables:
            connection.execute(table.delete())
    engine.dispose()


async def test_what_a_database_cannot_hold_is_refused_and_not_a_failure(serve: Serve, database: str) -> None:
    server = serve(database)
    async with (
        Client(server.url, name="Anna") as anna,
        httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http,
    ):
        for path in ("/api/matches/%00", "/api/matches/a%00b/log"):
            assert (await http.get(path)).status_code == 404
        assert (await http.get("/api/matches?game=%00")).json() == []
        for name in ("A\0na", "An\nna", "Anna\n", "\u202eannA"):
            assert (await http.post("/api/people", json={"name": name})).status_code == 400
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        table = await anna.join(new.match.id)
        with pytest.raises(Denied):
            await asyncio.wait_for(anna.join("\0"), PATIENCE)
        await table.say("\N{EVERGREEN TREE} ciao")
        assert table.chat[-1].text == "\N{EVERGREEN TREE} ciao"
    server.stop()
    assert "store_failed" not in "".join(server.log)


async def test_of_an_analysis_the_latest_is_kept_as_long_as_its_match(database: str) -> None:
    store = Store(database)
    await store.open(lambda _: None)
    match = MatchRow("m", "tictactoe", 1, "{}", None, "", 0, False, None, "over", 0.0, "a")
    await store.write([(ADD_PERSON, row(PersonRow("a", "Anna", 0.0))), (ADD_MATCH, row(match))])
    for data in (b"one", b"two"):
        await store.write([(DROP_ANALYSIS, {"_match": "m"}), (ADD_ANALYSIS, row(AnalysisRow("m", data)))])
    assert await store.analysis("m") == AnalysisRow("m", b"two")
    await store.write([(statement, {"_match": "m"}) for statement in DROP_MATCH])
    assert await store.analysis("m") is None
    with pytest.raises(Conflict):
        await store.write([(ADD_ANALYSIS, row(AnalysisRow("m", b"late")))])
    await store.close()


async def test_entries_are_the_same_however_they_were_written(database: str) -> None:
    """Decisions alone go another way than what is written together with other things, and than a crowd of them."""
    store = Store(database)
    await store.open(lambda _: None)
    match = MatchRow("e", "tictactoe", 1, "{}", None, "", 0, False, None, "running", 0.0, "b")
    first = EntryRow("e", 0, "open", 0, "", False, 0, 0, 0.0, 0.1 + 0.2, "", None, False)
    await store.write([(ADD_PERSON, row(PersonRow("b", "B", 0.0))), (ADD_MATCH, row(match)), (ADD_ENTRY, row(first))])
    words = 'a "b" \\ {c}\n%s \N{EVERGREEN TREE}'
    more = [
        EntryRow("e", n, "act", -1, words, n == 1, n, -1, 1 / 3, 1e9 / 7, words, "b", n == 2) for n in range(1, 251)
    ]
    await asyncio.gather(*(store.write([(ADD_ENTRY, row(entry))]) for entry in more))
    loaded = await store.load("e")
    assert loaded is not None
    assert loaded.entries == [first, *more]
    strange = EntryRow("none", 1, "act", 0, "", False, 0, 0, 0.0, 0.0, "", None, False)
    writes = [store.write([(ADD_ENTRY, row(entry))]) for entry in (more[0], strange)]
    assert [type(found) for found in await asyncio.gather(*writes, return_exceptions=True)] == [Conflict, Conflict]
    await store.write([(statement, {"_match": "e"}) for statement in DROP_MATCH])
    await store.close()


async def test_one_write_that_cannot_be_done_stops_no_other(tmp_path: Path) -> None:
    store = Store(str(tmp_path / "x.sqlite3"))
    await store.open(lambda _: None)
    good = {"name": "Anna", "created": 1.0, "recovery_hash": None}
    writes = [[(ADD_PERSON, {"id": id, **good})] for id in ("one", "\ud800", "two", "one")]
    results = await asyncio.gather(*(store.write(write) for write in writes), return_exceptions=True)
    assert [type(result) for result in results] == [type(None), StoreFailed, type(None), Conflict]
    assert await store.holder("two") is not None
    await store.close()


async def test_what_goes_on_does_not_fall_off_a_long_list(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("radura.server.store.store.LISTED", 2)
    store = Store(str(tmp_path / "x.sqlite3"))
    await store.open(lambda _: None)
    await store.write([(ADD_PERSON, row(PersonRow("anna", "Anna", 0.0)))])
    for at, (id, status) in enumerate((("old", "running"), ("a", "over"), ("b", "over"), ("c", "cancelled"))):
        match = MatchRow(id, "tictactoe", 1, "{}", None, "", 0, False, None, status, float(at), "anna")
        entry = EntryRow(id, 1, "open", 0, "", True, 0, -2, 0.0, 0.0, "")
        await store.write([(ADD_MATCH, row(match)), (ADD_ENTRY, row(entry))])
    assert [found.match.id for found in await store.matches_of("anna")] == ["old", "c"]
    await store.close()


async def test_two_servers_share_one_postgresql(serve: Serve, postgresql: str) -> None:
    one, two = serve(postgresql), serve(postgresql)
    async with Client(one.url, name="Anna") as anna, Client(two.url, name="Bruno") as bruno:
        new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
        mine = await anna.join(new.match.id)
        await bruno.sit(new.match.id, new.invitation)
        theirs = await bruno.join(new.match.id)
        await to_the_end([mine, theirs])
        assert mine.info is not None
        assert theirs.info is not None
        assert mine.info.ending == theirs.info.ending
        await mine.say("from one")
        await theirs.until(lambda: bool(theirs.chat))
        old = anna.token
        async with Client(two.url, token=old) as elsewhere:
            assert (await elsewhere.call("GET", "/api/me", Person)).name == "Anna"
            elsewhere.token = (await anna.call("POST", "/api/me/token", Guest)).token
            assert (await elsewhere.call("GET", "/api/me", Person)).name == "Anna"
            elsewhere.token = old
            with pytest.raises(Denied):
                await elsewhere.call("GET", "/api/me", Person)


# -- a store that cannot write ---------------------------------------------------------------


async def test_with_a_full_disk_the_move_is_refused_and_nothing_changes(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await act(mine, "mark(4)")
        await theirs.until(lambda: theirs.decision is not None)
        rev = theirs.rev
        soft, hard = resource.prlimit(server.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (1, hard))  # no file may grow any more
        for _ in range(3):
            with pytest.raises(Denied) as denied:
                await theirs.act("mark(0)")
            assert denied.value.text.id == "srv-err-store"
        with pytest.raises(Denied) as refused:
            await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
        assert refused.value.status == 503
        assert (stones(mine), stones(theirs), theirs.rev) == (1, 1, rev)
        with pytest.raises(Denied):
            await mine.say("still there?")
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (soft, hard))
        await act(theirs, "mark(0)")  # as soon as there is room again, the match goes on
        await mine.until(lambda: stones(mine) == 2)
    server.stop()
    log = "".join(server.log)
    assert "store_failed" in log
    assert "mark(" not in log


async def test_a_read_only_store_can_be_looked_at_but_not_played(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        await (await anna.join(new.match.id)).act("mark(4)")
    server.stop()
    frozen = serve(f"sqlite:///file:{tmp_path / 'radura.sqlite3'}?mode=ro&uri=true")
    async with Client(frozen.url, token=anna.token) as phone:
        table = await phone.join(new.match.id)
        assert stones(table) == 1
        with pytest.raises(Denied) as denied:
            await table.act("mark(0)")
        assert denied.value.text.id == "srv-err-store"
        assert stones(table) == 1


# -- copies ------------------------------------------------------------------------------------


async def test_a_copy_taken_while_the_server_runs_can_be_played_on(serve: Serve, tmp_path: Path) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        table = await anna.join(new.match.id)
        await act(table, "mark(4)")
        backup(server.database, tmp_path / "copy.sqlite3")
        await act(table, "mark(0)")
    with pytest.raises(BadInput):
        backup(server.database, tmp_path / "copy.sqlite3")
    with pytest.raises(BadInput):
        backup(server.database, tmp_path / "nowhere" / "copy.sqlite3")
    for path in (Path(server.database), tmp_path / "copy.sqlite3"):  # they know every hidden card
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
    copy = serve(str(tmp_path / "copy.sqlite3"))
    async with Client(copy.url, token=anna.token) as again:
        table = await again.join(new.match.id)
        assert stones(table) == 1
        await act(table, "mark(8)")


def test_a_copy_of_postgresql_is_a_dump(postgresql: str, tmp_path: Path) -> None:
    backup(postgresql, tmp_path / "copy.dump")
    assert (tmp_path / "copy.dump").read_bytes().startswith(b"PGDMP")


async def test_a_second_server_keeps_off_an_embedded_store(serve: Serve) -> None:
    server = serve()
    with pytest.raises(AssertionError, match="in use by another server"):
        serve(server.database)


def test_the_lock_of_an_embedded_store_holds_through_links(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    (tmp_path / "folder").symlink_to(tmp_path / "there")
    (tmp_path / "other.sqlite3").symlink_to(tmp_path / "there" / "radura.sqlite3")
    with hold(str(tmp_path / "there" / "radura.sqlite3")):
        for path in ("folder/radura.sqlite3", "other.sqlite3", "there/../folder/radura.sqlite3"):
            with pytest.raises(BadInput) as busy:
                hold(str(tmp_path / path))
            assert busy.value.message.id == "srv-err-store-busy"
    hold(str(tmp_path / "other.sqlite3")).close()


def test_a_store_of_a_newer_version_is_left_alone(tmp_path: Path) -> None:
    path = str(tmp_path / "x.sqlite3")
    prepare(path)
    with contextlib.closing(sqlite3.connect(path)) as store:
        store.execute("UPDATE alembic_version SET version_num = '9999'")
        store.commit()
    with pytest.raises(BadInput) as refused:
        prepare(path)
    assert refused.value.message.id == "srv-err-store-newer"


def test_a_store_that_cannot_be_opened_says_why_and_keeps_the_password(tmp_path: Path) -> None:
    with pytest.raises(BadInput) as refused:
        prepare(str(tmp_path / "nowhere" / "x.sqlite3"))
    assert refused.value.message.id == "srv-err-store-open"
    with pytest.raises(BadInput) as unreachable:
        prepare("postgresql://radura:hush@127.0.0.1:1/radura")
    assert unreachable.value.message.id == "srv-err-store-open"
    assert "hush" not in str(unreachable.value)


def test_the_store_is_durable_at_every_commit(tmp_path: Path) -> None:
    engine = _engine(database_url(str(tmp_path / "x.sqlite3")))
    with engine.connect() as connection:
        pragmas = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2}
    engine.dispose()
    with contextlib.closing(sqlite3.connect(tmp_path / "x.sqlite3")) as other:
        assert other.execute("PRAGMA journal_mode").fetchone() == ("wal",)
