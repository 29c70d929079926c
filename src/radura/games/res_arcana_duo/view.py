"""What each pair of eyes may see, and dealing anew what it may not."""

from radura.core.chance import Rng
from radura.core.kernel import Frame
from radura.core.view import HIDDEN, OMNISCIENT, Eyes, View, only, sees
from radura.games.res_arcana_duo.knowledge import (
    BAG,
    CHOSEN,
    GIVEN,
    GONE,
    HAND,
    KEPT,
    MBAG,
    MTOP,
    PAIR,
    TOP,
    ZONES,
)
from radura.games.res_arcana_duo.state import TOKEN, ArcanaState
from radura.games.res_arcana_duo.steps.base import NO_CARD, Secret
from radura.games.res_arcana_duo.steps.paying import Pay, Placing
from radura.games.res_arcana_duo.steps.powers import PlaceNow
from radura.games.res_arcana_duo.steps.turns import TURN, Exchange, NextTurn
from radura.games.res_arcana_duo.steps.victory import target_of

# -- sight --------------------------------------------------------------------------------


def fill(s: ArcanaState, v: View) -> None:
    """Add the centre, then what each seat owns."""
    names = s.tables.names
    v.counter("round", s.round)
    v.info["target"] = target_of(s)
    v.place("items", [names[c] for c in s.centre])
    v.place("monuments", [names[c] for c in s.faceup])
    deck = [names[c] if sees(known, v.seat) else HIDDEN for c, known in zip(s.mtop, s.mknown, strict=True)]
    v.place("monument_deck", [*deck, *_unknown(s, v, s.mbag)])
    v.place("places", [names[c] for c in s.places])
    v.place("gone", _unknown(s, v, s.gone))
    for item in s.tables.items:
        _fill_lying(s, v, item)
    for seat in range(s.seats):
        _fill_seat(s, v, seat)
        _fill_points(s, v, seat)
    if s.passed:
        v.face(TOKEN, "passed")
    _fill_payment(s, v)


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
    if v.seat == seat and (known := known_deck(s, seat)):
        v.info[f"deck.{seat}"] = " ".join(sorted(names[c] for c in known))
    items = s.tables.items
    for card in s.play[seat]:
        if card in items:
            if s.passed >> seat & 1 and not _is_exchanging(s, seat):
                v.face(names[card], "passed")
        else:
            _fill_lying(s, v, card)
        if s.turned_mask >> card & 1:
            v.face(names[card], "turned")
    if s.passed >> seat & 1:
        v.info[f"passed.{seat}"] = 1


def pool_seen(s: ArcanaState, seat: int, eyes: Eyes) -> list[int]:
    """Return a pool as these eyes see it: what its owner does in secret has not happened for the others."""
    pool, frame = s.pools[seat], s.stack
    if frame is None or frame.seat != seat or eyes in (seat, OMNISCIENT) or not isinstance(frame.step, Secret):
        return pool
    return [n + aside for n, aside in zip(pool, frame.step.aside(s), strict=True)]


def _is_exchanging(s: ArcanaState, seat: int) -> bool:
    """Tell whether a seat is passing but has not chosen its new item yet."""
    return s.stack is not None and s.stack.seat == seat and isinstance(s.stack.step, Exchange)


def known_deck(s: ArcanaState, seat: int) -> list[int]:
    """Return the cards of the own deck below the known top ones, if their owner can tell which they are. RA-OQ.24"""
    hidden = hidden_zones(s, seat)
    candidates = s.known.of(seat)[seat * ZONES + BAG]
    possible = [card for cards in hidden.values() for card in cards if candidates >> card & 1]
    return possible if len(possible) == len(s.bags[seat]) else []


def _fill_lying(s: ArcanaState, v: View, card: int) -> None:
    start = card * len(s.tables.kinds)
    for k, kind in enumerate(s.tables.kinds):
        v.counter(f"{s.tables.names[card]}/{kind}", s.on[start + k])


