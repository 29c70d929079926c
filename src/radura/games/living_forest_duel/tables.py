"""The catalogue as flat tables: every card is an int, every fact a list indexed by it.

The 100 cards are numbered so that groups are ranges: animals (common, stag, Summer, Winter,
varans), trees (six a pile, two starting trees), clearing, Sanki, Onibi card. The figure and
the action tokens follow.
"""

from typing import Final

from radura.games.living_forest_duel.catalog import CATALOG

SUN: Final = 0
WATER: Final = 1
PLANT: Final = 2
WIND: Final = 3
ELEMENTS: Final = ("sun", "water", "plant", "wind")
SEASONS: Final = ("summer", "winter")

# -- bonus actions (LF-13.1)
NO_BONUS: Final = -1
SANKI_BONUS: Final = 0
EXTINGUISH_BONUS: Final = 1
RECRUIT_BONUS: Final = 2
PLANT_BONUS: Final = 3
BONUSES: Final = ("sanki", "extinguish", "recruit", "plant")

# -- ranges of items
STAG: Final = 18
FIRST_SEASON: Final = 19
"""First of the 30 season animals: 15 of Summer, then 15 of Winter."""
FIRST_VARAN: Final = 49
"""First of the 14 fire varans: 7 of Summer, then 7 of Winter."""
FIRST_TREE: Final = 63
FIRST_START: Final = 87
"""The starting trees of Summer and Winter."""
FIRST_CLEARING: Final = 89
FIRST_SANKI: Final = 96
ONIBI_CARD: Final = 99
N_CARDS: Final = 100
ONIBI_FIGURE: Final = 100
FIRST_TOKEN: Final = 101
"""The action tokens: two of Summer, two of Winter."""

N_ANIMALS: Final = FIRST_TREE
N_SANKI: Final = 3
PILE_SIZE: Final = 6
SLOTS: Final = 7
CENTRE: Final = 3
"""Index of the centre card in the clearing, whose positions -3..3 are kept as 0..6."""

# -- numbers of the rules
FIRES_TO_WIN: Final[int] = CATALOG.numbers.fires_to_win
TOKENS_EACH: Final[int] = CATALOG.numbers.tokens_each
HALF_LINE: Final[int] = CATALOG.numbers.half_line
DEAL_MUST_EXCEED: Final[int] = CATALOG.numbers.deal_must_exceed
FIRST_LOSS_AT: Final[int] = CATALOG.numbers.first_loss_at
SECOND_LOSS_AT: Final[int] = CATALOG.numbers.second_loss_at
ONIBI_START: Final[int] = CATALOG.numbers.onibi_start + CENTRE
FIRES_START: Final[list[int]] = [position + CENTRE for position in CATALOG.numbers.fires_start]
NOTHING: Final = 99
"""A price nobody can pay: there is nothing to take."""


def _names() -> tuple[list[str], list[str]]:
    """Return the item names and, beside them, the card each item is a copy of."""
    items: list[str] = []
    cards: list[str] = []
    pieces = [piece for piece in CATALOG.pieces if piece.id != "fire_token"]  # these are counters
    for entry in [*CATALOG.animals, *CATALOG.trees, *CATALOG.clearing, *CATALOG.spirits, *pieces]:
        for copy in range(entry.count):
            items.append(entry.id if entry.count == 1 else f"{entry.id}.{copy}")
            cards.append(entry.id)
    return items, cards


_ITEMS, _CARDS = _names()
ITEMS: Final[list[str]] = _ITEMS
CARD_OF: Final[list[str]] = _CARDS
"""The card an item is a copy of."""

_animals = [animal for animal in CATALOG.animals for _ in range(animal.count)]

AMOUNTS: Final[list[tuple[int, int, int, int]]] = [
    (a.elements.get("sun", 0), a.elements.get("water", 0), a.elements.get("plant", 0), a.elements.get("wind", 0))
    for a in _animals
] + [
    (int(t.pile == "sun"), int(t.pile == "water"), int(t.pile == "plant"), int(t.pile == "wind")) for t in CATALOG.trees
]
"""Sun, water, plant and wind of each animal and tree, with sign."""
SIGNS: Final[list[list[tuple[int, int]]]] = [
    [(element, amount) for element, amount in enumerate(amounts) if amount] for amounts in AMOUNTS
]
"""The elements that each animal and tree shows, with their amounts."""
SOLITARY: Final[list[int]] = [{"none": 0, "solitary": 1, "gregarious": -1}[a.symbol] for a in _animals]
"""What each animal adds to the count of solitary symbols. LF-7.3"""
SEASON: Final[list[int]] = [-1 if a.season is None else SEASONS.index(a.season) for a in _animals]
COST: Final[list[int]] = [NOTHING if a.cost is None else a.cost for a in _animals] + [t.cost for t in CATALOG.trees]
PILE_OF: Final[list[int]] = [-1] * N_ANIMALS + [-1 if t.pile is None else ELEMENTS.index(t.pile) for t in CATALOG.trees]
"""The pile of a tree, which is the element it gives."""
TREE_BONUS: Final[list[int]] = [NO_BONUS] * N_ANIMALS + [
    NO_BONUS if t.bonus is None else BONUSES.index(t.bonus) for t in CATALOG.trees
]
RIVER: Final[list[int]] = [0] * N_ANIMALS + [
    sum(1 << ("north", "east", "south", "west").index(side) for side in t.river) for t in CATALOG.trees
]
"""The sides on which a tree's river reaches the edge, as bits: north 1, east 2, south 4, west 8."""
FIRE_VALUE: Final[list[int]] = [card.fire_value for card in CATALOG.clearing]
LAND_BONUS: Final[list[int]] = [BONUSES.index(card.bonus) for card in CATALOG.clearing]

# -- forest cells (OQ-22): x from -14 to 14, y from -15 to 15, the starting tree in the middle
WIDTH: Final = 29
HEIGHT: Final = 31
LAKE: Final = 15 * WIDTH + 14
CELLS: Final[list[str]] = [f"{x - 14}:{y - 15}" for y in range(HEIGHT) for x in range(WIDTH)]

MOST_WIND: Final[int] = sum(max(AMOUNTS[item][WIND], 0) for item in range(FIRST_START))
"""No strength in wind can be higher."""
