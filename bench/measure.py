"""Timing for the benchmarks: medians over runs, per CPU second, as JSON lines and as a table.

On a shared machine only the CPU seconds of this process mean something; the runs of all
subjects alternate, so that a busy neighbour slows them alike and ratios stay fair.
"""

import json
import statistics
import time
from collections.abc import Callable

Run = Callable[[float, int], dict[str, float]]
"""``run(seconds, seed)`` counts what was done in about that many CPU seconds."""


class Subject:
    """Something to measure: its name, and the function that counts."""

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

    def medians(self) -> dict[str, float]:
        return {what: statistics.median(rates) for what, rates in self.rates.items()}

    def report(self) -> str:
        out: dict[str, object] = {"bench": self.name, "runs": len(next(iter(self.rates.values()), []))}
        for what, rates in self.rates.items():
            out[f"{what}_per_cpu_s"] = round(statistics.median(rates), 1)
            out[f"{what}_range"] = [round(min(rates), 1), round(max(rates), 1)]
        return json.dumps(out)


def measure(subjects: list[Subject], seconds: float, runs: int) -> None:
    """Run all subjects in turn, several times, and print a JSON line for each."""
    for subject in subjects:
        subject.run(min(0.3, seconds), 0)  # warm-up
    for seed in range(1, runs + 1):
        for subject in subjects:
            subject.once(seconds, seed)
    for subject in subjects:
        print(subject.report(), flush=True)


def table(rows: list[tuple[str, ...]]) -> str:
    """Return rows as aligned columns; the first row is the heading."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = [
        "  ".join(cell.rjust(w) if i else cell.ljust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True)))
        for row in rows
    ]
    lines.insert(1, "  ".join("-" * w for w in widths))
    return "\n".join(lines)
