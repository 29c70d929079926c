"""PettingZoo's own tests on every game and number of seats."""

import time
from collections.abc import Iterator
from copy import copy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, performance_benchmark, render_test, seed_test
from pettingzoo.utils import wrappers
from tests.support.pictures import check_picture

import radura
from radura import BadInput
from radura.adapters import pettingzoo

OURS = [id for id in radura.games() if radura.game(id).encoder is not None]
TABLES = [
    pytest.param(id, seats, id=f"{id}-{seats}")
    for id in OURS
    for seats in range(radura.game(id).min_seats, radura.game(id).max_seats + 1)
]


@pytest.mark.parametrize(("id", "seats"), TABLES)
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
def test_api(id: str, seats: int) -> None:
    api_test(pettingzoo.env(id, seats), num_cycles=60)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_seeds(id: str, seats: int) -> None:
    seed_test(lambda: pettingzoo.env(id, seats), num_cycles=40)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_drawing(id: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(pettingzoo.raw_env.metadata, "render_modes", ["human", "ansi"])  # pictures: tests/e2e
    render_test(lambda render_mode: pettingzoo.env(id, seats, render_mode=render_mode))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_benchmark(id: str, seats: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PettingZoo measures for 5 s; here a clock that leaps lets it be content with a few steps."""
    ticks: Iterator[float] = iter(float(n) for n in range(1_000))
    monkeypatch.setattr(time, "time", lambda: next(ticks))
    performance_benchmark(pettingzoo.env(id, seats))
    assert "turns per second" in capsys.readouterr().out


def test_a_match_ends_with_its_returns_and_an_observation_for_all() -> None:
    env = pettingzoo.env("casting_shadows", seats=3)
    env.reset(seed=7)
    assert env.metadata["name"] == "casting_shadows_v0"
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(1)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        over = terminated or truncated
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    outcome = env.unwrapped.matches.state.outcome
    assert outcome is not None
    assert tuple(rewards.values()) == outcome.returns
    assert env.unwrapped.matches.record().replay().outcome == outcome


def test_the_mask_is_empty_for_who_has_nothing_to_choose() -> None:
    env = pettingzoo.raw_env("living_forest_duel")
    env.reset(seed=1)
    other = next(agent for agent in env.agents if agent != env.agent_selection)
    assert not env.observe(other)["action_mask"].any()
    assert np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist() == env.matches.state.legal()


def test_an_illegal_action_ends_the_match_in_the_usual_wrappers() -> None:
    env = pettingzoo.env("living_forest_duel")
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.observe(agent)["action_mask"] == 0)[0]))
    assert env.terminations[agent]
    assert env.rewards[agent] == -1


def test_an_illegal_action_is_refused_without_wrappers() -> None:
    env = pettingzoo.raw_env("living_forest_duel")
    env.reset(seed=1)
    before = env.matches.state.to_position()
    with pytest.raises(BadInput, match="cannot"):
        env.step(env.matches.observer.actions - 1)
    assert env.matches.state.to_position() == before


def test_max_cycles_truncates() -> None:
    """PettingZoo's ``max_cycles_test`` is for agents that act at once; here they take turns, as the rules ask them."""
    env = pettingzoo.env("living_forest_duel", max_cycles=4)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            assert truncated
            assert not terminated
            env.step(None)
        else:
            steps += 1
            env.step(env.action_space(agent).sample(observation["action_mask"]))
    assert steps == 4


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "Unknown game “chess”"),
        (("living_forest_duel", 3), "3"),
        (("living_forest_duel", 2, {"moon": "full"}), "moon"),
        (("living_forest_duel", 2, None, "svg"), "Unknown render mode “svg”"),
    ],
)
def test_bad_input_is_one_sentence(arguments: tuple[Any, ...], words: str) -> None:
    with pytest.raises(BadInput, match=words):
        pettingzoo.env(*arguments)


def test_a_game_without_observations_is_no_environment() -> None:
    game = copy(radura.game("tictactoe"))
    game.encoder = None
    radura.register(game)
    with pytest.raises(BadInput, match="has no observations"):
        pettingzoo.env("tictactoe")


def test_nothing_is_played_before_reset() -> None:
    with pytest.raises(BadInput, match="Call reset to start one"):
        pettingzoo.raw_env("living_forest_duel").observe("seat_0")


def test_a_picture_shows_the_real_table() -> None:
    """Of one game; tests/soak draws all of them."""
    check_picture("casting_shadows")


def test_the_wrappers_tell_what_the_environment_has_and_nothing_before_reset() -> None:
    env = pettingzoo.env("living_forest_duel")
    for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
        with pytest.raises(AttributeError, match="cannot be accessed before reset"):
            getattr(env, name)
    env.reset(seed=1)
    for _ in range(3):
        for name in ("agents", "agent_selection", "rewards", "terminations", "truncations", "infos"):
            assert getattr(env, name) is getattr(env.unwrapped, name)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert str(env) == str(env.unwrapped)


@pytest.mark.parametrize("blunder", [None, 7])
def test_the_wrappers_do_what_those_of_pettingzoo_do(blunder: int | None) -> None:
    """In a whole match, and after an illegal action."""
    raw = pettingzoo.raw_env("casting_shadows", 3)
    legal = wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1)
    theirs = wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(legal))
    ours, rng = pettingzoo.env("casting_shadows", 3), np.random.default_rng(1)
    for env in (ours, theirs):
        env.reset(seed=7)
    for number, agents in enumerate(zip(ours.agent_iter(), theirs.agent_iter(), strict=True)):
        assert agents[0] == agents[1]
        seen, expected = ours.last(), theirs.last()
        assert seen[1:] == expected[1:]
        for key, array in expected[0].items():
            assert np.array_equal(seen[0][key], array)
        mask = seen[0]["action_mask"]
        over = seen[2] or seen[3]
        action = None if over else int(rng.choice(np.flatnonzero(mask == 0 if number == blunder else mask)))
        for env in (ours, theirs):
            env.step(action)
        assert (ours.rewards, ours.terminations, ours.truncations, ours.agents) == (
            theirs.rewards,
            theirs.terminations,
            theirs.truncations,
            theirs.agents,
        )
    assert not ours.agents


@pytest.mark.parametrize("action", [-1, 100_000, 1.0, "pass", None])
def test_what_is_no_action_is_refused_as_pettingzoo_does(action: Any) -> None:
    env = pettingzoo.env("living_forest_duel")
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="not in action space"):
        env.step(action)
