"""``radura verify``: proves that the chance of a match came from the seed that was promised."""

import argparse

from radura.cli.parser import Parser
from radura.core.game import game
from radura.core.kernel import CHANCE
from radura.core.overlay import use_data
from radura.core.record import Record
from radura.core.text import BadInput
from radura.tui.words import Words


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("file", "cli-arg-file", metavar="FILE")
    parser.option("--data", "cli-opt-serve-data", metavar="GAME=DIR", action="append", default=[])


def run(args: argparse.Namespace) -> int:
    """Recompute every draw."""
    use_data(args.data)
    record = Record.load(args.file)
    words = Words(game(record.game), args.lang)
    if record.seed is None:
        raise BadInput("cli-err-no-seed", file=args.file)
    record.replay()
    draws = sum(actor == CHANCE for actor, _ in record.actions[record.forced :])
    print(words("cli-verify-commitment", commitment=record.commitment))
    print(words("cli-verify-draws", draws=draws, actions=len(record.actions)))
    if record.forced:
        print(words("cli-verify-forced", forced=record.forced))
    return 0
