"""Timing and output for the benchmarks.

On a shared machine only the CPU seconds of the measured process mean something. The runs of all subjects alternate, so
that other load slows them alike and ratios stay fair.
"""

import json
import statistics
import sys
import time
from collections.abc import Callable

Row = dict[str, object]
"""One line of a table: column headings with values. A list is a range: least and most."""

Run = Callable[[float, int], dict[str, float]]
"""``run(seconds, seed)`` works for about that many CPU seconds and returns what it has counted."""


class Subject:
    """Something to measure: a name, and the function that counts."""

    def __init__(self, name: str, run: Run) -> None:
        self.name = name
        self.run = run
        self.rates: dict[str, list[float]] = {}

    def once(self, seconds: float, seed: int) -> None:
        start = time.process_time()
        counts = self.run(seconds, seed)
        spent = time.process_time() - start
        for what, count in counts.items():
            self.rates.setdefault(what, []).append(count / spent)

    def median(self, what: str) -> float:
        """Return the median of the counts per CPU second."""
        return statistics.median(self.rates[what])


def measure(subjects: list[Subject], seconds: float, runs: int) -> None:
    """Run all subjects in turn, several times."""
    for subject in subjects:
        subject.run(min(0.3, seconds), 0)  # warm-up
    for seed in range(1, runs + 1):
        for subject in subjects:
            subject.once(seconds, seed)
            progress(f"{subject.name}: run {seed} of {runs}")


def progress(text: str) -> None:
    """Show on the error stream how far a benchmark is."""
    print(text, file=sys.stderr, flush=True)


def show(rows: list[Row], as_json: bool) -> None:
    """Print rows as a table, or as one JSON object each."""
    if as_json:
        for row in rows:
            print(json.dumps(row))
        return
    names = list(dict.fromkeys(name for row in rows for name in row))
    lines = [names, *([_cell(row.get(name)) for name in names] for row in rows)]
    widths = [max(len(line[i]) for line in lines) for i in range(len(names))]
    left = [all(isinstance(row.get(name, ""), str) for row in rows) for name in names]
    lines.insert(1, ["-" * width for width in widths])
    for line in lines:
        columns = zip(line, widths, left, strict=True)
        print("  ".join(cell.ljust(w) if is_left else cell.rjust(w) for cell, w, is_left in columns).rstrip())


def _cell(value: object) -> str:
    match value:
        case None:
            return "-"
        case float() | int():
            return f"{value:,}"
        case [least, most]:
            return f"{_cell(least)} to {_cell(most)}"
    return str(value)


def round_off(value: float) -> float:
    """Return a figure with no more digits than a measurement has: about three."""
    return round(value) if abs(value) >= 100 else round(value, 1) if abs(value) >= 10 else round(value, 2)
