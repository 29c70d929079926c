"""Slow, silent and greedy clients, against a server that listens to the network without a proxy before it.

They come from addresses of the loopback network other than 127.0.0.1, which is where a proxy would be.
"""

import contextlib
import json
import socket
import struct
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
from tests.support.raw_socket import Closed, RawSocket
from tests.support.server import PATIENCE, Serve, Server

from radura.client import Client
from radura.protocol.lobby import TakenByMe

STRANGER, NEWCOMER = "127.0.0.2", "127.0.0.3"
UNUSUAL = 15.0
"""Seconds until the server named hasty counts as broken: the usual one closes such connections after 30."""
HALF = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"
WHOLE = HALF + b"\r\n"


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the limits that it has unless told otherwise."""
    server = Server(str(tmp_path_factory.mktemp("usual") / "radura.sqlite3"), {"host": "0.0.0.0"}).start()
    yield server
    server.end()


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that does not wait for long."""
    limits: dict[str, object] = {"host": "0.0.0.0", "first_byte": 1, "whole_request": 1.5}
    server = Server(str(tmp_path_factory.mktemp("hasty") / "radura.sqlite3"), limits).start()
    yield server
    server.end()


@contextmanager
def connected(server: Server, address: str = STRANGER) -> Iterator[socket.socket]:
    """Open a connection from an address."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(address, 0)) as plain:
        plain.settimeout(PATIENCE)
        yield plain


def rest(plain: socket.socket) -> bytes:
    """Return all that arrives until the other end has closed."""
    found = bytearray()
    with contextlib.suppress(ConnectionError):
        while data := plain.recv(65_536):
            found += data
    return bytes(found)


def problem(answer: bytes) -> tuple[int, str]:
    """Return the status and the reason of an answer."""
    head, _, body = answer.partition(b"\r\n\r\n")
    assert b"x-content-type-options: nosniff" in head
    return int(head.split()[1]), json.loads(body)["text"]["id"]


def is_served(server: Server, address: str) -> bool:
    """Tell whether a request from an address is answered."""
    with connected(server, address) as plain:
        plain.sendall(WHOLE.replace(b"\r\n\r\n", b"\r\nconnection: close\r\n\r\n"))
        return rest(plain).startswith(b"HTTP/1.1 200")


def held(server: Server) -> int:
    """Return how many connections the server has a descriptor for."""
    rows = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    here = [row for row in rows if int(row[1].partition(":")[2], 16) == server.port]
    return sum(row[3] != "0A" and row[9] != "0" for row in here)  # 0A listens; without an inode it is nobody's


def test_a_header_without_end_is_refused_and_holds_up_nobody(usual: Server) -> None:
    server = usual
    answers: list[int] = []
    done = threading.Event()

    def ask() -> None:
        with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
            while not (answers and done.is_set()):  # the header may be refused before the first answer
                answers.append(http.get("/api/games").status_code)

    other = threading.Thread(target=ask)
    other.start()
    sent = 0
    with connected(server) as plain:
        plain.sendall(HALF + b"x-long: ")
        with contextlib.suppress(ConnectionError):
            for _ in range(1_000):  # 100 MB
                plain.sendall(b"x" * 100_000)
                sent += 100_000
    done.set()
    other.join()
    assert sent < 20_000_000  # what the buffers between the two took before the connection was closed
    assert set(answers) == {200}


@pytest.mark.parametrize(
    "request_head",
    [
        b"GET /" + b"x" * 40_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
        HALF + b"x-long: " + b"x" * 40_000 + b"\r\n\r\n",
        HALF + b"".join(b"x-%d: y\r\n" % n for n in range(5_000)) + b"\r\n",
        b"\r\n" * 20_000,
    ],
    ids=["address", "one header", "many headers", "empty lines"],
)
def test_the_head_of_a_request_has_a_limit(usual: Server, request_head: bytes) -> None:
    with connected(usual) as plain:
        plain.sendall(request_head)
        assert problem(rest(plain)) == (431, "srv-err-head")
    assert is_served(usual, STRANGER)


def test_a_trailer_without_end_is_refused_too(usual: Server) -> None:
    head = b"POST /api/people HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n0\r\nx-long: "
    with connected(usual) as plain, contextlib.suppress(ConnectionError):
        plain.sendall(head)
        for _ in range(1_000):
            plain.sendall(b"x" * 100_000)
        raise AssertionError("100 MB were taken")


def test_an_ordinary_upload_is_not_taken_for_a_long_head(usual: Server) -> None:
    body = b"x" * 900_000
    with connected(usual) as plain:
        plain.sendall(b"POST /api/records HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n")
        plain.sendall(b"content-length: %d\r\n\r\n%b" % (len(body), body))
        assert problem(rest(plain)) == (401, "srv-err-token")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        (b"", None),
        (HALF, (408, "srv-err-slow")),
        (b"POST /api/people HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99\r\n\r\n{", (408, "srv-err-slow")),
        (WHOLE, 200),
        (WHOLE + HALF, 200),
    ],
    ids=["nothing", "half a head", "half a body", "and then nothing", "half a second request"],
)
def test_whoever_keeps_the_server_waiting_is_sent_away(
    hasty: Server, said: bytes, answer: tuple[int, str] | int | None
) -> None:
    with connected(hasty) as plain:
        plain.sendall(said)
        plain.settimeout(UNUSUAL)
        start = time.monotonic()
        found = rest(plain)
        assert time.monotonic() - start > 0.5
        if answer is None:
            assert found == b""
        elif isinstance(answer, int):
            assert found.startswith(b"HTTP/1.1 %d" % answer)
        else:
            assert problem(found) == answer
    deadline = time.monotonic() + PATIENCE
    while held(hasty):
        assert time.monotonic() < deadline, "the connection is still there"
        time.sleep(0.05)


def test_a_byte_now_and_then_does_not_buy_time(hasty: Server) -> None:
    deadline = time.monotonic() + UNUSUAL
    with connected(hasty) as plain, contextlib.suppress(ConnectionError):
        plain.sendall(HALF + b"x-slow: ")
        while time.monotonic() < deadline:
            plain.sendall(b"x")
            time.sleep(0.1)
        raise AssertionError("the connection is still open")


def test_an_answer_that_nobody_reads_is_not_kept(hasty: Server) -> None:
    with socket.socket() as plain:
        plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        plain.bind((STRANGER, 0))
        plain.connect(("127.0.0.1", hasty.port))
        plain.sendall(WHOLE.replace(b"/healthz", b"/api/texts/en") * 40)
        deadline = time.monotonic() + PATIENCE
        seen = False
        while not seen or held(hasty):
            seen = seen or held(hasty) > 0
            assert time.monotonic() < deadline, "the connection is still there"
            time.sleep(0.05)


def test_silent_connections_lock_nobody_out(serve: Serve) -> None:
    """300 descriptors; one address opens as many connections as it can and says nothing, another one comes."""
    server = serve(host="0.0.0.0", descriptors=300, connections=40, first_byte=600, reserve=60)
    with ExitStack() as stack:
        silent = [stack.enter_context(connected(server)) for _ in range(200)]
        assert is_served(server, NEWCOMER)
        assert problem(rest(silent[-1])) == (429, "srv-err-connections")
        assert not is_served(server, STRANGER)
        assert is_served(server, "127.0.0.1"), "a proxy on this machine comes for many"
    deadline = time.monotonic() + PATIENCE
    while not is_served(server, STRANGER):
        assert time.monotonic() < deadline, "closed connections leave their places"


async def test_when_the_descriptors_run_short_newcomers_are_told_and_matches_go_on(serve: Serve) -> None:
    server = serve(host="0.0.0.0", descriptors=300, first_byte=600, reserve=60)
    async with Client(server.url, name="Anna") as anna:
        table = await anna.join((await anna.create("tictactoe", [TakenByMe(), TakenByMe()])).match.id)
        with ExitStack() as stack:
            crowd = [stack.enter_context(connected(server, f"127.0.1.{n}")) for n in range(1, 251)]
            assert problem(rest(crowd[-1])) == (503, "srv-err-full")
            assert b"retry-after" in _refused(server)
            await table.act("mark(4)")
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        assert (await anna.join(new.match.id)).decision is not None
    log = "".join(server.log)
    assert "Too many open files" not in log
    assert "store_failed" not in log


def _refused(server: Server) -> bytes:
    with connected(server, NEWCOMER) as plain:
        return rest(plain)


def test_sockets_count_as_connections(serve: Serve) -> None:
    server = serve(host="0.0.0.0", connections=3)
    sockets = [RawSocket(server.port, address=STRANGER) for _ in range(3)]
    for one in sockets:
        one.send(b'{"kind":"hello","v":1}')
        assert one.read()["kind"] == "welcome"
    assert not is_served(server, STRANGER)
    assert is_served(server, NEWCOMER)
    sockets.pop().close()
    deadline = time.monotonic() + PATIENCE
    while not is_served(server, STRANGER):
        assert time.monotonic() < deadline, "a closed socket leaves its place"
    for one in sockets:
        one.close()


def test_a_socket_that_never_says_hello_is_closed(hasty: Server) -> None:
    silent, polite = RawSocket(hasty.port), RawSocket(hasty.port)
    polite.send(b'{"kind":"hello","v":1}')
    assert polite.read()["kind"] == "welcome"
    bye = silent.read()
    assert (bye["kind"], bye["text"]["id"]) == ("bye", "srv-bye-silent")
    with pytest.raises(Closed):
        silent.read()
    time.sleep(1.5)
    polite.send(b'{"kind":"ping"}')
    assert polite.read()["kind"] == "pong"
    silent.close()
    polite.close()


def test_a_reset_connection_leaves_its_place(serve: Serve) -> None:
    server = serve(host="0.0.0.0", connections=2)
    for _ in range(20):
        with connected(server) as plain:
            plain.sendall(HALF)
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        deadline = time.monotonic() + PATIENCE
        while not is_served(server, STRANGER):
            assert time.monotonic() < deadline
