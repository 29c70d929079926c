"""The documents say what the code does."""

import json
import os
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from docs.build import ROOT, documents, filled
from tests.support.parley import Parley

import radura
import self_play
from docs import picture
from radura.cli import COMMANDS, serve
from radura.cli.parser import Parser


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.name)
def test_code_in_documents_is_that_of_the_files(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert filled(text) == text, "run tools/docs"


def test_the_picture_of_the_layers_shows_the_imports_as_they_are() -> None:
    assert picture.PICTURE.read_text(encoding="utf-8") == picture.draw(), "run tools/docs"


def test_arrows_that_follow_from_others_are_left_out() -> None:
    edges = {"a": {"b", "c"}, "b": {"c"}, "c": set[str]()}
    assert picture.thinned(edges) == [("a", "b"), ("b", "c")]


def test_the_files_that_the_architecture_names_are_there() -> None:
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:src|web|tests|docs)/[\w./-]+)`", text)
    assert len(named) > 30
    assert [name for name in named if not (ROOT / name).exists()] == []


def blocks(document: str, language: str, origin: str = "") -> list[str]:
    """Return the blocks of code in a document, in order: its own, or those taken from an origin."""
    text = (ROOT / document).read_text(encoding="utf-8")
    head = rf"<!-- from {re.escape(origin)}[^>]*-->\n" if origin else r"(?<!-->\n)"
    return re.findall(rf"^{head}```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("document", ["README.md", "docs/research/guide.md", "docs/research/training.md"])
def test_the_code_for_researchers_runs(document: str) -> None:
    names: dict[str, object] = {}
    for code in blocks(document, "python"):
        exec(compile(code, document, "exec"), names)
    assert "game" in names


def test_the_code_about_positions_runs(parley: Parley) -> None:
    names: dict[str, object] = {"game": parley}
    for code in blocks("docs/make/positions.md", "python"):
        exec(compile(code, "positions.md", "exec"), names)
    assert isinstance(s := names["s"], radura.State)
    assert [parley.actions.show(a) for a in s.legal()] == ["play(c1)", "play(c9)"]


def test_the_code_about_the_search_runs(capsys: pytest.CaptureFixture[str]) -> None:
    state = radura.game("living_forest_duel").new(seed=3)
    for code in blocks("docs/research/bots.md", "python"):
        exec(compile(code, "bots.md", "exec"), {"state": state})
    assert re.search(r"^\w.* \d+ \d+%$", capsys.readouterr().out, re.MULTILINE)


def test_the_code_about_records_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    match = radura.Match(radura.Record.start(radura.game("living_forest_duel"), ["a", "b"], {}, 7))
    for _ in range(20):
        match.play(match.state.legal()[0])
    match.record.save(tmp_path / "match.radura")
    names: dict[str, object] = {"radura": radura}
    for code in blocks("docs/research/records.md", "python"):
        exec(compile(code, "records.md", "exec"), names)
    assert isinstance(state := names["state"], radura.State)
    assert state.to_position() == match.state.to_position()


def test_who_follows_the_tutorial_has_a_game_that_works(tmp_path: Path) -> None:
    """The commands of the page are run; in place of an installation the game is found where it lies."""
    (commands,) = blocks("docs/make/game.md", "console")
    folder = tmp_path
    for command in commands.splitlines():
        words = command.split()
        if words[0] == "cd":
            folder = folder / words[1]
        elif words[0] == "radura":
            told = following(folder, *words[1:], given="1\n" * 60)
            assert words[1] != "check" or "Tutte le leggi valgono in 50 partite" in told
    assert "Night Birds, posti: 2" in following(folder, "games")
    assert "bot:greedy" in following(folder, "simulate", "night_birds", "--games", "4")


