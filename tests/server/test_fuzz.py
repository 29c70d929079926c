"""A server under attack; tests/soak attacks it three times as long."""

import contextlib
import socket

from tests.support.attack import attack_and_check
from tests.support.server import PATIENCE, Serve
from tests.support.soak import silent


async def test_bad_messages_change_nothing_leak_nothing_and_disturb_nobody(serve: Serve) -> None:
    await attack_and_check(serve(), 20_000, silent)


def test_a_connection_that_is_no_websocket_is_closed(url: str) -> None:
    port = int(url.rpartition(":")[2])
    for junk in (b"\x16\x03\x01\x02\0", b"GET / HTTP/9.9\r\n\r\n", b"\0" * 100, b"GET /socket HTTP/1.1\r\n\r\n"):
        answer = bytearray()
        with (
            socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as plain,
            contextlib.suppress(ConnectionError),  # it may be closed at once
        ):
            plain.sendall(junk)
            plain.shutdown(socket.SHUT_WR)
            while data := plain.recv(4096):
                answer += data
        assert b" 200 " not in answer.split(b"\r\n")[0]
