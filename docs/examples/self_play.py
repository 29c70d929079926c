"""Self-play: every seat shares one policy and learns from the result. ``python self_play.py GAME MATCHES``

The policy is the smallest one that learns anything, a number for each action of the game; the loop around it is
that of any learner: legal lists as mask, one decision at a time, returns at the end.
"""

import math
import sys
from collections.abc import Callable
from typing import TypeAlias

import radura
from radura.core.chance import Rng, Seeded
from radura.core.game import AnyGame
from radura.core.kernel import State

Chooser: TypeAlias = Callable[[State, Rng], int]
Decision: TypeAlias = tuple[int, list[int], int]
"""The seat, what it could choose, what it chose."""


class Policy:
    """A preference for each action; the probabilities of the legal ones are their softmax."""

    def __init__(self, game: AnyGame) -> None:
        self.preference = [0.0] * game.actions.size

    def chances(self, legal: list[int]) -> list[float]:
        """Return the probability of each legal action."""
        weights = [math.exp(self.preference[action]) for action in legal]
        total = sum(weights)
        return [weight / total for weight in weights]

    def choose(self, state: State, rng: Rng) -> int:
        """Draw one of the legal actions."""
        legal = state.legal()
        rest = rng.below(1 << 30) / (1 << 30)
        for action, chance in zip(legal, self.chances(legal), strict=True):
            rest -= chance
            if rest < 0:
                return action
        return legal[-1]

    def learn(self, played: list[Decision], returns: tuple[float, ...], rate: float = 0.05) -> None:
        """Make actions with a good result more likely and the others less likely (REINFORCE)."""
        for seat, legal, chosen in played:
            for action, chance in zip(legal, self.chances(legal), strict=True):
                self.preference[action] += rate * returns[seat] * ((action == chosen) - chance)


def at_random(state: State, rng: Rng) -> int:
    """Choose any legal action."""
    legal = state.legal()
    return legal[rng.below(len(legal))]


def play(game: AnyGame, choosers: list[Chooser], seed: int) -> tuple[list[Decision], tuple[float, ...]]:
    """Play one match; return its decisions and the return of each seat."""
    state = game.new(seats=len(choosers), seed=seed)
    rng = Seeded(seed)
    played: list[Decision] = []
    while state.outcome is None:
        seat = state.actor
        action = choosers[seat](state, rng)
        played.append((seat, state.legal(), action))
        state.apply(action)
    return played, state.outcome.returns


def train(game: AnyGame, matches: int, seats: int) -> Policy:
    """Let a policy play against itself and learn from every match."""
    policy = Policy(game)
    for seed in range(matches):
        played, returns = play(game, [policy.choose] * seats, seed)
        policy.learn(played, returns)
    return policy


def strength(game: AnyGame, policy: Policy, matches: int, seats: int) -> float:
    """Return the mean result of the policy against random play, on every seat in turn."""
    total = 0.0
    for seed in range(matches):
        choosers: list[Chooser] = [at_random] * seats
        choosers[seed % seats] = policy.choose
        total += play(game, choosers, 1_000_000 + seed)[1][seed % seats]
    return total / matches


def main(id: str, matches: int) -> None:
    """Train on a game and print the strength before and after."""
    game = radura.game(id)
    seats = game.check_seats(None)
    trained = train(game, matches, seats)
    for name, policy in (("untrained", Policy(game)), ("trained", trained)):
        print(f"{name}: {strength(game, policy, 400, seats):+.2f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
