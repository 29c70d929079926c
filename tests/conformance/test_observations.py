"""The observations of learning agents: they contain what a view contains, and nothing else."""

from itertools import islice

import pytest
from tests.support.observations import GAMES, check_distinct, check_re_deals, encoder_of, positions

import radura
from radura.adapters.observations import Observer
from radura.core.encode import BYTE, room

RARE = {"deck", "x.me", "x.rival", "y.me", "y.rival", "recruits.me", "recruits.rival", "river", "face", "blessings"}
"""Numbers with a bound in the rules that random play seldom or never reaches."""


def test_our_games_have_observations() -> None:
    ours = {"casting_shadows", "living_forest_duel", "res_arcana_duo", "storyfold_wildwoods"}
    assert ours <= set(GAMES)


@pytest.mark.parametrize("id", GAMES)
def test_every_feature_has_a_name_of_its_own(id: str) -> None:
    encoder = encoder_of(id)
    assert len(set(encoder.names)) == len(encoder.names) == len(encoder.most) == encoder.size


@pytest.mark.parametrize("id", GAMES)
def test_hidden_things_do_not_show_in_1000_re_deals(id: str) -> None:
    check_re_deals(id, 1_000)


@pytest.mark.parametrize("id", GAMES)
def test_different_views_give_different_observations_in_250_positions(id: str) -> None:
    check_distinct(id, 250)


@pytest.mark.parametrize("id", GAMES)
def test_no_feature_exceeds_its_bound_and_bounds_are_reached(id: str) -> None:
    encoder, largest = encoder_of(id), bytearray(encoder_of(id).size)
    for state in islice(positions(id, 5), 3_000):
        for at, n in enumerate(encoder.observe(state, 0)):
            largest[at] = max(largest[at], n)
    assert [name for name, n, limit in zip(encoder.names, largest, encoder.limits, strict=True) if n > limit] == []
    high = Observer(radura.game(id)).high
    bounded = [at for at, limit in enumerate(encoder.limits) if limit < BYTE]
    assert {float(high[at]) for at in bounded} == {1.0}
    assert any(largest[at] == 1 for at in bounded)
    tops = {b.name: max(largest[b.at : b.at + len(b.labels)]) for b in encoder.blocks if 1 < b.limit < BYTE}
    assert {b.name for b in encoder.blocks if tops.get(b.name, b.limit) < b.limit} <= RARE


@pytest.mark.parametrize("id", GAMES)
def test_observations_are_written_anywhere_into_zeros(id: str) -> None:
    encoder = encoder_of(id)
    state = next(positions(id, 3))
    out = room(3 * encoder.size)
    encoder.write(state, 0, out, encoder.size)
    assert bytes(out) == bytes(encoder.size) + encoder.observe(state, 0) + bytes(encoder.size)


def test_a_seat_looks_from_its_own_place() -> None:
    game, encoder = radura.game("living_forest_duel"), encoder_of("living_forest_duel")
    state = game.new(seed=1)
    seen = [dict(zip(encoder.names, encoder.observe(state, seat), strict=True)) for seat in range(2)]
    assert [one["actor.me"] for one in seen] == [int(state.actor == seat) for seat in range(2)]
    assert seen[0]["strength.me.sun"] == seen[1]["strength.rival.sun"] == state.strength(0, 0)
