"""``radura backup``: a copy of the server's store, while it runs."""

import argparse

from radura.cli.parser import Parser
from radura.cli.serve import server
from radura.core.text import Message, say


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("file", "cli-arg-backup", metavar="FILE")
    parser.option("--database", "cli-opt-store", metavar="URL")
    parser.option("--data-dir", "cli-opt-store-dir", metavar="DIR")


def run(args: argparse.Namespace) -> int:
    """Write the copy."""
    server().backup(args.database, args.file, args.data_dir)
    print(say(Message("cli-backup-done", {"file": args.file}), args.lang))
    return 0
