"""The server as a person starts it."""

import asyncio
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path

import httpx
import pytest
from tests.support.ports import HeldPort
from tests.support.server import PATIENCE, Serve

from radura.cli import main as radura_command
from radura.client import Client
from radura.protocol.lobby import MatchInfo, TakenByMe
from radura.server import main as server


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_serve_and_backup_and_stop(tmp_path: Path, how: signal.Signals) -> None:
    options = ["--port", "0", "--data-dir", str(tmp_path), "--workers", "1"]
    command = [sys.executable, "-m", "radura.cli", "serve", *options]
    env = {name: value for name, value in os.environ.items() if name != "RADURA_EXTRA_GAMES"}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=env) as process:
        assert process.stderr is not None
        found = re.search(r'"url": "([^"]+)"', process.stderr.readline())
        assert found is not None
        try:
            assert httpx.get(found[1] + "healthz", timeout=PATIENCE).text == "ok"
            assert radura_command(["backup", str(tmp_path / "copy"), "--data-dir", str(tmp_path)]) == 0
            process.send_signal(how)
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
    assert (tmp_path / "radura.sqlite3").exists()
    assert (tmp_path / "copy").exists()


STOPPED_EARLY = """
import asyncio, signal, sys
from radura.server.main import run
from radura.server.settings import Settings

class StoppedEarly(asyncio.Runner):
    def run(self, *args, **kwargs):
        signal.raise_signal(signal.SIGTERM)
        return super().run(*args, **kwargs)

asyncio.Runner = StoppedEarly
run(Settings(database=sys.argv[1], port=0))
"""


def test_a_signal_that_arrives_before_the_first_request_ends_the_server(tmp_path: Path) -> None:
    command = [sys.executable, "-c", STOPPED_EARLY, str(tmp_path / "radura.sqlite3")]
    env = {name: value for name, value in os.environ.items() if name != "RADURA_EXTRA_GAMES"}
    done = subprocess.run(command, stderr=subprocess.PIPE, text=True, env=env, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stderr


def test_what_cannot_be_listened_on_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert radura_command(["serve", "--port", port, "--data-dir", str(tmp_path)]) == 2
    assert f"Cannot listen on 127.0.0.1:{port}" in capsys.readouterr().err


def test_plain_radura_opens_the_table_that_runs_already(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.delenv("RADURA_NO_BROWSER", raising=False)
    monkeypatch.setattr("webbrowser.open", opened.append)
    port = int(url.rpartition(":")[2])
    monkeypatch.setattr(server, "DEFAULT_PORT", port)
    monkeypatch.setattr(server, "ANSWER", PATIENCE)
    assert radura_command([]) == 0
    assert opened == [f"http://localhost:{port}/"]


def test_plain_radura_leaves_a_port_to_another_program(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[dict[str, object]] = []
    monkeypatch.setattr(server, "serve", lambda **how: started.append(how))
    with socket.create_server(("127.0.0.1", 0)) as other:
        monkeypatch.setattr(server, "DEFAULT_PORT", other.getsockname()[1])
        threading.Thread(target=lambda: other.accept()[0].close(), daemon=True).start()
        assert radura_command([]) == 0
    assert [how["port"] for how in started] == [0]


def test_plain_radura_starts_the_server_and_the_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[dict[str, object]] = []
    free = HeldPort()
    monkeypatch.setattr(server, "DEFAULT_PORT", free.number)
    monkeypatch.setattr(server, "serve", lambda **how: started.append(how))
    assert radura_command([]) == 0
    free.release()
    assert [how["open_browser"] for how in started] == [True]


@pytest.mark.parametrize(
    ("host", "warned", "url"),
    [
        ("127.0.0.1", False, "http://localhost:1/"),
        ("::1", False, "http://localhost:1/"),
        ("0.0.0.0", True, "http://localhost:1/"),
        ("::", True, "http://localhost:1/"),
        ("192.0.2.7", True, "http://192.0.2.7:1/"),
        ("2001:db8::7", True, "http://[2001:db8::7]:1/"),
    ],
)
def test_listening_to_the_network_comes_with_a_warning(
    host: str, warned: bool, url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(server, "serve", lambda **how: None)
    assert radura_command(["serve", "--host", host, "--lang", "it"]) == 0
    assert ("Senza TLS" in capsys.readouterr().err) is warned
    assert server._url(host, 1) == url


@pytest.mark.parametrize(
    "database", ["mysql://localhost/x", "nonsense://", "postgresql://nobody@127.0.0.1:1/x", "/nowhere/at/all/x.sqlite3"]
)
def test_a_store_that_cannot_be_used_is_told_in_words(database: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert radura_command(["serve", "--port", "0", "--database", database]) == 2
    message = capsys.readouterr().err
    assert "Traceback" not in message
    assert len(message.splitlines()) <= 6


async def test_a_match_that_nobody_looks_at_leaves_the_memory_and_comes_back(serve: Serve) -> None:
    url = serve(idle_after=0.3).url
    async with Client(url, name="Anna") as anna, httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        table = await anna.join(new.match.id)
        await table.act("mark(4)")
        assert "radura_matches_loaded 1.0" in (await http.get("/metrics")).text
        await anna.part(new.match.id)
        deadline = time.monotonic() + PATIENCE
        while "radura_matches_loaded 0.0" not in (await http.get("/metrics")).text:
            assert time.monotonic() < deadline, "the match stays in memory"
            await asyncio.sleep(0.05)
        assert [info.id for info in await anna.my_matches()] == [new.match.id]
        again = await anna.join(new.match.id)
        assert again.views[0].places["cell.4"] == ["x.0"]
        info = await anna.call("GET", f"/api/matches/{new.match.id}", MatchInfo)
        assert info.step == 1
