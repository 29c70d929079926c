"""Where a tree may be planted. LF-11.4 to LF-11.8, OQ-22 to OQ-24

A river is a set of sides (four bits). A river fits a cell if a tree with it, planted there,
leaves the whole visible forest linked to the lake. For each cell the fitting rivers are kept
as one number: bit R tells whether a tree with river R may be planted there.
"""

from typing import Final

from radura.games.living_forest_duel.tables import EAST, NORTH, SOUTH, WEST, Tables

OPPOSITE: Final[list[int]] = [0, SOUTH, WEST, 0, NORTH, 0, 0, 0, EAST]
"""The side of the neighbour on each side that touches this cell."""
FITS: Final[list[int]] = [sum(1 << river for river in range(16) if river & sides) for sides in range(16)]
"""The rivers that meet at least one of these sides."""


class Spots:
    """All cells where something can be planted, sorted, each with the rivers that fit there. Never edited."""

    __slots__ = ("any", "block", "cells", "entering", "fits", "tops", "visible")

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
        self.visible: Final = list(tops.values())
        """The visible trees."""
        self.block: int = -1
        """What ``fullest_block`` found; -1: nobody has asked yet."""


NO_SPOTS: Final = Spots({}, {}, [], [])
"""Of a forest without trees."""


def with_tree(t: Tables, spots: Spots, cell: int, tree: int) -> Spots:
    """Return where trees can be planted once this one covers the cell."""
    rivers = t.river
    tops = spots.tops.copy()
    entering = spots.entering.copy()
    turned = rivers[tree] ^ (rivers[tops[cell]] if cell in tops else 0)
    tops[cell] = tree
    while turned:  # sides on which a river reaches the edge now and did not before, or the other way round
        side = turned & -turned
        turned ^= side
        beside = cell + t.step[side]
        entering[beside] = entering.get(beside, 0) ^ OPPOSITE[side]
    cells: list[int] = []
    fits: list[int] = []
    for at in sorted(entering):
        sides = entering[at]
        fit = FITS[sides]
        if at in tops:
            if at == t.lake:  # LF-11.8
                continue
            links = sides & rivers[tops[at]]
            if links & (links - 1):
                fit = _fit_of_cover(t, at, sides, tops, entering)
        if fit:
            cells.append(at)
            fits.append(fit)
    return Spots(tops, entering, cells, fits)


def _fit_of_cover(t: Tables, cell: int, sides: int, tops: dict[int, int], entering: dict[int, int]) -> int:
    """Return the rivers that keep the forest whole when this cell is covered. LF-11.5, OQ-23

    Without the cell the forest may fall into parts; the new river must touch each of them.
    """
    fit = FITS[sides]
    while sides:
        part = _part_beside(t, cell, sides & -sides, tops, entering)
        touched = sides & (
            (NORTH if cell - t.width in part else 0)
            | (EAST if cell + 1 in part else 0)
            | (SOUTH if cell + t.width in part else 0)
            | (WEST if cell - 1 in part else 0)
        )
        fit &= FITS[touched]
        sides ^= touched
    return fit


def _part_beside(t: Tables, cell: int, side: int, tops: dict[int, int], entering: dict[int, int]) -> set[int]:
    """Return the cells linked to the neighbour on this side, not going through the cell."""
    rivers = t.river
    start = cell + t.step[side]
    part = {start, cell}
    todo = [start]
    while todo:
        at = todo.pop()
        links = entering.get(at, 0) & rivers[tops[at]]
        while links:
            beside = at + t.step[links & -links]
            links &= links - 1
            if beside not in part:
                part.add(beside)
                todo.append(beside)
    return part


def has_block(t: Tables, filled: int) -> bool:
    """Tell whether the filled cells contain a full block. LF-1.8, LF-11.16, OQ-21"""
    if filled.bit_count() < t.block_cells:
        return False
    rows = filled
    for i in range(1, t.block_side):
        rows &= filled >> i
    corners = rows
    for i in range(1, t.block_side):
        corners &= rows >> i * t.width
    return corners != 0


def fullest_block(t: Tables, spots: Spots, filled: int) -> int:
    """Return how many cells of the fullest block are filled; worked out once for each forest, for many ask."""
    if spots.block < 0:
        spots.block = best_block(t, filled)
    return spots.block


def best_block(t: Tables, filled: int) -> int:
    """Return how many cells of the fullest block are filled."""
    best = 0
    most = filled.bit_count()  # few trees often lie in one block: then the first look is enough
    rest = filled
    padded = filled << t.block_side - 1
    while rest and best < most:
        cell = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        window = padded >> cell  # the cell may be any of the upper row: the last one at first
        for i in range(t.block_side):
            best = max(best, (window >> i & t.block).bit_count())
    return best
