"""Puzzles: one plan each, proved by search; played in the terminal; bad files told by file, entry and field."""

import datetime
import io
from argparse import Namespace
from importlib.resources import files
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

import radura
from radura.core.text import BadInput
from radura.learn.proof import alike, smallest, solution
from radura.learn.puzzles import Attempt, Puzzle, of_the_day, opening, puzzles
from radura.tui.learning import Marks, PuzzleMode
from radura.tui.screen import Screen
from tests.support.puzzles import solved

GAMES = [id for id in radura.games() if puzzles(radura.game(id))]
ALL = [(id, puzzle) for id in GAMES for puzzle in puzzles(radura.game(id)).values()]
NAMES = [f"{id}-{puzzle.id}" for id, puzzle in ALL]
SAMPLE = [next((id, one) for one in puzzles(radura.game(id)).values() if one.goal == "save") for id in GAMES]
FAR = 100_000
"""Positions that a proof may look at: more than the miner allows."""


def prove(id: str, puzzle: Puzzle) -> None:
    """Prove by search that the plan is the only one."""
    assert solution(opening(radura.game(id), puzzle), puzzle.seat, puzzle.goal, FAR) == puzzle.plan


def test_there_are_enough_of_either_goal_and_of_every_depth() -> None:
    for id in ("living_forest_duel", "res_arcana_duo", "casting_shadows"):
        found = list(puzzles(radura.game(id)).values())
        assert len(found) >= 30 and len({puzzle.stars for puzzle in found}) >= 2
        assert sum(puzzle.goal == "save" for puzzle in found) >= 6


@pytest.mark.parametrize("id", GAMES)
def test_every_plan_reaches_its_goal(id: str) -> None:
    game = radura.game(id)
    for puzzle in puzzles(game).values():
        attempt = Attempt(game, puzzle)
        ahead = [option.action for option in attempt.line()]
        assert len(ahead) == len(puzzle.plan), puzzle.id
        assert all(any(name in ahead for name in alike(decision)) for decision in puzzle.plan), puzzle.id
        while attempt.status == "open":
            names = [game.actions.show(action) for action in attempt.state.choices]
            attempt.choose(ahead.pop(0) if ahead and ahead[0] in names else names[0])
        assert attempt.status == "solved", puzzle.id


@pytest.mark.parametrize(("id", "puzzle"), SAMPLE, ids=[f"{id}-{puzzle.id}" for id, puzzle in SAMPLE])
def test_a_sample_is_proved_again(id: str, puzzle: Puzzle) -> None:
    prove(id, puzzle)


@pytest.mark.long
@pytest.mark.parametrize(("id", "puzzle"), ALL, ids=NAMES)
def test_every_puzzle_is_proved_again(id: str, puzzle: Puzzle) -> None:
    prove(id, puzzle)


def test_a_plan_that_holds_another_is_none() -> None:
    assert smallest([("a", "b"), ("a",), ("a", "a"), ("c", "b")]) == {("a",), ("c", "b")}


def test_the_puzzle_of_the_day_is_that_of_the_date() -> None:
    day = datetime.date(2026, 11, 17)
    week = [of_the_day(day + datetime.timedelta(n)) for n in range(6)]
    assert week[0] == of_the_day(day) and len({found[0] for found in week if found}) == len(GAMES)
    assert len(set(week)) == 6


def test_a_wrong_choice_is_missed_and_costs_nothing(tmp_path: Path) -> None:
    game = radura.game("living_forest_duel")
    puzzle, line = solved()
    attempt = Attempt(game, puzzle, ["reveal"])
    assert attempt.status == "missed" and attempt.line() == []
    with pytest.raises(BadInput, match="attempt is over"):
        attempt.choose("reveal")
    out, marks = io.StringIO(), Marks(tmp_path / "learning.json")
    screen = Screen(io.StringIO("\n".join(["reveal", "0", "s", *line, ""])), out)
    assert PuzzleMode(game, puzzle, "nl", screen, marks).run()
    assert "het doel is niet bereikt" in out.getvalue() and "Opgelost" in out.getvalue()
    assert marks.read() == {f"living_forest_duel/{puzzle.id}": line}


def miner() -> ModuleType:
    """Return the tool that writes the files."""
    spec = spec_from_file_location("mine_puzzles", Path(__file__).parents[2] / "tools" / "mine_puzzles.py")
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def text_of(id: str) -> str:
    """Return the file of a game."""
    return (files(f"radura.games.{id}") / "learn" / "puzzles.toml").read_text(encoding="utf-8")


def ways_of(tool: ModuleType, id: str) -> dict[str, Namespace]:
    """Return the arguments that find the puzzles of each goal again, where the file can tell them."""
    ways = {goal: way.partition(tool.NAME)[2] for goal, way in tool.ways_of(text_of(id)).items()}
    return {goal: tool.arguments().parse_args(asked.split()) for goal, asked in ways.items() if asked}


@pytest.mark.parametrize("id", GAMES)
def test_a_file_says_how_it_was_written(id: str) -> None:
    tool, found = miner(), list(puzzles(radura.game(id)).values())
    said = tool.ways_of(text_of(id))
    assert text_of(id) == tool.file_of(id, said, [tool.found_in(puzzle) for puzzle in found])
    assert set(said) == {puzzle.goal for puzzle in found}
    for goal, args in ways_of(tool, id).items():
        assert (tool.way(args), args.want) == (said[goal], sum(puzzle.goal == goal for puzzle in found))


@pytest.mark.long
@pytest.mark.parametrize("id", GAMES)
def test_puzzles_are_found_again_in_the_matches_they_come_from(id: str) -> None:
    tool = miner()
    ways = ways_of(tool, id)
    for puzzle in puzzles(radura.game(id)).values():
        if puzzle.goal in ways:
            assert tool.mine(ways[puzzle.goal], puzzle.source.seed) == tool.found_in(puzzle)
