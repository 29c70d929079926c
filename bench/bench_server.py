"""Speed and memory of the server, with boardgame.io measured in the same run.

    python bench/bench_server.py
    python bench/bench_server.py --quick --only closed offered

Needs two cores: the server runs on the first, all clients on the second. Parts (``--only``):

  disk     what an ``fsync`` costs where the store is (``BENCH_DIR``, else the system's folder for temporary files)
  closed   50 matches of tic-tac-toe without end, as fast as they go
  offered  the same at 500 moves a second
  forest   500 matches of Living Forest Duel at 300 moves a second
  memory   of a match that nobody watches
  resume   how soon the server, and a match, are back after ``kill -9``
  peers    boardgame.io with its own clients (installed, with Node if need be, into a temporary folder)

A move's latency is the time from sending it until the other seat's client has it (``p50_ms``, ``p99_ms``): the same for
boardgame.io, whose client cannot know when a move was stored. Ours can: ``done_*`` is the time from sending a move
until the mover gets its acknowledgement. By then the move is on disk: SQLite, ``synchronous=FULL``, one commit for all
moves that arrive together. boardgame.io's FlatFile writes files without ``fsync``; its default keeps everything in
memory.
"""

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Protocol

import msgspec
import uvloop
from parts.measure import Row, progress
from parts.measure import show as report
from peers import boardgame_io
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from radura.client import Client, Table
from radura.protocol.lobby import TakenByMe

HERE = Path(__file__).parent
ROOT = HERE.parent

PARTS = ("disk", "closed", "offered", "forest", "memory", "resume", "peers")
PORT = 18_124
SERVER_CORE, CLIENT_CORE = 0, 1
_LOOK = 0.02  # seconds between looks at whether enough was played


# -- our server ---------------------------------------------------------------------------


def environment() -> dict[str, str]:
    """Return what a server for the measurements finds around it: this checkout, and a game without end."""
    path = os.pathsep.join(map(str, (HERE / "parts", ROOT / "docs" / "examples", ROOT / "src")))
    return {**os.environ, "PYTHONPATH": path, "RADURA_EXTRA_GAMES": "endless:GAME"}


class Server:
    """A server process on the first core, with a store in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.database = str(folder / "bench.sqlite3")
        self.url = f"http://127.0.0.1:{PORT}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> float:
        """Start it; return the seconds until it answers."""
        began = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, str(HERE / "parts" / "serve.py"), self.database, str(PORT)],
            env=environment(),
            preexec_fn=lambda: os.sched_setaffinity(0, {SERVER_CORE}),
        )
        while True:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/healthz"):
                return time.perf_counter() - began
            if self._process.poll() is not None:
                raise SystemExit("the server did not start")
            time.sleep(0.01)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """End it."""
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait()

    def memory(self) -> int:
        """Return its resident memory in bytes."""
        assert self._process is not None
        text = Path(f"/proc/{self._process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", text)
        assert found is not None
        return int(found[1]) * 1024

    def cpu(self) -> float:
        """Return the seconds of CPU it has used."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextlib.contextmanager
def server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        running = Server(Path(folder))
        running.start()
        try:
            yield running
        finally:
            running.stop()


def call(url: str, path: str, body: object, token: str = "") -> Any:
    headers = {"content-type": "application/json"}
    if token:
        headers["authorization"] = f"Bearer {token}"
    request = urllib.request.Request(url + path, json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request) as response:
        return json.loads(response.read())


# -- the load -----------------------------------------------------------------------------


class _Option(msgspec.Struct):
    action: str


class _Decision(msgspec.Struct):
    seat: int
    options: list[_Option]


class _View(msgspec.Struct):
    decision: _Decision | None = None


class _Table(msgspec.Struct):
    view: _View


class _Message(msgspec.Struct):
    kind: str
    rev: int = 0
    ref: str = ""
    tables: list[_Table] = []


_decode = msgspec.json.Decoder(_Message).decode


