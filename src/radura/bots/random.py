"""The computer player that thinks about nothing."""

from radura.bots.base import Bot, InfoSet
from radura.core.chance import Rng


class RandomBot(Bot):
    """Takes any option, each equally likely."""

    name = "random"

    def choose(self, info: InfoSet, rng: Rng) -> int:
        legal = info.legal()
        return legal[rng.below(len(legal))]
