"""``radura export``: records as a table for imitation and offline learning."""

import argparse
from pathlib import Path

from radura.cli.check import progress_bar
from radura.cli.parser import Parser
from radura.core.overlay import use_data
from radura.core.targets import check
from radura.core.text import BadInput, Message, say

ENDING = ".radura"


def arguments(parser: Parser) -> None:
    """Declare the arguments."""
    parser.given("records", "cli-arg-records", metavar="RECORD", nargs="+")
    parser.option("--to", "cli-opt-to", metavar="FILE", default="decisions.parquet")
    parser.option("--data", "cli-opt-serve-data", metavar="GAME=DIR", action="append", default=[])


def run(args: argparse.Namespace) -> int:
    """Write the table and tell how many decisions it holds."""
    try:
        from radura.adapters.export import export
    except ImportError as error:
        raise BadInput("cli-err-not-installed", given=error.name or "", extra="research") from None

    use_data(args.data)
    paths = [path for given in args.records for path in _records(Path(given))]
    target = Path(args.to)
    check(target)
    if target.resolve() in {path.resolve() for path in paths}:
        raise BadInput("core-err-file-twice", given=args.to)
    with progress_bar() as bar:
        task = bar.add_task(say(Message("cli-export-bar"), args.lang), total=len(paths))
        count = export(paths, target, lambda done: bar.update(task, completed=done))
    told: dict[str, str | int] = {"records": len(paths), "decisions": count, "file": str(target)}
    print(say(Message("cli-export-done", told), args.lang))
    return 0


def _records(given: Path) -> list[Path]:
    """Return a record, or all records of a folder."""
    if not given.is_dir():
        return [given]
    found = sorted(given.glob(f"*{ENDING}"))
    if not found:
        raise BadInput("cli-err-no-records", given=str(given))
    return found
