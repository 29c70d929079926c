"""A game made by ``radura new-game`` and installed, as a maker's first one is."""

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
NAME = "night_birds"


class Newcomer(NamedTuple):
    """The maker's project, and where it is installed."""

    project: Path
    site: Path

    @property
    def environment(self) -> dict[str, str]:
        """The environment of a command that finds the game as an installed one."""
        path = [str(self.site), str(ROOT / "src"), os.environ.get("PYTHONPATH", "")]
        kept = {name: value for name, value in os.environ.items() if name != "RADURA_EXTRA_GAMES"}
        return {**kept, "PYTHONPATH": os.pathsep.join(filter(None, path)), "LC_ALL": "C.UTF-8"}

    def run(self, *command: str, given: str | None = None) -> str:
        """Run a Python module beside the game and return what it says; it must end well."""
        done = subprocess.run(
            [sys.executable, "-m", *command],
            cwd=self.project,
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
    made = Newcomer(folder / NAME, folder / "site")
    empty = Newcomer(folder, folder / "site")
    empty.run("radura.cli", "new-game", NAME, "--into", str(folder))
    made.run(
        *("pip", "install", "--quiet", "--disable-pip-version-check", "--no-index", "--no-deps"),
        *("--no-build-isolation", "--target", str(made.site), str(made.project)),
    )
    return made
