"""The catalogue as flat tables: every card is an int, every fact a list indexed by it.

Cards are numbered so that groups are ranges: animals (common, stag, Summer, Winter, varans), trees (by pile,
then the starting trees), clearing, Sanki, Onibi card. The figure and the action tokens follow.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from radura.games.living_forest_duel.catalog import BONUSES as BONUSES
from radura.games.living_forest_duel.catalog import ELEMENTS as ELEMENTS
from radura.games.living_forest_duel.catalog import SEASONS as SEASONS
from radura.games.living_forest_duel.catalog import SIDES, Animal, Catalog, Entry, Piece, Tree

SUN: Final = 0
WATER: Final = 1
PLANT: Final = 2
WIND: Final = 3
"""Elements, in the order of ELEMENTS."""

NO_BONUS: Final = -1
SANKI_BONUS: Final = 0
EXTINGUISH_BONUS: Final = 1
RECRUIT_BONUS: Final = 2
PLANT_BONUS: Final = 3
"""Bonus actions, in the order of BONUSES. LF-13.1"""

NOTHING: Final = 1 << 20
"""A price nobody can pay: there is nothing to take."""

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8
"""Sides of a tree, as bits in the order of SIDES."""

SIGNS: Final = (*ELEMENTS, "solitary")
"""What can be added up over cards: the elements, and solitary less gregarious symbols."""
DIGIT: Final = 10
"""Bits of a sum of one sign in a packed number: all of them are added up at once."""
HALF: Final = 1 << DIGIT - 1
NO_SIGNS: Final = sum(HALF << DIGIT * sign for sign in range(len(SIGNS)))
"""Where a packed sum begins: in the middle, since signs can be negative."""


def unpacked(sums: int, sign: int) -> int:
    """Return one of the sums of a packed number that began as ``NO_SIGNS``."""
    return (sums >> DIGIT * sign & 2 * HALF - 1) - HALF


def _copies(entries: Iterable[Entry]) -> tuple[list[str], list[str]]:
    """Return the item names and, beside them, the card each item is a copy of."""
    items: list[str] = []
    cards: list[str] = []
    for entry in entries:
        for copy in range(entry.count):
            items.append(entry.id if entry.count == 1 else f"{entry.id}.{copy}")
            cards.append(entry.id)
    return items, cards


def _animals(c: Catalog) -> list[Animal]:
    """Return the animals in the order in which they are numbered."""
    groups = ("common", "stag", "season", "varan")
    return sorted(c.animals, key=lambda animal: (groups.index(animal.group), SEASONS.index(animal.season or "summer")))


def _trees(c: Catalog) -> list[Tree]:
    """Return the trees in the order in which they are numbered."""
    piles = sorted((t for t in c.trees if t.pile is not None), key=lambda tree: ELEMENTS.index(tree.pile or "sun"))
    return [*piles, *c.starting("summer"), *c.starting("winter")]


def _pieces(pieces: Sequence[Piece], *ids: str) -> list[Piece]:
    return [piece for id in ids for piece in pieces if piece.id == id]


class Tables:
    """All facts of one box, as the rules look them up."""

    __slots__ = (
        "amounts",
        "block",
        "block_cells",
        "block_side",
        "card_of",
        "cells",
        "clearing",
        "common",
        "cost",
        "deal_must_exceed",
        "fire_value",
        "fires_start",
        "fires_to_win",
        "first_clearing",
        "first_loss_at",
        "first_sanki",
        "first_season",
        "first_start",
        "first_token",
        "first_tree",
        "first_varan",
        "guardians",
        "half_line",
        "items",
        "lake",
        "land_bonus",
        "most",
        "n_sanki",
        "onibi_card",
        "onibi_figure",
        "onibi_start",
        "packed",
        "pile_of",
        "piles",
        "river",
        "season",
        "second_loss_at",
        "signs",
        "slots",
        "solitary",
        "stag",
        "step",
        "tokens_each",
        "tree_bonus",
        "varans",
        "width",
    )

    def __init__(self, c: Catalog) -> None:
        animals, trees = _animals(c), _trees(c)
        clearing = sorted(c.clearing, key=lambda card: card.position)
        spirits = _pieces(c.spirits, "sanki", "onibi_card")
        pieces = _pieces(c.pieces, "onibi_figure", "action_token_summer", "action_token_winter")  # fires are counted
        items, cards = _copies([*animals, *trees, *clearing, *spirits, *pieces])
        self.items: Final[list[str]] = items
        self.card_of: Final[list[str]] = cards
        """The card an item is a copy of."""
        every_animal = [animal for animal in animals for _ in range(animal.count)]
        every_tree = [tree for tree in trees for _ in range(tree.count)]
        n_animals, n_trees = len(every_animal), len(every_tree)

        # -- groups of items, each a range
        n = len(c.group("common"))
        self.common: Final[list[int]] = list(range(n))
        self.stag: Final[int] = n
        self.first_season: Final[int] = n + 1
        at = n + 1
        self.guardians: Final[list[list[int]]] = []
        """The animals of each season that lie in its personal pile at first."""
        for season in SEASONS:
            n = len(c.group("season", season))
            self.guardians.append(list(range(at, at + n)))
            at += n
        self.first_varan: Final[int] = at
        self.varans: Final[list[list[int]]] = []
        for season in SEASONS:
            n = len(c.group("varan", season))
            self.varans.append(list(range(at, at + n)))
            at += n
        self.first_tree: Final[int] = at
        """Items below this are animals."""
        self.piles: Final[list[list[int]]] = []
        """The trees of each element."""
        for element in ELEMENTS:
            n = len(c.pile(element))
            self.piles.append(list(range(at, at + n)))
            at += n
        self.first_start: Final[int] = at
        """The starting trees of Summer and Winter."""
        self.first_clearing: Final[int] = n_animals + n_trees
        """Items below this lie in piles and rows; those that follow are places, spirits and pieces."""
        self.slots: Final[int] = len(clearing)
        """Cards of the clearing, and places of the recruitment line below them."""
        self.first_sanki: Final[int] = self.first_clearing + self.slots
        self.n_sanki: Final[int] = c.count("sanki")
        self.onibi_card: Final[int] = self.first_sanki + self.n_sanki
        self.onibi_figure: Final[int] = self.onibi_card + 1
        self.first_token: Final[int] = self.onibi_figure + 1
        """The action tokens, first those of Summer."""
        self.clearing: Final[list[str]] = items[self.first_clearing : self.first_sanki]

        # -- animals and trees
        self.amounts: Final[list[list[int]]] = [
            *([animal.elements.get(element, 0) for element in ELEMENTS] for animal in every_animal),
            *([int(tree.pile == element) for element in ELEMENTS] for tree in every_tree),
        ]
        """Sun, water, plant and wind of each animal and tree, with sign."""
        self.signs: Final[list[list[tuple[int, int]]]] = [
            [(element, amount) for element, amount in enumerate(amounts) if amount] for amounts in self.amounts
        ]
        """The elements that each animal and tree shows, with their amounts."""
        self.most: Final[list[int]] = [
            sum(max(amounts[element], 0) for amounts in self.amounts) for element in range(len(ELEMENTS))
        ]
        """No strength in an element can be higher."""
        solitary = {"none": 0, "solitary": 1, "gregarious": -1}
        self.solitary: Final[list[int]] = [solitary[animal.symbol] for animal in every_animal]
        """What each animal adds to the count of solitary symbols. LF-7.3"""
        self.packed: Final[list[int]] = [
            sum(n << DIGIT * sign for sign, n in enumerate((*self.amounts[card], self.solitary[card])))
            for card in range(n_animals)
        ]
        """All signs of each animal in one number, to be added to ``NO_SIGNS``."""
        self.season: Final[list[int]] = [-1 if a.season is None else SEASONS.index(a.season) for a in every_animal]
        self.cost: Final[list[int]] = [
            *(NOTHING if animal.cost is None else animal.cost for animal in every_animal),
            *(NOTHING if tree.cost is None else tree.cost for tree in every_tree),
        ]
        self.pile_of: Final[list[int]] = [
            *[-1] * n_animals,
            *(-1 if tree.pile is None else ELEMENTS.index(tree.pile) for tree in every_tree),
        ]
        """The pile of a tree, which is the element it gives."""
        self.tree_bonus: Final[list[int]] = [
            *[NO_BONUS] * n_animals,
            *(NO_BONUS if tree.bonus is None else BONUSES.index(tree.bonus) for tree in every_tree),
        ]
        self.river: Final[list[int]] = [
            *[0] * n_animals,
            *(sum(1 << SIDES.index(side) for side in tree.river) for tree in every_tree),
        ]
        """The sides on which a tree's river reaches the edge."""

        # -- the clearing
        self.fire_value: Final[list[int]] = [card.fire_value for card in clearing]
        self.land_bonus: Final[list[int]] = [BONUSES.index(card.bonus) for card in clearing]
        places = [card.position for card in clearing]
        self.onibi_start: Final[int] = places.index(c.numbers.onibi_start)
        self.fires_start: Final[list[int]] = [places.index(position) for position in c.numbers.fires_start]

        # -- numbers of the rules
        self.fires_to_win: Final[int] = c.numbers.fires_to_win
        self.tokens_each: Final[int] = c.tokens_each
        self.half_line: Final[int] = c.numbers.half_line
        self.deal_must_exceed: Final[int] = c.numbers.deal_must_exceed
        self.first_loss_at: Final[int] = c.numbers.first_loss_at
        self.second_loss_at: Final[int] = c.numbers.second_loss_at

        # -- forest cells, the lake in the middle: a step to the east enters a tree by its west side, and so on. OQ-22
        planted = self.river[n_animals : self.first_start]
        across = max(sum(river & side > 0 for river in planted) for side in (WEST, EAST))
        down = max(sum(river & side > 0 for river in planted) for side in (NORTH, SOUTH))
        self.width: Final[int] = 2 * across + 1
        self.lake: Final[int] = down * self.width + across
        self.cells: Final[list[str]] = [f"{x}:{y}" for y in range(-down, down + 1) for x in range(-across, across + 1)]
        self.step: Final[list[int]] = [0, -self.width, 1, 0, self.width, 0, 0, 0, -1]
        """The way to the neighbour on each side."""
        side = c.numbers.block_side
        self.block_side: Final[int] = side
        self.block_cells: Final[int] = side * side
        self.block: Final[int] = sum(((1 << side) - 1) << row * self.width for row in range(side))
        """The cells of a block that wins, as bits from the first cell."""
