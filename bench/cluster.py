"""What several processes cost: ``python bench/cluster.py``. Two cores: servers on the first, clients on the second.

One process, and ``--processes`` of them with a broker, each on a PostgreSQL of its own (``fsync`` off), with the same
number of matches; with ``--each``, the same number for each process: then as many moves share a commit and a turn of
the loop. In turns, ``--rounds`` times, one of them plays ``--moves`` moves while the other is idle. Prints one JSON
line for each, and at the end the median of the rounds' ratios of the CPU that the server's processes used for a move.
That holds on a busy machine too; moves a second and latencies do not. The broker's CPU is told apart; that of database,
clients and computer players is not counted. ``--sockets N`` measures instead how much memory one process needs for so
many idle sockets, each of which watches a match; ``--packets N`` what a packet between two processes costs to send and
to hear, by what is in it; ``--commits N`` what a commit costs, by how many decisions share it.
"""

import argparse
import asyncio
import json
import os
import resource
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
import uvloop

from radura.server.cluster.broker import connect
from radura.server.cluster.frames import Show
from radura.server.cluster.links import Links
from radura.server.store.appending import Appender
from radura.server.store.store import database_url, prepare
from radura.server.store.tables import EntryRow, MatchRow, row

HERE = Path(__file__).parent
ROOT = HERE.parent
sys.path[:0] = [str(ROOT), str(HERE)]
from bench_server import PORT, SERVER_CORE, Load, Server, call, count, environment, sit  # noqa: E402  # found by the line above
from tests.support import postgres, redis  # noqa: E402  # found by the same line

LEASE = 1.5
"""Seconds, as a server has it."""
PATIENCE = 10.0
"""Seconds without a move after which there will be none."""
_TICK = os.sysconf("SC_CLK_TCK")


def show(bench: str, **figures: object) -> None:
    """Print some figures as JSON."""
    print(json.dumps({"bench": bench, **figures}), flush=True)


