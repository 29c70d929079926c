"""``radura rules``: the rule statements of a game, with the tests that prove them."""

import argparse

from radura.cli.parser import Parser, one_game
from radura.core.text import BadInput
from radura.rulebook import Proof, report
from radura.tui.screen import Screen
from radura.tui.table import wrapped
from radura.tui.words import Words


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("game", "cli-arg-game", metavar="GAME")
    parser.given("id", "cli-arg-rule", metavar="ID", nargs="?")
    parser.option("--open", "cli-opt-open", action="store_true")


def run(args: argparse.Namespace) -> int:
    """List the statements; with ``--open`` only those that nothing proves, and then fail if there are any."""
    game = one_game(args)
    words, screen = Words(game, args.lang), Screen()
    proofs = report(game)
    if args.id is not None:
        shown = [proof for proof in proofs if proof.statement.id.casefold() == args.id.casefold()]
        if not shown:
            raise BadInput("cli-err-rule", given=args.id, game=game.id)
    else:
        shown = [proof for proof in proofs if proof.is_open or not args.open]
    section = ""
    for proof in shown:
        if proof.statement.section != section:
            section = proof.statement.section
            screen.line()
            screen.strong(section)
        _show(proof, words, screen)
    if args.id is None:
        proved = sum(bool(proof.tests) for proof in proofs)
        unproved = sum(proof.is_open for proof in proofs)
        screen.line()
        screen.line(
            words(
                "cli-rules-total",
                all=len(proofs),
                proved=proved,
                untestable=len(proofs) - proved - unproved,
                open=unproved,
            )
        )
    return 1 if args.open and shown else 0


def _show(proof: Proof, words: Words, screen: Screen) -> None:
    screen.lines(wrapped(f"{proof.statement.id}  ", [proof.statement.text], screen.width))
    for test in proof.tests:
        screen.line(f"    {test}")
    if proof.reason:
        screen.line("    " + words("cli-rule-untestable", reason=proof.reason))
    elif proof.is_open:
        screen.line("    " + words("cli-rule-open"))
