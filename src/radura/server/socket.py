"""The socket: one connection, any number of matches. What comes in is checked, what goes out never piles up."""

import asyncio
from collections import Counter, deque
from collections.abc import Callable

import msgspec
import structlog
from litestar.types import Receive, Send, WebSocketCloseEvent, WebSocketSendEvent

from radura.core.text import Message
from radura.protocol import VERSION, decode_client, encode
from radura.protocol import messages as m
from radura.protocol.lobby import Person
from radura.protocol.messages import asked_by
from radura.server import metrics
from radura.server.clocks import now
from radura.server.hints import Hints
from radura.server.limits import Bucket
from radura.server.logs import place_of
from radura.server.match import HostedMatch
from radura.server.matches import Matches
from radura.server.reasons import because
from radura.server.refusal import Refusal

_log = structlog.get_logger()

_JOINED = 200  # matches one connection may watch
_STRIKES = 100  # broken messages until the connection is closed
_FORGIVEN = 0.2  # of these, so many a second
_ANSWERS = 1000  # answers that may wait for a reader who does not read
_POLICY, _TOO_SLOW = 1008, 1013
_FAREWELL = 2.0  # seconds for the last words


class Connection:
    """One socket."""

    def __init__(self, matches: Matches, hints: Hints, send: Send) -> None:
        self._matches = matches
        self._people = matches.people
        self._hints = hints
        self._settings = matches.settings
        self._send = send
        self._limit = Bucket(self._settings.socket_rate, self._settings.socket_burst)
        self._patience = Bucket(_FORGIVEN, _STRIKES)
        self._greeted = False
        self._person: str | None = None
        self._joined: set[str] = set()
        self._queue: deque[tuple[bytes, str]] = deque()
        self._behind: set[str] = set()
        self._ready = asyncio.Event()
        self._closing: int | None = None

    # -- what people and matches use ------------------------------------------------

    @property
    def person(self) -> str | None:
        """The person's id; None: somebody who only watches."""
        return self._person

    def hears(self, match: str) -> bool:
        """Tell whether the connection has joined a match."""
        return match in self._joined

    def push(self, data: bytes, match: str) -> None:
        """Send a part of a match's stream. When too much waits already, the stream is dropped for a later sync."""
        if match in self._behind or self.is_closing:
            return
        if len(self._queue) >= self._settings.queue:
            metrics.SLOW_READERS.inc()
            self._behind |= {of for _, of in self._queue if of} | {match}
            self._queue = deque((item, of) for item, of in self._queue if not of)
        else:
            self._queue.append((data, match))
        self._ready.set()

    def answer(self, data: bytes) -> None:
        """Send an answer."""
        if self.is_closing:
            return
        self._queue.append((data, ""))
        if len(self._queue) > _ANSWERS:
            self.close("srv-bye-slow", _TOO_SLOW, again=True)
        self._ready.set()

    def close(self, why: str, code: int, *, again: bool) -> None:
        """Say goodbye and close."""
        if self._closing is None:
            self._closing = code
            self._behind.clear()
            self._queue.clear()
            self._queue.append((encode(m.Bye(Message(why), again)), ""))
            self._ready.set()

    def close_if_silent(self) -> None:
        """Close the socket of somebody who has not said hello."""
        if not self._greeted:
            self.close("srv-bye-silent", _POLICY, again=True)

    @property
    def is_closing(self) -> bool:
        """True once the server has decided to close."""
        return self._closing is not None

    def expel(self) -> None:
        """The person's token is no longer good."""
        self.close("srv-bye-token", _POLICY, again=False)

    # -- going out ------------------------------------------------------------------------

    async def write(self) -> None:
        """Send what waits, in order, as fast as the reader takes it."""
        while True:
            await self._ready.wait()
            self._ready.clear()
            while self._queue or self._behind:
                if not self._queue:
                    self._catch_up()
                    continue
                data, _ = self._queue.popleft()
                await self._deliver({"type": "websocket.send", "text": data.decode(), "bytes": None})
            if self._closing is not None:
                await self._deliver({"type": "websocket.close", "code": self._closing, "reason": ""})
                return

    async def _deliver(self, event: WebSocketSendEvent | WebSocketCloseEvent) -> None:
        try:
            await self._send(event)
        except RuntimeError:  # what uvicorn says when it has closed a socket that broke the WebSocket protocol
            raise ConnectionResetError from None

    def _catch_up(self) -> None:
        """Send one match anew that the reader was too slow for; one at a time, so that they do not crowd each other."""
        id = self._behind.pop()
        if id in self._joined and (match := self._matches.loaded(id)) is not None:
            match.sync(self)

    # -- coming in ------------------------------------------------------------------------

    async def read(self, receive: Receive) -> None:
        """Take messages until the other end has gone."""
        while self._closing is None:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            if event["type"] != "websocket.receive":
                continue
            text = event.get("text")
            data = text if text is not None else event.get("bytes") or b""
            if (wait := self._limit.use()) > 0:  # meanwhile nothing more is read: whoever sends too fast is slowed down
                await asyncio.sleep(wait)
            try:
                message = decode_client(data)
            except msgspec.DecodeError as error:
                self._refuse(Refusal("srv-err-message", why=str(error)), *asked_by(data))
                if not self._patience.take():
                    self.close("srv-bye-flood", _POLICY, again=False)
                continue
            await self._take(message)

    async def _take(self, message: m.ClientMessage) -> None:
        match_id, ref = getattr(message, "match", ""), getattr(message, "ref", "")
        try:
            match message:
                case m.Hello():
                    await self._hello(message)
                case m.Ping():
                    self.answer(encode(m.Pong(now())))
                case _ if not self._greeted:
                    raise Refusal("srv-err-hello")
                case m.Join():
                    await self._join(message)
                case m.Part():
                    self._part(message.match)
                case m.Act() | m.Propose() | m.Answer() | m.Chat() | m.Leave():
                    match = await self._here(message.match)
                    match.post(message, self._person, self._answerer(match_id, ref))
                case m.Hint():
                    match = await self._here(message.match)
                    self._hints.ask(match.journal, message, self._person, self._answerer(match_id, ref))
                case m.WhyNot():
                    match = await self._here(message.match)
                    self.answer(encode(because(match.journal, message, self._person)))
        except Refusal as refusal:
            self._refuse(refusal, match_id, ref)

    def _answerer(self, match: str, ref: str) -> Callable[[m.Done | m.Hinted | Refusal], None]:
        def answer(result: m.Done | m.Hinted | Refusal) -> None:
            if isinstance(result, Refusal):
                self._refuse(result, match, ref)
            else:
                self.answer(encode(result))

        return answer

    def _refuse(self, refusal: Refusal, match: str, ref: str) -> None:
        metrics.REFUSALS.labels(refusal.text.id).inc()
        self.answer(encode(m.Refused(match, ref, refusal.text)))

    async def _hello(self, hello: m.Hello) -> None:
        if hello.v != VERSION:
            self.close("srv-bye-version", _POLICY, again=False)
            return
        if self._greeted:
            raise Refusal("srv-err-hello-twice")
        person = None
        if hello.token is not None:
            known = await self._people.by_token(hello.token)
            person = Person(known.id, known.name)
            self._person = known.id
            self._people.listen(known.id, self)
        self._greeted = True
        self.answer(encode(m.Welcome(VERSION, person, now())))

    async def _join(self, join: m.Join) -> None:
        if len(self._joined) >= _JOINED:
            raise Refusal("srv-err-too-many-tables", most=_JOINED)
        match = await self._matches.visible(join.match, self._person, join.invitation)
        self._behind.discard(match.id)
        self._joined.add(match.id)
        match.join(self, join.rev, join.said)

    def _part(self, id: str) -> None:
        self._joined.discard(id)
        self._behind.discard(id)
        if (match := self._matches.loaded(id)) is not None:
            match.part(self)

    async def _here(self, id: str) -> HostedMatch:
        if id not in self._joined:
            raise Refusal("srv-err-not-joined")
        return await self._matches.find(id)

    def gone(self) -> None:
        """Let go of everything after the socket has closed."""
        for id in list(self._joined):
            self._part(id)
        if self._person is not None:
            self._people.unlisten(self._person, self)


