"""Steps a second of the environments for researchers, observations and masks included, on one core.

    python tools/compile_engine.py
    python bench/research.py                  ours
    python bench/research.py --peers          beside PettingZoo, RLCard, OpenSpiel, Pgx and EnvPool, in one run

Policies are uniformly random over the mask. Every subject runs in a process of its own, in turn, several times; figures
are medians per CPU second. Peers are installed into a temporary environment, or into the one that ``--keep DIR`` names;
those that cannot be installed are left out and reported. The cost of an adapter is its difference to plain playouts of
the same game.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Callable
from pathlib import Path

from parts.measure import Row, show

HERE = Path(__file__).parent
DUEL = "living_forest_duel"
GAMES = (DUEL, "res_arcana_duo", "casting_shadows", "storyfold_wildwoods")
PEERS = {
    "rlcard": ["rlcard"],
    "pettingzoo": ["pettingzoo[classic]"],
    "openspiel": ["open_spiel"],
    "pgx": ["pgx", "jax[cpu]"],
    "envpool": ["envpool"],
}
"""What each group of peers needs."""


def playouts(id: str, seconds: float) -> tuple[int, float]:
    import radura
    from radura.core.chance import Seeded
    from radura.core.playout import playout

    game, rng, steps = radura.game(id), Seeded(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        steps += playout(game.new(seed=rng.below(1 << 30)), rng)
    return steps, time.process_time() - start


def observed(id: str, seconds: float) -> tuple[int, float]:
    """Play with what every actor sees written as bytes: the cost of observations without any adapter."""
    import radura
    from radura.core.chance import Seeded

    game, rng, steps = radura.game(id), Seeded(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new(seed=rng.below(1 << 30))
        while state.outcome is None:
            game.encoder.observe(state, state.actor)
            state.carry_out(state.choices[rng.below(len(state.choices))])
            steps += 1
    return steps, time.process_time() - start


def arrays(id: str, seconds: float) -> tuple[int, float]:
    """Play with tensor and mask of every actor as arrays: what RLCard's ``env.step`` gives."""
    import random

    import radura
    from radura.adapters.observations import Observer

    game, steps = radura.game(id), 0
    observer = Observer(game)
    start = time.process_time()
    while time.process_time() - start < seconds:
        state = game.new(seed=steps)
        while state.outcome is None:
            observer.tensor(state, state.actor)
            observer.mask(state, state.actor)
            state.apply(random.choice(state.legal()))
            steps += 1
    return steps, time.process_time() - start


def vector(id: str, seconds: float, n: int) -> tuple[int, float]:
    """Step n matches; choosing the actions is not counted."""
    import numpy as np

    from radura.adapters.vector import VectorEnv

    envs = VectorEnv(id, n)
    _, info = envs.reset(seed=1)
    spent, steps = 0.0, 0
    while spent < seconds:
        matches, options = np.nonzero(info["action_mask"])
        firsts = np.searchsorted(matches, np.arange(n + 1))
        actions = options[firsts[:-1] + (envs.luck.random(n) * np.diff(firsts)).astype(int)]
        start = time.process_time()
        _, _, _, _, info = envs.step(actions)
        spent += time.process_time() - start
        steps += n
    return steps, spent


