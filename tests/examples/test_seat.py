"""The learned policy takes a seat through the bots' entry point: at the web table, in the terminal, in ``simulate``."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.support.server import ROOT, Server

import policy_seat
import radura
from radura.bots import InfoSet
from radura.client import Client
from radura.core.chance import Seeded
from radura.protocol.lobby import TakenByBot, TakenByMe

DUEL = "living_forest_duel"


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package as somebody would install it, in a folder of its own."""
    folder = tmp_path_factory.mktemp("package")
    shutil.copytree(ROOT / "docs" / "examples" / "policy_seat", folder / "policy_seat")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--no-build-isolation"]
    subprocess.run([*command, "--target", str(folder / "site"), str(folder / "policy_seat")], check=True)
    return folder / "site"


def said(site: Path, *words: str) -> str:
    """Return what a command says where the package is installed."""
    own = {"PYTHONPATH": os.pathsep.join([str(site), *sys.path]), "XDG_DATA_HOME": str(site.parent / "home")}
    environment = {**os.environ, **own, "RADURA_EXTRA_GAMES": ""}
    command = [sys.executable, "-m", "radura.cli", *words, "--lang", "en"]
    done = subprocess.run(command, input="", env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_simulate_knows_the_installed_bot(installed: Path) -> None:
    told = said(installed, "simulate", DUEL, "--games", "2", "--seats", "bot:policy_seat,bot:random")
    assert "1 bot:policy_seat" in told


def test_the_terminal_plays_a_match_of_it(installed: Path, tmp_path: Path) -> None:
    file = tmp_path / "match.radura"
    seats = "bot:policy_seat,bot:policy_seat"
    told = said(installed, "play", DUEL, "--seats", seats, "--seed", "1", "--save", str(file))
    assert f"radura replay {file}" in told
    assert radura.Record.load(file).replay().outcome is not None


def test_it_knows_other_games_only_as_greedy() -> None:
    state = radura.game("res_arcana_duo").new(seed=1)
    assert policy_seat.PolicySeat().choose(InfoSet(state, state.actor), Seeded(1)) in state.legal()


async def test_it_plays_a_match_at_the_web_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RADURA_EXTRA_BOTS", "policy_seat:PolicySeat")
    server = Server(str(tmp_path / "table.sqlite3")).start()
    try:
        async with Client(server.url, name="Tilly") as client:
            made = await client.create(DUEL, [TakenByMe(), TakenByBot("policy_seat")])
            table = await client.join(made.match.id)
            async for decision in table.decisions():
                await table.act(decision.options[-1].action)
            assert table.views[0].outcome is not None
    finally:
        assert server.stop() == 0
    assert "bot_failed" not in "".join(server.log)
