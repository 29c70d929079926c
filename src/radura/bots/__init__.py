"""Computer players, and the registry of installed ones. A bot gets an InfoSet, never a State."""

import os
from collections.abc import Callable
from importlib.metadata import EntryPoint, entry_points

from radura.bots.base import Bot, InfoSet
from radura.bots.greedy import GreedyBot
from radura.bots.random import RandomBot
from radura.core.text import BadInput

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}
"""Our own, weakest first; tests and notebooks add theirs. A checkout knows them without being installed."""

_loaded: dict[str, Callable[[], Bot]] = {}

EXTRA_BOTS = "RADURA_EXTRA_BOTS"
"""Environment variable: ``module:NAME`` of bots to offer that are not installed (yet), by comma."""


def _points() -> dict[str, EntryPoint]:
    points = {point.name: point for point in entry_points(group="radura.bots")}
    for value in filter(None, os.environ.get(EXTRA_BOTS, "").split(",")):
        name = value.partition(":")[0].rpartition(".")[2]
        points[name] = EntryPoint(name, value, "radura.bots")
    return points


def bots() -> list[str]:
    """Return the names of all computer players (entry point group ``radura.bots``), ours first and weakest first."""
    return [*BOTS, *sorted({*_points()} - {*BOTS})]


def bot(name: str) -> Bot:
    """Return a computer player by name, or raise BadInput that lists the known ones."""
    make = BOTS.get(name) or _loaded.get(name)
    if make is None:
        points = _points()
        if name not in points:
            raise BadInput("core-err-bot", given=name, allowed=", ".join(bots()))
        make = _loaded[name] = points[name].load()
    found = make()
    if name in _loaded and found.name != name:
        raise ValueError(f"the entry point {name} of radura.bots makes the bot {found.name}: the names must agree")
    return found


__all__ = ["BOTS", "EXTRA_BOTS", "Bot", "GreedyBot", "InfoSet", "RandomBot", "bot", "bots"]