def pettingzoo(id: str, seconds: float, *, raw: bool = False) -> tuple[int, float]:
    import numpy as np

    from radura.adapters.pettingzoo import env as wrapped
    from radura.adapters.pettingzoo import raw_env

    env, rng, steps = (raw_env if raw else wrapped)(id), np.random.default_rng(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                break
            legal = np.flatnonzero(seen["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps, time.process_time() - start


def gymnasium(id: str, seconds: float) -> tuple[int, float]:
    """Decisions of both seats: the learner's, and those with which its opponent answers at random."""
    import numpy as np

    from radura.adapters.gymnasium import SeatEnv

    env, rng, steps = SeatEnv(id, opponent="random"), np.random.default_rng(1), 0
    start = time.process_time()
    while time.process_time() - start < seconds:
        _, info = env.reset(seed=steps)
        terminated = False
        while not terminated:
            legal = np.flatnonzero(info["action_mask"])
            _, _, terminated, _, info = env.step(int(legal[int(rng.random() * len(legal))]))
        steps += env.matches.decisions
    return steps, time.process_time() - start


def openspiel(id: str, seconds: float) -> tuple[int, float]:
    """Actions and draws of chance that are applied, with an observation tensor for each decision."""
    import numpy as np
    import pyspiel

    import radura.adapters.openspiel as ours

    game, rng, steps = pyspiel.load_game(ours.PREFIX + id), np.random.default_rng(1), 0
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


OURS: dict[str, Callable[[float], tuple[int, float]]] = {
    **{f"radura {id}: playouts": lambda s, id=id: playouts(id, s) for id in GAMES},
    **{f"radura {id}: observations as bytes": lambda s, id=id: observed(id, s) for id in GAMES},
    **{f"radura {id}: tensors and masks": lambda s, id=id: arrays(id, s) for id in GAMES},
    **{f"radura {id}: vector, N = {n}": lambda s, id=id, n=n: vector(id, s, n) for id in GAMES for n in (1, 64, 1024)},
    **{f"radura {id}: PettingZoo": lambda s, id=id: pettingzoo(id, s) for id in GAMES},
    **{f"radura {id}: PettingZoo without wrappers": lambda s, id=id: pettingzoo(id, s, raw=True) for id in GAMES},
    **{f"radura {id}: Gymnasium": lambda s, id=id: gymnasium(id, s) for id in GAMES},
    **{f"radura {id}: OpenSpiel": lambda s, id=id: openspiel(id, s) for id in GAMES},
}


def one(python: str, script: Path, name: str, seconds: float) -> float | None:
    """Return what one run of a subject reached; None, with the reason on stderr, if it did not."""
    command = [python, str(script), "--one", name, "--seconds", str(seconds)]
    threads = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1", "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false"}
    done = subprocess.run(command, env={**os.environ, **threads}, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"left out: {name}: {done.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
        return None
    steps, spent = json.loads(done.stdout.splitlines()[-1])
    return float(steps / spent)


def install(folder: Path) -> str:
    """Make an environment for the peers, unless it is there already, and return its Python."""
    python = str(folder / "bin" / "python")
    if Path(python).exists():
        return python
    venv.create(folder, with_pip=True)
    for group, packages in PEERS.items():
        print(f"installing {group} ...", file=sys.stderr)
        command = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *packages]
        if subprocess.run(command, capture_output=True, check=False).returncode:
            print(f"left out: {group}: it cannot be installed here", file=sys.stderr)
    return python


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--peers", action="store_true", help="measure other libraries in the same run")
    parser.add_argument("--keep", type=Path, metavar="DIR", help="keep what the peers need there, for the next run")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of each run")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument(
        "--only", nargs="+", default=[""], metavar="WORD", help="subjects whose names hold one of these"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object for each row")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.one:
        print(json.dumps(OURS[args.one](args.seconds)))
        return
    with tempfile.TemporaryDirectory(prefix="radura-peers-") as folder:
        subjects = {name: (sys.executable, Path(__file__)) for name in OURS}
        if args.peers:
            from peers.research import PEERS as OTHERS

            python = install(args.keep or Path(folder))
            subjects |= dict.fromkeys(OTHERS, (python, HERE / "peers" / "research.py"))
        subjects = {name: how for name, how in subjects.items() if any(word in name for word in args.only)}
        rates: dict[str, list[float]] = {}
        for _ in range(args.runs):
            for name, (python, script) in subjects.items():
                if (rate := one(python, script, name, args.seconds)) is not None:
                    rates.setdefault(name, []).append(rate)
    rows: list[Row] = [
        {"subject": name, "steps/s": round(statistics.median(found)), "range": [round(min(found)), round(max(found))]}
        for name, found in rates.items()
    ]
    show(rows, args.json)


if __name__ == "__main__":
    main()
