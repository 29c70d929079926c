"""A broken connection comes back where it was: nothing twice, nothing lost, nothing piling up."""

import asyncio
import json
from collections.abc import Callable
from typing import cast

import pytest
from tests.support.clients import act, plain_socket, sit_down
from tests.support.raw_socket import RawSocket
from tests.support.server import Serve

from radura.client import Client, Denied, Table
from radura.core.events import fold
from radura.core.view import View
from radura.protocol import messages as m
from radura.protocol.events import from_wire
from radura.protocol.lobby import LeftOpen, TakenByMe
from radura.protocol.messages import decode_server, encode
from radura.server.passing import Passed, Wire
from radura.server.people import People
from radura.server.settings import Settings
from radura.server.socket import Connection
from radura.server.stream import Watcher
from radura.server.visitor import TableMessage


class Follower:
    """Keeps the table up to date by events alone, and the revisions in which they came."""

    def __init__(self, table: Table) -> None:
        self.revs: list[int] = []
        self.syncs = 0
        self.view: View = next(iter(table.views.values()))
        table.on_message = self.take

    def take(self, message: m.ServerMessage) -> None:
        if isinstance(message, m.Batch):
            self.revs.append(message.rev)
            self.view = fold(self.view, from_wire(message.tables[0].events))
            assert self.view.board() == message.tables[0].view.board()
        elif isinstance(message, m.Sync):
            self.syncs += 1


