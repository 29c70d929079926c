"""The rulebook of a game for players: sections in the reader's language, found by words and rule numbers.

The files are those that the browser shows: ``rulebook/<lang>.md`` in the game's package, a small part of Markdown with
the numbers of the rules in braces behind the headings.
"""

import re
from dataclasses import dataclass
from importlib.resources import files

from radura.core.game import AnyGame
from radura.core.game import game as find_game

_HEADING = re.compile(r"^#+ (?P<title>.*?)(?: \{(?P<ids>[^}]*)\})?$")
_MARKS = re.compile(r"\*{1,2}([^*]+)\*{1,2}")
PIECES = ":::pieces"
"""Begins a line that shows pieces; text has none."""


@dataclass(frozen=True, slots=True)
class Section:
    """A heading with its paragraphs and the numbers of the rules that it explains."""

    title: str
    ids: tuple[str, ...]
    paragraphs: tuple[str, ...]

    def explains(self, id: str) -> bool:
        """Tell whether a rule number belongs here: ``LF-8.2`` to the section of ``LF-8``."""
        wanted = id.casefold()
        return any(wanted == own.casefold() or wanted.startswith(f"{own.casefold()}.") for own in self.ids)


def book(game: AnyGame, lang: str) -> tuple[Section, ...]:
    """Return the rulebook of a game; none if it has none in this language."""
    package = find_game(game.drawn_as).package if game.drawn_as != game.id else game.package
    path = files(package) / "rulebook" / f"{lang}.md" if package else None
    return parse(path.read_text(encoding="utf-8")) if path is not None and path.is_file() else ()


def parse(markdown: str) -> tuple[Section, ...]:
    """Return the sections in the order of the file."""
    found: list[Section] = []
    for chunk in re.split(r"\n\s*\n", markdown):
        lines = [line.strip() for line in chunk.splitlines() if line.strip()]
        if lines and (heading := _HEADING.match(lines[0])):
            ids = tuple(filter(None, re.split(r"[\s,]+", heading["ids"] or "")))
            found.append(Section(heading["title"], ids, ()))
            lines = lines[1:]
        if lines and found and not lines[0].startswith(PIECES):
            last = found[-1]
            found[-1] = Section(last.title, last.ids, (*last.paragraphs, *_paragraphs(lines)))
    return tuple(found)


def _paragraphs(lines: list[str]) -> list[str]:
    """Return a paragraph, or each entry of a list or row of a table as one."""
    if lines[0].startswith("|"):
        rows = [" · ".join(cell.strip() for cell in line.strip("|").split("|")) for line in lines]
        return [_plain(row) for row in rows if set(row) - set("- ·:")]
    out: list[str] = []
    for line in lines:
        if line.startswith("- ") or not out:
            out.append(line)
        else:
            out[-1] += f" {line}"
    return [_plain(text) for text in out]


def _plain(text: str) -> str:
    return _MARKS.sub(r"\1", text)


def search(sections: tuple[Section, ...], wanted: str) -> list[Section]:
    """Return the sections of a rule number or with such a title, else the paragraphs that hold these words."""
    text = wanted.casefold().strip()
    whole = [s for s in sections if s.explains(text) or text in s.title.casefold()]
    if whole:
        return whole
    parts = ((s, tuple(p for p in s.paragraphs if text in p.casefold())) for s in sections)
    return [Section(s.title, s.ids, found) for s, found in parts if found]
