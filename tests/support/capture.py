"""Captures everything that a server sends to each person, and searches it for what that person cannot know yet."""

import asyncio
import random
import re
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from typing import NamedTuple

from radura.client import Client, Table
from radura.core.record import Record
from radura.core.view import HIDDEN, OMNISCIENT, View
from radura.protocol import decode_server
from radura.protocol import messages as m
from radura.protocol.lobby import LeftOpen, MatchInfo, TakenByMe
from radura.server.past import PastPosition
from tests.support.clients import reached
from tests.support.history import history
from tests.support.server import Server
from tests.support.soak import Progress

GAMES = {"living_forest_duel": 2, "res_arcana_duo": 2, "casting_shadows": 2, "storyfold_wildwoods": 1}
MOST = 150
"""Decisions of one match: enough to draw, hide and reveal; much stays hidden."""
_TEXT = re.compile(rb'"([a-z0-9_.]+)"')


class Tap:
    """A proxy between a client and the server that keeps a copy of every byte for the client."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.streams: list[bytearray] = []
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """The address for the client."""
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def start(self) -> None:
        """Listen."""
        self._server = await asyncio.start_server(self._serve, "127.0.0.1", 0)

    async def stop(self) -> None:
        """Close all connections."""
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        task: asyncio.Task[None] | None = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        server, to_server = await asyncio.open_connection("127.0.0.1", self._port)
        copy = bytearray()
        self.streams.append(copy)
        with suppress(ConnectionError, asyncio.CancelledError):
            await asyncio.gather(_pump(client, to_server, None), _pump(server, to_client, copy))
        to_client.close()
        to_server.close()


async def _pump(source: asyncio.StreamReader, target: asyncio.StreamWriter, copy: bytearray | None) -> None:
    while data := await source.read(65_536):
        if copy is not None:
            copy += data
        target.write(data)
        await target.drain()
    target.close()


@asynccontextmanager
async def tapped(server: Server, name: str) -> AsyncIterator[tuple[Client, Tap]]:
    """Connect a client through a tap."""
    tap = Tap(server.port)
    await tap.start()
    try:
        async with Client(tap.url, name=name) as client:
            yield client, tap
    finally:
        await tap.stop()


def frames(stream: bytes) -> list[bytes]:
    """Return the messages in the stream of a WebSocket; none if the stream is something else."""
    head, _, rest = stream.partition(b"\r\n\r\n")
    if b" 101 " not in head.split(b"\r\n")[0]:
        return []
    found: list[bytes] = []
    at = 0
    while at + 2 <= len(rest):
        code, length, start = rest[at] & 15, rest[at + 1], at + 2
        if length >= 126:
            size = 2 if length == 126 else 8
            length = int.from_bytes(rest[start : start + size])
            start += size
        at = start + length
        if code == 1 and at <= len(rest):
            found.append(rest[start:at])
    return found


async def play(tables: list[Table], luck: random.Random) -> None:
    """Play at random until the end, or for some time; the last table only watches."""
    for _ in range(MOST):
        mover = next((table for table in tables if table.decision is not None), None)
        if mover is None or mover.decision is None or mover.is_over:
            return
        rev = await mover.act(luck.choice(mover.decision.options).action)
        for table in tables:
            await reached(table, rev)


def search(sent: list[bytes], match: str, seat: int | None, positions: list[PastPosition], over: bool) -> int:
    """Check that no message names an item that the seat has not seen by then; return how many bytes were searched."""
    every = _items([position.state.view(OMNISCIENT) for position in positions])
    known: set[str] = set()
    step, searched = -1, 0
    for data in sent:
        message = decode_server(data)
        now = message.step if isinstance(message, m.Batch) else message.info.step if isinstance(message, m.Sync) else 0
        if over and now == len(positions) - 1:
            break  # the match has ended: everything is open
        while step < now:
            step += 1
            known |= _seen(positions[step], seat)
        named = {text.decode() for text in _TEXT.findall(data)} & every
        assert named <= known, f"{match}: seat {seat} was told of {sorted(named - known)} at step {now}"
        searched += len(data)
    return searched


def _items(views: list[View]) -> set[str]:
    return {item for view in views for items in view.places.values() for item in items} - {HIDDEN}


def _seen(position: PastPosition, seat: int | None) -> set[str]:
    """Return the items that a position, and the events that led to it, show to a seat."""
    view = position.state.view(seat)
    seen = _items([view]) | {str(getattr(event, "item", "")) for event in position.log.seen_by(seat)}
    if view.game == "res_arcana_duo" and seat is not None:
        seen |= set(view.facts.seats[seat].deck)  # its owner has looked at these cards: RA-2.11, RA-OQ.24
    return seen


class Captured(NamedTuple):
    """A match, and the bytes that each seat, and last a spectator, was sent."""

    id: str
    record: Record
    over: bool
    streams: list[list[bytes]]
    tokens: list[bytes]

    def frames(self, n: int) -> list[bytes]:
        """Return the messages that a seat or the spectator was sent."""
        return [frame for stream in self.streams[n] for frame in frames(stream)]


async def capture(server: Server, game: str, luck: random.Random) -> Captured:
    """Play one match and keep what everybody is sent."""
    async with AsyncExitStack() as stack:
        names = [*(f"p{n}" for n in range(GAMES[game])), "watcher"]
        visitors = [await stack.enter_async_context(tapped(server, name)) for name in names]
        clients, taps = [client for client, _ in visitors], [tap for _, tap in visitors]
        seats = clients[:-1]
        new = await seats[0].create(game, [TakenByMe(), *(LeftOpen() for _ in seats[1:])], public=True)
        for client in seats[1:]:
            await client.sit(new.match.id, new.invitation)
        tables = [await client.join(new.match.id) for client in clients]
        await play(tables, luck)
        streams = [[bytes(stream) for stream in tap.streams] for tap in taps]
        over = tables[0].is_over
        if not over:
            for client in seats:
                await client.call("POST", f"/api/matches/{new.match.id}/leave", MatchInfo)
        record = Record.from_text(await seats[0].call("GET", f"/api/matches/{new.match.id}/record", str))
        return Captured(new.match.id, record, over, streams, [client.token[12:].encode() for client in clients])


def search_all(found: Captured) -> int:
    """Search what everybody was sent; return how many bytes were searched."""
    positions, searched = history(found.record), 0
    for n, streams in enumerate(found.streams):
        seat = n if n < len(found.streams) - 1 else None
        searched += search(found.frames(n), found.id, seat, positions, found.over)
        whole = b"".join(streams)
        for secret in found.tokens[:n] + found.tokens[n + 1 :]:
            assert secret not in whole, "a token of somebody else"
        assert isinstance(found.record.seed, bytes)
        if not found.over:
            assert found.record.seed.hex().encode() not in whole, "the seed before the end"
    return searched


async def capture_and_search(server: Server, megabytes: int, progress: Progress) -> None:
    """Play matches of every game until this much has been searched."""
    luck, searched = random.Random(15), 0
    while searched < megabytes * 1e6:
        for game in GAMES:
            searched += search_all(await capture(server, game, luck))
            progress(f"{searched / 1e6:.1f} of {megabytes} MB searched, nothing hidden found")
