"""The tree of a search: what was tried after the same actions, whatever was dealt and whatever luck brought."""

import math
from typing import Final

from radura.core.chance import Rng
from radura.core.kernel import State

START: Final = 2
"""So many of the options that look best are tried at first ..."""
GROWTH: Final = 0.9
"""... and more with the root of the number of visits."""

WIDEST: Final = 0.5
"""Chances cannot lie further apart than this: what is said of an option that was hardly tried."""


class Branch:
    """One option of one seat at a node: what it looked like at first, and what it has brought since."""

    __slots__ = ("action", "node", "prior", "seen", "squares", "total", "visits")

    def __init__(self, action: int, prior: float) -> None:
        self.action: int = action
        self.prior: float = prior
        self.visits: int = 0
        self.seen: int = 0
        """Visits of the node in which this option was there to be chosen."""
        self.total: float = 0.0
        self.squares: float = 0.0
        self.node: Node | None = None

    def mean(self, trust: float) -> float:
        """Return what the option brings its seat; the first look counts like so many visits."""
        return (self.total + trust * self.prior) / (self.visits + trust)

    def spread(self) -> float:
        """Return the standard deviation of what it brought, deal by deal."""
        if self.visits < 2:
            return WIDEST
        mean = self.total / self.visits
        return math.sqrt(max(0.0, self.squares / self.visits - mean * mean))


class Node:
    """What follows a sequence of decisions. Deals and luck differ, and with them who chooses and among what."""

    __slots__ = ("branches", "visits")

    def __init__(self) -> None:
        self.visits: int = 0
        self.branches: dict[int, Branch] = {}
        """By actor and action: ``actor * size + action``."""

    def pick(self, s: State, explore: float, trust: float) -> Branch:
        """Return the option to follow: the best so far, or one that was tried too seldom for that to be sure."""
        first = s.actor * s.game.actions.size
        choices = s.choices
        branches = self.branches
        least = self._least_prior(s) if len(choices) > START else -1.0
        best: Branch | None = None
        most = -1.0
        for action in choices:
            branch = branches[first + action]
            branch.seen += 1
            if branch.prior < least and branch.visits == 0:
                continue
            score = branch.mean(trust) + explore * math.sqrt(math.log(branch.seen + 1.0) / (branch.visits + trust))
            if score > most:
                most = score
                best = branch
        assert best is not None, "the best of the first looks is never left out"
        return best

    def draw(self, s: State, luck: Rng) -> Branch | None:
        """Return an option that was tried, the likelier the more often; None: none of these can be chosen here."""
        first = s.actor * s.game.actions.size
        tried: list[Branch] = []
        total = 0
        for action in s.choices:
            branch = self.branches.get(first + action)
            if branch is not None and branch.visits:
                tried.append(branch)
                total += branch.visits
        if not tried:
            return None
        at = luck.below(total)
        for branch in tried:
            at -= branch.visits
            if at < 0:
                break
        return branch

    def _least_prior(self, s: State) -> float:
        """Return how good an option must have looked to be tried yet: long lists open up little by little."""
        width = START + int(GROWTH * math.sqrt(self.visits))
        choices = s.choices
        if width >= len(choices):
            return -1.0
        first = s.actor * s.game.actions.size
        priors = [self.branches[first + action].prior for action in choices]
        priors.sort(reverse=True)
        return priors[width - 1]
