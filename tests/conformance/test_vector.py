"""Many matches at once are the same matches as one after another."""

import numpy as np
import pytest

import radura
from radura import BadInput
from radura.adapters.observations import Observer
from radura.adapters.vector import VectorEnv
from radura.core.chance import Seeded

GAMES = [id for id in radura.games() if radura.game(id).encoder is not None]


@pytest.mark.parametrize("id", GAMES)
def test_arrays_are_what_the_single_matches_show(id: str) -> None:
    envs = VectorEnv(id, 3)
    observations, info = envs.reset(seed=5)
    assert envs.observation_space.contains(observations)
    game, observer, seeds = radura.game(id), Observer(radura.game(id)), Seeded(5)
    states = [game.new(envs.seats, seed=seeds.below(1 << 62)) for _ in range(3)]
    ended = 0
    for _ in range(400):
        for i, state in enumerate(states):
            assert np.array_equal(observations[i], observer.tensor(state, state.actor))
            assert np.flatnonzero(info["action_mask"][i]).tolist() == state.legal()
            assert info["actor"][i] == state.actor
        actions = [int(envs.luck.choice(state.legal())) for state in states]
        observations, rewards, terminations, truncations, info = envs.step(np.array(actions))
        assert not truncations.any()
        for i, state in enumerate(states):
            actor = state.actor
            state.apply(actions[i])
            over = state.outcome is not None
            assert terminations[i] == over
            if state.outcome is not None:
                assert tuple(info["returns"][i]) == state.outcome.returns
                assert rewards[i] == state.outcome.returns[actor]
                states[i] = game.new(envs.seats, seed=seeds.below(1 << 62))
                ended += 1
            else:
                assert rewards[i] == 0
                assert not info["returns"][i].any()
    assert ended or id == "storyfold_wildwoods"


@pytest.mark.parametrize("matches", [1, 64, 70])
def test_any_number_of_matches_is_shown(matches: int) -> None:
    envs = VectorEnv("living_forest_duel", matches)
    observations, info = envs.reset(seed=2)
    for _ in range(3):
        observer, states = envs.observer, envs.batch.states
        assert np.array_equal(observations, [observer.tensor(state, state.actor) for state in states])
        observations, *_, info = envs.step(info["action_mask"].argmax(axis=1))


def test_seeds_reproduce() -> None:
    def digest() -> list[bytes]:
        envs = VectorEnv("casting_shadows", 4, seats=3)
        _, info = envs.reset(seed=9)
        seen = []
        for _ in range(50):
            scores = envs.luck.random(info["action_mask"].shape) * info["action_mask"]
            observations, *_, info = envs.step(scores.argmax(axis=1))
            seen.append(observations.tobytes())
        return seen

    assert digest() == digest()


def test_an_illegal_action_is_refused_and_nothing_has_happened() -> None:
    envs = VectorEnv("living_forest_duel", 2)
    _, info = envs.reset(seed=1)
    before = [state.to_position() for state in envs.batch.states]
    legal = int(np.flatnonzero(info["action_mask"][0])[0])
    with pytest.raises(BadInput, match="cannot be chosen now"):
        envs.step(np.array([legal, 1000]))
    with pytest.raises(BadInput, match="1 actions were given"):
        envs.step(np.array([legal]))
    assert [state.to_position() for state in envs.batch.states] == before


@pytest.mark.parametrize(
    ("arguments", "words"), [(("chess",), "Unknown game “chess”"), (("living_forest_duel", 0), "1 or more")]
)
def test_bad_input_is_one_sentence(arguments: tuple[str, int], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        VectorEnv(*arguments)


def test_reset_comes_first() -> None:
    with pytest.raises(BadInput, match="Call reset to start one"):
        VectorEnv("living_forest_duel").step(np.array([0]))