class Load:
    """Counts moves, the time until the next one to move sees them, and the time until they are answered."""

    def __init__(self, rate: float, matches: int) -> None:
        self.pause = matches / rate if rate else 0.0
        self.live = False
        self.counting = False
        self.begun = 0
        """Moves that were sent."""
        self.latencies: list[float] = []
        self.answers: list[float] = []
        self.joined = asyncio.Semaphore(0)
        self.bytes = 0
        self.refused = 0
        self.players: list[Player] = []

    def begin(self) -> None:
        """Let those move, or go on, whose turn it is."""
        self.live = True
        for player in self.players:
            player.move()


class Player(WSListener):
    """One seat on one socket: moves at random when it is its turn."""

    def __init__(self, load: Load, match: str, seat: int, token: str, sent: list[float]) -> None:
        self._load = load
        self._match = match
        self._seat = seat
        self._token = token
        self._sent = sent
        self._acted = -1
        self._refs = 0
        self._asked = 0.0
        self._is_there = False
        self._options: list[_Option] = []
        load.players.append(self)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._say({"kind": "hello", "v": 1, "token": self._token})
        self._say({"kind": "join", "match": self._match})

    def _say(self, message: dict[str, object]) -> None:
        self._transport.send(WSMsgType.TEXT, json.dumps(message).encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT:
            return
        load = self._load
        data = frame.get_payload_as_bytes()
        load.bytes += len(data)
        message = _decode(data)
        if message.kind == "sync" and not self._is_there:
            self._is_there = True
            load.joined.release()
        if message.kind == "refused":
            load.refused += 1
        if message.kind == "done" and load.counting:
            load.answers.append(time.perf_counter() - self._asked)
        if message.kind not in ("batch", "sync") or not message.tables:
            return
        decision = message.tables[0].view.decision
        if decision is None or decision.seat != self._seat or message.rev <= self._acted:
            return
        if self._sent[0]:
            if load.counting:
                load.latencies.append(time.perf_counter() - self._sent[0])
            self._sent[0] = 0.0
        self._acted = message.rev
        self._options = decision.options
        if load.live:
            self.move()

    def move(self) -> None:
        """Choose, if there is something to choose."""
        if not self._options:
            return
        action = random.choice(self._options).action
        self._options = []
        if self._load.pause:
            wait = self._load.pause * (0.5 + random.random())
            asyncio.get_running_loop().call_later(wait, self._act, action)
        else:
            asyncio.get_running_loop().call_soon(self._act, action)

    def _act(self, action: str) -> None:
        self._refs += 1
        self._load.begun += 1
        self._sent[0] = self._asked = time.perf_counter()
        text = f'{{"kind":"act","match":"{self._match}","rev":{self._acted},"action":"{action}","ref":"{self._refs}"}}'
        self._transport.send(WSMsgType.TEXT, text.encode())


def _giving(listener: WSListener) -> Callable[[], WSListener]:
    return lambda: listener


class Measured(Protocol):
    """A server whose use of the processor can be told."""

    def cpu(self) -> float:
        """Return the seconds of CPU it has used."""


async def sit(url: str, game: str, matches: int, load: Load) -> None:
    """Begin matches of two seats, with a socket for each; the first moves are made when the load is live."""
    os.sched_setaffinity(0, {CLIENT_CORE})
    for _ in range(matches):
        people = [str(call(url, "/api/people", {"name": name})["token"]) for name in ("Anna", "Bruno")]
        new = call(url, "/api/matches", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}, people[0])
        match = str(new["match"]["id"])
        call(url, f"/api/matches/{match}/seats", {"invitation": new["invitation"]}, people[1])
        sent = [0.0]
        for seat, token in enumerate(people):
            player = Player(load, match, seat, token, sent)
            await ws_connect(_giving(player), url.replace("http", "ws") + "/socket")
    for _ in range(2 * matches):
        await load.joined.acquire()


