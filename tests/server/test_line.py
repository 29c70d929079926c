"""What is said on a socket's line goes out as frames that others can read, in order and in one piece."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.uri import parse_uri

from radura.server.line import LinedSocket


class Wire(asyncio.Transport):
    """Keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return False


class Loop:
    """Lets the test say when the loop comes round."""

    def __init__(self) -> None:
        self.soon: list[Callable[[], Any]] = []

    def call_soon(self, what: Callable[[], Any]) -> None:
        self.soon.append(what)

    def come_round(self) -> None:
        soon, self.soon = self.soon, []
        for what in soon:
            what()


@pytest.fixture
def wire() -> Wire:
    return Wire()


@pytest.fixture
def loop() -> Loop:
    return Loop()


@pytest.fixture
def line(wire: Wire, loop: Loop) -> LinedSocket:
    """Return a socket that is open, without a server around it."""
    made = LinedSocket.__new__(LinedSocket)
    made.transport, made.loop, made.close_sent = wire, loop, False  # type: ignore[assignment]  # a loop for the test
    made.writable = asyncio.Event()
    made.writable.set()
    return made


def heard(data: bytes) -> list[bytes]:
    """Return the messages that a client of the WebSocket library takes out of what was sent."""
    client = ClientProtocol(parse_uri("ws://localhost/"), state=State.OPEN, max_size=None)
    client.receive_data(data)
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert all(frame.opcode is Opcode.TEXT and frame.fin for frame in frames)
    return [bytes(frame.data) for frame in frames]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_frames_of_every_length_can_be_read(size: int, line: LinedSocket, wire: Wire, loop: Loop) -> None:
    line.say(b"a" * size)
    loop.come_round()
    assert heard(b"".join(wire.written)) == [b"a" * size]


def test_what_is_said_at_once_goes_out_in_one_piece(line: LinedSocket, wire: Wire, loop: Loop) -> None:
    said = [b"first", b"second" * 40, b"third"]
    for data in said:
        line.say(data)
    assert wire.written == []
    loop.come_round()
    assert len(wire.written) == 1
    assert heard(wire.written[0]) == said


def test_a_line_is_free_again_when_enough_was_sent(line: LinedSocket, wire: Wire, loop: Loop) -> None:
    freed: list[bool] = []
    line.when_free(lambda: freed.append(line.is_free))
    line.say(b"a" * 70_000)
    assert not line.is_free
    loop.come_round()
    assert freed == [True]


def test_nothing_is_said_on_a_line_that_is_closed(line: LinedSocket, wire: Wire, loop: Loop) -> None:
    line.close_sent = True
    line.say(b"too late")
    loop.come_round()
    assert wire.written == []
