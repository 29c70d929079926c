"""TOML files into structs, field by field: a wrong file is told with all its mistakes, in plain words."""

import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

T = TypeVar("T", bound=msgspec.Struct)


class Mistakes:
    """What is wrong in the data: ``file: entry: field: expected ..., found ...``."""

    def __init__(self) -> None:
        self.found: Final[list[str]] = []

    def add(self, *where: str, expected: str, found: str = "") -> None:
        """Note a mistake."""
        self.found.append(f"{': '.join(where)}: expected {expected}" + (f", found {found}" if found else ""))

    def at(self, file: str, table: str, name: str = "") -> "At":
        """Return a notebook for the mistakes of one entry."""
        return At(self, file, f"{table} {name}".strip())


class At:
    """Notes the mistakes of one entry."""

    def __init__(self, mistakes: Mistakes, file: str, entry: str) -> None:
        self.mistakes: Final = mistakes
        self.file: Final = file
        self.entry: Final = entry

    def add(self, field: str, expected: str, found: str = "") -> None:
        """Note a mistake."""
        self.mistakes.add(self.file, self.entry, field, expected=expected, found=found)


class File:
    """What stands in a TOML file."""

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        self.name: Final = name
        self.data: Final = data


def read_file(folder: Traversable, name: str, mistakes: Mistakes) -> File:
    """Return the content of a file; nothing if it is no TOML."""
    try:
        return File(name, tomllib.loads((folder / name).read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        mistakes.add(name, expected="a TOML file", found=str(error))
        return File(name, {})


def read_table(file: File, table: str, kind: type[T], mistakes: Mistakes) -> T | None:
    """Return the one table of this name."""
    return _read(file.data.get(table, {}), kind, mistakes.at(file.name, table))


def read_entries(file: File, table: str, kind: type[T], mistakes: Mistakes) -> list[T]:
    """Return the entries of a table that can be read; ``ref`` of the file stands in for a missing one."""
    rows = file.data.get(table, [])
    if not isinstance(rows, list):
        mistakes.add(file.name, table, expected=f"entries that begin with [[{table}]]")
        return []
    out: list[T] = []
    for number, raw in enumerate(rows, 1):
        name = raw.get("id", number) if isinstance(raw, dict) else number
        given = {"ref": file.data.get("ref", ""), **raw} if isinstance(raw, dict) else raw
        entry = _read(given, kind, mistakes.at(file.name, table, str(name)))
        if entry is not None:
            out.append(entry)
    return out


def _read(raw: object, kind: type[T], at: At) -> T | None:
    if not isinstance(raw, dict):
        at.add("", "fields with values")
        return None
    values: dict[str, Any] = {}
    sound = True
    hints = get_type_hints(kind, include_extras=True)
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    for name in raw:
        if name not in fields:
            at.add(name, f"one of the fields {', '.join(fields)}")
            sound = False
    for name, field in fields.items():
        if name not in raw:
            if field.required:
                at.add(name, _words(hints[name]), "nothing")
                sound = False
            continue
        try:
            values[name] = msgspec.convert(raw[name], hints[name])
        except msgspec.ValidationError:
            at.add(name, _words(hints[name]), str(raw[name]))
            sound = False
    return kind(**values) if sound else None


def _words(hint: Any) -> str:
    """Say what may stand in a field."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        bounds = args[1]
        return f"a whole number from {bounds.ge} to {bounds.le}"
    if origin in (Union, UnionType):
        return " or ".join(_words(arg) for arg in args if arg is not NoneType)
    if origin is Literal:
        return f"one of {', '.join(args)}"
    if origin is list:
        return f"a list, each {_words(args[0])}"
    if origin is dict:
        return f"a table, each name {_words(args[0])}, each value {_words(args[1])}"
    return {int: "a whole number", str: "a text"}[hint]
