"""OpenSpiel's own search against its random player, on one of our games.

    python docs/examples/openspiel_tournament.py living_forest_duel 10 20

Plays 10 matches, seats changing, with 20 simulations a decision.
"""

import sys
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

from radura.adapters.openspiel import PREFIX


def contest(id: str, matches: int, simulations: int, seed: int = 1) -> float:
    """Return what a match is worth to the search on average, from -1 to 1."""
    game, rng = pyspiel.load_game(PREFIX + id), np.random.RandomState(seed)
    search = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, rng), uct_c=1.4, max_simulations=simulations, random_state=rng
    )
    total = 0.0
    for number in range(matches):
        seat = number % game.num_players()
        bots = {one: uniform_random.UniformRandomBot(one, rng) for one in range(game.num_players())}
        bots[seat] = search
        total += played(game, bots, rng)[seat]
    return total / matches


def played(game: Any, bots: dict[int, Any], rng: np.random.RandomState) -> list[float]:
    """Play one match and return what it is worth to each seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(bots[state.current_player()].step(state)))
    returns: list[float] = state.returns()
    return returns


if __name__ == "__main__":
    print(f"the search gets {contest(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])):+.2f}")
