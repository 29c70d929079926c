"""The computer player that looks one action ahead."""

from typing import NamedTuple

from radura.bots.base import Bot, InfoSet
from radura.core.chance import Rng
from radura.core.kernel import State
from radura.core.text import Message

MOST_TOLD = 3
"""So many features give a reason; more are no reason any more."""
LEAST_TOLD = 0.05
"""What counts less is not told."""


class Advice(NamedTuple):
    """What to choose, and why rather than the next best."""

    action: int
    instead: int | None
    """The next best option; None: there is no other."""
    reasons: list[Message]
    """What in the evaluation tells the two apart, the weightiest first, and by how much."""


def _reason(prefix: str, name: str, gap: float) -> Message:
    """Return a feature with what it counts more, or less, in words."""
    whole, tenths = divmod(round(10 * abs(gap)), 10)
    id = "core-hint-more" if gap > 0 else "core-hint-less"
    return Message(id, {"what": f"#{prefix}-hint-{name}", "whole": whole, "tenths": tenths})


class GreedyBot(Bot):
    """Takes the option after which the game's own evaluation looks best, on average over a few deals."""

    name = "greedy"

    def __init__(self, samples: int = 2) -> None:
        self.samples = samples

    def choose(self, info: InfoSet, rng: Rng) -> int:
        legal = info.legal()
        if len(legal) == 1:
            return legal[0]
        scores, _ = self._scores(info, rng)
        best = max(scores)
        ties = [action for action, score in zip(legal, scores, strict=True) if score == best]
        return ties[rng.below(len(ties))]

    def _scores(self, info: InfoSet, rng: Rng) -> tuple[list[float], list[State]]:
        """Return how each option scores over the deals, and the deals."""
        legal = info.legal()
        scores = [0.0] * len(legal)
        deals = []
        for _ in range(self.samples):
            dealt = info.sample(rng.below(1 << 30))
            deals.append(dealt)
            for i, action in enumerate(legal):
                scores[i] += self.score(dealt, action, info.seat)
        return scores, deals

    def advise(self, info: InfoSet, rng: Rng) -> Advice:
        """Return what to choose, and what in the evaluation speaks for and against it."""
        legal = info.legal()
        if len(legal) == 1:
            return Advice(legal[0], None, [])
        scores, deals = self._scores(info, rng)
        first, second = (legal[i] for i in sorted(range(len(legal)), key=lambda i: -scores[i])[:2])
        gaps: dict[str, float] = {}
        for dealt in deals:
            for action, sign in ((first, 1), (second, -1)):
                _, after = self._look(dealt, action, info.seat)
                if after.outcome is not None:  # nothing else counts then
                    return Advice(first, second, [Message("core-hint-over")])
                for name, n in after.game.features(after, info.seat).items():
                    gaps[name] = gaps.get(name, 0.0) + sign * n / len(deals)
        weighty = sorted(gaps, key=lambda name: -abs(gaps[name]))[:MOST_TOLD]
        reasons = [_reason(info.game.prefix, name, gaps[name]) for name in weighty if abs(gaps[name]) >= LEAST_TOLD]
        return Advice(first, second, reasons)

    def score(self, dealt: State, action: int, seat: int) -> float:
        """Return how the game judges the position after this action, once it is carried through."""
        return self._look(dealt, action, seat)[0]

    def _look(self, dealt: State, action: int, seat: int) -> tuple[float, State]:
        """Return that judgement and the position that is judged."""
        game = dealt.game
        after = dealt.clone()
        if game.judges_chance:
            after.rng = None
        after.apply(action)
        value: float = game.evaluate(after, seat)
        while after.actor == seat and not game.is_resting(after):
            best: State | None = None
            for choice in after.choices:
                tried = after.clone()
                tried.carry_out(choice)
                judged: float = game.evaluate(tried, seat)
                if best is None or judged > value:
                    best, value = tried, judged
            assert best is not None, "a state that waits has options"
            after = best
        return value, after
