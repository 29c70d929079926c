"""Sanki cards. LF-15"""

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, line, names, shared, table
from tests.support.play import offered, play
from tests.support.rules import rule

VARAN_S, VARAN_W = "fire_varan_summer.0", "fire_varan_winter.0"


@rule("LF-15.1")
def test_a_bonus_takes_a_card_from_the_supply() -> None:
    s = table(SUMMER, shared=["elephant", "bat"])
    play(s, "token(wind)", "onibi(3)")
    assert s.sanki == [SUMMER, -1, -1]
    assert s.view(None).places["sanki.0"] == ["sanki.0"]


@rule("LF-15.2", "OQ-14")
def test_an_empty_supply_sends_it_to_the_opponent() -> None:
    s = table(SUMMER, shared=["elephant", "bat"], sanki=[SUMMER, WINTER, WINTER])
    play(s, "token(wind)", "onibi(3)")
    assert s.sanki == [SUMMER, SUMMER, WINTER]


@rule("OQ-14")
def test_with_nobody_to_take_from_nothing_happens() -> None:
    s = table(SUMMER, shared=["elephant", "bat"], sanki=[SUMMER] * 3)
    play(s, "token(wind)", "onibi(3)")
    assert s.sanki == [SUMMER] * 3
    assert s.actor == WINTER


@rule("LF-15.3", "LF-15.5", "OQ-10", "D-23", "DX-14")
def test_use_a_puts_the_varan_back_before_it_counts() -> None:
    s = table(SUMMER, shared=["bear", "cobra"], deck=[VARAN_W, "bat"], sanki=[WINTER, -1, -1])
    assert len(s.varans[WINTER]) == 6
    play(s, "reveal", f"draw({VARAN_W})")
    assert s.actor == WINTER
    assert offered(s) == ["return", "keep"]
    assert s.view(SUMMER).places["revealed"] == [VARAN_W]
    play(s, "return")
    assert names(s.varans[WINTER])[-1] == VARAN_W
    assert s.sanki == [-1, -1, -1]
    assert s.tokens == [2, 2]
    assert s.actor == WINTER  # Summer's turn is over
    assert offered(s)[0] == "reveal"


@rule("LF-15.3", "OQ-10")
def test_the_owner_may_let_the_varan_come() -> None:
    s = table(SUMMER, shared=["bear", "cobra"], deck=[VARAN_W, "bat"], sanki=[WINTER, -1, -1])
    play(s, "reveal", f"draw({VARAN_W})", "keep")
    assert line(s, WINTER) == [VARAN_W]
    assert s.tokens == [2, 1]
    assert s.sanki == [WINTER, -1, -1]


@rule("LF-15.3", "OQ-42")
def test_a_finished_seat_may_still_use_it_on_its_varan() -> None:
    s = table(SUMMER, deck=[VARAN_W, "bat", "panda"], sanki=[WINTER, -1, -1], lost=[0, 2])
    play(s, "reveal", f"draw({VARAN_W})")
    assert s.actor == WINTER
    play(s, "keep")
    assert line(s, WINTER) == [VARAN_W]
    assert s.actor == SUMMER


@rule("LF-15.6", "LF-15.3")
@pytest.mark.parametrize("card", ["ram", "goat", "bat"])
def test_it_removes_no_guardian(card: str) -> None:
    s = table(SUMMER, deck=[card, "panda"], sanki=[WINTER, WINTER, SUMMER], recruits=[None] * 7, tops=[None] * 4)
    play(s, "reveal", f"draw({card})")
    assert s.revealed == -1
    assert "return" not in offered(s)


@rule("LF-15.3")
def test_a_varan_of_the_other_season_is_no_business_of_mine() -> None:
    s = table(SUMMER, deck=[VARAN_W, "bat"], sanki=[SUMMER, SUMMER, SUMMER])
    play(s, "reveal", f"draw({VARAN_W})")
    assert line(s, WINTER) == [VARAN_W]


