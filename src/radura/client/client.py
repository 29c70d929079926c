"""The connection to a server."""

import asyncio
import contextlib
import secrets
from collections.abc import Awaitable, Callable, Sequence
from types import TracebackType
from typing import Any, Self, TypeAlias, TypeVar

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection, connect

from radura.client.luck import Luck
from radura.client.table import Table
from radura.core.text import Message, say
from radura.protocol import VERSION, decode_server, encode
from radura.protocol import messages as m
from radura.protocol.lobby import (
    Created,
    Guest,
    MatchInfo,
    NewMatch,
    NewPerson,
    Nonce,
    Problem,
    SeatRequest,
    Status,
    TakeSeat,
    TimeControl,
)

T = TypeVar("T")
Answered: TypeAlias = m.Done | m.Hinted | m.Because

_PAUSES = (0.05, 0.1, 0.2, 0.5, 1.0, 2.0)
_KEPT = 2.0  # seconds an idle HTTP connection is kept: servers and proxies close theirs after five or more


class Denied(Exception):
    """The server did not carry a request out; ``text`` says why."""

    def __init__(self, text: Message, status: int = 409) -> None:
        self.text = text
        self.status = status
        super().__init__(text.id)

    def __str__(self) -> str:
        return say(self.text)


class Client:
    """Somebody at a server: a new guest by name, or a known person by token."""

    def __init__(self, url: str, *, name: str = "", token: str = "", patience: float = 60.0) -> None:
        self.url = url.rstrip("/")
        self.name = name
        self.token = token
        self.patience = patience
        """Seconds to go on trying while the server does not answer."""
        self.news: dict[str, MatchInfo] = {}
        """Matches that changed while nobody looked at them, as they stood then."""
        self.luck: dict[str, Luck] = {}
        """What was promised about the shuffles of the matches in which a seat was taken."""
        self._telling: set[asyncio.Task[MatchInfo]] = set()
        self._http = httpx.AsyncClient(base_url=self.url, timeout=60, limits=httpx.Limits(keepalive_expiry=_KEPT))
        self._socket: ClientConnection | None = None
        self._tables: dict[str, Table] = {}
        self._waiting: dict[tuple[str, str], tuple[m.ClientMessage, asyncio.Future[Answered]]] = {}
        self._task: asyncio.Task[None] | None = None
        self._changed = asyncio.Event()
        self._sending = asyncio.Lock()
        """Held while a new connection is told everything: what is asked meanwhile comes after that."""

    # -- coming and going ---------------------------------------------------------------

    async def __aenter__(self) -> Self:
        if not self.token and self.name:
            guest = await self.call("POST", "/api/people", Guest, NewPerson(self.name))
            self.token = guest.token
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Close the connection; the seats stay held."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        await asyncio.gather(*self._telling, return_exceptions=True)
        await self._http.aclose()

    # -- the lobby ----------------------------------------------------------------------

    async def call(
        self,
        method: str,
        path: str,
        kind: type[T],
        body: msgspec.Struct | str | None = None,
        invitation: str | None = None,
    ) -> T:
        """Ask the HTTP side; an invitation opens what is private. Raises Denied."""
        headers = {"content-type": "text/plain" if isinstance(body, str) else "application/json"}
        if self.token:
            headers["authorization"] = f"Bearer {self.token}"
        if invitation is not None:
            headers["radura-invitation"] = invitation
        content = body.encode() if isinstance(body, str) else None if body is None else msgspec.json.encode(body)
        response = await self._http.request(method, path, content=content, headers=headers)
        if response.status_code >= 400:
            problem = msgspec.json.decode(response.content, type=Problem)
            raise Denied(problem.text, problem.status)
        if kind is str:
            return msgspec.convert(response.text, type=kind)
        return msgspec.json.decode(response.content, type=kind)

    async def create(
        self,
        game: str,
        seats: Sequence[SeatRequest],
        *,
        options: dict[str, str] | None = None,
        public: bool = False,
        clock: TimeControl | None = None,
    ) -> Created:
        """Set up a match."""
        luck = Luck()
        new = NewMatch(game, list(seats), options or {}, public, clock, luck.promise)
        made = await self.call("POST", "/api/matches", Created, new)
        return Created(await self._promised(made.match, luck), made.invitation)

    async def sit(self, match: str, invitation: str | None = None, seat: int | None = None) -> MatchInfo:
        """Take a free seat."""
        luck = Luck()
        wanted = TakeSeat(seat, invitation, promise=luck.promise)
        return await self._promised(await self.call("POST", f"/api/matches/{match}/seats", MatchInfo, wanted), luck)

    async def rematch(self, match: str) -> MatchInfo:
        """Play a finished match once more with the same people; whoever asks second sits down in the first one's."""
        luck = Luck()
        path = f"/api/matches/{match}/rematch?promise={luck.promise}"
        return await self._promised(await self.call("POST", path, MatchInfo), luck)

    async def _promised(self, info: MatchInfo, luck: Luck) -> MatchInfo:
        """Keep a number that a new seat has promised, and tell it as soon as it may be told."""
        if luck.promise not in info.promises:
            return info  # the seat was held already
        self.luck[info.id] = luck
        luck.meet(info)
        return await self._tell_number(info)

    async def _tell_number(self, info: MatchInfo) -> MatchInfo:
        luck = self.luck.get(info.id)
        if luck is None or not luck.may_be_told(info):
            return info
        with contextlib.suppress(Denied, httpx.HTTPError):  # then it is told when the table is heard of again
            return await self.call("POST", f"/api/matches/{info.id}/nonce", MatchInfo, Nonce(luck.nonce.hex()))
        return info

    def hear_of(self, info: MatchInfo) -> None:
        """Tell one's number for a match that is about to begin."""
        if info.id in self.luck and info.status is Status.OPEN:
            task = asyncio.create_task(self._tell_number(info))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    async def accept(self, link: str) -> Table:
        """Follow an invitation link: take a free seat and come to the table."""
        match, invitation = link.rstrip("/").split("/")[-2:]
        await self.sit(match, invitation)
        return await self.join(match, invitation)

    async def my_matches(self) -> list[MatchInfo]:
        """Return my matches, my turn first."""
        mine = await self.call("GET", "/api/me/matches", list[MatchInfo])
        for info in mine:
            self.hear_of(info)
        return mine

    # -- the socket ---------------------------------------------------------------------

    async def join(self, match: str, invitation: str | None = None) -> Table:
        """Come to a table: with the seats held there, else to watch."""
        table = self._tables.get(match)
        if table is None:
            table = self._tables[match] = Table(self, match, invitation)
            await self._post(m.Join(match, None, invitation))
        refused = self._expect(match, "", m.Ping())
        try:
            await self.alive(_first(table.until(lambda: table.rev is not None), refused))
        except Denied:
            del self._tables[match]
            raise
        finally:
            self._waiting.pop((match, ""), None)
        return table

    async def part(self, match: str) -> None:
        """Go away from a table; the seats stay held."""
        self._tables.pop(match, None)
        await self._post(m.Part(match))

    async def request(self, match: str, make: Callable[[str], m.ClientMessage], ref: str = "") -> int:
        """Send a request and return the revision it led to; raises Denied."""
        answer = await self.ask(match, make, ref)
        assert isinstance(answer, m.Done), "only questions are answered otherwise"
        return answer.rev

    async def ask(self, match: str, make: Callable[[str], m.ClientMessage], ref: str = "") -> Answered:
        """Send a request, again after every lost connection, until it is answered; raises Denied."""
        ref = ref or secrets.token_hex(8)
        message = make(ref)
        future = self._expect(match, ref, message)
        try:
            await self._post(message)
            return await self.alive(future)
        finally:
            self._waiting.pop((match, ref), None)

    async def until(self, reached: Callable[[], bool]) -> None:
        """Wait until news make something true."""
        while not reached():
            self._changed.clear()
            await self.alive(self._changed.wait())

    async def alive(self, wait: Awaitable[T]) -> T:
        """Wait for something as long as the connection lives or is being mended."""
        self._start()
        assert self._task is not None
        waiting = asyncio.ensure_future(wait)
        try:
            await asyncio.wait({waiting, self._task}, return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                return waiting.result()
            self._task.result()
            raise ConnectionError("the connection was closed")
        finally:
            waiting.cancel()

    async def drop(self) -> None:
        """Lose the connection, as by accident; it mends itself."""
        if self._socket is not None:
            self._socket.transport.abort()

    def _expect(self, match: str, ref: str, message: m.ClientMessage) -> "asyncio.Future[Answered]":
        """Return what will be answered to a message, which is sent again after every lost connection."""
        future: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()
        self._waiting[(match, ref)] = (message, future)
        return future

    def _start(self) -> None:
        if self._task is None:
            self._task = asyncio.create_task(self._run())

    async def _post(self, message: m.ClientMessage) -> None:
        self._start()
        async with self._sending:
            if self._socket is not None:
                with contextlib.suppress(websockets.ConnectionClosed):
                    await self._socket.send(encode(message).decode())

    async def _run(self) -> None:
        """Keep a connection open; after a loss, join every table again where it was left, and ask again."""
        failures = 0
        since: float | None = None
        loop = asyncio.get_running_loop()
        while True:
            try:
                async with connect(
                    self.url.replace("http", "ws", 1) + "/socket", max_size=None, compression=None, proxy=None
                ) as socket:
                    await self._greet(socket)
                    failures, since = 0, None
                    async for data in socket:
                        self._take(decode_server(data))
            except (OSError, websockets.WebSocketException, TimeoutError, EOFError):
                pass
            finally:
                self._socket = None
            since = loop.time() if since is None else since
            if loop.time() - since > self.patience:
                raise ConnectionError(f"{self.url} does not answer")
            await asyncio.sleep(_PAUSES[min(failures, len(_PAUSES) - 1)])
            failures += 1

    async def _greet(self, socket: ClientConnection) -> None:
        async with self._sending:
            await socket.send(encode(m.Hello(VERSION, self.token or None)).decode())
            for table in list(self._tables.values()):
                await socket.send(encode(m.Join(table.match, table.rev, table.invitation, table.said)).decode())
            for message, _ in list(self._waiting.values()):
                await socket.send(encode(message).decode())
            self._socket = socket

    def _take(self, message: m.ServerMessage) -> None:
        match message:
            case m.Done() | m.Hinted() | m.Because():
                self._settle(message.match, message.ref, message)
            case m.Refused():
                self._settle(message.match, message.ref, Denied(message.text))
            case m.News():
                self.news[message.info.id] = message.info
                self.hear_of(message.info)
                self._changed.set()
            case m.Sync() | m.Batch() | m.Info() | m.Chatted():
                if (table := self._tables.get(message.match)) is not None:
                    table.take(message)
            case m.Bye():
                if not message.again:
                    raise Denied(message.text)
            case m.Welcome() | m.Pong():
                pass

    def _settle(self, match: str, ref: str, result: Answered | Denied) -> None:
        _, future = self._waiting.get((match, ref), (None, None))
        if future is None or future.done():
            return
        if isinstance(result, Denied):
            future.set_exception(result)
        else:
            future.set_result(result)


async def _first(*waits: Awaitable[Any]) -> None:
    """Wait for the first of several to be done."""
    tasks = [asyncio.ensure_future(wait) for wait in waits]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
