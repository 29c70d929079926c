"""Sections of a page that commands write: in the place of the one before, or at the end; the rest stays as it is."""

from collections.abc import Sequence
from pathlib import Path

from radura.core.targets import text_of
from radura.core.text import BadInput


class Section:
    """A part of a Markdown page between two marks that name the command."""

    def __init__(self, name: str) -> None:
        self._begin = f"<!-- {name}: written by `radura {name}` -->"
        self._end = f"<!-- end of the {name} -->"

    def check(self, page: Path) -> None:
        """Raise BadInput if the page cannot be read, or does not tell where the section is."""
        self._around(page, "")

    def put(self, page: Path, title: str, lines: Sequence[str]) -> str:
        """Return the page with these lines; a new one begins with the title."""
        before, after = self._around(page, title)
        return "\n".join([before.rstrip("\n") + "\n", self._begin, *lines, self._end]) + after

    def _around(self, page: Path, title: str) -> tuple[str, str]:
        """Return what stands before and behind the section."""
        text = text_of(page) if page.exists() else f"# {title}\n"
        marks = (self._begin, self._end)
        if not any(mark in text for mark in marks):
            return text, "\n"
        before, _, rest = text.partition(self._begin)
        _, ended, after = rest.partition(self._end)
        if not ended or any(text.count(mark) > 1 for mark in marks):
            raise BadInput("cli-err-section", given=str(page), begin=self._begin, end=self._end)
        return before, after


def table(heads: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """Return the lines of a table; so many columns stand on the left, the others are numbers."""
    marks = ["---"] * left + ["---:"] * (len(heads) - left)
    return [f"| {' | '.join(heads)} |", f"|{'|'.join(marks)}|", *(f"| {' | '.join(row)} |" for row in rows)]
