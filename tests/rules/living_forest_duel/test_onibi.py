"""Advancing Onibi, and the Onibi card. LF-12, LF-14"""

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, line, shared, strength, table, winner
from tests.support.play import offered, play
from tests.support.rules import rule

from radura.games.living_forest_duel.state import DuelState

FAR = ["elephant", "lynx", "anteater", "bat", "chameleon", "cobra"]
"""Together 8 wind: 2 + 2 + 1 + 1 + 1 + 1."""


def at(s: DuelState) -> int:
    """Return Onibi's position, from -3 to 3."""
    return s.onibi - 3


@rule("LF-12.1")
@pytest.mark.parametrize(("seat", "target"), [(SUMMER, 2), (WINTER, -2)])
def test_onibi_moves_away_from_who_moves_it(seat: int, target: int) -> None:
    s = table(seat, shared=["elephant"])
    play(s, "token(wind)", "onibi(2)")
    assert at(s) == target


@rule("LF-12.7", "OQ-30", "OQ-7")
def test_any_number_of_steps_up_to_the_strength() -> None:
    s = table(shared=FAR)
    play(s, "token(wind)")
    assert offered(s) == [f"onibi({n})" for n in range(1, 9)]


@rule("LF-12.2", "LF-13.2")
def test_only_the_card_it_stops_on_gives_its_bonus() -> None:
    """From the centre three steps pass recruit and extinguish and stop on Sanki."""
    s = table(shared=["elephant", "lynx", "tapir"])
    play(s, "token(wind)", "onibi(3)")
    assert s.sanki == [SUMMER, -1, -1]
    assert s.actor == WINTER


@rule("LF-12.3", "LF-12.6", "EX-6", "D-22", "LF-14.1")
def test_leaving_with_the_card_in_the_supply_gives_it_to_the_opponent() -> None:
    s = table(SUMMER, shared=["elephant", "lynx"], onibi="clearing_5")
    assert strength(s, SUMMER, "wind") == 4
    play(s, "token(wind)", "onibi(3)")
    assert s.holder == WINTER
    assert at(s) == -3
    assert s.sanki == [SUMMER, -1, -1]
    assert s.view(None).places["onibi.1"] == ["onibi_card"]


@rule("LF-12.3", "D-22")
def test_winter_drives_onibi_out_at_the_left_and_it_goes_on_at_the_right() -> None:
    s = table(WINTER, shared=["elephant"], onibi="clearing_1")
    play(s, "token(wind)", "onibi(1)")
    assert s.holder == SUMMER
    assert at(s) == 3


@rule("LF-12.4")
def test_leaving_while_holding_the_card_puts_it_back() -> None:
    s = table(SUMMER, shared=["elephant"], onibi="clearing_7", holder=SUMMER)
    play(s, "token(wind)", "onibi(1)")
    assert s.holder == -1
    assert at(s) == -3
    assert winner(s) is None


@rule("LF-12.5", "LF-1.9", "D-25")
@pytest.mark.parametrize(("seat", "start"), [(SUMMER, "clearing_7"), (WINTER, "clearing_1")])
def test_driving_onibi_onto_the_holder_wins(seat: int, start: str) -> None:
    s = table(seat, shared=["elephant"], onibi=start, holder=1 - seat)
    play(s, "token(wind)", "onibi(1)")
    assert winner(s) == (seat, "onibi")


@rule("OQ-30", "DX-3")
def test_two_exits_in_one_move_win() -> None:
    s = table(SUMMER, shared=FAR, onibi="clearing_7")
    play(s, "token(wind)", "onibi(8)")
    assert winner(s) == (SUMMER, "onibi")


@rule("OQ-30")
def test_two_exits_of_the_holder_give_the_card_back_and_then_to_the_opponent() -> None:
    s = table(SUMMER, shared=FAR, onibi="clearing_7", holder=SUMMER)
    play(s, "token(wind)", "onibi(8)")
    assert s.holder == WINTER
    assert at(s) == -3


@rule("OQ-31")
def test_onibi_may_return_to_the_card_it_came_from() -> None:
    s = table(SUMMER, shared=FAR, onibi="clearing_1")
    play(s, "token(wind)", "onibi(7)")
    assert at(s) == -3
    assert s.holder == WINTER
    assert s.sanki.count(SUMMER) == 1


@rule("OQ-53", "DX-33", "LF-1.10")
@pytest.mark.parametrize("steps", [2, 3, 4])
def test_more_steps_than_the_winning_exit_needs_may_be_chosen(steps: int) -> None:
    s = table(SUMMER, shared=["elephant", "lynx"], onibi="clearing_6", holder=WINTER)
    play(s, "token(wind)")
    assert offered(s) == ["onibi(1)", "onibi(2)", "onibi(3)", "onibi(4)"]
    play(s, f"onibi({steps})")
    assert winner(s) == (SUMMER, "onibi")
    assert s.holder == WINTER
    assert at(s) == 3
    assert s.sanki == [-1, -1, -1]


@rule("OQ-53", "DX-33")
def test_one_step_short_of_the_exit_is_an_ordinary_move() -> None:
    s = table(SUMMER, shared=["elephant", "lynx"], onibi="clearing_6", holder=WINTER)
    play(s, "token(wind)", "onibi(1)")
    assert winner(s) is None
    assert s.sanki == [SUMMER, -1, -1]


@rule("LF-14.2", "LF-14.3", "LF-14.5", "DX-12")
def test_the_holders_guardians_go_to_the_shared_line_but_the_varans_do_not() -> None:
    varan = "fire_varan_winter.0"
    s = table(SUMMER, holder=WINTER, deck=["wolf", varan, "bat"], recruits=[None] * 7)
    play(s, "reveal", "draw(wolf)")
    assert shared(s) == ["wolf"]
    assert strength(s, SUMMER, "sun") == strength(s, WINTER, "sun") == 5
    play(s, "reveal", f"draw({varan})")
    assert line(s, WINTER) == [varan]
    assert [s.net_solitary(seat) for seat in (SUMMER, WINTER)] == [0, 1]


@rule("LF-14.5")
def test_a_diverted_animal_is_a_card_of_the_shared_line_like_any_other() -> None:
    s = table(
        WINTER, holder=SUMMER, shared=["bear", "cobra"], deck=["owl"], recruits=["stag", *[None] * 6], piles=[[], []]
    )
    play(s, "reveal", "draw(owl)")
    assert shared(s) == ["bear", "cobra", "owl"]
    assert s.tokens == [1, 1]  # its coin counts for both
    play(s, "token(plant)")
    assert s.view(None).faces["action_token_summer.1"] == "owl/plant"


@rule("LF-14.4", "OQ-20")
def test_lines_stay_when_the_card_changes_hands() -> None:
    s = table(SUMMER, shared=["elephant"], lines=[["goat"], ["ram"]], onibi="clearing_7", recruits=[None] * 7)
    play(s, "token(wind)", "onibi(1)")
    assert s.holder == WINTER
    assert line(s, WINTER) == ["ram"]
    assert line(s, SUMMER) == ["goat"]
