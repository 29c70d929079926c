"""Lessons: scripted matches on the real table, written as data (``learn/lessons.toml`` in a game's package).

A lesson begins with a set-up or a position, and the decisions before it; then each step says what it teaches, and which
options the person may choose. What the others do, and the luck that falls, can be dictated; other luck comes from its
seed.
The words are messages of the game: ``<prefix>-lesson-<lesson>`` and ``<prefix>-lesson-<lesson>-<step>``, with
``-title`` above it.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from radura.core.chance import Seeded
from radura.core.events import Log
from radura.core.game import AnyGame
from radura.core.kernel import CHANCE, State
from radura.core.record import play
from radura.core.text import BadInput, Message
from radura.learn.position import lay

READ: Final = ""
"""What is chosen in a step that is only read."""


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """One idea, and what the person does about it."""

    name: str
    """What its words are found by."""
    rules: Annotated[tuple[str, ...], Meta(min_length=1)]
    """The statements that it teaches."""
    do: tuple[str, ...] = ()
    """The options of which the person chooses one; none: it is read."""
    points: tuple[str, ...] = ()
    """What it points at: things or places; none: what stands for the option."""
    then: tuple[str, ...] = ()
    """The decisions that follow by themselves."""
    luck: tuple[str, ...] = ()
    """What chance brings from here to the next step, as far as it is dictated."""


class Lesson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A scripted match."""

    id: str
    minutes: Annotated[int, Meta(ge=1, le=30)]
    step: Annotated[tuple[Step, ...], Meta(min_length=1)]
    seed: int = 0
    seat: Annotated[int, Meta(ge=0, le=7)] = 0
    """Where the person sits."""
    seats: Annotated[int, Meta(ge=1, le=8)] = 2
    options: dict[str, str] = {}
    position: str = ""
    """Where it begins, as JSON, seats and settings included; none: with the set-up."""
    before: tuple[str, ...] = ()
    """The decisions that were taken before the lesson begins."""
    luck: tuple[str, ...] = ()
    """What chance brings before, as far as it is dictated."""

    def field(self, n: int) -> str:
        """Return what the n-th step is called where something is wrong with it."""
        return f"step {n + 1}" if len(self.step) > 1 else "step"


class Entry(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A lesson that is a match of its own: the guided opening of a campaign."""

    id: str
    minutes: Annotated[int, Meta(ge=1, le=60)]
    options: dict[str, str]


class LessonFile(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The file of a game."""

    lesson: tuple[Lesson, ...] = ()
    match: tuple[Entry, ...] = ()


@dataclass(frozen=True, slots=True)
class Shown:
    """A decision that was carried out: who took it, what happened, and the table it led to."""

    seat: int
    log: Log
    state: State


class Astray(BadInput):
    """A lesson that does not go as it is written: which field is wrong, and why."""

    def __init__(self, field: str, why: BadInput) -> None:
        super().__init__(why.message.id)
        self.message = why.message
        self.field = field


class Course:
    """A lesson as far as somebody has come."""

    def __init__(self, game: AnyGame, lesson: Lesson, chosen: Sequence[str] = ()) -> None:
        self.game = game
        self.lesson = lesson
        self.at = 0
        """The step that is waited at; as many as there are: the lesson is done."""
        self.latest: list[Shown] = []
        """What the latest choice led to."""
        self._luck = Seeded(lesson.seed)
        self.luck_left = list(lesson.luck)
        """What is dictated and has not fallen yet."""
        self.luck_field = "luck"
        """Where the latest of it stands."""
        self.state = self._begin()
        self._fall(Log())
        for name in lesson.before:
            self._carry_out(name, "before")
        for name in chosen:
            self.choose(name)

    def _begin(self) -> State:
        game, lesson = self.game, self.lesson
        if lesson.position:
            try:
                return lay(game, lesson.position)
            except BadInput as error:
                raise Astray("position", error) from None
        state: State = game.new(lesson.seats, lesson.options, lesson.seed, chance="explicit")
        return state

    @property
    def step(self) -> Step | None:
        """The step that waits for the person; None: the lesson is done."""
        return self.lesson.step[self.at] if self.at < len(self.lesson.step) else None

    @property
    def open(self) -> tuple[str, ...]:
        """What the person may choose now."""
        return () if self.step is None else self.step.do or (READ,)

    @property
    def points(self) -> list[str]:
        """What the step points at: what it names, else what stands for its first option."""
        if self.step is None or self.step.points or not self.step.do:
            return [] if self.step is None else list(self.step.points)
        return self.game.option(self.state, self.game.actions.parse(self.step.do[0])).targets

    def choose(self, name: str) -> None:
        """Carry out the person's choice and all that follows by itself; BadInput if the step wants another."""
        step = self.step
        if step is None:
            raise BadInput("learn-err-done")
        if name not in self.open:
            raise BadInput("learn-err-other")
        field = self.lesson.field(self.at)
        if step.luck:
            self.luck_left += step.luck
            self.luck_field = f"{field}.luck"
        self.latest = [] if name == READ else [self._carry_out(name, f"{field}.do")]
        self.latest += [self._carry_out(decision, f"{field}.then") for decision in step.then]
        self.at += 1

    def _carry_out(self, name: str, field: str) -> Shown:
        seat = self.state.actor
        self.state = self.state.clone()
        try:
            log = play(self.state, self.game.actions.parse(name))
        except BadInput as error:
            raise Astray(field, error) from None
        self._fall(log)
        return Shown(seat, log, self.state)

    def _fall(self, log: Log) -> None:
        """Let chance fall until somebody must choose, as far as it is dictated."""
        while self.state.actor == CHANCE:
            try:
                drawn = self._drawn()
                after = play(self.state, drawn)
            except BadInput as error:
                raise Astray(self.luck_field, error) from None
            log.draws.append(drawn)
            log.entries += after.entries

    def _drawn(self) -> int:
        return self.game.actions.parse(self.luck_left.pop(0)) if self.luck_left else self.state.draw(self._luck)

    def words(self, part: str = "") -> Message:
        """Return the words of the step that waits; ``title``: those above them."""
        assert self.step is not None, "a lesson that is done has no step"
        return words_of(self.game, self.lesson, self.step, part)


def words_of(game: AnyGame, lesson: Lesson, step: Step, part: str = "") -> Message:
    """Return the words of a step; ``title``: those above them."""
    id = f"{game.prefix}-lesson-{lesson.id}-{step.name}"
    return Message(f"{id}-{part}" if part else id)


def firsts(lesson: Lesson, n: int | None = None) -> list[str]:
    """Return what is chosen in the first n steps (default: all) by whoever always takes the first option."""
    return [(step.do or (READ,))[0] for step in lesson.step[:n]]
