"""A PostgreSQL of the tests' own: in a temporary folder, on a free port, gone afterwards."""

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
    """Return the folder of PostgreSQL's programs; installs them where they are missing."""
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
    """Return whom to run it as: PostgreSQL refuses to run as root."""
    if os.getuid() != 0:
        return None
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"


@contextmanager
def running() -> Iterator[str]:
    """Run a database server; yield the address of an empty database."""
    folder = Path(tempfile.mkdtemp(prefix="radura-pg-"))
    user, bin = _user(), programs()
    if user is not None:
        shutil.chown(folder, user)
    held = HeldPort()
    data = folder / "data"
    quiet = subprocess.DEVNULL
    initdb = [str(bin / "initdb"), "-D", str(data), "-U", "radura", "-A", "trust", "--no-sync", "-E", "UTF8"]
    subprocess.run([*initdb, "--no-locale"], check=True, user=user, stdout=quiet, cwd=folder)
    arguments = ["-D", str(data), "-k", str(folder), "-h", "127.0.0.1", "-p", str(held.number), "-c", "fsync=off"]
    process = subprocess.Popen([str(bin / "postgres"), *arguments], user=user, stderr=quiet, cwd=folder)
    try:
        _wait(process, f"host=127.0.0.1 port={held.number} user=radura dbname=postgres")
        yield f"postgresql://radura@127.0.0.1:{held.number}/postgres"
    finally:
        process.send_signal(signal.SIGINT)  # fast: clients that are still there are sent away
        process.wait(timeout=60)
        held.release()
        shutil.rmtree(folder, ignore_errors=True)


def _wait(process: "subprocess.Popen[bytes]", address: str) -> None:
    deadline = time.monotonic() + 120
    while process.poll() is None and time.monotonic() < deadline:
        with contextlib.suppress(psycopg.OperationalError), psycopg.connect(address):
            return
        time.sleep(0.05)
    raise AssertionError(f"PostgreSQL did not start (exit code {process.poll()})")
