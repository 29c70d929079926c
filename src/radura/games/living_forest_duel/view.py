"""What a pair of eyes sees of the table, and the facts worked out for display.

Places: ``deck``, ``discard``, ``revealed``, ``line.shared``, ``line.<seat>``, ``recruit.<slot>``,
``clearing.<0..6>`` (the card, then Onibi), ``grove.<element>`` with ``top.<element>``,
``forest.<seat>/<cell>`` (bottom to top), ``pile.<seat>`` (top to bottom), ``varans.<seat>``,
``sanki.supply|<seat>``, ``onibi.supply|<seat>``, ``tokens.<seat>``, ``lost.<seat>``, ``pointing``.
The face of a token in ``pointing`` is where it points: ``<card>/<element>``.
Counters: ``round``, ``fires.<seat>``, ``<clearing card>/fire``.
"""

from radura.core.view import NOBODY, View
from radura.games.living_forest_duel.forest import best_block
from radura.games.living_forest_duel.state import DuelState
from radura.games.living_forest_duel.steps.acts import onibi_place
from radura.games.living_forest_duel.steps.round import on_fire
from radura.games.living_forest_duel.steps.table import sanki_place, token_item, tokens_pointing
from radura.games.living_forest_duel.steps.turn import pointed_card
from radura.games.living_forest_duel.tables import (
    AMOUNTS,
    CELLS,
    ELEMENTS,
    FIRE_VALUE,
    FIRST_CLEARING,
    FIRST_SANKI,
    ITEMS,
    SEASON,
    SEASONS,
    SLOTS,
    TOKENS_EACH,
)


def names(items: list[int]) -> list[str]:
    """Return the names of items, leaving out empty slots."""
    return [ITEMS[item] for item in items if item >= 0]


def fill(s: DuelState, v: View) -> None:
    """Add to the view all that may be seen: everything but the order of the piles. OQ-39"""
    v.place("deck", names(s.deck), NOBODY)
    v.place("discard", names(s.discard))
    v.place("revealed", names([s.revealed]))
    v.place("line.shared", names(s.shared))
    for slot, card in enumerate(s.recruits):
        v.place(f"recruit.{slot}", names([card]))
    for pile, element in enumerate(ELEMENTS):
        v.place(f"grove.{element}", names(s.groves[pile]), NOBODY)
        v.place(f"top.{element}", names([s.tops[pile]]))
    for at in range(SLOTS):
        card_name = ITEMS[FIRST_CLEARING + at]
        v.place(f"clearing.{at}", [card_name, "onibi_figure"] if at == s.onibi else [card_name])
        v.counter(f"{card_name}/fire", s.burning[at])
    for owner in (-1, 0, 1):
        v.place(sanki_place(owner), [ITEMS[FIRST_SANKI + i] for i in range(3) if s.sanki[i] == owner])
        v.place(onibi_place(owner), ["onibi_card"] if s.holder == owner else [])
    v.counter("round", s.round)
    _fill_tokens(s, v)
    for seat in range(2):
        _fill_seat(s, v, seat)
    _fill_info(s, v)


def _fill_tokens(s: DuelState, v: View) -> None:
    v.place("pointing", tokens_pointing(s))
    for seat in range(2):
        gone = TOKENS_EACH - s.tokens[seat]
        lost: list[str] = []
        for number in range(gone):
            token = token_item(s, seat, number)
            at = seat * TOKENS_EACH + number
            if s.laid_on[at] < 0:
                lost.append(token)
            else:
                v.face(token, f"{ITEMS[s.laid_card[at]]}/{ELEMENTS[s.laid_on[at]]}")
        v.place(f"tokens.{seat}", [token_item(s, seat, number) for number in range(gone, TOKENS_EACH)])
        v.place(f"lost.{seat}", lost)


def _fill_seat(s: DuelState, v: View, seat: int) -> None:
    v.place(f"line.{seat}", names(s.lines[seat]))
    v.place(f"varans.{seat}", names(s.varans[seat]))
    v.place(f"pile.{seat}", names(s.piles[seat]), NOBODY)
    v.places[f"pile.{seat}"] += names(s.bottoms[seat])
    for cell, tree in zip(s.cells[seat], s.trees[seat], strict=True):
        v.places.setdefault(f"forest.{seat}/{CELLS[cell]}", []).append(ITEMS[tree])
    v.counter(f"fires.{seat}", s.fires[seat])


def _fill_info(s: DuelState, v: View) -> None:
    """Add the sums: what each element counts now, who needs what to win, what burns.

    ``open.<element>``: free elements of the shared line; ``from.<element>``: how many of its
    cards are already used up; ``points.<element>``: the card a token would point at.
    """
    fires = on_fire(s)
    v.info["burning"] = len(fires)
    v.info["fire_total"] = sum(FIRE_VALUE[at] for at in fires)
    for element, name in enumerate(ELEMENTS):
        card = pointed_card(s, element)
        v.info[f"open.{name}"] = s.open[element]
        v.info[f"from.{name}"] = used_up(s, element)
        v.info[f"points.{name}"] = ITEMS[card] if card >= 0 else ""
    for seat in range(2):
        v.info[f"season.{seat}"] = SEASONS[seat ^ s.summer]
        for element, name in enumerate(ELEMENTS):
            in_line = sum(AMOUNTS[card][element] for card in s.lines[seat])
            v.info[f"line.{seat}.{name}"] = in_line
            v.info[f"trees.{seat}.{name}"] = s.own[seat * 4 + element] - in_line
            v.info[f"strength.{seat}.{name}"] = s.strength(seat, element)
        v.info[f"solitary.{seat}"] = s.net_solitary(seat)
        v.info[f"block.{seat}"] = best_block(s.filled[seat])
        v.info[f"recruits.{seat}"] = sum(1 for c in s.recruits if c >= 0 and SEASON[c] == seat ^ s.summer)
        v.info[f"exit.{seat}"] = SLOTS - s.onibi if seat == s.summer else s.onibi + 1
        v.info[f"exit_wins.{seat}"] = int(s.holder == 1 - seat)


def used_up(s: DuelState, element: int) -> int:
    """Return how many cards of the shared line no longer count for an element. LF-8.5, LF-8.6"""
    last = -1
    for seat in range(2):
        for token in range(seat * TOKENS_EACH, (seat + 1) * TOKENS_EACH - s.tokens[seat]):
            if s.laid_on[token] == element:
                last = max(last, s.shared.index(s.laid_card[token]))
    return last + 1
