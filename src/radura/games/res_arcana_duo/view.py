"""What each pair of eyes may see: places, counters, faces, and the facts worked out from them."""

import msgspec

from radura.core.view import HIDDEN, OMNISCIENT, Amount, Eyes, View, only, sees
from radura.games.res_arcana_duo.dealing import hidden_zones
from radura.games.res_arcana_duo.knowledge import BAG, ZONES
from radura.games.res_arcana_duo.state import MONUMENT_DECK, TOKEN, ArcanaState
from radura.games.res_arcana_duo.steps.base import NO_CARD, Secret
from radura.games.res_arcana_duo.steps.paying import Pay, Placing
from radura.games.res_arcana_duo.steps.turns import Exchange
from radura.games.res_arcana_duo.steps.victory import target_of


class ArcanaSource(msgspec.Struct, frozen=True):
    """Something that is worth points."""

    item: str
    """A component in play, or the first player token."""
    points: int


class ArcanaSeat(msgspec.Struct, frozen=True):
    """Facts of one seat for display."""

    points: int
    sources: list[ArcanaSource]
    """Where the points come from."""
    collect: list[Amount]
    """The yield of the next Collect step; "any" is an essence that the seat will choose."""
    passed: bool
    """It has passed in this round."""
    deck: list[str]
    """The cards of its deck below those known on top, by name, if its owner can know them; otherwise empty."""


class ArcanaPayment(msgspec.Struct, frozen=True):
    """The rest of a payment."""

    card: str
    """The card that is paid for."""
    icons: list[Amount]
    """The icons of the cost that are left; "any" takes any essence."""
    n: int
    """How many of these icons are paid; a discount saves the others."""


class ArcanaFacts(msgspec.Struct, frozen=True):
    """Facts of Res Arcana Duo for display, besides its pieces."""

    target: int
    """The points that end the match."""
    monument_cost: int
    """The Gold that every monument costs."""
    seats: list[ArcanaSeat]
    payment: ArcanaPayment | None
    """Only for the seat that pays."""


def fill(s: ArcanaState, v: View) -> None:
    """Add the centre, what each seat owns, and the facts."""
    names = s.tables.names
    v.counter("round", s.round)
    v.place("items", [names[c] for c in s.centre])
    v.place("monuments", [names[c] for c in s.faceup])
    deck = [names[c] if sees(known, v.seat) else HIDDEN for c, known in zip(s.mtop, s.mknown, strict=True)]
    v.place(MONUMENT_DECK, [*deck, *_unknown(s, v, s.mbag)])
    v.place("places", [names[c] for c in s.places])
    v.place("gone", _unknown(s, v, s.gone))
    for item in s.tables.items:
        _fill_lying(s, v, item)
    for seat in range(s.seats):
        _fill_seat(s, v, seat)
    if s.passed:
        v.face(TOKEN, "passed")
    v.facts = ArcanaFacts(
        target=target_of(s),
        monument_cost=s.tables.monument_cost,
        seats=[_seat(s, seat, v.seat) for seat in range(s.seats)],
        payment=_payment(s, v.seat),
    )


def _unknown(s: ArcanaState, v: View, cards: list[int]) -> list[str]:
    """Return cards that nobody at the table can tell apart."""
    return [s.tables.names[c] if v.seat == OMNISCIENT else HIDDEN for c in cards]


