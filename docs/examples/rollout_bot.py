"""A computer player of one's own: it deals a few worlds anew and plays each option out at random."""

from radura.bots import Bot, InfoSet
from radura.core.chance import Rng
from radura.core.playout import playout


class RolloutBot(Bot):
    """Takes the option after which random play ends best."""

    name = "rollout_bot"

    def choose(self, info: InfoSet, rng: Rng) -> int:
        """Return one of ``info.legal()``."""
        return max(info.legal(), key=lambda action: self.worth(info, action, rng))

    def worth(self, info: InfoSet, action: int, rng: Rng, worlds: int = 5) -> float:
        """Return what an option brought in all worlds together."""
        total = 0.0
        for _ in range(worlds):
            world = info.sample(rng.below(1 << 30))  # fits all that the seat knows; the rest is dealt anew
            world.apply(action)
            playout(world, rng)
            assert world.outcome is not None
            total += world.outcome.returns[info.seat]
        return total