class Sockets:
    """The ASGI end of ``/socket``, and how many are open from each address."""

    def __init__(self, matches: Matches, hints: Hints) -> None:
        self._matches = matches
        self._hints = hints
        self._open: Counter[str] = Counter()

    def has_room(self, address: str) -> bool:
        """Tell whether one more socket may be opened from an address."""
        return self._open[address] < self._matches.settings.connections

    async def serve(self, address: str, receive: Receive, send: Send) -> None:
        """Serve one socket from handshake to end."""
        event = await receive()
        assert event["type"] == "websocket.connect"
        await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
        connection = Connection(self._matches, self._hints, send)
        self._open[address] += 1
        metrics.CONNECTIONS.inc()
        silence = asyncio.get_running_loop().call_later(self._matches.settings.first_byte, connection.close_if_silent)
        reader = asyncio.create_task(connection.read(receive))
        writer = asyncio.create_task(connection.write())
        try:
            await asyncio.wait({reader, writer}, return_when=asyncio.FIRST_COMPLETED)
            if connection.is_closing:
                await asyncio.wait({writer}, timeout=_FAREWELL)
        finally:
            silence.cancel()
            reader.cancel()
            writer.cancel()
            results = await asyncio.gather(reader, writer, return_exceptions=True)
            self._open[address] -= 1
            if not self._open[address]:
                del self._open[address]
            connection.gone()
            metrics.CONNECTIONS.dec()
            for result in results:
                if isinstance(result, Exception) and not isinstance(result, OSError):
                    _log.error("socket_failed", error=type(result).__name__, at=place_of(result))
