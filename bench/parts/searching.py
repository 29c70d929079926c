"""The search in the middle of a match, measured in a process of its own, so that its memory is its own.

``python bench/parts/searching.py GAME ITERATIONS POSITIONS MANNER`` prints what one process measured. Positions come
from matches of random players after 30 decisions, where there is something to choose. Memory is the peak, less what the
process had before the search.
"""

import json
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

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
    "at once": Manner(carry=False),
    "plain weights": Manner(plain=True),
}
"""Ways to judge a leaf of the tree: they decide how much an iteration costs, and how much it finds out."""
WORLDS = -1
"""OpenSpiel's setting for a new deal in each iteration, as ours has."""


def search(id: str, iterations: int, positions: int, manner: str) -> dict[str, Any]:
    """Measure the search of a game in a new process."""
    command = [sys.executable, __file__, id, str(iterations), str(positions), manner]
    found: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


def position(id: str, seed: int) -> State:
    """Return a position in the middle of a match."""
    while True:
        s: State = radura.game(id).new(seed=seed)
        playout_some(s, Seeded(seed), 30)
        if s.outcome is None and len(s.choices) > 1:
            return s
        seed += 1000


def work(id: str, iterations: int, positions: int, manner: str) -> None:
    """Search in some positions, and print iterations per CPU second and memory."""
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


# -- other libraries ----------------------------------------------------------------------


def openspiel(name: str, iterations: int, thinker: Callable[[Any, int], Any]) -> float:
    """Return iterations per CPU second of a search of OpenSpiel, after a few moves of one of its games."""
    import numpy as np
    import pyspiel
    from open_spiel.python import games  # noqa: F401  # registers the Python games

    game, rng, rates = pyspiel.load_game(name), np.random.default_rng(1), []
    thinks = thinker(game, iterations)
    for _ in range(8):
        s, moves = game.new_initial_state(), 0
        while moves < 3 or s.is_chance_node():
            drawn = [action for action, _ in s.chance_outcomes()] if s.is_chance_node() else s.legal_actions()
            moves += not s.is_chance_node()
            s.apply_action(drawn[int(rng.random() * len(drawn))])
        began = time.process_time()
        thinks.step(s)
        rates.append(iterations / (time.process_time() - began))
    return statistics.median(rates)


def mcts_in_c(game: Any, iterations: int) -> Any:
    """OpenSpiel's tree search in C++, with its random playouts; called from Python it plays C++ games."""
    import pyspiel

    return pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, iterations, 512, False, 1, False)


def ismcts_in_c(game: Any, iterations: int) -> Any:
    """OpenSpiel's search over information sets in C++, with its random playouts."""
    import pyspiel

    final = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    return pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, iterations, WORLDS, final, False, False)


def mcts_in_python(game: Any, iterations: int) -> Any:
    """OpenSpiel's tree search in Python."""
    import numpy as np
    from open_spiel.python.algorithms import mcts

    luck = np.random.RandomState(1)
    return mcts.MCTSBot(game, 2.0, iterations, mcts.RandomRolloutEvaluator(1, luck), solve=False, random_state=luck)


def peers(iterations: int) -> Iterator[tuple[str, float]]:
    """Measure the searches of OpenSpiel and boardgame.io, on games of their own."""
    from peers import boardgame_io

    subjects = {
        "OpenSpiel, C++, MCTS, backgammon": ("backgammon", mcts_in_c),
        "OpenSpiel, C++, IS-MCTS, gin rummy": ("gin_rummy", ismcts_in_c),
        "OpenSpiel, Python, MCTS, Python tic-tac-toe": ("python_tic_tac_toe", mcts_in_python),
        "OpenSpiel, Python, MCTS, backgammon in C++": ("backgammon", mcts_in_python),
    }
    for about, (name, thinker) in subjects.items():
        yield about, openspiel(name, min(iterations, 500), thinker)
    with tempfile.TemporaryDirectory() as folder:
        found = boardgame_io.install(folder)
        if found is None:
            print("left out: boardgame.io: npm install failed", file=sys.stderr)
            return
        node, env = found
        script = Path(__file__).parents[1] / "peers" / "bgio_search.js"
        ran = subprocess.run([node, str(script)], env=env, capture_output=True, text=True, check=True)
        yield "boardgame.io, MCTS, tic-tac-toe", float(ran.stdout)


if __name__ == "__main__":
    work(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
