"""The reasons of hints: the best option always has one that speaks for it, in every language, whatever lies hidden."""

import math
from functools import cache

import pytest

import radura
from radura.bots import InfoSet, reasons
from radura.bots.advice import MOST, Advice, advise
from radura.bots.budget import Budget
from radura.bots.reasons import LOST, WON, compared
from radura.bots.search import Search
from radura.core.chance import Seeded
from radura.core.kernel import State
from radura.core.playout import playout_some
from radura.core.text import LANGUAGES
from radura.core.value import Value
from radura.games.casting_shadows.state import ShadowState
from radura.games.storyfold_wildwoods import GAME as STORYFOLD
from radura.i18n import has_message, speak

REAL = {"living_forest_duel": 0.7, "casting_shadows": 0.4, "res_arcana_duo": 0.7}
"""The least share of hints whose best option has a reason of its own, and not just a sentence that there is none."""
NONE = {"core-hint-even", "core-hint-ahead"}
FOR = {
    *("core-hint-more", "core-hint-hinders", "core-hint-later-more", "core-hint-later-hinders"),
    *("core-hint-wins", "core-hint-loses-not", "core-hint-wins-more", "core-hint-loses-less"),
}
AGAINST = {
    *("core-hint-less", "core-hint-helps", "core-hint-later-less", "core-hint-later-helps"),
    *("core-hint-loses", "core-hint-wins-not", "core-hint-wins-less", "core-hint-loses-more"),
}


def choosing(s: State, luck: Seeded) -> bool:
    """Play on until somebody has something to choose; tell whether anybody has."""
    while s.outcome is None and len(s.choices) == 1:
        playout_some(s, luck, 1)
    return s.outcome is None


@cache
def positions(id: str) -> list[State]:
    """Return decisions from everywhere in matches in which every choice is left to luck."""
    found: list[State] = []
    game = radura.game(id)
    for seed in range(5):
        s, luck = game.new(seats=min(game.max_seats, 2 + seed % 2), seed=seed), Seeded(seed)
        for apart in (5, 9, 14, 20):
            playout_some(s, luck, apart)
            if choosing(s, luck):
                found.append(s.clone())
    return found


def hint(s: State) -> Advice:
    return advise(InfoSet(s, s.actor), Seeded(7), Budget(iterations=24))


@cache
def hints(id: str) -> list[Advice]:
    """Return what is advised in all these positions."""
    return [hint(s) for s in positions(id)]


@pytest.mark.parametrize("id", REAL)
def test_the_best_option_has_a_reason_that_speaks_for_it(id: str) -> None:
    real = 0
    for s, advice in zip(positions(id), hints(id), strict=True):
        best, *others = advice.options
        assert len(others) == min(MOST, len(s.legal())) - 1
        ids = [reason.id for reason in best.reasons]
        assert ids
        assert ids[0] in FOR | NONE
        assert (ids[0] in NONE) <= (len(ids) == 1)
        for other in others:
            assert {reason.id for reason in other.reasons} & (AGAINST | {"core-hint-even", "core-hint-behind"})
        real += ids[0] in FOR
    assert len(positions(id)) >= 18
    assert real >= REAL[id] * len(positions(id))


@pytest.mark.parametrize("id", REAL)
def test_reasons_do_not_hang_on_what_the_seat_cannot_see(id: str) -> None:
    for s, told in list(zip(positions(id), hints(id), strict=True))[::6]:
        assert hint(s.resample(s.actor, 3)) == told


@pytest.mark.parametrize("id", REAL)
def test_every_subject_has_words(id: str) -> None:
    game = radura.game(id)
    assert game.value is not None
    subjects = {game.about(name) for name in game.value.names}
    assert "" not in subjects
    assert all(has_message(f"{game.prefix}-hint-{about}", lang) for about in subjects for lang in LANGUAGES)
    told = {reason.id: reason for advice in hints(id) for option in advice.options for reason in option.reasons}
    assert len(told) > 4
    assert all("{" not in speak(reason, lang) for reason in told.values() for lang in LANGUAGES)


