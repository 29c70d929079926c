"""Ratings of computer players from matches of two: how strong each is, and how sure that is.

The model is that of Bradley and Terry, on the scale of Elo: 400 points more are ten wins for each loss. choix works out
how likely every rating is by all matches together, so a player's rating also learns from matches that it was not in.
"""

import importlib
import math
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from radura.bots.arena import Played
from radura.bots.levels import levels
from radura.bots.tally import Z95
from radura.core.game import AnyGame
from radura.core.text import BadInput

ANCHOR: Final = "greedy"
"""Whose rating is fixed: a player that does not learn, so that ladders can be compared."""
AT: Final = 1000
REACH: Final = 2
"""Each plays the next so many above it; matches between the weakest and the strongest teach nothing."""
POINTS: Final = 400 / math.log(10)
"""Of the scale, for one step of the odds by e."""
PRIOR: Final = 0.1
"""How little is taken for granted: one who has won every match is not infinitely strong."""

Pair = tuple[str, str]


class Rung(NamedTuple):
    """A player on the ladder."""

    name: str
    rating: float
    half: float
    """Half of the 95 % interval of the difference to the anchor."""
    matches: int
    share: float
    """Of its matches it has won so many."""


def entrants(game: AnyGame) -> list[str]:
    """Return who stands on the ladder of a game: its levels, and the two that stay as they are."""
    return ["random", "greedy", *levels(game)]


def pairs(names: Sequence[str]) -> list[Pair]:
    """Return who plays whom, the stronger first."""
    n = len(names)
    return [(names[j], names[i]) for i in range(n) for j in range(i + 1, min(n, i + 1 + REACH))]


def rate(names: Sequence[str], results: Mapping[Pair, Sequence[Played]]) -> list[Rung]:
    """Return the rungs, weakest first as they were named; BadInput if what works them out is not installed."""
    index = {name: i for i, name in enumerate(names)}
    wins: list[tuple[int, int]] = []
    shares: dict[str, list[float]] = {name: [] for name in names}
    for (one, other), matches in results.items():
        won = [played.share(0) for played in matches]
        shares[one] += won
        shares[other] += [1 - share for share in won]
        halves = won.count(0.5) // 2  # of matches that both have won each gets half
        first, second = won.count(1.0) + halves, won.count(0.0) + halves
        wins += [(index[one], index[other])] * first + [(index[other], index[one])] * second
    mean, spread = _posterior(len(names), wins)
    anchor = index.get(ANCHOR, 0)
    return [
        Rung(
            name,
            AT + POINTS * float(mean[i] - mean[anchor]),
            Z95 * POINTS * math.sqrt(max(0.0, float(spread[i, i] + spread[anchor, anchor] - 2 * spread[i, anchor]))),
            len(shares[name]),
            sum(shares[name]) / max(1, len(shares[name])),
        )
        for i, name in enumerate(names)
    ]


def check_installed() -> None:
    """Raise BadInput if what works the ratings out is not installed."""
    _choix()


def _choix() -> Any:
    try:
        return importlib.import_module("choix")
    except ImportError:
        raise BadInput("cli-err-not-installed", given="choix", extra="ladder") from None


def _posterior(n: int, wins: list[tuple[int, int]]) -> tuple[Any, Any]:
    """Return the mean of all strengths and how they vary together."""
    choix, luck = _choix(), importlib.import_module("numpy").random
    before = luck.get_state()
    luck.seed(0)  # choix shuffles by the luck of the whole process: the same matches, the same ladder
    try:
        mean, spread = choix.ep_pairwise(n, wins, PRIOR)
    finally:
        luck.set_state(before)
    return mean, spread
