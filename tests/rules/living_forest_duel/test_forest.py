"""Planting protective trees. LF-11"""

from typing import Any

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, T, forest, names, strength, table, winner
from tests.support.play import offered, play
from tests.support.rules import rule

from radura.games.living_forest_duel.state import DuelState


def cells(s: DuelState) -> set[str]:
    """Return the cells offered."""
    return {name[6:-1] for name in offered(s) if name.startswith("plant(")}


def places(tree: str, pile: str, **fields: Any) -> set[str]:
    """Return where Summer may plant this tree."""
    tops: list[str | None] = [None] * 4
    tops[("sun", "water", "plant", "wind").index(pile)] = tree
    s = table(shared=["cobra", "panda", "bear"], tops=tops, **fields)
    play(s, "token(plant)", f"tree({pile})")
    return cells(s)


@rule("LF-11.1", "OQ-51", "OQ-6")
def test_trees_are_taken_one_by_one_within_the_strength() -> None:
    s = table(shared=["cobra", "panda"])  # 4 plant; costs 1, 2, 4, 4
    play(s, "token(plant)")
    assert offered(s) == ["tree(sun)", "tree(water)", "tree(plant)", "tree(wind)"]
    play(s, "tree(sun)", "plant(1:0)", "draw(sun_tree_2)")
    assert offered(s) == ["tree(water)", "stop"]
    play(s, "stop")
    assert s.actor == WINTER
    assert forest(s, SUMMER) == {"1:0": "sun_tree_1"}


@rule("LF-11.2", "OQ-44", "DX-34")
def test_a_pile_gives_one_tree_an_action() -> None:
    s = table(shared=["cobra", "panda"])
    play(s, "token(plant)", "tree(sun)", "plant(1:0)", "draw(sun_tree_2)")
    assert names(s.tops)[0] == "sun_tree_2"  # visible, and cheap enough, but not in this action
    assert "tree(sun)" not in offered(s)
    play(s, "stop", "reveal", "draw(cockatoo)", "reveal", "draw(bat)", "token(plant)")
    assert "tree(sun)" in offered(s)  # in a later one


@rule("LF-11.1", "LF-11.2")
def test_four_trees_are_the_most() -> None:
    tops = ["sun_tree_1", "water_tree_1", "plant_tree_2", "wind_tree_5"]  # 1 + 2 + 4 + 3
    s = table(
        shared=["cobra", "panda", "bear", "cockatoo", "tapir", "spider"],  # 2 + 2 + 2 + 2 + 1 + 1
        lines=[["rhinoceros"], []],
        tops=tops,
    )
    play(s, "token(plant)", "tree(sun)", "plant(1:0)", "draw(sun_tree_2)", "tree(water)", "plant(-1:0)")
    play(s, "draw(water_tree_2)", "tree(plant)", "plant(2:0)", "draw(plant_tree_1)")
    play(s, "tree(wind)", "plant(0:-1)", "draw(wind_tree_1)")
    assert s.actor == WINTER  # 4 plant are left, but every pile was used


@rule("LF-11.3", "OQ-54", "D-21")
def test_tree_and_place_are_one_choice_and_the_next_tree_is_seen_only_then() -> None:
    s = table(shared=["cobra", "panda"])
    play(s, "token(plant)", "tree(sun)")
    assert s.actor == SUMMER
    assert names(s.tops)[0] == "sun_tree_1"
    assert s.view(SUMMER).places["top.sun"] == ["sun_tree_1"]
    play(s, "plant(1:0)")
    assert s.view(SUMMER).places["top.sun"] == []
    assert s.view(SUMMER).places["forest.0/1:0"] == ["sun_tree_1"]
    assert offered(s)[0].startswith("draw(sun_tree_")


@rule("LF-11.4", "LF-3.9", "LF-11.11")
@pytest.mark.parametrize(
    ("tree", "pile", "expected"),
    [
        ("sun_tree_1", "sun", {"-1:0", "1:0"}),  # east and west
        ("sun_tree_2", "sun", {"0:-1", "0:1"}),  # north and south: upright, never turned
        ("plant_tree_3", "plant", {"1:0", "0:-1"}),  # south and west
        ("water_tree_3", "water", {"-1:0", "0:-1", "0:1"}),  # north, east and south
    ],
)
def test_the_river_must_meet_the_lake(tree: str, pile: str, expected: set[str]) -> None:
    assert places(tree, pile) == expected


