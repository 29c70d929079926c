"""The doors of the kernel: whatever is given to a public function is wrong until checked, and changes nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.support import parley as rules
from tests.support.parley import Parley, Table

import radura
from radura import BadInput
from radura.core.chance import Seeded
from radura.core.kernel import BUDGET, Endless
from radura.core.playout import playout

GAMES = ("living_forest_duel", "res_arcana_duo", "casting_shadows", "storyfold_wildwoods")


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize(
    "action", ["reveal", None, 1.0, 5.0, False, True, -1, 10**9, [], (), b"0", "0"], ids=lambda action: repr(action)
)
def test_an_action_is_a_legal_int(id: str, action: Any) -> None:
    state = radura.game(id).new(seed=3)
    before = state.to_position()
    with pytest.raises(BadInput, match=r"cannot be chosen now\. Choose from: "):
        state.apply(action)
    assert state.to_position() == before


@pytest.mark.parametrize("id", GAMES)
def test_a_float_that_equals_a_legal_action_is_refused(id: str) -> None:
    state: Any = radura.game(id).new(seed=3)
    before = state.to_position()
    with pytest.raises(BadInput, match="cannot be chosen now"):
        state.apply(float(state.legal()[0]))
    assert state.to_position() == before


CALLS: list[tuple[Callable[[Any], object], str]] = [
    (lambda s: s.view(7), "There is no seat “7”. Use a number from 0 to "),
    (lambda s: s.view(-1), "There is no seat “-1”. Use a number"),
    (lambda s: s.view(-3), "There is no seat “-3”. Use a number"),
    (lambda s: s.view(0.0), "There is no seat “0.0”. Use a number"),
    (lambda s: s.view("nobody"), "There is no seat “nobody”. Use a number"),
    (lambda s: s.resample("a", 1), "There is no seat “a”. Use a number"),
    (lambda s: s.resample(None, 1), "There is no seat “None”. Use a number"),
    (lambda s: s.resample(0, "x"), "A seed must be a whole number or bytes, not “x”"),
    (lambda s: s.game.new(seats="2"), "2 seats are not possible here"),
    (lambda s: s.game.new(seats=True), "True seats are not possible here"),
    (lambda s: s.game.new(seats=1.0), r"1\.0 seats are not possible here"),
    (lambda s: s.game.new(options="x"), "Unknown option “x”"),
    (lambda s: s.game.new(options=[1]), r"Unknown option “\[1\]”"),
    (lambda s: s.game.new(options={"x": 1}), "Unknown option “x”"),
    (lambda s: s.game.new(seed="x"), "A seed must be a whole number or bytes, not “x”"),
    (lambda s: s.game.new(seed=1.5), r"A seed must be a whole number or bytes, not “1\.5”"),
    (lambda s: s.game.new(chance=None), "Chance must be “settled” or “explicit”, not “None”"),
    (lambda s: s.game.describe(s, "pass"), "cannot be chosen now"),
    (lambda s: s.game.describe(s, -1), "cannot be chosen now"),
    (lambda s: s.chances(), "No random outcome is pending here"),
    (lambda s: s.game.actions.show(-1), "Action number -1 does not exist"),
    (lambda s: s.game.actions.show("x"), "Action number x does not exist"),
    (lambda s: s.game.actions.parse(3), "Unknown action “3”"),
]


@pytest.mark.parametrize("id", GAMES)
@pytest.mark.parametrize(("call", "why"), CALLS)
def test_each_wrong_argument_gets_one_sentence(id: str, call: Callable[[Any], object], why: str) -> None:
    state = radura.game(id).new(seed=3)
    before = state.to_position()
    with pytest.raises(BadInput, match=why) as caught:
        call(state)
    assert "\n" not in str(caught.value)
    assert state.to_position() == before


def test_after_the_end_everything_says_so(parley: Parley) -> None:
    state = parley.new(seed=1)
    while state.outcome is None:
        action = state.legal()[0]
        state.apply(action)
    for call in (lambda: state.apply(action), lambda: parley.describe(state, action)):
        with pytest.raises(BadInput, match=r"The match is over\. There is nothing left to choose"):
            call()
    with pytest.raises(BadInput, match="No random outcome is pending here"):
        state.chances()


def test_everything_is_seen_by_all_eyes_together(parley: Parley) -> None:
    view = parley.new(seed=1).view("all")
    assert view.seat == "all"
    assert "?" not in [item for row in view.places.values() for item in row]


def test_rules_that_go_in_circles_are_stopped(parley: Parley, monkeypatch: pytest.MonkeyPatch) -> None:
    def circling(self: rules.Score, s: Table, seat: int) -> bool:
        s.push(self, seat)
        return True

    state = parley.new(seed=1)
    monkeypatch.setattr(rules.Score, "run", circling)
    with pytest.raises(Endless, match=rf"looping: {BUDGET:,} steps without a choice. The last step was Score"):
        playout(state, Seeded(1))
