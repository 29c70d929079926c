"""Checks of the observations that learning agents get."""

import random
from collections.abc import Iterator

import radura
from radura.core.encode import Encoder
from radura.core.kernel import State

GAMES = [id for id in radura.games() if radura.game(id).package.startswith("radura.games.")]


def encoder_of(id: str) -> Encoder[State]:
    """Return the encoder of a game that has one."""
    encoder = radura.game(id).encoder
    assert encoder is not None
    return encoder


def positions(id: str, seed: int) -> Iterator[State]:
    """Yield every position of an endless series of random matches, with all numbers of seats and any options."""
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


def check_re_deals(id: str, deals: int) -> None:
    """Check that no observation changes when everything hidden from its seat is dealt again."""
    encoder, dealt = encoder_of(id), 0
    for number, state in enumerate(positions(id, 1)):
        for seat in range(state.seats):
            seen = encoder.observe(state, seat)
            other = state.resample(seat, number)
            assert encoder.observe(other, seat) == seen, state.to_position()
            dealt += 1
        if dealt >= deals:
            return


def check_distinct(id: str, wanted: int) -> None:
    """Check that equal observations, tensor and mask, come from equal views."""
    encoder = encoder_of(id)
    views: dict[tuple[bytes, int, tuple[int, ...]], str] = {}
    for number, state in enumerate(positions(id, 2)):
        for seat in range(state.seats):
            mask = tuple(state.legal()) if state.actor == seat else ()
            view = radura.to_json(state.view(seat))
            known = views.setdefault((bytes(encoder.observe(state, seat)), state.seats, mask), view)
            assert known == view
        if number == wanted:
            return
