"""The compiled engine beside the interpreted one: random playouts, clones, and the same records.

    python tools/compile_engine.py
    python bench/compiled.py --game living_forest_duel

Plays the same seeds with both engines in turn, each in a process of its own, on one core. Fails if a single record
differs. Decisions include the legal lists and the chance that falls.
"""

import argparse
import hashlib
import json
import os
import statistics
import subprocess
import sys
import time

from measure import table

import radura
from radura import engine
from radura.core.chance import Seeded
from radura.core.check import walk
from radura.core.game import AnyGame
from radura.core.playout import playout

ENGINES = (engine.INTERPRETED, engine.COMPILED)


def work(game: AnyGame, seconds: float, records: int) -> dict[str, float | str]:
    """Return decisions and clones a CPU second, and a hash over the records."""
    digest = hashlib.sha256()
    for seed in range(records):
        *_, last = walk(game, seed)
        digest.update(last.record.to_text().encode())
    rng = Seeded(1)
    decisions, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        decisions += playout(game.new(seed=rng.below(1 << 30)), rng)
    rate = decisions / (time.process_time() - start)
    state, clones, start = game.new(seed=7), 0, time.process_time()
    while time.process_time() - start < seconds / 4:
        for _ in range(200):
            state.clone()
        clones += 200
    return {
        "decisions": rate,
        "clones": clones / (time.process_time() - start),
        "records": digest.hexdigest(),
    }


def ask(wish: str, game: str, seconds: float, records: int) -> dict[str, float | str]:
    """Let a fresh process play on this engine."""
    command = [sys.executable, __file__, "--game", game, "--worker", str(seconds), str(records)]
    environment = {**os.environ, engine.WISH: wish}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr.strip().splitlines()[-1])
    told: dict[str, float | str] = json.loads(done.stdout)
    return told


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=radura.games(), help="default: all games")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a run")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--records", type=int, default=20, help="matches whose records are compared")
    parser.add_argument("--worker", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        print(json.dumps(work(radura.game(args.game[0]), float(args.worker[0]), int(args.worker[1]))))
        return
    rows = [("game", "interpreted/s", "compiled/s", "times", "clones/s", "compiled clones/s")]
    for game in args.game or radura.games():
        runs = [{wish: ask(wish, game, args.seconds, args.records) for wish in ENGINES} for _ in range(args.runs)]
        if len({told["records"] for run in runs for told in run.values()}) != 1:
            sys.exit(f"{game}: the two engines wrote different records")
        slow, fast = (statistics.median(float(run[wish]["decisions"]) for run in runs) for wish in ENGINES)
        clones = [statistics.median(float(run[wish]["clones"]) for run in runs) for wish in ENGINES]
        rows.append((game, f"{slow:,.0f}", f"{fast:,.0f}", f"{fast / slow:.1f}", *(f"{rate:,.0f}" for rate in clones)))
        told = {"bench": f"{game} compiled", "runs": args.runs, "same_records": args.records}
        told |= {"interpreted_decisions_per_cpu_s": round(slow), "compiled_decisions_per_cpu_s": round(fast)}
        told |= {"interpreted_clones_per_cpu_s": round(clones[0]), "compiled_clones_per_cpu_s": round(clones[1])}
        print(json.dumps(told), flush=True)
    print()
    print(table(rows))


if __name__ == "__main__":
    main()