def _fill_points(s: ArcanaState, v: View, seat: int) -> None:
    """Tell where the points come from, and what the next Collect step gives."""
    v.info[f"points.{seat}"] = s.points(seat)
    if s.first == seat:
        v.info[f"points.{seat}/{TOKEN}"] = s.tables.token_vp
    picks = 0
    gains = [0] * len(s.tables.kinds)
    for card in s.play[seat]:
        if points := s.points_of(card):
            v.info[f"points.{seat}/{s.tables.names[card]}"] = points
        for kind, n in s.tables.income[card]:
            gains[kind] += n
        picks += sum(n for _, n in s.tables.income_picks[card])
    for kind_name, n in zip(s.tables.kinds, gains, strict=True):
        if n:
            v.info[f"collect.{seat}/{kind_name}"] = n
    if picks:
        v.info[f"collect.{seat}/choice"] = picks


def _fill_payment(s: ArcanaState, v: View) -> None:
    """Tell the seat that pays what it still owes. RA-7"""
    if s.stack is None or not isinstance(s.stack.step, Pay | Placing) or v.seat not in (s.stack.seat, OMNISCIENT):
        return
    step = s.stack.step
    v.info["owed"] = step.n
    v.info["owed/for"] = s.tables.names[step.card]
    if any_ := step.any if isinstance(step, Placing) else step.n:
        v.info["owed/any"] = any_
    if isinstance(step, Placing):
        for kind, n in zip(s.tables.kinds, step.owed, strict=True):
            if n:
                v.info[f"owed/{kind}"] = n


# -- dealing anew ---------------------------------------------------------------------------


def resample(s: ArcanaState, observer: int, rng: Rng) -> None:
    """Spread the cards that the observer cannot see over the zones in which they may lie.

    The others know of it what the observer can take them to know. What another seat has begun in secret, it has not.
    """
    _take_back(s, observer)
    hidden = hidden_zones(s, observer)
    candidates = s.known.of(observer)
    cards = sorted([card for zone in hidden.values() for card in zone])
    room: dict[int, int] = {}
    masks: dict[int, int] = {}
    gone = s.known.shared(GONE)
    for cell, zone in hidden.items():
        # The backs tell what is out of the game: so many artifacts, so many mages, so many monuments.
        parts = _parts_of_gone(s) if cell == gone else {cell: _allowed(s, cell)}
        for part, sort in parts.items():
            if n := sum(sort >> card & 1 for card in zone):
                room[part] = n
                masks[part] = candidates[cell] & sort
    _put_back(s, observer, spread(cards, room, masks, rng), rng)
    s.known = s.known.as_taken_by(observer, s.bags)


def _take_back(s: ArcanaState, observer: int) -> None:
    """Let another seat stand before the choice again that the observer takes it to ponder."""
    frame = s.stack
    if frame is None or frame.seat == observer or not isinstance(frame.step, Secret):
        return
    step, seat, below = frame.step, frame.seat, frame.below
    pool = s.pools[seat]
    for kind, n in enumerate(step.aside(s)):
        pool[kind] += n
    if isinstance(step, Placing) and step.by != NO_CARD:
        s.stack = Frame(PlaceNow(step.by, step.extra), seat, below)
        return
    if below is not None and isinstance(below.step, NextTurn):
        below = below.below
    s.stack = Frame(TURN, seat, below)


def _allowed(s: ArcanaState, cell: int) -> int:
    """Return the cards that can lie in a cell at all, apart from those out of the game."""
    t = s.tables
    if cell >= s.seats * ZONES:
        return t.all_monuments
    return t.all_mages if cell % ZONES in (PAIR, CHOSEN) else t.all_artifacts


def _parts_of_gone(s: ArcanaState) -> dict[int, int]:
    """Return the cells into which the cards out of the game are parted, with the cards that can lie in each."""
    t, first = s.tables, s.known.width
    return {first + i: cards for i, cards in enumerate((t.all_artifacts, t.all_mages, t.all_monuments))}


