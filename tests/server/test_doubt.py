"""The store is asked to commit and its answer is lost: what the people are told is what is stored."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import Enum
from functools import partial
from urllib.parse import urlsplit

import psycopg
import pytest
from tests.support.clients import act, reached, sit_down, stones
from tests.support.server import PATIENCE, Serve

from radura.client import Client, Denied, Table
from radura.protocol import messages as m
from radura.protocol.lobby import Guest, NewPerson, Person


class Cut(Enum):
    """Where the connection breaks."""

    QUESTION = "before the database hears of the commit"
    ANSWER = "after it has committed"


COMMITS = (b"COMMIT", b'"ref":"once"')
"""What is sent to commit: a transaction, or a decision that is one by itself."""
COMMITTED = (b"COMMIT", b"INSERT 0 1", b"SELECT 1")


class Proxy:
    """Stands before a PostgreSQL; breaks the connection that commits when it is told to."""

    def __init__(self, address: str) -> None:
        self._behind = urlsplit(address)
        self.cut: Cut | None = None
        self.is_open = True
        self.cuts = 0
        self._pipes: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        """Where it listens."""
        port = self._server.sockets[0].getsockname()[1]
        return self._behind._replace(netloc=f"radura@127.0.0.1:{port}").geturl()

    async def start(self) -> None:
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def stop(self) -> None:
        self._server.close()
        self.is_open = False
        self._break()
        await asyncio.gather(*self._tasks)

    async def _serve(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        task: asyncio.Task[None] | None = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        store, to_store = await asyncio.open_connection(self._behind.hostname, self._behind.port)
        if not self.is_open:  # asked last, so that no connection slips through while it is being opened
            for pipe in (to_client, to_store):
                pipe.close()
            return
        self._pipes |= {to_client, to_store}
        committed = asyncio.Event()
        await asyncio.gather(
            self._pass_questions(client, to_store, committed), self._pass_answers(store, to_client, committed)
        )
        for pipe in (to_client, to_store):
            pipe.close()
            self._pipes.discard(pipe)

    async def _pass_questions(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, committed: asyncio.Event
    ) -> None:
        while data := await _read(source):
            if self.cut is not None and any(sign in data for sign in COMMITS):
                if self.cut is Cut.ANSWER:
                    committed.set()
                    target.write(data)
                else:
                    self._break()
                    return
            else:
                target.write(data)
        target.close()

    async def _pass_answers(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, committed: asyncio.Event
    ) -> None:
        while data := await _read(source):
            if committed.is_set():
                assert any(sign in data for sign in COMMITTED)
                self._break()
                return
            target.write(data)
        target.close()

    def _break(self) -> None:
        """Break all connections, as when the network is gone."""
        self.cut = None
        self.cuts += 1
        for pipe in self._pipes:
            pipe.transport.abort()


async def _read(source: asyncio.StreamReader) -> bytes:
    try:
        return await source.read(65_536)
    except ConnectionError:
        return b""


@asynccontextmanager
async def standing_before(address: str) -> AsyncIterator[Proxy]:
    proxy = Proxy(address)
    await proxy.start()
    try:
        yield proxy
    finally:
        await proxy.stop()


def times_stored(database: str, match: str, ref: str) -> int:
    with psycopg.connect(database) as store:
        found = store.execute("SELECT count(*) FROM entries WHERE match = %s AND ref = %s", (match, ref)).fetchone()
    assert found is not None
    return int(found[0])


async def begin(anna: Client, bruno: Client) -> tuple[Table, Table, int]:
    """Sit down and play a little, so that every connection to the store is open; Anna is next."""
    mine, theirs = await sit_down(anna, bruno)
    await act(mine, "mark(8)")
    await act(theirs, "mark(0)")
    assert theirs.rev is not None
    await reached(mine, theirs.rev)
    return mine, theirs, theirs.rev


async def mark(client: Client, table: Table, rev: int) -> int:
    """Play, always as the same request."""
    return await client.request(table.match, lambda ref: m.Act(table.match, rev, "mark(4)", ref), "once")


@pytest.mark.parametrize("cut", Cut)
@pytest.mark.parametrize("away", [0.0, 1.5])
async def test_a_move_whose_commit_is_in_doubt_is_answered_by_the_store(
    serve: Serve, postgresql: str, cut: Cut, away: float
) -> None:
    async with standing_before(postgresql) as proxy:
        server = await asyncio.to_thread(serve, proxy.address)
        async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
            mine, theirs, begun = await begin(anna, bruno)
            proxy.cut, proxy.is_open = cut, not away
            asyncio.get_running_loop().call_later(away, setattr, proxy, "is_open", True)
            if cut is Cut.QUESTION and away:  # nothing could be stored; the words are not that nothing has changed
                with pytest.raises(Denied) as denied:
                    await mark(anna, mine, begun)
                assert denied.value.text.id == "srv-err-stale"
                assert times_stored(postgresql, mine.match, "once") == 0
            rev = await mark(anna, mine, begun)
            assert proxy.cuts == 1
            assert await mark(anna, mine, begun) == rev, "the same request has the same answer"
            for table in (mine, theirs):
                await reached(table, rev)
            assert (stones(mine), stones(theirs), times_stored(postgresql, mine.match, "once")) == (3, 3, 1)
            await act(theirs, "mark(1)")
            await mine.until(lambda: stones(mine) == 4)


async def test_while_the_store_is_away_nobody_is_told_that_nothing_has_changed(serve: Serve, postgresql: str) -> None:
    async with standing_before(postgresql) as proxy:
        server = await asyncio.to_thread(partial(serve, proxy.address, doubt=0.5))
        async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
            mine, theirs, begun = await begin(anna, bruno)
            proxy.cut, proxy.is_open = Cut.ANSWER, False
            with pytest.raises(Denied) as denied:
                await mark(anna, mine, begun)
            assert denied.value.text.id == "srv-err-doubt"
            proxy.is_open = True
            await asyncio.wait_for(theirs.until(lambda: stones(theirs) == 3), PATIENCE)  # without being asked
            assert times_stored(postgresql, mine.match, "once") == 1
            assert await mark(anna, mine, begun) == theirs.rev


@pytest.mark.parametrize("cut", Cut)
async def test_a_newcomer_whose_commit_is_in_doubt_is_there(serve: Serve, postgresql: str, cut: Cut) -> None:
    async with standing_before(postgresql) as proxy:
        server = await asyncio.to_thread(serve, proxy.address)
        async with Client(server.url, name="Bruno") as client:
            proxy.cut = cut
            guest = await client.call("POST", "/api/people", Guest, NewPerson("Anna"))
            client.token = guest.token
            assert await client.call("GET", "/api/me", Person) == Person(guest.id, "Anna")
            assert proxy.cuts == 1
