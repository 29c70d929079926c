"""Positions as plain data, and the registry of games."""

import json
import subprocess
import sys
from importlib.metadata import EntryPoint

import pytest
from tests.support.parley import GAME, Parley

import radura
from radura import BadInput
from radura.core import game as registry


def test_a_position_is_plain_data(parley: Parley) -> None:
    data = parley.new(seed=1).to_position()
    assert json.loads(json.dumps(data)) == data
    assert data["hands"][0][0].startswith("c")
    assert parley.position(json.loads(json.dumps(data))).to_position() == data


def test_what_is_not_given_is_empty(parley: Parley) -> None:
    s = parley.position({"hands": [["c1"], [], []], "pending": [["Turn", [], 0]]})
    assert (s.bag, s.pile, s.score) == ([], [], [0, 0, 0])


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"hand": []}, "no field “hand”. Known fields: bag, hands"),
        ({"hands": [["c99"], [], []]}, "“c99” is no value for the field hands"),
        ({"bag": "c1"}, "“c1” is no value for the field bag"),
        ({"die": [1]}, "is no value for the field die"),
        ({"pending": [["Fly", [], 0]]}, "“Fly” is no value for the field pending"),
        ({"pending": ["Turn"]}, "“Turn” is no value for the field pending"),
        ({"pending": [["Turn", [], "0"]]}, "field pending"),
        ({"pending": [["Ask", [1, 2, 3], 0]]}, "field pending"),
        ({"pending": "Turn"}, "field pending"),
        ({"pending": [["Ask", [{"stop": 1}, []], 0]]}, "field pending"),
        ({"outcome": "won"}, "“won” is no value for the field outcome"),
        ({"seats": 9}, "9 seats are not possible here: at least 3, at most 3"),
        ({"options": {"speed": "fast"}}, "no option “speed”"),
    ],
)
def test_bad_positions_say_what_is_wrong(parley: Parley, data: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        parley.position(data)


def test_new_refuses_what_it_does_not_know(parley: Parley) -> None:
    with pytest.raises(BadInput, match="2 seats are not possible"):
        parley.new(2)
    with pytest.raises(BadInput, match="no option “speed”"):
        parley.new(3, {"speed": "fast"})
    with pytest.raises(BadInput, match="“settled” or “explicit”, not “maybe”"):
        parley.new(3, chance="maybe")


def test_unknown_games_are_named_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"no game “chess”. Installed: .*tictactoe"):
        radura.game("chess")


def test_a_game_can_be_registered_without_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_loaded", dict(registry._loaded))
    assert "parley" not in radura.games()
    radura.register(GAME)
    assert "parley" in radura.games()
    assert radura.game("parley") is GAME


def test_an_entry_point_must_bear_the_id_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = EntryPoint("parlay", "tests.support.parley:GAME", "radura.games")
    monkeypatch.setattr(registry, "_points", lambda: {"parlay": wrong})
    with pytest.raises(ValueError, match=r"the entry point parlay of radura\.games loads the game parley"):
        radura.game("parlay")


def test_games_can_be_listed_before_and_after_one_is_imported() -> None:
    code = (
        "import radura; before = radura.games(); import radura.games.living_forest_duel as lf;"
        "assert radura.games() == before and 'living_forest_duel' in before and lf.GAME.id in before"
    )
    subprocess.run([sys.executable, "-c", code], check=True)
