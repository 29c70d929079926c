"""Several servers are one: whoever is at which of them, a table is the same table."""

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

import httpx
import pytest
from tests.support import cluster, nginx
from tests.support.clients import Deliveries, act, metric, reached, sit_down, to_the_end
from tests.support.cluster import Cluster
from tests.support.postgres import Postgres
from tests.support.server import PATIENCE, ROOT

from radura.client import Client, Denied, Table
from radura.core.text import BadInput
from radura.protocol.lobby import Guest, LeftOpen, Live, MatchInfo, TakenByBot, TakenByMe
from radura.server.main import serve


@pytest.fixture(scope="module")
def pair(database_server: Postgres) -> Iterator[Cluster]:
    """Two servers that many tests share."""
    with cluster.running(2, database_server.new_database(), connections=60) as found:
        yield found
        log = found.log()
    assert "_failed" not in log


async def test_a_move_arrives_at_the_other_server_as_events(pair: Cluster) -> None:
    one, two = pair.urls
    async with Client(one, name="Anna") as anna, Client(two, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        seen = Deliveries(mine), Deliveries(theirs)
        for n, table in enumerate([mine, theirs] * 2):
            await act(table, f"mark({n})")
        await theirs.until(lambda: theirs.rev == mine.rev)
        assert seen[0].revs == seen[1].revs
        assert (len(seen[0].revs), seen[0].syncs + seen[1].syncs) == (4, 0)


async def test_the_database_can_be_the_broker(database_server: Postgres) -> None:
    database = database_server.new_database()
    with cluster.serving(2, database, broker=database) as (one, two):
        async with Client(one.url, name="Anna") as anna, Client(two.url, name="Bruno") as bruno:
            new = await anna.create("living_forest_duel", [TakenByMe(), LeftOpen()])  # its views need several notices
            await bruno.sit(new.match.id, new.invitation)
            mine, theirs = await anna.join(new.match.id), await bruno.join(new.match.id)
            seen = Deliveries(mine), Deliveries(theirs)
            for _ in range(4):
                rev = await first_option([mine, theirs])
                await reached(mine, rev)
                await reached(theirs, rev)
            await theirs.say("ciao")
            await mine.until(lambda: [line.text for line in mine.chat] == ["ciao"])
            assert here(mine) == [True, True]
            assert seen[0].revs == seen[1].revs
            assert (len(seen[0].revs), seen[0].syncs + seen[1].syncs) == (4, 0)


async def first_option(tables: list[Table]) -> int:
    """Let whoever must choose take the first option; return the revision."""
    while True:
        for table in tables:
            if table.decision is not None:
                return await table.act(table.decision.options[0].action)
        await asyncio.sleep(0.01)


async def test_everybody_knows_who_is_there_and_what_was_said(pair: Cluster) -> None:
    one, two = pair.urls
    async with Client(one, name="Anna") as anna:
        async with Client(two, name="Bruno") as bruno:
            mine, theirs = await sit_down(anna, bruno)
            await mine.until(lambda: here(mine) == [True, True])
            assert here(theirs) == [True, True]
            listed = next(match for match in await bruno.my_matches() if match.id == mine.match)
            assert [seat.here for seat in listed.seats] == [True, True]
            await theirs.say("ciao")
            await mine.say("hoi")
            await theirs.until(lambda: [line.text for line in theirs.chat] == ["ciao", "hoi"])
        await mine.until(lambda: here(mine) == [True, False])


def here(table: Table) -> list[bool]:
    assert table.info is not None
    return [seat.here for seat in table.info.seats]


async def test_people_hear_of_a_match_elsewhere_wherever_they_are(pair: Cluster) -> None:
    one, two = pair.urls
    async with Client(one, name="Anna") as anna, Client(two, name="Bruno") as bruno:
        new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
        other = await bruno.create("tictactoe", [TakenByMe(), TakenByMe()])
        await bruno.join(other.match.id)  # he looks at another table, at another server
        await bruno.sit(new.match.id, new.invitation)
        mine = await anna.join(new.match.id)
        await mine.until(lambda: mine.decision is not None)
        await mine.act("mark(4)")
        await bruno.until(lambda: new.match.id in bruno.news and bruno.news[new.match.id].actor == 1)


async def test_a_new_link_ends_the_old_one_at_every_server(pair: Cluster) -> None:
    one, two = pair.urls
    async with Client(one, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        async with Client(two, token=anna.token) as phone:
            table = await phone.join(new.match.id)
            await anna.call("POST", "/api/me/token", Guest)
            with pytest.raises(Denied) as denied:
                await asyncio.wait_for(table.until(lambda: False), PATIENCE)
            assert denied.value.text.id == "srv-bye-token"


async def test_of_many_who_want_one_seat_one_gets_it_and_the_others_hear_why(pair: Cluster) -> None:
    async with Client(pair.urls[0], name="Anna") as anna:
        for _ in range(3):
            new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
            clients = [Client(pair.urls[n % 2], name=f"p{n}") for n in range(6)]
            for client in clients:
                await client.__aenter__()
            sat = await asyncio.gather(
                *(client.sit(new.match.id, new.invitation) for client in clients), return_exceptions=True
            )
            for client in clients:
                await client.close()
            reasons = [error.text.id for error in sat if isinstance(error, Denied)]
            assert reasons == ["srv-err-no-free-seat"] * 5


async def test_a_rematch_is_found_though_it_is_at_another_server(pair: Cluster) -> None:
    one, two = pair.servers
    async with Client(one.url, name="Anna") as anna, Client(two.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await to_the_end([mine, theirs])
        await anna.part(mine.match)
        await bruno.part(mine.match)
        new = await anna.rematch(mine.match)
        await asyncio.to_thread(one.stop)  # both matches are free
        await bruno.call("GET", f"/api/matches/{new.id}", MatchInfo)  # the new one is at home at the second server
        await asyncio.to_thread(one.start)
        await anna.call("GET", f"/api/matches/{mine.match}", MatchInfo)  # the old one at the first
        again = await bruno.rematch(mine.match)
        assert (again.id, again.you) == (new.id, [0])


async def test_limits_count_at_all_servers_together(pair: Cluster) -> None:
    one, two = pair.urls
    body, refused = {"code": "aaaa-aaaa-aaaa-aaaa-aaaa"}, [0, 0]
    began = time.monotonic()
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        for n in range(12):  # one alone would refuse none of its six for at least ten seconds, but the last
            found = await http.post(f"{(one, two)[n % 2]}/api/people/recovery", json=body)
            refused[n % 2] += found.status_code == 429
            await asyncio.sleep(0.1)  # the other hears of it
    refilled = (time.monotonic() - began) / 10  # one in ten seconds, at each
    assert min(refused) >= 2 - refilled
    assert sum(refused) >= 12 - 6 - 2 * refilled


# -- as in deploy/ ---------------------------------------------------------------------------


async def test_behind_nginx_two_servers_have_one_address(pair: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = (server.port for server in pair.servers)
    with nginx.running((one, two)) as (url, certificate):
        monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
        async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
            mine, theirs = await sit_down(anna, bruno)
            seen = Deliveries(mine), Deliveries(theirs)
            for n, table in enumerate([mine, theirs] * 2):
                await act(table, f"mark({n})")
            await theirs.until(lambda: theirs.rev == mine.rev)
            assert seen[0].revs == seen[1].revs
            assert {len(one.revs) for one in seen} == {4}
            async with httpx.AsyncClient(timeout=PATIENCE) as http:
                assert (await http.get(f"{url}/metrics")).status_code == 404
                assert (await http.get(f"{url}/healthz")).text == "ok"
                connected = [await metric(http, server, "radura_connections") for server in pair.urls]
            assert min(connected) >= 1, "each server has one of the two sockets"


async def test_every_figure_of_the_dashboard_is_one_of_the_servers(pair: Cluster) -> None:
    async with httpx.AsyncClient() as http:
        text = (await http.get(f"{pair.urls[0]}/metrics", timeout=PATIENCE)).text
    known = {line.split()[2] for line in text.splitlines() if line.startswith("# TYPE")}
    known |= {f"{name}_{part}" for name in known for part in ("bucket", "sum", "count")}
    board = (ROOT / "deploy" / "grafana" / "radura.json").read_text(encoding="utf-8")
    assert {*re.findall(r"radura_\w+", board)} <= known


# -- what is killed --------------------------------------------------------------------------


async def test_a_match_whose_server_dies_goes_on_at_another(pair: Cluster) -> None:
    one, two = pair.servers
    async with Client(one.url, name="Anna") as anna, Client(two.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)  # it is at home where Anna set it up
        await act(mine, "mark(4)")
        await theirs.until(lambda: theirs.decision is not None)
        bot = await anna.create("tictactoe", [TakenByBot("random"), TakenByMe()], clock=Live(5, 0))
        one.kill()
        await theirs.act("mark(0)")
        await asyncio.to_thread(one.start)
        anna_bot = await anna.join(bot.match.id)
        await anna_bot.until(lambda: anna_bot.decision is not None)
        await act(mine, "mark(8)")
        await theirs.until(lambda: theirs.rev == mine.rev)


async def test_without_a_broker_the_tables_go_on_and_it_comes_back(pair: Cluster) -> None:
    one, two = pair.urls
    async with Client(one, name="Anna") as anna, Client(two, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        seen = Deliveries(mine), Deliveries(theirs)
        pair.broker.kill()
        for n, table in enumerate([mine, theirs]):
            await act(table, f"mark({n})")
        await asyncio.gather(*(table.say("hard to hear?") for table in (mine, theirs)))
        before = pair.log().count("cluster_settled")
        await asyncio.to_thread(pair.broker.start)
        await until(lambda: pair.log().count("cluster_settled") >= before + 2)
        for table in (mine, theirs):  # who is at another home than the other one does not see them
            await table.until(partial(is_with_both, table))
        syncs = seen[0].syncs + seen[1].syncs
        await mine.until(lambda: mine.decision is not None)
        await act(mine, "mark(2)")
        await theirs.until(lambda: theirs.rev == mine.rev)
        assert seen[0].syncs + seen[1].syncs == syncs, "it comes as events again"
        assert len(mine.chat) == len(theirs.chat) == 2
        assert seen[0].gaps + seen[1].gaps == 0


def is_with_both(table: Table) -> bool:
    return here(table) == [True, True]


async def until(reached: Callable[[], bool]) -> None:
    deadline = time.monotonic() + PATIENCE
    while not reached():
        assert time.monotonic() < deadline
        await asyncio.sleep(0.05)


# -- computer players elsewhere ----------------------------------------------------------------


def thinker(broker: str) -> "subprocess.Popen[str]":
    path = os.pathsep.join([str(ROOT / "docs" / "examples"), os.environ.get("PYTHONPATH", "")])
    process = subprocess.Popen(
        [sys.executable, "-m", "radura.cli", "think", "--broker", broker, "--workers", "1"],
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": path, "RADURA_EXTRA_GAMES": "tictactoe:GAME"},
    )
    assert process.stderr is not None
    assert "cluster_settled" in process.stderr.readline()
    return process


async def test_computer_players_think_elsewhere_and_a_dead_ones_question_goes_to_another(pair: Cluster) -> None:
    async with Client(pair.urls[0], name="Anna") as anna, httpx.AsyncClient() as http:
        first = await asyncio.to_thread(thinker, pair.broker.address)
        await asyncio.sleep(0.5)

        async def asked() -> float:
            return await metric(http, pair.urls[0], 'radura_carried_total{what="question"}')

        before = await asked()
        new = await anna.create("tictactoe", [TakenByMe(), TakenByBot("greedy")])
        table = await anna.join(new.match.id)
        await act(table, "mark(4)")
        await table.until(lambda: table.decision is not None)
        assert await asked() == before + 1
        os.kill(first.pid, signal.SIGSTOP)  # it is asked, and dies while it thinks
        assert table.decision is not None
        await table.act(table.decision.options[0].action)
        await asyncio.sleep(0.2)
        first.kill()
        await asyncio.wait_for(table.until(lambda: table.decision is not None), 5)
        assert await asked() == before + 2
        first.wait()


# -- several processes behind one address --------------------------------------------------------


def test_several_processes_need_a_store_that_they_can_share(tmp_path: object) -> None:
    for options in ({"processes": 2}, {"broker": "redis://127.0.0.1:1"}):
        with pytest.raises(BadInput) as refused:
            serve(database=f"{tmp_path}/x.sqlite3", **options)
        assert refused.value.message.id == "srv-err-shared-store"
    with pytest.raises(BadInput) as unknown:
        serve(database="postgresql://127.0.0.1:1/x", broker="amqp://user:hush@localhost")
    assert unknown.value.message.id == "srv-err-broker-kind"
    assert "hush" not in str(unknown.value)
