"""``radura play``: a match in the terminal."""

import argparse
import secrets
from datetime import datetime
from pathlib import Path

import platformdirs

from radura.cli.parser import Parser, number, one_game, seats, settings
from radura.core.match import Match
from radura.core.record import Record
from radura.core.targets import check, folder
from radura.core.text import BadInput
from radura.tui.campaign import Campaigns, where
from radura.tui.play import LineMode
from radura.tui.screen import Screen
from radura.tui.seats import BOT
from radura.tui.words import Words


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("game", "cli-arg-game", metavar="GAME", nargs="?")
    parser.option("--seats", "cli-opt-seats", metavar="human,bot:greedy")
    parser.option("--seed", "cli-opt-seed", metavar="N")
    parser.option("--option", "cli-opt-option", metavar="KEY=VALUE", action="append", default=[])
    parser.option("--data", "cli-opt-data", metavar="DIR")
    parser.option("--resume", "cli-opt-resume", metavar="FILE")
    parser.option("--save", "cli-opt-save", metavar="FILE")
    parser.option("--slot", "cli-opt-slot", metavar="N")
    parser.option("--from", "cli-opt-from", metavar="NAME", dest="named")
    parser.option("--new", "cli-opt-new", action="store_true")
    parser.option("--slots", "cli-opt-slots", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Play."""
    if args.slots or args.slot or args.named or args.new:
        return _campaign(args)
    record = _resumed(args) if args.resume else _fresh(args)
    match = Match(record)
    path = _path(args, record)
    if path is not None:
        check(path)
    LineMode(match, Words(match.game, args.lang), Screen(), path, go_on=_again(args, f"--resume {path}")).run()
    return 0


def _again(args: argparse.Namespace, how: str) -> str:
    """Return the command that goes on with a match; content of its own must be named again."""
    if args.data:
        return f"radura play {args.game} --data {args.data} {how}"
    return f"radura play {args.game} {how}" if args.slot or args.named or args.new else f"radura play {how}"


def _campaign(args: argparse.Namespace) -> int:
    """Go on with the campaign of a slot, begin one there, or list all slots and named saves."""
    for name in ("resume", "save"):
        if getattr(args, name):
            raise BadInput("cli-err-slot-with", given=f"--{name}")
    if args.game is None:
        raise BadInput("cli-err-required", given="GAME", command="radura play")
    of = one_game(args)
    campaigns = Campaigns(of)
    words = Words(of, args.lang)
    if args.slots:
        for line in campaigns.lines(words):
            print(line)
        return 0
    slot = number(args.slot or "1", "--slot", least=1)
    held = None if args.new else campaigns.slot(slot)
    if args.named:
        if held is not None:
            raise BadInput("cli-err-slot-taken", slot=slot, what=where(held, words))
        record = campaigns.go_on_from(args.named)
    else:
        record = held or _fresh(args)
    path = campaigns.path(slot)
    LineMode(Match(record), words, Screen(), path, campaigns, _again(args, f"--slot {slot}")).run()
    return 0


def _resumed(args: argparse.Namespace) -> Record:
    for name in ("seats", "seed", "option"):
        if getattr(args, name):
            raise BadInput("cli-err-resume-with", given=f"--{name}")
    if args.game is not None:
        one_game(args)  # a record of a game with content of its own needs that content
    record = Record.load(args.resume)
    if args.game not in (None, record.game) and not args.data:
        raise BadInput("cli-err-resume-game", given=args.game, file=args.resume, expected=record.game)
    if record.seed is None:
        raise BadInput("cli-err-no-seed", file=args.resume)
    return record


def _fresh(args: argparse.Namespace) -> Record:
    if args.game is None:
        raise BadInput("cli-err-required", given="GAME", command="radura play")
    of = one_game(args)
    seed = secrets.token_bytes(32) if args.seed is None else number(args.seed, "--seed")
    return Record.start(of, seats(args.seats, of), settings(args.option), seed)


def _path(args: argparse.Namespace, record: Record) -> Path | None:
    """Return where a match is saved; bots among themselves leave no record unless a file is named."""
    if named := args.save or args.resume:
        return Path(named)
    if all(name.startswith(BOT) for name in record.seats):
        return None
    id = record.game
    own = folder(platformdirs.user_data_path("radura") / "matches")
    return own / f"{id}-{datetime.now().astimezone():%Y%m%d-%H%M%S}-{secrets.token_hex(2)}.radura"
