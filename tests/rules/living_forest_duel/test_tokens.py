"""Using an action token. LF-8"""

from typing import Any

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, names, strength, table
from tests.support.play import offered, play
from tests.support.rules import rule


def tokens(legal: list[str]) -> list[str]:
    """Return the elements offered."""
    return [name[6:-1] for name in legal if name.startswith("token")]


@rule("LF-8.1", "LF-3.3", "D-36")
@pytest.mark.parametrize(
    ("element", "first"),
    [("sun", "recruit(goat)"), ("water", "extinguish(clearing_3)"), ("plant", "tree(sun)"), ("wind", "onibi(1)")],
)
def test_each_element_has_its_action(element: str, first: str) -> None:
    s = table(shared=["tapir", "cobra"])
    play(s, f"token({element})")
    assert s.actor == SUMMER
    assert first in offered(s)


@rule("LF-8.2", "LF-8.3", "LF-8.13")
def test_the_token_points_at_the_last_sign_wherever_it_lies() -> None:
    s = table(shared=["spider", "crocodile", "cockatoo"])
    play(s, "token(water)", "extinguish(clearing_3)", "stop")
    view = s.view(None)
    assert view.faces["action_token_summer.0"] == "crocodile/water"
    play(s, "reveal", "draw(bat)")
    assert s.view(None).places["pointing"] == ["action_token_summer.0"]


@rule("LF-8.4", "D-14")
def test_two_tokens_may_lie_on_one_card_at_different_elements() -> None:
    s = table(SUMMER, shared=["spider", "tapir"], laid=[(SUMMER, "water", "tapir")])
    assert "sun" in tokens(offered(s))
    play(s, "token(sun)", "recruit(goat)", "recruit(wolf)", "draw(bee)", "draw(owl)")
    assert names(s.laid_card)[:2] == ["tapir", "tapir"]


@rule("LF-8.5", "LF-8.6", "OQ-3", "D-17", "D-34")
@pytest.mark.parametrize("owner", [SUMMER, WINTER])
def test_counting_starts_behind_the_last_token_of_either_seat(owner: int) -> None:
    s = table(shared=["spider", "crocodile", "weasel", "bear"], laid=[(owner, "water", "crocodile")])
    assert strength(s, SUMMER, "water") == strength(s, WINTER, "water") == 2 + 2
    assert strength(s, SUMMER, "sun") == 3 + 1  # the water token uses up no sun


@rule("LF-8.6", "OQ-40", "D-17")
def test_what_was_counted_is_gone_for_both_even_if_unspent() -> None:
    s = table(SUMMER, shared=["tapir", "weasel"])
    play(s, "token(water)", "extinguish(clearing_3)", "stop")  # 2 of 4
    assert strength(s, SUMMER, "water") == strength(s, WINTER, "water") == 0


@rule("LF-8.7", "LF-8.8", "LF-8.10")
def test_own_line_and_forest_count_every_time() -> None:
    s = table(
        SUMMER,
        shared=["weasel"],
        lines=[["frog"], ["salamander"]],
        recruits=[None] * 7,
        forest={"1:0": "water_tree_1"},
    )
    assert strength(s, SUMMER, "water") == 2 + 2 + 1
    assert strength(s, WINTER, "water") == 2 + 2
    play(s, "token(water)", "extinguish(clearing_3)", "extinguish(clearing_5)")
    assert strength(s, SUMMER, "water") == 0 + 2 + 1
    assert strength(s, WINTER, "water") == 2


@rule("LF-8.9", "OQ-7", "D-13")
def test_less_than_the_strength_may_be_used() -> None:
    s = table(shared=["tapir", "weasel"])
    play(s, "token(water)")
    assert offered(s) == ["extinguish(clearing_3)", "extinguish(clearing_5)"]
    play(s, "extinguish(clearing_3)")
    assert offered(s) == ["extinguish(clearing_5)", "stop"]
    play(s, "stop")
    assert s.burning[4] == 1
    assert s.actor == WINTER


@rule("LF-8.11", "LF-8.12", "D-15")
def test_a_second_token_on_the_same_element_needs_a_card_between() -> None:
    s = table(shared=["weasel", "tapir"], laid=[(SUMMER, "water", "weasel")])
    assert "water" not in tokens(offered(s))
    s = table(shared=["weasel", "raccoon", "tapir"], laid=[(SUMMER, "water", "weasel")])
    assert "water" in tokens(offered(s))


@rule("LF-8.11")
def test_a_card_without_the_element_between_does_not_help() -> None:
    s = table(shared=["weasel", "bat", "tapir"], laid=[(SUMMER, "water", "weasel")])
    assert "water" not in tokens(offered(s))


@rule("OQ-5", "D-15")
def test_a_rival_token_between_does_no_harm() -> None:
    laid = [(SUMMER, "water", "weasel"), (WINTER, "water", "raccoon")]
    s = table(shared=["weasel", "raccoon", "tapir"], laid=laid)
    assert "water" in tokens(offered(s))
    assert strength(s, SUMMER, "water") == 2  # from behind Winter's token


@rule("OQ-5")
def test_the_rule_binds_only_the_own_tokens() -> None:
    s = table(WINTER, shared=["weasel", "tapir"], laid=[(SUMMER, "water", "weasel")])
    assert "water" in tokens(offered(s))


