"""The box as data: strict loading of folders of TOML, and merging of packs.

A pack is a folder of TOML files with the tables ``pack``, ``artifact``, ``mage``, ``magic_item``, ``monument``,
``place``, ``essence``, ``piece``. Duo's own pack also brings the ``numbers`` and the table for mixed games (RA-14).
Wrong files stop the import with a line for each mistake that names file, component and field.
"""

from collections.abc import Callable, Sequence
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

import msgspec

from radura.core.reading import Mistakes, entries_of, hash_of, parse, read, replacing
from radura.games.res_arcana_duo.schema import Catalog, Entry, Pack, PackFile
from radura.games.res_arcana_duo.validate import validate

T = TypeVar("T")
E = TypeVar("E", bound=Entry)

DUO: Final = {"id": "duo"}
"""How Duo's own pack calls itself."""


def load(duo: Traversable, packs: Sequence[Traversable] = (), corrections: Traversable | None = None) -> Catalog:
    """Read Duo's folder and the folders of further packs, and merge them by RA-14; BadData tells all that is amiss.

    ``corrections``: files of this folder take the place of Duo's files of the same name.
    """
    mistakes = Mistakes()
    own = _files(duo, mistakes)
    if corrections is not None:
        own |= replacing(corrections, list(own), mistakes)
    boxes = [_Box(own, mistakes), *(_Box(_files(folder, mistakes), mistakes) for folder in packs)]
    numbers = boxes[0].one("numbers", lambda file: file.numbers)
    folders = ", ".join(map(str, [*packs, *([] if corrections is None else [corrections])])) or str(duo)
    if numbers is None or not mistakes.can_judge:
        mistakes.refuse(folders)
    assert numbers is not None
    catalog = Catalog(
        packs=[box.pack for box in boxes],
        numbers=numbers,
        mixed=[row for box in boxes for file in box.files.values() for row in file.mixed],
        essences=_merged(boxes, lambda file: file.essence),
        pieces=_merged(boxes, lambda file: file.piece),
        artifacts=_merged(boxes, lambda file: file.artifact),
        mages=_merged(boxes, lambda file: file.mage),
        items=_merged(boxes, lambda file: file.magic_item),
        monuments=_merged(boxes, lambda file: file.monument),
        places=_merged(boxes, lambda file: file.place),
    )
    validate(catalog, mistakes)
    mistakes.refuse(folders)
    return catalog


def is_pack(folder: Traversable) -> bool:
    """Tell whether a folder is a pack of its own, rather than corrections of Duo's files."""
    mistakes = Mistakes()
    found = [parse(file, mistakes) or {} for file in _files(folder, mistakes).values()]
    return any(tables.get("pack", DUO) != DUO for tables in found)


def sign_of(folders: Sequence[Traversable]) -> str:
    """Return a sign for the data in these folders, the same only for the same files; empty without folders."""
    found = [_files(folder, Mistakes()) for folder in folders]
    return hash_of({f"{i}/{name}": file for i, files in enumerate(found) for name, file in files.items()})


def _files(folder: Traversable, mistakes: Mistakes) -> dict[str, Traversable]:
    """Return the TOML files of a folder."""
    files = {name: file for name, file in entries_of(folder, mistakes).items() if name.endswith(".toml")}
    if not files and folder.is_dir():
        mistakes.tell_file(str(folder), "there is no TOML file in this folder")
    return files


class _Box:
    """The files of one pack."""

    def __init__(self, files: dict[str, Traversable], mistakes: Mistakes) -> None:
        self.mistakes: Final = mistakes
        self.files: Final = {name: read(file, PackFile, mistakes) for name, file in files.items()}
        self.pack: Final = self.one("pack", lambda file: file.pack) or Pack(id="")

    def one(self, table: str, part: Callable[[PackFile], T | None]) -> T | None:
        """Return what must stand in one of the files."""
        found = [one for file in self.files.values() if (one := part(file)) is not None]
        if len(found) == 1:
            return found[0]
        self.mistakes.tell_file(f"table {table}", f"it is needed once, not {len(found)} times")
        return None

    def rows(self, part: Callable[[PackFile], list[E]]) -> list[E]:
        """Return the rows of a table, which know where they come from."""
        return [
            msgspec.structs.replace(row, pack=self.pack.id, file=name)
            for name, file in self.files.items()
            for row in part(file)
        ]


def _merged(boxes: list[_Box], part: Callable[[PackFile], list[E]]) -> list[E]:
    """Return the rows of all packs, without those of which ``same_as`` says that they are there already. RA-14.1"""
    rows = [row for box in boxes for row in box.rows(part)]
    present = {f"{row.pack}:{row.id}" for row in rows}
    return [row for row in rows if row.same_as not in present]
