"""The fixtures of tests/soak."""

from collections.abc import Callable

Size = Callable[[int], int]
"""``size(full)``: how large something is in this run, given its full size."""

Progress = Callable[[str], None]
"""``progress(text)``: shows how far a test is."""


def silent(text: str) -> None:
    """Show no progress: what tests of ordinary size do."""
