"""The ear of a socket: a message that needs nothing to be waited for is taken as it comes.

Nearly all that is ever said on a socket are moves, each in one small frame. The way through the library's parser, a
queue and a task that waits there costs more than taking such a message. All else goes that way.
"""

from collections.abc import Callable

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # the quick one, where it is installed

_TEXT = 0x81  # a frame of text, the first and the last of its message
_WHOLE = 0x80  # in a frame's first byte: nothing of its message follows
_MASKED = 0x80  # in its second byte: as all that clients send
_MEDIUM = 126  # in place of a length: it stands in the next two bytes, with more than that in eight
_HEAD, _MASK = 2, 4
_UNKNOWN = -1


class HearingSocket(WebSocketsSansIOProtocol):
    """A socket that lets the application take a message at once."""

    _take: Callable[[bytes], bool] | None = None
    _missing = 0
    """Bytes of a frame that are still to come to the library; unknown: it alone can tell where frames begin."""

    def when_told(self, take: Callable[[bytes], bool]) -> None:
        """Have messages taken as they come, as far as they are; the others wait to be received."""
        self._take = take

    def data_received(self, data: bytes) -> None:
        if self.handshake_initiated:  # before that it is no frame
            take = self._take
            if take is not None and self._missing == 0 and self.queue.empty() and not self.close_sent:
                text = only_text(data)
                if text is not None and take(text):
                    return
            if self._missing != _UNKNOWN:
                self._missing = missing(data, self._missing)
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        self._take = None
        super().connection_lost(exc)


def only_text(data: bytes) -> bytes | None:
    """Return what these bytes say, if they are one frame of plain text and nothing else."""
    if len(data) < _HEAD + _MASK or data[0] != _TEXT:
        return None
    size, at = data[1] - _MASKED, _HEAD
    if size == _MEDIUM:
        size, at = int.from_bytes(data[2:4], "big"), 4
    if at + _MASK + size != len(data):  # several frames, a part of one, a long one, or one that is not masked
        return None
    text = apply_mask(data[at + _MASK :], data[at : at + _MASK])
    return text if text.isascii() else None


def missing(data: bytes, at: int = 0) -> int:
    """Return how many bytes the last frame lacks; -1 if that cannot be told, or a message is in several.

    The first frame begins after ``at`` bytes, perhaps after all of them.
    """
    while at < len(data):
        if len(data) - at < _HEAD or not data[at] & _WHOLE:
            return _UNKNOWN
        size, head = data[at + 1] & ~_MASKED, _HEAD
        if size >= _MEDIUM:
            head += 2 if size == _MEDIUM else 8
            if len(data) - at < head:
                return _UNKNOWN
            size = int.from_bytes(data[at + _HEAD : at + head], "big")
        at += head + _MASK + size
    return at - len(data)
