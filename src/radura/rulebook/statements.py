"""Reads the numbered statements out of a ``rules.md``."""

import re
from dataclasses import dataclass

_ID = r"[A-Z]{1,4}(?:-[A-Z]{1,3})?[-.][A-Z]?\d+(?:\.\d+)*[a-z]?"
"""``LF-8.11``, ``RA-OQ.4``, ``OQ-9``, ``Q-12``, ``EX-3a``, ``EX-F1``, ``DX-31``, ``D-2``, ``T-14``."""

_STARTS = re.compile(rf"^(?:- |\| )?(?:\*\*)?(?P<id>{_ID})(?![\w.-]*\d)[ |*]*")
_HEADING = re.compile(r"^#+ (?P<title>.+)$")
_HEADING_ID = re.compile(rf"^(?P<id>{_ID}) (?P<title>.+)$")


@dataclass(frozen=True, slots=True)
class Statement:
    """One numbered fact of the rules."""

    id: str
    text: str
    section: str


def parse(markdown: str) -> tuple[Statement, ...]:
    """Return the statements in the order of the file.

    A statement is a list item, table row, bold paragraph or heading that begins with an id.
    A heading counts only if no statement continues its number: ``RA-0`` is the chapter of ``RA-0.1``.
    """
    found: dict[str, Statement] = {}
    headings: set[str] = set()
    section = ""
    for line in markdown.splitlines():
        if heading := _HEADING.match(line):
            section = heading["title"]
            if numbered := _HEADING_ID.match(section):
                headings.add(numbered["id"])
                _add(found, Statement(numbered["id"], numbered["title"], section))
        elif start := _STARTS.match(line):
            _add(found, Statement(start["id"], _plain(line[start.end() :]), section))
    chapters = {id for id in headings if any(_continues(other, id) for other in found)}
    return tuple(s for s in found.values() if s.id not in chapters)


def _add(found: dict[str, Statement], statement: Statement) -> None:
    if statement.id in found:
        raise ValueError(f"rules.md: {statement.id} is stated twice")
    found[statement.id] = statement


def _continues(id: str, chapter: str) -> bool:
    rest = id.removeprefix(chapter)
    return rest != id and rest != "" and not rest[0].isdigit()


def _plain(text: str) -> str:
    """Drop the marks of Markdown that a terminal has no use for."""
    cells = [cell.strip() for cell in text.strip().strip("|").split(" | ")]
    return " | ".join(cell.replace("**", "").replace("`", "") for cell in cells).strip()
