"""Extinguishing fires. LF-9"""

import pytest
from tests.support.living_forest_duel import SUMMER, WINTER, table, winner
from tests.support.play import offered, play
from tests.support.rules import rule

from radura import say

ALL_BURNING = [1] * 7


@rule("LF-9.1", "OQ-51", "OQ-7")
def test_tokens_are_taken_one_by_one_within_the_strength() -> None:
    s = table(shared=["crocodile", "weasel"], burning=ALL_BURNING)  # 5 water
    play(s, "token(water)")
    assert offered(s) == [f"extinguish(clearing_{i})" for i in range(1, 8)]  # the first one is due
    play(s, "extinguish(clearing_2)")  # 3, so 2 are left
    assert offered(s) == ["extinguish(clearing_3)", "extinguish(clearing_4)", "extinguish(clearing_5)", "stop"]
    play(s, "extinguish(clearing_4)")  # nothing is left: the action ends by itself
    assert s.actor == WINTER
    assert s.fires == [2, 0]
    assert s.burning == [1, 0, 1, 0, 1, 1, 1]


@rule("LF-9.2", "LF-9.3")
@pytest.mark.parametrize(("water", "cards"), [("bear", "345"), ("crocodile", "23456")])
def test_a_token_costs_the_value_of_its_card(water: str, cards: str) -> None:
    s = table(shared=[water], burning=ALL_BURNING)
    play(s, "token(water)")
    assert offered(s) == [f"extinguish(clearing_{i})" for i in cards]


@rule("LF-9.4")
def test_who_takes_a_token_keeps_it() -> None:
    s = table(WINTER, shared=["bear"])
    play(s, "token(water)", "extinguish(clearing_3)")
    assert s.fires == [0, 1]
    assert s.view(None).counters["fires.1"] == 1
    assert s.view(None).counters["clearing_3/fire"] == 0


@rule("LF-9.5", "LF-1.6", "OQ-1", "D-1", "LF-1.10", "LF-17.1", "LF-1.5")
def test_the_eighth_token_wins_at_once() -> None:
    s = table(shared=["crocodile", "weasel"], fires=[6, 7])
    play(s, "token(water)", "extinguish(clearing_3)")
    assert winner(s) is None  # seven are not enough
    play(s, "extinguish(clearing_5)")
    assert winner(s) == (SUMMER, "fire")
    assert s.legal() == []
    assert [say(sum) for sum in s.game.reckoning(s)] == [
        "Summer: 8 of 8 fires put out",
        "Winter: 7 of 8 fires put out",
    ]
    fire = s.game.actions.parse("extinguish(clearing_3)")
    other = s.game.actions.parse("token(water)")
    actions = [(0, fire), (0, fire), (-1, 0), (0, fire), (0, other), (1, fire), (0, other), (0, fire), (0, fire)]
    assert [say(sum) for sum in s.game.reckoning(s, actions)] == [
        "Summer: 3 + 3 + 2 = 8 of 8 fires put out",  # three before the first action that is known
        "Winter: 6 + 1 = 7 of 8 fires put out",
    ]


@rule("OQ-32")
def test_the_supply_of_fire_tokens_never_runs_out() -> None:
    """7 + 7 taken and 7 burning are 21, two more than the box holds."""
    s = table(WINTER, fires=[7, 7], burning=[1, 1, 1, 1, 0, 1, 0], onibi="clearing_7", shared=["bat"], lost=[2, 1])
    play(s, "token(wind)", "onibi(1)")  # to the extinguish card, where no water is available
    assert s.round == 2
    assert s.burning == [1, 1, 1, 1, 1, 1, 1]
    assert sum(s.burning) + sum(s.fires) == 21


@rule("OQ-33")
def test_a_token_under_onibi_can_be_taken_and_onibi_is_none() -> None:
    s = table(shared=["bear"], burning=[0, 0, 0, 1, 0, 0, 0])
    play(s, "token(water)")
    assert offered(s) == ["extinguish(clearing_4)"]
    s = table(shared=["bear"], burning=[0] * 7)
    assert "token(water)" not in offered(s)