def _fill_seat(s: ArcanaState, v: View, seat: int) -> None:
    names = s.tables.names
    mine = only(seat)
    for kind, n in zip(s.tables.kinds, pool_seen(s, seat, v.seat), strict=True):
        v.counter(f"{kind}.{seat}", n)
    v.place(f"token.{seat}", [TOKEN] if s.first == seat else [])
    v.place(f"play.{seat}", [names[c] for c in s.play[seat]])
    v.place(f"hand.{seat}", [names[c] for c in s.hands[seat]], seen=mine)
    v.place(f"discard.{seat}", [names[c] for c in s.discards[seat]])
    v.place(f"kept.{seat}", [names[c] for c in s.kept[seat]], seen=mine)
    v.place(f"given.{seat}", [names[c] for c in s.given[seat]], seen=mine)
    v.place(f"mages.{seat}", [names[c] for c in s.pairs[seat]], seen=mine)
    v.place(f"chosen.{seat}", [names[s.chosen[seat]]] if s.chosen[seat] != NO_CARD else [], seen=mine)
    v.place(f"deck.{seat}", [names[c] for c in s.tops[seat]], seen=mine)
    v.places[f"deck.{seat}"] += _unknown(s, v, s.bags[seat])
    items = s.tables.items
    for card in s.play[seat]:
        if card in items:
            if s.passed >> seat & 1 and not is_exchanging(s, seat):
                v.face(names[card], "passed")
        else:
            _fill_lying(s, v, card)
        if s.turned_mask >> card & 1:
            v.face(names[card], "turned")


def pool_seen(s: ArcanaState, seat: int, eyes: Eyes) -> list[int]:
    """Return a pool as these eyes see it: what its owner does in secret has not happened for the others."""
    pool, frame = s.pools[seat], s.stack
    if frame is None or frame.seat != seat or eyes in (seat, OMNISCIENT) or not isinstance(frame.step, Secret):
        return pool
    return [n + aside for n, aside in zip(pool, frame.step.aside(s), strict=True)]


def is_exchanging(s: ArcanaState, seat: int) -> bool:
    """Tell whether a seat is passing but has not chosen its new item yet."""
    return s.stack is not None and s.stack.seat == seat and isinstance(s.stack.step, Exchange)


def _fill_lying(s: ArcanaState, v: View, card: int) -> None:
    start = card * len(s.tables.kinds)
    for k, kind in enumerate(s.tables.kinds):
        v.counter(f"{s.tables.names[card]}/{kind}", s.on[start + k])


# -- facts --------------------------------------------------------------------------------


def _seat(s: ArcanaState, seat: int, eyes: Eyes) -> ArcanaSeat:
    t = s.tables
    sources = [ArcanaSource(TOKEN, t.token_vp)] if s.first == seat else []
    sources += [ArcanaSource(t.names[card], n) for card in s.play[seat] if (n := s.points_of(card))]
    return ArcanaSeat(
        points=s.points(seat),
        sources=sources,
        collect=_collect(s, seat),
        passed=bool(s.passed >> seat & 1),
        deck=sorted(t.names[card] for card in known_deck(s, seat)) if eyes == seat else [],
    )


def _collect(s: ArcanaState, seat: int) -> list[Amount]:
    """Return what the next Collect step brings a seat."""
    t = s.tables
    gains = [0] * len(t.kinds)
    picks = 0
    for card in s.play[seat]:
        for kind, n in t.income[card]:
            gains[kind] += n
        picks += sum(n for _, n in t.income_picks[card])
    out = [Amount(kind, n) for kind, n in zip(t.kinds, gains, strict=True) if n]
    return [*out, Amount("any", picks)] if picks else out


def known_deck(s: ArcanaState, seat: int) -> list[int]:
    """Return the cards of the own deck below the known top ones, if their owner can tell which they are. RA-OQ.24"""
    candidates = s.known.of(seat)[seat * ZONES + BAG]
    possible = [card for cards in hidden_zones(s, seat).values() for card in cards if candidates >> card & 1]
    return possible if len(possible) == len(s.bags[seat]) else []


def _payment(s: ArcanaState, eyes: Eyes) -> ArcanaPayment | None:
    """Tell the seat that pays what it still owes. RA-7"""
    if s.stack is None or eyes not in (s.stack.seat, OMNISCIENT):
        return None
    step, t = s.stack.step, s.tables
    if isinstance(step, Pay):
        return ArcanaPayment(t.names[step.card], [Amount("any", step.n)], step.n)
    if isinstance(step, Placing):
        icons = [Amount(kind, n) for kind, n in zip(t.kinds, step.owed, strict=True) if n]
        icons += [Amount("any", step.any)] if step.any else []
        return ArcanaPayment(t.names[step.card], icons, step.n)
    return None
