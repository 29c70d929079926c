"""On one machine a socket goes to the process where its match is: it stays open, and nothing is said twice or lost."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import httpx
import pytest
from tests.support import cluster
from tests.support.clients import Deliveries, act, metric, sit_down
from tests.support.cluster import Cluster
from tests.support.postgres import Postgres
from tests.support.raw_socket import RawSocket, frame
from tests.support.server import PATIENCE

from radura.client import Client, Denied
from radura.protocol.lobby import Guest, LeftOpen, TakenByMe
from radura.server.cluster.frames import Beat, pack
from radura.server.cluster.links import SERVES, Links
from radura.server.cluster.neighbours import Neighbours
from radura.server.passing import Passed


@pytest.fixture(scope="module")
def near(database_server: Postgres, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    """Two servers that know that they are on one machine."""
    with cluster.running(2, database_server.new_database(), neighbours=str(tmp_path_factory.mktemp("near"))) as found:
        yield found
        log = found.log()
    assert "_failed" not in log


async def until_sockets(near: Cluster, numbers: list[float]) -> None:
    """Wait until each of them has so many sockets."""
    deadline = time.monotonic() + PATIENCE
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        while (found := [await metric(http, url, "radura_connections") for url in near.urls]) != numbers:
            assert time.monotonic() < deadline, found
            await asyncio.sleep(0.05)


async def test_who_comes_to_a_match_moves_to_its_process(near: Cluster) -> None:
    one, two = near.urls
    async with Client(one, name="Anna") as anna, Client(two, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await until_sockets(near, [2, 0])
        seen = Deliveries(mine), Deliveries(theirs)
        for n, table in enumerate([mine, theirs] * 2):
            await act(table, f"mark({n})")
        await theirs.say("ciao")
        await mine.until(lambda: [line.text for line in mine.chat] == ["ciao"])
        await theirs.until(lambda: theirs.rev == mine.rev)
        assert seen[0].revs == seen[1].revs
        assert (len(seen[0].revs), seen[0].syncs + seen[1].syncs) == (4, 0)


async def test_a_socket_that_was_passed_on_hears_of_the_persons_other_matches_and_of_their_new_link(
    near: Cluster,
) -> None:
    one, two = near.urls
    async with Client(one, name="Anna") as anna, Client(two, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        other = await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
        await bruno.sit(other.match.id, other.invitation)
        table = await anna.join(other.match.id)
        await act(table, "mark(4)")
        await bruno.until(lambda: other.match.id in bruno.news and bruno.news[other.match.id].actor == 1)
        await bruno.call("POST", "/api/me/token", Guest)
        with pytest.raises(Denied) as denied:
            await asyncio.wait_for(theirs.until(lambda: False), PATIENCE)
        assert denied.value.text.id == "srv-bye-token"
        await mine.say("alone?")


def said(**message: object) -> bytes:
    return frame(json.dumps(message).encode())


async def test_nothing_is_answered_twice_though_a_message_was_half_there(near: Cluster) -> None:
    async with Client(near.urls[0], name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        table = await anna.join(new.match.id)
        await until_sockets(near, [1, 0])
        plain = await asyncio.to_thread(RawSocket, near.servers[1].port)
        hello, join = said(kind="hello", v=1, token=anna.token), said(kind="join", match=new.match.id)
        chat = said(kind="chat", match=new.match.id, text="x" * 200, ref="r1")
        plain.send_bytes(hello + said(kind="ping") + b"\x81\x83\0\0\0\0{{{" + join + chat[:3])
        heard = await asyncio.to_thread(plain.read_until, '"sync"')
        assert [message["kind"] for message in heard] == ["welcome", "pong", "refused", "sync"]
        await until_sockets(near, [2, 0])
        plain.send_bytes(chat[3:])
        heard = await asyncio.to_thread(plain.until_answered, "r1")
        assert [message["kind"] for message in heard if message["kind"] != "info"] == ["chatted", "done"]
        await table.until(lambda: len(table.chat) == 1)
        plain.close()


async def test_what_is_said_while_it_is_passed_on_is_heard_once_and_in_order(near: Cluster) -> None:
    async with Client(near.urls[0], name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        await anna.join(new.match.id)
        for _ in range(3):
            plain = await asyncio.to_thread(RawSocket, near.servers[1].port)
            plain.send_bytes(said(kind="hello", v=1, token=anna.token) + said(kind="join", match=new.match.id))
            for n in range(60):
                plain.send_bytes(said(kind="chat", match=new.match.id, text="ciao", ref=f"r{n}"))
                await asyncio.sleep(0.001)
            heard = await asyncio.to_thread(plain.until_answered, "r59")
            assert [message["kind"] for message in heard].count("welcome") == 1
            answered = [(message["kind"], message["ref"]) for message in heard if "ref" in message]
            assert answered == [("done", f"r{n}") for n in range(60)]
            plain.close()
        await until_sockets(near, [1, 0])


async def test_when_the_process_dies_everybody_comes_back_at_the_other(near: Cluster) -> None:
    one, two = near.servers
    async with Client(one.url, name="Anna") as anna, Client(two.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await until_sockets(near, [2, 0])
        await act(mine, "mark(4)")
        one.kill()
        await act(theirs, "mark(0)")
        await asyncio.to_thread(one.start)
        await act(mine, "mark(8)")
        await theirs.until(lambda: theirs.rev == mine.rev)
        await until_sockets(near, [0, 2])


class _Wire:
    taken = 0

    def __init__(self) -> None:
        self.is_here = True

    def pack(self, taken: int) -> Passed | None:
        return Passed(b"", b"", taken)

    def fileno(self) -> int:
        return 0

    def let_go(self) -> None:
        self.is_here = False

    def stay(self) -> None:
        """It is asked only once here."""


async def test_a_neighbour_that_has_just_died_is_passed_nothing(tmp_path: Path) -> None:
    here, wire = Neighbours(str(tmp_path), "here"), _Wire()
    here.open(lambda connection, _: connection.close())
    found_dead: list[str] = []
    here.on_dead = found_dead.append
    (tmp_path / "dead").touch()
    assert here.is_near("dead")
    assert not await here.pass_on("dead", wire, lambda: wire.pack(1))
    assert not await here.pass_on("gone", wire, lambda: wire.pack(1))
    here.close()
    assert (wire.is_here, here.is_near("dead"), found_dead) == (True, False, ["dead"])


class _Airwaves:
    """A broker on which one more beat is heard whenever the test says so."""

    def __init__(self) -> None:
        self.beats: asyncio.Queue[Beat] = asyncio.Queue()

    async def listen(self, _channels: Sequence[str], heard: Callable[[bytes], None]) -> None:
        while True:
            heard(pack(await self.beats.get()))

    async def publish(self, messages: Sequence[tuple[str, bytes]]) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """There is nothing to let go of."""


async def test_who_was_found_dead_is_lost_at_once_and_not_revived_by_its_last_words() -> None:
    airwaves, lost = _Airwaves(), list[str]()
    links = Links(airwaves, lease=60)
    links.on_lost(lost.append)
    links.open()
    for is_alive in (True, False):
        airwaves.beats.put_nowait(Beat("neighbour", "", SERVES, {}))
        await asyncio.sleep(0.01)
        assert links.is_alive("neighbour") is is_alive
        lost.clear()
        links.bury("neighbour")
        assert lost == ["neighbour"] * is_alive
    await links.close()
