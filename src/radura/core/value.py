"""A value function that was learned: named features of each seat, and weights that make chances to win of them.

A game measures a position for each seat as a list of numbers, one for each name. Weighted sums of them, or a small net
over them, give each seat a score; the scores are compared (softmax), so the chances of all seats add up to one, for two
seats as for four. The weights lie in the game's ``value.json`` with where they come from; ``tools/train.py`` writes it.

A name has two parts, ``fires.taken``: its subject, which people are told (``<prefix>-hint-fires``), and which side of
it is measured. ``piece.play.swan`` and the like say what lies where, piece by piece; their subjects: ``Game.pieces``.
"""

import json
import math
import os
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final

from radura.core.compiled import i64, vec
from radura.core.text import BadInput

FIELDS: Final = ("game", "rules_version", "matches", "players", "weights")
"""What a file of weights says."""
NET: Final = "net"
"""What it may say besides."""
LAYERS: Final = ("straight", "own", "rest", "bias", "out")
"""What is said of a net: the first by feature, the next two by feature and unit, the others by unit ..."""
LEARNED: Final = "learned"
"""How a net was learned, run by run, in a few words: matches, by looks or by what search, units and seed ..."""
NET_FIELDS: Final = ("matches", LEARNED, *LAYERS)
"""... and how many matches it comes from in all."""
PIECE: Final = "piece."
"""So begin the features of what lies where. A file need not know them all and may know others: a pack that it
was not trained on is judged by everything else that is measured."""
AFRESH: Final = "RADURA_AFRESH"
"""Environment variable of ``tools/train.py --afresh``: the game whose file need not fit, since it learns anew."""


BLOCK: Final[i64] = 4
"""Hidden units that are worked out together; ones that say nothing fill up the last block."""


class Net:
    """A hidden layer over what is measured of a seat and of its rivals: more than a weighted sum can tell.

    Each unit adds up what is measured of the seat, and the mean of what is measured of its rivals, with weights of its
    own for both, and counts as far as that is above zero.
    """

    def __init__(
        self,
        straight: Sequence[float],
        own: Sequence[float],
        rest: Sequence[float],
        bias: Sequence[float],
        out: Sequence[float],
    ) -> None:
        units = len(bias)
        self.units: Final = units
        self.features: Final = len(straight)
        self.hidden: Final[i64] = units + -units % BLOCK
        """Units in whole blocks."""
        self.straight: Final = vec[float]([float(x) for x in straight])
        """What counts as it is, beside the hidden units."""
        self.own: Final = vec[float](_in_blocks(own, units))
        """By feature, then by unit; so is ``rest``."""
        self.rest: Final = vec[float](_in_blocks(rest, units))
        self.bias: Final = vec[float](_in_blocks(bias, units))
        self.out: Final = vec[float](_in_blocks(out, units))

    def scores(self, rows: list[list[float]]) -> list[float]:
        """Return the score of each seat, from the features of all of them."""
        seats = len(rows)
        room = seats * (BLOCK + self.features)
        place, number = vec[i64]([0] * room), vec[float]([0.0] * room)
        scores, theirs = vec[float]([0.0] * seats), vec[float]([0.0] * (BLOCK * seats))
        _gather(rows, self.straight, self.hidden, scores, place, number)
        share = 1.0 / max(1, seats - 1)
        _light(self.own, self.rest, self.bias, self.out, scores, place, number, theirs, seats, share)
        return list(scores)


def _in_blocks(numbers: Sequence[float], units: int) -> list[float]:
    """Return the numbers of so many units, filled up to whole blocks."""
    out: list[float] = []
    for first in range(0, len(numbers), units):
        out += [float(x) for x in numbers[first : first + units]]
        out += [0.0] * (-units % BLOCK)
    return out


def _gather(
    rows: list[list[float]], straight: vec[float], hidden: i64, scores: vec[float], place: vec[i64], number: vec[float]
) -> None:
    """Put together what is there, since most features are zero, and add up what counts as it is.

    ``number`` gets it behind a block for each seat, ``place`` where its weights begin, and first where each seat ends.
    """
    seats: i64 = len(rows)
    features: i64 = len(straight)
    k = BLOCK * seats
    for seat in range(seats):
        row = rows[seat]
        total = 0.0
        for at in range(features):
            x = row[at]
            if x != 0.0:
                number[k] = x
                place[k] = at * hidden
                total += x * straight[at]
                k += 1
        place[seat] = k
        scores[seat] = total


def _light(
    own: vec[float],
    rest: vec[float],
    bias: vec[float],
    out: vec[float],
    scores: vec[float],
    place: vec[i64],
    number: vec[float],
    theirs: vec[float],
    seats: i64,
    share: float,
) -> None:
    """Add what the units make of it, a block of four of them at a time: a sixth of all time in Res Arcana Duo."""
    for h in range(0, len(bias), BLOCK):
        k = BLOCK * seats
        for seat in range(seats):
            a0, a1, a2, a3 = bias[h], bias[h + 1], bias[h + 2], bias[h + 3]
            b0 = b1 = b2 = b3 = 0.0
            end = place[seat]
            while k < end:
                at = place[k] + h
                x = number[k]
                a0 += x * own[at]
                b0 += x * rest[at]
                a1 += x * own[at + 1]
                b1 += x * rest[at + 1]
                a2 += x * own[at + 2]
                b2 += x * rest[at + 2]
                a3 += x * own[at + 3]
                b3 += x * rest[at + 3]
                k += 1
            at = BLOCK * seat
            number[at], number[at + 1], number[at + 2], number[at + 3] = a0, a1, a2, a3
            theirs[at], theirs[at + 1], theirs[at + 2], theirs[at + 3] = b0, b1, b2, b3
        for unit in range(BLOCK):
            together = 0.0
            for seat in range(seats):
                together += theirs[BLOCK * seat + unit]
            for seat in range(seats):
                lit = number[BLOCK * seat + unit] + share * (together - theirs[BLOCK * seat + unit])
                if lit > 0.0:
                    scores[seat] += lit * out[h + unit]


