"""A running match: playing on, and back to the last barrier."""

import pytest
from tests.support.history import history
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
    with pytest.raises(BadInput, match="cannot be undone"):
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
    with pytest.raises(BadInput, match="cannot be undone"):
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


def test_a_prepared_decision_is_no_part_of_the_match_until_it_is_committed(parley: Parley) -> None:
    match, other = start(parley), start(parley)
    before, text = match.state.to_position(), match.record.to_text()
    action = match.state.legal()[0]
    prepared = match.prepare(action)
    assert (match.state.to_position(), match.record.to_text(), match.steps) == (before, text, 0)
    match.commit(prepared)
    other.play(action)
    assert prepared.seat == 0
    assert match.record == other.record
    assert match.steps == 1
    assert match.state.to_position() == other.state.to_position()


def test_how_far_back_a_seat_can_go_and_who_decided_since(parley: Parley) -> None:
    match = start(parley)
    act(match, offered(match.state)[0])  # a barrier
    assert (match.deciders(), match.reach({0, 1, 2})) == (set(), 0)
    asked = match.state
    act(match, "let")
    assert match.state.actor == 2
    assert match.deciders() == match.deciders(1) == {1}
    assert (match.reach({1}), match.reach({0, 2})) == (1, 0)
    assert match.before(1) is asked
    with pytest.raises(BadInput, match="cannot be undone"):
        match.undo(2)
    steps = match.steps
    assert match.undo(1) == 1
    assert match.steps == steps - 1


def test_a_match_taken_up_again_goes_back_no_further_than_it_is_told(parley: Parley) -> None:
    match = start(parley)
    act(match, offered(match.state)[0])
    act(match, "let")
    record = Record.from_text(match.record.to_text())
    assert not Match(record, free=0).can_undo
    again = Match(record, free=1)
    assert again.undo() == 1
    assert again.steps == 1


def test_a_closed_match_can_be_looked_at_without_its_seed(parley: Parley) -> None:
    match = start(parley)
    act(match, offered(match.state)[0])
    hidden = Record.from_text(match.record.to_text(with_seed=False))
    shown = Match(hidden, free=0, closed=True)
    assert shown.state.to_position() == match.state.to_position()
    assert shown.steps == 1


def test_history_has_one_position_for_each_decision_with_the_chance_after_it(parley: Parley) -> None:
    match = start(parley)
    seen: list[tuple[int | None, object]] = [(None, match.state.to_position())]
    for _ in range(4):
        seat = match.state.actor
        match.play(match.state.legal()[0])
        seen.append((seat, match.state.to_position()))
    assert [(past.seat, past.state.to_position()) for past in history(match.record)] == seen
    for step in range(5):
        assert match.record.replay(match.actions_at(step)).to_position() == seen[step][1]


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
