"""The search: repeatable, bounded, and able to see what lies two actions ahead."""

import tracemalloc

import pytest

import radura
from radura.bots import InfoSet
from radura.bots.budget import Budget
from radura.bots.search import AHEAD, CLOCK, ENOUGH, MOST_NODES, Manner, Search, first_look
from radura.core.chance import Seeded
from radura.core.kernel import State
from radura.core.playout import playout_some


def middle(id: str, seed: int, decisions: int) -> State:
    """Return a position in the middle of a match."""
    s: State = radura.game(id).new(seed=seed)
    playout_some(s, Seeded(seed), decisions)
    while len(s.choices) == 1:
        s.apply(s.choices[0])
    return s


@pytest.mark.parametrize("id", ["living_forest_duel", "res_arcana_duo", "casting_shadows"])
def test_the_same_luck_gives_the_same_thought(id: str) -> None:
    s = middle(id, 3, 20)
    thoughts = [Search().think(InfoSet(s, s.actor), Seeded(5), Budget(iterations=40)) for _ in range(2)]
    first, second = ([(o.action, o.visits, o.chance) for o in thought.options] for thought in thoughts)
    assert first == second
    assert [action for action, _, _ in sorted(first)] == s.legal()
    assert all(0 <= option.chance <= 1 for option in thoughts[0].options)


def test_a_single_option_takes_no_thought() -> None:
    s = middle("living_forest_duel", 1, 5)
    while len(s.choices) > 1:
        s.apply(s.choices[0])
    thought = Search().think(InfoSet(s, s.actor), Seeded(1), Budget(iterations=50))
    assert (thought.iterations, thought.best.action) == (0, s.choices[0])


def test_thinking_stops_when_the_leader_cannot_be_overtaken() -> None:
    s = middle("living_forest_duel", 4, 30)
    thought = Search().think(InfoSet(s, s.actor), Seeded(1), Budget(iterations=400))
    first, second, *_ = sorted((option.visits for option in thought.options), reverse=True)
    assert thought.iterations == 400 or first - second > 400 - thought.iterations


@pytest.mark.parametrize(("seed", "clear"), [(7, False), (6, True)])
def test_a_clear_choice_is_not_thought_about_any_longer(seed: int, clear: bool) -> None:
    s = middle("living_forest_duel", seed, 30)
    search = Search(Manner(sight=1, replies=False, carry=False, plain=True))  # whatever is learned next
    thought = search.think(InfoSet(s, s.actor), Seeded(1), Budget(iterations=4000))
    first, second, *_ = (option.visits for option in thought.options)
    assert thought.iterations >= ENOUGH
    assert (thought.iterations < ENOUGH + CLOCK) == (first > AHEAD * second) == clear


def test_time_is_kept() -> None:
    s = middle("living_forest_duel", 4, 30)
    assert Search().think(InfoSet(s, s.actor), Seeded(1), Budget(seconds=0.1)).seconds < 5


def test_a_tree_is_used_again_by_the_decision_that_follows_at_once() -> None:
    s = middle("living_forest_duel", 4, 30)
    while s.actor != (then := after(s)).actor or len(then.choices) == 1:
        s.apply(s.choices[0])
    visits = []
    for at in (8, 9):
        search = Search(Manner(explore=1.0))  # tries every option, be it the best or not
        search.think(InfoSet(s, s.actor, 7), Seeded(1), Budget(iterations=60))
        search.follow(InfoSet(s, s.actor, 7), s.choices[0])
        thought = search.think(InfoSet(then, then.actor, at), Seeded(2), Budget(iterations=1))
        visits.append(sum(option.visits for option in thought.options))
    assert visits[0] > visits[1] == 1


def after(s: State) -> State:
    """Return the position after the first option."""
    then = s.clone()
    then.apply(s.choices[0])
    return then


def test_a_tree_stops_growing() -> None:
    s = middle("living_forest_duel", 4, 30)
    search = Search(most_nodes=10)
    thought = search.think(InfoSet(s, s.actor), Seeded(1), Budget(iterations=60))
    assert search.nodes == 10
    assert sum(option.visits for option in thought.options) == thought.iterations


@pytest.mark.parametrize("id", ["living_forest_duel", "res_arcana_duo", "casting_shadows"])
def test_a_tree_that_stops_growing_takes_less_than_200_mb(id: str) -> None:
    """What a small tree takes for each node, times the most nodes: its first nodes have the most branches."""
    s = middle(id, 3, 30)
    while len(s.choices) < 4:
        playout_some(s, Seeded(9), 1)
    info = InfoSet(s, s.actor)
    Search().think(info, Seeded(1), Budget(iterations=20))  # whatever a game works out once is there now
    tracemalloc.start()
    search = Search()
    search.think(info, Seeded(2), Budget(iterations=60))
    kept, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert search.nodes >= 30
    assert kept / search.nodes > 200  # the tree is seen: a node alone with its branches takes as much
    assert peak / search.nodes * MOST_NODES < 200e6


def test_a_look_does_not_know_the_luck_that_will_fall() -> None:
    s = middle("casting_shadows", 2, 4)
    throw = next(action for action in s.choices if s.game.actions.show(action).startswith("reroll"))
    looks: list[float] = []
    for aside in range(12):
        seen = set()
        for seed in range(6):
            dealt = s.clone()
            dealt.rng = Seeded(seed)
            seen.add(first_look(dealt, throw, True, Seeded(aside)))
        assert len(seen) == 1
        looks += seen
    assert len(set(looks)) > 1