@rule("LF-11.4")
def test_the_link_may_go_through_other_rivers() -> None:
    found = places("water_tree_1", "water", forest={"1:0": "sun_tree_1"})  # both east and west
    assert found == {"-1:0", "1:0", "2:0"}


@rule("LF-11.5", "OQ-23")
def test_a_cover_must_not_cut_off_what_lies_behind() -> None:
    chain = {"1:0": "sun_tree_1", "2:0": "water_tree_1"}
    assert "1:0" not in places("plant_tree_3", "plant", forest=chain)  # south and west: 2:0 would be cut off
    assert "2:0" in places("plant_tree_3", "plant", forest=chain)
    assert "1:0" in places("plant_tree_2", "plant", forest=chain)  # east and west keeps the link


@rule("LF-11.5", "OQ-23")
def test_a_cover_may_cut_a_link_if_another_one_holds() -> None:
    """A ring of rivers around (1:1): the card at 1:0 is no bridge."""
    ring = {"1:0": "water_tree_5", "0:1": "sun_tree_4", "1:1": "sun_tree_6"}
    # 1:0 east south west, 0:1 north east south, 1:1 north east west
    assert "1:0" in places("wind_tree_4", "wind", forest=ring)  # north and west: linked to the lake only
    assert "1:0" in places("wind_tree_5", "wind", forest=ring)  # east and south: linked through 1:1 only


@rule("LF-11.7", "LF-11.8", "D-20")
def test_a_tree_may_be_covered_but_never_the_starting_tree() -> None:
    found = places("water_tree_1", "water", forest={"1:0": "sun_tree_1"})
    assert "1:0" in found
    assert "0:0" not in found


@rule("LF-11.9", "D-20", "OQ-23", "OQ-39")
def test_a_covered_tree_gives_nothing_and_stays_below() -> None:
    s = table(shared=["cobra", "panda"], forest={"1:0": "sun_tree_1"}, tops=["sun_tree_2", "water_tree_1", None, None])
    assert strength(s, SUMMER, "sun") == 3 + 1
    play(s, "token(plant)", "tree(water)", "plant(1:0)", "draw(water_tree_2)", "stop")
    assert strength(s, SUMMER, "sun") == 3
    assert strength(s, SUMMER, "water") == -1 + 1
    assert s.view(WINTER).places["forest.0/1:0"] == ["sun_tree_1", "water_tree_1"]


@rule("OQ-23")
def test_only_the_top_card_has_a_bonus() -> None:
    """sun_tree_1 (extinguish) is covered by water_tree_1 (Sanki): an extinguish tree beside it matches nothing."""
    s = table(
        shared=["cobra", "panda", "weasel"],
        forest={"1:0": "sun_tree_1", "2:0": "water_tree_2"},
        cells=[["0:0", "1:0", "1:0"], ["0:0"]],
        trees=[["starting_tree_summer", "sun_tree_1", "water_tree_1"], ["starting_tree_winter"]],
        tops=["sun_tree_5", None, None, None],
    )
    play(s, "token(plant)", "tree(sun)", "plant(2:0)", "draw(sun_tree_2)")
    assert s.actor == WINTER
    assert s.sanki == [-1, -1, -1]


@rule("OQ-23")
def test_layers_have_no_limit_and_a_tree_of_this_action_may_be_covered() -> None:
    s = table(shared=["cobra", "panda", "cockatoo", "bear"], lines=[["goat"], []], recruits=[None] * 7)  # 10 plant
    play(s, "token(plant)", "tree(sun)", "plant(1:0)", "draw(sun_tree_2)")
    play(s, "tree(water)", "plant(1:0)", "draw(water_tree_2)", "tree(wind)", "plant(1:0)", "draw(wind_tree_2)")
    assert s.view(None).places["forest.0/1:0"] == ["sun_tree_1", "water_tree_1", "wind_tree_1"]


@rule("LF-11.10", "D-20")
def test_a_covering_tree_triggers_bonuses() -> None:
    s = table(
        shared=["cobra", "panda"],
        forest={"1:0": "sun_tree_1", "2:0": "water_tree_1"},
        tops=[None, None, "plant_tree_2", None],
    )
    play(s, "token(plant)", "tree(plant)", "plant(1:0)", "draw(plant_tree_1)")
    assert s.sanki == [SUMMER, -1, -1]


