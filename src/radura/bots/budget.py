"""How long a computer player may think: seconds, iterations, or whichever ends first."""

import re
from typing import Final

from radura.core.text import BadInput

MOST_SECONDS: Final = 3600.0
MOST_ITERATIONS: Final = 10_000_000

_FORM: Final = re.compile(r"(?P<number>[0-9]{1,9}(?:\.[0-9]{1,6})?)(?P<unit>s|it)")


class Budget:
    """A limit in seconds or in iterations; with iterations alone the same luck gives the same thought."""

    def __init__(self, seconds: float = MOST_SECONDS, iterations: int = MOST_ITERATIONS) -> None:
        self.seconds: Final = seconds
        self.iterations: Final = iterations

    def part(self, share: float) -> "Budget":
        """Return a share of this budget, at least one iteration."""
        return Budget(self.seconds * share, max(1, int(self.iterations * share)))

    def __str__(self) -> str:
        parts = [f"{self.seconds:g}s"] if self.seconds < MOST_SECONDS else []
        parts += [f"{self.iterations}it"] if self.iterations < MOST_ITERATIONS else []
        return "+".join(parts) or f"{MOST_SECONDS:g}s"

    def __repr__(self) -> str:
        return f"Budget({self.seconds!r}, {self.iterations!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Budget) and (self.seconds, self.iterations) == (other.seconds, other.iterations)

    def __hash__(self) -> int:
        return hash((self.seconds, self.iterations))


def parse(text: str) -> Budget:
    """Read ``0.5s``, ``2000it`` or ``0.5s+2000it``, or raise BadInput."""
    seconds, iterations = 0.0, 0
    for part in text.split("+"):
        found = _FORM.fullmatch(part)
        if found is None:
            raise _bad(text)
        number = float(found["number"])
        if found["unit"] == "s" and not seconds and 0 < number <= MOST_SECONDS:
            seconds = number
        elif found["unit"] == "it" and not iterations and 1 <= number <= MOST_ITERATIONS and number.is_integer():
            iterations = int(number)
        else:
            raise _bad(text)
    return Budget(seconds or MOST_SECONDS, iterations or MOST_ITERATIONS)


def _bad(text: str) -> BadInput:
    return BadInput("core-err-budget", given=text, seconds=int(MOST_SECONDS), iterations=MOST_ITERATIONS)
