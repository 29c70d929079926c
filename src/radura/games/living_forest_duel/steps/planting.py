"""What planting asks of a forest and does to it. LF-11"""

from radura.games.living_forest_duel.actions import TREE
from radura.games.living_forest_duel.forest import with_tree
from radura.games.living_forest_duel.state import DuelState, replaced
from radura.games.living_forest_duel.steps.table import card_ref, season_ref
from radura.games.living_forest_duel.tables import CELLS, COST, ELEMENTS, ITEMS, PILE_OF, RIVER, TREE_BONUS, WIDTH


def tree_options(s: DuelState, seat: int, left: int, used: int) -> list[int]:
    """List the piles from which the seat can plant with this strength. LF-11.1, LF-11.2, OQ-45, OQ-49"""
    out: list[int] = []
    fits = s.spots[seat].any
    for pile in range(4):
        tree = s.tops[pile]
        if tree >= 0 and COST[tree] <= left and fits >> RIVER[tree] & 1 and not used >> pile & 1:
            out.append(TREE + pile)
    return out


def can_plant(s: DuelState, seat: int, left: int) -> bool:
    """Tell whether there is a pile from which the seat can plant with this strength."""
    fits = s.spots[seat].any
    for tree in s.tops:  # noqa: SIM110  # asked for nearly every turn: a generator takes twice as long
        if tree >= 0 and COST[tree] <= left and fits >> RIVER[tree] & 1:
            return True
    return False


def plant(s: DuelState, seat: int, cell: int, tree: int) -> int:
    """Lay a tree into a forest, on top of what is there; return how many neighbours match its bonus.

    LF-11.7, LF-11.9, LF-11.12, OQ-23 to OQ-25
    """
    spots = s.spots[seat]
    tops = spots.tops
    if s.log is not None:
        words = "lf-log-cover" if cell in tops else "lf-log-plant"
        s.log.moved(ITEMS[tree], f"top.{ELEMENTS[PILE_OF[tree]]}", f"forest.{seat}/{CELLS[cell]}")
        s.log.said(words, seat, who=season_ref(s, seat), card=card_ref(tree))
    if cell in tops:
        s.count(seat, tops[cell], -1)
    s.count(seat, tree, 1)
    s.cells = replaced(s.cells, seat, [*s.cells[seat], cell])
    s.trees = replaced(s.trees, seat, [*s.trees[seat], tree])
    s.filled = replaced(s.filled, seat, s.filled[seat] | 1 << cell)
    s.spots = replaced(s.spots, seat, with_tree(spots, cell, tree))
    return matching(tops, cell, TREE_BONUS[tree])


def matching(tops: dict[int, int], cell: int, bonus: int) -> int:
    """Return how many trees beside a cell show this bonus. LF-11.12, OQ-25"""
    count = 0
    for beside in (cell - WIDTH, cell - 1, cell + 1, cell + WIDTH):
        neighbour = tops.get(beside, -1)
        if neighbour >= 0 and TREE_BONUS[neighbour] == bonus:
            count += 1
    return count
