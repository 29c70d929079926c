"""Lessons and puzzles over HTTP. A request tells every choice so far, so that no server holds anything of them."""

import asyncio
import datetime
from typing import Annotated, Final, TypeAlias

import msgspec
from litestar import get, post
from litestar.params import JSONBody, PathParameter

from radura.bots import gentlest
from radura.core.game import AnyGame, games
from radura.core.game import game as find_game
from radura.core.text import Message
from radura.core.view import Option
from radura.learn.lesson_files import lessons
from radura.learn.lessons import Course, Lesson, Shown, Step, firsts, words_of
from radura.learn.puzzles import Attempt, Puzzle, of_the_day, puzzles
from radura.protocol.events import to_wire
from radura.protocol.learning import (
    Bubble,
    DayPuzzle,
    GameLearning,
    Happened,
    Learning,
    LessonInfo,
    LessonRequest,
    LessonTable,
    LineStep,
    PuzzleInfo,
    PuzzleRequest,
    PuzzleTable,
)
from radura.server.clocks import now
from radura.server.dependencies import PROBLEMS, Guests, TheMatches
from radura.server.refusal import Refusal
from radura.server.store.tables import ADD_MARK, DROP_MARK, MarkRow, PersonRow, row

TRIED, SOLVED = "tried", "solved"
LESSON: Final = "lesson"
DAYS: Final = 7
Marks: TypeAlias = dict[tuple[str, str], MarkRow]
"""How far somebody has come, by game and lesson or puzzle."""

GameId = Annotated[str, PathParameter(max_length=64)]
ThingId = Annotated[str, PathParameter(max_length=64)]


@get("/learning", responses=PROBLEMS, tags=["learning"], summary="All lessons and puzzles, and how far I have come")
async def learning(matches: TheMatches, guest: Guests) -> Learning:
    """Return what can be learned here."""
    marks = {} if guest is None else {(m.game, m.thing): m for m in await matches.store.marks_of(guest.id)}
    return await asyncio.to_thread(_learning, datetime.datetime.now(datetime.UTC).date(), marks)


def _learning(today: datetime.date, marks: Marks) -> Learning:
    return Learning([_game(find_game(id), marks) for id in games()], _week(today, marks))


def _week(today: datetime.date, marks: Marks) -> list[DayPuzzle]:
    """Return the puzzles of the days up to today."""
    days = [today - datetime.timedelta(ago) for ago in range(DAYS - 1, -1, -1)]
    found = [(day, of_the_day(day)) for day in days]
    return [
        DayPuzzle(day.isoformat(), *puzzle, _state(marks.get(puzzle))) for day, puzzle in found if puzzle is not None
    ]


def _state(mark: MarkRow | None) -> str:
    return "open" if mark is None else mark.state


def _game(game: AnyGame, marks: Marks) -> GameLearning:
    known = lessons(game)
    taught = [
        LessonInfo(
            lesson.id,
            Message(f"{game.prefix}-lesson-{lesson.id}"),
            lesson.minutes,
            len(lesson.step),
            _chosen(marks.get((game.id, lesson.id))),
            {},
        )
        for lesson in known.lesson
    ]
    taught += [
        LessonInfo(entry.id, Message(f"{game.prefix}-lesson-{entry.id}"), entry.minutes, 0, [], entry.options)
        for entry in known.match
    ]
    asked = [
        PuzzleInfo(
            puzzle.id,
            Message(f"{game.prefix}-puzzle-{puzzle.goal}"),
            puzzle.goal,
            puzzle.stars,
            _state(marks.get((game.id, puzzle.id))),
        )
        for puzzle in puzzles(game).values()
    ]
    return GameLearning(game.id, gentlest(game), taught, asked)


def _chosen(mark: MarkRow | None) -> list[str]:
    return [] if mark is None else msgspec.json.decode(mark.chosen, type=list[str])


@post(
    "/lessons/{game:str}/{lesson:str}",
    responses=PROBLEMS,
    tags=["learning"],
    summary="The table of a lesson after these choices; they are kept",
    status_code=200,
)
async def lesson_table(
    game: GameId, lesson: ThingId, data: JSONBody[LessonRequest], matches: TheMatches, guest: Guests
) -> LessonTable:
    """Return the table; a choice that the step does not ask for is refused."""
    of, found = _found_lesson(game, lesson)
    course = await asyncio.to_thread(Course, of, found, data.chosen)
    if guest is not None and data.chosen:
        await _keep(matches, guest, of, lesson, LESSON, data.chosen)
    view = course.state.view(found.seat)
    if view.decision is not None:
        view.decision.options = [option for option in view.decision.options if option.action in course.open]
    bubble = None if course.step is None else _bubble(of, found, course.step, course.points)
    learned = [] if bubble is not None else [_bubble(of, found, step, []) for step in found.step]
    happened = [_happened(shown, found.seat) for shown in course.latest]
    return LessonTable(found.seat, course.at, len(found.step), bubble, happened, view, learned)


