"""The box as data: strict loading of ``data/*.toml``, or of files that take their place.

Wrong data are refused with everything that is amiss, each with file, entry and field.
"""

import re
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

from radura.core.text import LANGUAGES
from radura.games.casting_shadows import validate
from radura.games.casting_shadows.reading import ID, Mistakes, parse, read
from radura.games.casting_shadows.schema import (
    FILES,
    Attack,
    Catalog,
    Character,
    Companion,
    Conversion,
    Counterspell,
    Die,
    Entry,
    MainCounts,
    Map,
    Numbers,
    OtherCounts,
    RangeKind,
    ResourceCard,
    ResourceKind,
    Solo,
    TableCounts,
    Tile,
    Token,
)


class CatalogError(ValueError):
    """The data of the box are damaged: every mistake, a line each."""

    def __init__(self, mistakes: Sequence[str]) -> None:
        super().__init__("\n".join(mistakes))


T = TypeVar("T", bound=Entry)

TEXTS: Final = "locale"
"""The folder of names that other data may bring along: ``locale/<lang>/*.ftl``."""


class _File:
    """One TOML file of the box."""

    def __init__(self, file: Traversable, mistakes: Mistakes) -> None:
        self.name: Final = file.name
        self.mistakes: Final = mistakes
        self.data: Final = parse(file, mistakes)
        self.known: Final = {"ref"}

    def table(self, key: str, kind: type[Any]) -> Any:
        """Return a table that stands in the file once."""
        self.known.add(key)
        return read(self.data.get(key), kind, self.mistakes, self.name, key)

    def entries(self, key: str, kind: type[T]) -> list[T]:
        """Return the entries of one table; ``ref`` of the file stands in for a missing one."""
        self.known.add(key)
        out: list[T] = []
        rows = self.data.get(key, [])
        for n, raw in enumerate(rows if isinstance(rows, list) else [rows], 1):
            name = raw.get("id", f"number {n}") if isinstance(raw, dict) else f"number {n}"
            whole = {"ref": self.data.get("ref", ""), **raw} if isinstance(raw, dict) else raw
            found = read(whole, kind, self.mistakes, self.name, f"{key} {name}")
            if found is not None:
                out.append(found)
                if not ID.fullmatch(found.id):
                    self.mistakes.tell(
                        self.name, f"{key} {name}", "id", "is written in small letters, digits and underscores"
                    )
        return out

    def finish(self) -> None:
        """Tell of tables that nobody asked for."""
        for key in self.data:
            if key not in self.known:
                self.mistakes.tell(self.name, key, f"is not known here; known: {', '.join(sorted(self.known))}")


def load(own: Traversable, other: Traversable | None = None) -> Catalog:
    """Read the box; files of the other folder take the place of ours. CatalogError tells all that is amiss."""
    mistakes = Mistakes()
    files = {name: own / name for name in FILES}
    if other is not None:
        _overlay(other, files, mistakes)
    table, main, others = (_File(files[name], mistakes) for name in FILES)
    parts = (
        table.table("counts", TableCounts),
        main.table("counts", MainCounts),
        others.table("counts", OtherCounts),
        table.table("numbers", Numbers),
        table.table("map", Map),
        table.table("solo", Solo),
        table.entries("resource", ResourceKind),
        table.entries("die", Die),
        table.entries("token", Token),
        table.entries("range", RangeKind),
        table.entries("tile", Tile),
        table.entries("character", Character),
        main.entries("attack", Attack),
        main.entries("conversion", Conversion),
        main.entries("resource_card", ResourceCard),
        others.entries("counterspell", Counterspell),
        others.entries("companion", Companion),
    )
    for file in (table, main, others):
        file.finish()
    if mistakes.told:
        raise CatalogError(mistakes.told)
    catalog = Catalog(*parts)
    validate.check(catalog, mistakes)
    if other is not None:
        _check_names(catalog, load(own), other, mistakes)
    if mistakes.told:
        raise CatalogError(mistakes.told)
    return catalog


def _overlay(folder: Traversable, files: dict[str, Traversable], mistakes: Mistakes) -> None:
    """Let the files of a folder take the place of ours."""
    if not folder.is_dir():
        mistakes.tell(str(folder), "there is no such folder")
        return
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if file.name in files:
            files[file.name] = file
        elif file.name != TEXTS:
            mistakes.tell(file.name, f"there is no such file in this game, only {', '.join(FILES)} and {TEXTS}")


def _check_names(c: Catalog, ours: Catalog, folder: Traversable, mistakes: Mistakes) -> None:
    """Let everything that our box has not be named in every language."""
    known = {entry.id for _, _, group in ours.groups() for entry in group}
    for lang in LANGUAGES:
        texts = folder / TEXTS / lang
        words = "\n".join(f.read_text(encoding="utf-8") for f in texts.iterdir()) if texts.is_dir() else ""
        for file, kind, group in c.groups():
            for entry in group:
                if entry.id not in known and not re.search(rf"^cs-card-{entry.id} *=", words, re.MULTILINE):
                    mistakes.tell(file, f"{kind} {entry.id}", f"{TEXTS}/{lang} has no name for it (cs-card-{entry.id})")
