"""A puzzle for tests of what stands around it."""

from typing import NamedTuple

import radura
from radura.learn.puzzles import Attempt, Puzzle, puzzles

GAME = radura.game("living_forest_duel")


class Solved(NamedTuple):
    """A puzzle of Living Forest Duel, and all decisions by which it is solved; `reveal` misses it."""

    puzzle: Puzzle
    line: list[str]


def solved() -> Solved:
    """Return the easiest puzzle that asks for a win."""
    puzzle = next(one for one in puzzles(GAME).values() if one.goal == "win")
    line = [option.action for option in Attempt(GAME, puzzle).line()]
    assert Attempt(GAME, puzzle, line).status == "solved" and Attempt(GAME, puzzle, ["reveal"]).status == "missed"
    return Solved(puzzle, line)
