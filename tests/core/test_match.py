"""A running match: playing on, and back to the last barrier."""

import pytest
from tests.support.parley import Parley
from tests.support.play import offered

from radura import BadInput, Match, Record


def start(parley: Parley) -> Match:
    return Match(Record.start(parley, ["a", "b", "c"], seed=2))


def act(match: Match, name: str) -> None:
    match.play(match.game.actions.parse(name))


def test_the_opening_chance_is_in_the_record(parley: Parley) -> None:
    match = start(parley)
    assert len(match.record.actions) == 10
    assert match.state.to_position() == parley.new(seed=2).to_position()


def test_undo_goes_back_to_the_last_barrier_and_no_further(parley: Parley) -> None:
    match = start(parley)
    act(match, offered(match.state)[0])
    assert not match.can_undo  # a card was shown
    asked = match.state.to_position()
    act(match, "let")
    assert match.can_undo
    assert match.undo() == 1
    assert match.state.to_position() == asked
    with pytest.raises(BadInput, match="cannot be taken back"):
        match.undo()


def test_chance_is_a_barrier(parley: Parley) -> None:
    match = start(parley)
    act(match, offered(match.state)[0])
    act(match, "let")
    act(match, "let")  # the fight ends, the next die falls
    assert not match.can_undo


def test_undo_to_a_seat_skips_the_others(parley: Parley) -> None:
    match = start(parley)
    act(match, offered(match.state)[0])
    asked = match.state.to_position()
    act(match, "let")
    assert match.state.actor == 2
    with pytest.raises(BadInput, match="cannot be taken back"):
        match.undo_to({0})
    assert match.undo_to({0, 1}) == 1
    assert match.state.to_position() == asked


def test_a_match_taken_up_again_can_still_be_undone(parley: Parley) -> None:
    match = start(parley)
    act(match, offered(match.state)[0])
    asked = match.state.to_position()
    act(match, "let")
    again = Match(Record.from_text(match.record.to_text()))
    assert again.undo() == 1
    assert again.state.to_position() == asked
    act(again, "let")
    act(again, "let")
    assert Record.from_text(again.record.to_text()).replay().to_position() == again.state.to_position()


def test_a_refused_action_leaves_the_match_as_it_was(parley: Parley) -> None:
    match = start(parley)
    before = match.record.to_text()
    with pytest.raises(BadInput):
        act(match, "let")
    assert match.record.to_text() == before
    assert match.state.to_position() == start(parley).state.to_position()


def test_options_tell_beforehand_what_is_final(parley: Parley) -> None:
    match = start(parley)
    decision = match.state.view(0, finals=True).decision
    assert decision is not None
    assert all(option.final for option in decision.options)
    act(match, offered(match.state)[0])
    decision = match.state.view(1, finals=True).decision
    assert decision is not None
    assert [option.final for option in decision.options if option.action == "let"] == [False]


def test_a_look_plays_nothing(parley: Parley, monkeypatch: pytest.MonkeyPatch) -> None:
    match = start(parley)
    monkeypatch.setattr(type(match.state), "clone", lambda self: pytest.fail("a look made a copy"))
    decision = match.state.view(0).decision
    assert decision is not None
    assert {option.final for option in decision.options} == {None}
