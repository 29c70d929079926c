"""Why one option is better than another, in words: what the belief that makes the chances goes by.

Two options are compared by positions that they lead to, pair by pair in the same deals: right after they are carried
through, and where that does not speak for what the search found better, where its thoughts ended. What is measured of
one position takes the place of what is measured of the other, one subject at a time, for the seat and for its rivals.
How far that moves the log odds to win is how much the subject speaks for an option. Where nobody has learned what is
measured is worth, the parts of the game's own judgement (``Game.features``) are compared.
"""

import math
from collections.abc import Iterator
from statistics import fmean, pstdev
from typing import Final, NamedTuple, TypeAlias

from radura.bots.base import InfoSet
from radura.bots.greedy import look
from radura.bots.search import Search
from radura.core.chance import Rng, Seeded
from radura.core.kernel import State
from radura.core.text import Message

Rows: TypeAlias = list[list[float]]
"""What is measured for each who can still win."""

NEAR: Final = 8
"""What comes right after is an average over so many deals ..."""
FAR: Final = 32
"""... and what comes later, over so many."""
LEAST: Final = 0.05
"""What counts less is not told: about one in a hundred of a chance."""
POINT: Final = 0.01
"""Chances that are no further apart than this are about the same."""
CLEAR: Final = 2.0
"""So many standard errors it must be away from nothing."""
SURE: Final = 0.99
"""No chance is taken for more: the log odds of a match that is won have no end."""
MATCH: Final = "match"
"""The subject of who can still win."""
WON: Final = "=won"
"""A subject of its own: the match ends, and is won ..."""
LOST: Final = "=lost"
"""... or lost."""

_NOW: Final = {
    (True, True): "core-hint-more",
    (True, False): "core-hint-less",
    (False, True): "core-hint-hinders",
    (False, False): "core-hint-helps",
}
"""How it is told: by whether it is about the seat itself or its rivals, and whether it speaks for the option."""
_LATER: Final = {
    (True, True): "core-hint-later-more",
    (True, False): "core-hint-later-less",
    (False, True): "core-hint-later-hinders",
    (False, False): "core-hint-later-helps",
}
_ENDS: Final = {
    (WON, True): "core-hint-wins-more",
    (WON, False): "core-hint-wins-less",
    (LOST, True): "core-hint-loses-less",
    (LOST, False): "core-hint-loses-more",
}
_OTHERWISE: Final = {True: "core-hint-ahead", False: "core-hint-behind"}
"""What is said where no single thing tells two options apart: by whether it is the better one."""


class Part(NamedTuple):
    """What one subject says of an option beside another."""

    about: str
    weight: float
    """How much it speaks for the option."""
    margin: float
    """How far that may be off, since the deals differ."""
    is_own: bool
    """It lies in what the seat has itself, rather than in what its rivals have."""
    is_later: bool


class Reasons:
    """Tells options of one decision apart, from nothing but what the seat knows."""

    def __init__(self, info: InfoSet, rng: Rng, search: Search | None = None) -> None:
        """``search`` has just thought about this decision; None: nobody thought further than a look."""
        self._info = info
        self._search = search
        self._deals = [(rng.below(1 << 30), rng.below(1 << 30)) for _ in range(FAR)]
        self._rivals = len(info.game.rivals(info.sample(self._deals[0][0]))) - 1
        self._led: dict[tuple[int, bool], list[State]] = {}
        self._found: dict[tuple[int, int, bool], list[Part]] = {}

    def between(self, action: int, other: int, *, is_better: bool, gap: float | None, margin: float) -> list[Message]:
        """Return what sets an option apart from another that was found worse, or better.

        First comes what agrees with what was found, then what speaks against it, or else what also agrees. If nothing
        agrees, a sentence says so, by how far apart the chances are and how far that may be off; without chances (None)
        nothing is said.
        """
        if ending := self._ending(action, other, is_better):
            return [ending]
        near = self._parts(action, other, is_later=False)
        told = near
        if self._search is not None and not _agrees(near, is_better):
            far = self._parts(action, other, is_later=True)
            told = far if _agrees(far, is_better) else [*near, *far]
        first = _weightiest(told, is_better)
        if first is None:
            differs = gap is not None and gap > max(margin, POINT)
            return [] if gap is None else [Message(_OTHERWISE[is_better] if differs else "core-hint-even")]
        rest = [part for part in near if part.about != first.about]
        second = _weightiest(rest, not is_better) or _weightiest(rest, is_better)
        return [self._say(part) for part in (first, second) if part is not None]

    def _say(self, part: Part) -> Message:
        is_for = part.weight > 0
        if part.about in (WON, LOST):
            return Message(_ENDS[part.about, is_for])
        id = (_LATER if part.is_later else _NOW)[part.is_own, is_for]
        what = f"#{self._info.game.prefix}-hint-{part.about}"
        return Message(id, {"what": what} if part.is_own else {"what": what, "rivals": self._rivals})

    def _ending(self, action: int, other: int, is_better: bool) -> Message | None:
        """Say of an option that it ends the match at once, or that the other one does; None: that is no reason."""
        mine, its = (self._ends(option) for option in (action, other))
        if mine == WON:
            return Message("core-hint-wins")
        if mine == LOST and (not is_better or its == LOST):
            return Message("core-hint-loses")
        if its == (LOST if is_better else WON) and mine != its:
            return Message("core-hint-loses-not" if is_better else "core-hint-wins-not")
        return None

    def _ends(self, action: int) -> str:
        """Return how an option ends the match in every deal; empty if it does not."""
        first, *others = {_end(s, self._info.seat) for s in self._led_to(action, is_later=False)}
        return "" if others else first

    def _parts(self, action: int, other: int, *, is_later: bool) -> list[Part]:
        """Return what each subject says of an option beside another, and how far the pairs agree on it."""
        if mirrored := self._found.get((other, action, is_later)):
            return [part._replace(weight=-part.weight) for part in mirrored]
        weights: dict[tuple[str, bool], list[float]] = {}
        after, instead = (self._led_to(option, is_later=is_later) for option in (action, other))
        for i, pair in enumerate(zip(after, instead, strict=True)):
            for about, is_own, weight in compared(*pair, self._info.seat):
                weights.setdefault((about, is_own), [0.0] * len(after))[i] += weight
        nothing = [0.0] * len(after)
        parts: list[Part] = []
        for about in dict.fromkeys(about for about, _ in weights):
            own, rivals = (weights.get((about, is_own), nothing) for is_own in (True, False))
            both = [sum(pair) for pair in zip(own, rivals, strict=True)]
            is_own = abs(sum(own)) >= abs(sum(rivals))
            parts.append(Part(about, fmean(both), CLEAR * pstdev(both) / math.sqrt(len(both)), is_own, is_later))
        self._found[action, other, is_later] = parts
        return parts

    def _led_to(self, action: int, *, is_later: bool) -> list[State]:
        """Return the positions that an option leads to, deal by deal."""
        led = self._led.get((action, is_later))
        if led is None:
            led = [self._lead(action, *deal, is_later) for deal in self._deals[: FAR if is_later else NEAR]]
            self._led[action, is_later] = led
        return led

    def _lead(self, action: int, deal: int, luck: int, is_later: bool) -> State:
        if self._search is None:
            return look(self._info.sample(deal), action, self._info.seat)[1]
        return self._search.lead(self._info.sample(deal), action, Seeded(luck), is_later)


