"""Computer players. A bot gets an InfoSet, never a State."""

from collections.abc import Callable

from radura.bots.base import Bot, InfoSet
from radura.bots.greedy import GreedyBot
from radura.bots.random import RandomBot
from radura.core.text import BadInput

BOTS: dict[str, Callable[[], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(level: str) -> Bot:
    """Return a computer player of this level, or raise BadInput."""
    if level not in BOTS:
        raise BadInput("core-err-bot", given=level, allowed=", ".join(BOTS))
    return BOTS[level]()


__all__ = ["BOTS", "Bot", "GreedyBot", "InfoSet", "RandomBot", "bot"]