def following(folder: Path, *words: str, given: str = "") -> str:
    """Run a command in a maker's folder and return what it says; it must end well."""
    path = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    extra = "night_birds:GAME" if (folder / "pyproject.toml").exists() else ""
    done = subprocess.run(
        [sys.executable, "-m", "radura.cli", *words, "--lang", "it"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path, "RADURA_EXTRA_GAMES": extra, "XDG_DATA_HOME": str(folder / "home")},
        input=given,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_bot_is_tried_with_the_commands_of_its_page(tmp_path: Path) -> None:
    """The block is run as it stands, by a shell that knows nothing of ours; only the table is not left open."""
    block = next(code for code in blocks("docs/research/bots.md", "sh") if "RADURA_EXTRA_BOTS" in code)
    *commands, table = block.splitlines()
    assert table == "radura"
    command = tmp_path / "radura"
    command.write_text(
        f'#!/bin/sh\nPYTHONPATH="{ROOT / "src"}:$PYTHONPATH" exec "{sys.executable}" -m radura.cli "$@"\n',
        encoding="utf-8",
    )
    command.chmod(0o755)
    known = {name: value for name, value in os.environ.items() if not name.startswith(("RADURA_", "PYTHON"))}
    path = os.pathsep.join([str(tmp_path), os.environ["PATH"]])
    done = subprocess.run(
        ["sh", "-e", "-c", "\n".join([*commands, "radura simulate --help"])],
        cwd=ROOT,
        env={**known, "PATH": path, "XDG_DATA_HOME": str(tmp_path / "home"), "LC_ALL": "C.UTF-8"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "bot:rollout_bot" in done.stdout
    assert "Saved. Continue with: radura play --resume" in done.stdout
    assert "rollout_bot" in done.stdout[done.stdout.index("usage:") :]


def documented_commands() -> list[str]:
    """Return the command lines of ``radura`` in all documents, without comments, redirections and explanations."""
    texts = [path.read_text(encoding="utf-8") for path in documents()]
    blocks = [block for text in texts for block in re.findall(r"^```(?:sh|console)?\n(.*?)^```$", text, re.M | re.S)]
    lines = [line for block in blocks for line in block.replace("\\\n", " ").splitlines()]
    return sorted({re.split(r" #| > | {3,}", line)[0].strip() for line in lines if line.startswith("radura ")})


@pytest.mark.parametrize("line", documented_commands())
def test_documented_commands_have_arguments_that_exist(line: str) -> None:
    _, name, *words = shlex.split(line)
    assert name in COMMANDS
    parser = Parser(f"radura {name}", f"cli-about-{name}", "en")
    import_module(f"radura.cli.{name.replace('-', '_')}").arguments(parser)
    parser.read(words)  # raises BadInput


def test_the_documents_show_many_commands() -> None:
    assert len(documented_commands()) > 15


def test_every_module_of_the_template_is_shown() -> None:
    shown = "".join((ROOT / "docs" / "make" / page).read_text(encoding="utf-8") for page in ("game.md", "reference.md"))
    template = ROOT / "src" / "radura" / "template" / "starter"
    modules = {path.name for path in template.glob("*.py")} - {"__init__.py"}
    assert {name for name in modules if f"from src/radura/template/starter/{name}" not in shown} == set()


def test_the_observations_of_every_game_are_listed() -> None:
    page = (ROOT / "docs" / "research" / "observations.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^<!-- observations of (\w+) -->$", page, re.MULTILINE))
    assert listed == {id for id in radura.games() if id != "tictactoe"}


def test_self_play_learns(capsys: pytest.CaptureFixture[str]) -> None:
    self_play.main("tictactoe", 300)
    untrained, trained = (float(line.split()[1]) for line in capsys.readouterr().out.splitlines())
    assert abs(untrained) < 0.15
    assert trained > 0.2


def test_the_readme_names_the_commands_of_the_makefile() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    named = re.findall(r"(?:`|^)make ([a-z]+)", readme, re.MULTILINE)
    assert {"play", "test"} <= set(named) <= set(targets)
    for id in radura.games():
        assert id == "tictactoe" or id in readme


def test_every_option_of_the_server_is_explained() -> None:
    parser = Parser("radura serve", "cli-about-serve", "en")
    serve.arguments(parser)
    options = set(re.findall(r"^  (--[a-z-]+)", parser.format_help(), re.MULTILINE)) - {"--lang"}
    page = (ROOT / "docs" / "operate" / "settings.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`--.*?`) \|", page, re.MULTILINE)
    assert {option for row in rows for option in re.findall(r"`(--[a-z-]+)`", row)} == options


def test_everybody_whose_work_is_in_the_web_table_is_named() -> None:
    credits = (ROOT / "licenses" / "THIRD-PARTY.md").read_text(encoding="utf-8")
    authors = json.loads((ROOT / "web" / "icon-authors.json").read_text(encoding="utf-8")).values()
    assert {name for name in authors if name.replace("-", " ") not in credits.lower()} == set()
    packages = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    fonts = {name.rpartition("/")[2] for name in packages if name.startswith("@fontsource")}
    assert {name for name in fonts if f"font {name}" not in credits.lower()} == set()
    tools = re.compile(
        r"@sveltejs/|@types/|@fontsource|@iconify|@eslint/|axe-core|eslint|prettier|svelte-check|terser|typescript|vite"
    )
    assert {name for name in packages if not tools.match(name) and name not in credits.lower()} == set()
    licences = {path.name for path in (ROOT / "licenses").glob("*.txt")}
    assert licences == set(re.findall(r"\]\(([\w.-]+\.txt)\)", credits))


def test_who_silences_a_checker_says_why() -> None:
    silenced = re.compile(r"# (?:type: ignore|noqa)(?P<rest>.*)")
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for folder in ("src", "tests", "bench", "docs")
        for path in (ROOT / folder).rglob("*.py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if (comment := silenced.search(line))
        and not re.match(r"(: [A-Z\d, ]+|\[[\w, -]+\])  # \w", comment["rest"])
        and path != Path(__file__)
    ]
    assert found == []