def hidden_zones(s: ArcanaState, observer: int) -> dict[int, list[int]]:
    """Return the cards that the observer cannot see, by cell."""
    out: dict[int, list[int]] = {}
    for seat in range(s.seats):
        cell = seat * ZONES
        out[cell + BAG] = s.bags[seat]
        if seat != observer:
            out[cell + HAND] = s.hands[seat]
            out[cell + TOP] = s.tops[seat]
            out[cell + KEPT] = s.kept[seat]
            out[cell + GIVEN] = s.given[seat]
            out[cell + PAIR] = s.pairs[seat]
            out[cell + CHOSEN] = [card for card in (s.chosen[seat],) if card != NO_CARD]
    shared = s.seats * ZONES
    out[shared + GONE] = s.gone
    out[shared + MTOP] = [c for c, known in zip(s.mtop, s.mknown, strict=True) if not sees(known, observer)]
    out[shared + MBAG] = s.mbag
    return out


def spread(cards: list[int], room: dict[int, int], masks: dict[int, int], rng: Rng) -> dict[int, list[int]]:
    """Give every card a cell whose mask allows it, at random, and fill all cells exactly.

    Cards with few possibilities come first, so that the others hardly ever have to make room for them.
    """
    out: dict[int, list[int]] = {cell: [] for cell in room}
    free = dict(room)
    homes = [(card, [cell for cell, mask in masks.items() if mask >> card & 1]) for card in cards]
    homes.sort(key=lambda home: len(home[1]))
    for card, cells in homes:
        left = 0
        for cell in cells:
            left += free[cell]
        if not left:
            fits = _displace(card, cells, out, free, masks, set())
            assert fits, "the hidden cards fit nowhere"
            continue
        at = rng.below(left) if len(cells) > 1 else 0
        for cell in cells:
            at -= free[cell]
            if at < 0:
                out[cell].append(card)
                free[cell] -= 1
                break
    return out


def _displace(
    card: int, cells: list[int], out: dict[int, list[int]], free: dict[int, int], masks: dict[int, int], seen: set[int]
) -> bool:
    """Put a card into a full cell by moving another card on, through as many cells as it takes."""
    for cell in cells:
        if cell in seen:
            continue
        seen.add(cell)
        for i, other in enumerate(out[cell]):
            further = [c for c in masks if c != cell and masks[c] >> other & 1]
            open_ = next((c for c in further if free[c]), -1)
            if open_ >= 0:
                out[open_].append(other)
                free[open_] -= 1
                out[cell][i] = card
                return True
            if _displace(other, further, out, free, masks, seen):
                out[cell][i] = card
                return True
    return False


def _put_back(s: ArcanaState, observer: int, dealt: dict[int, list[int]], rng: Rng) -> None:
    """Lay the cards where they were dealt; where order counts, in random order."""

    def cards(cell: int) -> list[int]:
        return dealt.get(cell, [])

    for seat in range(s.seats):
        cell = seat * ZONES
        s.bags[seat] = cards(cell + BAG)
        if seat != observer:
            s.hands[seat] = cards(cell + HAND)
            s.tops[seat] = rng.shuffled(cards(cell + TOP))
    others = [seat != observer for seat in range(s.seats)]
    s.kept = [cards(i * ZONES + KEPT) if other else s.kept[i] for i, other in enumerate(others)]
    s.given = [cards(i * ZONES + GIVEN) if other else s.given[i] for i, other in enumerate(others)]
    s.pairs = [cards(i * ZONES + PAIR) if other else s.pairs[i] for i, other in enumerate(others)]
    s.chosen = [(cards(i * ZONES + CHOSEN) or [NO_CARD])[0] if other else s.chosen[i] for i, other in enumerate(others)]
    shared = s.seats * ZONES
    s.gone = [card for part in _parts_of_gone(s) for card in cards(part)]
    s.mbag = cards(shared + MBAG)
    unseen = iter(rng.shuffled(cards(shared + MTOP)))
    s.mtop = [card if sees(known, observer) else next(unseen) for card, known in zip(s.mtop, s.mknown, strict=True)]
