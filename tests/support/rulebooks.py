"""The rulebooks, read as the browser reads them."""

import re
from dataclasses import dataclass

from radura.rulebook import CHECKOUT

GAMES = sorted(path.parent.name for path in (CHECKOUT / "src" / "radura" / "games").glob("*/rules.py"))


@dataclass(frozen=True, slots=True)
class Section:
    """A heading and the blocks below it, as web/src/shell/rulebook.ts reads them."""

    level: int
    title: str
    rules: tuple[str, ...]
    blocks: tuple[tuple[str, ...], ...]
    """The kind of each block; then its pieces, or a dash for each item of a list or row of a table."""

    @property
    def shape(self) -> tuple[object, ...]:
        """Everything that is the same in each language."""
        return self.level, self.rules, self.blocks


def sections(game: str, lang: str) -> list[Section]:
    """Return the sections of a rulebook in order."""
    path = CHECKOUT / "src" / "radura" / "games" / game / "rulebook" / f"{lang}.md"
    found: list[Section] = []
    for part in re.split(r"^(?=#)", path.read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        heading, _, body = part.partition("\n")
        words = re.fullmatch(r"(#{1,3}) (.+?)(?: \{(.+)\})?", heading)
        assert words, f"{path.name}: {heading}"
        rules = tuple((words[3] or "").split(", ")) if words[3] else ()
        blocks = tuple(_block(chunk) for chunk in re.split(r"\n\s*\n", body.strip()) if chunk)
        found.append(Section(len(words[1]), words[2], rules, blocks))
    return found


def _block(chunk: str) -> tuple[str, ...]:
    if chunk.startswith(":::pieces "):
        return ("pieces", *chunk.split()[1:])
    for mark, kind in (("- ", "list"), ("|", "table")):
        if chunk.startswith(mark):
            return (kind, *("-" for line in chunk.splitlines() if line.startswith(mark)))
    assert not re.search(r"^(- |\||:::)", chunk, re.MULTILINE), f"an empty line is missing: {chunk[:60]}"
    return ("text",)
