"""Where a tree may be planted. LF-11.4 to LF-11.8, OQ-22 to OQ-24

A river is a set of sides (four bits). A river fits a cell if a tree with it, planted there,
leaves the whole visible forest linked to the lake. For each cell the fitting rivers are kept
as one number: bit R tells whether a tree with river R may be planted there.
"""

from typing import Final

from radura.games.living_forest_duel.tables import LAKE, RIVER, WIDTH

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8

STEP: Final[list[int]] = [0, -WIDTH, 1, 0, WIDTH, 0, 0, 0, -1]
"""The way to the neighbour on each side."""
OPPOSITE: Final[list[int]] = [0, SOUTH, WEST, 0, NORTH, 0, 0, 0, EAST]
"""The side of the neighbour on each side that touches this cell."""
FITS: Final[list[int]] = [sum(1 << river for river in range(16) if river & sides) for sides in range(16)]
"""The rivers that meet at least one of these sides."""


class Spots:
    """All cells where something can be planted, sorted, each with the rivers that fit there. Never edited."""

    __slots__ = ("any", "cells", "entering", "fits", "tops")

    def __init__(self, tops: dict[int, int], entering: dict[int, int], cells: list[int], fits: list[int]) -> None:
        self.tops: Final = tops
        """The visible tree of each cell."""
        self.entering: Final = entering
        """By cell, the sides on which a neighbour's river comes in."""
        self.cells: Final = cells
        self.fits: Final = fits
        any_fit = 0
        for fit in fits:
            any_fit |= fit
        self.any: Final = any_fit
        """The rivers that fit somewhere."""


NO_SPOTS: Final = Spots({}, {}, [], [])
"""Of a forest without trees."""


def with_tree(spots: Spots, cell: int, tree: int) -> Spots:
    """Return where trees can be planted once this one covers the cell."""
    tops = spots.tops.copy()
    entering = spots.entering.copy()
    turned = RIVER[tree] ^ (RIVER[tops[cell]] if cell in tops else 0)
    tops[cell] = tree
    while turned:  # sides on which a river reaches the edge now and did not before, or the other way round
        side = turned & -turned
        turned ^= side
        beside = cell + STEP[side]
        entering[beside] = entering.get(beside, 0) ^ OPPOSITE[side]
    cells: list[int] = []
    fits: list[int] = []
    for at in sorted(entering):
        sides = entering[at]
        fit = FITS[sides]
        if at in tops:
            if at == LAKE:  # LF-11.8
                continue
            links = sides & RIVER[tops[at]]
            if links & (links - 1):
                fit = _fit_of_cover(at, sides, tops, entering)
        if fit:
            cells.append(at)
            fits.append(fit)
    return Spots(tops, entering, cells, fits)


def _fit_of_cover(cell: int, sides: int, tops: dict[int, int], entering: dict[int, int]) -> int:
    """Return the rivers that keep the forest whole when this cell is covered. LF-11.5, OQ-23

    Without the cell the forest may fall into parts; the new river must touch each of them.
    """
    fit = FITS[sides]
    while sides:
        part = _part_beside(cell, sides & -sides, tops, entering)
        touched = sides & (
            (NORTH if cell - WIDTH in part else 0)
            | (EAST if cell + 1 in part else 0)
            | (SOUTH if cell + WIDTH in part else 0)
            | (WEST if cell - 1 in part else 0)
        )
        fit &= FITS[touched]
        sides ^= touched
    return fit


def _part_beside(cell: int, side: int, tops: dict[int, int], entering: dict[int, int]) -> set[int]:
    """Return the cells linked to the neighbour on this side, not going through the cell."""
    start = cell + STEP[side]
    part = {start, cell}
    todo = [start]
    while todo:
        at = todo.pop()
        links = entering.get(at, 0) & RIVER[tops[at]]
        while links:
            beside = at + STEP[links & -links]
            links &= links - 1
            if beside not in part:
                part.add(beside)
                todo.append(beside)
    return part


def has_block(filled: int) -> bool:
    """Tell whether the filled cells contain a full 3x3 block. LF-1.8, LF-11.16, OQ-21"""
    rows = filled & filled >> 1 & filled >> 2
    return bool(rows & rows >> WIDTH & rows >> 2 * WIDTH)


_BLOCK: Final = 0b111 | 0b111 << WIDTH | 0b111 << 2 * WIDTH


def best_block(filled: int) -> int:
    """Return how many cells of the fullest 3x3 block are filled."""
    best = 0
    rest = filled
    while rest:
        corner = (rest & -rest).bit_length() - 3
        rest &= rest - 1
        # The cell may be the left, middle or right one of the upper row.
        window = filled >> corner
        best = max(
            best, (window & _BLOCK).bit_count(), (window >> 1 & _BLOCK).bit_count(), (window >> 2 & _BLOCK).bit_count()
        )
    return best
