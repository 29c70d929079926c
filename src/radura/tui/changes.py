"""What is new on a table of text: whole parts of it, each under its heading."""

from collections import Counter
from typing import Final, NamedTuple

GOES_ON: Final = " |+/\\─│·"
"""Signs with which a line begins that belongs to the one above: wrapped text, boxes, maps, rivers."""
OWNER: Final = "== "
"""Before the name of somebody to whom all lines up to the next empty one belong."""
MOST: Final = 0.75
"""A table of which more than this is new is drawn as a whole."""


class Part(NamedTuple):
    """Lines that are read together."""

    group: int
    """Parts between two empty lines have the same."""
    lines: tuple[str, ...]


def parts(table: list[str]) -> list[Part]:
    """Take a table apart: headings with their boxes, lines with what goes on below them."""
    out: list[Part] = []
    group, is_new = 0, True
    for line in table:
        if not line.strip():
            group, is_new = group + 1, True
        elif not is_new and line.startswith(tuple(GOES_ON)):
            out[-1] = Part(group, (*out[-1].lines, line))
        else:
            out.append(Part(group, (line,)))
            is_new = False
    return out


def changes(before: list[str], now: list[str]) -> list[str] | None:
    """Return the parts of a table that were not there before, as lines; None: it is clearer to draw all of it."""
    known = Counter(part.lines for part in parts(before))
    owners: dict[int, tuple[str, ...]] = {}
    shown: list[str] = []
    last: int | None = None
    for group, lines in parts(now):
        if lines[0].startswith(OWNER):
            owners[group] = lines
        if known[lines] > 0:
            known[lines] -= 1
            continue
        if group != last:
            shown += [""] if shown else []
            shown += owners.get(group, ()) if owners.get(group) != lines else ()
        shown += lines
        last = group
    return None if len(shown) > MOST * len(now) else shown
