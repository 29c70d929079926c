"""The form of data: every unknown, missing or wrong field, in words for people who do not program, and repaired."""

import difflib
import math
import re
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import inspect as kinds

Tell: TypeAlias = Callable[[str, str, str, bool], None]
"""Takes entry, field, what is wrong, and whether the entry has a name; where it has none, others may depend on it."""

ID: Final = re.compile(r"[a-z][a-z0-9_]*")
SHOWN: Final = 12
"""More possible words than this are not listed, only those most like what was given."""
LONGEST: Final = 63
"""Whole numbers of TOML have no more bits than this."""


def repaired(data: dict[str, Any], kind: kinds.Type, tell: Tell) -> Any:
    """Return the tables of a file as this kind, all that is wrong told and replaced by something that is not."""
    return _Form(data.get("ref"), tell).value(data, kind, "", "")


class _Form:
    def __init__(self, ref: object, tell: Tell) -> None:
        self.ref: Final = ref
        self.ids: Final[set[str]] = set()
        self.told = 0
        self._tell: Final = tell

    def tell(self, entry: str, field: str, why: str) -> None:
        """Note a mistake."""
        self.told += 1
        self._tell(entry, field, why, entry in self.ids)

    def value(self, data: Any, kind: kinds.Type, entry: str, field: str) -> Any:
        """Return a value as this kind, repaired if it is none."""
        match kind:
            case kinds.Metadata(inner):
                return self.value(data, inner, entry, field)
            case kinds.StructType(tag=None):
                return self.struct(data, kind, entry, field)
            case kinds.StructType():
                return self.tagged(data, [kind], entry, field)
            case kinds.CollectionType():
                return self.many(data, kind, entry, field)
            case kinds.TupleType(items):
                if not isinstance(data, list) or len(data) != len(items):
                    self.tell(entry, field, f"a list of {len(items)} in [ ] is needed, not {_shown(data)}")
                    return instead(kind)
                return [
                    self.value(one, item, entry, _nth(field, i, data))
                    for i, (one, item) in enumerate(zip(data, items, strict=True))
                ]
            case kinds.DictType():
                return self.table(data, kind, entry, field)
            case kinds.UnionType(types):
                return self.union(data, types, entry, field)
            case _:
                if why := _plain(data, kind):
                    self.tell(entry, field, why)
                    return instead(kind)
                return data

    def many(self, data: Any, kind: kinds.CollectionType, entry: str, field: str) -> Any:
        """Return a list."""
        if not isinstance(data, list):
            rows = not entry and isinstance(data, dict)
            needed = f"entries that begin with [[{field}]] are" if rows else "a list in [ ] is"
            self.tell(entry, field, f"{needed} needed, not {_shown(data)}")
            return instead(kind)
        if why := _length(len(data), kind):
            self.tell(entry, field, why)
            return instead(kind)
        return [self.value(one, kind.item_type, entry, _nth(field, i, data)) for i, one in enumerate(data)]

    def table(self, data: Any, kind: kinds.DictType, entry: str, field: str) -> Any:
        """Return a table whose names are not fixed; if it is the whole file, each name is that of an entry."""
        if not isinstance(data, dict):
            self.tell(entry, field, f"a table is needed, not {_shown(data)}")
            return {}
        out: dict[str, Any] = {}
        for key, one in data.items():
            if not entry and not field:
                self.ids.add(key)
                out[key] = self.value(one, kind.value_type, key, "")
            elif why := _plain(key, kind.key_type):
                self.tell(entry, field, why)
            else:
                out[key] = self.value(one, kind.value_type, entry, _under(field, key))
        return out

    def union(self, data: Any, types: tuple[kinds.Type, ...], entry: str, field: str) -> Any:
        """Return a value that may be of several kinds."""
        lists: list[kinds.Type] = []
        tables: list[kinds.Type] = []
        tagged: list[kinds.StructType] = []
        plain: list[kinds.Type] = []
        for kind in types:
            match kind:
                case kinds.CollectionType() | kinds.TupleType():
                    lists.append(kind)
                case kinds.StructType() if kind.tag is not None:
                    tagged.append(kind)
                case kinds.StructType() | kinds.DictType():
                    tables.append(kind)
                case kinds.NoneType():
                    pass
                case _:
                    plain.append(kind)
        if tagged and (isinstance(data, dict) or not (lists or plain)):
            return self.tagged(data, tagged, entry, field)
        for kind in lists if isinstance(data, list) else tables if isinstance(data, dict) else []:
            return self.value(data, kind, entry, field)
        whys = [_plain(data, kind) for kind in plain]
        if "" in whys:
            return data
        if lists or tables:
            whys.append(f"{'a list in [ ]' if lists else 'a table in { }'} is needed, not {_shown(data)}")
        self.tell(entry, field, "; or ".join(whys))
        return instead([*plain, *lists, *tables][0])

    def tagged(self, data: Any, known: list[kinds.StructType], entry: str, field: str) -> Any:
        """Return a table of which one field says what it is, such as the ``op`` of an effect."""
        name = str(known[0].tag_field)
        by_tag = {kind.tag: kind for kind in known}
        tag = data.get(name) if isinstance(data, dict) else None
        if isinstance(tag, str | int) and tag in by_tag:
            return self.struct(data, by_tag[tag], entry, f"{field}: {tag}" if field else str(tag))
        if tag is None:
            example = ", ".join(f"{key} = {_written(one)}" for key, one in instead(known[0]).items())
            self.tell(entry, field, f"a table such as {{ {example} }} is needed, not {_shown(data)}")
        else:
            possible = _list([str(one) for one in by_tag], _shown(tag))
            self.tell(entry, field, f"there is no {name} {_shown(tag)}; possible are {possible}")
        return instead(known[0])

    def struct(self, data: Any, kind: kinds.StructType, entry: str, field: str) -> Any:
        """Return a table with these fields."""
        if not isinstance(data, dict):
            self.tell(entry, field, f"a table is needed, not {_shown(data)}")
            return instead(kind)
        fields = {one.encode_name: one for one in kind.fields}
        before = self.told
        if kind.tag is None:
            id = data.get("id") if "id" in fields else None
            if isinstance(id, str):
                entry, field = id, ""
                self.ids.add(id)
                if not ID.fullmatch(id):
                    why = "an id is written in small letters, digits and _, and begins with a letter"
                    self.tell(entry, "id", why)
            elif not entry:
                entry, field = field, ""
        out: dict[str, Any] = {} if kind.tag is None else {str(kind.tag_field): kind.tag}
        for key in data:
            if key not in fields and key not in out:
                possible = _list([*fields], key)
                self.tell(entry, _under(field, key), f"there is no such field; possible are {possible or 'none'}")
        for key, one in fields.items():
            if key in data:
                out[key] = self.value(data[key], one.type, entry, _under(field, key))
            elif one.required:
                self.tell(entry, _under(field, key), "this field is missing")
                out[key] = instead(one.type)
            elif key == "ref" and isinstance(self.ref, str):
                out[key] = self.ref
        if why := _refused(out, kind):
            if self.told == before:
                self.tell(entry, field, why)
            return instead(kind)
        return out


