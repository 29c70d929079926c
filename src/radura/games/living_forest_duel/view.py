"""What a pair of eyes sees of the table, and the facts worked out for display.

Places: ``deck``, ``discard``, ``revealed``, ``line.shared``, ``line.<seat>``, ``recruit.<slot>``,
``clearing.<0..6>`` (the card, then Onibi), ``grove.<element>`` with ``top.<element>``,
``forest.<seat>/<cell>`` (bottom to top), ``pile.<seat>`` (top to bottom), ``varans.<seat>``,
``sanki.supply|<seat>``, ``onibi.supply|<seat>``, ``tokens.<seat>``, ``lost.<seat>``, ``pointing``.
The face of a token in ``pointing`` is where it points: ``<card>/<element>``.
Counters: ``round``, ``fires.<seat>``, ``<clearing card>/fire``.
"""

from typing import Final

from radura.core.text import Arg
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

_CLEARING: Final = ITEMS[FIRST_CLEARING : FIRST_CLEARING + SLOTS]
_RECRUIT: Final = [f"recruit.{slot}" for slot in range(SLOTS)]
_SPACE: Final = [f"clearing.{at}" for at in range(SLOTS)]
_FIRE: Final = [f"{card}/fire" for card in _CLEARING]
_GROVE: Final = [f"grove.{element}" for element in ELEMENTS]
_TOP: Final = [f"top.{element}" for element in ELEMENTS]
_FOREST: Final = [[f"forest.{seat}/{cell}" for cell in CELLS] for seat in range(2)]
_SUMS: Final = [
    [(f"line.{seat}.{name}", f"trees.{seat}.{name}", f"strength.{seat}.{name}") for name in ELEMENTS]
    for seat in range(2)
]


def names(items: list[int]) -> list[str]:
    """Return the names of items."""
    return [ITEMS[item] for item in items]


def single(item: int) -> list[str]:
    """Return the name of what lies on a place for one card, if anything does."""
    return [ITEMS[item]] if item >= 0 else []


def fill(s: DuelState, v: View) -> None:
    """Add to the view all that may be seen: everything but the order of the piles. OQ-39"""
    places, counters = v.places, v.counters
    v.place("deck", names(s.deck), NOBODY)
    places["discard"] = names(s.discard)
    places["revealed"] = single(s.revealed)
    places["line.shared"] = names(s.shared)
    for slot in range(SLOTS):
        places[_RECRUIT[slot]] = single(s.recruits[slot])
        places[_SPACE[slot]] = [_CLEARING[slot]]
        counters[_FIRE[slot]] = s.burning[slot]
    places[_SPACE[s.onibi]].append("onibi_figure")
    for pile in range(4):
        v.place(_GROVE[pile], names(s.groves[pile]), NOBODY)
        places[_TOP[pile]] = single(s.tops[pile])
    for owner in (-1, 0, 1):
        places[sanki_place(owner)] = [ITEMS[FIRST_SANKI + i] for i in range(3) if s.sanki[i] == owner]
        places[onibi_place(owner)] = ["onibi_card"] if s.holder == owner else []
    counters["round"] = s.round
    _fill_tokens(s, v)
    for seat in range(2):
        _fill_seat(s, v, seat)
    _fill_info(s, v.info)


def _fill_tokens(s: DuelState, v: View) -> None:
    v.places["pointing"] = tokens_pointing(s)
    for seat in range(2):
        gone = TOKENS_EACH - s.tokens[seat]
        lost: list[str] = []
        for number in range(gone):
            token = token_item(s, seat, number)
            at = seat * TOKENS_EACH + number
            if s.laid_on[at] < 0:
                lost.append(token)
            else:
                v.faces[token] = f"{ITEMS[s.laid_card[at]]}/{ELEMENTS[s.laid_on[at]]}"
        v.places[f"tokens.{seat}"] = [token_item(s, seat, number) for number in range(gone, TOKENS_EACH)]
        v.places[f"lost.{seat}"] = lost


def _fill_seat(s: DuelState, v: View, seat: int) -> None:
    places = v.places
    places[f"line.{seat}"] = names(s.lines[seat])
    places[f"varans.{seat}"] = names(s.varans[seat])
    v.place(f"pile.{seat}", names(s.piles[seat]), NOBODY)
    places[f"pile.{seat}"] += names(s.bottoms[seat])
    cell_names = _FOREST[seat]
    for cell, tree in zip(s.cells[seat], s.trees[seat], strict=True):
        places.setdefault(cell_names[cell], []).append(ITEMS[tree])
    v.counters[f"fires.{seat}"] = s.fires[seat]


def _fill_info(s: DuelState, info: dict[str, Arg]) -> None:
    """Add the sums: what each element counts now, who needs what to win, what burns.

    ``open.<element>``: free elements of the shared line; ``from.<element>``: how many of its
    cards are already used up; ``points.<element>``: the card a token would point at.
    """
    fires = on_fire(s)
    info["burning"] = len(fires)
    info["fire_total"] = sum(FIRE_VALUE[at] for at in fires)
    for element, name in enumerate(ELEMENTS):
        card = pointed_card(s, element)
        info[f"open.{name}"] = s.open[element]
        info[f"from.{name}"] = used_up(s, element)
        info[f"points.{name}"] = ITEMS[card] if card >= 0 else ""
    for seat in range(2):
        season = seat ^ s.summer
        info[f"season.{seat}"] = SEASONS[season]
        in_line = [0, 0, 0, 0]
        for card in s.lines[seat]:
            for element in range(4):
                in_line[element] += AMOUNTS[card][element]
        for element, (line, trees, strength) in enumerate(_SUMS[seat]):
            info[line] = in_line[element]
            info[trees] = s.own[seat * 4 + element] - in_line[element]
            info[strength] = s.strength(seat, element)
        info[f"solitary.{seat}"] = s.net_solitary(seat)
        info[f"block.{seat}"] = best_block(s.filled[seat])
        info[f"recruits.{seat}"] = sum(1 for card in s.recruits if card >= 0 and SEASON[card] == season)
        info[f"exit.{seat}"] = SLOTS - s.onibi if season == 0 else s.onibi + 1
        info[f"exit_wins.{seat}"] = int(s.holder == 1 - seat)


def used_up(s: DuelState, element: int) -> int:
    """Return how many cards of the shared line no longer count for an element. LF-8.5, LF-8.6"""
    last = -1
    if not s.mark[element]:
        return 0
    for seat in range(2):
        for token in range(seat * TOKENS_EACH, (seat + 1) * TOKENS_EACH - s.tokens[seat]):
            if s.laid_on[token] == element:
                last = max(last, s.shared.index(s.laid_card[token]))
    return last + 1
