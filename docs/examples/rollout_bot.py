"""A bot that plays each option to the end at random, in a few samples of the hidden cards."""

from radura.bots import Bot, InfoSet
from radura.core.chance import Rng
from radura.core.playout import playout


class RolloutBot(Bot):
    """Chooses the option with the best average result of random play."""

    name = "rollout_bot"

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """Return one of ``info.legal()``."""
        return max(info.legal(), key=lambda action: self.worth(info, action, rng))

    def worth(self, info: InfoSet, action: int, rng: Rng, worlds: int = 5) -> float:
        """Return the sum of an option's results in all samples."""
        total = 0.0
        for _ in range(worlds):
            world = info.sample(rng.below(1 << 30))  # fits everything that the seat knows
            world.apply(action)
            playout(world, rng)
            assert world.outcome is not None
            total += world.outcome.returns[info.seat]
        return total
