"""``radura puzzle``: a puzzle of a game, that of the day, or the list."""

import argparse
import datetime

from radura.cli.parser import Parser
from radura.core.game import game as find_game
from radura.core.text import Arg, BadInput, Message, say
from radura.learn.puzzles import of_the_day, puzzles
from radura.tui.learning import Marks, PuzzleMode
from radura.tui.screen import Screen


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("game", "cli-arg-game", metavar="GAME", nargs="?")
    parser.given("id", "cli-arg-puzzle", metavar="ID", nargs="?")
    parser.option("--list", "cli-opt-puzzles", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Ask the puzzle; without an id the first that is not solved, without a game that of the day."""
    marks, id = Marks(), args.id
    if args.game is None:
        today = of_the_day(datetime.datetime.now(datetime.UTC).date())
        if today is None:
            raise BadInput("learn-err-none", game="-")
        args.game, id = today
    game = find_game(args.game)
    found, solved = puzzles(game), marks.read()
    if not found:
        raise BadInput("learn-err-none", game=game.id)
    if args.list:
        for puzzle in found.values():
            told: dict[str, Arg] = {
                "stars": "*" * puzzle.stars,
                "solved": "yes" if f"{game.id}/{puzzle.id}" in solved else "no",
            }
            print(f"{puzzle.id}: {say(Message('learn-list-puzzle', told), args.lang)}")
        return 0
    if id is not None and id not in found:
        raise BadInput("learn-err-puzzle", given=id, game=game.id)
    open_ = [one for one in found if f"{game.id}/{one}" not in solved]
    PuzzleMode(game, found[id or (open_ or list(found))[0]], args.lang, Screen(), marks).run()
    return 0
