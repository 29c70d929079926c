"""Which engine a process runs on: compiled modules are used where they fit the sources, and only there."""

import sys
from pathlib import Path

import pytest

import radura
from radura import engine
from radura.core.text import BadInput


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A package with a kernel and two games, all of it compiled."""
    for name in ("core/kernel.py", "core/game.py", "games/pond/rules.py", "games/pond/state.py", "games/moor/state.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(f'"""{name}"""\n', encoding="utf-8")
    build(tmp_path)
    return tmp_path


def build(root: Path) -> None:
    """Put something in the place of each compiled module."""
    kernel = engine.stamp("core", root=root)
    homes = {group: engine.home(group, engine.stamp(group, kernel, root), root) for group in ("pond", "moor")}
    for group, home in {"core": engine.home("core", kernel, root), **homes}.items():
        home.mkdir(parents=True)
        package = "radura.core.kernel" if group == "core" else f"radura.games.{group}.state"
        for module in (package, engine.library(group)):
            (home / f"{module}{engine.SUFFIX}").touch()


def found(root: Path) -> list[str]:
    """Return the modules that a fresh process would import compiled."""
    finder = engine.Engine(root)
    modules = [
        *("radura.core.kernel", "radura.core.game", "radura_core__mypyc", "radura.cli", "radura", "random"),
        *("radura.games.pond.state", "radura.games.pond.rules", "radura_pond__mypyc", "radura.games.moor.state"),
    ]
    return [module for module in modules if finder.find_spec(module, None) is not None]


KERNEL = ["radura.core.kernel", "radura_core__mypyc"]
POND = ["radura.games.pond.state", "radura_pond__mypyc"]
MOOR = ["radura.games.moor.state"]


def test_what_is_compiled_is_found_and_the_rest_left_alone(root: Path) -> None:
    assert found(root) == [*KERNEL, *POND, *MOOR]


@pytest.mark.parametrize("file", ["state.py", "rules.py", "new.py"])
def test_an_edited_game_is_interpreted_and_no_other(root: Path, file: str) -> None:
    with (root / "games" / "pond" / file).open("a", encoding="utf-8") as out:
        out.write("EDITED = True\n")
    assert found(root) == [*KERNEL, *MOOR]
    (root / "games" / "moor" / "state.py").unlink()
    assert found(root) == KERNEL


def test_an_edited_kernel_leaves_nothing_compiled(root: Path) -> None:
    (root / "core" / "game.py").write_text("EDITED = True\n", encoding="utf-8")
    assert found(root) == []


def test_what_was_edited_back_is_compiled_again(root: Path) -> None:
    path = root / "games" / "pond" / "state.py"
    text = path.read_text(encoding="utf-8")
    path.write_text("EDITED = True\n", encoding="utf-8")
    path.write_text(text, encoding="utf-8")
    assert found(root) == [*KERNEL, *POND, *MOOR]


def test_a_process_keeps_to_the_engine_it_began_with(root: Path) -> None:
    finder = engine.Engine(root)
    assert finder.find_spec("radura.core.kernel", None) is not None
    (root / "core" / "kernel.py").write_text("EDITED = True\n", encoding="utf-8")
    build(root)
    spec = finder.find_spec("radura.games.pond.state", None)
    assert spec is not None, "the game that fits the kernel of this process"
    assert spec.origin != str(engine.Engine(root).home("pond"))


def test_other_pythons_have_other_stamps(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "SUFFIX", ".another-python.so")
    assert found(root) == []


def test_the_compiled_engine_must_be_there_if_it_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.WISH, engine.COMPILED)
    monkeypatch.setattr(engine, "_engine", None)
    for id in ("living_forest_duel", "tictactoe"):
        radura.unregister(id)
        asked = f"^RADURA_ENGINE asks for the compiled engine, but {id} has not been compiled"
        with pytest.raises(BadInput, match=asked):
            radura.game(id)


def test_an_unknown_engine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(engine.WISH, "steam")
    radura.unregister("tictactoe")
    match = r"^Unknown engine “steam” in RADURA_ENGINE. Choose from: interpreted, compiled\.$"
    with pytest.raises(BadInput, match=match):
        radura.game("tictactoe")


@pytest.mark.parametrize("library", engine.RUNTIME)
def test_without_the_compilers_libraries_everything_runs_interpreted(
    library: str, monkeypatch: pytest.MonkeyPatch, root: Path
) -> None:
    there = engine.Engine(root)
    monkeypatch.setattr(engine, "Engine", lambda: there)
    monkeypatch.setattr(engine, "ROOT", root)
    monkeypatch.setattr(engine, "_engine", None)
    monkeypatch.setattr(sys, "meta_path", sys.meta_path[:])
    monkeypatch.delenv(engine.WISH, raising=False)
    monkeypatch.setitem(sys.modules, library, None)
    engine.install()
    assert not engine.is_compiled("radura.core")
    monkeypatch.undo()
    assert there.home(engine.KERNEL) is not None
