"""The analysis of a match: repeatable, resumable, and able to tell a mistake from bad luck."""

import msgspec
import pytest
from tests.support.records import played

from radura.bots.analysis import (
    LUCK,
    MISTAKE,
    Analysis,
    Judged,
    Mark,
    Weighed,
    begin,
    check_fits,
    go_on,
)
from radura.bots.budget import Budget
from radura.core.record import Record
from radura.core.text import BadInput, Message

FEW = Budget(iterations=8)


@pytest.fixture(scope="module")
def record() -> Record:
    return played()


@pytest.fixture(scope="module")
def analysis(record: Record) -> Analysis:
    found = begin(record, FEW)
    assert found.decisions == []
    for _ in go_on(found, record):
        pass
    return found


def test_every_choice_of_every_seat_is_judged(record: Record, analysis: Analysis) -> None:
    assert analysis.is_whole
    assert {judged.seat for judged in analysis.decisions} == {0, 1}
    state, judged = record.opening(), {one.at: one for one in analysis.decisions}
    for at, (actor, action) in enumerate(record.actions):
        assert (at in judged) == (actor >= 0 and len(state.choices) > 1)
        if at in judged:
            one = judged[at]
            assert (one.seat, one.played.action) == (actor, state.game.actions.show(action))
            best = state.game.actions.parse(one.best.action)
            assert best in state.choices
            option = state.game.option(state, best)
            assert (one.best.text, one.best.targets) == (option.text, option.targets)
            assert sum(one.chances) == pytest.approx(1)
            assert one.chances[one.seat] == one.best.chance >= one.played.chance
            assert (one.mark in (Mark.BEST, Mark.ONLY)) == (one.best == one.played) == (not one.cost)
        state.apply(action)
    assert analysis.final in ([1.0, 0.0], [0.0, 1.0])


def test_who_plays_at_random_finds_the_best_choice_less_often(analysis: Analysis) -> None:
    shares = [analysis.found_best(seat) for seat in (0, 1)]
    assert shares[0] is not None
    assert shares[1] is not None
    assert shares[0] > shares[1]
    assert sum(analysis.count(1).values()) == sum(judged.seat == 1 for judged in analysis.decisions)


def test_one_that_was_broken_off_goes_on_to_the_same_end(record: Record, analysis: Analysis) -> None:
    broken = begin(record, FEW)
    for judged, _ in zip(go_on(broken, record), range(5), strict=False):
        assert judged == analysis.decisions[len(broken.decisions) - 1]
    text = msgspec.json.encode(broken)
    resumed = msgspec.json.decode(text, type=Analysis)
    assert not resumed.is_whole
    resumed.decisions += analysis.decisions[len(resumed.decisions) : -2]
    check_fits(resumed, record, FEW)
    assert len(list(go_on(resumed, record))) == 2
    assert msgspec.json.encode(resumed) == msgspec.json.encode(analysis)


def made(*decisions: Judged, total: int | None = None, by_rules: bool = True) -> Analysis:
    count = len(decisions) if total is None else total
    return Analysis("g", 1, "", "8it", count, [1.0, 0.0], by_rules, decisions=list(decisions))


def decision(seat: int, before: float, after: float, mark: Mark, *, luck: bool = False) -> Judged:
    chances = [before, 1 - before] if seat == 0 else [1 - before, before]
    played, best = (Weighed(name, Message(name), [], chance) for name, chance in (("a", after), ("b", before)))
    return Judged(0, 1, seat, chances, played, best, after, mark, [], luck)


def test_luck_is_told_apart_from_mistakes() -> None:
    unlucky = decision(0, 0.6, 0.6, Mark.BEST, luck=True)
    mistaken = decision(0, 0.4, 0.2, Mark.MISTAKE)
    lucky = decision(1, 0.8, 0.8, Mark.BEST, luck=True)
    analysis = made(unlucky, mistaken, lucky)
    assert [(turn.decision, turn.mark) for turn in analysis.turning_points()] == [
        (0, Mark.LUCK),
        (1, Mark.MISTAKE),
        (2, Mark.LUCK),
    ]
    assert [round(turn.change, 6) for turn in analysis.turning_points()] == [-0.2, -0.2, -0.8]
    assert analysis.luck(1) == 0, "no chance fell: what changed is the mistake's"
    assert min(LUCK, MISTAKE) > 0
    begun = made(unlucky, total=3)
    assert begun.turning_points() == [], "what follows is not known yet"
    given_up = made(unlucky, mistaken, lucky, by_rules=False)
    assert given_up.luck(2) == 0, "that somebody gave up is not luck"


def test_a_match_that_somebody_gave_up_can_be_analysed_by_who_knows_how_it_ended() -> None:
    running = played(most=6)
    begun = begin(running, FEW, [0.0, 1.0])
    assert (begun.final, begun.by_rules) == ([0.0, 1.0], False)
    assert len(list(go_on(begun, running))) == begun.total > 0


def test_what_cannot_be_analysed_is_said(record: Record) -> None:
    other = Budget(iterations=9)
    for refused, why in (
        (lambda: begin(played(most=20), FEW), "running"),
        (lambda: begin(played("tictactoe"), FEW), "value"),
        (lambda: check_fits(begin(record, FEW), record, other), "other"),
        (lambda: check_fits(begin(record, FEW), played(seed=5), FEW), "other"),
    ):
        with pytest.raises(BadInput) as caught:
            refused()
        assert caught.value.message.id == f"core-err-analyse-{why}"
