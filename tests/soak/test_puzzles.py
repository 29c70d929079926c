"""Every puzzle is proved again, and found again in the match it comes from."""

import pytest
from tests.support.puzzles import GAMES, miner, prove, ways_of

import radura
from radura.learn.puzzles import Puzzle, puzzles

ALL = [(id, puzzle) for id in GAMES for puzzle in puzzles(radura.game(id)).values()]
NAMES = [f"{id}-{puzzle.id}" for id, puzzle in ALL]


@pytest.mark.parametrize(("id", "puzzle"), ALL, ids=NAMES)
def test_every_puzzle_is_proved_again(id: str, puzzle: Puzzle) -> None:
    prove(id, puzzle)


@pytest.mark.timeout(3600)
@pytest.mark.parametrize("id", GAMES)
def test_puzzles_are_found_again_in_the_matches_they_come_from(id: str) -> None:
    tool = miner()
    ways = ways_of(tool, id)
    for puzzle in puzzles(radura.game(id)).values():
        if puzzle.goal in ways:
            assert tool.mine(ways[puzzle.goal], puzzle.source.seed) == tool.found_in(puzzle)
