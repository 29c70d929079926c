"""Paying: what is forced is taken at once, the rest is picked essence by essence. RA-7

A payment is a bag of essences. Of a cost, some icons may be saved by a discount: then ``n`` essences are to be paid
for more than ``n`` icons, and the seat decides which icons it saves by what it pays (RA-OQ.7, RA-OQ.30). An essence
covers an icon of its own kind first; whatever is over covers any-essence icons.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from radura.core.fields import Name, Number, Some
from radura.core.text import Message
from radura.core.view import only
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.base import (
    NO_CARD,
    TURN_PROMPT,
    OfCard,
    Secret,
    card_word,
    place_prompt,
)
from radura.games.res_arcana_duo.tables import Cost, Tables


class Price(NamedTuple):
    """What a thing costs now: of these icons, ``n`` are paid; the others are saved."""

    fixed: tuple[int, ...]
    any: int
    n: int


def price_of(t: Tables, cost: Cost, discount: int) -> Price:
    """Return what is left of a cost: a discount saves any icons but Gold. RA-7.5 to RA-7.7, RA-OQ.7, RA-OQ.30"""
    return Price(cost.fixed, cost.any, cost.fixed[t.gold] + soft_price(cost, discount))


def soft_price(cost: Cost, discount: int) -> int:
    """Return how many icons other than Gold are left of a cost."""
    return max(0, cost.soft - discount)


def can_pay(t: Tables, pool: list[int], cost: Cost, discount: int) -> bool:
    """Tell whether a pool covers a cost. RA-7.9"""
    if discount == 0:
        return cost.reach <= any_total(t, pool) and holds(pool, cost.pairs)
    gold = cost.fixed[t.gold]
    if pool[t.gold] < gold:
        return False
    owed = list(cost.fixed)
    owed[t.gold] = 0
    left = pool[:]
    left[t.gold] -= gold
    return covers(t, left, owed, cost.any, soft_price(cost, discount))


def holds(pool: list[int], pairs: tuple[tuple[int, int], ...]) -> bool:
    """Tell whether a pool holds so many essences of each kind."""
    for kind, n in pairs:  # noqa: SIM110  # a generator takes twice as long here
        if pool[kind] < n:
            return False
    return True


def any_total(t: Tables, pool: list[int]) -> int:
    """Return how many essences of a pool can stand for an any-essence icon. RA-7.4"""
    total = sum(pool)
    for kind in t.others:
        total -= pool[kind]
    return total


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


def forced(t: Tables, pool: list[int], owed: list[int], any_: int, n: int) -> int:
    """Return a kind without which ``n`` essences cannot be paid, or -1."""
    for kind, have in enumerate(pool):
        if have:
            without = pool[:]
            without[kind] = 0
            if not covers(t, without, owed, any_, n):
                return kind
    return -1


def settle(t: Tables, pool: list[int], owed: list[int], any_: int, n: int) -> tuple[list[int], int, int]:
    """Choose what has no alternative: return how much of each kind, and the any-essence icons and ``n`` left. RA-OQ.40

    The icons that it covers are taken out of ``owed``.
    """
    given = [0] * len(pool)
    if n and n == any_ and not any(owed):
        # The usual case: only any-essence icons are left, and nothing is saved.
        kinds = [kind for kind in t.anys if pool[kind]]
        if len(kinds) > 1 and n < any_total(t, pool):
            return given, any_, n
        for kind in kinds:
            given[kind] = min(n, pool[kind])
        return given, 0, 0
    left = pool[:]
    while n:
        kind = forced(t, left, owed, any_, n)
        if kind < 0:
            break
        left[kind] -= 1
        given[kind] += 1
        n -= 1
        if owed[kind]:
            owed[kind] -= 1
        else:
            any_ -= 1
    return given, any_, n


# -- in the open: powers, monuments, places ---------------------------------------------------


def pay(s: ArcanaState, seat: int, card: int, cost: Cost) -> None:
    """Take a cost from the pool, or push the question that is left of it; ``card`` is what it is for."""
    for kind, n in cost.pairs:
        s.gain(seat, kind, -n, card)
    if cost.any:
        _pay_any(s, seat, card, cost.any)


def _pay_any(s: ArcanaState, seat: int, card: int, n: int) -> None:
    given, _, n = settle(s.tables, s.pools[seat], [0] * len(s.pools[seat]), n, n)
    for kind, paid in enumerate(given):
        if paid:
            s.gain(seat, kind, -paid, card)
    if n:
        s.push(Pay(card, n), seat)


class Pay(OfCard):
    """The seat pays the next of ``n`` essences of any kind, for a component that all know. RA-7.4"""

    params = (Name("item"), Number(1))

    def __init__(self, card: int, n: int) -> None:
        super().__init__(card)
        self.n: Final = n

    def args(self) -> tuple[int, int]:
        return (self.card, self.n)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return self.lies_under(s) and self.n <= any_total(s.tables, s.pools[seat])

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.pay
        pool = s.pools[seat]
        return [start + kind for kind in s.tables.anys if pool[kind]]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        s.gain(seat, action - s.tables.moves.pay, -1, self.card)
        if self.n > 1:
            _pay_any(s, seat, self.card, self.n - 1)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-pay", {"n": self.n, "card": card_word(s, self.card)})


# -- in secret: a hand card is shown when it is paid ------------------------------------------


def discount_for(s: ArcanaState, seat: int, card: int, extra: int = 0) -> int:
    """Return how many icons less placing a card costs. RA-7.5, RA-7.6, RA-12.1"""
    sort, discounts = s.tables.sorts[card], s.tables.discounts
    for own in s.play[seat]:
        for scope, amount in discounts[own]:
            if sort & scope:
                extra += amount
    return extra


def place(s: ArcanaState, seat: int, card: int, by: int, extra: int) -> None:
    """Pay for an artifact and place it. ``by``: the component that lets it be ``extra`` cheaper, if any. RA-6.5"""
    t = s.tables
    cost = t.costs[card]
    discount = discount_for(s, seat, card, extra)
    if not cost.any and not (discount and cost.soft):
        for kind, n in cost.pairs:
            s.gain(seat, kind, -n, card)
        s.place(seat, card)
        return
    price = price_of(t, cost, discount)
    owed = list(price.fixed)
    laid = [0] * len(owed)
    for kind, n in cost.pairs:
        # Without a discount everything fixed is paid at once; with one, the Gold, which is never saved.
        if kind == t.gold or not discount:
            laid[kind] = n
            owed[kind] = 0
            s.pools[seat][kind] -= n
    _go_on(s, seat, Placing(card, tuple(owed), price.any, price.n - sum(laid), tuple(laid), by, extra), [0] * len(laid))


def _go_on(s: ArcanaState, seat: int, step: "Placing", told: Sequence[int]) -> None:
    """Lay down what has no alternative; then ask for the rest, or show all and place the card.

    ``told``: what its owner has seen leave the pool for it so far.
    """
    t, pool = s.tables, s.pools[seat]
    owed = list(step.owed)
    taken, any_, n = settle(t, pool, owed, step.any, step.n)
    if n < step.n:
        laid = list(step.laid)
        for kind, paid in enumerate(taken):
            pool[kind] -= paid
            laid[kind] += paid
        step = Placing(step.card, tuple(owed), any_, n, tuple(laid), step.by, step.extra)
    name = t.names[step.card]
    if n:
        s.push(step, seat)
        if s.log is not None:
            s.tell_pool(seat, [kind for kind, paid in enumerate(step.laid) if paid != told[kind]], name, only(seat))
        return
    if s.log is not None:
        s.tell_pool(seat, [kind for kind, paid in enumerate(step.laid) if paid], name)
    s.place(seat, step.card)


class Placing(Secret):
    """The seat pays the next of ``n`` essences for a hand card; the rivals see nothing until it is paid. RA-OQ.30

    ``owed`` and ``any`` are the icons left, of which ``n`` are paid; ``laid`` is what has been paid so far.
    ``by``: the component that lets the card be placed ``extra`` cheaper; none: an action of its own.
    """

    params = (
        *(Name("item"), Some(Number()), Number(), Number(1), Some(Number())),
        *(Name("item", empty=True), Number()),
    )

    def __init__(
        self, card: int, owed: tuple[int, ...], any_: int, n: int, laid: tuple[int, ...], by: int, extra: int
    ) -> None:
        super().__init__(card)
        self.owed: Final = owed
        self.any: Final = any_
        self.n: Final = n
        self.laid: Final = laid
        self.by: Final = by
        self.extra: Final = extra

    def args(self) -> tuple[int, tuple[int, ...], int, int, tuple[int, ...], int, int]:
        return (self.card, self.owed, self.any, self.n, self.laid, self.by, self.extra)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        kinds = len(s.tables.kinds)
        if len(self.owed) != kinds or len(self.laid) != kinds or not super().fits(s, seat):
            return False
        t = s.tables
        price = price_of(t, t.costs[self.card], discount_for(s, seat, self.card, self.extra))
        over = sum(max(0, laid - icons) for laid, icons in zip(self.laid, price.fixed, strict=True))
        owed = tuple(max(0, icons - laid) for laid, icons in zip(self.laid, price.fixed, strict=True))
        left = (owed, price.any - over, price.n - sum(self.laid))
        return left == (self.owed, self.any, self.n) and covers(t, s.pools[seat], list(owed), self.any, self.n)

    def aside(self, s: ArcanaState) -> list[int]:
        return list(self.laid)

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.pay
        pool = s.pools[seat]
        if self.n == self.any and not any(self.owed):
            return [start + kind for kind in s.tables.anys if pool[kind]]
        return [start + kind for kind in payable(s.tables, pool, list(self.owed), self.any, self.n)]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        kind = action - s.tables.moves.pay
        s.pools[seat][kind] -= 1
        owed, laid = list(self.owed), list(self.laid)
        any_ = self.any
        if owed[kind]:
            owed[kind] -= 1
        else:
            any_ -= 1
        laid[kind] += 1
        _go_on(s, seat, Placing(self.card, tuple(owed), any_, self.n - 1, tuple(laid), self.by, self.extra), self.laid)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-pay", {"n": self.n, "card": card_word(s, self.card)})

    def prompt_for_others(self, s: ArcanaState, seat: int) -> Message:
        return TURN_PROMPT if self.by == NO_CARD else place_prompt(self.extra)
