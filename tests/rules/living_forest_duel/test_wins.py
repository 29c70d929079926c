"""The four wins. LF-1"""

from typing import Any

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, table, winner
from tests.support.play import play
from tests.support.rules import rule

BLOCK = {
    "1:0": "water_tree_6",
    "-1:0": "water_tree_5",
    "0:1": "sun_tree_4",
    "1:1": "sun_tree_3",
    "-1:1": "water_tree_3",
    "0:-1": "water_tree_4",
    "-1:-1": "sun_tree_5",
}
NEARLY: dict[str, tuple[dict[str, Any], list[str]]] = {
    "fire": ({"fires": [7, 0]}, ["token(water)", "extinguish(clearing_3)"]),
    "line": (
        {"recruits": ["frog", "goat", "fox", None, "wolf", None, None], "piles": [[], []]},
        ["token(sun)", "recruit(wolf)", "stop"],
    ),
    "forest": (
        {"forest": BLOCK, "tops": [None, None, None, "wind_tree_6"]},
        ["token(plant)", "tree(wind)", "plant(1:-1)"],
    ),
    "onibi": ({"onibi": "clearing_7", "holder": WINTER}, ["token(wind)", "onibi(1)"]),
}


@rule("LF-1.5", "LF-1.6", "LF-1.7", "LF-1.8", "LF-1.9", "LF-1.10", "D-30")
@pytest.mark.parametrize("reason", NEARLY)
def test_any_single_condition_wins_in_the_middle_of_the_action(reason: str) -> None:
    fields, actions = NEARLY[reason]
    s = table(SUMMER, shared=["tapir", "lynx", "panda", "crocodile", "cockatoo"], **fields)
    for action in actions:
        assert winner(s) is None
        play(s, action)
    assert winner(s) == (SUMMER, reason)
    assert s.outcome is not None
    assert s.outcome.returns == (1.0, -1.0)
    assert s.stack is None
    assert s.legal() == []
    assert s.round == 1
