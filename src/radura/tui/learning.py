"""Lessons and puzzles in the line mode: the same data and the same rules as in the browser."""

import json
from collections.abc import Sequence
from pathlib import Path

import platformdirs

from radura.core.events import Said
from radura.core.game import AnyGame
from radura.core.kernel import OVER
from radura.core.targets import folder, write
from radura.core.text import BadInput, say
from radura.core.view import Option
from radura.learn.lessons import READ, Course, Lesson, Shown
from radura.learn.puzzles import Attempt, Puzzle
from radura.tui.changes import changes
from radura.tui.help import show_cards, show_rules
from radura.tui.play import ending, told
from radura.tui.screen import Screen
from radura.tui.table import layout, wrapped
from radura.tui.words import Words


class Marks:
    """How far somebody has come, in a file of the terminal's data folder: ``game/lesson`` to the choices so far."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or platformdirs.user_data_path("radura") / "learning.json"

    def read(self) -> dict[str, list[str]]:
        """Return what is kept; a file that cannot be read is as good as none."""
        try:
            kept = json.loads(self.path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return {key: value for key, value in kept.items() if isinstance(value, list)} if isinstance(kept, dict) else {}

    def keep(self, key: str, chosen: Sequence[str]) -> None:
        """Note the choices so far; whatever was kept of other things stays."""
        folder(self.path.parent)
        write(self.path, json.dumps({**self.read(), key: list(chosen)}, indent=1))


class _Table:
    """What lessons and puzzles share: the table as text, what happened, the options, and a choice by number or name."""

    def __init__(self, game: AnyGame, lang: str, screen: Screen) -> None:
        self.words = Words(game, lang)
        self.screen = screen
        self.draw = layout(game.drawn_as)
        self.board: list[str] = []
        """The table as it was printed last."""

    def say(self, text: str) -> None:
        """Print a sentence."""
        self.screen.lines(wrapped("", [text], self.screen.width))

    def sit(self, seat: int) -> None:
        """Know who sits where: whoever sits elsewhere is the rival."""
        self.words.seat_names({1 - seat: self.words("learn-rival")} if seat < 2 else {})

    def show(self, shown: Sequence[Shown], seat: int) -> None:
        """Tell what happened."""
        for one in shown:
            self.words.look_at(one.state)
            for event in one.log.seen_by(seat):
                if isinstance(event, Said):
                    self.screen.lines(wrapped("> ", [told(event, self.words)], self.screen.width))

    def lay(self, state: Course | Attempt, seat: int) -> list[Option]:
        """Print what is new on the table and return the options."""
        self.words.look_at(state.state)
        view = state.state.view(seat)
        now = self.draw(view, self.words, self.screen.width)
        new = changes(self.board, now)
        if shown := now if new is None else new:
            self.screen.lines(["", *shown, ""])
        self.board = now
        return [] if view.decision is None else view.decision.options

    def helped(self, typed: str) -> bool:
        """Show what was asked for beside the choice: the whole table, the rulebook, a card; False: nothing was."""
        command, _, rest = typed.partition(" ")
        match command:
            case "t":
                self.screen.lines(["", *self.board, ""])
            case "r":
                show_rules(self.words, self.screen, rest)
            case "c":
                show_cards(self.words, self.screen, rest.strip())
            case _:
                return False
        return True

    def offer(self, options: Sequence[Option]) -> None:
        """Print the options with their numbers."""
        for n, option in enumerate(options, start=1):
            text = self.words(option.text)
            note = "" if option.note is None else f" — {self.words(option.note)}"
            self.screen.lines(wrapped(f"  {n:>2}  ", [text + note], self.screen.width, indent=6))

    def chosen(self, typed: str, options: Sequence[Option]) -> str:
        """Return the action that was meant."""
        if typed == "" and len(options) == 1:
            return options[0].action
        if typed.isdecimal() and 1 <= int(typed) <= len(options):
            return options[int(typed) - 1].action
        if any(typed == option.action for option in options):
            return typed
        raise BadInput("cli-err-answer", given=typed, most=len(options))


class LessonMode(_Table):
    """One lesson at one screen. Leaving and coming back goes on at the same step."""

    def __init__(self, game: AnyGame, lesson: Lesson, lang: str, screen: Screen, marks: Marks) -> None:
        super().__init__(game, lang, screen)
        self.marks = marks
        self.key = f"{game.id}/{lesson.id}"
        self.chosen_so_far = marks.read().get(self.key, [])
        if len(self.chosen_so_far) >= len(lesson.step):
            self.chosen_so_far = []
        try:
            self.course = Course(game, lesson, self.chosen_so_far)
        except BadInput:  # the lesson was written anew since
            self.chosen_so_far = []
            self.course = Course(game, lesson)
        self.sit(lesson.seat)

    def run(self) -> bool:
        """Teach until the end, ``q`` or the end of the input; True: the lesson is done."""
        course = self.course
        while (step := course.step) is not None:
            options = [option for option in self.lay(course, course.lesson.seat) if option.action in step.do]
            self.screen.strong(self.words(course.words("title")))
            self.say(self.words(course.words()))
            self.say(self.words("learn-rules", rules=", ".join(step.rules), n=len(step.rules)))
            self.offer(options)
            prompt = self.words(
                "learn-ask-do" if options else "learn-ask-read", n=course.at + 1, all=len(course.lesson.step)
            )
            if not self._take(options, prompt):
                self.screen.line(self.words("learn-left"))
                return False
        self.lay(course, course.lesson.seat)
        return True

    def _take(self, options: Sequence[Option], prompt: str) -> bool:
        """Let the person do what the step is about; False: they leave."""
        while (typed := self.screen.ask(prompt)) is not None and typed != "q":
            try:
                if self.helped(typed):
                    continue
                name = self.chosen(typed, options) if options else READ
                self.course.choose(name)
            except BadInput as error:
                self.say(say(error.message, self.words.lang))
                continue
            self.chosen_so_far = [*self.chosen_so_far, name]
            self.marks.keep(self.key, self.chosen_so_far)
            self.show(self.course.latest, self.course.lesson.seat)
            return True
        return False


class PuzzleMode(_Table):
    """One puzzle at one screen: a wrong choice costs nothing, ``0`` lays the table anew."""

    def __init__(self, game: AnyGame, puzzle: Puzzle, lang: str, screen: Screen, marks: Marks) -> None:
        super().__init__(game, lang, screen)
        self.game = game
        self.puzzle = puzzle
        self.marks = marks
        self.sit(puzzle.seat)

    def run(self) -> bool:
        """Ask until it is solved, ``q`` or the end of the input; True: it is solved."""
        prefix = self.game.prefix
        self.screen.strong(self.words(f"{prefix}-puzzle-{self.puzzle.goal}"))
        self.say(self.words(f"learn-goal-{self.puzzle.goal}"))
        taken: list[str] = []
        while True:
            attempt = Attempt(self.game, self.puzzle, taken)
            options = self.lay(attempt, self.puzzle.seat) if attempt.status == "open" else []
            if attempt.status == "solved":
                self.marks.keep(f"{self.game.id}/{self.puzzle.id}", taken)
                if attempt.state.actor == OVER:
                    self.screen.lines(ending(attempt.state, (), self.words))
                self.screen.strong(self.words("learn-solved"))
                return True
            if attempt.status == "missed":
                self.say(self.words("learn-missed"))
            else:
                self.offer(options)
                self.say(self.words("learn-choices-left", n=attempt.left))
            typed = self.screen.ask(self.words("learn-ask-puzzle"))
            if typed is None or typed == "q":
                return False
            taken = self._answer(typed, taken, attempt, options)

    def _answer(self, typed: str, taken: list[str], attempt: Attempt, options: Sequence[Option]) -> list[str]:
        """Do what was typed and return the decisions that stand."""
        match typed:
            case "0":
                return []
            case "u":
                return taken[:-1]
            case "h" | "s":
                line = attempt.line()
                for option in line[: 1 if typed == "h" else None]:
                    self.say(f"* {self.words(option.text)}")
                if not line:
                    self.say(self.words("learn-off-line"))
                return taken
        try:
            if self.helped(typed):
                return taken
            name = self.chosen(typed, options)
            after = Attempt(self.game, self.puzzle, [*taken, name])
        except BadInput as error:
            self.say(say(error.message, self.words.lang))
            return taken
        self.show(after.latest, self.puzzle.seat)
        return [*taken, name]
