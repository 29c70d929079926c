"""A game made by ``radura new-game`` and installed, as a maker's first one is."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
NAME = "night_birds"


class Newcomer(NamedTuple):
    """A maker's folder."""

    folder: Path

    @property
    def project(self) -> Path:
        """Where the game was written."""
        return self.folder / NAME

    @property
    def site(self) -> Path:
        """Where it is installed."""
        return self.folder / "site"

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a command that finds the game as an installed one."""
        path = [str(self.site), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        kept = {name: value for name, value in os.environ.items() if name != "RADURA_EXTRA_GAMES"}
        return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, path)), "LC_ALL": "C.UTF-8"}

    def run(self, *command: str, given: str | None = None, at: str = ".") -> str:
        """Run a Python module in a folder of the maker's and return what it says; it must end well."""
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


def install(folder: Path) -> Newcomer:
    """Write the game into a folder and install it into another one."""
    made = Newcomer(folder)
    made.run("radura.cli", "new-game", NAME)
    made.run(
        *("pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"),
        *("--no-build-isolation", "--target", str(made.site), str(made.project)),
    )
    return made
