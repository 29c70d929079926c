"""What can be said about many matches: shares with intervals, means, and deals that one side won from every seat."""

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:  # who plays matches needs the computer players, and they count shares
    from radura.bots.arena import Played

Z95: Final = 1.959964
"""Half-width of the 95 % interval of a normal distribution."""


@dataclass(slots=True)
class Score:
    """What one entrant, or one seat, reached in all its matches."""

    wins: list[float]
    returns: list[float]

    @property
    def matches(self) -> int:
        """Number of matches."""
        return len(self.wins)

    @property
    def share(self) -> float:
        """Share of matches won."""
        return sum(self.wins) / len(self.wins)


def scores(results: "Iterable[Played]", n: int, *, by_seat: bool) -> list[Score]:
    """Collect the results by entrant, or by seat; a shared win counts in parts."""
    out = [Score([], []) for _ in range(n)]
    for played in results:
        for seat in range(n):
            score = out[seat if by_seat else played.entrants[seat]]
            score.wins.append(1 / len(played.winners) if seat in played.winners else 0.0)
            score.returns.append(played.returns[seat])
    return out


def decided(results: "Iterable[Played]", n: int) -> tuple[int, int]:
    """Return how many deals one entrant won from every seat, and how many were played from all of them.

    Where nearly every deal goes to whoever sits on one seat, luck decides and no player can win much more than another.
    """
    deals: dict[int, list[Played]] = {}
    for played in results:
        deals.setdefault(played.seed, []).append(played)
    whole = [matches for matches in deals.values() if len(matches) == n]
    one_sided = sum(any(all(m.share(entrant) == 1 for m in matches) for entrant in range(n)) for matches in whole)
    return one_sided, len(whole)


def wilson(share: float, n: int) -> tuple[float, float]:
    """Return the 95 % confidence interval (Wilson) of a share seen in n matches."""
    if n == 0:
        return 0.0, 1.0
    z2 = Z95 * Z95
    middle = (share + z2 / (2 * n)) / (1 + z2 / n)
    half = Z95 * math.sqrt(share * (1 - share) / n + z2 / (4 * n * n)) / (1 + z2 / n)
    return max(0.0, middle - half), min(1.0, middle + half)


def mean(values: list[float]) -> tuple[float, float]:
    """Return the mean and the half-width of its 95 % confidence interval."""
    n = len(values)
    m = sum(values) / n
    if n == 1:
        return m, math.inf
    variance = sum((v - m) ** 2 for v in values) / (n - 1)
    return m, Z95 * math.sqrt(variance / n)
