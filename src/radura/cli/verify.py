"""``radura verify``: proves that the chance of a match came from the seed that was promised."""

import argparse

from radura.cli.parser import Parser
from radura.core.chance import public_nonce
from radura.core.game import game
from radura.core.overlay import use_data
from radura.core.record import Record
from radura.core.text import BadInput
from radura.tui.words import Words


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("file", "cli-arg-file", metavar="FILE")
    parser.option("--data", "cli-opt-serve-data", metavar="GAME=DIR", action="append", default=[])
    parser.option("--draws", "cli-opt-draws", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Recompute every draw; 1 if some of them cannot be proved."""
    use_data(args.data)
    record = Record.load(args.file)
    words = Words(game(record.game), args.lang)
    if record.seed is None:
        raise BadInput("cli-err-no-seed", file=args.file)
    draws = record.draws()
    if args.draws:
        for draw in draws:
            if draw.numbers is not None:
                numbers = (f"{bound}:{value}" for bound, value in draw.numbers)
                print(draw.line, draw.name, *numbers, sep="\t")
        return 0
    proved = sum(draw.numbers is not None for draw in draws)
    past = len(record.past)
    print(words("cli-verify-commitment", commitment=record.commitment))
    print(words("cli-verify-draws", draws=proved, actions=past + len(record.actions)))
    for line in _added(record, words):
        print(line)
    if record.resumed is not None:
        older = sum(draw.line < past + 2 for draw in draws)
        print(words("cli-verify-past", draws=older, past=past, version=record.resumed.rules_version))
    elif proved < len(draws):
        print(words("cli-verify-forced", forced=record.forced, draws=len(draws) - proved))
    return 0 if proved == len(draws) else 1


def _added(record: Record, words: Words) -> list[str]:
    """Tell what each seat has added to the seed."""
    if not record.nonces:
        return [words("cli-verify-alone")]
    lines: list[str] = []
    for seat, nonce in enumerate(record.nonces):
        kind = "own" if nonce else "nothing"
        if nonce == public_nonce(record.match, seat).hex():
            kind = "public"
        lines.append(words(f"cli-verify-{kind}", seat=seat + 1, name=record.seats[seat], nonce=nonce))
    return lines
