"""``radura learn``: the lessons of a game, and one of them at the table."""

import argparse

from radura.bots import gentlest
from radura.cli.parser import Parser
from radura.core.game import game as find_game
from radura.core.game import games
from radura.core.text import Arg, BadInput, Message, say
from radura.learn.lesson_files import lessons
from radura.tui.learning import LessonMode, Marks
from radura.tui.screen import Screen


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("game", "cli-arg-game", metavar="GAME", nargs="?")
    parser.given("lesson", "cli-arg-lesson", metavar="LESSON", nargs="?")


def run(args: argparse.Namespace) -> int:
    """Teach the lesson, or the first that is not done; without a game, list all."""
    marks = Marks()
    if args.game is None:
        for id in games():
            _list(id, args.lang, marks)
        return 0
    game = find_game(args.game)
    found = {lesson.id: lesson for lesson in lessons(game).lesson}
    if not found:
        for entry in lessons(game).match:
            options = " ".join(f"--option {key}={value}" for key, value in entry.options.items())
            print(say(Message("learn-as-match", {"command": f"radura play {game.id} {options}".strip()}), args.lang))
            return 0
        raise BadInput("learn-err-none", game=game.id)
    if args.lesson is not None and args.lesson not in found:
        raise BadInput("learn-err-lesson", given=args.lesson, allowed=", ".join(found))
    done = marks.read()
    open_ = [id for id, lesson in found.items() if len(done.get(f"{game.id}/{id}", [])) < len(lesson.step)]
    lesson = found[args.lesson or (open_ or list(found))[0]]
    if LessonMode(game, lesson, args.lang, Screen(), marks).run():
        after = list(found)[list(found).index(lesson.id) + 1 :]
        command = f"radura play {game.id} --seats human,bot:{gentlest(game)}"
        text = (
            Message("learn-next", {"command": f"radura learn {game.id} {after[0]}"})
            if after
            else Message("learn-done", {"command": command})
        )
        print(say(text, args.lang))
    return 0


def _list(id: str, lang: str, marks: Marks) -> None:
    game, done = find_game(id), marks.read()
    for lesson in lessons(game).lesson:
        n = min(len(done.get(f"{id}/{lesson.id}", [])), len(lesson.step))
        told: dict[str, Arg] = {"n": n, "all": len(lesson.step), "minutes": lesson.minutes}
        state = say(Message("learn-list-state", told), lang)
        print(f"{id} {lesson.id}: {say(Message(f'{game.prefix}-lesson-{lesson.id}'), lang)} ({state})")
    for entry in lessons(game).match:
        print(f"{id}: {say(Message(f'{game.prefix}-lesson-{entry.id}'), lang)}")
