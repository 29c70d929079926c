"""Two versions of the engine side by side: another checkout and this one, or the interpreted and the compiled engine.

    git worktree add ../before HEAD~20
    python bench/compare.py --before ../before --game living_forest_duel
    python bench/compare.py --before ../before --instructions 200
    python bench/compare.py --engines

The two take turns, run after run, each in a process of its own, so that other load slows both alike. Measured are
random playouts and clones per CPU second; a ratio above 1 means that the second version is faster. The engine of a
checkout is the one that runs there: compiled after ``tools/compile_engine.py``; RADURA_ENGINE=interpreted or compiled
chooses. With ``--engines`` both play the same matches first, and the benchmark fails if a single record differs.

Where even ratios scatter by a tenth and more, ``--instructions`` counts what the processor does for the same matches
instead (Valgrind's cachegrind must be installed): the same number every time.
"""

import argparse
import json
import os
import re
import statistics
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from parts.measure import Row, progress, show

import radura
from radura import engine

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

RECORDS = """
import hashlib, sys
import radura
from radura.core.check import walk

digest = hashlib.sha256()
for seed in range(int(sys.argv[2])):
    *_, last = walk(radura.game(sys.argv[1]), seed)
    digest.update(last.record.to_text().encode())
print(digest.hexdigest())
"""
FEW = 8
"""Matches whose instructions are subtracted, because they contain the start of the process."""


class Version(NamedTuple):
    """One of the two that are compared."""

    name: str
    environment: dict[str, str]

    def run(self, *command: str) -> "subprocess.CompletedProcess[str]":
        """Run a command with this version; leave the program if it fails."""
        environment = {**os.environ, **self.environment}
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        if done.returncode:
            sys.exit(f"{self.name}: {done.stderr[-2000:]}")
        return done

    def rates(self, game: str, seconds: float, seed: int) -> dict[str, float]:
        """Return playouts' decisions and clones per CPU second, of one run."""
        command = (sys.executable, "-c", PROBE, game, str(seconds), str(seed))
        found: dict[str, float] = json.loads(self.run(*command).stdout)
        return found

    def records(self, game: str, matches: int) -> str:
        """Return a hash over the records of some matches."""
        return self.run(sys.executable, "-c", RECORDS, game, str(matches)).stdout

    def instructions(self, game: str, matches: int) -> int:
        """Return the instructions of some matches, without those of starting the process."""
        return self._instructions(game, FEW + matches) - self._instructions(game, FEW)

    def _instructions(self, game: str, matches: int) -> int:
        valgrind = ("valgrind", "--tool=cachegrind", "--cache-sim=no", "--cachegrind-out-file=/dev/null")
        done = self.run(*valgrind, sys.executable, "-c", MATCHES, game, str(matches))
        found = re.search(r"I\s+refs:\s+([\d,]+)", done.stderr)
        assert found is not None, "cachegrind prints what it counted"
        return int(found[1].replace(",", ""))


def checkout(folder: Path) -> Version:
    """Return the version of a checkout."""
    return Version(str(folder), {"PYTHONPATH": str(folder / "src"), "PYTHONHASHSEED": "0"})


def compare_instructions(first: Version, second: Version, game: str, matches: int) -> Row:
    """Return a row with the instructions of both."""
    counts = [version.instructions(game, matches) for version in (first, second)]
    return {"game": game, "matches": matches, "first": counts[0], "second": counts[1]} | {
        "first / second": round(counts[0] / counts[1], 3)
    }


def compare_rates(first: Version, second: Version, game: str, seconds: float, runs: int) -> Row:
    """Return a row with the rates of the second version and its ratios to the first."""
    ratios: dict[str, list[float]] = {"decisions": [], "clones": []}
    rates: dict[str, list[float]] = {"decisions": [], "clones": []}
    for run in range(runs):
        order = [first, second] if run % 2 else [second, first]
        found = {version.name: version.rates(game, seconds, run) for version in order}
        for what in ratios:
            ratios[what].append(found[second.name][what] / found[first.name][what])
            rates[what].append(found[second.name][what])
        progress(f"{game}: run {run + 1} of {runs}")
    row: Row = {"game": game, "runs": runs}
    for what in ratios:
        row |= {
            f"{what}/s": round(statistics.median(rates[what])),
            f"{what} ratio": round(statistics.median(ratios[what]), 3),
            f"{what} range": [round(min(ratios[what]), 3), round(max(ratios[what]), 3)],
        }
    return row


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    versions = parser.add_mutually_exclusive_group(required=True)
    versions.add_argument("--before", type=Path, help="the other checkout; the second one is this")
    versions.add_argument("--engines", action="store_true", help="interpreted and compiled, in this checkout")
    parser.add_argument("--game", action="append", choices=radura.games(), help="default: all games")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds of a run (2)")
    parser.add_argument("--runs", type=int, default=9, help="runs of each version (9)")
    parser.add_argument("--records", type=int, default=20, help="matches whose records must be the same (20)")
    parser.add_argument("--instructions", type=int, metavar="MATCHES", help="count instructions of so many matches")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each row")
    args = parser.parse_args()
    if args.engines:
        base = checkout(HERE).environment
        first, second = (Version(name, {**base, engine.WISH: name}) for name in (engine.INTERPRETED, engine.COMPILED))
    else:
        first, second = checkout(args.before), checkout(HERE)
    rows = []
    for game in args.game or radura.games():
        if args.engines and first.records(game, args.records) != second.records(game, args.records):
            sys.exit(f"{game}: the two engines wrote different records")
        if args.instructions is not None:
            rows.append(compare_instructions(first, second, game, args.instructions))
        else:
            rows.append(compare_rates(first, second, game, args.seconds, args.runs))
    show(rows, args.json)


if __name__ == "__main__":
    main()
