"""The box as data: strict loading of folders of TOML, and merging of packs.

A pack is a folder of TOML files with the tables ``pack``, ``artifact``, ``mage``, ``magic_item``, ``monument``,
``place``, ``essence``, ``piece``. Duo's own pack also brings the ``numbers`` and the table for mixed games (RA-14).
Wrong files stop the import with a line for each mistake that names file, component and field.
"""

import hashlib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

import msgspec

from radura.games.res_arcana_duo.reading import Mistakes, parse, read
from radura.games.res_arcana_duo.schema import (
    Artifact,
    Catalog,
    Entry,
    Essence,
    Mage,
    MagicItem,
    Mixed,
    Monument,
    Numbers,
    Pack,
    Piece,
    Place,
)
from radura.games.res_arcana_duo.validate import validate


class CatalogError(ValueError):
    """The data of the box are damaged; says where, a line for each mistake."""

    def __init__(self, mistakes: Sequence[str]) -> None:
        self.mistakes: Final = tuple(mistakes)
        super().__init__("\n".join(mistakes))


T = TypeVar("T", bound=msgspec.Struct)

DUO = {"id": "duo"}
"""How Duo's own pack calls itself."""


def load(duo: Traversable, packs: Sequence[Traversable] = (), corrections: Traversable | None = None) -> Catalog:
    """Read Duo's folder and the folders of further packs, and merge them by RA-14.

    ``corrections``: files of this folder take the place of Duo's files of the same name.
    """
    mistakes = Mistakes()
    own = _files(duo, mistakes)
    if corrections is not None:
        for name, file in _files(corrections, mistakes, known=list(own)).items():
            own[name] = file
    boxes = [_Box(own, mistakes), *(_Box(_files(folder, mistakes), mistakes) for folder in packs)]
    parts = {name: [row for box in boxes for row in box.rows(table, kind)] for name, (table, kind) in _PARTS.items()}
    numbers = boxes[0].one("numbers", Numbers)
    found = [box.pack for box in boxes]
    if mistakes or numbers is None:
        raise CatalogError(mistakes)
    catalog = Catalog(packs=found, numbers=numbers, **{name: _without_doubles(rows) for name, rows in parts.items()})
    validate(catalog, mistakes)
    if mistakes:
        raise CatalogError(mistakes)
    return catalog


def is_pack(folder: Traversable) -> bool:
    """Tell whether a folder is a pack of its own, rather than corrections of Duo's files."""
    mistakes = Mistakes()
    return any(parse(file, mistakes).get("pack", DUO) != DUO for file in _files(folder, mistakes).values())


def hash_of(folders: Sequence[Traversable]) -> str:
    """Return a sign for the data in these folders, the same only for the same files; empty without folders."""
    if not folders:
        return ""
    digest = hashlib.sha256()
    for folder in folders:
        for name, file in _files(folder, Mistakes()).items():
            digest.update(f"{name}\n".encode() + file.read_bytes() + b"\0")
    return digest.hexdigest()[:16]


def _files(folder: Traversable, mistakes: Mistakes, known: Sequence[str] = ()) -> dict[str, Traversable]:
    """Return the TOML files of a folder. ``known``: it may hold files of these names and nothing else."""
    if not folder.is_dir():
        mistakes.tell(str(folder), "there is no such folder")
        return {}
    there = sorted(
        (entry for entry in folder.iterdir() if not entry.name.startswith(".")), key=lambda entry: entry.name
    )
    if known:
        for entry in there:
            if entry.name not in known:
                mistakes.tell(entry.name, f"there is no such file to correct; there are {', '.join(known)}")
    files = {file.name: file for file in there if file.name.endswith(".toml")}
    if not files:
        mistakes.tell(str(folder), "no TOML file in this folder")
    return {name: file for name, file in files.items() if not known or name in known}


class _Box:
    """The tables of one pack, with the file each row came from."""

    def __init__(self, files: Mapping[str, Traversable], mistakes: Mistakes) -> None:
        self.mistakes: Final = mistakes
        self.found: Final[dict[str, list[tuple[str, Any]]]] = {}
        known = ["pack", "numbers", *(table for table, _ in _PARTS.values())]
        for name, file in files.items():
            for table, rows in parse(file, mistakes).items():
                if table not in known:
                    mistakes.tell(name, f"unknown table {table}; known: {', '.join(known)}")
                for row in rows if isinstance(rows, list) else [rows]:
                    self.found.setdefault(table, []).append((name, row))
        self.pack: Final = self.one("pack", Pack) or Pack(id="")

    def rows(self, table: str, kind: type[T]) -> list[T]:
        """Return the rows of a table that can be read."""
        out: list[T] = []
        for number, (file, row) in enumerate(self.found.get(table, []), 1):
            entry = str(row.get("id", number)) if isinstance(row, dict) else str(number)
            read_row = read(row, kind, self.mistakes, file, f"{table} {entry}")
            if isinstance(read_row, Entry):
                read_row = msgspec.structs.replace(read_row, pack=self.pack.id, file=file)
            if read_row is not None:
                out.append(read_row)
        return out

    def one(self, table: str, kind: type[T]) -> T | None:
        """Return the only row of a table."""
        there = self.found.get(table, [])
        if len(there) != 1:
            self.mistakes.tell(f"table {table}", f"expected once, found {len(there)} times")
            return None
        file, row = there[0]
        return read(row, kind, self.mistakes, file, table)


_PARTS: Final[dict[str, tuple[str, type[msgspec.Struct]]]] = {
    "mixed": ("mixed", Mixed),
    "essences": ("essence", Essence),
    "pieces": ("piece", Piece),
    "artifacts": ("artifact", Artifact),
    "mages": ("mage", Mage),
    "items": ("magic_item", MagicItem),
    "monuments": ("monument", Monument),
    "places": ("place", Place),
}
"""The parts of a catalogue: the name of their table, and what a row is."""


def _without_doubles(rows: list[Any]) -> list[Any]:
    """Leave out what ``same_as`` says is there already. RA-14.1"""
    present = {f"{row.pack}:{row.id}" for row in rows if isinstance(row, Entry)}
    return [row for row in rows if not isinstance(row, Entry) or row.same_as not in present]
