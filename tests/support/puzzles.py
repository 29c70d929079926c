"""Puzzles for tests, the search that proves them, and the tool that finds them."""

from argparse import Namespace
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import radura
from radura.learn.proof import solution
from radura.learn.puzzles import Attempt, Puzzle, opening, puzzles

GAME = radura.game("living_forest_duel")
GAMES = [id for id in radura.games() if puzzles(radura.game(id))]
_MOST = 100_000
"""Positions that a proof may look at: more than the miner allows."""


class Solved(NamedTuple):
    """A puzzle of Living Forest Duel and the decisions that solve it; `reveal` misses it."""

    puzzle: Puzzle
    line: list[str]


def solved() -> Solved:
    """Return the easiest puzzle that asks for a win."""
    puzzle = next(one for one in puzzles(GAME).values() if one.goal == "win")
    line = [option.action for option in Attempt(GAME, puzzle).line()]
    assert Attempt(GAME, puzzle, line).status == "solved" and Attempt(GAME, puzzle, ["reveal"]).status == "missed"
    return Solved(puzzle, line)


def prove(id: str, puzzle: Puzzle) -> None:
    """Check by search that the plan of a puzzle is the only one."""
    assert solution(opening(radura.game(id), puzzle), puzzle.seat, puzzle.goal, _MOST) == puzzle.plan


def miner() -> ModuleType:
    """Return the tool that finds puzzles and writes their files."""
    spec = spec_from_file_location("mine_puzzles", Path(__file__).parents[2] / "tools" / "mine_puzzles.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def text_of(id: str) -> str:
    """Return the file with the puzzles of a game."""
    return (files(f"radura.games.{id}") / "learn" / "puzzles.toml").read_text(encoding="utf-8")


def ways_of(tool: ModuleType, id: str) -> dict[str, Namespace]:
    """Return the arguments with which the puzzles of each goal were found, where the file has them."""
    ways = {goal: way.partition(tool.NAME)[2] for goal, way in tool.ways_of(text_of(id)).items()}
    return {goal: tool.arguments().parse_args(asked.split()) for goal, asked in ways.items() if asked}