@rule("LF-15.4", "LF-15.5", "OQ-48", "OQ-12")
def test_use_b_places_a_token_right_after_the_own_reveal() -> None:
    s = table(SUMMER, deck=["lynx", "bat"], sanki=[SUMMER, SUMMER, -1])
    play(s, "reveal", "draw(lynx)")
    assert s.actor == SUMMER
    assert offered(s) == ["token(wind)", "pass"]
    play(s, "token(wind)", "onibi(1)")
    assert s.sanki == [-1, SUMMER, -1]
    assert s.tokens == [1, 2]
    assert s.actor == WINTER  # a second use after the same reveal is not offered


@rule("LF-15.4")
def test_use_b_may_be_declined() -> None:
    s = table(SUMMER, deck=["lynx", "bat"], sanki=[SUMMER, -1, -1])
    play(s, "reveal", "draw(lynx)", "pass")
    assert s.actor == WINTER
    assert s.sanki == [SUMMER, -1, -1]
    assert s.tokens == [2, 2]


@rule("OQ-11", "D-24")
@pytest.mark.parametrize("varan", [VARAN_S, VARAN_W])
def test_use_b_is_allowed_after_a_varan_too(varan: str) -> None:
    s = table(SUMMER, shared=["lynx"], deck=[varan, "bat"], sanki=[SUMMER, -1, -1])
    play(s, "reveal", f"draw({varan})")
    if varan == VARAN_S:
        play(s, "keep")
    assert offered(s) == ["token(wind)", "pass"]


@rule("OQ-11", "OQ-12")
def test_use_a_and_then_use_b_with_another_card() -> None:
    s = table(SUMMER, shared=["lynx"], deck=[VARAN_S, "bat"], sanki=[SUMMER, SUMMER, -1])
    play(s, "reveal", f"draw({VARAN_S})", "return")
    assert offered(s) == ["token(wind)", "pass"]
    play(s, "token(wind)", "onibi(1)")
    assert s.sanki == [-1, -1, -1]
    s = table(SUMMER, shared=["lynx"], deck=[VARAN_S, "bat"], sanki=[SUMMER, -1, -1])
    play(s, "reveal", f"draw({VARAN_S})", "return")
    assert s.actor == WINTER  # one card serves for one use


@rule("OQ-11")
def test_use_b_is_not_offered_after_the_opponents_reveal() -> None:
    s = table(WINTER, deck=["lynx", "bat"], sanki=[SUMMER, -1, -1])
    play(s, "reveal", "draw(lynx)")
    assert s.actor == SUMMER
    assert offered(s) == ["reveal", "token(wind)"]  # an ordinary turn


@rule("OQ-11")
def test_use_b_is_not_offered_when_the_reveal_cost_the_last_token() -> None:
    s = table(
        SUMMER, shared=["bear", "cobra"], deck=["lynx", "bat"], sanki=[SUMMER, -1, -1], laid=[(SUMMER, "sun", "cobra")]
    )
    play(s, "reveal", "draw(lynx)")
    assert s.tokens == [0, 1]
    assert s.actor == WINTER


@rule("OQ-13")
def test_use_b_is_offered_even_if_the_opponent_is_finished() -> None:
    s = table(SUMMER, deck=["lynx", "bat"], sanki=[SUMMER, -1, -1], lost=[0, 2])
    play(s, "reveal", "draw(lynx)")
    assert offered(s) == ["token(wind)", "pass"]


@rule("OQ-48")
def test_use_b_needs_a_legal_placement() -> None:
    s = table(SUMMER, deck=["weasel", "bat"], sanki=[SUMMER, -1, -1], burning=[1, 0, 0, 0, 0, 0, 0])
    play(s, "reveal", "draw(weasel)")  # 1 sun and 2 water: nothing costs that little
    assert s.actor == WINTER


@rule("OQ-47", "DX-32")
def test_a_spent_card_is_back_in_the_supply_before_its_effect() -> None:
    s = table(SUMMER, shared=["elephant"], deck=["bat", "panda"], sanki=[SUMMER, WINTER, WINTER])
    play(s, "reveal", "draw(bat)", "token(wind)", "onibi(3)")
    assert s.sanki == [SUMMER, WINTER, WINTER]
    assert shared(s) == ["elephant", "bat"]