@rule("LF-11.12", "LF-11.13", "OQ-25", "DX-5", "OQ-14", "D-35", "LF-13.2")
def test_each_matching_neighbour_gives_a_bonus() -> None:
    s = table(
        shared=["panda"],
        forest={"1:0": "water_tree_1", "0:1": "wind_tree_2"},
        tops=["sun_tree_6", None, None, None],
        sanki=[-1, WINTER, WINTER],
    )
    play(s, "token(plant)", "tree(sun)")
    assert "1:1" in cells(s)
    play(s, "plant(1:1)", "draw(sun_tree_1)")
    assert s.sanki == [SUMMER, SUMMER, WINTER]


@rule("LF-11.12", "OQ-24")
def test_a_bonus_needs_side_contact_but_no_river() -> None:
    """sun_tree_2 (north, south) beside water_tree_2 (north, south): no river joins them, the bonus does."""
    s = table(
        shared=["panda"], forest={"0:-1": "water_tree_2", "1:0": "plant_tree_6"}, tops=["sun_tree_2"] + [None] * 3
    )
    play(s, "token(plant)", "tree(sun)", "plant(1:-1)", "draw(sun_tree_1)")
    assert s.sanki.count(SUMMER) == 2  # beside 0:-1 and above 1:0
    s = table(shared=["panda"], forest={"0:-1": "water_tree_3"}, tops=["sun_tree_3"] + [None] * 3)
    play(s, "token(plant)", "tree(sun)", "plant(1:0)", "draw(sun_tree_1)")
    assert s.sanki.count(SUMMER) == 0  # diagonal


@rule("OQ-24")
def test_a_river_may_end_at_a_bank() -> None:
    """wind_tree_5 (east, south) at -1:0: its south river ends nowhere, its east river meets the lake."""
    assert "-1:0" in places("wind_tree_5", "wind", forest={"0:1": "sun_tree_3", "-1:1": "sun_tree_1"})


@rule("LF-11.14")
def test_the_element_of_a_tree_counts_for_the_rest_of_the_game() -> None:
    s = table(SUMMER, shared=["panda", "lynx"], lost=[0, 2])
    play(s, "token(plant)", "tree(water)", "plant(1:0)", "draw(water_tree_2)")
    assert strength(s, SUMMER, "water") == -1 + 1 + 1
    play(s, "token(wind)", "onibi(2)")
    assert s.round == 2
    assert strength(s, SUMMER, "water") == 1


EIGHT = {
    "1:0": "water_tree_6",
    "-1:0": "water_tree_5",
    "0:1": "sun_tree_4",
    "1:1": "sun_tree_3",
    "-1:1": "water_tree_3",
    "0:-1": "water_tree_4",
    "-1:-1": "sun_tree_5",
}
"""Seven trees around the lake; 1:-1 makes the block full."""


@rule("LF-11.15", "LF-1.8", "LF-11.6", "OQ-21", "LF-1.10", "OQ-54")
def test_a_full_block_wins_at_once_and_nothing_is_turned_up() -> None:
    s = table(shared=["cobra", "panda"], forest=EIGHT, tops=[None, None, "plant_tree_3", None])
    play(s, "token(plant)", "tree(plant)")
    assert winner(s) is None
    play(s, "plant(1:-1)")
    assert winner(s) == (SUMMER, "forest")
    assert s.tops[2] == -1
    assert s.stack is None


@rule("LF-11.6", "OQ-21")
def test_the_block_may_lie_anywhere() -> None:
    """Nine cells from 0:0 to 2:2, the starting tree in the corner."""
    block = {
        "1:0": "water_tree_5",
        "2:0": "sun_tree_5",
        "0:1": "sun_tree_4",
        "1:1": "sun_tree_3",
        "2:1": "water_tree_4",
        "0:2": "water_tree_3",
        "1:2": "water_tree_6",
    }
    s = table(shared=["cobra", "panda"], forest=block, tops=[None, None, None, "wind_tree_4"])
    play(s, "token(plant)", "tree(wind)", "plant(2:2)")
    assert winner(s) == (SUMMER, "forest")


@rule("OQ-21")
def test_the_block_may_leave_the_starting_tree_out() -> None:
    block = {
        "1:0": "water_tree_5",
        "2:0": "sun_tree_5",
        "3:0": "wind_tree_6",
        "1:1": "sun_tree_3",
        "2:1": "water_tree_4",
        "3:1": "wind_tree_1",
        "1:2": "water_tree_6",
        "2:2": "sun_tree_6",
    }
    s = table(shared=["cobra", "panda"], forest=block, tops=[None, None, "plant_tree_6", None], lines=[["goat"], []])
    play(s, "token(plant)", "tree(plant)", "plant(3:2)")
    assert winner(s) == (SUMMER, "forest")


