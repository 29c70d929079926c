"""Dealing anew what a seat cannot know: its samples of the match."""

from radura.core.chance import Rng
from radura.core.kernel import Frame
from radura.core.view import sees
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
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.base import NO_CARD, Secret
from radura.games.res_arcana_duo.steps.paying import Placing
from radura.games.res_arcana_duo.steps.powers import PlaceNow
from radura.games.res_arcana_duo.steps.turns import TURN, NextTurn


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
