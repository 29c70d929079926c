"""The search in the middle of a match of each game: iterations a CPU second, and the memory of its tree.

    python bench/search.py [--game living_forest_duel] [--iterations 4000] [--positions 8]

Positions come from matches of random players after 30 decisions, where there is something to choose. Each run is a
process of its own, so that its memory is its own: the peak less what the process had before it thought. How
leaves are judged (``--manner``) decides how much an iteration costs, and how much it tells.
"""

import argparse
import json
import resource
import statistics
import subprocess
import sys
import time

import radura
from radura import engine
from radura.bots import InfoSet
from radura.bots.budget import Budget
from radura.bots.search import Manner, Search
from radura.core.chance import Seeded
from radura.core.kernel import State
from radura.core.playout import playout_some

MANNERS = {
    "carried": Manner(),
    "looks carried too": Manner(looks=True),
    "plain": Manner(carry=False),
    "playout": Manner(playout=4),
}


def position(id: str, seed: int) -> State:
    """Return a position in the middle of a match."""
    while True:
        s: State = radura.game(id).new(seed=seed)
        playout_some(s, Seeded(seed), 30)
        if s.outcome is None and len(s.choices) > 1:
            return s
        seed += 1000


def work(id: str, iterations: int, positions: int, manner: str) -> None:
    """Think and print what it took."""
    states = [position(id, seed) for seed in range(positions)]
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    rates = []
    for seed, s in enumerate(states):
        began = time.process_time()
        thought = Search(MANNERS[manner]).think(InfoSet(s, s.actor), Seeded(seed), Budget(iterations=iterations))
        rates.append(thought.iterations / (time.process_time() - began))
    after = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    compiled = all(engine.is_compiled(part) for part in ("radura.core", "radura.bots", radura.game(id).package))
    print(json.dumps({"compiled": compiled, "rates": rates, "mb": (after - before) / 1024}))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=radura.games())
    parser.add_argument("--iterations", type=int, default=4000)
    parser.add_argument("--positions", type=int, default=8)
    parser.add_argument("--manner", choices=list(MANNERS), default="carried")
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    games = args.game or [id for id in radura.games() if radura.game(id).max_seats > 1]
    if args.worker:
        work(games[0], args.iterations, args.positions, args.manner)
        return
    for id in games:
        command = [sys.executable, __file__, "--worker", "--game", id, "--iterations", str(args.iterations)]
        command += ["--positions", str(args.positions), "--manner", args.manner]
        ran = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
        engine = "compiled" if ran["compiled"] else "interpreted"
        rate = statistics.median(ran["rates"])
        print(json.dumps({"bench": f"{id} search", "manner": args.manner, "engine": engine, **ran}))
        print(f"{id}: {rate:,.0f} iterations a CPU second ({engine}, {args.manner}), {ran['mb']:.0f} MB", flush=True)


if __name__ == "__main__":
    main()
