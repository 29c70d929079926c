"""Other libraries' environments, for ``bench/research.py --peers``: random play, observations and masks included."""

import argparse
import json
import time
from collections.abc import Callable


def pettingzoo(name: str, seconds: float) -> tuple[int, float]:
    from importlib import import_module

    import numpy as np

    env = import_module(f"pettingzoo.classic.{name}").env()
    rng, steps = np.random.default_rng(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                break
            mask = seen["action_mask"] if isinstance(seen, dict) else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps, time.process_time() - start


def rlcard(name: str, seconds: float) -> tuple[int, float]:
    import random

    import rlcard as library

    env, steps = library.make(name), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            steps += 1
    return steps, time.process_time() - start


def openspiel(name: str, seconds: float) -> tuple[int, float]:
    import numpy as np
    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers the Python games

    game, rng, steps = pyspiel.load_game(name), np.random.default_rng(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            steps += 1
            if state.is_chance_node():
                drawn = state.chance_outcomes()
                state.apply_action(drawn[int(rng.random() * len(drawn))][0])
                continue
            state.observation_tensor(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(rng.random() * len(legal))])
    return steps, time.process_time() - start


def pgx(name: str, seconds: float, n: int) -> tuple[int, float]:
    """As its documentation vectorises it: one jitted step of all matches, those that end begin anew."""
    import jax
    import jax.numpy as jnp
    import pgx as library
    from pgx.experimental import auto_reset

    env = library.make(name)
    step = jax.jit(jax.vmap(auto_reset(env.step, env.init)))
    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), n))
    key = jax.random.PRNGKey(2)

    @jax.jit
    def choose(key: jax.Array, mask: jax.Array) -> jax.Array:
        return jax.random.categorical(key, jnp.log(mask.astype(jnp.float32)), axis=-1)

    def once(state, key):  # type: ignore[no-untyped-def]  # Pgx has no types
        key, own, luck = jax.random.split(key, 3)
        return step(state, choose(own, state.legal_action_mask), jax.random.split(luck, n)), key

    state, key = once(state, key)
    jax.block_until_ready(state.observation)
    steps, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        state, key = once(state, key)
        jax.block_until_ready(state.observation)
        steps += n
    return steps, time.process_time() - start


def envpool(name: str, seconds: float, n: int) -> tuple[int, float]:
    import envpool as library
    import numpy as np

    envs = library.make(name, env_type="gymnasium", num_envs=n, num_threads=1)
    envs.reset()
    rng, steps = np.random.default_rng(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        envs.step(rng.integers(envs.action_space.n, size=n))
        steps += n
    return steps, time.process_time() - start


PEERS: dict[str, Callable[[float], tuple[int, float]]] = {
    **{
        f"PettingZoo {name}": lambda s, name=name: pettingzoo(name, s)
        for name in ("connect_four_v3", "texas_holdem_v4", "leduc_holdem_v4")
    },
    **{f"RLCard {name}": lambda s, name=name: rlcard(name, s) for name in ("gin-rummy", "limit-holdem", "uno")},
    **{
        f"OpenSpiel {name}": lambda s, name=name: openspiel(name, s)
        for name in (
            "python_tic_tac_toe",
            "python_kuhn_poker",
            "python_liars_poker",
            "kuhn_poker",
            "leduc_poker",
            "gin_rummy",
        )
    },
    **{f"Pgx kuhn_poker, N = {n}": lambda s, n=n: pgx("kuhn_poker", s, n) for n in (1, 64, 1024)},
    **{f"Pgx backgammon, N = {n}": lambda s, n=n: pgx("backgammon", s, n) for n in (1, 64, 1024)},
    **{f"EnvPool CartPole-v1, N = {n}": lambda s, n=n: envpool("CartPole-v1", s, n) for n in (1, 64, 1024)},
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--one", required=True)
    parser.add_argument("--seconds", type=float, default=3.0)
    args = parser.parse_args()
    print(json.dumps(PEERS[args.one](args.seconds)))


if __name__ == "__main__":
    main()
