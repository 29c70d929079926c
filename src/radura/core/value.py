"""A value function that was learned: named features of each seat, and weights that make chances to win of them.

A game measures a position for each seat as a list of numbers, one for each name. The weighted sums of the seats are
compared (softmax), so the chances of all seats add up to one, for two seats as for four. The weights lie in the game's
``value.json`` with where they come from; ``tools/train.py`` writes it.

A name has two parts, ``fires.taken``: what it is about, which people are told (``<prefix>-hint-fires``), and which
side of it is measured.
"""

import json
import math
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final

from radura.core.text import BadInput

FIELDS: Final = ("game", "rules_version", "matches", "players", "weights")
"""What a file of weights says."""


class Value:
    """Weights by feature, and what they make of a position."""

    def __init__(self, names: Sequence[str], weights: Sequence[float]) -> None:
        self.names: Final[list[str]] = list(names)
        self.weights: Final[list[float]] = [float(weight) for weight in weights]

    def score(self, row: list[float]) -> float:
        """Return the weighted sum of one seat's features."""
        total = 0.0
        weights = self.weights
        for i in range(len(weights)):
            total += weights[i] * row[i]
        return total

    def chances(self, rows: list[list[float]]) -> list[float]:
        """Return the chance to win of each seat, from its features."""
        scores = [self.score(row) for row in rows]
        most = max(scores)
        shares = [math.exp(score - most) for score in scores]
        total = sum(shares)
        return [share / total for share in shares]

    def parts(self, row: list[float], rivals: list[list[float]]) -> dict[str, float]:
        """Return what speaks for a seat, beside the mean of its rivals, by what it is about."""
        out: dict[str, float] = {}
        for i, name in enumerate(self.names):
            lead = row[i] - sum(rival[i] for rival in rivals) / max(1, len(rivals))
            about = name.partition(".")[0]
            out[about] = out.get(about, 0.0) + self.weights[i] * lead
        return out


def load(file: Traversable, game: str, rules_version: int, names: Sequence[str]) -> Value:
    """Read a file of weights; BadInput if it is not for this game, these rules and these features."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput("core-err-weights", file=file.name, why=str(error)) from None
    return read(data, file.name, game, rules_version, names)


def read(data: Any, name: str, game: str, rules_version: int, names: Sequence[str]) -> Value:
    """Take weights from plain data, or raise BadInput."""
    if not isinstance(data, dict) or sorted(data) != sorted(FIELDS) or not isinstance(data["weights"], dict):
        raise BadInput("core-err-weights", file=name, why=", ".join(FIELDS))
    given = f"{data['game']} {data['rules_version']}"
    if given != f"{game} {rules_version}":
        raise BadInput("core-err-weights-game", file=name, given=given, game=f"{game} {rules_version}")
    weights = data["weights"]
    if wrong := sorted({*weights} ^ {*names}):
        raise BadInput("core-err-weights-names", file=name, given=", ".join(wrong))
    for key, weight in weights.items():
        if type(weight) not in (int, float) or not math.isfinite(weight):
            raise BadInput("core-err-weights", file=name, why=f"{key} = {weight}")
    return Value(names, [weights[key] for key in names])
