"""Data of one's own with something wrong: refused with a line for each mistake, or played with."""

import json
import tomllib
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from tests.support.mutate import mutations

import radura
from radura.core.chance import Seeded
from radura.core.text import BadData

FILES = [
    *(("living_forest_duel", name, 30) for name in ("animals.toml", "trees.toml", "table.toml")),
    *(("res_arcana_duo", name, 15) for name in ("artifacts.toml", "mages.toml", "places.toml", "table.toml")),
    *(("casting_shadows", name, 20) for name in ("main_deck.toml", "counterspells_companions.toml", "table.toml")),
    *(("storyfold_wildwoods", name, 6) for name in ("box.toml", "hush_beneath_the_leaves/decks.toml")),
    *(("storyfold_wildwoods", f"hush_beneath_the_leaves/{name}.toml", 6) for name in ("campaign", "chapter2")),
]


@pytest.mark.parametrize(("game", "name", "n"), FILES)
def test_changed_data_are_refused_in_words_or_taken(game: str, name: str, n: int, tmp_path: Path) -> None:
    source = files(f"radura.games.{game}") / "data" / name
    refused = 0
    for data in mutations(tomllib.loads(source.read_text(encoding="utf-8")), Seeded(7), n):
        (tmp_path / source.name).write_text(written(data), encoding="utf-8")
        try:
            radura.game(game).with_data(tmp_path)
        except BadData as error:
            refused += 1
            told = str(error).splitlines()
            assert len(told) > 1, "a heading, and each mistake"
    assert refused > n // 2


def written(data: dict[str, Any]) -> str:
    """Return a file as TOML."""
    return "".join(f"{json.dumps(key)} = {value(one)}\n" for key, one in data.items())


def value(data: Any) -> str:
    match data:
        case dict():
            return "{ " + ", ".join(f"{json.dumps(key)} = {value(one)}" for key, one in data.items()) + " }"
        case list():
            return "[" + ", ".join(map(value, data)) + "]"
        case float():
            return repr(data)
        case None:
            return '""'
        case _:
            return json.dumps(data, ensure_ascii=False)
