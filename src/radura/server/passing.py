"""A socket that goes on at another process of this machine: the open connection is passed there, and nobody notices.

Along with the descriptor goes what was heard on it so far, from the handshake on: the other process hears all of it as
if it had come there, says nothing that was said already, and is then where this one was. So nobody needs to know what
a parser holds of a frame that has come only in part.
"""

from typing import Any, Protocol

import msgspec
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_MOST = 4_096  # bytes that a socket may have said before it comes to its first table; who says more stays


class Passed(msgspec.Struct, array_like=True, frozen=True):
    """What goes along with a connection."""

    head: bytes
    """The request that asked for the socket."""
    heard: bytes
    """All that came after it."""
    taken: int
    """How many messages of that have been taken already."""


class Wire(Protocol):
    """The connection of a socket that may be passed on until it has come to its first table."""

    taken: int
    """Messages that were taken elsewhere: they come once more, and were answered."""

    def pack(self, taken: int) -> Passed | None:
        """Return what must go along; None: it cannot be passed on now."""

    def fileno(self) -> int:
        """Return its descriptor."""

    def let_go(self) -> None:
        """Close it here; it stays open where it was passed to."""

    def stay(self) -> None:
        """It will not be passed on any more."""


class PassableSocket(WebSocketsSansIOProtocol):
    """A socket that remembers what it has heard until it has come to its first table."""

    taken = 0
    _heard: bytearray | None = None

    def remember(self) -> None:
        """Begin to remember, after the handshake, and let the application know of it."""
        self._heard = bytearray()
        self.scope["state"]["wire"] = self

    def data_received(self, data: bytes) -> None:
        if self._heard is not None:
            self._heard += data
            if len(self._heard) > _MOST:
                self._heard = None
        super().data_received(data)

    def pack(self, taken: int) -> Passed | None:
        """Return what must go along; None: it cannot be passed on now."""
        if self._heard is None or self.disconnected or self.close_sent or self.transport.is_closing():
            return None
        if self.transport.get_write_buffer_size():
            return None
        headers = "".join(f"{name}: {value}\r\n" for name, value in self.request.headers.raw_items())
        head = f"GET {self.request.path} HTTP/1.1\r\n{headers}\r\n".encode("latin-1")
        return Passed(head, bytes(self._heard), taken)

    def fileno(self) -> int:
        """Return its descriptor."""
        number: int = self.transport.get_extra_info("socket").fileno()
        return number

    def let_go(self) -> None:
        """Close it here; it stays open where it was passed to."""
        self.transport.abort()

    def stay(self) -> None:
        """It will not be passed on any more."""
        self._heard = None


class _Nowhere:
    """Where a handshake goes that was made already."""

    def write(self, _data: bytes) -> None:
        """Send nothing."""

    def is_closing(self) -> bool:
        """It never is."""
        return False


class PassedSocket(PassableSocket):
    """A socket that was opened at another process."""

    passed: Passed
    _early: bytearray | None = None
    """What came in here before all has been heard again that came there."""

    def remember(self) -> None:
        """Let the application know; it is passed on only once."""
        self.taken = self.passed.taken
        self._early = bytearray()
        self.scope["state"]["wire"] = self

    def data_received(self, data: bytes) -> None:
        if self._early is None:
            super().data_received(data)
        else:
            self._early += data

    async def send(self, message: Any) -> None:
        """Send a message; the first one is the handshake, after which comes what was heard."""
        if self.handshake_complete or message["type"] != "websocket.accept":
            await super().send(message)
            return
        there, self.transport = self.transport, _Nowhere()  # type: ignore[assignment]  # all that a handshake needs
        try:
            await super().send(message)
        finally:
            self.transport = there
        heard, self._early = self.passed.heard + bytes(self._early or b""), None
        self.data_received(heard)
