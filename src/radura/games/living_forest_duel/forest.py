"""Where a tree may be planted. LF-11.4 to LF-11.8, OQ-22 to OQ-24

The forest is a set of bits, one a cell; its rivers are four such sets, one a side. A river
that is a set of sides (four bits) fits a cell if it keeps the whole forest linked to the
lake. For each cell the fitting rivers are kept as one number: bit R tells whether a tree
with river R may be planted there.
"""

from typing import Final

from radura.games.living_forest_duel.tables import LAKE, RIVER, WIDTH

NORTH: Final = 1
EAST: Final = 2
SOUTH: Final = 4
WEST: Final = 8

FITS: Final[list[int]] = [sum(1 << river for river in range(16) if river & sides) for sides in range(16)]
"""The rivers that meet at least one of these sides."""


class Spots:
    """All cells where something can be planted, sorted, each with the rivers that fit there."""

    __slots__ = ("any", "cells", "fits")

    def __init__(self, cells: list[int], fits: list[int], any: int) -> None:
        self.cells: Final = cells
        self.fits: Final = fits
        self.any: Final = any
        """The rivers that fit somewhere."""


def find_spots(cells: list[int], trees: list[int]) -> Spots:
    """Return where trees can be planted in the forest of these trees, in the order they were planted."""
    tops = dict(zip(cells, trees, strict=True))
    north = east = south = west = filled = 0
    for cell, tree in tops.items():
        bit = 1 << cell
        river = RIVER[tree]
        filled |= bit
        if river & NORTH:
            north |= bit
        if river & EAST:
            east |= bit
        if river & SOUTH:
            south |= bit
        if river & WEST:
            west |= bit
    # The sides on which a neighbour's river enters a cell.
    from_north = south << WIDTH
    from_east = west >> 1
    from_south = north >> WIDTH
    from_west = east << 1
    down = from_north & north
    across = from_west & west
    candidates = (from_north | from_east | from_south | from_west) & ~(1 << LAKE)
    out_cells: list[int] = []
    out_fits: list[int] = []
    any_fit = 0
    while candidates:
        bit = candidates & -candidates
        candidates ^= bit
        entering = (
            (NORTH if from_north & bit else 0)
            | (EAST if from_east & bit else 0)
            | (SOUTH if from_south & bit else 0)
            | (WEST if from_west & bit else 0)
        )
        fit = FITS[entering]
        if filled & bit:
            rest = filled ^ bit
            reached = _flood(1 << LAKE, rest, down, across)
            if reached != rest:
                fit = _fit_of_bridge(bit, rest, reached, entering, down, across)
        if fit:
            out_cells.append(bit.bit_length() - 1)
            out_fits.append(fit)
            any_fit |= fit
    return Spots(out_cells, out_fits, any_fit)


def _fit_of_bridge(bit: int, rest: int, reached: int, entering: int, down: int, across: int) -> int:
    """Return the rivers that keep every part of the forest linked when this cell is covered. OQ-23"""
    fit = FITS[_touching(bit, reached) & entering]
    left = rest & ~reached
    while left:
        part = _flood(left & -left, rest, down, across)
        fit &= FITS[_touching(bit, part) & entering]
        left &= ~part
    return fit


def _touching(bit: int, part: int) -> int:
    """Return the sides of a cell at which this part of the forest lies."""
    return (
        (NORTH if part & bit >> WIDTH else 0)
        | (EAST if part & bit << 1 else 0)
        | (SOUTH if part & bit << WIDTH else 0)
        | (WEST if part & bit >> 1 else 0)
    )


def _flood(seed: int, within: int, down: int, across: int) -> int:
    """Return the cells linked to the seed by rivers.

    ``down`` marks the cells linked to the one above, ``across`` those linked to the one at their left.
    """
    seen = seed
    while True:
        grown = (
            seen | (seen << WIDTH & down) | (seen & down) >> WIDTH | (seen << 1 & across) | (seen & across) >> 1
        ) & within
        if grown == seen:
            return seen
        seen = grown


def has_block(filled: int) -> bool:
    """Tell whether the filled cells contain a full 3x3 block. LF-1.8, LF-11.16, OQ-21"""
    rows = filled & filled >> 1 & filled >> 2
    return bool(rows & rows >> WIDTH & rows >> 2 * WIDTH)


def best_block(filled: int) -> int:
    """Return how many cells of the fullest 3x3 block are filled."""
    window = 0b111 | 0b111 << WIDTH | 0b111 << 2 * WIDTH
    best = 0
    rest = filled
    while rest:
        cell = (rest & -rest).bit_length() - 1
        rest &= rest - 1
        for corner in (cell, cell - 1, cell - 2):  # a filled cell of the upper row of the block
            best = max(best, (filled >> corner & window).bit_count())
    return best
