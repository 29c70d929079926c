"""Records from files: as many and as long as a server can bear, read beside everything else, and deleted again."""

import asyncio
import sqlite3
import tracemalloc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from tests.support.clients import plain_socket
from tests.support.history import history
from tests.support.server import Serve

from radura.client import Client, Denied
from radura.core.game import game
from radura.core.match import Match
from radura.core.record import Record
from radura.protocol import VERSION, encode
from radura.protocol import messages as m
from radura.protocol.lobby import Branch, Created, LogLine, MatchInfo, Position, TakenByMe
from radura.server.past import Past, Pasts

MANY = 8
MEANWHILE = 5
"""Answers to others for each request that reads a record: about one if the loop read the record itself."""


def first_of_all(id: str, decisions: int = 10**6) -> Record:
    """Play a match by always taking the first option, for so many decisions or to its end."""
    rules = game(id)
    match = Match(Record.start(rules, ["a"] * rules.min_seats, seed=5))
    while match.state.actor >= 0 and match.steps < decisions:
        match.play(match.state.legal()[0])
    return match.record


# -- as long as a match can be ---------------------------------------------------------------


async def test_a_record_longer_than_its_game_ever_is_is_refused(url: str) -> None:
    rules = game("living_forest_duel")
    record = first_of_all(rules.id, rules.longest + 1)
    async with Client(url, name="Anna") as anna:
        with pytest.raises(Denied) as denied:
            await anna.call("POST", "/api/records", MatchInfo, record.to_text())
        assert (denied.value.text.id, denied.value.text.args) == ("core-err-record-long", {"most": rules.longest})
        record = first_of_all(rules.id, rules.longest)
        assert (await anna.call("POST", "/api/records", MatchInfo, record.to_text())).step == rules.longest


# -- beside everything else ------------------------------------------------------------------


@asynccontextmanager
async def pinging(url: str) -> AsyncIterator[list[str]]:
    """Ping a server again and again; yield the list of its answers."""
    answers: list[str] = []

    async def ask() -> None:
        async with plain_socket(url) as socket:
            await socket.send(encode(m.Hello(VERSION)).decode())
            await socket.recv()
            while True:
                await socket.send(encode(m.Ping()).decode())
                answers.append(str(await socket.recv()))
                await asyncio.sleep(0.002)

    asking = asyncio.create_task(ask())
    yield answers
    asking.cancel()
    with suppress(asyncio.CancelledError):
        await asking


async def test_others_are_answered_while_records_are_read(serve: Serve) -> None:
    server = serve()
    text = first_of_all("storyfold_wildwoods").to_text()
    async with Client(server.url, name="Anna") as anna, pinging(server.url) as answers:
        taken = await asyncio.gather(
            *(anna.call("POST", "/api/records", MatchInfo, text) for _ in range(MANY)),
        )
        last = taken[0].step
        read = await asyncio.gather(
            *(anna.call("GET", f"/api/matches/{one.id}/views/{last}", Position) for one in taken),
            *(anna.call("GET", f"/api/matches/{one.id}/log", list[LogLine]) for one in taken[:3]),
            *(anna.call("GET", f"/api/matches/{one.id}/record", str) for one in taken[:3]),
            *(
                anna.call("POST", f"/api/matches/{one.id}/branch", Created, Branch(last - 1, [TakenByMe()]))
                for one in taken[:3]
            ),
        )
    assert len(answers) > MEANWHILE * (len(taken) + len(read)), "others waited for the reading"


# -- in a few bytes --------------------------------------------------------------------------


@pytest.mark.parametrize("id", ["casting_shadows", "living_forest_duel", "res_arcana_duo", "storyfold_wildwoods"])
def test_positions_that_are_not_kept_are_played_again(id: str) -> None:
    record = first_of_all(id, 220)
    past, whole = Past(record), history(record)
    assert past.last == len(whole) - 1
    walked = [(one.seat, one.log, one.state.to_position()) for one in past.walk()]
    assert walked == [(one.seat, one.log, one.state.to_position()) for one in whole]
    for step in (*range(0, past.last, 7), *range(49, min(52, past.last)), past.last):
        at = past.at(step)
        assert (at.seat, at.log, at.state.to_position()) == walked[step]


def test_the_past_takes_no_more_memory_than_it_may() -> None:
    record = first_of_all("storyfold_wildwoods", 1_000)
    tracemalloc.start()
    past = Past(record)
    taken = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert taken / 3 < past.size < taken * 3, "the size is about right"
    assert past.size < 1_000_000
    pasts = Pasts(int(past.size * 2.5))
    kept = [pasts.of(name, 1, record) for name in "abc"]
    assert pasts.size == 2 * past.size
    assert [pasts.of(name, 1, record) is old for name, old in zip("cba", reversed(kept), strict=True)] == [
        True,
        True,
        False,
    ]
    assert pasts.of("b", 2, record) is not kept[1]
    small = Pasts(past.size - 1)
    assert small.of("a", 1, record).last == past.last
    assert small.size == 0, "what is larger than all that may be kept is not"


# -- one's own -------------------------------------------------------------------------------


async def test_a_person_keeps_only_so_many_records_and_can_delete_them(serve: Serve) -> None:
    server = serve(records=3)
    text = first_of_all("tictactoe").to_text()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        results = await asyncio.gather(
            *(anna.call("POST", "/api/records", MatchInfo, text) for _ in range(6)), return_exceptions=True
        )
        kept = [one for one in results if isinstance(one, MatchInfo)]
        refused = [one.text for one in results if isinstance(one, Denied)]
        assert (len(kept), {text.id for text in refused}) == (3, {"srv-err-too-many-records"})
        await bruno.call("POST", "/api/records", MatchInfo, text)
        played = await anna.call(
            "POST", f"/api/matches/{kept[0].id}/branch", Created, Branch(0, [TakenByMe(), TakenByMe()])
        )
        for client, id, status in (
            (bruno, kept[0].id, 404),
            (anna, played.match.id, 403),
            (anna, "nowhere", 404),
        ):
            with pytest.raises(Denied) as denied:
                await client.call("DELETE", f"/api/records/{id}", type(None))
            assert denied.value.status == status
        assert await anna.call("DELETE", f"/api/records/{kept[0].id}", str) == ""
        for path in ("", "/record", "/views/0"):
            with pytest.raises(Denied) as denied:
                await anna.call("GET", f"/api/matches/{kept[0].id}{path}", MatchInfo)
            assert denied.value.status == 404
        assert {one.id for one in await anna.my_matches()} == {kept[1].id, kept[2].id, played.match.id}
        await anna.call("POST", "/api/records", MatchInfo, text)
        table = await anna.join(played.match.id)  # what was played on from it goes on
        assert table.decision is not None
        await table.act(table.decision.options[0].action)
    server.stop()
    with sqlite3.connect(server.database) as store:
        for of, column in (("matches", "id"), ("seats", "match"), ("entries", "match"), ("invitations", "match")):
            assert store.execute(f"SELECT count(*) FROM {of} WHERE {column} = ?", (kept[0].id,)).fetchone() == (0,)
