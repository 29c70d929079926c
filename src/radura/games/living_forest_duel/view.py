"""What a pair of eyes sees of the table, and the facts worked out for display.

Places: ``deck``, ``discard``, ``revealed``, ``line.shared``, ``line.<seat>``, ``recruit.<slot>``,
``clearing.<0..6>`` (the card, then Onibi), ``grove.<element>`` with ``top.<element>``,
``forest.<seat>/<cell>`` (bottom to top), ``pile.<seat>`` (top to bottom), ``varans.<seat>``,
``sanki.supply|<seat>``, ``onibi.supply|<seat>``, ``tokens.<seat>``, ``lost.<seat>``, ``pointing``.
The face of a token in ``pointing`` is where it points: ``<card>/<element>``.
Counters: ``round``, ``fires.<seat>``, ``<clearing card>/fire``.
"""

from collections.abc import Sequence

from msgspec import Struct

from radura.core.view import NOBODY, View
from radura.games.living_forest_duel.catalog import Season
from radura.games.living_forest_duel.forest import fullest_block
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.acts import onibi_place, steps_to_exit
from radura.games.living_forest_duel.steps.round import fire_total, on_fire
from radura.games.living_forest_duel.steps.table import sanki_place, solitary_loss, token_item, tokens_pointing
from radura.games.living_forest_duel.tables import ELEMENTS, SEASONS


class DuelAmounts(Struct, frozen=True):
    """So much of each element."""

    sun: int
    """For recruiting."""
    water: int
    """For putting out fires."""
    plant: int
    """For planting."""
    wind: int
    """For moving Onibi."""


class DuelSigns(Struct, frozen=True):
    """For each element, the items whose sign counts."""

    sun: list[str]
    """For recruiting."""
    water: list[str]
    """For putting out fires."""
    plant: list[str]
    """For planting."""
    wind: list[str]
    """For moving Onibi."""


class DuelSeat(Struct, frozen=True):
    """Facts of one seat for display."""

    season: Season
    """Whose spirit it is: Summer sits at the left end of the clearing."""
    strength: DuelAmounts
    """With which an action would start now."""
    line: DuelAmounts
    """The part of it that comes from the personal line."""
    trees: DuelAmounts
    """The part of it that comes from the forest."""
    counting: DuelSigns
    """What adds up to it: cards of the shared line behind the last token, of the personal line, visible trees."""
    solitary: int
    """Solitary symbols that count for it, less the gregarious ones."""
    solitary_cost: int
    """Action tokens that one more solitary symbol would cost, if it were revealed now."""
    recruits: int
    """Animals of its season in the recruitment line."""
    block: int
    """Filled cells of the fullest block of its forest."""
    cells: int
    """Filled cells of its forest."""
    exit: int
    """Steps with which it drives Onibi out of the clearing."""
    exit_wins: bool
    """True if Onibi going out there wins."""


class DuelGoals(Struct, frozen=True):
    """The numbers of the rules that a table shows."""

    fires: int
    """Fire tokens that win."""
    recruits: int
    """Places in the recruitment line."""
    block: int
    """Trees of a block that wins."""
    block_side: int
    """Trees on each side of it."""
    steps: int
    """Cards in the clearing."""
    tokens: int
    """Action tokens of each seat."""
    solitary: list[int]
    """With how many solitary symbols a first and a second token are lost."""


class DuelFacts(Struct, frozen=True):
    """Facts of Living Forest Duel for display."""

    seats: list[DuelSeat]
    """By seat."""
    open: DuelAmounts
    """Elements of the shared line that no token has used up: what it adds to the strength of both seats."""
    on_fire: list[str]
    """The clearing cards on fire: with a fire token, or with Onibi."""
    fire: int
    """Their fire values together: so much water is needed at the end of the round."""
    begins_next: int | None
    """The seat that begins the next round, as soon as that is decided."""
    goals: DuelGoals
    """The numbers that the rules require."""


def fill(s: DuelState, v: View) -> None:
    """Add to the view all that may be seen: everything but the order of the piles. OQ-39"""
    t = s.tables
    places, counters = v.places, v.counters
    v.place("deck", names(s, s.deck), NOBODY)
    places["discard"] = names(s, s.discard)
    places["revealed"] = single(s, s.revealed)
    places["line.shared"] = names(s, s.shared)
    for slot, card in enumerate(t.clearing):
        places[f"recruit.{slot}"] = single(s, s.recruits[slot])
        places[f"clearing.{slot}"] = [card]
        counters[f"{card}/fire"] = s.burning[slot]
    places[f"clearing.{s.onibi}"].append(t.items[t.onibi_figure])
    for pile, element in enumerate(ELEMENTS):
        v.place(f"grove.{element}", names(s, s.groves[pile]), NOBODY)
        places[f"top.{element}"] = single(s, s.tops[pile])
    for owner in (-1, 0, 1):
        places[sanki_place(owner)] = [t.items[t.first_sanki + i] for i in range(t.n_sanki) if s.sanki[i] == owner]
        places[onibi_place(owner)] = [t.items[t.onibi_card]] if s.holder == owner else []
    counters["round"] = s.round
    places["pointing"] = tokens_pointing(s)
    for seat in range(2):
        _fill_tokens(s, v, seat)
        _fill_seat(s, v, seat)
    v.facts = _facts(s)