def _refused(data: dict[str, Any], kind: kinds.StructType) -> str:
    """Return what a struct itself has against its fields."""
    if hasattr(kind.cls, "__post_init__"):
        try:
            msgspec.convert(data, kind.cls)
        except msgspec.ValidationError as error:
            return str(error)
    return ""


def _plain(data: Any, kind: kinds.Type) -> str:
    """Return why a value is no number, text, word or yes or no of this kind."""
    match kind:
        case kinds.Metadata(inner):
            return _plain(data, inner)
        case kinds.LiteralType(values):
            if not any(type(data) is type(value) and data == value for value in values):
                possible = _list([str(value) for value in values if value != ""], _shown(data))
                return f"{_shown(data)} is not possible here; possible are {possible}"
        case kinds.IntType() | kinds.FloatType() if type(data) is int and data.bit_length() > LONGEST:
            return "the number is too big"
        case kinds.IntType():
            return _bounds(data, kind) if type(data) is int else f"a whole number is needed, not {_shown(data)}"
        case kinds.FloatType():
            if type(data) not in (int, float) or not math.isfinite(data):
                return f"a number is needed, not {_shown(data)}"
            return _bounds(data, kind)
        case kinds.StrType():
            if not isinstance(data, str):
                return f"a text in quotes is needed, not {_shown(data)}"
            if kind.pattern is not None and not re.search(kind.pattern, data):
                return f"{_shown(data)} is not written like {kind.pattern}"
            return _length(len(data), kind)
        case kinds.BoolType() if type(data) is not bool:
            return f"true or false is needed, not {_shown(data)}"
        case _:
            pass
    return ""


