"""``radura cards``: every component with its numbers, text and source."""

import argparse
from itertools import groupby

from radura.cli.parser import Parser, one_game
from radura.core.text import BadInput
from radura.tui.cards import card_lines, find_cards
from radura.tui.screen import Screen
from radura.tui.words import Words


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("game", "cli-arg-game", metavar="GAME")
    parser.given("card", "cli-arg-card", metavar="CARD", nargs="?")
    parser.option("--data", "cli-opt-data", metavar="DIR")


def run(args: argparse.Namespace) -> int:
    """List the components, or those that match."""
    game = one_game(args)
    words, screen = Words(game, args.lang), Screen()
    cards = game.cards()
    if args.card is not None:
        cards = tuple(find_cards(cards, args.card, words))
        if not cards:
            raise BadInput("cli-err-card", given=args.card)
    for kind, group in groupby(cards, lambda card: card.kind):
        screen.strong(kind.replace("_", " "))
        for card in group:
            screen.lines(card_lines(card, words, screen.width))
        screen.line()
    screen.line(words("cli-cards-total", kinds=len(cards), items=sum(card.count for card in cards)))
    return 0
