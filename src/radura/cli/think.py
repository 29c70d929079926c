"""``radura think``: computer players think here, for servers on whatever machine."""

import argparse
import os

from radura.cli.parser import PROCESSES, Parser, number
from radura.cli.serve import LOG_LEVELS, check_level, server


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.option("--broker", "cli-opt-broker", metavar="URL", required=True)
    parser.option("--workers", "cli-opt-think-workers", metavar="N")
    parser.option("--data", "cli-opt-serve-data", metavar="GAME=DIR", action="append", default=[])
    parser.option("--log-level", "cli-opt-log-level", metavar="|".join(LOG_LEVELS), default="info")


def run(args: argparse.Namespace) -> int:
    """Think until told to stop."""
    check_level(args.log_level)
    workers = number(args.workers, "--workers", 1, PROCESSES) if args.workers is not None else os.cpu_count() or 1
    server().think(args.broker, workers, log_level=args.log_level, data=args.data)
    return 0
