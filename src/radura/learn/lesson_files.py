"""Files of lessons: ``learn/lessons.toml`` in a game's package, read strictly and played to the end."""

from collections.abc import Callable
from functools import cache, partial
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from radura.core.game import AnyGame
from radura.core.reading import Mistakes, read
from radura.core.text import LANGUAGES, BadInput, say
from radura.i18n import has_message
from radura.learn.lessons import Astray, Course, Entry, Lesson, LessonFile, firsts, words_of
from radura.rulebook import statements

FILE: Final = "lessons.toml"
Tell: TypeAlias = Callable[[str, str], None]
"""Takes what is wrong with an entry: field and why."""


def folder(game: AnyGame) -> Traversable | None:
    """Return where a game keeps what teaches it."""
    found = files(game.package) / "learn" if game.package else None
    return found if found is not None and found.is_dir() else None


@cache
def lessons(game: AnyGame) -> LessonFile:
    """Return the lessons of a game; BadData names file, lesson and field of whatever is wrong."""
    where = folder(game)
    return LessonFile() if where is None or not (where / FILE).is_file() else load(game, where / FILE)


def load(game: AnyGame, file: Traversable) -> LessonFile:
    """Read a file of lessons strictly: each has its words, and goes to its end by the rules."""
    mistakes = Mistakes()
    found = read(file, LessonFile, mistakes)
    if mistakes.can_judge:
        known = {statement.id for statement in statements(game)}
        ids: set[str] = set()
        entries: list[Lesson | Entry] = [*found.lesson, *found.match]
        for entry in entries:
            tell = partial(mistakes.tell, FILE, entry.id)
            if entry.id in ids:
                tell("id", "this id is there already")
            ids.add(entry.id)
            _check_words(f"{game.prefix}-lesson-{entry.id}", "id", tell)
            if isinstance(entry, Lesson):
                _check(game, entry, known, tell)
            else:
                _check_by(partial(game.check_options, entry.options), "options", tell)
    mistakes.refuse(file)
    return found


def _check(game: AnyGame, lesson: Lesson, known: set[str], tell: Tell) -> None:
    """Check what a lesson says, and play it to its end."""
    sound = _check_by(partial(game.check_seats, lesson.seats), "seats", tell)
    sound = _check_by(partial(game.check_options, lesson.options), "options", tell) and sound
    if lesson.position and lesson.options:
        tell("options", "they stand in the position")
    if lesson.seat >= lesson.seats:
        tell("seat", f"there is no seat {lesson.seat} among {lesson.seats}; they are counted from 0")
        sound = False
    names: set[str] = set()
    for n, step in enumerate(lesson.step):
        field = lesson.field(n)
        if step.name in names:
            tell(f"{field}.name", "this name is there already")
        names.add(step.name)
        for part in ("title", ""):
            _check_words(words_of(game, lesson, step, part).id, f"{field}.name", tell)
        if strange := [rule for rule in step.rules if rule not in known]:
            tell(f"{field}.rules", f"there is no rule {', '.join(strange)}")
    if sound:
        try:
            _play(game, lesson, tell)
        except Astray as error:
            tell(error.field, say(error.message))


def _play(game: AnyGame, lesson: Lesson, tell: Tell) -> None:
    """Play a lesson to its end: with every option of each step, going on with the first."""
    course = Course(game, lesson)
    for n, step in enumerate(lesson.step):
        field = lesson.field(n)
        if step.do and course.state.actor != lesson.seat:
            tell(f"{field}.do", "somebody else must choose here")
            return
        if unseen := set(step.points) - _in_sight(course):
            tell(f"{field}.points", f"nothing on the table is called {', '.join(sorted(unseen))}")
        if not step.do and not step.points:
            tell(f"{field}.points", "a step that is only read points at something")
        for name in step.do[1:]:
            Course(game, lesson, [*firsts(lesson, n), name])
        course.choose(course.open[0])
    if course.luck_left:
        tell(course.luck_field, f"so much is dictated that never falls: {', '.join(course.luck_left)}")


def _in_sight(course: Course) -> set[str]:
    """Return what a bubble can point at."""
    view = course.state.view(course.lesson.seat)
    options = [] if view.decision is None else view.decision.options
    return {
        *view.places,
        *(item for row in view.places.values() for item in row),
        *(target for option in options for target in option.targets),
    }


def _check_words(id: str, field: str, tell: Tell) -> None:
    if missing := [lang for lang in LANGUAGES if not has_message(id, lang)]:
        tell(field, f"the message {id} is missing ({', '.join(missing)})")


def _check_by(check: Callable[[], object], field: str, tell: Tell) -> bool:
    """Tell what a check of the game refuses; False: something is wrong."""
    try:
        check()
    except BadInput as error:
        tell(field, say(error.message))
        return False
    return True
