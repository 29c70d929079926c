"""A copy of the project in which the recipes of CONTRIBUTING.md are followed to the letter."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
GAMES = "src/radura/games"


class Copy:
    """Files are edited here; commands run with what came of it."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.touched: set[str] = set()
        skipped = shutil.ignore_patterns("__pycache__", "web", "template", "_compiled")
        shutil.copytree(ROOT / "src" / "radura", root / "src" / "radura", ignore=skipped)
        shutil.copy(ROOT / "pyproject.toml", root)

    def edit(self, file: str, old: str, new: str) -> None:
        """Replace a text that stands in a file once."""
        path = self.root / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, f"{file} has {old!r} {text.count(old)} times"
        path.write_text(text.replace(old, new), encoding="utf-8")
        self.touched.add(file)

    def add(self, file: str, text: str) -> None:
        """Write at the end of a file, which may be new."""
        with (self.root / file).open("a", encoding="utf-8") as out:
            out.write(text)
        self.touched.add(file)

    def say(self, folder: str, file: str, *, en: str, it: str, nl: str) -> None:
        """Add messages in every language."""
        for lang, text in (("en", en), ("it", it), ("nl", nl)):
            self.add(f"{folder}/locale/{lang}/{file}", f"\n{text}\n")

    def run(self, *command: str) -> str:
        """Run Python with the copy in the place of the project and return what it says; it must end well."""
        path = [str(self.root / "src"), str(ROOT), str(ROOT / "docs" / "examples")]
        done = subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path), "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def radura(self, *words: str) -> str:
        """Run a command of radura."""
        return self.run("-m", "radura.cli", *words)


def files(recipe: str) -> int:
    """Return how many files a recipe says it takes."""
    page = (ROOT / "docs" / "make" / "recipes.md").read_text(encoding="utf-8")
    found = re.search(rf"^## {re.escape(recipe)}: (\d+) files?$", page, re.MULTILINE)
    assert found is not None, recipe
    return int(found[1])
