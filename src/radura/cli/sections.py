"""Sections of a page that commands write: in the place of the one before, or at the end; the rest stays as it is."""

from collections.abc import Sequence
from pathlib import Path

from radura.core.targets import text_of


class Section:
    """A part of a Markdown page between two marks that name the command."""

    def __init__(self, name: str) -> None:
        self._begin = f"<!-- {name}: written by `radura {name}` -->"
        self._end = f"<!-- end of the {name} -->"

    def check(self, page: Path) -> None:
        """Raise BadInput if the page cannot be read."""
        self._around(page, "")

    def put(self, page: Path, title: str, lines: Sequence[str]) -> str:
        """Return the page with these lines; a new one begins with the title."""
        before, after = self._around(page, title)
        return "\n".join([before.rstrip("\n") + "\n", self._begin, *lines, self._end]) + after

    def _around(self, page: Path, title: str) -> tuple[str, str]:
        """Return what stands before and behind the section."""
        text = text_of(page) if page.exists() else f"# {title}\n"
        before, begun, rest = text.partition(self._begin)
        after = rest.partition(self._end)[2] if begun else "\n"
        return before, after


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Return the lines of a table; so many columns stand on the left, the others are numbers."""
    marks = ["---"] * left + ["---:"] * (len(heads) - left)
    return [f"| {' | '.join(heads)} |", f"|{'|'.join(marks)}|", *(f"| {' | '.join(row)} |" for row in rows)]
