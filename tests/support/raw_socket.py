"""A WebSocket of bare bytes: it sends anything, valid or not, and reads only when it is asked to."""

import json
import socket
import struct
from typing import Any


class Closed(Exception):
    """The server has closed the socket."""


class RawSocket:
    """A WebSocket of bare bytes."""

    def __init__(self, port: int, receive_buffer: int | None = None, address: str = "127.0.0.1") -> None:
        self._plain = socket.socket()
        self._plain.bind((address, 0))
        if receive_buffer is not None:
            self._plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self._plain.settimeout(60)
        self._plain.connect(("127.0.0.1", port))
        self._plain.sendall(
            f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self._data = bytearray()
        while b"\r\n\r\n" not in self._data:
            self._more()
        del self._data[: self._data.index(b"\r\n\r\n") + 4]

    def send(self, *payloads: bytes) -> None:
        """Send each as a text frame, valid UTF-8 or not."""
        self._plain.sendall(b"".join(map(frame, payloads)))

    def send_bytes(self, data: bytes) -> None:
        """Send bytes that need not be whole frames."""
        self._plain.sendall(data)

    def read(self) -> dict[str, Any]:
        """Return the next message; raise Closed if the server has closed the socket."""
        while True:
            code, payload = self._take(2)
            if code == 8:
                raise Closed
            if code == 1:
                message: dict[str, Any] = json.loads(payload)
                return message

    def until_answered(self, ref: str) -> list[dict[str, Any]]:
        """Return all messages up to the answer to this request."""
        found = [self.read()]
        while found[-1].get("ref") != ref:
            found.append(self.read())
        return found

    def read_until(self, text: str) -> list[dict[str, Any]]:
        """Return all messages up to one that contains this text."""
        found = [self.read()]
        while text not in json.dumps(found[-1]):
            found.append(self.read())
        return found

    def close(self) -> None:
        """Disconnect without closing the WebSocket."""
        self._plain.close()

    def _more(self) -> None:
        data = self._plain.recv(1 << 18)
        if not data:
            raise Closed
        self._data += data

    def _take(self, head: int) -> tuple[int, bytes]:
        while len(self._data) < head:
            self._more()
        size = self._data[1]
        if size == 126:
            size, head = self._number(">H", 4), 4
        elif size == 127:
            size, head = self._number(">Q", 10), 10
        while len(self._data) < head + size:
            self._more()
        code, payload = self._data[0] & 15, bytes(self._data[head : head + size])
        del self._data[: head + size]
        return code, payload

    def _number(self, form: str, end: int) -> int:
        while len(self._data) < end:
            self._more()
        number: int = struct.unpack(form, self._data[2:end])[0]
        return number


def frame(payload: bytes) -> bytes:
    """Return a text frame."""
    size = len(payload)
    if size < 126:
        head = bytes([0x81, 0x80 | size])
    elif size < 1 << 16:
        head = b"\x81\xfe" + struct.pack(">H", size)
    else:
        head = b"\x81\xff" + struct.pack(">Q", size)
    return head + b"\0\0\0\0" + payload
