"""Recruiting animals. LF-10"""

import pytest
from tests.support.living_forest_duel import LINE, SUMMER, WINTER, line, names, strength, table, winner
from tests.support.play import offered, play
from tests.support.rules import rule


@rule("LF-10.1", "LF-10.2", "OQ-51")
def test_any_cards_of_the_line_within_the_strength() -> None:
    s = table(WINTER, shared=["spider", "tapir", "panda"])  # 7 sun
    play(s, "token(sun)")
    assert set(offered(s)) == {f"recruit({card})" for card in LINE}
    play(s, "recruit(wolf)")  # 3, so 4 are left
    assert set(offered(s)) == {"recruit(goat)", "recruit(ram)", "stop"}


@rule("LF-10.3", "D-19", "OQ-19")
@pytest.mark.parametrize("holder", [-1, SUMMER])
def test_an_own_animal_joins_the_end_of_the_own_line_at_once(holder: int) -> None:
    s = table(shared=["meerkat"], lines=[["bee"], []], holder=holder)
    play(s, "token(sun)", "recruit(goat)", "draw(owl)")
    assert line(s, SUMMER) == ["bee", "goat"]
    assert strength(s, SUMMER, "plant") == 1 + 2


@rule("LF-10.4", "LF-3.6")
@pytest.mark.parametrize("card", ["wolf", "stag"])
def test_any_other_card_is_discarded(card: str) -> None:
    s = table(shared=["spider", "panda", "meerkat"])
    play(s, "token(sun)", f"recruit({card})")
    assert names(s.discard) == [card]
    assert line(s, SUMMER) == line(s, WINTER) == []


@rule("LF-10.5", "OQ-17")
def test_gaps_are_filled_at_the_end_from_the_pile_of_who_recruits() -> None:
    s = table(WINTER, shared=["spider", "panda"])  # 5 sun
    play(s, "token(sun)", "recruit(goat)")
    assert names(s.recruits)[1] == ""
    assert "recruit(goat)" not in offered(s)
    play(s, "recruit(ram)")
    assert offered(s) == [f"draw({card})" for card in names(s.piles[WINTER])]
    play(s, "draw(bison)", "draw(raven)")
    assert names(s.recruits) == ["frog", "bison", "fox", "stag", "wolf", "crane", "raven"]


@rule("OQ-17")
def test_a_refill_cannot_be_taken_in_the_same_action() -> None:
    s = table(shared=["spider", "panda"])
    play(s, "token(sun)", "recruit(goat)", "stop", "draw(coati)")
    assert s.actor == WINTER
    assert "coati" in names(s.recruits)


@rule("LF-10.6", "OQ-50")
def test_with_an_empty_pile_the_gap_stays() -> None:
    s = table(shared=["meerkat"], piles=[[], []])
    play(s, "token(sun)", "recruit(goat)")
    assert names(s.recruits) == ["frog", "", "fox", "stag", "wolf", "crane", "ram"]


@rule("OQ-50")
def test_a_short_pile_fills_as_far_as_it_reaches() -> None:
    s = table(shared=["spider", "panda"], piles=[["bee"], []])
    play(s, "token(sun)", "recruit(goat)", "recruit(wolf)", "draw(bee)")
    assert names(s.recruits) == ["frog", "bee", "fox", "stag", "", "crane", "ram"]


@rule("LF-10.10", "OQ-50", "DX-31")
def test_old_gaps_stay_empty_for_both() -> None:
    s = table(
        SUMMER,
        shared=["meerkat"],
        recruits=["frog", "goat", "stag", "wolf", "crane", "ram", "hare"],
        piles=[[], ["bison", "dolphin", "eagle", "horned_owl", "macaque"]],
    )
    play(s, "token(sun)", "recruit(goat)")
    assert line(s, SUMMER) == ["goat"]
    assert len([card for card in s.recruits if card >= 0]) == 6
    play(s, "reveal", "draw(bat)", "reveal", "draw(peacock)", "token(sun)", "recruit(ram)", "draw(bison)")
    assert line(s, WINTER) == ["ram"]
    assert len([card for card in s.recruits if card >= 0]) == 6
    assert s.recruits[1] == -1
    assert len(s.piles[WINTER]) == 4


