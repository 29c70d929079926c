"""The levels that people play against: one search, with more or less sight, time and judgement.

A weaker level errs as people do. It looks only at what its own action brings, or only to the end of its own turn, or
few decisions ahead; it imagines few deals; it judges by rule of thumb, not by experience; and it misjudges: by a share
of the odds, so that options which are close get mixed up, but a won match is not thrown away. All but the strongest
think in iterations: they are as strong on any machine, however busy it is, unless it is so slow that their second is
over before.
"""

from typing import Final

from radura.bots.base import InfoSet
from radura.bots.budget import Budget
from radura.bots.crew import the_crew
from radura.bots.search import Manner, Thought
from radura.bots.thinker import Thinker
from radura.core.chance import Rng
from radura.core.game import AnyGame
from radura.core.text import BadInput


class Novice(Thinker):
    """Sees what an action brings at once, and often misjudges it."""

    name = "novice"
    manner = Manner(sight=1, replies=False, looks=True, plain=True)
    budget = Budget(seconds=1.0, iterations=16)
    error = 0.2


class Apprentice(Thinker):
    """Plans its own turn and forgets that others will answer."""

    name = "apprentice"
    manner = Manner(sight=5, replies=False, looks=True, plain=True)
    budget = Budget(seconds=1.0, iterations=80)
    error = 0.1


class Adept(Thinker):
    """Sees the answer too, but not far beyond it."""

    name = "adept"
    manner = Manner(sight=8, plain=True)
    budget = Budget(seconds=1.0, iterations=300)
    error = 0.03


A_SECOND: Final = Budget(seconds=1.0)
"""Of master, unless it is told otherwise; then it has no more iterations than the game says."""


class Master(Thinker):
    """Thinks ahead with all that was learned."""

    name = "master"
    budget = A_SECOND

    def think(self, info: InfoSet, rng: Rng) -> Thought:
        budget = Budget(A_SECOND.seconds, info.game.mastery) if self.budget is A_SECOND else self.budget
        return self.search.think(info, rng, budget)


class Grandmaster(Thinker):
    """Thinks for two seconds with everything the machine has."""

    name = "grandmaster"
    budget = Budget(seconds=2.0)
    uses_all_cores = True

    def think(self, info: InfoSet, rng: Rng) -> Thought:
        return the_crew().think(info, rng, self.budget, self.search)


LEVELS: dict[str, type[Thinker]] = {level.name: level for level in (Novice, Apprentice, Adept, Master, Grandmaster)}
"""Weakest first."""


def levels(game: AnyGame) -> list[str]:
    """Return the levels of a game, weakest first; a game without rivals has none."""
    return list(LEVELS) if game.max_seats > 1 else []


def uses_all_cores(name: str) -> bool:
    """Tell whether a computer player (``bot:grandmaster@1s``) needs the whole machine while it thinks."""
    level = LEVELS.get(name.removeprefix("bot:").partition("@")[0])
    return level is not None and level.uses_all_cores


def check_level(game: AnyGame, name: str) -> None:
    """Raise BadInput if a level is asked for in a game that has none."""
    if name.partition("@")[0] in LEVELS and not levels(game):
        raise BadInput("core-err-level-none", given=name, game=game.id)
