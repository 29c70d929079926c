"""The door: who may connect, and how long a connection may take to say what it wants.

It stands before the HTTP parser and counts what that does not: connections, bytes of a request's head, seconds.
"""

import asyncio
import math
import sys
import time
from collections import Counter
from http import HTTPStatus
from typing import cast

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from radura.core.text import Message, say
from radura.protocol.lobby import Problem
from radura.server import metrics
from radura.server.app import HEADERS, NOT_KEPT
from radura.server.limits import network
from radura.server.line import LinedSocket
from radura.server.origin import THIS_MACHINE
from radura.server.passing import PassableSocket, Passed, PassedSocket
from radura.server.settings import Settings

if sys.platform != "win32":  # which knows no limit of descriptors
    import resource

BACKLOG = 128
"""Connections that may wait to be accepted. All of them may be accepted at once, before any is turned away."""
_DESCRIPTORS = 16_384  # as many as a server asks for, if it may have them
_LINGER = 5.0  # seconds for the last words of a connection that is being closed
_FEW = 16  # connections there must be room for, however few descriptors there are
_MALFORMED = Message("srv-err-request", {"why": "HTTP/1.1"})


class Visit:
    """A TCP connection from its first moment to its last."""

    __slots__ = ("address", "deadline", "is_counted", "transport")

    def __init__(self, transport: asyncio.Transport, address: str, *, is_counted: bool) -> None:
        self.transport = transport
        self.address = address
        self.is_counted = is_counted
        self.deadline = math.inf