@pytest.mark.parametrize("id", REAL)
def test_what_speaks_for_one_option_speaks_against_the_other(id: str) -> None:
    for s in positions(id)[::4]:
        first, second = (s.clone() for _ in range(2))
        first.apply(s.legal()[0])
        second.apply(s.legal()[-1])
        there, back = list(compared(first, second, s.actor)), list(compared(second, first, s.actor))
        assert [part[:2] for part in there] == [part[:2] for part in back]
        assert [part[2] for part in there] == pytest.approx([-part[2] for part in back])


@pytest.mark.parametrize("id", ["living_forest_duel", "res_arcana_duo"])
def test_where_a_belief_is_a_sum_the_reasons_add_up_to_it(id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = radura.game(id)
    assert game.value is not None
    monkeypatch.setattr(game, "value", Value(game.value.names, game.value.weights))
    monkeypatch.setattr(reasons, "SURE", 1 - 1e-12)
    for s in positions(id):
        first, second = (s.clone() for _ in range(2))
        first.apply(s.legal()[0])
        second.apply(s.legal()[-1])
        chances = [game.chances(after)[s.actor] for after in (first, second)]
        if first.outcome is None and second.outcome is None:
            mine, its = (math.log(chance / (1 - chance)) for chance in chances)
            assert sum(weight for _, _, weight in compared(first, second, s.actor)) == pytest.approx(mine - its)


def test_an_end_is_a_reason_of_its_own() -> None:
    s = radura.game("tictactoe").new(seed=1)
    for cell in (0, 3, 1, 4, 8):
        s.apply(s.game.actions.parse(f"mark({cell})"))
    won, open_ = s.clone(), s.clone()
    won.apply(s.game.actions.parse("mark(5)"))
    open_.apply(s.game.actions.parse("mark(2)"))
    for seat, end in ((1, WON), (0, LOST)):
        ((about, is_own, weight),) = compared(won, open_, seat)
        assert (about, is_own) == (end, True)
        assert (weight > 0) is (end == WON)
    best, *others = hint(s).options
    assert [reason.id for reason in best.reasons] == ["core-hint-wins"]
    assert [[reason.id for reason in other.reasons] for other in others] == [["core-hint-wins-not"]] * 2


def test_a_fighter_who_falls_is_out_of_the_match() -> None:
    game = radura.game("casting_shadows")
    found = (s for s in positions("casting_shadows") if isinstance(s, ShadowState))
    s = next(s for s in found if s.seats == 3 and min(s.hp) > 0)
    fallen = s.clone()
    rival = next(seat for seat in range(3) if seat != s.actor)
    fallen.hp[rival] = 0
    assert [part[:2] for part in compared(fallen, s, s.actor)] == [("match", True)]
    assert [part[:2] for part in compared(fallen, s, rival)] == [(LOST, True)]
    assert all(has_message(f"{game.prefix}-hint-match", lang) for lang in LANGUAGES)


@pytest.mark.parametrize("id", REAL)
def test_a_search_leads_along_what_it_tried_and_learns_nothing_from_that(id: str) -> None:
    s = positions(id)[5]
    info, search = InfoSet(s, s.actor), Search()
    before = [(o.action, o.visits, o.chance) for o in search.think(info, Seeded(1), Budget(iterations=60)).options]
    for action, _, _ in before[:2]:
        near, far = (search.lead(info.sample(3), action, Seeded(4), is_far) for is_far in (False, True))
        again = search.lead(info.sample(3), action, Seeded(4), True)
        assert far.to_position() == again.to_position()
        for led in (near, far):
            assert led.outcome is not None or led.actor != s.actor or s.game.is_resting(led)
    after = search.think(info, Seeded(1), Budget(iterations=60)).options
    assert [(o.action, o.visits, o.chance) for o in after] == before


def test_the_parts_of_a_judgement_add_up_to_it() -> None:
    s, luck = STORYFOLD.new(seed=3), Seeded(3)
    for _ in range(300):
        if s.outcome is not None:
            break
        parts = STORYFOLD.features(s, 0)
        assert all(has_message(f"sw-hint-{about}", lang) for about in parts for lang in LANGUAGES)
        assert max(-1.0, min(1.0, sum(parts.values()) / 1000)) == pytest.approx(STORYFOLD.evaluate(s, 0))
        playout_some(s, luck, 1)