def _bounds(data: float, kind: kinds.IntType | kinds.FloatType) -> str:
    least, most = (kind.gt if kind.ge is None else kind.ge), (kind.lt if kind.le is None else kind.le)
    if (least is None or data > least or data == kind.ge) and (most is None or data < most or data == kind.le):
        return ""
    if least is None or most is None:
        words = ("more than" if kind.ge is None else "at least", "less than" if kind.le is None else "at most")
        return f"{data} is not possible; it must be {f'{words[1]} {most}' if least is None else f'{words[0]} {least}'}"
    return f"{data} is not possible; it must be from {least} to {most}"


def _length(n: int, kind: kinds.CollectionType | kinds.StrType) -> str:
    what = "signs" if isinstance(kind, kinds.StrType) else "entries"
    if kind.min_length is not None and n < kind.min_length:
        return f"at least {kind.min_length} {what} are needed, not {n}"
    if kind.max_length is not None and n > kind.max_length:
        return f"at most {kind.max_length} {what} are possible, not {n}"
    return ""


def instead(kind: kinds.Type) -> Any:
    """Return something of this kind, for what was wrong."""
    match kind:
        case kinds.Metadata(inner):
            return instead(inner)
        case kinds.StructType():
            return _struct_instead(kind)
        case kinds.LiteralType(values):
            return values[0]
        case kinds.IntType() | kinds.FloatType():
            return next((n for n in (1, kind.ge, kind.le) if n is not None and not _bounds(n, kind)), 0)
        case kinds.BoolType():
            return False
        case kinds.CollectionType():
            return [instead(kind.item_type) for _ in range(kind.min_length or 0)]
        case kinds.TupleType(items):
            return [instead(item) for item in items]
        case kinds.DictType():
            return {}
        case kinds.UnionType(types):
            return instead(next(one for one in types if not isinstance(one, kinds.NoneType)))
        case kinds.StrType():
            return "x" * (kind.min_length or 0)
        case _:
            return None


def _struct_instead(kind: kinds.StructType) -> dict[str, Any]:
    """Return what is needed, and if the struct refuses that one field more: there may be a choice of several."""
    needed: dict[str, Any] = {} if kind.tag is None else {str(kind.tag_field): kind.tag}
    needed |= {one.encode_name: instead(one.type) for one in kind.fields if one.required}
    if _refused(needed, kind):
        for one in kind.fields:
            if one.required or _is_nested(one.type):
                continue
            more = {**needed, one.encode_name: instead(one.type)}
            if not _refused(more, kind):
                return more
    return needed


def _is_nested(kind: kinds.Type) -> bool:
    """Tell whether a value would hold another struct, perhaps of the same kind."""
    return isinstance(kind, kinds.StructType) or (
        isinstance(kind, kinds.UnionType) and any(map(_is_nested, kind.types))
    )


def _under(field: str, key: str) -> str:
    return f"{field}.{key}" if field else key


def _nth(field: str, i: int, data: list[Any]) -> str:
    return field if len(data) == 1 else f"{field} {i + 1}"


def _list(words: list[str], given: str) -> str:
    if len(words) <= SHOWN:
        return ", ".join(words)
    return ", ".join(difflib.get_close_matches(given[:60], words, SHOWN, cutoff=0)) + ", …"


def _shown(data: Any) -> str:
    if isinstance(data, str):
        return f"“{data[:60]}”"
    if isinstance(data, list | dict):
        return "a list" if isinstance(data, list) else "a table"
    return _written(data)[:60]


def _written(data: Any) -> str:
    """Return a value as TOML has it."""
    match data:
        case str():
            return f'"{data}"'
        case bool():
            return str(data).lower()
        case int() if data.bit_length() > LONGEST:
            return "a number too big"
        case list():
            return "[]"
        case dict():
            return "{}"
        case _:
            return str(data)