def names(s: DuelState, items: list[int]) -> list[str]:
    """Return the names of items."""
    known = s.tables.items
    return [known[item] for item in items]


def single(s: DuelState, item: int) -> list[str]:
    """Return the name of what lies on a place for one card, if anything does."""
    return [s.tables.items[item]] if item >= 0 else []


def _fill_tokens(s: DuelState, v: View, seat: int) -> None:
    t = s.tables
    gone = t.tokens_each - s.tokens[seat]
    lost: list[str] = []
    for number in range(gone):
        token = token_item(s, seat, number)
        at = seat * t.tokens_each + number
        if s.laid_on[at] < 0:
            lost.append(token)
        else:
            v.faces[token] = f"{t.items[s.laid_card[at]]}/{ELEMENTS[s.laid_on[at]]}"
    v.places[f"tokens.{seat}"] = [token_item(s, seat, number) for number in range(gone, t.tokens_each)]
    v.places[f"lost.{seat}"] = lost


def _fill_seat(s: DuelState, v: View, seat: int) -> None:
    places = v.places
    places[f"line.{seat}"] = names(s, s.lines[seat])
    places[f"varans.{seat}"] = names(s, s.varans[seat])
    v.place(f"pile.{seat}", names(s, s.piles[seat]), NOBODY)
    places[f"pile.{seat}"] += names(s, s.bottoms[seat])
    t = s.tables
    for cell, tree in zip(s.cells[seat], s.trees[seat], strict=True):
        places.setdefault(f"forest.{seat}/{t.cells[cell]}", []).append(t.items[tree])
    v.counters[f"fires.{seat}"] = s.fires[seat]


def _facts(s: DuelState) -> DuelFacts:
    t = s.tables
    fires = on_fire(s)
    free = [s.shared[used_up(s, element) :] for element in range(4)]
    return DuelFacts(
        [_seat_facts(s, seat, free) for seat in range(2)],
        DuelAmounts(*s.open),
        [t.clearing[at] for at in fires],
        fire_total(s, fires),
        s.first_done if s.first_done >= 0 else None,
        DuelGoals(
            t.fires_to_win,
            t.slots,
            t.block_cells,
            t.block_side,
            t.slots,
            t.tokens_each,
            [t.first_loss_at, t.second_loss_at],
        ),
    )


def _seat_facts(s: DuelState, seat: int, free: list[list[int]]) -> DuelSeat:
    t = s.tables
    visible = s.spots[seat].visible
    return DuelSeat(
        SEASONS[seat ^ s.summer],
        DuelAmounts(*(s.strength(seat, element) for element in range(4))),
        _sums(s, s.lines[seat]),
        _sums(s, visible),
        DuelSigns(*(_showing(s, element, free[element], s.lines[seat], visible) for element in range(4))),
        s.net_solitary(seat),
        solitary_loss(s, seat, s.net_solitary(seat) + 1),
        s.own_recruits(seat),
        fullest_block(t, s.spots[seat], s.filled[seat]),
        s.filled[seat].bit_count(),
        steps_to_exit(s, seat),
        s.holder == 1 - seat,
    )


def _sums(s: DuelState, cards: Sequence[int]) -> DuelAmounts:
    amounts = s.tables.amounts
    return DuelAmounts(*(sum(amounts[card][element] for card in cards) for element in range(4)))


def _showing(s: DuelState, element: int, *rows: list[int]) -> list[str]:
    t = s.tables
    return [t.items[card] for row in rows for card in row if t.amounts[card][element]]


def used_up(s: DuelState, element: int) -> int:
    """Return how many cards of the shared line no longer count for an element. LF-8.5, LF-8.6"""
    if not s.mark[element]:
        return 0
    t = s.tables
    last = -1
    for seat in range(2):
        for token in range(seat * t.tokens_each, (seat + 1) * t.tokens_each - s.tokens[seat]):
            if s.laid_on[token] == element:
                last = max(last, s.shared.index(s.laid_card[token]))
    return last + 1