class Door:
    """Counts the connections of a server, and closes those that keep it waiting."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._room = room(settings.reserve)
        self._visits: dict[Visit, Guarded | None] = {}
        self._of: Counter[str] = Counter()
        self._sweeper: asyncio.TimerHandle | None = None

    def admit(self, guarded: "Guarded", transport: asyncio.Transport) -> Visit | int:
        """Let a connection in, or return the status to turn it away with."""
        peer = transport.get_extra_info("peername")
        address = network(str(peer[0])) if peer else ""
        # A proxy on this machine comes for many: the sockets of each of them are counted by the address it names.
        is_counted = address not in THIS_MACHINE
        if len(self._visits) >= self._room:
            return 503
        if is_counted and self._of[address] >= self.settings.connections:
            return 429
        visit = Visit(transport, address, is_counted=is_counted)
        self._visits[visit] = guarded
        self._of[address] += is_counted
        if self._sweeper is None:
            self._sweep()
        return visit

    def upgrade(self, visit: Visit) -> None:
        """A connection has become a socket: from now on that one keeps its time."""
        visit.deadline = math.inf
        self._visits[visit] = None

    def leave(self, visit: Visit) -> None:
        """A connection has ended."""
        if visit in self._visits:
            del self._visits[visit]
            self._of[visit.address] -= visit.is_counted
            if not self._of[visit.address]:
                del self._of[visit.address]

    def _sweep(self) -> None:
        """Close every connection whose time is over, once a second while there are any."""
        now = time.monotonic()
        for visit, guarded in list(self._visits.items()):
            if visit.transport.is_closing():
                if visit.deadline < now - _LINGER:  # somebody who does not even read goodbye
                    visit.transport.abort()
                visit.deadline = min(visit.deadline, now)
            elif visit.deadline < now and guarded is not None:
                guarded.time_up()
        again = asyncio.get_running_loop().call_later(1.0, self._sweep) if self._visits else None
        self._sweeper = again


def room(reserve: int) -> int:
    """Return how many connections there are descriptors for, beside those kept for the store and the workers."""
    if sys.platform == "win32":
        return sys.maxsize
    allowed, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    if allowed != resource.RLIM_INFINITY and allowed < _DESCRIPTORS:
        allowed = _DESCRIPTORS if most == resource.RLIM_INFINITY else min(most, _DESCRIPTORS)
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))
    return sys.maxsize if allowed == resource.RLIM_INFINITY else max(_FEW, allowed - reserve - BACKLOG)


class TooLong(Exception):
    """The head of a request is longer than anybody needs."""


class Guarded(HttpToolsProtocol):
    """HTTP on a connection that the door keeps an eye on."""

    door: Door

    _visit: Visit | None = None
    _is_incoming = False
    """True from the first byte of a request to its last."""
    _head = 0
    """Bytes received of this request that are not its body."""
    _named = 0
    """Bytes of it that were an address or a header."""
    _refusal: tuple[int, Message] = (400, _MALFORMED)

    _passed: Passed | None = None

    def go_on(self, passed: Passed) -> None:
        """What follows was begun at another process of this machine."""
        self._passed = passed

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn declares it
        found = self.door.admit(self, transport)
        if isinstance(found, Visit):
            self._visit = found
            found.deadline = time.monotonic() + self.door.settings.first_byte
            super().connection_made(transport)
            if self._passed is not None:
                self.ws_protocol_class = GuardedPassedSocket
                self.data_received(self._passed.head)
        elif self._passed is not None:  # it is a socket already: there is no status to be sent any more
            self.transport = transport
            transport.abort()
        else:
            self.transport = transport
            self._turn_away(found, Message("srv-err-full" if found == 503 else "srv-err-connections"))

    def connection_lost(self, exc: Exception | None) -> None:
        if self._visit is not None:
            self.door.leave(self._visit)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._visit is None:
            return
        if not self._is_incoming:
            self._is_incoming = True
            self._visit.deadline = time.monotonic() + self.door.settings.whole_request
        self._head += len(data)
        super().data_received(data)
        if self._visit is not None and self._head > self.door.settings.head and not self.transport.is_closing():
            self._turn_away(431, Message("srv-err-head"))

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._named += size
        if self._named > self.door.settings.head:
            self._refusal = (431, Message("srv-err-head"))
            raise TooLong  # the parser stops, and uvicorn sends the answer below

    def on_body(self, body: bytes) -> None:
        self._head -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._is_incoming = False
        self._head = self._named = 0
        if self._visit is not None:
            self._visit.deadline = math.inf  # what takes time now is the server's own work
        super().on_message_complete()

    def on_response_complete(self) -> None:
        is_answered = not self.pipeline or self._is_incoming
        super().on_response_complete()
        if self._visit is not None and is_answered:  # the answer must be read, or the next request be sent
            self._visit.deadline = time.monotonic() + self.door.settings.whole_request

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._visit is not None:  # the answer waits until somebody reads it
            self._visit.deadline = min(self._visit.deadline, time.monotonic() + self.door.settings.whole_request)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._visit is not None and not self._is_incoming and not self.cycle.response_complete:
            self._visit.deadline = math.inf

    def send_400_response(self, msg: str) -> None:
        self._turn_away(*self._refusal)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        assert self._visit is not None, "nobody else is listened to"
        self.door.upgrade(self._visit)
        protocol = cast(GuardedSocket, self.transport.get_protocol())
        protocol.enter(self.door, self._visit)
        if isinstance(protocol, GuardedPassedSocket) and self._passed is not None:
            protocol.passed = self._passed
        if not protocol.close_sent:
            protocol.remember()
        self._visit = None

    def time_up(self) -> None:
        """The time for what was awaited is over."""
        if self._is_incoming:
            self._turn_away(408, Message("srv-err-slow"))
        else:
            self.transport.close()  # nothing was asked, so there is nothing to answer

    def _turn_away(self, status: int, why: Message) -> None:
        """Answer without any application, and close."""
        metrics.REFUSALS.labels(why.id).inc()
        body = msgspec.json.encode(Problem(status, why, say(why)))
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", b"%d" % len(body)),
            (b"connection", b"close"),
            *([(b"retry-after", b"5")] if status in (429, 503) else []),
            *HEADERS,
            NOT_KEPT,
        ]
        first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()
        head = [first, *(name + b": " + value for name, value in headers), b"", b""]
        self.transport.write(b"\r\n".join(head) + body)
        self.transport.close()


class GuardedSocket(LinedSocket, PassableSocket):
    """A socket that is counted at the door until it has closed."""

    _door: Door | None = None
    _visit: Visit | None = None

    def enter(self, door: Door, visit: Visit) -> None:
        """Take over a connection that was HTTP so far."""
        self._door, self._visit = door, visit

    def connection_lost(self, exc: Exception | None) -> None:
        if self._door is not None and self._visit is not None:
            self._door.leave(self._visit)
        super().connection_lost(exc)


class GuardedPassedSocket(PassedSocket, GuardedSocket):
    """The same, of one that was passed on."""


def guarded(settings: Settings) -> type[Guarded]:
    """Return the protocol of a server with these limits."""

    class GuardedHere(Guarded):
        door = Door(settings)

    return GuardedHere
