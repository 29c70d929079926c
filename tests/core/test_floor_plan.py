"""Four games, one floor plan: the same rooms under the same names in every game's package."""

import ast
from pathlib import Path

import pytest

import radura
from radura.core.game import Game

GAMES = Path(radura.__file__).parent / "games"
OURS = sorted(path.name for path in GAMES.iterdir() if (path / "rules.py").is_file())
FILES = ("__init__", "catalog", "tables", "actions", "state", "view", "words", "reasons", "texts", "rules")
FOLDERS = ("data", "locale", "rulebook", "steps")
THINKING = ("value", "judgement", "brain")
"""What computer players think: a file, or where it is long a folder."""


def test_there_are_four_games() -> None:
    assert OURS == ["casting_shadows", "living_forest_duel", "res_arcana_duo", "storyfold_wildwoods"]


@pytest.mark.parametrize("id", OURS)
def test_every_game_has_the_same_rooms(id: str) -> None:
    package = GAMES / id
    assert [name for name in FILES if not (package / f"{name}.py").is_file()] == []
    assert [name for name in FOLDERS if not (package / name).is_dir()] == []
    assert [name for name in THINKING if (package / name).exists() or (package / f"{name}.py").exists()] != []


@pytest.mark.parametrize("id", OURS)
def test_only_the_game_object_knows_what_computer_players_think(id: str) -> None:
    package = GAMES / id
    for path in package.rglob("*.py"):
        room = path.relative_to(package).parts[0].removesuffix(".py")
        if room in (*THINKING, "rules"):
            continue
        asked = {f"{node.module}.{alias.name}" for node in _imports(path) for alias in node.names}
        assert not [name for name in asked for room in THINKING if f"{id}.{room}" in name], path


@pytest.mark.parametrize("id", OURS)
def test_every_game_declares_what_crosses_its_doors(id: str) -> None:
    game = radura.game(id)
    assert game.facts is not None, "facts cross to the eyes as a struct"
    assert game.reasons, "why a match can end"
    assert type(game).option is not Game.option, "options are built whole, in words.py"
    assert type(game).no_piece is not Game.no_piece, "every no has a reason, in reasons.py"
    assert game.turn_rule and game.end_rule
    assert any(step.lasting for step in game.steps)
    assert game.new(seed=1).view(0).facts is not None


def _imports(path: Path) -> list[ast.ImportFrom]:
    return [node for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(node, ast.ImportFrom)]
