"""Computer players that search: a way of looking ahead, and the time for it."""

import math
from typing import Self

from radura.bots.base import Bot, InfoSet
from radura.bots.budget import Budget
from radura.bots.search import Manner, Search, Thought, Weighed
from radura.core.chance import Rng


class Thinker(Bot):
    """Searches as long as its budget lasts and takes what it tried most often."""

    name = "mcts"
    manner = Manner()
    budget = Budget(iterations=1000)
    error = 0.0
    """How far it misjudges the odds of an option: the standard deviation of their logarithm."""
    uses_all_cores = False
    """True: it thinks in as many processes as the machine can run at once."""

    def __init__(self) -> None:
        self.search = Search(self.manner)

    def within(self, budget: Budget) -> Self:
        """Think so long about each decision from now on."""
        self.budget = budget
        return self

    def think(self, info: InfoSet, rng: Rng) -> Thought:
        """Weigh the options."""
        return self.search.think(info, rng, self.budget)

    def choose(self, info: InfoSet, rng: Rng) -> int:
        thought = self.think(info, rng)
        action = thought.best.action
        if self.error and len(thought.options) > 1:
            action = max(thought.options, key=lambda option: self._misjudged(option, rng)).action
        self.search.follow(info, action)
        return action

    def _misjudged(self, option: Weighed, rng: Rng) -> float:
        """Return the odds of an option as this player takes them to be, by their logarithm."""
        chance = min(max(option.chance, CERTAIN), 1 - CERTAIN)
        return math.log(chance / (1 - chance)) + self.error * bell(rng)


CERTAIN = 1e-4
"""Chances nearer to 0 or 1 than this are not told apart."""


def bell(rng: Rng) -> float:
    """Return a number about 0 with standard deviation 1, nearly normal: twelve dice, thrown together."""
    return sum(rng.below(1 << 20) for _ in range(12)) / (1 << 20) - 6 + 6 / (1 << 20)
