"""A match played to its end by chance alone: what benchmarks time and search bots build on."""

from radura.core.chance import Rng
from radura.core.kernel import State


def playout(s: State, rng: Rng) -> int:
    """Play uniformly random legal actions until the match is over; return how many decisions that took."""
    count = 0
    while s.outcome is None:
        choices = s.choices
        s.carry_out(choices[rng.below(len(choices))])
        count += 1
    return count


def playout_some(s: State, rng: Rng, most: int) -> None:
    """Play so many uniformly random legal actions, or fewer if the match ends before."""
    for _ in range(most):
        if s.outcome is not None:
            return
        choices = s.choices
        s.carry_out(choices[rng.below(len(choices))])