def _bubble(game: AnyGame, lesson: Lesson, step: Step, points: list[str]) -> Bubble:
    title, text = words_of(game, lesson, step, "title"), words_of(game, lesson, step)
    return Bubble(title, text, points, list(step.rules))


@post(
    "/puzzles/{game:str}/{puzzle:str}",
    responses=PROBLEMS,
    tags=["learning"],
    summary="The table of a puzzle after these choices; that it was tried or solved is kept",
    status_code=200,
)
async def puzzle_table(
    game: GameId, puzzle: ThingId, data: JSONBody[PuzzleRequest], matches: TheMatches, guest: Guests
) -> PuzzleTable:
    """Return the table."""
    of, found = _found_puzzle(game, puzzle)
    table = await asyncio.to_thread(_puzzle_table, of, found, data)
    if guest is not None and data.chosen:
        await _keep(matches, guest, of, puzzle, SOLVED if table.status == SOLVED else TRIED, data.chosen)
    return table


def _puzzle_table(game: AnyGame, puzzle: Puzzle, data: PuzzleRequest) -> PuzzleTable:
    taken, attempt = [], Attempt(game, puzzle)
    for name in data.chosen:
        if len(attempt.state.choices) > 1:
            taken += [_line(option) for option in _options(attempt) if option.action == name]
        attempt.choose(name)
    status = attempt.status
    line = attempt.line() if status == "open" and (data.hint or data.solution) else []
    return PuzzleTable(
        seat=puzzle.seat,
        goal=puzzle.goal,
        stars=puzzle.stars,
        depth=len(puzzle.plan),
        left=attempt.left,
        status=status,
        happened=[_happened(shown, puzzle.seat) for shown in attempt.latest],
        view=attempt.state.view(puzzle.seat),
        taken=taken,
        hint=_hint(data.hint, line) if data.hint or (data.solution and not line and status == "open") else None,
        points=line[0].targets if line and data.hint >= 2 else [],
        line=[_line(option) for option in line] if data.solution else [],
    )


def _options(attempt: Attempt) -> list[Option]:
    return [attempt.game.option(attempt.state, action) for action in attempt.state.choices]


def _hint(level: int, line: list[Option]) -> Message:
    """Return so much of the line: how many choices matter, what to look at, what to choose."""
    if not line:
        return Message("learn-off-line")
    if level == 1:
        return Message("learn-hint-1", {"n": len(line)})
    return Message("learn-hint-2") if level == 2 and line[0].targets else line[0].text


def _line(option: Option) -> LineStep:
    return LineStep(option.text, option.note)


def _happened(shown: Shown, seat: int) -> Happened:
    return Happened(shown.seat, to_wire(shown.log.seen_by(seat)), shown.state.view(seat))


def _found_lesson(game: str, lesson: str) -> tuple[AnyGame, Lesson]:
    of = _known(game)
    found = {one.id: one for one in lessons(of).lesson}
    if lesson not in found:
        raise Refusal("learn-err-lesson", 404, given=lesson, allowed=", ".join(found) or "-")
    return of, found[lesson]


def _found_puzzle(game: str, puzzle: str) -> tuple[AnyGame, Puzzle]:
    of = _known(game)
    if puzzle not in puzzles(of):
        raise Refusal("learn-err-puzzle", 404, given=puzzle, game=game)
    return of, puzzles(of)[puzzle]


def _known(game: str) -> AnyGame:
    if game not in games():
        raise Refusal("core-err-game", 404, given=game, allowed=", ".join(games()))
    return find_game(game)


async def _keep(
    matches: TheMatches, person: PersonRow, game: AnyGame, thing: str, state: str, chosen: list[str]
) -> None:
    """Note how far a person has come; what is solved stays solved, and a lesson that is done stays done."""
    before = {m.thing: m for m in await matches.store.marks_of(person.id) if m.game == game.id}.get(thing)
    if before is not None and (before.state == SOLVED or _is_done(game, before)):
        return
    mark = MarkRow(person.id, game.id, thing, state, msgspec.json.encode(chosen).decode(), now())
    dropped = {"_person": person.id, "_game": game.id, "_thing": thing}
    await matches.store.write([(DROP_MARK, dropped), (ADD_MARK, row(mark))])


def _is_done(game: AnyGame, mark: MarkRow) -> bool:
    if mark.state != LESSON:
        return False
    lesson = next((one for one in lessons(game).lesson if one.id == mark.thing), None)
    return lesson is not None and len(_chosen(mark)) >= len(firsts(lesson))


HANDLERS: Final = (learning, lesson_table, puzzle_table)
