"""Chances of a roll. SW-6.10"""

from functools import cache


def success_chance(sides: int, number: int) -> float:
    """Return how likely a die reaches a number."""
    return (sides - number + 1) / sides if number else 0.0


def chance(dice: list[int], number: int, need: int) -> float:
    """Return how likely these dice bring at least ``need`` successes."""
    return _chance(tuple(sorted(dice)), number, need)


@cache
def _chance(dice: tuple[int, ...], number: int, need: int) -> float:
    return sum(distribution(dice, number)[need:])


@cache
def distribution(dice: tuple[int, ...], number: int) -> tuple[float, ...]:
    """Return how likely each count of successes is, from none to all."""
    spread = [1.0]
    for sides in dice:
        p = success_chance(sides, number)
        longer = [0.0] * (len(spread) + 1)
        for n, weight in enumerate(spread):
            longer[n] += weight * (1 - p)
            longer[n + 1] += weight * p
        spread = longer
    return tuple(spread)