async def count(load: Load, cpu: Measured, enough: Callable[[], bool]) -> dict[str, float]:
    """Return moves per second and latencies of what is played until it is enough."""
    load.latencies, load.answers = [], []
    before, began, used, mine = load.bytes, time.perf_counter(), cpu.cpu(), time.process_time()
    load.counting = True
    while not enough():  # noqa: ASYNC110  # it is a time, or a number of moves
        await asyncio.sleep(_LOOK)
    load.counting = False
    used_then = cpu.cpu()
    elapsed = time.perf_counter() - began
    found, answers = sorted(load.latencies), sorted(load.answers)
    assert not load.refused, f"{load.refused} requests refused"
    return {
        "moves_per_s": round(len(found) / elapsed),
        "p50_ms": round(statistics.median(found) * 1000, 2),
        "p99_ms": round(found[int(len(found) * 0.99)] * 1000, 2),
        "done_p50_ms": round(statistics.median(answers) * 1000, 2),
        "done_p99_ms": round(answers[int(len(answers) * 0.99)] * 1000, 2),
        "server_cpu": round((used_then - used) / elapsed, 2),
        "cpu_us_per_move": round((used_then - used) / len(found) * 1e6),
        "client_cpu": round((time.process_time() - mine) / elapsed, 2),
        "kB_per_move": round((load.bytes - before) / len(found) / 1000, 1),
    }


async def play(url: str, game: str, matches: int, rate: float, seconds: float, cpu: Measured) -> dict[str, float]:
    """Play matches of two seats for a while; return moves per second and latencies."""
    load = Load(rate, matches)
    await sit(url, game, matches, load)
    load.begin()
    await asyncio.sleep(1.0)
    end = time.perf_counter() + seconds
    figures = await count(load, cpu, lambda: time.perf_counter() > end)
    load.live = False
    return figures


