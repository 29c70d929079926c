"""Observations of learners: they tell what a view tells, all of it and nothing else."""

import random
from collections.abc import Iterator

import pytest
from tests.conftest import Progress, Size

import radura
from radura.core.encode import Encoder, room
from radura.core.kernel import State

GAMES = [id for id in radura.games() if radura.game(id).encoder is not None]


def encoder_of(id: str) -> Encoder[State]:
    encoder = radura.game(id).encoder
    assert encoder is not None
    return encoder


def positions(id: str, seed: int) -> Iterator[State]:
    """Play random matches without end, of every number of seats and with any options."""
    game = radura.game(id)
    rng = random.Random(seed)
    while True:
        for seats in range(game.min_seats, game.max_seats + 1):
            options = {setting.id: rng.choice(setting.values) for setting in game.settings}
            state = game.new(seats, options, rng.getrandbits(32))
            while state.actor != radura.OVER:
                yield state
                state.apply(rng.choice(state.legal()))
            yield state


def test_our_games_have_observations() -> None:
    ours = {"casting_shadows", "living_forest_duel", "res_arcana_duo", "storyfold_wildwoods"}
    assert ours <= set(GAMES)


@pytest.mark.parametrize("id", GAMES)
def test_every_feature_has_a_name_of_its_own(id: str) -> None:
    encoder = encoder_of(id)
    assert len(set(encoder.names)) == len(encoder.names) == len(encoder.most) == encoder.size


@pytest.mark.parametrize("id", GAMES)
def test_what_a_seat_cannot_know_does_not_show(id: str, size: Size, progress: Progress) -> None:
    """Re-deals: 10,000 a game in ``make soak``."""
    encoder, deals = encoder_of(id), size(1_000, 10_000)
    dealt = 0
    for number, state in enumerate(positions(id, 1)):
        for seat in range(state.seats):
            seen = encoder.observe(state, seat)
            other = state.resample(seat, number)
            assert encoder.observe(other, seat) == seen, state.to_position()
            dealt += 1
        progress(f"{id}: {dealt} of {deals} re-deals")
        if dealt >= deals:
            return


@pytest.mark.parametrize("id", GAMES)
def test_different_views_give_different_observations(id: str, size: Size) -> None:
    """An observation is the tensor and the mask; equal ones come from equal views."""
    encoder, wanted = encoder_of(id), size(250, 5_000)
    views: dict[tuple[bytes, int, tuple[int, ...]], str] = {}
    for number, state in enumerate(positions(id, 2)):
        for seat in range(state.seats):
            mask = tuple(state.legal()) if state.actor == seat else ()
            view = radura.to_json(state.view(seat))
            known = views.setdefault((bytes(encoder.observe(state, seat)), state.seats, mask), view)
            assert known == view
        if number == wanted:
            return


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
