"""Results of simulated matches as a file: CSV, JSON or Parquet, a row for each seat of each match."""

import csv
import importlib
import json
from collections.abc import Sequence
from io import BytesIO, StringIO
from pathlib import Path
from typing import Any

from radura.bots.arena import Played
from radura.core import targets
from radura.core.text import BadInput

FORMS = ("csv", "json", "parquet")


def check(path: Path) -> None:
    """Raise BadInput if results cannot be written in the form that the name of a file asks for."""
    form = _form(path)
    if form not in FORMS:
        raise BadInput("cli-err-export-form", given=path.name, allowed=", ".join(f".{form}" for form in FORMS))
    if form == "parquet":
        _parquet()


def write(path: Path, game: str, names: Sequence[str], results: Sequence[Played]) -> None:
    """Write the results."""
    rows = [row for played in results for row in _rows(game, names, played)]
    form = _form(path)
    if form == "csv":
        text = StringIO(newline="")
        out = csv.DictWriter(text, list(rows[0]))
        out.writeheader()
        out.writerows(rows)
        targets.write(path, text.getvalue())
    elif form == "json":
        targets.write(path, "\n".join(["[", ",\n".join(json.dumps(row) for row in rows), "]"]) + "\n")
    else:
        arrow = importlib.import_module("pyarrow")
        table = BytesIO()
        _parquet().write_table(arrow.Table.from_pylist(rows), table)
        targets.write(path, table.getvalue())


def _form(path: Path) -> str:
    return path.suffix.lower().removeprefix(".")


def _rows(game: str, names: Sequence[str], played: Played) -> list[dict[str, Any]]:
    return [
        {
            "game": game,
            "seed": played.seed,
            "turn": played.turn,
            "seat": seat,
            "bot": names[entrant].removeprefix("bot:"),
            "win": played.share(entrant),
            "return": played.returns[seat],
            "reason": played.reason,
            "decisions": played.decisions,
            "seconds": round(played.seconds, 4),
        }
        for seat, entrant in enumerate(played.entrants)
    ]


def _parquet() -> Any:
    """Return pyarrow's part for Parquet files, or say how to get it."""
    try:
        return importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise BadInput("cli-err-not-installed", given="pyarrow", extra="research") from None
