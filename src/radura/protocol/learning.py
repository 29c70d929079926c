"""Lessons and puzzles on the wire. They are not matches: each request contains all choices so far."""

from typing import Annotated

import msgspec
from msgspec import Meta

from radura.core.text import Message
from radura.core.view import View
from radura.protocol.events import Event

Choices = Annotated[list[Annotated[str, Meta(max_length=120)]], Meta(max_length=200)]


class LessonInfo(msgspec.Struct, frozen=True):
    """A lesson in the list."""

    id: str
    name: Message
    minutes: int
    steps: int
    """0: the lesson is a separate match with ``options``."""
    chosen: list[str]
    """The choices of this person so far; the lesson is done when there are as many as steps."""
    options: dict[str, str]


class PuzzleInfo(msgspec.Struct, frozen=True):
    """A puzzle in the list."""

    id: str
    name: Message
    goal: str
    """``win`` or ``save``."""
    stars: int
    """How deep it is, from 1 to 3."""
    state: str
    """``open``, ``tried`` or ``solved``."""


class GameLearning(msgspec.Struct, frozen=True):
    """The lessons and puzzles of a game."""

    game: str
    level: str
    """The computer player for a first match."""
    lessons: list[LessonInfo]
    puzzles: list[PuzzleInfo]


class DayPuzzle(msgspec.Struct, frozen=True):
    """The puzzle of a day."""

    date: str
    """As 2026-11-17."""
    game: str
    puzzle: str
    state: str
    """``open``, ``tried`` or ``solved``."""


class Learning(msgspec.Struct, frozen=True):
    """All lessons and puzzles, with how far this person has come."""

    games: list[GameLearning]
    week: list[DayPuzzle]
    """The puzzles of the last seven days, today's last; none if there are no puzzles."""


class LessonRequest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All that was chosen in a lesson so far; an empty name for a step that is only read."""

    chosen: Choices


class PuzzleRequest(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """All that was chosen in a puzzle so far."""

    chosen: Choices
    hint: Annotated[int, Meta(ge=0, le=3)] = 0
    """How much to reveal: 1 the number of choices that matter, 2 the piece to look at, 3 the choice."""
    solution: bool = False
    """Reveal the whole solution."""


class Happened(msgspec.Struct, frozen=True):
    """A decision that was carried out, as the person sees it."""

    seat: int
    events: list[Event]
    view: View


class Bubble(msgspec.Struct, frozen=True):
    """The text of a lesson's step, and the things it points at."""

    title: Message
    text: Message
    points: list[str]
    rules: list[str]


class LessonTable(msgspec.Struct, frozen=True):
    """The state of a lesson. The view's options are those that the step asks for."""

    seat: int
    step: int
    steps: int
    bubble: Bubble | None
    """None: the lesson is done."""
    happened: list[Happened]
    view: View
    learned: list[Bubble]
    """All steps of a lesson that is done."""


class LineStep(msgspec.Struct, frozen=True):
    """One decision of a line."""

    text: Message
    note: Message | None


class PuzzleTable(msgspec.Struct, frozen=True):
    """The state of an attempt at a puzzle."""

    seat: int
    goal: str
    stars: int
    depth: int
    """How many decisions the solution has."""
    left: int
    status: str
    """``open``, ``solved`` or ``missed``."""
    happened: list[Happened]
    view: View
    taken: list[LineStep]
    hint: Message | None
    points: list[str]
    """The things a second hint points at."""
    line: list[LineStep]
    """The solution from here, if it was requested or the puzzle is solved; empty: the goal is out of reach."""
