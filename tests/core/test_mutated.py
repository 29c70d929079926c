"""Positions of the test game with something wrong: refused in words, or played on."""

from tests.support.mutate import mutations, positions, survives
from tests.support.parley import Parley

from radura.core.chance import Seeded


def test_mutated_positions_are_refused_or_played(parley: Parley) -> None:
    rng = Seeded(5)
    told = [survives(parley, data, rng) for one in positions(parley, 8, every=3) for data in mutations(one, rng, 40)]
    assert len(told) > 1_000
    assert 0 < sum(told) < len(told)
