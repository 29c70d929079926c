"""Every statement of rules.md, played by name from positions written as plain data."""

from typing import Any

import pytest
from radura import State

from starter import GAME

rule = pytest.mark.rule


def table(**fields: Any) -> State:
    """Return a position in which the first seat begins a round, with only the named cards."""
    return GAME.position({"seats": 2, "partial": True, "pending": [["Turn", [], 0]], **fields})


def play(s: State, *names: str) -> None:
    """Choose options by name, one after another."""
    for name in names:
        s.apply(GAME.actions.parse(name))


def offered(s: State) -> list[str]:
    """Return the names of the legal actions."""
    return [GAME.actions.show(action) for action in s.legal()]


@rule("ST-1.1", "ST-1.2", "ST-1.3", "ST-2.1")
def test_two_hands_are_dealt_in_secret_and_a_prize_is_turned_up() -> None:
    s = GAME.new(seed=3)
    assert s.actor == 0
    assert s.view(1).counters == {"points.0": 2, "points.1": 2}
    assert s.view(1).places["hand.0"] == ["?"] * 6
    assert "?" not in s.view(1).places["prize"] + s.view(1).places["hand.1"]


@rule("ST-2.2", "ST-2.4", "ST-2.5", "ST-2.6")
def test_the_stronger_card_scores_the_strength_of_the_prize() -> None:
    s = table(prize="heron.0", deck=["eagle.0"], hands=[["owl.0", "wren.0"], ["robin.0", "wren.1"]])
    play(s, "play(owl)")
    assert s.view(1).places["played.0"] == ["?"]
    play(s, "play(robin)")
    assert s.view(None).counters == {"points.0": 5, "points.1": 0}
    assert s.view(None).places["discard"] == ["owl.0", "robin.0", "heron.0"]
    assert s.view(None).places["prize"] == ["eagle.0"]
    assert s.actor == 1


@rule("ST-2.4")
def test_equal_cards_score_nothing() -> None:
    s = table(prize="heron.0", hands=[["owl.0"], ["owl.1"]])
    play(s, "play(owl)", "play(owl)")
    assert s.view(None).counters == {"points.0": 0, "points.1": 0}


@rule("ST-2.3")
def test_another_card_is_paid_for() -> None:
    s = table(prize="heron.0", deck=["eagle.0"], hands=[["owl.0"], ["robin.0"]], points=[1, 0])
    decision = s.view(0).decision
    assert decision is not None
    assert [(amount.what, amount.n) for amount in decision.options[-1].cost] == [("points", 1)]
    play(s, "buy")
    assert s.view(0).counters["points.0"] == 0
    assert offered(s) == ["play(owl)", "play(eagle)"], "no point is left, and no deck"


@rule("ST-3.1", "ST-3.2")
@pytest.mark.parametrize(("deck", "left"), [(["eagle.0"], []), ([], ["wren.0"])], ids=["no card", "no prize"])
def test_the_match_ends_when_a_round_cannot_begin_and_points_decide(deck: list[str], left: list[str]) -> None:
    s = table(prize="heron.0", deck=deck, hands=[["owl.0", *left], ["robin.0"]])
    play(s, "play(owl)", "play(robin)")
    assert s.outcome is not None
    assert s.outcome.winners == (0,)


@rule("ST-3.2")
def test_equal_points_are_a_tie() -> None:
    s = table(prize="heron.0", hands=[["owl.0"], ["owl.1"]], points=[3, 3])
    play(s, "play(owl)", "play(owl)")
    assert s.outcome is not None
    assert s.outcome.reason == "tie"
