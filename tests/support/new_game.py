"""A game that ``radura new-game`` wrote, installed into a folder of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
NAME = "night_birds"


class NewGame(NamedTuple):
    """The folder in which the game was made."""

    folder: Path

    @property
    def project(self) -> Path:
        """The folder with the source of the game."""
        return self.folder / NAME

    @property
    def site(self) -> Path:
        """The folder into which it is installed."""
        return self.folder / "site"

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a command that finds the game as an installed one."""
        path = [str(self.site), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        kept = {name: value for name, value in os.environ.items() if name != "RADURA_EXTRA_GAMES"}
        return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, path)), "LC_ALL": "C.UTF-8"}

    def run(self, *command: str, given: str | None = None, at: str = ".") -> str:
        """Run a Python module, which must succeed, and return its output."""
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=self.folder / at,
            env=self.environment,
            input=given,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
        return done.stdout


def install(folder: Path) -> NewGame:
    """Write the game into a folder and install it."""
    made = NewGame(folder)
    made.run("radura.cli", "new-game", NAME)
    made.run(
        *("pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"),
        *("--no-build-isolation", "--target", str(made.site), str(made.project)),
    )
    return made
