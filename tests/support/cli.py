"""Command lines in tests: the fixture ``run`` and what it returns."""

from collections.abc import Callable
from typing import NamedTuple


class Ran(NamedTuple):
    """What a command did."""

    code: int
    out: str
    err: str


Run = Callable[..., Ran]
