"""Solitary and gregarious symbols. LF-7"""

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, line, shared, table
from tests.support.play import play
from tests.support.rules import rule

VARAN_S, VARAN_W = "fire_varan_summer.0", "fire_varan_winter.0"


@rule("LF-7.1", "LF-7.4", "LF-7.7", "D-12")
@pytest.mark.parametrize("revealer", [SUMMER, WINTER])
def test_the_third_symbol_costs_both_a_token_whoever_reveals_it(revealer: int) -> None:
    s = table(revealer, shared=["bear", "cobra"])
    play(s, "reveal", "draw(lynx)")
    assert s.tokens == [1, 1]
    assert s.view(None).places["lost.0"] == ["action_token_summer.0"]


@rule("LF-7.5", "D-11")
def test_the_fourth_symbol_costs_a_further_token() -> None:
    s = table(shared=["bear", "cobra", "lynx"], lost=[1, 1])
    play(s, "reveal", "draw(spider)")
    assert s.round == 2  # both lost their second token


@rule("LF-7.4", "LF-7.5")
def test_nothing_is_owed_by_who_has_no_token_left() -> None:
    s = table(SUMMER, shared=["bear", "cobra", "bat"], laid=[(WINTER, "sun", "bat"), (WINTER, "wind", "bat")])
    play(s, "reveal", "draw(lynx)")
    assert s.tokens == [1, 0]
    assert s.lost == [1, 0]


@rule("LF-7.2", "D-10", "LF-7.7")
def test_the_shared_line_and_the_own_line_count() -> None:
    s = table(WINTER, shared=["bear"], lines=[["owl"], []])
    play(s, "reveal", "draw(cobra)")
    assert [s.net_solitary(seat) for seat in (SUMMER, WINTER)] == [3, 2]
    assert s.tokens == [1, 2]


@rule("LF-7.3")
def test_a_gregarious_symbol_cancels_a_solitary_one() -> None:
    s = table(shared=["bear", "cobra", "stag"], recruits=[None] * 7)
    play(s, "reveal", "draw(lynx)")
    assert s.net_solitary(SUMMER) == 2
    assert s.tokens == [2, 2]


@rule("LF-7.6", "OQ-40")
def test_a_lost_token_comes_back_only_at_the_end_of_the_round() -> None:
    s = table(shared=["bear", "cobra"])
    play(s, "reveal", "draw(lynx)")
    assert s.view(None).places["tokens.0"] == ["action_token_summer.1"]
    play(s, "reveal", "draw(bat)", "reveal", "draw(panda)")
    assert s.tokens == [1, 1]
    play(s, "reveal", "draw(spider)")
    assert s.round == 2
    assert s.tokens == [2, 2]


@rule("LF-7.8")
def test_a_token_on_the_line_is_never_discarded() -> None:
    s = table(SUMMER, shared=["bear", "cobra"], laid=[(SUMMER, "plant", "cobra")])
    play(s, "reveal", "draw(lynx)")
    assert s.tokens == [0, 1]
    assert s.view(None).places["pointing"] == ["action_token_summer.0"]
    assert s.view(None).places["lost.0"] == ["action_token_summer.1"]


@rule("EX-1", "D-32")
def test_example_of_the_rulebook() -> None:
    s = table(
        WINTER,
        shared=["spider", "crocodile", "chameleon", "bear"],
        lines=[["frog"], ["eagle", "goldfish", "salamander"]],
        lost=[0, 1],
        recruits=[None] * 7,
    )
    play(s, "reveal", "draw(tapir)")
    assert shared(s)[-1] == "tapir"
    assert [s.net_solitary(seat) for seat in (SUMMER, WINTER)] == [3, 2]
    assert s.tokens == [1, 1]


@rule("OQ-9", "DX-1")
def test_the_ladder_charges_each_rung_once_a_round() -> None:
    s = table(SUMMER, shared=["bear", "cobra"], deck=["lynx", "toucan", "spider"])
    play(s, "reveal", "draw(lynx)")
    assert s.tokens == [1, 1]
    play(s, "reveal", "draw(toucan)")
    assert line(s, SUMMER) == ["toucan"]
    assert s.net_solitary(SUMMER) == 2
    play(s, "reveal", "draw(spider)")
    assert [s.net_solitary(seat) for seat in (SUMMER, WINTER)] == [3, 4]
    assert s.tokens == [1, 0]


@rule("OQ-9")
def test_a_jump_from_two_to_four_charges_both_rungs() -> None:
    """Recruiting an owl raises the count without a check."""
    s = table(SUMMER, shared=["bear", "cobra"], lines=[["owl"], []], recruits=[None] * 7)
    play(s, "reveal", "draw(lynx)")
    assert s.net_solitary(SUMMER) == 4
    assert s.tokens == [0, 1]


@rule("OQ-9")
def test_a_varan_of_the_other_season_charges_only_its_owner() -> None:
    s = table(SUMMER, shared=["bear", "cobra"], lines=[["owl"], []], deck=[VARAN_W], recruits=[None] * 7)
    assert s.net_solitary(SUMMER) == 3
    play(s, "reveal", f"draw({VARAN_W})")
    assert s.tokens == [2, 1]


@rule("OQ-9")
def test_a_round_later_the_ladder_starts_anew() -> None:
    s = table(SUMMER, shared=["bear", "cobra"], lost=[1, 1])
    assert s.lost == [1, 1]
    play(s, "reveal", "draw(lynx)", "reveal", "draw(spider)")
    assert s.round == 2
    assert s.lost == [0, 0]


@rule("OQ-8")
def test_recruiting_a_solitary_animal_costs_nothing_yet() -> None:
    s = table(
        SUMMER,
        shared=["spider", "tapir"],
        lines=[["coati"], []],
        recruits=["owl", None, None, "stag", None, None, None],
        piles=[[], []],
    )
    play(s, "token(sun)", "recruit(owl)")
    assert s.net_solitary(SUMMER) == 3
    assert s.tokens == [1, 2]
    play(s, "reveal", "draw(bear)")
    assert s.tokens == [0, 1]
