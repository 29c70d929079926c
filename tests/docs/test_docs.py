"""The documents say what the code does."""

import re
import tomllib
from pathlib import Path

import pytest
from docs.build import ROOT, documents, filled

import radura


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.name)
def test_code_in_documents_is_that_of_the_files(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert filled(text) == text, "run `make docs`"


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.name)
def test_links_lead_somewhere(path: Path) -> None:
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#\s]+)", text):
        assert target.startswith("https://") or (path.parent / target).exists(), target


def test_the_tutorial_shows_all_of_the_example() -> None:
    shown = (ROOT / "docs" / "making-a-game.md").read_text(encoding="utf-8")
    code = (ROOT / "docs" / "examples" / "tictactoe" / "__init__.py").read_text(encoding="utf-8")
    for line in code.splitlines():
        if line.startswith(("from ", "import ", '"""')):
            continue
        assert line in shown


def test_the_readme_names_the_commands_of_the_makefile() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"make ([a-z]+)", readme)
    assert {"play", "test"} <= set(named) <= set(targets)
    for id in radura.games():
        assert id == "tictactoe" or id in readme


def test_everything_the_project_needs_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = project["dependencies"] + [n for extra in project["optional-dependencies"].values() for n in extra]
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pinned = {_plain(line) for line in lines if not line.startswith("#")}
    assert {_plain(requirement) for requirement in needed} - pinned == {"radura"}, "run `make lock`"
    assert all("==" in line and "/" not in line for line in lines if not line.startswith("#"))


def _plain(requirement: str) -> str:
    """Return the name in a requirement, in the one spelling that counts."""
    return re.sub(r"[-_.]+", "-", re.split(r"[\[<>=~;! ]", requirement)[0]).lower()
