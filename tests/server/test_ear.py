"""A message that can be taken at once is; all others reach the application as if nobody had listened before."""

import asyncio
import random
from typing import Any

import pytest
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from radura.server.ear import HearingSocket, missing, only_text


def frame(text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, text, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 125, 126, 127, 300, 16_384, 65_535])
def test_one_frame_of_text_is_read(size: int) -> None:
    assert only_text(frame(b"a" * size)) == b"a" * size


@pytest.mark.parametrize(
    "data",
    [
        b"",
        frame(b"two") + frame(b"frames"),
        frame(b"a part")[:-1],
        frame(b"a part")[:3],
        frame(b"long" * 20_000),
        frame(b"first of two", fin=False),
        frame(b"second of two", Opcode.CONT),
        frame(b"bytes", Opcode.BINARY),
        frame(b"", Opcode.PING),
        frame("caffè".encode()),
        frame(b"\xff"),
        Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
        b"\xc1" + frame(b"squeezed")[1:],
    ],
    ids=len,
)
def test_what_is_not_one_frame_of_plain_text_is_left_to_the_library(data: bytes) -> None:
    assert only_text(data) is None


def test_where_frames_begin_is_known_however_they_come() -> None:
    rng = random.Random(1)
    for _ in range(2_000):
        frames = [frame(b"a" * rng.choice([0, 5, 125, 126, 3_000, 66_000])) for _ in range(rng.randint(1, 4))]
        stream, left, at = b"".join(frames), 0, 0
        ends = {sum(map(len, frames[:n])) for n in range(len(frames) + 1)}
        while at < len(stream) and left >= 0:
            piece = stream[at : at + rng.choice([1, 3, 80, 5_000, 100_000])]
            at += len(piece)
            left = missing(piece, left)
            assert left == -1 or (left == 0) == (at in ends)


def test_a_message_in_several_frames_leaves_the_rest_to_the_library() -> None:
    assert missing(frame(b"first", fin=False)) == -1
    assert missing(frame(b"whole") + frame(b"first", fin=False)) == -1


class _Transport:
    """Takes what a socket does to its connection."""

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...

    def write(self, data: bytes) -> None: ...


@pytest.mark.parametrize("seed", range(20))
async def test_messages_are_heard_once_and_in_order(seed: int) -> None:
    rng = random.Random(seed)
    said = [str(n).encode() * rng.choice([1, 40, 500]) for n in range(60)]
    frames = []
    for n, text in enumerate(said):
        half = rng.randrange(len(text) + 1)
        if seed % 4 == 0 and n > 30 and rng.random() < 0.1:
            frames += [frame(text[:half], fin=False), frame(text[half:], Opcode.CONT)]
        else:
            frames += [frame(b"", Opcode.PONG), frame(text)] if rng.random() < 0.1 else [frame(text)]
    heard: list[bytes] = []
    queued: list[Any] = []
    socket = open_socket()

    def take(text: bytes) -> bool:
        if rng.random() < 0.3:
            return False
        heard.append(text)
        return True

    socket.when_told(take)
    while frames:
        some = [frames.pop(0) for _ in range(min(len(frames), rng.choice([1, 1, 1, 2, 5])))]
        piece = b"".join(some)
        if rng.random() < 0.1:  # the end comes later
            cut = len(piece) - rng.randint(1, len(some[-1]) - 1)
            piece, rest = piece[:cut], piece[cut:]
            frames.insert(0, rest)
        socket.data_received(piece)
        while not socket.queue.empty():
            event: Any = await socket.receive()
            queued.append(event)
            heard.append(event["text"].encode())
    assert heard == said
    assert 0 < len(queued) < len(said)


def open_socket() -> HearingSocket:
    """Return a socket after its handshake, without a server around it."""
    socket = HearingSocket.__new__(HearingSocket)
    socket.conn = ServerProtocol(state=State.OPEN, max_size=None)
    socket.queue = asyncio.Queue()
    socket.transport = _Transport()  # type: ignore[assignment]  # all that it uses of one
    socket.handshake_initiated = socket.handshake_complete = True
    socket.close_sent = socket.read_paused = False
    socket.pending_ping_payload = None
    socket.frames = []
    return socket