def measure(game: str, matches: int, rate: float, seconds: float, runs: int) -> None:
    results = []
    for _ in range(runs):
        with server() as running:
            results.append(uvloop.run(play(running.url, game, matches, rate, seconds, running)))
    middle = sorted(results, key=lambda r: r["p99_ms"])[len(results) // 2]
    offered = f"{rate:.0f} moves/s offered" if rate else "closed loop"
    show(f"radura, {game}, {matches} matches, {offered}, every move durable", runs=runs, **middle)


FOUND: list[dict[str, object]] = []
"""What was measured so far."""


def show(bench: str, **figures: object) -> None:
    """Keep some figures for the table, and show them on the error stream."""
    FOUND.append({"bench": bench, **figures})
    progress(json.dumps(FOUND[-1]))


def as_rows() -> list[Row]:
    """Return one row for each figure, because every part of the benchmark has others."""
    return [
        {"bench": found["bench"], "figure": name, "value": value}
        for found in FOUND
        for name, value in found.items()
        if name != "bench"
    ]


def disk() -> None:
    """Measure what it costs here to have something safely on disk."""
    times = []
    with tempfile.TemporaryFile(dir=os.environ.get("BENCH_DIR")) as file:
        for _ in range(100):
            began = time.perf_counter()
            file.write(bytes(4096))
            file.flush()
            os.fsync(file.fileno())
            times.append(time.perf_counter() - began)
    show("fsync of 4 kB", p50_ms=round(statistics.median(times) * 1000, 2), worst_ms=round(max(times) * 1000, 2))


# -- memory and restart -------------------------------------------------------------------


def memory(matches: int) -> None:
    """Measure the memory of a match that nobody looks at."""
    for game in ("endless", "living_forest_duel"):
        with server() as running:
            token = str(call(running.url, "/api/people", {"name": "Anna"})["token"])
            seats = [{"kind": "me"}, {"kind": "me"}]
            for _ in range(50):
                call(running.url, "/api/matches", {"game": game, "seats": seats}, token)
            before = running.memory()
            for _ in range(matches):
                call(running.url, "/api/matches", {"game": game, "seats": seats}, token)
            each = (running.memory() - before) / matches
            show(f"radura, {game}, memory of an idle match", kB=round(each / 1000, 1))


class Watch(WSListener):
    """Joins a match and tells when its state has arrived."""

    def __init__(self, match: str, token: str) -> None:
        super().__init__()
        self._first = ({"kind": "hello", "v": 1, "token": token}, {"kind": "join", "match": match})
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def on_ws_connected(self, transport: WSTransport) -> None:
        for message in self._first:
            transport.send(WSMsgType.TEXT, json.dumps(message).encode())

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if b'"kind":"sync"' in frame.get_payload_as_bytes()[:40] and not self.synced.done():
            self.synced.set_result(None)


async def _resume(url: str, ids: list[str], token: str) -> list[float]:
    times = []
    for id in ids:
        began = time.perf_counter()
        watch = Watch(id, token)
        transport, _ = await ws_connect(_giving(watch), url.replace("http", "ws") + "/socket")
        await watch.synced
        times.append(time.perf_counter() - began)
        transport.disconnect()
    return times


async def _reached(table: Table, rev: int) -> None:
    await table.until(lambda: table.rev is not None and table.rev >= rev)


async def _advance(url: str, matches: int, decisions: int) -> tuple[list[str], str]:
    async with Client(url, name="Anna") as anna:
        ids = []
        for _ in range(matches):
            new = await anna.create("living_forest_duel", [TakenByMe(), TakenByMe()])
            table = await anna.join(new.match.id)
            for _ in range(decisions):
                if (decision := table.decision) is None:
                    break
                await _reached(table, await table.act(random.choice(decision.options).action))
            ids.append(new.match.id)
        return ids, anna.token


def resume(matches: int, decisions: int) -> None:
    """Measure how long a match takes to come back after the server was killed."""
    with server() as running:
        ids, token = uvloop.run(_advance(running.url, matches, decisions))
        running.stop(signal.SIGKILL)
        started = running.start()
        times = sorted(uvloop.run(_resume(running.url, ids, token)))
        show(
            f"radura, living_forest_duel after {decisions} decisions, back after kill -9",
            server_start_s=round(started, 2),
            match_p50_ms=round(statistics.median(times) * 1000, 1),
            match_worst_ms=round(times[-1] * 1000, 1),
        )


# -- boardgame.io -------------------------------------------------------------------------


def peers(seconds: float, runs: int) -> None:
    """Measure boardgame.io's server with its own clients: durable, in memory, and at a fixed rate."""
    if shutil.which("taskset") is None:
        show("boardgame.io", skipped="taskset is needed")
        return
    with tempfile.TemporaryDirectory() as folder:
        found = boardgame_io.install(folder)
        if found is None:
            show("boardgame.io", skipped="npm install failed")
            return
        node, env = found
        for settings in (
            {"FLATFILE": f"{folder}/store"},
            {},
            {"RATE": "500"},
            {"RATE": "500", "FLATFILE": f"{folder}/b"},
        ):
            how = {**env, "SECS": str(seconds), "RUNS": str(runs), **settings}
            script = ["taskset", "-c", str(CLIENT_CORE), node, str(HERE / "peers" / "bench_bgio_net.js")]
            out = subprocess.run(script, env=how, check=False, capture_output=True, text=True)
            lines = out.stdout.strip().splitlines()
            show(**(json.loads(lines[-1]) if lines else {"bench": "boardgame.io", "failed": out.stderr[-300:]}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="short runs")
    parser.add_argument("--no-peers", action="store_true", help="without boardgame.io")
    parser.add_argument("--only", action="extend", nargs="+", choices=PARTS, metavar="PART", help="parts; default: all")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each measurement")
    args = parser.parse_args()
    wanted = args.only or PARTS
    seconds, runs = (3.0, 1) if args.quick else (5.0, 3)
    if "disk" in wanted:
        disk()
    if "closed" in wanted:
        measure("endless", 50, 0, seconds, runs)
    if "offered" in wanted:
        measure("endless", 50, 500, seconds, runs)
    if "forest" in wanted:
        measure("living_forest_duel", 500, 300, seconds, 1)
    if "memory" in wanted:
        memory(300 if args.quick else 1000)
    if "resume" in wanted:
        resume(20 if args.quick else 100, 100)
    if "peers" in wanted and not args.no_peers:
        peers(seconds, runs)
    report(FOUND if args.json else as_rows(), args.json)


if __name__ == "__main__":
    main()
