"""Wheels, as somebody would install them: for this platform with the compiled engine, and pure."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from radura import engine

ROOT = Path(__file__).parents[2]
VERSION = "from radura.cli import main; main(['--version'])"
PLAY = """
import radura
from radura.core.chance import Seeded
from radura.core.playout import playout
print([playout(radura.game(id).new(seed=3), Seeded(4)) for id in radura.games() if id != "tictactoe"])
"""


def checkout(folder: Path) -> Path:
    """Copy what a wheel is made of; there is no web table to build, and compiled is what is compiled already."""
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder / name)
    for name in ("licenses", "requirements", "tools"):
        shutil.copytree(ROOT / name, folder / name)
    skipped = shutil.ignore_patterns("__pycache__", "web")
    shutil.copytree(ROOT / "src" / "radura", folder / "src" / "radura", ignore=skipped)
    return folder


def pip(*words: str, folder: Path, pure: bool = False) -> None:
    """Run pip, which needs nothing from elsewhere."""
    environment = {**os.environ, **({"RADURA_PURE": "1"} if pure else {})}
    command = [sys.executable, "-m", "pip", words[0], "--quiet", "--no-deps", "--no-index", *words[1:]]
    subprocess.run(command, cwd=folder, env=environment, check=True, timeout=300)


def wheel(folder: Path, *, pure: bool) -> Path:
    """Build a wheel and return it, installed beside it in ``site``."""
    pip("wheel", "--no-build-isolation", "--wheel-dir", "dist", ".", folder=folder, pure=pure)
    built = next((folder / "dist").glob("*.whl"))
    pip("install", "--target", "site", str(built), folder=folder)
    return built


def said(folder: Path, code: str, wish: str = "") -> str:
    """Return what a program says with what was installed."""
    site = folder / "site"
    own = {"PYTHONPATH": str(site), engine.WISH: wish, "RADURA_EXTRA_GAMES": "", "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, cwd=site, env={**os.environ, **own}, stdout=subprocess.PIPE, text=True, check=True)
    return done.stdout


def test_the_pure_wheel_fits_every_platform_and_runs_interpreted(tmp_path: Path) -> None:
    built = wheel(checkout(tmp_path), pure=True)
    assert built.name.endswith("-py3-none-any.whl")
    assert "engine: interpreted" in said(tmp_path, VERSION)


@pytest.mark.compiled
def test_the_wheel_carries_the_compiled_engine(tmp_path: Path) -> None:
    built = wheel(checkout(tmp_path), pure=False)
    assert f"-cp{sys.version_info.major}{sys.version_info.minor}-" in built.name
    assert not built.name.endswith("-any.whl")
    assert said(tmp_path, VERSION).splitlines()[1:] == ["engine: compiled"]
    plays = {wish: said(tmp_path, PLAY, wish) for wish in (engine.COMPILED, engine.INTERPRETED)}
    assert plays[engine.COMPILED] == plays[engine.INTERPRETED]
