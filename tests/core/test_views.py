"""Views, events and sight: what each pair of eyes gets."""

from tests.support.parley import Parley

from radura import Match, Outcome, Record
from radura.core.events import Counted, Ended, Flipped, Log, Moved, Rolled, Said, fold
from radura.core.view import ALL, HIDDEN, NOBODY, OMNISCIENT, View, only, sees


def test_masks() -> None:
    assert [sees(ALL, eyes) for eyes in (0, 3, None, OMNISCIENT)] == [True] * 4
    assert [sees(NOBODY, eyes) for eyes in (0, 3, None, OMNISCIENT)] == [False, False, False, True]
    assert [sees(only(0, 2), eyes) for eyes in (0, 1, 2, None)] == [True, False, True, False]


def test_a_hidden_place_shows_only_how_many() -> None:
    view = View("g", 1, 0)
    view.place("hand.0", ["otter", "owl"], seen=only(0))
    view.place("hand.1", ["fox"], seen=only(1))
    assert view.places == {"hand.0": [HIDDEN, HIDDEN], "hand.1": ["fox"]}


def test_each_seat_gets_its_own_events() -> None:
    log = Log()
    log.moved("otter", "deck", "hand.0", before=NOBODY, after=only(0))
    log.said("du-log-draw", 0, seen=only(0))
    log.counted("score.0", 3, seen=only(0))
    log.rolled("die", "4")
    assert log.seen_by(0) == [
        Moved(HIDDEN, "deck", "hand.0", "otter"),
        log.entries[1].event,
        Counted("score.0", 3),
        Rolled("die", "4"),
    ]
    assert log.seen_by(None) == [Moved(HIDDEN, "deck", "hand.0", HIDDEN), Rolled("die", "4")]
    assert isinstance(log.seen_by(OMNISCIENT)[1], Said)


def test_events_fold_into_a_view() -> None:
    view = View("g", None, 0)
    view.place("line", ["owl", "fox"])
    view.place("pile", [])
    view.counter("score.0", 0)
    view.face("fox", "turned")
    end = Outcome((1.0, -1.0), (0,), "line")
    new = fold(
        view,
        [
            Moved("fox", "line", "pile", "fox"),
            Moved("owl", "line", "pile", HIDDEN, at=0),
            Moved("fox", "pile", "tray", "fox"),
            Counted("score.0", 2),
            Flipped("fox", ""),
            Rolled("die", "6"),
            Ended(end),
        ],
    )
    assert new.places == {"line": [], "pile": [HIDDEN], "tray": ["fox"]}
    assert new.counters == {"score.0": 2}
    assert new.faces == {"die": "6"}
    assert new.outcome == end
    assert view.places == {"line": ["owl", "fox"], "pile": []}  # the old view is left alone


def test_a_barrier_is_a_new_sight_or_a_draw_and_nothing_else() -> None:
    def barrier(before: int, after: int) -> bool:
        log = Log()
        log.moved("otter", "a", "b", before=before, after=after)
        return log.is_barrier

    assert barrier(only(0), ALL)
    assert barrier(NOBODY, only(1))
    assert not barrier(ALL, ALL)
    assert not barrier(ALL, only(0))
    assert not barrier(only(0), NOBODY)
    log = Log()
    log.counted("score.0", 3)
    log.said("du-log-x", 0)
    assert not log.is_barrier
    log.draws.append(3)
    assert log.is_barrier


def test_the_decision_is_told_to_all_but_its_options_only_to_the_actor(parley: Parley) -> None:
    match = Match(Record.start(parley, ["a", "b", "c"], seed=2))
    match.play(match.state.legal()[0])
    views = {eyes: match.state.view(eyes) for eyes in (0, 1, 2, None)}
    for eyes, view in views.items():
        assert view.decision is not None
        assert view.decision.seat == 1
        assert bool(view.decision.options) == (eyes == 1)
    actor = views[1]
    assert actor.decision is not None
    parry = [option for option in actor.decision.options if option.group == "parry"]
    assert all(option.targets[0] in actor.places["hand.1"] for option in parry)
    assert HIDDEN in views[0].places["hand.1"]
    assert set(views[None].places["hand.1"]) == {HIDDEN}
