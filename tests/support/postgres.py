"""A PostgreSQL for the tests: in a temporary folder, on a free port, removed afterwards."""

import contextlib
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

from tests.support.ports import HeldPort

ROOT = Path(__file__).parents[2]


def programs() -> Path:
    """Return the folder of PostgreSQL's programs, installing them where they are missing."""
    if (found := _find()) is None:
        subprocess.run([str(ROOT / "tools" / "system-packages")], check=True)
        found = _find()
    assert found is not None, "PostgreSQL could not be installed"
    return found


def _find() -> Path | None:
    debian = max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)
    path = shutil.which("initdb")
    return debian if debian is not None or path is None else Path(path).parent


def _user() -> str | None:
    """Return the user to run it as: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


class Postgres:
    """A database server that can be killed and started again on the same port and data."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="radura-pg-"))
        self._user, self._bin = _user(), programs()
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._held = HeldPort()
        self._databases = 0
        initdb = [str(self._bin / "initdb"), "-D", str(self._folder / "data"), "-U", "radura", "-A", "trust"]
        options = ["--no-sync", "-E", "UTF8", "--no-locale"]
        quiet = subprocess.DEVNULL
        subprocess.run([*initdb, *options], check=True, user=self._user, stdout=quiet, cwd=self._folder)

    @property
    def address(self) -> str:
        """The address of its first database."""
        return f"postgresql://radura@127.0.0.1:{self._held.number}/postgres"

    def new_database(self) -> str:
        """Create an empty database; return its address."""
        self._databases += 1
        name = f"tests_{self._databases}"
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return f"postgresql://radura@127.0.0.1:{self._held.number}/{name}"

    def start(self) -> "Postgres":
        """Start it and wait until it answers, trying again while the shared memory of a killed one is in use."""
        data, port = str(self._folder / "data"), str(self._held.number)
        arguments = ["-D", data, "-k", str(self._folder), "-h", "127.0.0.1", "-p", port, "-c", "fsync=off"]
        command, quiet = [str(self._bin / "postgres"), *arguments], subprocess.DEVNULL
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            self._process = subprocess.Popen(command, user=self._user, stderr=quiet, cwd=self._folder)
            if _answers(self._process, f"host=127.0.0.1 port={port} user=radura dbname=postgres", deadline):
                return self
        raise AssertionError(f"PostgreSQL did not start (exit code {self._process.poll()})")

    def kill(self) -> None:
        """Kill it and all its processes, as ``kill -9`` does."""
        found = subprocess.run(["pgrep", "-P", str(self._process.pid)], capture_output=True, text=True, check=True)
        self._process.kill()
        self._process.wait()
        for child in found.stdout.split():
            with contextlib.suppress(ProcessLookupError):
                os.kill(int(child), signal.SIGKILL)

    def end(self) -> None:
        """Stop it and remove its files."""
        self._process.send_signal(signal.SIGINT)  # a fast shutdown: it disconnects the clients that are left
        self._process.wait(timeout=60)
        self._held.release()
        shutil.rmtree(self._folder, ignore_errors=True)


@contextmanager
def running() -> Iterator[Postgres]:
    """Run a database server."""
    server = Postgres()
    try:
        yield server.start()
    finally:
        server.end()


def _answers(process: "subprocess.Popen[bytes]", address: str, deadline: float) -> bool:
    while process.poll() is None and time.monotonic() < deadline:
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(address):
            return True
        time.sleep(0.05)
    return False
