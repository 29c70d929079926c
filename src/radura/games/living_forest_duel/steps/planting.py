"""What planting asks of a forest and does to it. LF-11"""

from radura.games.living_forest_duel.forest import with_tree
from radura.games.living_forest_duel.state import DuelState, replaced
from radura.games.living_forest_duel.steps.table import card_ref, season_ref
from radura.games.living_forest_duel.tables import ELEMENTS, Tables


def tree_options(s: DuelState, seat: int, left: int, used: int) -> list[int]:
    """List the piles from which the seat can plant with this strength. LF-11.1, LF-11.2, OQ-45, OQ-49"""
    out: list[int] = []
    cost, river = s.tables.cost, s.tables.river
    fits = s.spots[seat].any
    for pile, tree in enumerate(s.tops):
        if tree >= 0 and cost[tree] <= left and fits >> river[tree] & 1 and not used >> pile & 1:
            out.append(s.moves.tree + pile)
    return out


def can_plant(s: DuelState, seat: int, left: int) -> bool:
    """Tell whether there is a pile from which the seat can plant with this strength."""
    cost, river = s.tables.cost, s.tables.river
    fits = s.spots[seat].any
    for tree in s.tops:  # noqa: SIM110  # asked for nearly every turn: a generator takes twice as long
        if tree >= 0 and cost[tree] <= left and fits >> river[tree] & 1:
            return True
    return False


def plant(s: DuelState, seat: int, cell: int, tree: int) -> int:
    """Lay a tree into a forest, on top of what is there; return how many neighbours match its bonus.

    LF-11.7, LF-11.9, LF-11.12, OQ-23 to OQ-25
    """
    t = s.tables
    spots = s.spots[seat]
    tops = spots.tops
    if s.log is not None:
        words = "lf-log-cover" if cell in tops else "lf-log-plant"
        s.log.said(words, seat, who=season_ref(s, seat), card=card_ref(s, tree))
        s.log.moved(t.items[tree], f"top.{ELEMENTS[t.pile_of[tree]]}", f"forest.{seat}/{t.cells[cell]}")
    if cell in tops:
        s.count(seat, tops[cell], -1)
    s.count(seat, tree, 1)
    s.cells = replaced(s.cells, seat, [*s.cells[seat], cell])
    s.trees = replaced(s.trees, seat, [*s.trees[seat], tree])
    s.filled = replaced(s.filled, seat, s.filled[seat] | 1 << cell)
    s.spots = replaced(s.spots, seat, with_tree(t, spots, cell, tree))
    return matching(t, tops, cell, tree)


def matching(t: Tables, tops: dict[int, int], cell: int, tree: int) -> int:
    """Return how many trees beside a cell show the bonus of this one. LF-11.12, OQ-25"""
    count = 0
    bonus = t.tree_bonus[tree]
    for beside in (cell - t.width, cell - 1, cell + 1, cell + t.width):
        neighbour = tops.get(beside, -1)
        if neighbour >= 0 and t.tree_bonus[neighbour] == bonus:
            count += 1
    return count