def cpu_of(pid: int) -> float:
    """Return the seconds of CPU that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / _TICK


def children_of(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


class Several:
    """Processes that serve together, or one alone."""

    def __init__(self, database: str, port: int, processes: int, broker: str) -> None:
        arguments = [database, str(port), str(processes), broker]
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "parts" / "serve.py"), *arguments],
            env=environment(),
            preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE}),
        )
        self._several = processes > 1
        self.url = f"http://127.0.0.1:{port}"
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                    break
            except OSError:
                time.sleep(0.05)
        time.sleep(3.0 * self._several)  # until all of them serve, and have met

    def pids(self) -> list[int]:
        """Return the processes that serve; those in which computer players think are not among them."""
        return children_of(self._process.pid) if self._several else [self._process.pid]

    def cpu(self) -> float:
        """Return the seconds of CPU that they have used."""
        return sum(map(cpu_of, self.pids()))

    def stop(self) -> None:
        self._process.send_signal(signal.SIGTERM)
        self._process.wait()


@contextmanager
def several(port: int, processes: int, broker: str) -> Iterator[Several]:
    """Run so many processes on a PostgreSQL of their own."""
    with postgres.running() as database:
        running = Several(database.address, port, processes, broker)
        try:
            yield running
        finally:
            running.stop()


class Played:
    """Tells whether so many moves were made; ends everything if no more can be."""

    def __init__(self, load: Load, moves: int) -> None:
        self._load = load
        self._moves = moves
        self._seen, self._at = 0, time.monotonic()

    def __call__(self) -> bool:
        if self._load.begun != self._seen:
            self._seen, self._at = self._load.begun, time.monotonic()
        elif time.monotonic() - self._at > PATIENCE:
            sys.exit("The matches are over: take fewer --moves or --rounds, or more --matches.")
        return self._seen >= self._moves


async def _alternate(servers: list[Several], args: argparse.Namespace, broker: int) -> list[float]:
    """Let each server play so many moves in turn, and the others wait; return the ratio of each round."""
    matches = [args.matches * (len(server.pids()) if args.each else 1) for server in servers]
    loads = [Load(args.rate / args.matches * number, number) for number in matches]
    for server, load, number in zip(servers, loads, matches, strict=True):
        await sit(server.url, args.game, number, load)
    ratios = []
    for turn in range(args.rounds + 1):
        found = []
        for server, load, number in zip(servers, loads, matches, strict=True):
            carried, load.begun = cpu_of(broker), 0
            load.begin()
            figures = await count(load, server, Played(load, args.moves))
            load.live = False
            await asyncio.sleep(0.5)  # what is under way arrives
            found.append(figures["cpu_us_per_move"])
            if turn:  # the first time everything is new
                show(
                    f"{args.game}, {number} matches, processes: {len(server.pids())}",
                    **figures,
                    broker_us_per_move=round((cpu_of(broker) - carried) / args.moves * 1e6),
                )
        ratios.append(found[1] / found[0])
    return ratios[1:]


def compare(args: argparse.Namespace) -> None:
    """Measure one process and several in turns."""
    with (
        redis.running() as broker,
        several(PORT, 1, "") as one,
        several(PORT + 1, args.processes, broker.address) as more,
    ):
        ratios = uvloop.run(_alternate([one, more], args, broker.pid))
    show(
        f"CPU a move, {args.processes} processes to one",
        ratio=round(statistics.median(ratios), 2),
        of_each_round=[round(ratio, 2) for ratio in ratios],
    )


# -- idle sockets ---------------------------------------------------------------------------


async def _watch(port: int, address: str, match: str) -> asyncio.StreamWriter:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(address, 0), limit=1 << 12)
    writer.write(
        f"GET /socket HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    await reader.readuntil(b"\r\n\r\n")
    for message in ({"kind": "hello", "v": 1}, {"kind": "join", "match": match}):
        data = json.dumps(message).encode()
        writer.write(bytes([0x81, 0x80 | len(data)]) + b"\0\0\0\0" + data)
    seen = b""
    while b'"sync"' not in seen:
        seen += await reader.read(1 << 12)
    return writer


async def _fill(port: int, sockets: int, ids: list[str]) -> list[asyncio.StreamWriter]:
    opened: list[asyncio.StreamWriter] = []
    while len(opened) < sockets:
        some = range(len(opened), min(sockets, len(opened) + 50))
        opened += await asyncio.gather(*(_watch(port, f"127.0.0.{2 + n % 50}", ids[n % len(ids)]) for n in some))
        if len(opened) % 1000 == 0:
            print(f"\r{len(opened)} sockets", end="", file=sys.stderr)
    return opened


def idle(sockets: int) -> None:
    """Measure the memory of one process with so many idle sockets."""
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        server = Server(Path(folder))
        server.start()
        try:
            token = str(call(server.url, "/api/people", {"name": "Anna"})["token"])
            wanted = {"game": "living_forest_duel", "seats": [{"kind": "me"}, {"kind": "me"}], "public": True}
            ids = [str(call(server.url, "/api/matches", wanted, token)["match"]["id"]) for _ in range(100)]
            before = server.memory()

            async def measure() -> int:
                opened = await _fill(PORT, sockets, ids)
                await asyncio.sleep(2)
                found = server.memory()
                for writer in opened:
                    writer.transport.abort()
                return found

            memory = asyncio.run(measure())
            each = (memory - before) / sockets / 1000
            show(f"{sockets} idle sockets on one process", MB=round(memory / 1e6), kB_each=round(each, 1))
        finally:
            server.stop()


# -- packets --------------------------------------------------------------------------------


async def _exchange(address: str, packets: int, frames: int) -> float:
    """Return the microseconds of CPU for a packet with so many frames, sent and heard by this process."""
    heard = 0
    enough = asyncio.Event()

    def hear(_sender: str, _frame: Show) -> None:
        nonlocal heard
        heard += 1
        if heard % frames == 0:
            enough.set()

    one, other = Links(connect(address), LEASE), Links(connect(address), LEASE)
    other.on(Show, hear)
    for links in (one, other):
        links.open()
    await asyncio.gather(one.settled(30), other.settled(30))
    began = time.process_time()
    for _ in range(packets):
        enough.clear()
        for number in range(frames):
            one.send(other.me, Show(number, "m" * 12, bytes(600)))
        await enough.wait()
    spent = time.process_time() - began
    await asyncio.gather(one.close(), other.close())
    return spent / packets * 1e6


def packets(number: int) -> None:
    """Measure what packets cost."""
    with redis.running() as broker:
        for frames in (1, 20):
            spent = uvloop.run(_exchange(broker.address, number, frames))
            show(f"a packet of {frames}, sent and heard", us=round(spent), us_a_frame=round(spent / frames, 1))


# -- commits --------------------------------------------------------------------------------


def commits(number: int) -> None:
    """Measure what a commit costs the server, by how many decisions share it."""
    with postgres.running() as database:
        prepare(database.address)
        match = MatchRow("m", "endless", 1, "{}", None, "", 0, False, None, "running", 0.0, "p")
        with psycopg.connect(database.address) as plain:
            plain.execute("INSERT INTO people (id, name, created) VALUES ('p', 'Anna', 0)")
            names, values = zip(*row(match).items(), strict=True)
            places = ", ".join(["%s"] * len(values))
            plain.execute(f"INSERT INTO matches ({', '.join(names)}) VALUES ({places})", values)
        uvloop.run(_commit_all(database.address, number))


async def _commit_all(address: str, number: int) -> None:
    appender = Appender(database_url(address))
    for together, first in ((1, 0), (5, 1_000_000), (20, 2_000_000)):
        revs = (range(first + n * together, first + (n + 1) * together) for n in range(number))
        groups = [[row(_decision(rev)) for rev in some] for some in revs]
        await appender.add([row(_decision(first + 900_000))], None)  # the connection is there, the statement ready
        began = time.process_time()
        for group in groups:
            await appender.add(group, None)
        spent = (time.process_time() - began) / number * 1e6
        show(f"a commit of {together}", us=round(spent), us_a_decision=round(spent / together, 1))
    appender.close()


def _decision(rev: int) -> EntryRow:
    return EntryRow("m", rev, "act", 0, "0 mark(4)", False, rev, 1, 0.5, 1e9, "ref", "p", False)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--matches", type=int, default=50)
    parser.add_argument("--each", action="store_true", help="so many matches for each process, not for all together")
    parser.add_argument("--rate", type=float, default=0, help="moves a second offered; 0: as fast as it goes")
    parser.add_argument("--moves", type=int, default=2000, help="of each round")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--game", default="endless")
    parser.add_argument("--sockets", type=int, default=0)
    parser.add_argument("--packets", type=int, default=0)
    parser.add_argument("--commits", type=int, default=0)
    args = parser.parse_args()
    if args.sockets:
        idle(args.sockets)
    elif args.packets:
        packets(args.packets)
    elif args.commits:
        commits(args.commits)
    else:
        compare(args)


if __name__ == "__main__":
    main()
