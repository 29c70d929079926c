"""One position of Living Forest Duel.

Seats, not seasons, index everything a player owns; ``summer`` tells which seat is Summer.
What the cards in play add up to is kept as running sums, so that asking for a strength
costs nothing; ``derive`` works all of them out from the cards.
"""

from typing import TYPE_CHECKING, Final, TypeVar

from radura.core.compiled import mypyc_attr
from radura.core.kernel import State
from radura.games.living_forest_duel.actions import Moves
from radura.games.living_forest_duel.forest import NO_SPOTS, Spots, with_tree
from radura.games.living_forest_duel.tables import NOTHING, Tables

if TYPE_CHECKING:
    from radura.core.game import Game

T = TypeVar("T")

SHARED: Final = 2
"""Beside the two seats: the index of the shared line in ``lone``."""


def replaced(items: list[T], index: int, new: T) -> list[T]:
    """Return the list with something else at this index, leaving the given one as it is."""
    out = items[:]
    out[index] = new
    return out


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelState(State):
    """Cards as ints in lists. Bags (piles without order) are kept sorted.

    Most lists change seldom: they are replaced as a whole (``replaced``), never edited, so
    that clones can share them. Only those that ``clone`` copies are edited in place.
    """

    __slots__ = (
        "bottoms",
        "burning",
        "cells",
        "cheapest",
        "deck",
        "discard",
        "filled",
        "fires",
        "first_done",
        "groves",
        "holder",
        "laid_card",
        "laid_on",
        "least_fire",
        "lines",
        "lone",
        "lost",
        "mark",
        "mine",
        "moves",
        "onibi",
        "open",
        "own",
        "piles",
        "recruits",
        "revealed",
        "round",
        "sanki",
        "shared",
        "shown",
        "spots",
        "summer",
        "tables",
        "tokens",
        "tops",
        "trees",
        "varans",
    )

    def __init__(
        self, game: "Game[DuelState]", tables: Tables, moves: Moves, seats: int, options: dict[str, str]
    ) -> None:
        super().__init__(game, seats, options)
        self.tables: Tables = tables
        self.moves: Moves = moves
        self.summer: int = int(options["summer"])
        # -- the common table
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.shared: list[int] = []
        self.revealed: int = -1  # a varan whose owner decides about a Sanki card
        self.recruits: list[int] = [-1] * tables.slots
        self.groves: list[list[int]] = [[], [], [], []]
        self.tops: list[int] = [-1] * 4
        self.burning: list[int] = [0] * tables.slots
        self.onibi: int = tables.onibi_start
        self.holder: int = -1  # of the Onibi card
        self.sanki: list[int] = [-1] * tables.n_sanki  # owner of each card; -1: supply
        self.round: int = 1
        self.first_done: int = -1  # who ran out of tokens first in this round
        # -- by seat
        self.lines: list[list[int]] = [[], []]
        self.piles: list[list[int]] = [[], []]
        self.bottoms: list[list[int]] = [[], []]
        self.varans: list[list[int]] = [[], []]
        self.cells: list[list[int]] = [[], []]  # every planting, in order: where ...
        self.trees: list[list[int]] = [[], []]  # ... and what
        self.fires: list[int] = [0, 0]
        self.tokens: list[int] = [tables.tokens_each, tables.tokens_each]
        self.lost: list[int] = [0, 0]  # tokens lost to solitary symbols in this round
        # -- tokens gone, in order, ``tokens_each`` a seat: the element and card they point at, -1 for a lost one
        self.laid_on: list[int] = [-1] * (2 * tables.tokens_each)
        self.laid_card: list[int] = [-1] * (2 * tables.tokens_each)
        # -- running sums: see derive
        self.open: list[int] = [0] * 4
        self.shown: list[int] = [0] * 4
        self.mark: list[int] = [0] * 4
        self.mine: list[int] = [-1] * 8
        self.own: list[int] = [0] * 8
        self.lone: list[int] = [0, 0, 0]
        self.cheapest: int = NOTHING
        self.least_fire: int = NOTHING
        self.filled: list[int] = [0, 0]
        self.spots: list[Spots] = [NO_SPOTS, NO_SPOTS]

    def clone(self) -> "DuelState":
        s = DuelState.__new__(DuelState)
        self.base_to(s)
        s.tables = self.tables
        s.moves = self.moves
        s.summer = self.summer
        s.deck = self.deck[:]
        s.discard = self.discard
        s.shared = self.shared[:]
        s.revealed = self.revealed
        s.recruits = self.recruits
        s.groves = self.groves
        s.tops = self.tops
        s.burning = self.burning
        s.onibi = self.onibi
        s.holder = self.holder
        s.sanki = self.sanki
        s.round = self.round
        s.first_done = self.first_done
        lines = self.lines
        s.lines = [lines[0][:], lines[1][:]]
        s.piles = self.piles
        s.bottoms = self.bottoms
        s.varans = self.varans
        s.cells = self.cells
        s.trees = self.trees
        s.fires = self.fires
        s.tokens = self.tokens[:]
        s.lost = self.lost
        s.laid_on = self.laid_on
        s.laid_card = self.laid_card
        s.open = self.open[:]
        s.shown = self.shown[:]
        s.mark = self.mark[:]
        s.mine = self.mine[:]
        s.own = self.own[:]
        s.lone = self.lone[:]
        s.cheapest = self.cheapest
        s.least_fire = self.least_fire
        s.filled = self.filled
        s.spots = self.spots
        return s

    # -- the running sums -----------------------------------------------------------

    def derive(self) -> None:
        """Work out every running sum from the cards."""
        t = self.tables
        # Elements of the shared line behind the last token of their type. LF-8.5, OQ-29
        self.open = [0] * 4
        # How many cards of the shared line show each type.
        self.shown = [0] * 4
        # The last sign of each type that a token points at, counted like ``shown``.
        self.mark = [0] * 4
        # The same for each seat's own tokens, -1 without one; seat * 4 + element.
        self.mine = [-1] * 8
        # Elements of the personal line and the forest; seat * 4 + element. LF-8.7, LF-8.8
        self.own = [0] * 8
        # Solitary less gregarious symbols of each personal line and of the shared line. LF-7.2
        self.lone = [0, 0, 0]
        self.deck.sort()
        self.groves = [sorted(pile) for pile in self.groves]
        self.piles = [sorted(pile) for pile in self.piles]
        shared, self.shared = self.shared, []
        for card in shared:
            self.add_shared(card)
            for seat in range(2):
                first = seat * t.tokens_each
                for token in range(first, first + t.tokens_each - self.tokens[seat]):
                    if self.laid_card[token] == card:
                        self.point(seat, self.laid_on[token])
        self.filled = []
        self.spots = []
        for seat in range(2):
            line, self.lines[seat] = self.lines[seat], []
            for card in line:
                self.add_own(seat, card)
            spots = NO_SPOTS
            for cell, tree in zip(self.cells[seat], self.trees[seat], strict=True):
                spots = with_tree(t, spots, cell, tree)
            self.spots.append(spots)
            filled = 0
            for cell, tree in spots.tops.items():
                self.count(seat, tree, 1)
                filled |= 1 << cell
            self.filled.append(filled)
        self.find_cheapest()
        self.find_least_fire()

    def add_shared(self, card: int) -> None:
        """Put a card at the end of the shared line."""
        self.shared.append(card)
        t = self.tables
        self.lone[SHARED] += t.solitary[card]
        for element, amount in t.signs[card]:
            self.open[element] += amount
            self.shown[element] += 1

    def add_own(self, seat: int, card: int) -> None:
        """Put a card at the end of a personal line."""
        self.lines[seat].append(card)
        self.lone[seat] += self.tables.solitary[card]
        self.count(seat, card, 1)

    def count(self, seat: int, card: int, sign: int) -> None:
        """Add the elements of a card or tree to what a seat owns, or (-1) take them away."""
        for element, amount in self.tables.signs[card]:
            self.own[seat * 4 + element] += sign * amount

    def point(self, seat: int, element: int) -> None:
        """Mark the last sign of an element as pointed at: what was counted is used up. LF-8.6"""
        self.mark[element] = self.mine[seat * 4 + element] = self.shown[element]
        self.open[element] = 0

    def find_cheapest(self) -> None:
        """Note the lowest cost in the recruitment line."""
        cost = self.tables.cost
        cheapest = NOTHING
        for card in self.recruits:
            if card >= 0:
                price = cost[card]
                if price < cheapest:
                    cheapest = price
        self.cheapest = cheapest

    def find_least_fire(self) -> None:
        """Note the lowest value of a fire token in the clearing."""
        values = self.tables.fire_value
        least = NOTHING
        for slot, fire in enumerate(self.burning):
            if fire and values[slot] < least:
                least = values[slot]
        self.least_fire = least

    # -- questions ------------------------------------------------------------------

    def strength(self, seat: int, element: int) -> int:
        """Return the strength of an action that starts now. LF-8.5 to LF-8.8, OQ-3"""
        total = self.open[element] + self.own[seat * 4 + element]
        return total if total > 0 else 0

    def net_solitary(self, seat: int) -> int:
        """Return the solitary symbols that count for a seat, less the gregarious ones. LF-7.2, LF-7.3"""
        return self.lone[seat] + self.lone[SHARED]

    def own_recruits(self, seat: int) -> int:
        """Return how many animals of the recruitment line are of a seat's season. LF-1.7"""
        seasons = self.tables.season
        season = seat ^ self.summer
        own = 0
        for card in self.recruits:
            if card >= 0 and seasons[card] == season:
                own += 1
        return own

    def sanki_of(self, seat: int) -> int:
        """Return a Sanki card of this seat (-1: of the supply) by its number, or -1 if it has none."""
        return self.sanki.index(seat) if seat in self.sanki else -1
