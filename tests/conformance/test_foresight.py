"""What follows each option, as arrays: nothing shows in it that the seat cannot know, and it judges as greedy does."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

import radura
from radura.adapters.foresight import SURE, Foresight
from radura.bots import InfoSet
from radura.bots.greedy import GreedyBot, look
from radura.core.chance import Seeded
from radura.core.kernel import State
from radura.core.value import PIECE

DUEL = "living_forest_duel"
GAMES = [id for id in radura.games() if radura.game(id).max_seats > 1]


def positions(id: str, seed: int, n: int) -> Iterator[State]:
    """Play random matches; yield so many positions in which a seat must choose."""
    game, rng = radura.game(id), random.Random(seed)
    left = n
    while True:
        state = game.new(seats=2, seed=rng.getrandbits(32))
        while state.actor != radura.OVER:
            if left == 0:
                return
            left -= 1
            yield state
            state.apply(rng.choice(state.legal()))


@pytest.mark.parametrize("id", GAMES)
def test_what_a_seat_cannot_know_does_not_show(id: str) -> None:
    foresight = Foresight(radura.game(id))
    for number, state in enumerate(positions(id, 1, 60)):
        rows = foresight.rows(state, 7)
        assert foresight.rows(state.resample(state.actor, number), 7) == rows, state.to_position()
        assert all(len(row) == foresight.size for row in rows)


@pytest.mark.parametrize("id", [id for id in GAMES if radura.game(id).value is not None])
def test_it_tells_all_features_but_those_of_single_pieces(id: str) -> None:
    game = radura.game(id)
    foresight = Foresight(game)
    state = next(positions(id, 4, 1))
    row = dict(zip(foresight.names, foresight.rows(state, 7)[0], strict=True))
    after = look(state.resample(state.actor, 7), state.legal()[0], state.actor)[1]
    assert game.value is not None
    measured = dict(zip(game.value.names, game.measure(after, state.actor), strict=True))
    told = {name.removeprefix("me."): number for name, number in row.items() if name.startswith("me.")}
    assert told == {name: number for name, number in measured.items() if not name.startswith(PIECE)}


@pytest.mark.parametrize("id", GAMES)
def test_nothing_happens_in_the_match_itself(id: str) -> None:
    foresight = Foresight(radura.game(id))
    for state in positions(id, 2, 20):
        before, luck = state.to_position(), state.rng and state.rng.clone().below(1 << 30)
        foresight.rows(state, 3)
        assert state.to_position() == before
        assert (state.rng and state.rng.clone().below(1 << 30)) == luck


def test_the_best_judged_option_is_what_greedy_takes() -> None:
    foresight = Foresight(radura.game(DUEL))
    for number, state in enumerate(positions(DUEL, 3, 60)):
        scores = GreedyBot(samples=1).scores(InfoSet(state, state.actor), Seeded(number))
        rows = foresight.rows(state, Seeded(number).below(1 << 30))
        odds = [np.log((1 + v) / (1 - v)) for v in np.clip(scores, -SURE, SURE)]
        assert [row[0] for row in rows] == pytest.approx(odds)


def test_a_won_match_is_judged_as_sure_and_measured_as_nothing() -> None:
    game = radura.game(DUEL)
    foresight = Foresight(game)
    for state in positions(DUEL, 4, 2_000):
        for action, row in zip(state.legal(), foresight.rows(state, 1), strict=True):
            after = state.resample(state.actor, 1)
            after.apply(action)
            if after.outcome is not None and state.actor in after.outcome.winners:
                assert row[0] == pytest.approx(np.log((1 + SURE) / (1 - SURE)))
                assert not any(row[1:])
                return
    raise AssertionError("no match was won")


def test_options_lie_beside_what_follows_them() -> None:
    foresight = Foresight(radura.game(DUEL))
    states = [state.clone() for state in positions(DUEL, 5, 12)]
    options, ahead = foresight.tensor(states, 9)
    assert ahead.shape == (*options.shape, len(foresight.names))
    for i, state in enumerate(states):
        assert [action for action in options[i].tolist() if action >= 0] == state.legal()
        assert ahead[i, : len(state.legal())].tolist() == np.array(foresight.rows(state, 9 + i), np.float32).tolist()
        assert not ahead[i, len(state.legal()) :].any()
