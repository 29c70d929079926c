"""The socket: one connection, any number of matches. What comes in is checked, what goes out never piles up."""

import asyncio
import contextlib
from collections import Counter
from collections.abc import Callable, Collection

import msgspec
import structlog
from litestar.types import Receive, Send

from radura.core.text import Message
from radura.protocol import VERSION, decode_client, encode
from radura.protocol import messages as m
from radura.protocol.lobby import Person
from radura.protocol.messages import asked_by
from radura.server import metrics
from radura.server.clocks import now
from radura.server.company import Company
from radura.server.limits import Bucket
from radura.server.line import Line
from radura.server.logs import place_of
from radura.server.passing import Passed, Wire
from radura.server.people import People
from radura.server.refusal import Refusal
from radura.server.settings import Settings
from radura.server.stream import Watcher
from radura.server.tokens import digest, split_token
from radura.server.visitor import Tables, refused

_log = structlog.get_logger()

_STRIKES = 100  # broken messages until the connection is closed
_FORGIVEN = 0.2  # of these, so many a second
_ANSWERS = 1000  # answers that may wait for a reader who does not read
_POLICY, _TOO_SLOW = 1008, 1013
_MOVED = 1012  # which nobody is sent: the socket stays open
_FAREWELL = 2.0  # seconds for the last words


class Connection:
    """One socket."""

    def __init__(
        self,
        settings: Settings,
        people: People,
        tables: Callable[[Watcher], Tables],
        line: Line,
        wire: Wire | None = None,
    ) -> None:
        self._settings = settings
        self._line = line
        line.when_free(self._go_on)
        line.when_told(self._take_now)
        self._wire = wire
        """By which it can be passed on, until it has come to its first table."""
        self._known = 0 if wire is None else wire.taken
        """Messages that come once more: another process has taken them."""
        self._taken = 0
        self.has_moved = False
        """True once another process has the socket."""
        self._people = people
        self._tables = tables(self)
        self._limit = Bucket(self._settings.socket_rate, self._settings.socket_burst)
        self._patience = Bucket(_FORGIVEN, _STRIKES)
        self._greeted = False
        self._person: str | None = None
        self._token_hash = b""
        self._queue: list[tuple[bytes, str]] = []
        """What waits until the line is free."""
        self._behind: set[str] = set()
        self._closing: int | None = None
        self._is_waiting = False
        """True while nothing that came in is being taken."""

    # -- what people and matches use ------------------------------------------------

    @property
    def person(self) -> str | None:
        """The person's id; None: somebody who only watches."""
        return self._person

    def hears(self, match: str) -> bool:
        """Tell whether the connection has joined a match."""
        return self._tables.hears(match)

    def push(self, data: bytes, match: str) -> None:
        """Send a part of a match's stream. When too much waits already, the stream is dropped for a later sync."""
        if match in self._behind or self.is_closing:
            return
        if not self._queue and self._line.is_free:
            self._line.say(data)
        elif len(self._queue) < self._settings.queue:
            self._queue.append((data, match))
        else:
            metrics.SLOW_READERS.inc()
            self._behind |= {of for _, of in self._queue if of} | {match}
            self._queue = [(item, of) for item, of in self._queue if not of]

    def answer(self, data: bytes) -> None:
        """Send an answer."""
        if self.is_closing:
            return
        if not self._queue and self._line.is_free:
            self._line.say(data)
            return
        self._queue.append((data, ""))
        if len(self._queue) > _ANSWERS:
            self.close("srv-bye-slow", _TOO_SLOW, again=True)

    def close(self, why: str, code: int, *, again: bool) -> None:
        """Say goodbye and close."""
        if self._closing is None:
            self._closing = code
            self._behind.clear()
            self._queue = [(encode(m.Bye(Message(why), again)), "")]
            self._go_on()

    def close_if_silent(self) -> None:
        """Close the socket of somebody who has not said hello."""
        if not self._greeted:
            self.close("srv-bye-silent", _POLICY, again=True)

    @property
    def is_closing(self) -> bool:
        """True once the server has decided to close."""
        return self._closing is not None

    def came_by(self, token_hashes: Collection[bytes]) -> bool:
        """Tell whether the socket was opened with one of these tokens."""
        return self._token_hash in token_hashes

    def expel(self) -> None:
        """The person's token is no longer good."""
        self.close("srv-bye-token", _POLICY, again=False)

    # -- going out ------------------------------------------------------------------------

    def _go_on(self) -> None:
        """Send what waits, in order, as fast as the reader takes it."""
        while self._line.is_free and (self._queue or self._behind):
            if self._queue:
                self._line.say(self._queue.pop(0)[0])
            else:  # one at a time, so that they do not crowd each other
                self._tables.sync(self._behind.pop())
        if self._closing is not None and not self._queue and not self.has_moved:
            self._line.end(self._closing)

    # -- coming in ------------------------------------------------------------------------

    async def read(self, receive: Receive) -> bool:
        """Take messages until the other end has gone; False: until the server closes."""
        while self._closing is None:
            self._is_waiting = True
            event = await receive()
            self._is_waiting = False
            if event["type"] == "websocket.disconnect":
                return True
            if event["type"] != "websocket.receive":
                continue
            text = event.get("text")
            data = text if text is not None else event.get("bytes") or b""
            if (wait := self._limit.use()) > 0:  # meanwhile nothing more is read: whoever sends too fast is slowed down
                await asyncio.sleep(wait)
            if self.is_closing:
                break
            self._taken += 1
            try:
                message = decode_client(data)
            except msgspec.DecodeError as error:
                if self._taken <= self._known:
                    continue
                self._refuse(Refusal("srv-err-message", why=str(error)), *asked_by(data))
                if not self._patience.take():
                    self.close("srv-bye-flood", _POLICY, again=False)
                continue
            if self._taken <= self._known:
                await self._take_again(message)
            else:
                await self._take(message)
        return False

    def _take_now(self, data: bytes) -> bool:
        """Take a move as it comes, if there is nothing to wait for; else it comes by ``read``, like all else."""
        if not self._is_waiting or self._wire is not None or self.is_closing:
            return False
        try:
            message = decode_client(data)
        except msgspec.DecodeError:
            return False
        if not isinstance(message, m.Act) or self._limit.is_empty or not self._tables.post(message):
            return False  # and nothing of the limit is used: ``read`` does so
        return self._limit.take()

    async def _take_again(self, message: m.ClientMessage) -> None:
        """Remember who it is; another process has answered."""
        if isinstance(message, m.Hello) and not self._greeted:
            try:
                await self._hello(message, again=True)
            except Refusal:  # the store does not answer, or the token has just been renewed: they come anew
                assert self._wire is not None, "it was passed on"
                self._wire.let_go()

    async def _take(self, message: m.ClientMessage) -> None:
        try:
            match message:
                case m.Hello():
                    await self._hello(message)
                case m.Ping():
                    self.answer(encode(m.Pong(now())))
                case _ if not self._greeted:
                    raise Refusal("srv-err-hello")
                case m.Join() if self._wire is not None:
                    if not await self._move(message.match, self._wire):
                        await self._tables.take(message)
                case _:
                    await self._tables.take(message)
        except Refusal as refusal:
            self._refuse(refusal, getattr(message, "match", ""), getattr(message, "ref", ""))

    async def _move(self, match: str, wire: Wire) -> bool:
        """Go on where the first match is, if that can be; tell whether it does."""
        self._wire = None

        def pack() -> Passed | None:
            self._line.flush()
            return None if self._queue or self.is_closing else wire.pack(self._taken - 1)

        if await self._tables.pass_on(match, wire, pack):
            self.has_moved, self._closing = True, _MOVED
            return True
        wire.stay()
        return False

    def _refuse(self, refusal: Refusal, match: str, ref: str) -> None:
        self.answer(refused(refusal, match, ref))

    async def _hello(self, hello: m.Hello, *, again: bool = False) -> None:
        if hello.v != VERSION:
            self.close("srv-bye-version", _POLICY, again=False)
            return
        if self._greeted:
            raise Refusal("srv-err-hello-twice")
        person = None
        if hello.token is not None:
            known = await self._people.by_token(hello.token)
            self._token_hash = digest(split_token(hello.token)[1])
            person = Person(known.id, known.name)
            self._person = known.id
            self._people.listen(known.id, self)
        self._greeted = True
        if not again:
            self.answer(encode(m.Welcome(VERSION, person, now())))

    def gone(self) -> None:
        """Let go of everything after the socket has closed."""
        self._tables.leave()
        if self._person is not None:
            self._people.unlisten(self._person, self)


