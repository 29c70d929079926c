"""Positions as plain data, and the registry of games."""

import copy
import json
import pickle
import subprocess
import sys
from collections.abc import Callable
from importlib.metadata import EntryPoint
from typing import Any

import pytest
from tests.support.parley import GAME, Parley

import radura
from radura import BadInput
from radura.core import game as registry
from radura.core.kernel import State


def test_a_position_is_plain_data(parley: Parley) -> None:
    data = parley.new(seed=1).to_position()
    assert json.loads(json.dumps(data)) == data
    assert data["hands"][0][0].startswith("c")
    assert parley.position(json.loads(json.dumps(data))).to_position() == data


def test_what_is_not_given_is_empty(parley: Parley) -> None:
    s = parley.position({"hands": [["c1"], [], []], "pending": [["Turn", [], 0]], "partial": True})
    assert (s.bag, s.pile, s.score) == ([], [], [0, 0, 0])


@pytest.mark.parametrize(
    ("data", "why"),
    [
        ({"hand": []}, "Unknown field “hand” in the position. Known fields: bag, hands"),
        ({"hands": [["c99"], [], []]}, r"'c99' is not a valid value for the field hands\[0\]\[0\] .* Expected: c0, c1"),
        ({"hands": [["c1"], []]}, r"for the field hands of a position. Expected: \[3\]"),
        ({"hands": [["c1"], ["c1"], []]}, "c1 is in two places of the position: hands and hands"),
        ({"hands": [["c1"], [], []], "pile": ["c1"]}, "c1 is in two places of the position: hands and pile"),
        ({"bag": "c1"}, "'c1' is not a valid value for the field bag"),
        ({"bag": [None]}, r"None is not a valid value for the field bag\[0\]"),
        ({"die": [1]}, "is not a valid value for the field die of a position. Expected: 0-2"),
        ({"die": 1.0}, "1.0 is not a valid value for the field die"),
        ({"die": True}, "True is not a valid value for the field die"),
        ({"score": [0, -1, 0]}, r"-1 is not a valid value for the field score\[1\]"),
        ({"fight": ["c1"], "stands": []}, "not a valid value for the field stands"),
        (
            {"pending": [["Fly", [], 0]]},
            "is not a valid value for the field pending.0. of a position. Expected: Draw, Roll",
        ),
        ({"pending": ["Turn"]}, "'Turn' is not a valid value for the field pending"),
        ({"pending": [["Turn", [], "0"]]}, "field pending"),
        ({"pending": [["Turn", [], 3]]}, "field pending"),
        ({"pending": [["Turn", [], True]]}, "field pending"),
        ({"pending": [["Ask", [1, 2, 3], 0]]}, "field pending.0..Ask of a position. Expected: .2."),
        ({"pending": [["Ask", [0, [7]], 0]]}, "7 is not a valid value for the field pending.0..Ask.1..0."),
        ({"pending": [["Ask", [0, [1]], 0]]}, r"The step Ask\(0, \(1,\)\) cannot be pending in this position"),
        ({"pending": "Turn"}, "field pending"),
        ({"pending": [["Ask", [{"stop": 1}, []], 0]]}, "field pending"),
        ({"pending": [["Turn", [], 0]] * 100_000}, "for the field pending of a position. Expected: .0-500."),
        ({"pending": [["Turn", [], 0]], "waiting": 1}, "1 is not a valid value for the field waiting"),
        ({"pending": [["Turn", [], 0]], "waiting": True}, "True is not a valid value for the field waiting"),
        ({"outcome": "won"}, "'won' is not a valid value for the field outcome"),
        ({"outcome": [[1.0], [0], "hands"]}, "is not a valid value for the field outcome"),
        ({"outcome": [[1.0, -1.0, 2.0], [0], "hands"]}, "is not a valid value for the field outcome"),
        ({"outcome": [[1.0, -1.0, -1.0], [0, 0], "hands"]}, "is not a valid value for the field outcome"),
        ({"outcome": [[1.0, -1.0, -1.0], [0], "luck"]}, "is not a valid value for the field outcome"),
        ({"outcome": [[1.0, -1.0, -1.0], [0], "hands"], "pending": [["Turn", [], 0]]}, "for the field pending"),
        ({"seats": 9}, "9 seats are not possible here: at least 3, at most 3"),
        ({"seats": "3"}, "3 seats are not possible here"),
        ({"options": {"speed": "fast"}}, "Unknown option “speed”"),
        ({"options": "x"}, "Unknown option “x”"),
    ],
)
def test_bad_positions_say_what_is_wrong(parley: Parley, data: dict[str, object], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        parley.position({"partial": True, **data})


@pytest.mark.parametrize("data", [None, [], "x", {1: 2}])
def test_a_position_is_a_table_of_fields(parley: Parley, data: Any) -> None:
    with pytest.raises(BadInput, match="A position must be a JSON object"):
        parley.position(data)


def test_items_left_out_are_left_out_on_purpose(parley: Parley) -> None:
    data = {"hands": [["c1"], ["c2"], ["c3"]], "pending": [["Turn", [], 0]]}
    with pytest.raises(BadInput, match="9 items are missing from the position, c0 among them"):
        parley.position(data)
    assert parley.position({**data, "partial": True}).to_position()["partial"] is True
    assert "partial" not in parley.new(seed=1).to_position()


def test_somebody_must_be_able_to_act(parley: Parley) -> None:
    data = parley.new(seed=1).to_position()
    with pytest.raises(BadInput, match="The position has no pending step and no outcome"):
        parley.position({**data, "pending": [], "waiting": False})


def test_luck_can_be_left_to_the_caller_of_a_position(parley: Parley) -> None:
    data = {**parley.new(seed=1).to_position(), "pending": [["Roll", [], 0], ["Turn", [], 0]], "waiting": False}
    assert parley.position(data, chance="explicit").actor == radura.CHANCE
    assert parley.position(data).actor == 0
    with pytest.raises(BadInput, match="“settled” or “explicit”, not “maybe”"):
        parley.position(data, chance="maybe")


def test_new_refuses_what_it_does_not_know(parley: Parley) -> None:
    with pytest.raises(BadInput, match="2 seats are not possible"):
        parley.new(2)
    with pytest.raises(BadInput, match="Unknown option “speed”"):
        parley.new(3, {"speed": "fast"})
    with pytest.raises(BadInput, match="“settled” or “explicit”, not “maybe”"):
        parley.new(3, chance="maybe")


def test_unknown_games_are_named_with_the_known_ones() -> None:
    with pytest.raises(BadInput, match=r"Unknown game “chess”. Installed: .*tictactoe"):
        radura.game("chess")


def test_a_game_can_be_registered_without_an_entry_point_and_taken_away_again() -> None:
    assert "parley" not in radura.games()
    radura.register(GAME)
    assert "parley" in radura.games()
    assert radura.game("parley") is GAME
    radura.unregister("parley")
    assert "parley" not in radura.games()


def test_an_installed_game_that_was_unregistered_is_loaded_again() -> None:
    installed = radura.game("tictactoe")
    radura.unregister("tictactoe")
    assert "tictactoe" not in registry.loaded() and radura.game("tictactoe") is installed


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


@pytest.mark.parametrize("id", radura.games())
@pytest.mark.parametrize("copied", [pickle.dumps, copy.copy, copy.deepcopy])
def test_a_state_is_not_pickled_and_names_what_to_send(id: str, copied: Callable[[State], object]) -> None:
    with pytest.raises(BadInput, match=r"state\.to_position\(\)"):
        copied(radura.game(id).new(seed=1))
