"""``radura serve``: the table server."""

import argparse
import sys
from importlib import import_module
from types import ModuleType

from radura.cli.parser import PROCESSES, Parser, number
from radura.core.game import game, games
from radura.core.overlay import use_data
from radura.core.text import BadInput, Message, say

PORT = 65_535
LOG_LEVELS = ("debug", "info", "warning", "error")


def check_level(level: str) -> None:
    """Raise BadInput if there is no such level of the log."""
    if level not in LOG_LEVELS:
        raise BadInput("cli-err-choice", given=level, name="--log-level", allowed=", ".join(LOG_LEVELS))


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.option("--host", "cli-opt-host", metavar="ADDRESS", default="127.0.0.1")
    parser.option("--port", "cli-opt-port", metavar="N", default="8765")
    parser.option("--database", "cli-opt-database", metavar="URL")
    parser.option("--data-dir", "cli-opt-data-dir", metavar="DIR")
    parser.option("--data", "cli-opt-serve-data", metavar="GAME=DIR", action="append", default=[])
    parser.option("--workers", "cli-opt-workers", metavar="N")
    parser.option("--processes", "cli-opt-processes", metavar="N", default="1")
    parser.option("--broker", "cli-opt-broker", metavar="URL")
    parser.option("--origin", "cli-opt-origin", metavar="URL", action="append", default=[])
    parser.option("--log-level", "cli-opt-log-level", metavar="|".join(LOG_LEVELS), default="info")
    parser.option("--open", "cli-opt-browser", action="store_true")
    parser.option("--check", "cli-opt-serve-check", action="store_true")


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop."""
    check_level(args.log_level)
    module = server()
    if args.check:
        return check(args)
    if not module.is_local(args.host):
        print(say(Message("srv-warn-network"), args.lang), file=sys.stderr, flush=True)
    module.serve(
        host=args.host,
        port=number(args.port, "--port", most=PORT),
        database=args.database,
        workers=None if args.workers is None else number(args.workers, "--workers", 1, PROCESSES),
        data_dir=args.data_dir,
        open_browser=args.open,
        origins=args.origin,
        log_level=args.log_level,
        data=args.data,
        processes=number(args.processes, "--processes", 1, PROCESSES),
        broker=args.broker,
    )
    return 0


def check(args: argparse.Namespace) -> int:
    """Say what becomes of the matches of a store with the games that are installed here; 1 if some cannot go on."""
    use_data(args.data)
    survey = import_module("radura.server.survey")
    found = survey.survey(args.database or server().default_database(args.data_dir))
    if not found:
        print(say(Message("cli-store-empty"), args.lang))
    for id, fates in found.items():
        name = id if id not in games() else say(game(id).name, args.lang)
        version = game(id).rules_version if id in games() else 0
        print(say(Message("cli-store-game", {"game": name, "version": version}), args.lang))
        for fate in survey.Fate:
            if fates[fate]:
                print("  " + say(Message(f"cli-store-{fate.value}", {"n": fates[fate]}), args.lang))
    lost = (survey.Fate.HALTED, survey.Fate.UNKNOWN)
    return 1 if any(fates[fate] for fates in found.values() for fate in lost) else 0


def home(lang: str) -> int:
    """Plain ``radura``: serve on this machine alone and open the browser."""
    module = server()
    print(say(Message("cli-home"), lang), flush=True)
    module.home()
    return 0


def server() -> ModuleType:
    """Return the server, or say how to install what it needs."""
    try:
        return import_module("radura.server.main")
    except ModuleNotFoundError as error:
        raise BadInput("cli-err-not-installed", given=error.name or "", extra="server") from None
