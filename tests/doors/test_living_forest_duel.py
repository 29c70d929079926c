"""Positions of Living Forest Duel from outside: what they name, and what is refused."""

from typing import Any

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, table
from tests.support.mutate import positions, survives
from tests.support.play import play

from radura import BadInput
from radura.core.chance import Seeded
from radura.games.living_forest_duel import GAME


def test_whatever_the_rules_allow_is_accepted() -> None:
    rng = Seeded(13)
    for data in positions(GAME, 12):
        if data["revealed"] is not None or "outcome" in data:
            continue
        varied = {
            "burning": [rng.below(2) for _ in range(GAME.tables.slots)],
            "fires": [rng.below(GAME.tables.fires_to_win) for _ in range(2)],
            "onibi": GAME.tables.clearing[rng.below(GAME.tables.slots)],
            "holder": (None, 0, 1)[rng.below(3)],
            "sanki": [(None, 0, 1)[rng.below(3)] for _ in range(GAME.tables.n_sanki)],
            "deck": rng.shuffled(data["deck"] + data["discard"]),
            "discard": [],
            "round": 1 + rng.below(50),
            "waiting": False,
        }
        assert survives(GAME, {**data, **varied}, rng)


def test_a_position_names_cards_piles_and_places_never_numbers_of_them() -> None:
    s = table(shared=["cobra", "panda", "bear"])
    play(s, "token(plant)", "tree(sun)", "plant(1:0)", "draw(sun_tree_2)", "tree(water)")
    assert s.to_position()["pending"] == [
        ["PlantAt", [5, ["sun"], "water"], SUMMER],
        ["Underway", ["token-plant"], SUMMER],
        ["NextTurn", [], SUMMER],
    ]
    s = table(shared=["spider", "tapir", "meerkat"])
    play(s, "token(sun)", "recruit(goat)")
    assert s.to_position()["pending"][0] == ["Recruit", [5, True, ["1"]], SUMMER]
    assert s.to_position()["laid_card"] == ["meerkat", None, None, None]


def ordinary(**fields: Any) -> dict[str, Any]:
    """Return a position of the middle of a match, changed."""
    usual = table(
        shared=["spider", "lynx"],
        lines=[["fox"], []],
        forest={"1:0": "sun_tree_1"},
        laid=[(WINTER, "water", "lynx")],
    )
    return {**usual.to_position(), **fields}


def pending(*steps: tuple[str, list[Any]], on: str = "NextTurn") -> list[list[Any]]:
    """Return a stack of steps of Summer's turn."""
    return [*([name, args, SUMMER] for name, args in steps), [on, [], SUMMER]]


def test_the_ordinary_position_is_accepted() -> None:
    assert GAME.position(ordinary()).actor == SUMMER
    assert GAME.position(ordinary(pending=pending(("Extinguish", [4, True]), ("Underway", ["token-water"])))).actor == 0


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"deck": ["sun_tree_3"]}, "sun_tree_3"),
        ({"deck": ["clearing_1"]}, "clearing_1"),
        ({"shared": ["spider", "lynx", "fire_varan_summer.0"]}, "fire_varan_summer.0"),
        ({"recruits": ["bat", None, None, None, None, None, None]}, "bat"),
        ({"recruits": ["stag"] * 7}, "stag"),
        ({"groves": [["water_tree_2"], [], [], []]}, "water_tree_2"),
        ({"tops": ["wind_tree_1", None, None, None]}, "wind_tree_1"),
        ({"lines": [["wolf"], []]}, "wolf"),
        ({"piles": [["wolf"], []]}, "wolf"),
        ({"varans": [["fire_varan_winter.1"], []]}, "fire_varan_winter.1"),
        ({"burning": [2, 0, 0, 0, 0, 0, 0]}, "burning"),
        ({"fires": [9, 0]}, "fires"),
        ({"sanki": [0, 0, 0, 0]}, "sanki"),
        ({"tokens": [3, 1]}, "tokens"),
        ({"tokens": [2, 2]}, "laid_on"),
        ({"lost": [1, 0]}, "lost"),
        ({"laid_card": [None, None, "fox", None]}, "laid_card"),
        ({"laid_on": [None, None, "plant", None]}, "laid_card"),
        ({"laid_on": [None, None, None, None]}, "laid_card"),
        ({"first_done": 0}, "first_done"),
        ({"cells": [["0:0"], ["0:0"]]}, "cells"),
        ({"cells": [["0:0", "2:0"], ["0:0"]]}, "cells"),
        ({"cells": [["0:0", "0:0"], ["0:0"]]}, "cells"),
        ({"cells": [["0:1", "1:0"], ["0:0"]]}, "cells"),
        ({"cells": [["0:0", "99:0"], ["0:0"]]}, "cells"),
        ({"trees": [["starting_tree_winter", "sun_tree_1"], ["starting_tree_summer"]]}, "trees"),
        ({"trees": [["starting_tree_summer", "owl"], ["starting_tree_winter"]]}, "owl|trees"),
        ({"pending": [["Turn", [], 0], ["Turn", [], 1]]}, "Turn"),
        ({"pending": pending(("Extinguish", [4, True]))}, "Extinguish"),
        ({"pending": pending(("Extinguish", [999, True]), ("Underway", ["token-water"]))}, "Extinguish"),
        ({"pending": pending(("Recruit", [5, True, ["0"]]), ("Underway", ["token-sun"]))}, "Recruit"),
        ({"pending": pending(("Recruit", [5, True, ["0", "0"]]), ("Underway", ["token-sun"]))}, "Recruit"),
        ({"pending": pending(("Refill", [["3"]]), ("Underway", ["token-sun"]))}, "Refill"),
        ({"pending": pending(("PlantAt", [9, ["sun"], "sun"]), ("Underway", ["token-plant"]))}, "PlantAt"),
        ({"pending": pending(("Advance", [0]), ("Underway", ["token-wind"]))}, "Advance"),
        ({"pending": pending(("Underway", ["token-moon"]))}, "Underway"),
        ({"pending": pending(("VaranRevealed", []))}, "VaranRevealed"),
        ({"pending": pending(("TurnTree", ["sun"]), ("PlantTree", [3, True, []]))}, "TurnTree|PlantTree"),
        ({"pending": pending(("Exchange", []), on="Turn")}, "Exchange"),
        ({"pending": [["Extinguish", [4, True], 0], ["Underway", ["token-water"], 0]]}, "Underway"),
        ({"fires": [8, 0]}, "Turn"),
        ({"revealed": "fire_varan_summer.0"}, "Turn|fire_varan"),
    ],
)
def test_what_cannot_be_is_named(fields: dict[str, Any], why: str) -> None:
    with pytest.raises(BadInput, match=why):
        GAME.position(ordinary(partial=True, **fields))


def test_a_whole_position_has_every_card() -> None:
    s = GAME.new(seed=1)
    with pytest.raises(BadInput, match="partial"):
        GAME.position({**s.to_position(), "discard": [], "deck": []})