@rule("OQ-39")
def test_known_bottom_cards_come_last_in_their_order_and_without_chance() -> None:
    s = table(shared=["spider", "panda"], piles=[["bee"], []], bottoms=[["coati", "hummingbird"], []])
    play(s, "token(sun)", "recruit(goat)", "recruit(wolf)")
    assert offered(s) == ["draw(bee)"]
    play(s, "draw(bee)")
    assert s.actor == WINTER
    assert names(s.recruits) == ["frog", "bee", "fox", "stag", "coati", "crane", "ram"]
    assert names(s.bottoms[SUMMER]) == ["hummingbird"]


@rule("LF-10.7", "LF-1.7", "LF-10.9", "DX-10")
@pytest.mark.parametrize("pile", [["bee", "owl"], []])
def test_a_line_of_one_season_wins(pile: list[str]) -> None:
    s = table(
        shared=["spider", "panda", "meerkat", "anteater", "bat"],  # 10 sun
        recruits=["frog", "goat", "fox", "stag", "coati", "tiger", "wolf"],
        piles=[pile, []],
    )
    assert strength(s, SUMMER, "sun") == 10
    play(s, "token(sun)", "recruit(stag)", "recruit(wolf)")
    if pile:
        assert winner(s) is None
        play(s, "draw(bee)", "draw(owl)")
    assert winner(s) == (SUMMER, "line")
    assert names(s.discard) == ["stag", "wolf"]


@rule("LF-10.8", "D-18")
def test_empty_places_do_not_prevent_the_win() -> None:
    s = table(shared=["spider"], recruits=["frog", None, None, None, "wolf", None, None], piles=[[], []])
    play(s, "token(sun)", "recruit(wolf)")
    assert names(s.recruits) == ["frog", "", "", "", "", "", ""]
    assert winner(s) == (SUMMER, "line")


@rule("LF-10.9")
def test_the_stag_belongs_to_no_season() -> None:
    s = table(shared=["spider"], recruits=["frog", None, None, "stag", "wolf", None, None], piles=[[], []])
    play(s, "token(sun)", "recruit(wolf)")
    assert winner(s) is None


@rule("OQ-18", "LF-1.11", "OQ-46")
def test_the_line_may_become_the_rivals() -> None:
    s = table(SUMMER, shared=["meerkat"], recruits=["goat", None, None, None, "wolf", None, None], piles=[[], []])
    play(s, "token(sun)", "recruit(goat)")
    assert winner(s) == (WINTER, "line")


@rule("OQ-18", "OQ-46")
def test_an_empty_line_is_won_by_who_emptied_it() -> None:
    s = table(WINTER, shared=["meerkat"], recruits=["goat", None, None, None, None, None, None], piles=[[], []])
    play(s, "token(sun)", "recruit(goat)")
    assert winner(s) == (WINTER, "line")


@rule("OQ-17", "OQ-18")
def test_the_line_is_judged_only_after_the_refill() -> None:
    """With goat gone only Winter animals are left for a moment; Summer's pile then fills the gap."""
    s = table(SUMMER, shared=["meerkat"], recruits=["goat", None, None, None, "wolf", None, None])
    play(s, "token(sun)", "recruit(goat)")
    assert winner(s) is None
    play(s, "draw(bee)")
    assert winner(s) is None
    assert s.actor == WINTER


@rule("EX-4")
def test_example_recruiting() -> None:
    recruits = ["hummingbird", "fox", "tiger", "stag", "crane", "bison", "ram"]
    s = table(WINTER, shared=["spider", "panda", "meerkat"], recruits=recruits)
    assert strength(s, WINTER, "sun") == 7
    play(s, "token(sun)", "recruit(hummingbird)", "recruit(crane)", "draw(wolf)", "draw(hare)")
    assert names(s.discard) == ["hummingbird"]
    assert line(s, WINTER) == ["crane"]
    assert names(s.recruits) == ["wolf", "fox", "tiger", "stag", "hare", "bison", "ram"]
    assert winner(s) is None