@rule("LF-8.14")
def test_after_the_action_the_turn_is_over() -> None:
    s = table(shared=["lynx"])
    play(s, "token(wind)", "onibi(2)")
    assert s.actor == WINTER
    assert offered(s) == ["reveal"]


@rule("LF-8.15")
def test_without_a_sign_in_the_shared_line_no_token_can_be_laid() -> None:
    s = table(shared=["bat"], lines=[["frog", "goat"], []], recruits=[None] * 7)
    assert strength(s, SUMMER, "water") == 2
    assert strength(s, SUMMER, "plant") == 4
    assert tokens(offered(s)) == ["wind"]


@rule("OQ-6")
def test_an_element_already_pointed_at_cannot_be_chosen() -> None:
    s = table(shared=["spider", "lynx"], lines=[["frog"], []], laid=[(WINTER, "water", "lynx")], recruits=[None] * 7)
    assert strength(s, SUMMER, "water") == 2
    assert "water" not in tokens(offered(s))


@rule("OQ-6")
@pytest.mark.parametrize(
    ("element", "change"),
    [
        ("sun", {"recruits": ["tiger", None, None, "stag", None, None, None]}),
        ("water", {"burning": [1, 1, 0, 0, 0, 1, 1]}),
        ("plant", {"tops": [None, None, "plant_tree_1", "wind_tree_1"]}),
    ],
)
def test_a_token_must_be_able_to_take_something(element: str, change: dict[str, Any]) -> None:
    """raccoon and bat give 2 sun, 1 water, 1 plant, 1 wind; the cheapest piece costs more."""
    s = table(shared=["raccoon", "bat"], **({"burning": [0, 0, 1, 0, 0, 0, 0]} | change))
    assert element not in tokens(offered(s))
    assert "wind" in tokens(offered(s))


@rule("OQ-6")
def test_wind_needs_a_strength_of_one() -> None:
    s = table(shared=["bat", "gorilla"])
    assert strength(s, SUMMER, "wind") == 0
    assert "wind" not in tokens(offered(s))


@rule("LF-3.10", "OQ-3")
def test_negative_signs_are_added_and_a_total_below_nought_is_nought() -> None:
    s = table(shared=["bat", "gorilla"], lines=[["toucan"], []], recruits=[None] * 7)
    assert strength(s, SUMMER, "wind") == 0  # 1 - 1 - 1
    assert strength(s, WINTER, "wind") == 0
    assert s.open[3] == 0


@rule("OQ-4", "DX-7", "OQ-6")
def test_a_token_points_at_a_negative_sign_too() -> None:
    s = table(shared=["weasel", "panda"], burning=[0, 1, 1, 0, 0, 0, 0])
    assert strength(s, SUMMER, "water") == 1
    assert "water" not in tokens(offered(s))
    s = table(shared=["weasel", "panda"], lines=[["frog"], []], recruits=[None] * 7, burning=[0, 1, 1, 0, 0, 0, 0])
    assert strength(s, SUMMER, "water") == 3
    play(s, "token(water)")
    assert s.view(None).faces["action_token_summer.0"] == "panda/water"
    assert offered(s) == ["extinguish(clearing_2)", "extinguish(clearing_3)"]


@rule("OQ-4", "LF-8.11")
def test_a_negative_sign_counts_as_the_card_between() -> None:
    s = table(shared=["weasel", "panda", "tapir"], laid=[(SUMMER, "water", "weasel")], lines=[["frog"], []])
    assert "water" in tokens(offered(s))


@rule("OQ-26")
def test_what_an_action_brings_in_does_not_raise_its_strength() -> None:
    s = table(
        shared=["spider"],
        recruits=["tanuki", "goat", None, "stag", None, None, None],
        piles=[[], []],
    )
    play(s, "token(sun)", "recruit(tanuki)")
    assert s.actor == WINTER  # nothing is left of 3 sun, though tanuki shows 5
    assert strength(s, SUMMER, "sun") == 5


@rule("EX-2")
def test_example_first_token() -> None:
    s = table(
        SUMMER,
        shared=["spider", "crocodile"],
        lines=[["frog"], []],
        laid=[(WINTER, "water", "spider")],
        recruits=[None] * 7,
        burning=[0, 1, 1, 0, 0, 0, 0],
    )
    assert strength(s, SUMMER, "water") == 5
    play(s, "token(water)")
    assert s.view(None).faces["action_token_summer.0"] == "crocodile/water"
    play(s, "extinguish(clearing_2)", "extinguish(clearing_3)")
    assert s.fires == [2, 0]


@rule("EX-3", "D-16")
def test_example_second_token() -> None:
    s = table(
        SUMMER,
        shared=["spider", "crocodile", "cockatoo", "chameleon"],
        lines=[["frog"], []],
        laid=[(WINTER, "water", "spider"), (SUMMER, "water", "crocodile")],
        recruits=[None] * 7,
        burning=[0, 1, 1, 0, 0, 0, 0],
    )
    assert "water" not in tokens(offered(s))
    play(s, "reveal", "draw(bear)", "reveal", "draw(meerkat)")
    assert "water" in tokens(offered(s))
    assert strength(s, SUMMER, "water") == 1 + 2 + 2
    play(s, "token(water)")
    assert s.view(None).faces["action_token_summer.1"] == "bear/water"
