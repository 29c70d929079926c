"""The tool that compiles the engine, where it cannot."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A copy of what the tool needs, with nothing compiled."""
    for name in ("tools/compile_engine.py", "tools/install.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    skipped = shutil.ignore_patterns("__pycache__", "web", "_compiled")
    shutil.copytree(ROOT / "src" / "radura", tmp_path / "src" / "radura", ignore=skipped)
    return tmp_path


@pytest.mark.parametrize("words", [[], ["--background"]])
def test_without_a_c_compiler_one_line_says_so_and_nothing_fails(checkout: Path, words: list[str]) -> None:
    done = subprocess.run(
        [sys.executable, "tools/compile_engine.py", *words],
        cwd=checkout,
        env={**os.environ, "CC": "no-such-compiler"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == "Nothing can be compiled here (no C compiler): everything runs interpreted.\n"
    assert not (checkout / "src" / "radura" / "_compiled").exists()
