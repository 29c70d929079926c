"""Strict reading of TOML tables into structs; every mistake is told, in words, with file, entry and field."""

import re
import tomllib
from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import Annotated, Any, Final, TypeVar, get_args, get_origin

import msgspec

T = TypeVar("T")

WORDS: Final = {
    "int": "a whole number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "a table { ... }",
    "float": "a number",
    "null": "nothing",
}
ID: Final = re.compile(r"[a-z][a-z0-9_]*")


class Mistakes:
    """What is wrong, one sentence each."""

    def __init__(self) -> None:
        self.told: Final[list[str]] = []

    def tell(self, *where: str) -> None:
        """Add a mistake: file, entry, field, and last what is wrong."""
        self.told.append(": ".join(part for part in where if part))


def parse(file: Traversable, mistakes: Mistakes) -> dict[str, Any]:
    """Return the tables of a TOML file; none if it is none."""
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        mistakes.tell(file.name, f"this is not TOML: {error}")
        return {}


def read(raw: object, kind: type[T], mistakes: Mistakes, *where: str) -> T | None:
    """Return a table as its struct, or None and why not, field by field."""
    n = len(mistakes.told)
    _fields(raw, kind, mistakes, where)
    if len(mistakes.told) > n:
        return None
    try:
        return msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:  # what a field of its own does not tell
        mistakes.tell(*where, str(error))
        return None


def _fields(raw: object, kind: type[Any], mistakes: Mistakes, where: tuple[str, ...]) -> None:
    if not isinstance(raw, Mapping):
        mistakes.tell(*where, f"{WORDS['object']} is expected" if raw is not None else "is missing")
        return
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    for key in raw:
        if key not in fields and key != _tag_field(kind):
            mistakes.tell(*where, str(key), f"is not known here; known: {', '.join(fields)}")
    for name, field in fields.items():
        if name in raw:
            _value(raw[name], field.type, mistakes, (*where, name))
        elif field.required:
            mistakes.tell(*where, name, "is missing")


def _value(raw: object, kind: Any, mistakes: Mistakes, where: tuple[str, ...]) -> None:
    """Tell what is wrong with the value of a field; lists of operations are looked into."""
    plain = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    if get_origin(plain) is list and isinstance(raw, list):
        for i, entry in enumerate(raw):
            _value(entry, get_args(plain)[0], mistakes, (*where, str(i + 1)) if len(raw) > 1 else where)
        if plain is not kind and (length := _wrong_length(raw, kind)):
            mistakes.tell(*where, length)
        return
    structs = [one for one in (kind, *get_args(kind)) if isinstance(one, type) and issubclass(one, msgspec.Struct)]
    if structs and isinstance(raw, Mapping):
        by_tag = {one.__struct_config__.tag: one for one in structs}
        found = by_tag.get(raw.get("op")) if None not in by_tag else by_tag[None]
        if found is None:
            mistakes.tell(*where, f"op {raw.get('op')!r} is not known here; known: {', '.join(map(str, by_tag))}")
        else:
            _fields(raw, found, mistakes, where)
        return
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        mistakes.tell(*where, _plain(str(error), raw, kind))


def _wrong_length(raw: list[Any], kind: Any) -> str:
    """Tell whether a list is too short or too long."""
    for meta in get_args(kind)[1:]:
        if meta.min_length is not None and len(raw) < meta.min_length:
            return f"at least {meta.min_length} entries are expected, {len(raw)} are given"
        if meta.max_length is not None and len(raw) > meta.max_length:
            return f"at most {meta.max_length} entries are expected, {len(raw)} are given"
    return ""


def _plain(error: str, raw: object, kind: Any) -> str:
    """Say in words what msgspec says."""
    if error.startswith("Invalid enum value"):
        return f"{raw!r} is not known here; known: {', '.join(map(str, get_args(kind)))}"
    if bound := re.fullmatch(r"Expected `int` ([<>]=) (-?\d+)", error):
        return f"{'at least' if bound[1] == '>=' else 'at most'} {bound[2]} is expected, {raw!r} is given"
    if expected := re.match(r"Expected `([^`]+)`", error):
        words = " or ".join(WORDS.get(one, one) for one in expected[1].split(" | "))
        return f"{words} is expected, {raw!r} is given"
    return error


def _tag_field(kind: type[Any]) -> str | None:
    field: str | None = kind.__struct_config__.tag_field
    return field
