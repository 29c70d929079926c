"""Several processes behind one address: started together, started anew when one dies, replaced one after another.

They share the listening socket, so whoever connects is served by whichever is free, and while one is replaced, by the
others. ``SIGHUP`` replaces them all, one by one: a new one is ready before an old one is asked to end.
"""

import os
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from typing import NamedTuple

import msgspec
import structlog
from prometheus_client.multiprocess import mark_process_dead

from radura.server import metrics
from radura.server.settings import Settings

_TICK = 0.1  # seconds between looks at the children, and at what was signalled
_READY = 60.0  # seconds in which a process must have begun to serve
_END = 30.0  # seconds in which it must have ended once asked to
_PAUSE = 1.0  # seconds from one start to the next if none lives
_LATER = 2.0  # seconds before one is started while others take visitors in: a start fills a core that they need then
_log = structlog.get_logger()


class Orders(msgspec.Struct):
    """What a process is told when it starts. Not by arguments: the settings may hold passwords."""

    settings: Settings
    listening: int
    ready: int
    log_level: str


class Child(NamedTuple):
    """One process that serves."""

    process: "subprocess.Popen[bytes]"
    ready: int
    """Where it says that it serves."""
    started: float


class Supervisor:
    """Keeps a number of processes serving."""

    def __init__(self, settings: Settings, processes: int, listening: socket.socket, log_level: str) -> None:
        self._folder = tempfile.mkdtemp(prefix="radura-")
        """For the figures of all processes, and to pass sockets on."""
        self._settings = msgspec.structs.replace(settings, neighbours=self._folder)
        self._number = processes
        self._listening = listening
        self._log_level = log_level
        self._children: list[Child] = []
        self._died: dict[int, float] = {}
        """Which of them are dead, and since when."""
        self._is_stopping = False
        self._is_renewing = False

    def run(self) -> None:
        """Serve until told to stop."""
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, lambda *_: setattr(self, "_is_stopping", True))
        signal.signal(signal.SIGHUP, lambda *_: setattr(self, "_is_renewing", True))
        try:
            self._children = [self._start() for _ in range(self._number)]
            while not self._is_stopping:
                time.sleep(_TICK)
                self._bury()
                if self._is_renewing:
                    self._is_renewing = False
                    self._renew()
        finally:
            self._stop(self._children)
            shutil.rmtree(self._folder, ignore_errors=True)

    def _start(self) -> Child:
        ready, says_ready = os.pipe()
        fds = (self._listening.fileno(), says_ready)
        process = subprocess.Popen(
            [sys.executable, "-m", "radura.server.supervisor"],
            stdin=subprocess.PIPE,
            pass_fds=fds,
            env={**os.environ, metrics.FOLDER: self._folder},
        )
        os.close(says_ready)
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(Orders(self._settings, *fds, self._log_level)) + b"\n")
        process.stdin.flush()
        return Child(process, ready, time.monotonic())

    def _bury(self) -> None:
        """Start anew what has died; if others live, when they have taken its visitors in."""
        now, dead = time.monotonic(), [child.process.poll() is not None for child in self._children]
        for place, child in enumerate(self._children):
            if not dead[place] or self._is_stopping:
                continue
            if place not in self._died:
                self._died[place] = now
                _log.error("process_died", pid=child.process.pid, code=child.process.returncode)
            pause = _PAUSE if all(dead) else _LATER
            if now - (child.started if all(dead) else self._died[place]) >= pause:
                self._forget(child)
                self._put(place, self._start())

    def _put(self, place: int, child: Child) -> None:
        self._died.pop(place, None)
        self._children[place] = child

    def _renew(self) -> None:
        """Replace every process by a new one; if a new one does not come to serve, the old one stays."""
        for place in range(len(self._children)):
            new, old = self._start(), self._children[place]
            if not self._is_ready(new):
                self._stop([new])
                _log.error("process_not_replaced", pid=old.process.pid)
                return
            self._put(place, new)
            self._stop([old])
            _log.info("process_replaced", old=old.process.pid, new=new.process.pid)
            if place < len(self._children) - 1:
                self._wait_for_calm()
            if self._is_stopping:
                return

    def _wait_for_calm(self) -> None:
        """Let the others take in the visitors of the one that has ended, unless it is time to stop."""
        calm = time.monotonic() + _LATER
        while time.monotonic() < calm and not self._is_stopping:
            time.sleep(_TICK)

    def _is_ready(self, child: Child) -> bool:
        deadline = time.monotonic() + _READY
        while time.monotonic() < deadline and not self._is_stopping:
            if select.select([child.ready], [], [], _TICK)[0]:
                return bool(os.read(child.ready, 1))  # nothing: it has died
        return False

    def _stop(self, children: list[Child]) -> None:
        for child in children:
            child.process.terminate()
        for child in children:
            try:
                child.process.wait(_END)
            except subprocess.TimeoutExpired:
                child.process.kill()
                child.process.wait()
            self._forget(child)

    def _forget(self, child: Child) -> None:
        os.close(child.ready)
        assert child.process.stdin is not None
        child.process.stdin.close()
        mark_process_dead(child.process.pid, self._folder)  # type: ignore[no-untyped-call]  # as declared there


def child() -> None:
    """Serve as one of several processes; end with the one that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the supervisor
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    from radura.core.overlay import use_inherited_data
    from radura.server.logs import configure_logs
    from radura.server.main import serve_on

    orders = msgspec.json.decode(sys.stdin.buffer.readline(), type=Orders)
    configure_logs(orders.log_level)
    use_inherited_data()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    serve_on(orders.settings, socket.socket(fileno=orders.listening), lambda: os.write(orders.ready, b"!"))


def _end_with_parent() -> None:
    while os.read(sys.stdin.fileno(), 1):  # not by the stream: it could not be closed while somebody reads
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    child()
