"""``radura games``: what is installed."""

import argparse

import radura
from radura.cli.parser import Parser
from radura.core.text import Message, say
from radura.i18n import has_message


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.option("--ids", "cli-opt-ids", action="store_true")


def run(args: argparse.Namespace) -> int:
    """List the games."""
    for id in radura.games():
        if args.ids:
            print(id)
            continue
        game = radura.game(id)
        seats = str(game.min_seats) if game.min_seats == game.max_seats else f"{game.min_seats}-{game.max_seats}"
        name = say(game.name, args.lang)
        print(
            say(Message("cli-game-line", {"id": id, "name": name, "seats": seats, "minutes": game.minutes}), args.lang)
        )
        if has_message(game.tagline.id, args.lang):
            print("    " + say(game.tagline, args.lang))
        for setting in game.settings:
            values = ", ".join(f"{v}*" if v == setting.default else v for v in setting.values)
            print(f"    --option {setting.id}={{{values}}}")
    return 0
