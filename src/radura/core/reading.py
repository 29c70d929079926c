"""Data from TOML files, read strictly: every mistake at once, in words for people who do not program.

What may stand in a file is read off the struct it becomes. A file with mistakes is repaired as far as that goes, so
that what its other entries mean can be checked too. A ``ref`` at the head of a file stands for every entry without one.
"""

import hashlib
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import inspect as kinds

from radura.core.forms import instead, repaired
from radura.core.text import BadData

T = TypeVar("T")


class Mistakes(list[str]):
    """What is wrong, a line each: file, entry, field, and why."""

    def __init__(self, told: Iterable[str] = ()) -> None:
        super().__init__(told)
        self.can_judge = True
        """False if more than single entries had to be repaired: then nothing can be said about what the data mean."""
        self._repaired: Final[set[tuple[str, str]]] = set()

    def tell(self, file: str, *rest: str) -> None:
        """Add what is wrong with the meaning of an entry, unless its form was wrong already: entry, field, why."""
        if (file, rest[0] if rest else "") not in self._repaired:
            self.append(": ".join(part for part in (file, *rest) if part))

    def tell_form(self, file: str, entry: str, field: str, why: str, is_named: bool) -> None:
        """Add what is wrong with the form of a file, in an entry with or without a name; it is repaired there."""
        self.can_judge = self.can_judge and is_named
        self._repaired.add((file, entry))
        self.append(": ".join(part for part in (file, entry, field, why) if part))

    def tell_file(self, file: str, why: str) -> None:
        """Add what is wrong with a file as a whole."""
        self.tell_form(file, "", "", why, False)

    def refuse(self, folder: object) -> None:
        """Raise BadData if there are any."""
        if self:
            raise BadData("core-err-mistakes", folder=str(folder), why="\n".join(self))


def read(file: Traversable, kind: type[T], mistakes: Mistakes, name: str = "") -> T:
    """Return a file as the struct it should be, all mistakes told and repaired. ``name``: if not its own."""
    name = name or file.name
    info = kinds.type_info(kind)
    before = len(mistakes)
    data = parse(file, mistakes, name)
    whole = instead(info) if data is None else repaired(data, info, partial(mistakes.tell_form, name))
    try:
        return msgspec.convert(whole, kind)
    except msgspec.ValidationError as error:  # a type that this module cannot repair, or knows nothing of
        if len(mistakes) == before:
            mistakes.tell_file(name, str(error))
        mistakes.refuse(name)
        raise


def parse(file: Traversable, mistakes: Mistakes, name: str = "") -> dict[str, Any] | None:
    """Return what stands in a TOML file, or None."""
    text = read_text(file, mistakes, name)
    try:
        return None if text is None else tomllib.loads(text)
    except ValueError as error:  # also of numbers with thousands of digits
        mistakes.tell_file(name or file.name, f"the file cannot be read as TOML: {error}")
    except RecursionError:
        mistakes.tell_file(name or file.name, "the file cannot be read as TOML: too many brackets in each other")
    return None


def read_text(file: Traversable, mistakes: Mistakes, name: str = "") -> str | None:
    """Return the text of a file, or None."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        mistakes.tell_file(name or file.name, "the file is not written in UTF-8")
    except FileNotFoundError:
        mistakes.tell_file(name or file.name, "the file is missing")
    except OSError as error:
        mistakes.tell_file(name or file.name, f"the file cannot be read: {error.strerror}")
    return None


def entries_of(folder: Traversable, mistakes: Mistakes) -> dict[str, Traversable]:
    """Return what lies in a folder, by name; hidden files do not count."""
    if not folder.is_dir():
        mistakes.tell_file(str(folder), "there is no such folder")
        return {}
    return {entry.name: entry for entry in sorted(folder.iterdir(), key=lambda e: e.name) if entry.name[0] != "."}


def replacing(folder: Traversable, known: Sequence[str], mistakes: Mistakes) -> dict[str, Traversable]:
    """Return the files of a maker's folder that take the place of ours; anything else in it is a mistake."""
    there = entries_of(folder, mistakes)
    for name in there:
        if name not in known:
            mistakes.tell(name, f"nothing reads this file; possible are {', '.join(known)}")
    found = {name: there[name] for name in known if name in there}
    if not found and folder.is_dir():
        mistakes.tell(str(folder), f"at least one of the files {', '.join(known)} is needed")
    return found


def hash_of(files: Mapping[str, Traversable]) -> str:
    """Return what tells these files from others; empty for none."""
    if not files:
        return ""
    digest = hashlib.sha256()
    for name in sorted(files):
        digest.update(name.encode() + b"\0" + files[name].read_bytes() + b"\0")
    return digest.hexdigest()[:16]