@rule("LF-11.16", "OQ-22", "DX-15")
def test_a_row_of_four_is_legal_and_no_win() -> None:
    s = table(
        shared=["cobra", "panda", "bear"],
        lines=[["goat"], []],
        tops=["sun_tree_1", "water_tree_1", "plant_tree_2", None],
    )
    play(s, "token(plant)", "tree(sun)", "plant(1:0)", "draw(sun_tree_2)")
    play(s, "tree(water)", "plant(2:0)", "draw(water_tree_2)")
    assert s.sanki == [-1, -1, -1]
    s = table(
        shared=["cobra", "panda"],
        forest={"1:0": "sun_tree_1", "2:0": "water_tree_1"},
        tops=[None, None, "plant_tree_2", None],
    )
    play(s, "token(plant)", "tree(plant)", "plant(3:0)", "draw(plant_tree_1)")
    assert winner(s) is None
    assert s.sanki == [SUMMER, -1, -1]
    assert list(forest(s, SUMMER)) == ["1:0", "2:0", "3:0"]


@rule("LF-11.17", "OQ-49")
def test_a_tree_without_a_place_cannot_be_taken() -> None:
    """All open ends of this forest lead north or south, and every tree that could be covered from the side
    is a bridge: sun_tree_1 (east, west) fits nowhere. With the 24 trees of the box this is out of reach, so
    sun_tree_2 lies here twice, which no position from outside may have.
    """

    def closed_in(*tops: str | None) -> DuelState:
        s = table(shared=["cobra", "panda"], forest=closed, tops=tops)
        s.cells = [[*s.cells[SUMMER], T.cells.index("-1:-1")], s.cells[WINTER]]
        s.trees = [[*s.trees[SUMMER], T.items.index("sun_tree_2")], s.trees[WINTER]]
        s.derive()
        s.refresh()
        return s

    closed = {
        "0:-1": "sun_tree_2",
        "0:1": "water_tree_2",
        "1:0": "plant_tree_3",
        "1:1": "plant_tree_1",
        "-1:0": "plant_tree_4",
    }
    s = closed_in("sun_tree_1", None, None, None)
    assert "token(plant)" not in offered(s)
    s = closed_in("sun_tree_1", "water_tree_3", None, None)
    play(s, "token(plant)")
    assert offered(s) == ["tree(water)"]


@rule("OQ-45")
def test_an_empty_pile_offers_nothing() -> None:
    s = table(shared=["cobra", "panda"], groves=[[], [], [], []])
    play(s, "token(plant)", "tree(sun)", "plant(1:0)")
    assert s.tops[0] == -1
    assert offered(s) == ["tree(water)", "stop"]
    assert s.view(None).places["top.sun"] == s.view(None).places["grove.sun"] == []


@rule("EX-5", "D-21")
def test_example_planting() -> None:
    winter_forest = {"-1:0": "sun_tree_1", "1:0": "plant_tree_3", "0:1": "water_tree_6", "1:1": "wind_tree_3"}
    s = table(
        WINTER,
        shared=["cobra", "panda", "raccoon"],  # 5 plant
        winter_forest=winter_forest,
        tops=["sun_tree_5", "water_tree_4", None, None],
        burning=[0, 0, 1, 0, 0, 0, 0],
    )
    assert strength(s, WINTER, "plant") == 5 + 1  # plant_tree_3 gives one too
    play(s, "token(plant)", "tree(sun)")
    assert "-1:-1" not in cells(s)  # its south river meets the bank of sun_tree_1
    s = table(
        WINTER,
        shared=["cobra", "panda", "raccoon", "crocodile", "weasel"],  # 4 plant, and one of the forest: 5
        winter_forest=winter_forest,
        tops=["sun_tree_5", "water_tree_4", None, None],
    )
    assert strength(s, WINTER, "plant") == 5
    play(s, "token(plant)", "tree(water)", "plant(0:-1)", "draw(water_tree_1)")
    assert offered(s) == ["tree(sun)", "stop"]  # no bonus so far
    play(s, "tree(sun)")
    assert "-1:-1" in cells(s)
    play(s, "plant(-1:-1)", "draw(sun_tree_2)")
    assert offered(s) == ["extinguish(clearing_3)", "extinguish(clearing_5)", "stop"]  # one extinguish bonus
    play(s, "extinguish(clearing_3)", "stop")
    assert s.actor == SUMMER
