"""Running a server, and keeping a copy of its store."""

import asyncio
import contextlib
import errno
import gc
import io
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, cast

import httpx
import platformdirs
import structlog
import uvicorn
from sqlalchemy.engine import URL

from radura.core.overlay import use_data
from radura.core.targets import folder
from radura.core.text import BadInput
from radura.protocol.messages import MAX_MESSAGE
from radura.server.app import Front
from radura.server.cluster.broker import connect
from radura.server.cluster.thinkers import Thinker
from radura.server.door import BACKLOG, Guarded, GuardedSocket, guarded
from radura.server.logs import configure_logs
from radura.server.origin import THIS_MACHINE
from radura.server.passing import Passed
from radura.server.settings import LEASE, THINK_LIMIT, Settings
from radura.server.store.store import database_url, prepare

if sys.platform != "win32":  # which has no such locks
    import fcntl

DEFAULT_PORT = 8765
ANSWER = 5.0  # seconds in which a server that runs on this machine already has said so
_PRIVATE = 0o077  # the store knows every hidden card: nobody else on the machine may read it
_SWITCH = 0.0005  # seconds a thread may keep the interpreter: the store's thread must not wait for the loop
_COLLECT = (50_000, 20, 50)  # states live long and hold no cycles: looking for garbage less often costs little memory


def default_database(data_dir: Path | str | None = None) -> str:
    """Return the path of the embedded store in the user's data folder, which is made if missing."""
    own = folder(Path(data_dir) if data_dir is not None else platformdirs.user_data_path("radura"))
    return str(own / "radura.sqlite3")


