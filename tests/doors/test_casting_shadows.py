"""Positions of Casting Shadows from outside: what they name, and what is refused."""

from typing import Any

import pytest
from tests.support.casting_shadows import GAME, play, table

from radura import BadInput


def fight() -> dict[str, Any]:
    """Return a position in which a seat is asked for a Counterspell."""
    s = table(
        3,
        at=["ancient_rune", "dusty_desert"],
        books={0: ["heat_wave.0"]},
        tokens={"red_gem": 2},
        counters={1: ["run_away.0"]},
    )
    play(s, "cast_at(heat_wave.0,haze)", "pay(red_gem+red_gem)")
    return {**s.to_position(), "partial": True}


def test_a_position_names_cards_tiles_and_dice_never_numbers_of_them() -> None:
    assert fight()["pending"][0] == [
        "Warn",
        [[0, 4, 0, 0, "heat_wave.0", "adjacent", None, [1]], [-1], 0],
        1,
    ]
    s = table(dice=["red_gem", "red_orb", "blue_gem"])
    play(s, "reroll(blue_die.0)")
    assert s.to_position()["pending"][0] == ["Reroll", [["blue_die.0"]], 0]


@pytest.mark.parametrize(
    "position",
    [table().to_position(), fight()],
    ids=["turn", "fight"],
)
@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"hp": [18, 19, 18]}, "hp"),
        ({"hp": [18, 0, 18]}, "hp|at"),
        ({"energy": [4, 0, 0]}, "energy"),
        ({"at": ["crystal_crypt", "bubbling_lake", "bubbling_lake"]}, "at"),
        ({"characters": ["kit", "kit", "haze"]}, "characters"),
        ({"layout": "haze-kit"}, "layout"),
        ({"books": [["safety_dome"], [], []]}, "safety_dome"),
        ({"counters": [["curse_void.0"], [], []]}, "curse_void.0"),
        ({"market": ["curse_void.0", None, None, None, None, None, None]}, "market|curse_void.0"),
        ({"dice": ["blue_gem", None, None, None, None]}, "dice"),
        ({"tokens": [0] * 7}, "tokens"),
        ({"tokens": [99] + [0] * 7}, "tokens"),
        ({"order": [0, 0, 1]}, "order"),
        ({"exposed": ["safety_dome"]}, "exposed"),
        ({"sunk_group": [1]}, "sunk_group"),
        ({"cast": ["sudden_doom"]}, "cast"),
        ({"boosted": ["thorn_forest"]}, "boosted"),
        ({"stung": [True, False, False]}, "stung"),
        ({"turn": 7}, "turn"),
        ({"pending": [["Act", [], 1], ["Turn", [], 0]]}, "Act"),
        ({"pending": [["Act", [], 0]]}, "Act"),
        ({"pending": [["Turn", [], 0], ["Turn", [], 0]]}, "Turn"),
        ({"pending": [["PayCast", ["heat_wave.1", 1, None], 0], ["Act", [], 0], ["Turn", [], 0]]}, "PayCast"),
        ({"pending": [["Roll", [[]], 0], ["Begin", [], 0], ["Turn", [], 0]]}, "Roll"),
        ({"pending": [["Fragment", [3], 0], ["Take", [], 0], ["Act", [], 0], ["Turn", [], 0]]}, "Fragment|Take"),
        ({"pending": [["Unleash", ["ability_nuzzle", 1, None, 1], 0], ["Act", [], 0], ["Turn", [], 0]]}, "Unleash"),
    ],
)
def test_what_cannot_be_is_named(position: dict[str, Any], fields: dict[str, Any], why: str) -> None:
    seats = position["seats"]
    cut = {
        name: value[:seats] if isinstance(value, list) and len(value) == 3 and name != "pending" else value
        for name, value in fields.items()
    }
    with pytest.raises(BadInput, match=why):
        GAME.position({**position, **cut})
