"""The observations of learning agents: they contain what a view contains, and nothing else."""

import pytest
from tests.support.observations import GAMES, check_distinct, check_re_deals, encoder_of, positions

import radura
from radura.core.encode import room


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
