"""The line of a socket: what is said on it needs no task that waits to say it, and goes out in one piece.

Sending costs more than all else that is done to a message: whoever moves hears what came of it and that it is stored
in one piece. And since all tables have had their turn before anybody hears of it, the moves that are made then arrive
together, and are stored together.
"""

import contextlib
import struct
from collections.abc import Callable
from typing import Protocol

from websockets.http11 import Request

from radura.server.ear import HearingSocket

_TEXT = 0x81  # a frame of text, the first and the last of its message
_SHORT, _MEDIUM = 126, 1 << 16  # from so many bytes on, a frame tells its length otherwise
_ENOUGH = 1 << 16  # bytes that are gathered before they are sent


class Line(Protocol):
    """What a connection speaks on."""

    @property
    def is_free(self) -> bool:
        """True if the other end takes what is said; else it has to wait."""

    def when_free(self, go_on: Callable[[], None]) -> None:
        """Have it told whenever the line is free again."""

    def when_told(self, take: Callable[[bytes], bool]) -> None:
        """Have messages taken as they come, as far as they are; the others wait to be received."""

    def say(self, data: bytes) -> None:
        """Send a message; on a line that is closed nobody hears it."""

    def flush(self) -> None:
        """Send now what was said, as far as the other end takes it."""

    def end(self, code: int) -> None:
        """Close it, after all that was said."""


class LinedSocket(HearingSocket):
    """A socket that lets the application know its line, besides what every ASGI application knows."""

    _go_on: Callable[[], None] | None = None
    _said = b""
    """What was said since the loop came by."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["state"]["line"] = self

    @property
    def is_free(self) -> bool:
        """True if the other end takes what is said; else it has to wait."""
        return self.writable.is_set() and len(self._said) < _ENOUGH

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
        if not self._said:
            self.loop.call_soon(self.flush)
        self._said += head + data

    def flush(self) -> None:
        """Send now what was said, as far as the other end takes it."""
        said, self._said = self._said, b""
        if said and not self.close_sent and not self.transport.is_closing():
            self.transport.write(said)
            if len(said) >= _ENOUGH and self._go_on is not None and self.is_free:
                self._go_on()

    def end(self, code: int) -> None:
        """Close it, after all that was said."""
        self._go_on = None
        self.flush()
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
