"""The line of a socket: what is said on it is on its way at once, without a task that waits to say it."""

import contextlib
import struct
from collections.abc import Callable
from typing import Protocol

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

_TEXT = 0x81  # a frame of text, the first and the last of its message
_SHORT, _MEDIUM = 126, 1 << 16  # from so many bytes on, a frame tells its length otherwise


class Line(Protocol):
    """What a connection speaks on."""

    @property
    def is_free(self) -> bool:
        """True if the other end takes what is said; else it has to wait."""

    def when_free(self, go_on: Callable[[], None]) -> None:
        """Have it told whenever the line is free again."""

    def say(self, data: bytes) -> None:
        """Send a message; on a line that is closed nobody hears it."""

    def end(self, code: int) -> None:
        """Close it, after all that was said."""


class LinedSocket(WebSocketsSansIOProtocol):
    """A socket that lets the application know its line, besides what every ASGI application knows."""

    _go_on: Callable[[], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    @property
    def is_free(self) -> bool:
        """True if the other end takes what is said; else it has to wait."""
        return self.writable.is_set()

    def when_free(self, go_on: Callable[[], None]) -> None:
        """Have it told whenever the line is free again."""
        self._go_on = go_on

    def say(self, data: bytes) -> None:
        """Send a message; on a line that is closed nobody hears it."""
        if self.close_sent or self.transport.is_closing():
            return
        size = len(data)
        if size < _SHORT:
            head = bytes((_TEXT, size))
        elif size < _MEDIUM:
            head = struct.pack("!BBH", _TEXT, _SHORT, size)
        else:
            head = struct.pack("!BBQ", _TEXT, _SHORT + 1, size)
        self.transport.write(head + data)

    def end(self, code: int) -> None:
        """Close it, after all that was said."""
        self._go_on = None
        task = self.loop.create_task(self._end(code))
        task.add_done_callback(self.on_task_complete)
        self.tasks.add(task)

    async def _end(self, code: int) -> None:
        with contextlib.suppress(OSError, RuntimeError):  # it has closed meanwhile
            await self.send({"type": "websocket.close", "code": code, "reason": ""})

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._go_on is not None:
            self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on = None
        super().connection_lost(exc)
