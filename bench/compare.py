"""Two checkouts of the project side by side: random playouts and clones of each game, as ratios.

    git worktree add ../before HEAD~20
    python bench/compare.py --before ../before --game living_forest_duel

The engine is the one that runs there: compiled if it was compiled in both, or what RADURA_ENGINE says.
The two take turns, run after run, each in a process of its own, so that a busy neighbour slows
both alike. Above 1 means that this checkout is faster. Counted are CPU seconds.

Where even those scatter by a tenth and more, ``--instructions`` counts what the processor does for
the same matches instead (Valgrind's cachegrind must be installed): the same number every time.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path

import radura

HERE = Path(__file__).parents[1]
PROBE = """
import json, sys, time
import radura
from radura.core.chance import Seeded
from radura.core.playout import playout

game, seconds, seed = radura.game(sys.argv[1]), float(sys.argv[2]), int(sys.argv[3])
counts = range(game.min_seats, game.max_seats + 1)
rng, decisions, matches = Seeded(seed), 0, 0
began = time.process_time()
while time.process_time() - began < seconds:
    decisions += playout(game.new(seats=counts[matches % len(counts)], seed=rng.below(1 << 30)), rng)
    matches += 1
played = decisions / (time.process_time() - began)
state = game.new(seed=7)
for _ in range(60):
    following = state.clone()
    legal = following.legal()
    following.apply(legal[rng.below(len(legal))])
    if following.outcome is not None:
        break
    state = following
began = time.process_time()
for _ in range(20_000):
    state.clone()
print(json.dumps({"decisions": played, "clones": 20_000 / (time.process_time() - began)}))
"""

MATCHES = """
import sys
import radura
from radura.core.chance import Seeded
from radura.core.playout import playout

game, matches, rng = radura.game(sys.argv[1]), int(sys.argv[2]), Seeded(5)
counts = range(game.min_seats, game.max_seats + 1)
for i in range(matches):
    playout(game.new(seats=counts[i % len(counts)], seed=rng.below(1 << 30)), rng)
"""


def instructions(checkout: Path, game: str, matches: int) -> int:
    """Return how many instructions a process takes that plays some matches, its start included."""
    valgrind = ["valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null"]
    env = {**os.environ, "PYTHONPATH": str(checkout / "src"), "PYTHONHASHSEED": "0"}
    command = [*valgrind, sys.executable, "-c", MATCHES, game, str(matches)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{checkout}: {done.stderr[-2000:]}")
    found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
    assert found is not None, "cachegrind tells what it counted"
    return int(found[1].replace(",", ""))


def compare_instructions(before: Path, game: str, matches: int) -> str:
    """Count the matches alone: what a process takes that plays a few is taken away."""
    few = 8
    told = {at: instructions(at, game, few + matches) - instructions(at, game, few) for at in (before, HERE)}
    return f"{game}: {told[HERE]:,} instructions for {matches} matches, {told[before] / told[HERE]:.3f} times the other"


def probe(checkout: Path, game: str, seconds: float, seed: int) -> dict[str, float]:
    """Measure one checkout once."""
    env = {**os.environ, "PYTHONPATH": str(checkout / "src")}
    command = [sys.executable, "-c", PROBE, game, str(seconds), str(seed)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{checkout}: {done.stderr[-2000:]}")
    told: dict[str, float] = json.loads(done.stdout)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", type=Path, required=True, help="the other checkout")
    parser.add_argument("--game", action="append", choices=radura.games(), help="default: all games")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a run")
    parser.add_argument("--runs", type=int, default=9)
    parser.add_argument("--instructions", type=int, metavar="MATCHES", help="count instructions of so many matches")
    args = parser.parse_args()
    for game in args.game or radura.games():
        if args.instructions is not None:
            print(compare_instructions(args.before, game, args.instructions), flush=True)
            continue
        ratios: dict[str, list[float]] = {"decisions": [], "clones": []}
        rates: dict[str, list[float]] = {"decisions": [], "clones": []}
        for run in range(args.runs):
            order = [args.before, HERE] if run % 2 else [HERE, args.before]
            told = {checkout: probe(checkout, game, args.seconds, run) for checkout in order}
            for what in ratios:
                ratios[what].append(told[HERE][what] / told[args.before][what])
                rates[what].append(told[HERE][what])
        shown = (
            f"{what}/s {statistics.median(rates[what]):,.0f}, {statistics.median(ratios[what]):.3f} times the other"
            f" ({min(ratios[what]):.3f} to {max(ratios[what]):.3f})"
            for what in ratios
        )
        print(f"{game}: {'; '.join(shown)}")


if __name__ == "__main__":
    main()
