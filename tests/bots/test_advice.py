"""What a hint tells beside the chances: what an option brings, and where to."""

import pytest

import radura
from radura.bots.advice import brought
from radura.core.chance import Seeded
from radura.core.kernel import State

MOST = {"living_forest_duel": {"onibi", "plant"}, "casting_shadows": {"travel"}, "res_arcana_duo": set[str]()}
"""The kinds of options that bring something to a place."""


def positions(id: str, turns: int) -> list[State]:
    """Return positions of matches in which every choice is left to luck."""
    found: list[State] = []
    for seed in range(4):
        state, luck = radura.game(id).new(seed=seed), Seeded(seed)
        for _ in range(turns):
            if state.actor < 0:
                break
            found.append(state.clone())
            state.apply(state.legal()[luck.below(len(state.legal()))])
    return found


@pytest.mark.parametrize("id", MOST)
def test_what_an_option_is_said_to_bring_arrives_there(id: str) -> None:
    kinds = set()
    for state in positions(id, 60):
        for action in state.legal():
            item, to = brought([state.resample(state.actor, seed) for seed in range(2)], state.actor, action)
            if not item:
                continue
            kinds.add(state.game.actions.kind_of(action).name)
            places = state.view(state.actor).places
            assert any(item in row for row in places.values()) and item not in places.get(to, [])
            after = state.clone()
            after.rng = None
            after.apply(action)
            assert item in after.view(state.actor).places[to]
    assert kinds == MOST[id]
