"""``radura check``: the laws every game keeps, on random matches."""

import argparse
import secrets
import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from radura.cli.parser import Parser, number, one_game
from radura.core.check import LawBroken, check_game
from radura.tui.words import Words


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("game", "cli-arg-game", metavar="GAME")
    parser.option("--games", "cli-opt-games", metavar="N", default="200")
    parser.option("--seed", "cli-opt-first-seed", metavar="N", default="0")
    parser.option("--random", "cli-opt-random", action="store_true")
    parser.option("--data", "cli-opt-data", metavar="DIR")
    parser.option("--every", "cli-opt-every", metavar="N", default="1")


def run(args: argparse.Namespace) -> int:
    """Check the data, then the laws; a broken law leaves a record behind that ``radura replay`` opens."""
    game = one_game(args)
    words = Words(game, args.lang)
    games = number(args.games, "--games", least=1)
    seed = secrets.randbits(32) if args.random else number(args.seed, "--seed")
    every = number(args.every, "--every", least=1)
    if mistakes := game.validate():
        for mistake in mistakes:
            print(mistake, file=sys.stderr)
        print(words("cli-check-mistakes", n=len(mistakes)), file=sys.stderr)
        return 1
    try:
        with progress_bar() as bar:
            task = bar.add_task(words("cli-check-bar", game=game.id), total=games)
            decisions = check_game(game, games, seed, lambda done: bar.update(task, completed=done), every)
    except LawBroken as broken:
        path = Path(f"{game.id}-{broken.law}.radura")
        broken.record.save(path)
        print(words("cli-check-broken", law=broken.law, why=broken.why), file=sys.stderr)
        print(words("cli-check-replay", path=str(path)), file=sys.stderr)
        return 1
    print(words("cli-check-held", games=games, decisions=decisions, seed=seed))
    return 0


def progress_bar() -> Progress:
    """Return a progress bar on stderr; nothing is drawn if that is not a terminal."""
    console = Console(stderr=True)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
        transient=True,
    )
