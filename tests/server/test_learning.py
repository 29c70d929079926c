"""Lessons and puzzles at the server: stateless tables, and marks that are kept for a person."""

import datetime
from itertools import pairwise

import pytest
from tests.support.puzzles import solved
from tests.support.server import Serve, Server

from radura import game
from radura.client import Client, Denied
from radura.learn.lesson_files import lessons
from radura.learn.lessons import firsts
from radura.learn.puzzles import of_the_day, opening, puzzles
from radura.protocol.learning import Learning, LessonRequest, LessonTable, PuzzleRequest, PuzzleTable

LFD = "living_forest_duel"


async def test_lessons_and_puzzles(serve: Serve) -> None:
    server = serve()
    await lesson_is_left_taken_up_again_and_done(server)
    await puzzle_is_tried_hinted_and_solved(server)
    await the_week_tells_how_its_puzzles_went(server)
    await what_is_not_there_is_said(server)


async def lesson_is_left_taken_up_again_and_done(server: Server) -> None:
    lesson = lessons(game(LFD)).lesson[1]
    path = f"/api/lessons/{LFD}/{lesson.id}"
    async with Client(server.url, name="Anna") as anna:
        table = await anna.call("POST", path, LessonTable, LessonRequest([]))
        assert table.bubble is not None and table.view.decision is not None and table.view.decision.options == []
        table = await anna.call("POST", path, LessonTable, LessonRequest([""]))
        assert table.view.decision is not None
        assert [option.action for option in table.view.decision.options] == ["token(water)"]
        with pytest.raises(Denied) as caught:
            await anna.call("POST", path, LessonTable, LessonRequest(["", "token(sun)"]))
        assert caught.value.text.id == "learn-err-other"
        found = await anna.call("GET", "/api/learning", Learning)
        mine = next(one for one in found.games if one.game == LFD)
        assert next(one for one in mine.lessons if one.id == lesson.id).chosen == [""]
        table = await anna.call("POST", path, LessonTable, LessonRequest(firsts(lesson)))
        assert table.bubble is None and len(table.learned) == table.step == table.steps
        await anna.call("POST", path, LessonTable, LessonRequest([""]))  # looking again does not undo it
        found = await anna.call("GET", "/api/learning", Learning)
        mine = next(one for one in found.games if one.game == LFD)
        assert len(next(one for one in mine.lessons if one.id == lesson.id).chosen) == table.steps


async def puzzle_is_tried_hinted_and_solved(server: Server) -> None:
    puzzle, line = solved()
    path = f"/api/puzzles/{LFD}/{puzzle.id}"
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:

        async def state(client: Client) -> str:
            found = await client.call("GET", "/api/learning", Learning)
            mine = next(one for one in found.games if one.game == LFD)
            return next(one for one in mine.puzzles if one.id == puzzle.id).state

        assert await state(anna) == "open"
        table = await anna.call("POST", path, PuzzleTable, PuzzleRequest(["reveal"]))
        assert table.status == "missed" and await state(anna) == "tried"
        for hint, told in ((1, "learn-hint-1"), (2, "learn-hint-2")):
            table = await anna.call("POST", path, PuzzleTable, PuzzleRequest([], hint=hint))
            assert table.hint is not None and table.hint.id == told
        table = await anna.call("POST", path, PuzzleTable, PuzzleRequest([], solution=True))
        assert len(table.line) == table.depth == table.left
        table = await anna.call("POST", path, PuzzleTable, PuzzleRequest(line))
        assert (table.status, len(table.taken)) == ("solved", len(line)) and await state(anna) == "solved"
        await anna.call("POST", path, PuzzleTable, PuzzleRequest(["reveal"]))
        assert await state(anna) == "solved" and await state(bruno) == "open"


async def the_week_tells_how_its_puzzles_went(server: Server) -> None:
    async with Client(server.url, name="Carla") as carla:
        week = (await carla.call("GET", "/api/learning", Learning)).week
        assert [day.state for day in week] == ["open"] * 7
        dates = [datetime.date.fromisoformat(day.date) for day in week]
        assert all(after - before == datetime.timedelta(1) for before, after in pairwise(dates))
        assert [(day.game, day.puzzle) for day in week] == [of_the_day(date) for date in dates]
        day = week[0]
        first = game(day.game).actions.show(opening(game(day.game), puzzles(game(day.game))[day.puzzle]).choices[0])
        await carla.call("POST", f"/api/puzzles/{day.game}/{day.puzzle}", PuzzleTable, PuzzleRequest([first]))
        week = (await carla.call("GET", "/api/learning", Learning)).week
        assert week[0].state in ("tried", "solved") and {day.state for day in week[1:]} == {"open"}


async def what_is_not_there_is_said(server: Server) -> None:
    async with Client(server.url, name="Anna") as anna:
        for path, id in (
            (f"/api/puzzles/{LFD}/nope", "learn-err-puzzle"),
            (f"/api/lessons/{LFD}/nope", "learn-err-lesson"),
            ("/api/puzzles/nope/win_1", "core-err-game"),
        ):
            with pytest.raises(Denied) as caught:
                await anna.call("POST", path, LessonTable, LessonRequest([]))
            assert (caught.value.text.id, caught.value.status) == (id, 404)
