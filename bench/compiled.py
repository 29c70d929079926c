"""The same source, compiled: random playouts beside the interpreted ones, and the same records.

    python bench/compiled.py --game living_forest_duel

Copies ``src`` into a temporary folder, compiles the kernel and the game's rules there with
mypyc, and plays the same seeds with both engines, each in a process of its own. Fails if a
single record differs. Needs mypy (with mypyc), setuptools and a C compiler.
"""

import argparse
import hashlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[1] / "src"
CORE = ("text", "view", "chance", "actions", "events", "kernel", "playout")
LEFT_OUT = {
    *("__init__", "catalog", "vocabulary", "rules", "view", "words", "options", "texts", "encode", "reasons"),
    *("schema", "compile", "operations", "fluent", "validate", "references", "story", "script", "tray"),
}
"""Modules of a game that only load, show or describe: their speed does not count."""

SETUP = """
import sys
from mypyc.build import mypycify
from setuptools import setup

flags = ["--strict", "--explicit-package-bases", "--namespace-packages", "--no-error-summary"]
setup(name="radura-compiled", ext_modules=mypycify([*flags, *sys.argv[3:]], opt_level="3"), script_args=sys.argv[1:3])
"""


def modules(game: str) -> list[str]:
    """Return the files to compile, relative to the source folder."""
    package = SOURCE / "radura" / "games" / game
    files = [path for path in sorted(package.rglob("*.py")) if path.stem not in LEFT_OUT]
    return [f"radura/core/{name}.py" for name in CORE] + [path.relative_to(SOURCE).as_posix() for path in files]


def build(folder: Path, game: str) -> float:
    """Compile a copy of the source in this folder; return the seconds it took."""
    shutil.copytree(SOURCE / "radura", folder / "radura", ignore=shutil.ignore_patterns("__pycache__"))
    start = time.perf_counter()
    command = [sys.executable, "-c", SETUP, "build_ext", "--inplace", *modules(game)]
    done = subprocess.run(command, cwd=folder, env=_env(folder), capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"mypyc failed:\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}")
    return time.perf_counter() - start


def _env(folder: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder), "PYTHONDONTWRITEBYTECODE": "1"}


def ask(folder: Path, game: str, seconds: float, records: int) -> dict[str, Any]:
    """Let a fresh process play with the engine in this folder."""
    command = [sys.executable, __file__, "--game", game, "--worker", str(seconds), str(records)]
    done = subprocess.run(command, env=_env(folder), cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(done.stderr)
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def work(game_id: str, seconds: float, records: int) -> None:
    """Play and print: decisions a CPU second, clones a CPU second, a hash over the records."""
    import radura
    from radura.core import kernel
    from radura.core.chance import Seeded
    from radura.core.check import walk
    from radura.core.playout import playout

    game = radura.game(game_id)
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
    clone_us = (time.process_time() - start) / clones * 1e6
    compiled = not str(kernel.__file__).endswith(".py")
    print(json.dumps({"compiled": compiled, "decisions": rate, "clone_us": clone_us, "records": digest.hexdigest()}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="living_forest_duel")
    parser.add_argument("--seconds", type=float, default=2.0, help="CPU seconds a run")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--records", type=int, default=20, help="matches whose records are compared")
    parser.add_argument("--worker", nargs=2, help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.worker:
        work(args.game, float(args.worker[0]), int(args.worker[1]))
        return
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        took = build(folder, args.game)
        print(f"compiled {len(modules(args.game))} modules in {took:.0f} s")
        plain: list[dict[str, Any]] = []
        fast: list[dict[str, Any]] = []
        for _ in range(args.runs):
            plain.append(ask(SOURCE, args.game, args.seconds, args.records))
            fast.append(ask(folder, args.game, args.seconds, args.records))
    if any(run["compiled"] for run in plain) or not all(run["compiled"] for run in fast):
        sys.exit("the wrong engine was loaded")
    if len({run["records"] for run in plain + fast}) != 1:
        sys.exit("the two engines wrote different records")
    rates = [statistics.median(run["decisions"] for run in runs) for runs in (plain, fast)]
    copies = [statistics.median(run["clone_us"] for run in runs) for runs in (plain, fast)]
    out = {"bench": f"{args.game} compiled", "runs": args.runs, "same_records": args.records}
    out |= {"interpreted_decisions_per_cpu_s": round(rates[0]), "compiled_decisions_per_cpu_s": round(rates[1])}
    out |= {"interpreted_clone_us": round(copies[0], 2), "compiled_clone_us": round(copies[1], 2)}
    print(json.dumps(out))
    print(f"interpreted {rates[0]:,.0f} decisions/s, clone {copies[0]:.2f} us")
    print(f"compiled    {rates[1]:,.0f} decisions/s, clone {copies[1]:.2f} us: {rates[1] / rates[0]:.1f} times as fast")
    print(f"{args.records} records are the same")


if __name__ == "__main__":
    main()
