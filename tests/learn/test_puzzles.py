"""Puzzles: each has one plan, proved by search; they are played in the terminal; their files say how they were made."""

import datetime
import io
from pathlib import Path

import pytest

import radura
from radura.core.text import BadInput
from radura.learn.proof import alike, smallest
from radura.learn.puzzles import Attempt, Puzzle, of_the_day, puzzles
from radura.tui.learning import Marks, PuzzleMode
from radura.tui.screen import Screen
from tests.support.puzzles import GAMES, miner, prove, solved, text_of, ways_of

SAMPLE = [next((id, one) for one in puzzles(radura.game(id)).values() if one.goal == "save") for id in GAMES]


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


def test_a_plan_that_contains_another_one_is_dropped() -> None:
    assert smallest([("a", "b"), ("a",), ("a", "a"), ("c", "b")]) == {("a",), ("c", "b")}


def test_the_date_chooses_the_puzzle_of_the_day() -> None:
    day = datetime.date(2026, 11, 17)
    week = [of_the_day(day + datetime.timedelta(n)) for n in range(6)]
    assert week[0] == of_the_day(day) and len({found[0] for found in week if found}) == len(GAMES)
    assert len(set(week)) == 6


def test_a_wrong_choice_misses_the_goal_and_the_puzzle_can_be_tried_again(tmp_path: Path) -> None:
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


@pytest.mark.parametrize("id", GAMES)
def test_a_file_says_how_it_was_written(id: str) -> None:
    tool, found = miner(), list(puzzles(radura.game(id)).values())
    said = tool.ways_of(text_of(id))
    assert text_of(id) == tool.file_of(id, said, [tool.found_in(puzzle) for puzzle in found])
    assert set(said) == {puzzle.goal for puzzle in found}
    for goal, args in ways_of(tool, id).items():
        assert (tool.way(args), args.want) == (said[goal], sum(puzzle.goal == goal for puzzle in found))
