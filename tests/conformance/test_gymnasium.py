"""Gymnasium's own check on every game, and what a learner at one seat meets."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import radura
import radura.adapters.gymnasium as ours
from radura import BadInput
from radura.bots import RandomBot

IDS = [ours.name_of(id) for id in radura.games() if radura.game(id).encoder is not None]


def made(id: str, **arguments: Any) -> ours.SeatEnv:
    env = gymnasium.make(id, **arguments).unwrapped
    assert isinstance(env, ours.SeatEnv)
    return env


def test_names_are_versioned() -> None:
    assert {"radura/LivingForestDuel-v0", "radura/StoryfoldWildwoods-v0", "radura/CastingShadows-v0"} <= set(IDS)


@pytest.mark.parametrize("id", IDS)
@pytest.mark.filterwarnings("ignore:.*:UserWarning")
def test_check_env(id: str) -> None:
    check_env(gymnasium.make(id, opponent="random").unwrapped, skip_render_check=True)


def play(env: ours.SeatEnv, seed: int, most: int = 3_000) -> tuple[list[float], list[ours.Observation]]:
    rng = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    rewards, seen = [], [observation]
    for _ in range(most):
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        observation, reward, terminated, _, info = env.step(action)
        rewards.append(reward)
        seen.append(observation)
        if terminated:
            break
    return rewards, seen


def test_a_match_against_a_computer_player_ends_with_the_return_of_the_seat() -> None:
    env = made("radura/LivingForestDuel-v0", opponent="greedy", seat=1)
    rewards, _ = play(env, 3)
    outcome = env.matches.state.outcome
    assert outcome is not None
    assert rewards[-1] == outcome.returns[1]
    assert not any(rewards[:-1])
    assert env.matches.record().replay().outcome == outcome


def test_seeds_reproduce_matches_opponents_included() -> None:
    first, second = (play(made("radura/ResArcanaDuo-v0", opponent="random"), 5) for _ in range(2))
    assert first[0] == second[0]
    assert all(np.array_equal(a, b) for a, b in zip(first[1], second[1], strict=True))


def test_matches_after_the_first_differ_and_reproduce_too() -> None:
    def seeds() -> list[int]:
        env = made("radura/CastingShadows-v0", opponent="random")
        env.reset(seed=1)
        return [env.reset() and env.matches.seed for _ in range(3)]

    assert seeds() == seeds()
    assert len(set(seeds())) == 3


def test_the_seat_can_be_drawn_by_each_match() -> None:
    env = made("radura/CastingShadows-v0", seats=4, seat=None, opponent="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    assert env.matches.state.actor == env.seat


def test_an_illegal_action_ends_the_match() -> None:
    env = made("radura/LivingForestDuel-v0")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, terminated, truncated, info = env.step(illegal)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert env.matches.game.actions.show(illegal) in info["illegal"]


def test_a_bot_of_ones_own_can_be_the_opponent() -> None:
    assert play(made("radura/LivingForestDuel-v0", opponent=RandomBot()), 1)[0]


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ({"opponent": "deep_blue"}, "Unknown computer player “deep_blue”"),
        ({"opponent": "master@long"}, "“long” is not a valid thinking time"),
        ({"seat": 2}, "2"),
        ({"seats": 5}, "5"),
        ({"options": {"moon": "full"}}, "moon"),
        ({"render_mode": "svg"}, "Unknown render mode “svg”"),
    ],
)
@pytest.mark.filterwarnings("ignore:.*render_mode.*")
def test_bad_input_is_one_sentence(arguments: dict[str, object], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        made("radura/LivingForestDuel-v0", **arguments)
