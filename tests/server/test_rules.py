"""A rule fix strands no match: running ones go on, or can be looked at and left; finished ones can be watched."""

import asyncio
import contextlib
import random
import sqlite3
from pathlib import Path

import pytest
from tests.support.server import PATIENCE, Serve, Server

import radura
from radura.client import Client, Denied, Table
from radura.core.record import Record
from radura.core.text import BadInput
from radura.protocol.lobby import (
    Branch,
    Created,
    LeftOpen,
    LogLine,
    MatchInfo,
    Position,
    Status,
    TakenByBot,
    TakenByMe,
)

GAME = "living_forest_duel"
LUCK = random.Random(5)


async def hot_seat(anna: Client, decisions: int) -> Table:
    """Play a match alone on both seats for a while."""
    new = await anna.create(GAME, [TakenByMe(), TakenByMe("Bruno")])
    table = await anna.join(new.match.id)
    await go_on(table, decisions)
    return table


async def go_on(table: Table, decisions: int) -> None:
    """Take so many decisions, or all that are left."""
    while decisions:
        await asyncio.wait_for(table.until(lambda: table.is_over or table.decision is not None), PATIENCE)
        if table.is_over or table.decision is None:
            return
        try:
            await table.act(LUCK.choice(table.decision.options).action)
            decisions -= 1
        except Denied as denied:
            if denied.text.id != "srv-err-stale":
                raise
            await asyncio.sleep(0.05)  # the rules have changed in the meantime: a new look is on its way


def update(server: Server, *, kill: bool = False, **rules: object) -> None:
    """Start the server again with other rules."""
    server.kill() if kill else server.stop()
    server.settings["rules"] = rules
    server.start()


def stored(server: Server) -> int | None:
    """Return the revision of the latest position in the store."""
    with contextlib.closing(sqlite3.connect(server.database)) as store:
        found: int | None = store.execute("SELECT max(rev) FROM snapshots").fetchone()[0]
        return found


async def record_of(anna: Client, match: str) -> str:
    return await anna.call("GET", f"/api/matches/{match}/record", str)


async def seen(anna: Client, match: str, step: int, eyes: str) -> Position:
    return await anna.call("GET", f"/api/matches/{match}/views/{step}?eyes={eyes}", Position)


