"""Computer players, and the registry of installed ones. A bot gets an InfoSet, never a State."""

from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from radura.bots import budget
from radura.bots.adviser import Adviser
from radura.bots.base import Bot, InfoSet
from radura.bots.greedy import GreedyBot
from radura.bots.levels import LEVELS, check_level, levels
from radura.bots.random import RandomBot
from radura.bots.search import Search, Thought, Weighed
from radura.bots.thinker import Thinker
from radura.core import extras
from radura.core.game import AnyGame
from radura.core.text import BadInput

BOTS: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "mcts": Thinker,
    "adviser": Adviser,
    **LEVELS,
}
"""Our own: four for tests and experiments, then the levels, weakest first; tests and notebooks add theirs.

A checkout knows them without being installed.
"""

OWN = frozenset(BOTS)
"""Those that come with this package."""

_loaded: dict[str, Callable[[], Bot]] = {}

EXTRA_BOTS = "RADURA_EXTRA_BOTS"
"""Environment variable: ``module:NAME`` of bots to offer that are not installed (yet), by comma."""


def _points() -> dict[str, EntryPoint]:
    return {point.name: point for point in entry_points(group="radura.bots")}


def _extras() -> dict[str, Callable[[], Bot]]:
    """Return the bots that are not installed by the names that they give themselves, or raise BadInput."""
    found: dict[str, Callable[[], Bot]] = {}
    for named in extras.named(EXTRA_BOTS):
        make = extras.load(named, EXTRA_BOTS)
        made = make() if callable(make) else None
        name = getattr(made, "name", "")
        if not name or not hasattr(made, "choose"):
            raise BadInput("core-err-extra-bot", given=named, variable=EXTRA_BOTS)
        if name in found or name in OWN:
            raise BadInput("core-err-extra-twice", given=named, variable=EXTRA_BOTS, bot=name)
        found[name] = make
    return found


def bots() -> list[str]:
    """Return the names of all computer players (entry point group ``radura.bots``), ours first."""
    return [*BOTS, *sorted({*_points(), *_extras()} - {*BOTS})]


def offered(game: AnyGame) -> list[str]:
    """Return the computer players that people are offered in a game: its levels, then those from elsewhere."""
    return [*levels(game), *sorted({*bots()} - {*OWN})]


def gentlest(game: AnyGame) -> str:
    """Return the computer player for somebody's first match of a game: the weakest that people are offered."""
    return (offered(game) or bots())[0]


def bot(name: str) -> Bot:
    """Return a computer player by name (``mcts``, ``mcts@0.5s``, ``mcts@2000it``), or raise BadInput."""
    name, sign, limit = name.partition("@")
    found = _bot(name)
    if sign:
        if not isinstance(found, Thinker | Adviser):
            raise BadInput("core-err-budget-none", given=limit, bot=name)
        found.within(budget.parse(limit))
    return found


def _bot(name: str) -> Bot:
    make = BOTS.get(name) or _loaded.get(name) or _extras().get(name)
    if make is None:
        points = _points()
        if name not in points:
            raise BadInput("core-err-bot", given=name, allowed=", ".join(bots()))
        make = _loaded[name] = points[name].load()
    found = make()
    if name in _loaded and found.name != name:
        raise ValueError(f"the entry point {name} of radura.bots makes the bot {found.name}: the names must agree")
    return found


__all__ = [
    "BOTS",
    "EXTRA_BOTS",
    "LEVELS",
    "Adviser",
    "Bot",
    "GreedyBot",
    "InfoSet",
    "RandomBot",
    "Search",
    "Thinker",
    "Thought",
    "Weighed",
    "bot",
    "bots",
    "check_level",
    "gentlest",
    "levels",
    "offered",
]