class Sockets:
    """The ASGI end of ``/socket``, and how many are open from each address."""

    def __init__(
        self, settings: Settings, people: People, company: Company, tables: Callable[[Watcher], Tables]
    ) -> None:
        self._settings = settings
        self._people = people
        self._company = company
        self._tables = tables
        self._open: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        """Tell whether one more socket may be opened from an address."""
        return self._open[address] + self._company.counted("sockets", address) < self._settings.connections

    async def serve(self, address: str, receive: Receive, send: Send, line: Line, wire: Wire | None = None) -> None:
        """Serve one socket from handshake to end."""
        event = await receive()
        assert event["type"] == "websocket.connect"
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        connection = Connection(self._settings, self._people, self._tables, line, wire)
        self._open[address] += 1
        self._company.count("sockets", address, self._open[address])
        metrics.CONNECTIONS.inc()
        silence = asyncio.get_running_loop().call_later(self._settings.first_byte, connection.close_if_silent)
        try:
            if not await connection.read(receive) and not connection.has_moved:
                await _until_gone(receive)
        except OSError:  # the other end has gone in the midst of something
            pass
        except Exception as error:
            _log.error("socket_failed", error=type(error).__name__, at=place_of(error))
        finally:
            silence.cancel()
            self._open[address] -= 1
            self._company.count("sockets", address, self._open[address])
            if not self._open[address]:
                del self._open[address]
            connection.gone()
            metrics.CONNECTIONS.dec()


async def _until_gone(receive: Receive) -> None:
    """Give the last words a little time."""
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(_FAREWELL):
            while (await receive())["type"] != "websocket.disconnect":
                pass
