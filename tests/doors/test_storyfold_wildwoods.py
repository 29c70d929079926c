"""Positions of Storyfold with something wrong: refused in words, or played on. Never anything else."""

from tests.support.mutate import mutations, positions, survives

from radura.core.chance import Seeded
from radura.games.storyfold_wildwoods import GAME


def test_five_thousand_mutated_positions_are_refused_or_played() -> None:
    rng = Seeded(11)
    told = [survives(GAME, data, rng) for one in positions(GAME, 8, every=11) for data in mutations(one, rng, 18)]
    assert len(told) >= 5_000
    assert sum(told) > 200
    assert sum(not taken for taken in told) > 2_000
