"""The generators: even, apart from each other, and provable. All seeds are fixed, so nothing flickers."""

import hashlib
from collections import Counter
from itertools import permutations

import pytest
from tests.support.parley import WEIGHTS, Parley, Roll

from radura.core.chance import Committed, Rng, Seeded, commitment, generator

CHI2_999 = {1: 10.83, 2: 13.82, 4: 18.47, 5: 20.52, 6: 22.46, 9: 27.88, 23: 49.73, 99: 148.23}
"""By degrees of freedom: what chi-square stays below in 999 of 1000 fair samples."""


def chi2(counts: Counter[int], expected: list[float]) -> float:
    assert set(counts) <= set(range(len(expected)))
    return sum((counts[i] - e) ** 2 / e for i, e in enumerate(expected))


@pytest.mark.parametrize("rng", [Seeded(1), Committed(b"seed")], ids=["seeded", "committed"])
@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 100])
def test_every_number_below_is_equally_likely(rng: Rng, n: int) -> None:
    draws = 20_000
    counts = Counter(rng.below(n) for _ in range(draws))
    assert chi2(counts, [draws / n] * n) < CHI2_999[n - 1]


@pytest.mark.parametrize("n", [2, 10])
def test_neighbouring_seeds_draw_apart(n: int) -> None:
    counts = Counter(Seeded(seed).below(n) for seed in range(20_000))
    assert chi2(counts, [20_000 / n] * n) < CHI2_999[n - 1]


def test_a_draw_below_a_huge_number_is_the_same_part_of_it() -> None:
    for seed in range(50):
        small, huge = Seeded(seed).below(1 << 30), Seeded(seed).below(1 << 40)
        assert 0 <= huge < 1 << 40
        assert huge >> 10 == small


def test_draws_in_a_row_are_independent() -> None:
    rng = Seeded(42)
    pairs = Counter(rng.below(10) * 10 + rng.below(10) for _ in range(50_000))
    assert chi2(pairs, [500.0] * 100) < CHI2_999[99]


def test_shuffling_gives_every_order_alike() -> None:
    orders = {order: i for i, order in enumerate(permutations(range(4)))}
    rng = Seeded(9)
    counts = Counter(orders[tuple(rng.shuffled([0, 1, 2, 3]))] for _ in range(24_000))
    assert chi2(counts, [1000.0] * 24) < CHI2_999[23]


def test_shuffling_leaves_the_list_alone() -> None:
    items = [3, 1, 2]
    assert sorted(Seeded(0).shuffled(items)) == [1, 2, 3]
    assert items == [3, 1, 2]


def test_weights_are_kept() -> None:
    rng = Seeded(4)
    counts = Counter(rng.weighted([5, 0, 3, 2]) for _ in range(10_000))
    assert counts[1] == 0
    assert abs(counts[0] - 5000) < 250
    assert abs(counts[2] - 3000) < 250


def test_a_weighted_step_falls_as_its_weights_say(parley: Parley) -> None:
    rng = Seeded(8)
    state = parley.new()
    counts = Counter(Roll().sample(state, 0, rng) - Roll().options(state, 0)[0] for _ in range(12_000))
    assert chi2(counts, [w * 2000.0 for w in WEIGHTS]) < CHI2_999[2]


@pytest.mark.parametrize("seed", [7, b"seven"])
def test_a_clone_draws_the_same_and_apart(seed: int | bytes) -> None:
    rng = generator(seed)
    rng.below(10)
    twin = rng.clone()
    first = [rng.below(1000) for _ in range(20)]
    assert [twin.below(1000) for _ in range(20)] == first


def test_draws_are_the_same_on_every_machine() -> None:
    assert [Seeded(1).below(10**6), Seeded(2).below(10**6)] == [60475, 846599]
    rng = Committed(b"seed")
    assert [rng.below(10**6) for _ in range(2)] == [477493, 635327]


def test_the_committed_generator_is_sha256_over_a_counter() -> None:
    block = hashlib.sha256(b"seed" + (0).to_bytes(8, "big")).digest()
    assert Committed(b"seed").below(1000) == int.from_bytes(block[:8], "big") % 1000
    rng = Committed(b"seed")
    rng.below(2)
    assert rng.count == 1


def test_a_commitment_tells_seeds_apart_and_does_not_tell_them() -> None:
    assert commitment(b"secret") == hashlib.sha256(b"radura-seed:secret").hexdigest()
    assert commitment(7) == hashlib.sha256(b"radura-seed:7").hexdigest()
    assert len({commitment(n) for n in range(100)}) == 100


def test_a_seed_stands_for_its_generator() -> None:
    assert isinstance(generator(3), Seeded)
    assert isinstance(generator(b"3"), Committed)