def serve(
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    database: str | None = None,
    workers: int | None = None,
    data_dir: Path | str | None = None,
    open_browser: bool = False,
    origins: Sequence[str] = (),
    log_level: str = "info",
    data: Sequence[str] = (),
    processes: int = 1,
    broker: str | None = None,
) -> None:
    """Run the server until it is told to stop.

    Without a database URL the embedded store in the data folder is used; ``port=0`` takes a free port.
    ``data`` are games with other data, each as ``game=folder``. Several ``processes``, or servers on several machines,
    share a PostgreSQL store and a ``broker``; several processes use the store itself if no other broker is named.
    """
    configure_logs(log_level)
    use_data(data)
    store = database or default_database(data_dir)
    thinking = workers if workers is not None else max(1, (os.cpu_count() or 2) - 1)
    settings = Settings(
        host=host,
        port=port,
        database=store,
        broker=broker or (store if processes > 1 else ""),
        workers=max(1, thinking // processes),
        origins=tuple(origins),
    )
    run(settings, open_browser=open_browser, processes=processes, log_level=log_level)


def run(settings: Settings, *, open_browser: bool = False, processes: int = 1, log_level: str = "info") -> None:
    """Run a server with these settings."""
    os.umask(_PRIVATE)
    if processes > 1 and sys.platform == "win32":
        raise BadInput("srv-err-processes")
    if settings.broker:
        if database_url(settings.database).get_backend_name() != "postgresql":
            raise BadInput("srv-err-shared-store")
        connect(settings.broker)
    guard = hold(settings.database)
    prepare(settings.database)
    listening = _listen(settings.host, settings.port)
    url = _url(settings.host, listening.getsockname()[1])
    structlog.get_logger().info("listening", url=url)
    if not is_local(settings.host):
        structlog.get_logger().warning("open_to_the_network", host=settings.host, origins=settings.origins)
    if open_browser:
        threading.Timer(0.5, _browse, (url,)).start()
    if processes > 1:
        from radura.server.supervisor import Supervisor  # whose signals Windows does not know

        Supervisor(settings, processes, listening, log_level).run()
    else:
        serve_on(settings, listening)
    guard.close()


def serve_on(settings: Settings, listening: socket.socket, ready: Callable[[], object] = lambda: None) -> None:
    """Serve, in this process, whoever connects to a listening socket; tell when that begins."""
    sys.setswitchinterval(_SWITCH)
    gc.set_threshold(*_COLLECT)
    front = Front(settings)
    config = uvicorn.Config(
        front,
        loop="auto",
        http=guarded(settings),
        ws=GuardedSocket,
        ws_max_size=MAX_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=10,
        backlog=BACKLOG,
    )
    gc.freeze()
    server = _Server(config, front, ready)
    signal.signal(signal.SIGTERM, server.handle_exit)  # before uvicorn does so, and when it raises it again at the end
    with contextlib.suppress(KeyboardInterrupt), asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
        runner.run(server.serve([listening]))


class _Server(uvicorn.Server):
    """Tells when it has begun to serve, and takes in sockets of other processes."""

    def __init__(self, config: uvicorn.Config, front: Front, ready: Callable[[], object]) -> None:
        super().__init__(config)
        self._front = front
        self._ready = ready
        self._taking: set[asyncio.Task[object]] = set()
        self._is_ending = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._front.take_in_by(self._take_in)
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._front.make_ready_to_end()
        self._is_ending = True
        await super().shutdown(sockets)

    def _take_in(self, connection: socket.socket, passed: Passed) -> None:
        """Go on with a socket that was opened at another process of this machine."""
        if self._is_ending:  # the client comes back by itself, to another one
            connection.close()
            return
        connection.setblocking(False)
        kind = cast(type[Guarded], self.config.http_protocol_class)
        protocol = kind(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        protocol.go_on(passed)
        task = asyncio.ensure_future(self._connect(protocol, connection))
        self._taking.add(task)
        task.add_done_callback(self._taking.discard)

    async def _connect(self, protocol: Guarded, connection: socket.socket) -> None:
        with contextlib.suppress(OSError):  # it has closed on the way
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)


def think(broker: str, workers: int, *, log_level: str = "info", data: Sequence[str] = ()) -> None:
    """Let computer players think here, for servers that use the same broker, until told to stop."""
    configure_logs(log_level)
    use_data(data)
    with asyncio.Runner() as runner:
        runner.run(Thinker(broker, workers, THINK_LIMIT, LEASE).run())


def is_local(host: str) -> bool:
    """Tell whether only this machine can reach a server that listens there."""
    return host in THIS_MACHINE


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=BACKLOG, dualstack_ipv6=host == "::")
    except (OSError, OverflowError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise BadInput("srv-err-listen", given=f"{host}:{port}", why=why) from None


def _url(host: str, port: int) -> str:
    """Return an address that a browser on this machine can open."""
    if is_local(host) or host in ("0.0.0.0", "::"):
        return f"http://localhost:{port}/"
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def hold(database: str) -> IO[bytes]:
    """Keep a second server off an embedded store; PostgreSQL may be shared."""
    url = database_url(database)
    if (
        sys.platform == "win32"
        or url.get_backend_name() != "sqlite"
        or not url.database
        or url.database.startswith("file:")
    ):
        return io.BytesIO()
    path = f"{os.path.realpath(url.database)}.lock"  # one store has one lock, whatever links lead to it
    try:
        lock = Path(path).open("ab")  # noqa: SIM115  # held until the server ends
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadInput("srv-err-store-busy", given=url.database) from None
    except OSError as error:
        raise BadInput("core-err-file", given=path, why=error.strerror or "") from None
    return lock


def home() -> None:
    """Open the table of this machine in the browser; start its server unless it runs already."""
    port = DEFAULT_PORT
    try:
        answer = httpx.get(f"http://127.0.0.1:{port}/healthz", timeout=ANSWER, trust_env=False)
        if answer.text == "ok":
            _browse(f"http://localhost:{port}/")
            return
        port = 0  # another program listens there: take any port that is free
    except httpx.ConnectError:
        pass
    except httpx.HTTPError:
        port = 0
    serve(port=port, open_browser=True, log_level="warning")


def _browse(url: str) -> None:
    if "RADURA_NO_BROWSER" not in os.environ:
        webbrowser.open(url)


def backup(database: str | None, target: Path | str, data_dir: Path | str | None = None) -> None:
    """Write a consistent copy of the store, while the server may go on running.

    An embedded store becomes another SQLite file; PostgreSQL is dumped by ``pg_dump`` in its custom format.
    """
    url = database_url(database or default_database(data_dir))
    path = Path(target)
    if path.exists():
        raise BadInput("srv-err-backup-exists", given=str(path))
    os.umask(_PRIVATE)
    if url.get_backend_name() == "sqlite":
        _copy_sqlite(Path(url.database or ""), path)
    else:
        _dump_postgresql(url, path)


def _copy_sqlite(source: Path, target: Path) -> None:
    if not source.exists():
        raise BadInput("core-err-file", given=str(source), why=os.strerror(errno.ENOENT))
    part = target.with_name(target.name + ".part")
    try:
        with (
            contextlib.closing(sqlite3.connect(source)) as live,
            contextlib.closing(sqlite3.connect(part)) as copy,
        ):
            live.backup(copy)
        part.replace(target)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise BadInput("core-err-file", given=str(target), why=str(error)) from None


def _dump_postgresql(url: URL, target: Path) -> None:
    debian = max(Path("/usr/lib/postgresql").glob("*/bin/pg_dump"), default=None)
    program = shutil.which("pg_dump") or debian
    if program is None:
        raise BadInput("srv-err-backup-tool", given="pg_dump")
    # The password goes through the environment: arguments show in the list of processes.
    password = {} if url.password is None else {"PGPASSWORD": str(url.password)}
    address = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", f"--dbname={address.render_as_string()}"],
        env={**os.environ, **password},
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode != 0:
        raise BadInput("core-err-file", given=str(target), why=done.stderr.strip())