async def test_a_dropped_socket_resumes_by_revision(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        follower = Follower(theirs)
        for turn, table in enumerate([mine, theirs, mine, theirs, mine]):
            await bruno.drop()  # before every decision
            await act(table, f"mark({turn})" if turn != 4 else "mark(8)")
        await theirs.until(lambda: theirs.rev == mine.rev)
        assert follower.revs == [4, 5, 6, 7, 8]
        assert follower.syncs == 0


async def test_a_request_whose_answer_was_lost_is_not_carried_out_twice(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        request = m.Act(new.match.id, new.match.rev, "mark(4)", "the same")
        answers = []
        for _ in range(3):
            async with plain_socket(url) as plain:
                for message in (m.Hello(1, anna.token), m.Join(new.match.id), request):
                    await plain.send(encode(message).decode())
                async for data in plain:
                    if isinstance(answer := decode_server(data), m.Done):
                        answers.append(answer)
                        break
        assert answers == [m.Done(new.match.id, "the same", new.match.rev + 1)] * 3
        assert (await anna.my_matches())[0].step == 1


async def test_a_restart_is_only_a_short_pause(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await act(mine, "mark(4)")
        assert server.stop() == 0
        acting = asyncio.create_task(act(theirs, "mark(0)"))
        server.start()
        await acting
        await act(mine, "mark(8)")


async def test_whoever_was_away_for_long_gets_one_sync(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        table = await anna.join(new.match.id)
        for _ in range(10):  # more changes than are kept
            await act(table, "mark(4)")
            await table.undo()
        async with plain_socket(url) as plain:
            for message in (m.Hello(1, anna.token), m.Join(new.match.id, 2)):
                await plain.send(encode(message).decode())
            await plain.recv()
            first = decode_server(await plain.recv())
            assert isinstance(first, m.Sync)
            assert first.rev == table.rev


async def test_a_slow_reader_gets_one_sync_instead_of_a_growing_queue(serve: Serve) -> None:
    server = serve(queue=8)
    async with Client(server.url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()], public=True)
        async with Client(server.url, name="Bruno") as bruno:
            await bruno.sit(new.match.id)
        slow = RawSocket(server.port, receive_buffer=4096)
        for message in (m.Hello(1), m.Join(new.match.id)):
            slow.send(encode(message))
        table = await anna.join(new.match.id)
        for n in range(100):
            await table.say("\N{EVERGREEN TREE}" * 490 + str(n))
        for _ in range(200):  # each answer has all the chat in it: far more than the buffers of the system hold
            slow.send(encode(m.Join(new.match.id)))
        await act(table, "mark(4)")
        await table.say("the last word")
        slow.send(encode(m.Ping()))
        received = await asyncio.to_thread(slow.read_until, '"pong"')
        if "the last word" not in json.dumps(received):
            received += await asyncio.to_thread(slow.read_until, "the last word")
        syncs = [message for message in received if message["kind"] == "sync"]
        assert len(syncs) < 200
        assert [message["rev"] for message in received if message["kind"] in ("sync", "batch")][-1] == table.rev
        await table.say("and one more")
        assert (await asyncio.to_thread(slow.read_until, "and one more"))[-1]["kind"] == "chatted"
        slow.close()


class Stub:
    """Tables that send a sync whenever they are asked to."""

    def __init__(self, watcher: Watcher) -> None:
        self._watcher = watcher

    def hears(self, match: str) -> bool:
        return True

    async def pass_on(self, match: str, wire: Wire, pack: Callable[[], Passed | None]) -> bool:
        raise AssertionError("nothing here flushes or ends a line")

    async def take(self, message: TableMessage) -> None:
        raise AssertionError("nothing here flushes or ends a line")

    def post(self, message: TableMessage) -> bool:
        raise AssertionError("nothing here flushes or ends a line")

    def sync(self, match: str) -> None:
        self._watcher.push(f"sync {match}".encode(), match)

    def leave(self) -> None:
        raise AssertionError("nothing here flushes or ends a line")


class Thread:
    """A line that takes one message at a time."""

    def __init__(self) -> None:
        self.is_free = False
        self.said: list[str] = []

    def when_free(self, go_on: Callable[[], None]) -> None:
        self._go_on = go_on

    def when_told(self, take: Callable[[bytes], bool]) -> None:
        """Nobody tells anything on it."""

    def say(self, data: bytes) -> None:
        assert self.is_free
        self.said.append(data.decode())
        self.is_free = False

    def flush(self) -> None:
        raise AssertionError("nothing here flushes or ends a line")

    def end(self, code: int) -> None:
        raise AssertionError("nothing here flushes or ends a line")

    def free(self) -> None:
        self.is_free = True
        self._go_on()


async def test_a_reader_too_slow_for_many_tables_gets_one_sync_of_each() -> None:
    tables = [f"m{n}" for n in range(10)]
    line = Thread()
    connection = Connection(Settings(database="unused", queue=3), cast(People, None), Stub, line)
    for n in range(50):
        connection.push(f"batch {n}".encode(), tables[n % 10])
    for _ in range(20):
        line.free()
    assert sorted(line.said) == [f"sync {id}" for id in tables]
    connection.push(b"one more", tables[0])
    assert line.said[10:] == ["one more"]
    connection.push(b"and another", tables[0])
    connection.answer(b"answer")
    assert line.said[11:] == []
    line.free()
    line.free()
    assert line.said[11:] == ["and another", "answer"]


async def test_what_was_said_meanwhile_arrives_once(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await mine.say("before")
        await theirs.until(lambda: len(theirs.chat) == 1)
        async with plain_socket(url) as plain:
            for message in (m.Hello(1, bruno.token), m.Join(mine.match, theirs.rev, said=0), m.Ping()):
                await plain.send(encode(message).decode())
            kinds = [type(decode_server(await plain.recv())) for _ in range(4)]
            assert kinds == [m.Welcome, m.Chatted, m.Info, m.Pong]
        for word in ("while", "you", "were", "away"):
            await bruno.drop()
            await mine.say(word)
        await theirs.until(lambda: len(theirs.chat) >= 5)
        await act(mine, "mark(4)")
        await theirs.until(lambda: theirs.decision is not None)
        assert [line.text for line in theirs.chat] == ["before", "while", "you", "were", "away"]


async def test_whoever_was_away_when_the_match_began_gets_the_table(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
        await bruno.sit(new.match.id, new.invitation)
        async with plain_socket(url) as plain:
            for message in (m.Hello(1, anna.token), m.Join(new.match.id, new.match.rev)):
                await plain.send(encode(message).decode())
            await plain.recv()
            first = decode_server(await plain.recv())
            assert isinstance(first, m.Sync)
            assert [table.seat for table in first.tables] == [0]


async def test_leaving_is_answered_as_the_first_time_even_after_a_restart(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()], public=True)
        table = await anna.join(new.match.id)
        rev = await anna.request(new.match.id, lambda ref: m.Leave(new.match.id, ref), "gone")
        assert await anna.request(new.match.id, lambda ref: m.Leave(new.match.id, ref), "gone") == rev
        server.kill()
        server.start()
        assert await anna.request(new.match.id, lambda ref: m.Leave(new.match.id, ref), "gone") == rev
        assert table.rev == rev
        await bruno.join(new.match.id)
        with pytest.raises(Denied):  # the same name of a request, but another person's
            await bruno.request(new.match.id, lambda ref: m.Leave(new.match.id, ref), "gone")