@pytest.fixture
def by_new_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let this process have the new rules too."""
    monkeypatch.setattr(type(radura.game(GAME)), "rules_version", 2)


async def test_who_comes_while_the_rules_change_is_shown_what_they_can_decide(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        table = await hot_seat(anna, 5)
    update(server)
    with contextlib.closing(sqlite3.connect(server.database, isolation_level=None)) as store:
        store.execute("BEGIN IMMEDIATE")  # the change of the rules has to wait
        async with Client(server.url, token=anna.token) as anna:
            coming = asyncio.create_task(anna.join(table.match))
            await asyncio.sleep(0.5)
            store.execute("ROLLBACK")
            table = await coming
            assert table.decision is not None
            await table.act(table.decision.options[0].action)


@pytest.mark.parametrize("kill", [False, True], ids=["stopped", "killed"])
async def test_a_running_match_goes_on_with_the_same_luck(serve: Serve, by_new_rules: None, kill: bool) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        table = await hot_seat(anna, 12)
        before = await seen(anna, table.match, 12, "0")
        update(server, kill=kill, version=2)
        await table.until(lambda: table.info is not None and table.info.rules_version == 2)
        info = await anna.call("GET", f"/api/matches/{table.match}", MatchInfo)
        assert (info.status, info.rules_version, info.step, info.halted) == (Status.RUNNING, 2, 12, False)
        assert (await seen(anna, table.match, 12, "0")).view == before.view
        await go_on(table, 12)
        server.kill()  # what came by the new rules is read from the entries again
        server.start()
        await go_on(table, 6)
        await table.leave()
        assert (await seen(anna, table.match, 5, "all")).view.actor >= 0
        record = Record.from_text(await record_of(anna, table.match))
    assert record.resumed is not None
    assert (record.rules_version, record.resumed.rules_version, len(record.past)) == (2, 1, record.resumed.lines)
    record.replay()
    assert all(draw.numbers is not None for draw in record.draws() if draw.line >= len(record.past) + 2)
    assert record.seed is not None
    unbroken = Record.start(radura.game(GAME), record.seats, record.options, record.seed)
    lines = [*record.past, *record.to_text().splitlines()[1 + len(record.past) :]]
    unbroken.nonces = record.nonces
    assert unbroken.take_lines(lines)[1] == len(lines)  # these rules are the same: so is every draw


async def test_actions_with_other_names_do_not_keep_a_match_from_going_on(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        table = await hot_seat(anna, 15)
        views = [(await seen(anna, table.match, step, "0")).view for step in (0, 15)]
        update(server, version=2, renamed=True)
        await table.until(lambda: table.decision is not None and table.decision.options[0].action.startswith("now_"))
        assert (await seen(anna, table.match, 0, "0")).view.places == views[0].places
        assert (await seen(anna, table.match, 15, "0")).view.places == views[1].places
        await go_on(table, 10)
        await table.leave()
        lines = (await record_of(anna, table.match)).splitlines()[1:]
        now = [line.partition(" ")[2].startswith("now_") for line in lines]
        assert sum(not new for new in now) > 15
        assert now == sorted(now)  # first the lines of the older rules, as they were
        branch = Branch(3, [TakenByMe(), TakenByMe()])
        with pytest.raises(Denied) as denied:
            await anna.call("POST", f"/api/matches/{table.match}/branch", Created, branch)
        assert denied.value.text.id == "srv-err-old-rules"
        later = Branch(16, [TakenByMe(), TakenByMe()])
        made = await anna.call("POST", f"/api/matches/{table.match}/branch", Created, later)
        await go_on(await anna.join(made.match.id), 3)
        server.kill()
        server.start()
        info = await anna.call("GET", f"/api/matches/{made.match.id}", MatchInfo)
        assert (info.step, info.halted) == (19, False)


async def test_positions_are_stored_during_play_and_not_only_when_the_server_stops(serve: Serve) -> None:
    server = serve(idle_after=0.2)  # looks as often for what has changed
    async with Client(server.url, name="Anna") as anna:
        table = await hot_seat(anna, 5)
        for _ in range(1_000):
            if stored(server) == table.rev:
                break
            await asyncio.sleep(0.05)
        update(server, kill=True, version=2, renamed=True)
        await table.until(lambda: table.info is not None and table.info.rules_version == 2)
        assert table.info is not None
        assert (table.info.step, table.info.halted) == (5, False)


async def test_computer_players_go_on_too(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        new = await anna.create(GAME, [TakenByMe(), TakenByBot("greedy")])
        table = await anna.join(new.match.id)
        await go_on(table, 2)  # so early that no match is over before the computer player's next turn
        update(server, version=2, renamed=True)
        await go_on(table, 14)  # more than any turn takes
        await table.leave()
        lines = (await record_of(anna, table.match)).splitlines()[1:]
        assert any(line.startswith("1 now_") for line in lines)


async def test_what_new_rules_cannot_read_is_looked_at_left_and_downloaded(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        new = await anna.create(GAME, [TakenByMe(), LeftOpen()])
        tables = [await anna.join(new.match.id), await bruno.accept(f"{new.match.id}/{new.invitation}")]
        match = new.match.id
        for _ in range(6):
            table = next(table for table in tables if table.decision is not None)
            rev = await table.act(LUCK.choice(table.decision.options).action if table.decision else "")
            for other in tables:
                await other.until(lambda other=other, rev=rev: other.rev is not None and other.rev >= rev)  # type: ignore[misc]  # a closure
        update(server, version=2, renamed=True, unreadable=True)
        info = await anna.call("GET", f"/api/matches/{match}", MatchInfo)
        assert (info.status, info.halted, info.step, info.actor) == (Status.RUNNING, True, 6, -2)
        with pytest.raises(Denied) as denied:
            await tables[0].act("now_token(water)")
        assert denied.value.text.id == "srv-err-old-rules"
        assert (await seen(anna, match, 0, "0")).last == 6
        with pytest.raises(Denied):
            await record_of(anna, match)
        left = await bruno.call("POST", f"/api/matches/{match}/leave", MatchInfo)
        assert (left.status, left.halted) == (Status.OVER, False)
        assert left.ending is not None
        assert (left.ending.text.id, left.ending.winners) == ("srv-end-old-rules", [])
        text = await record_of(anna, match)
    record = Record.from_text(text)  # this process still has the older rules
    assert record.rules_version == 1
    assert sum(actor >= 0 for actor, _ in record.actions) == 6
    assert len(record.draws()) == sum(actor < 0 for actor, _ in record.actions)


async def test_a_finished_match_is_watched_and_downloaded_as_before(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        table = await hot_seat(anna, 70)
        await table.leave()
        text = await record_of(anna, table.match)
        last = (await seen(anna, table.match, 0, "all")).last
        views = {step: (await seen(anna, table.match, step, "all")).view for step in (0, last)}
        update(server, version=2, renamed=True)
        assert await record_of(anna, table.match) == text
        for step, view in views.items():
            now = await seen(anna, table.match, step, "all")
            assert (now.last, now.view.places, now.view.outcome) == (last, view.places, view.outcome)
        for step in range(0, last, 10):
            await seen(anna, table.match, step, "all")
        assert isinstance(await anna.call("GET", f"/api/matches/{table.match}/log", list[LogLine]), list)
        with pytest.raises(Denied) as denied:
            await anna.call(
                "POST", f"/api/matches/{table.match}/branch", Created, Branch(3, [TakenByMe(), TakenByMe()])
            )
        assert denied.value.text.id == "srv-err-old-rules"


async def test_a_match_that_waits_for_people_begins_by_the_new_rules(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        new = await anna.create(GAME, [TakenByMe(), LeftOpen()])
        update(server, version=2)
        table = await bruno.accept(f"{new.match.id}/{new.invitation}")
        await table.until(lambda: table.info is not None and table.info.status is Status.RUNNING)
        assert table.info is not None
        assert table.info.rules_version == 2


async def test_a_record_that_changed_its_rules_can_be_read_in_again(
    serve: Serve, by_new_rules: None, tmp_path: Path
) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        table = await hot_seat(anna, 4)
        update(server, version=2)
        await go_on(table, 4)
        await table.leave()
        text = await record_of(anna, table.match)
        taken = await anna.call("POST", "/api/records", MatchInfo, text)
        assert taken.imported
        assert await record_of(anna, taken.id) == text
        assert (await seen(anna, taken.id, 1, "all")).last == taken.step
    with pytest.raises(BadInput, match="were played under version 1 of the rules"):
        Record.from_text(text).replay(3)