class Value:
    """What is believed of a position: plain weights by feature and, where one was learned, a net."""

    def __init__(self, names: Sequence[str], weights: Sequence[float], net: Net | None = None) -> None:
        self.names: Final[list[str]] = list(names)
        self.weights: Final[list[float]] = [float(weight) for weight in weights]
        self.net: Final = net

    def score(self, row: list[float]) -> float:
        """Return the weighted sum of one seat's features."""
        total = 0.0
        weights = self.weights
        for i in range(len(weights)):
            total += weights[i] * row[i]
        return total

    def chances(self, rows: list[list[float]]) -> list[float]:
        """Return the chance to win of each seat, from the features of all: by the net, or without one as ``plain``."""
        return self.plain(rows) if self.net is None else shares(self.net.scores(rows))

    def plain(self, rows: list[list[float]]) -> list[float]:
        """Return the chances by the weights alone."""
        return shares([self.score(row) for row in rows])


def shares(scores: list[float]) -> list[float]:
    """Return the chances that scores make (softmax)."""
    most = max(scores)
    raised = [math.exp(score - most) for score in scores]
    total = sum(raised)
    return [share / total for share in raised]


def load(file: Traversable, game: str, rules_version: int, names: Sequence[str]) -> Value:
    """Read a file of weights; BadInput if it is not for this game, these rules and these features."""
    if os.environ.get(AFRESH) == game:
        return Value(names, _what_fits(file, names))
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BadInput("core-err-weights", file=file.name, why=str(error)) from None
    return read(data, file.name, game, rules_version, names)


def _what_fits(file: Traversable, names: Sequence[str]) -> list[float]:
    """Return the plain weights that any file has for these features: 0 where it says nothing."""
    try:
        weights = json.loads(file.read_text(encoding="utf-8"))["weights"]
        return [_numbers([weights[name]], name, file.name, 1)[0] if name in weights else 0.0 for name in names]
    except (OSError, ValueError, LookupError, TypeError):
        return [0.0] * len(names)


def read(data: Any, name: str, game: str, rules_version: int, names: Sequence[str]) -> Value:
    """Take weights from plain data, or raise BadInput."""
    if not isinstance(data, dict) or sorted({*data} - {NET}) != sorted(FIELDS):
        raise BadInput("core-err-weights", file=name, why=", ".join(FIELDS))
    given = f"{data['game']} {data['rules_version']}"
    if given != f"{game} {rules_version}":
        raise BadInput("core-err-weights-game", file=name, given=given, game=f"{game} {rules_version}")
    weights = _by_name(data["weights"], "weights", name, names, 0)
    return Value(names, weights, _read_net(data[NET], name, names) if NET in data else None)


def _read_net(data: Any, name: str, names: Sequence[str]) -> Net:
    if not isinstance(data, dict) or sorted(data) != sorted(NET_FIELDS):
        raise BadInput("core-err-weights", file=name, why=", ".join(NET_FIELDS))
    if not isinstance(data[LEARNED], str) or not data[LEARNED].strip():
        raise BadInput("core-err-weights", file=name, why=LEARNED)
    if not isinstance(data["bias"], list) or not data["bias"]:
        raise BadInput("core-err-weights", file=name, why="bias")
    units = len(data["bias"])
    straight = _by_name(data["straight"], "straight", name, names, 0)
    own, rest = (_by_name(data[layer], layer, name, names, units) for layer in ("own", "rest"))
    bias, out = (_numbers(data[layer], layer, name, units) for layer in ("bias", "out"))
    return Net(straight, own, rest, bias, out)


def _by_name(data: Any, layer: str, file: str, names: Sequence[str], units: int) -> list[float]:
    """Return what stands beside each feature, in their order: a number, or one for each unit."""
    if not isinstance(data, dict):
        raise BadInput("core-err-weights", file=file, why=layer)
    if wrong := sorted(key for key in {*data} ^ {*names} if not key.startswith(PIECE)):
        raise BadInput("core-err-weights-names", file=file, given=", ".join(wrong))
    rows = {key: _numbers(row if units else [row], key, file, units or 1) for key, row in data.items()}
    unknown = [0.0] * (units or 1)
    return [number for key in names for number in rows.get(key, unknown)]


def _numbers(data: Any, what: str, file: str, n: int) -> list[float]:
    """Return so many numbers, or raise BadInput."""
    if not isinstance(data, list) or len(data) != n:
        raise BadInput("core-err-weights", file=file, why=what)
    for number in data:
        if type(number) not in (int, float) or not math.isfinite(number):
            raise BadInput("core-err-weights", file=file, why=f"{what} = {number}")
    return data
