"""The adviser of whoever plays alone: every option is tried by playing the Scene on to its end, many times over.

All tries of a round share a deal and its luck, so that options differ by what they are and not by what fell. What the
game's own judgement says beforehand counts like some tries; an option that falls behind for sure is tried no more. The
share of tries that ended in a triumph is the chance that people are told: the chance of one who goes on with care, but
without an adviser. With a budget of iterations (tries) the same luck gives the same thought.
"""

import math
from time import perf_counter
from typing import Final, Self

from radura.bots.base import Bot, InfoSet
from radura.bots.budget import Budget
from radura.bots.playthrough import play_part, scores
from radura.bots.search import Search
from radura.bots.tally import wilson
from radura.core.chance import Rng
from radura.core.game import AnyGame

WIDEST: Final = 5
"""So many options are tried, those that look best."""
TRUST: Final = 40
"""For how many tries the first look at an option counts."""
LEAST: Final = 4
"""Before so many tries of each nothing is left out."""
SURE: Final = 1.0
"""An option falls out that lies so many standard errors behind."""
PATIENCE: Final = 3
"""It may take so many times its seconds where the machine is too slow for even these."""
DEALS: Final = 2
"""The first look is an average over so many deals."""


class Tried:
    """An option: what it looked like at first, and what its tries brought."""

    def __init__(self, action: int, look: float) -> None:
        self.action: Final = action
        self.look: Final = look
        self.worths: list[float] = []
        """How the game judged the end of each try, with all that was left for the parts to come."""
        self.won: int = 0

    @property
    def interval(self) -> tuple[float, float]:
        """From where to where the chance to win the part that is under way may lie (95 %, Wilson)."""
        return wilson(self.won / max(1, len(self.worths)), len(self.worths))

    @property
    def chance(self) -> float:
        """The middle of that: nobody is told that a triumph is certain."""
        return sum(self.interval) / 2

    @property
    def margin(self) -> float:
        """How far the chance may be off to either side."""
        low, high = self.interval
        return (high - low) / 2

    def lead(self, other: "Tried") -> tuple[float, float]:
        """Return by how much this option is worth more than another one that was tried as often, and the error."""
        gaps = [mine - its for mine, its in zip(self.worths, other.worths, strict=True)]
        n = len(gaps)
        mean = sum(gaps) / n
        spread = math.sqrt(sum((gap - mean) ** 2 for gap in gaps) / n)
        return (n * mean + TRUST * (self.look - other.look)) / (n + TRUST), spread / math.sqrt(n + TRUST)

    @property
    def worth(self) -> float:
        """What an option is worth, first look included."""
        return (sum(self.worths) + TRUST * self.look) / (len(self.worths) + TRUST)


def is_for(game: AnyGame) -> bool:
    """Tell whether somebody plays a game alone: there the rest can be played on without guessing at rivals."""
    return game.max_seats == 1


def weigh(info: InfoSet, rng: Rng, budget: Budget, keep: int = 1) -> list[Tried]:
    """Return the options that were tried to the end, best first; so many are never left out."""
    began = perf_counter()
    found = _looked_at(info, rng)
    start = info.sample(rng.below(1 << 30))
    running, rounds, tries = found, 0, 0
    while len(running) > keep or (keep > 1 and running):
        seconds = budget.seconds * (1 if rounds >= LEAST else PATIENCE)
        if rounds and (tries + len(running) > budget.iterations or perf_counter() - began > seconds):
            break
        deal = rng.below(1 << 30)
        for option in running:
            s = info.sample(deal)
            s.apply(option.action)
            option.won += play_part(s, start, info.seat)
            option.worths.append(info.game.evaluate(s, info.seat))
        rounds, tries = rounds + 1, tries + len(running)
        if rounds >= LEAST:
            running = in_the_race(running, keep)
    return sorted(found, key=lambda option: (-len(option.worths), -option.worth, option.action))


def _looked_at(info: InfoSet, rng: Rng) -> list[Tried]:
    """Return the options that look best, best first."""
    legal = info.legal()
    sums = [0.0] * len(legal)
    for _ in range(DEALS):
        for i, score in enumerate(scores(info.sample(rng.below(1 << 30)), info.seat)):
            sums[i] += score / DEALS
    found = [Tried(action, look) for action, look in zip(legal, sums, strict=True)]
    return sorted(found, key=lambda option: (-option.look, option.action))[:WIDEST]


def in_the_race(running: list[Tried], keep: int) -> list[Tried]:
    """Return the options that may still turn out best, best first, and no fewer than are to be kept."""
    ranked = sorted(running, key=lambda option: (-option.worth, option.action))
    best = ranked[0]
    left = ranked[:keep]
    for other in ranked[keep:]:
        lead, error = best.lead(other)
        if lead <= SURE * error and error:
            left.append(other)
    return left


class Adviser(Bot):
    """Chooses what a hint would say is best."""

    name = "adviser"
    budget = Budget(seconds=1.0)

    def within(self, budget: Budget) -> Self:
        """Think so long about each decision from now on."""
        self.budget = budget
        return self

    def choose(self, info: InfoSet, rng: Rng) -> int:
        legal = info.legal()
        if len(legal) == 1:
            return legal[0]
        if is_for(info.game):
            return weigh(info, rng, self.budget)[0].action
        return Search().think(info, rng, self.budget).best.action