def _weightiest(parts: list[Part], is_for: bool) -> Part | None:
    """Return the part that speaks most for an option, or against it; None: none does clearly."""
    clear = [part for part in parts if (part.weight > 0) is is_for and abs(part.weight) >= max(LEAST, part.margin)]
    return min(clear, key=lambda part: (-abs(part.weight), part.about), default=None)


def _agrees(parts: list[Part], is_better: bool) -> bool:
    """Tell whether all of it together speaks for an option that was found better, or against one that was not."""
    return (sum(part.weight for part in parts) > 0) is is_better and _weightiest(parts, is_better) is not None


def _end(s: State, seat: int) -> str:
    """Return how a match ended for a seat; empty if it goes on, or nobody won."""
    if s.outcome is None:
        return "" if seat in s.game.rivals(s) else LOST
    if seat in s.outcome.winners:
        return WON
    return LOST if s.outcome.winners or s.seats == 1 else ""


def compared(after: State, instead: State, seat: int) -> Iterator[tuple[str, bool, float]]:
    """Yield what differs between two positions, whether it is the seat's own, and how much it speaks for the first."""
    ends = {_end(after, seat), _end(instead, seat)}
    game = after.game
    if len(ends) == 2:
        yield WON if WON in ends else LOST, True, _odds(game.chances(after)[seat]) - _odds(game.chances(instead)[seat])
    elif ends != {""} or after.outcome is not None or instead.outcome is not None:
        return
    elif game.value is None:
        instead_has = game.features(instead, seat)
        for about, weight in game.features(after, seat).items():
            yield about, True, weight - instead_has[about]
    elif list(game.rivals(after)) != list(game.rivals(instead)):
        yield MATCH, True, _odds(game.chances(after)[seat]) - _odds(game.chances(instead)[seat])
    else:
        yield from _exchanged(after, instead, seat)


def _exchanged(after: State, instead: State, seat: int) -> Iterator[tuple[str, bool, float]]:
    """Yield how far the log odds move when one subject is exchanged, as the mean of both ways to do that."""
    game = after.game
    assert game.value is not None
    seats = list(game.rivals(after))
    me = seats.index(seat)
    rows, others = ([game.measure(s, one) for one in seats] for s in (after, instead))
    differ: dict[tuple[str, bool], list[int]] = {}
    for feature, name in enumerate(game.value.names):
        for is_own in {i == me for i in range(len(seats)) if rows[i][feature] != others[i][feature]}:
            differ.setdefault((game.about(name), is_own), []).append(feature)
    gap = _odds(game.value.chances(rows)[me]) - _odds(game.value.chances(others)[me])
    for (about, is_own), features in differ.items():
        whose = [i for i in range(len(seats)) if (i == me) is is_own]
        lent = _odds(game.value.chances(_lent(others, rows, features, whose))[me])
        left = _odds(game.value.chances(_lent(rows, others, features, whose))[me])
        if about:
            yield about, is_own, (lent - left + gap) / 2


def _lent(rows: Rows, others: Rows, features: list[int], whose: list[int]) -> Rows:
    """Return rows in which some features of some seats are those of others."""
    lent = [row[:] for row in rows]
    for i in whose:
        for feature in features:
            lent[i][feature] = others[i][feature]
    return lent


def _odds(chance: float) -> float:
    chance = min(max(chance, 1 - SURE), SURE)
    return math.log(chance / (1 - chance))
