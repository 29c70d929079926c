"""Lessons and puzzles as they travel. Nothing of them is a match: each request tells all choices so far."""

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
    """0: it is a match of its own, with ``options``."""
    chosen: list[str]
    """What this person has chosen in it so far: as many as steps, and it is done."""
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
    """What teaches a game."""

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
    """How much is to be told: 1 how many choices matter, 2 what to look at, 3 what to choose."""
    solution: bool = False
    """Tell the whole line."""


class Happened(msgspec.Struct, frozen=True):
    """A decision that was carried out, as the person sees it."""

    seat: int
    events: list[Event]
    view: View


class Bubble(msgspec.Struct, frozen=True):
    """What a step of a lesson says, and what it points at."""

    title: Message
    text: Message
    points: list[str]
    rules: list[str]


class LessonTable(msgspec.Struct, frozen=True):
    """Where a lesson stands. The view's options are those that the step asks for."""

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
    """Where an attempt at a puzzle stands."""

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
    """What a second hint points at."""
    line: list[LineStep]
    """The way from here, if it was asked for or the puzzle is solved; empty: the goal is out of reach."""
