"""The computer player that looks one action ahead."""

from radura.bots.base import Bot, InfoSet
from radura.bots.playthrough import carried_through
from radura.core.chance import Rng
from radura.core.kernel import State


class GreedyBot(Bot):
    """Takes the option after which the game's own evaluation looks best, on average over a few deals."""

    name = "greedy"

    def __init__(self, samples: int = 2) -> None:
        self.samples = samples

    def choose(self, info: InfoSet, rng: Rng) -> int:
        legal = info.legal()
        if len(legal) == 1:
            return legal[0]
        scores = self.scores(info, rng)
        best = max(scores)
        ties = [action for action, score in zip(legal, scores, strict=True) if score == best]
        return ties[rng.below(len(ties))]

    def scores(self, info: InfoSet, rng: Rng) -> list[float]:
        """Return how each option scores, over all deals."""
        legal = info.legal()
        scores = [0.0] * len(legal)
        for _ in range(self.samples):
            dealt = info.sample(rng.below(1 << 30))
            for i, action in enumerate(legal):
                scores[i] += self.score(dealt, action, info.seat)
        return scores

    def score(self, dealt: State, action: int, seat: int) -> float:
        """Return how the game judges the position after this action, once it is carried through."""
        return look(dealt, action, seat)[0]


def look(dealt: State, action: int, seat: int) -> tuple[float, State]:
    """Return how the game judges the position after this action, once it is carried through, and that position."""
    after = dealt.clone()
    if dealt.game.judges_chance:
        after.rng = None
    after.apply(action)
    return carried_through(after, seat)
