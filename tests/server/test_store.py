"""The store: the same on SQLite and PostgreSQL, honest when it cannot write, copied while it runs."""

import contextlib
import resource
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import inspect
from tests.server.conftest import Serve
from tests.server.test_agreement import act, proposal, sit_down, stones

from radura.client import Client, Denied
from radura.core.record import Record
from radura.core.text import BadInput
from radura.protocol.lobby import LeftOpen, MatchInfo, TakenByBot, TakenByMe
from radura.server.main import backup
from radura.server.store.store import _engine, database_url, migrate, prepare
from radura.server.store.tables import metadata


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


async def test_two_servers_share_one_postgresql(serve: Serve, postgresql: str) -> None:
    one, two = serve(postgresql), serve(postgresql)
    async with Client(one.url, name="Anna") as anna, Client(two.url, name="Bruno") as bruno:
        new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
        mine = await anna.join(new.match.id)
        await bruno.sit(new.match.id, new.invitation)
        theirs = await bruno.join(new.match.id)
        tables = [mine, theirs]
        for turn in range(9):
            mover = tables[turn % 2]
            await mover.until(lambda table=mover: table.is_over or table.decision is not None)  # type: ignore[misc]  # bound now
            if mover.decision is None:
                break
            await mover.act(mover.decision.options[0].action)
        for table in tables:
            await table.until(lambda table=table: table.is_over)  # type: ignore[misc]  # bound now
        assert mine.info is not None
        assert theirs.info is not None
        assert mine.info.ending == theirs.info.ending
        await mine.say("from one")
        await theirs.until(lambda: bool(theirs.chat))


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
