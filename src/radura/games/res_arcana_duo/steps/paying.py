"""Paying: what is forced is taken at once, the rest is picked essence by essence. RA-7

A payment is a bag of essences. Of a cost, some icons may be saved by a discount: then ``n`` essences are to be paid
for more than ``n`` icons, and the seat decides which icons it saves by what it pays (RA-OQ.7, RA-OQ.30). An essence
covers an icon of its own kind first; whatever is over covers any-essence icons.
"""

from typing import Final

from radura.core.text import Message
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.base import NO_CARD, ArcanaStep, card_word
from radura.games.res_arcana_duo.tables import Cost, Tables


def can_pay(t: Tables, pool: list[int], cost: Cost, discount: int) -> bool:
    """Tell whether a pool covers a cost. RA-7.9"""
    if discount == 0:
        return affords(pool, cost, any_total(t, pool))
    gold = cost.fixed[t.gold]
    if pool[t.gold] < gold:
        return False
    owed = list(cost.fixed)
    owed[t.gold] = 0
    left = pool[:]
    left[t.gold] -= gold
    return covers(t, left, owed, cost.any, max(0, cost.soft - discount))


def affords(pool: list[int], cost: Cost, total: int) -> bool:
    """Tell whether a pool covers a cost without discount; ``total`` is its ``any_total``."""
    if cost.reach > total:
        return False
    for kind, n in cost.pairs:  # noqa: SIM110  # a generator takes twice as long here
        if pool[kind] < n:
            return False
    return True


def any_total(t: Tables, pool: list[int]) -> int:
    """Return how many essences of a pool can stand for an any-essence icon. RA-7.4"""
    return sum(pool) if t.all_any else sum([pool[kind] for kind in t.anys])


def covers(t: Tables, pool: list[int], owed: list[int], any_: int, n: int) -> bool:
    """Tell whether ``n`` essences of a pool can cover as many of these icons."""
    exact = 0
    over = any_total(t, pool)
    for kind, icons in enumerate(owed):
        if icons:
            here = min(icons, pool[kind])
            exact += here
            if kind in t.anys:
                over -= here
    return exact + min(any_, over) >= n


def payable(t: Tables, pool: list[int], owed: list[int], any_: int, n: int) -> list[int]:
    """Return the kinds of which the next essence can be paid so that the rest can be paid too."""
    out: list[int] = []
    for kind, have in enumerate(pool):
        if not have:
            continue
        icons = owed[:]
        left = pool[:]
        left[kind] -= 1
        if icons[kind]:
            icons[kind] -= 1
            fits = covers(t, left, icons, any_, n - 1)
        else:
            fits = any_ > 0 and kind in t.anys and covers(t, left, icons, any_ - 1, n - 1)
        if fits:
            out.append(kind)
    return out


def pay(s: ArcanaState, seat: int, card: int, cost: Cost, discount: int = 0, *, secret: bool = False) -> None:
    """Take a cost from the pool, or push the question that is left of it."""
    if discount == 0 or not cost.soft:
        for kind, n in cost.pairs:
            s.gain(seat, kind, -n)
        if cost.any:
            settle(s, seat, card, [0] * len(cost.fixed), cost.any, cost.any, secret)
        return
    t = s.tables
    owed = list(cost.fixed)
    if owed[t.gold]:
        s.gain(seat, t.gold, -owed[t.gold])
        owed[t.gold] = 0
    settle(s, seat, card, owed, cost.any, max(0, cost.soft - discount), secret)


def settle(s: ArcanaState, seat: int, card: int, owed: list[int], any_: int, n: int, secret: bool) -> None:
    """Pay ``n`` more essences as far as there is no choice; push Pay for the rest. RA-OQ.40"""
    t = s.tables
    pool = s.pools[seat]
    if n and n == any_ and not any(owed):
        # The usual case: only any-essence icons are left, and nothing is saved.
        kinds = [kind for kind in t.anys if pool[kind]]
        if len(kinds) > 1 and n < any_total(t, pool):
            s.push(Pay(card, tuple(owed), any_, n, secret), seat)
            return
        for kind in kinds:
            s.gain(seat, kind, -min(n, pool[kind]))
        return
    while n:
        kind = forced(t, pool, owed, any_, n)
        if kind < 0:
            s.push(Pay(card, tuple(owed), any_, n, secret), seat)
            return
        s.gain(seat, kind, -1)
        n -= 1
        if owed[kind]:
            owed[kind] -= 1
        else:
            any_ -= 1


def forced(t: Tables, pool: list[int], owed: list[int], any_: int, n: int) -> int:
    """Return a kind without which ``n`` essences cannot be paid, or -1."""
    for kind, have in enumerate(pool):
        if have:
            without = pool[:]
            without[kind] = 0
            if not covers(t, without, owed, any_, n):
                return kind
    return -1


class Pay(ArcanaStep):
    """The seat pays the next of ``n`` essences. RA-7.4, RA-OQ.30

    ``card`` is what the payment is for; ``secret``: still a card in hand.
    """

    def __init__(self, card: int, owed: tuple[int, ...], any_: int, n: int, secret: bool) -> None:
        self.card: Final = card
        self.owed: Final = owed
        self.any: Final = any_
        self.n: Final = n
        self.secret: Final = secret

    def args(self) -> tuple[int, tuple[int, ...], int, int, bool]:
        return (self.card, self.owed, self.any, self.n, self.secret)

    def pinned(self) -> int:
        return self.card if self.secret else NO_CARD

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.pay
        pool = s.pools[seat]
        if self.n == self.any and not any(self.owed):
            return [start + kind for kind in s.tables.anys if pool[kind]]
        return [start + kind for kind in payable(s.tables, pool, list(self.owed), self.any, self.n)]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        kind = action - s.tables.moves.pay
        s.gain(seat, kind, -1)
        owed = list(self.owed)
        any_ = self.any
        if owed[kind]:
            owed[kind] -= 1
        else:
            any_ -= 1
        settle(s, seat, self.card, owed, any_, self.n - 1, self.secret)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-pay", {"n": self.n, "card": card_word(s, self.card)})

    def prompt_for_others(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-pay-unseen") if self.secret else self.prompt(s, seat)
