"""Checks of the information states that our games have in OpenSpiel."""

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import radura
from radura.adapters.openspiel import PREFIX
from radura.adapters.worlds import DEALS, Watcher, deals_of, played

GAMES = [id for id in radura.games() if radura.game(id).package.startswith("radura.games.")]
RIVALS = [id for id in GAMES if radura.game(id).max_seats > 1]


def loaded(id: str) -> Any:
    """Return a game of ours as one of OpenSpiel."""
    return pyspiel.load_game(PREFIX + id)


def decisions(id: str) -> Iterator[Any]:
    """Yield every state of random matches in which a seat must choose, without end."""
    for match in count(1):
        for place in played(loaded(id), match):
            yield place.state


def check_equal_strings(id: str, positions: int) -> None:
    """Check that equal strings mean equal options and observations.

    Legal lists of all pairs are compared; tensors, strings and structs, which take longest, of five pairs a position.
    """
    watcher, pairs = Watcher(loaded(id)), 0
    for number, state in enumerate(islice(decisions(id), positions)):
        luck = np.random.RandomState(number).random_sample
        for seat in watcher.seats:
            worlds = [state, *deals_of(state, seat, luck, DEALS)]
            for one in watcher.seats:
                fully = 6 // len(watcher.seats) if one == seat else 2
                seen: dict[str, tuple[list[int], dict[str, Any]]] = {}
                for at, world in enumerate(worlds):
                    known = watcher.known(world, one)
                    legal, other = world.legal_actions(one), watcher.seen(world, one) if at <= fully else {}
                    if known not in seen:
                        assert at == 0 or one != seat, "a re-deal changed what its seat knows"
                        seen[known] = legal, other
                        continue
                    assert legal == seen[known][0]
                    if at <= fully:
                        assert other == seen[known][1]
                        pairs += 1
    assert pairs >= 5 * positions


class Judge(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """The game's own judgement of a position: much faster than a random match to the end."""

    def evaluate(self, state: Any) -> Any:
        inner = state.position.state
        return np.array([2 * chance - 1 for chance in inner.game.plain_chances(inner)])

    def prior(self, state: Any) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def check_is_mcts(id: str, matches: int, simulations: int) -> None:
    """Let OpenSpiel's IS-MCTS play whole matches at all seats, with some simulations for each decision."""
    for number in range(matches):
        rng = np.random.RandomState(number)
        game = loaded(id)
        bot = ismcts.ISMCTSBot(game, Judge(), 1.4, simulations, random_state=rng)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=chances)))
            else:
                state.apply_action(int(bot.step(state)))
        assert state.returns() == list(state.position.state.outcome.returns)
