"""The laws hold, and wrong positions and data are refused."""

from pathlib import Path
from typing import Any

import pytest
from radura import BadInput, check_game

from starter import GAME
from starter.catalog import load


def test_the_laws_hold() -> None:
    assert check_game(GAME, games=20) > 0


RIGHT: dict[str, Any] = {
    "seats": 2,
    "partial": True,
    "prize": "eagle.0",
    "hands": [["owl.0"], ["owl.1"]],
    "pending": [["Turn", [], 0]],
}


@pytest.mark.parametrize(
    "wrong",
    [
        {"hands": [["owl.0"], ["owl.0"]]},
        {"hands": [["phoenix"], []]},
        {"points": [-1, 0]},
        {"played": ["owl.0", None], "hands": [["owl.1"], []]},
        {"played": ["owl.0", None], "hands": [["owl.1"], ["owl.2"]]},
        {"prize": None, "played": [None, "owl.2"]},
        {"pending": [["Reveal", [], 0]]},
        {"pending": [["TurnUp", [], 0], ["Turn", [], 0]]},
        {"pending": [["Draw", [], 0]]},
        {"partial": False},
    ],
    ids=str,
)
def test_a_wrong_position_is_refused_in_one_sentence(wrong: dict[str, Any]) -> None:
    assert GAME.position(RIGHT).actor == 0
    with pytest.raises(BadInput) as refused:
        GAME.position({**RIGHT, **wrong})
    assert str(refused.value).count("\n") == 0


def test_wrong_data_are_refused_with_all_mistakes(tmp_path: Path) -> None:
    head = "hand = 6\npoints = 2\nprice = 1\n"
    wren = '[[card]]\nid = "wren"\nstrength = "low"\nconut = 4\n'
    owl = '[[card]]\nid = "owl"\nstrength = 4\ncount = 4\n'
    (tmp_path / "cards.toml").write_text(head + wren + owl + owl, encoding="utf-8")
    with pytest.raises(BadInput) as refused:
        load(tmp_path)
    assert str(refused.value).splitlines()[1:] == [
        "cards.toml: wren: conut: there is no such field; possible are id, strength, count",
        "cards.toml: wren: strength: a whole number is needed, not “low”",
        "cards.toml: wren: count: this field is missing",
        "cards.toml: hand: there are too few cards for two hands",
        "cards.toml: owl: id: another card has this id",
    ]
