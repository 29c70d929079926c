"""The form of a file: every unknown, missing or wrong field at once, in words for people who do not program.

A file with mistakes is also repaired as far as that goes, so that what its other entries mean can be checked too.
"""

import math
from typing import Any

import msgspec
from msgspec import inspect as kinds

SHOWN = 12
"""More possible values than this are not listed."""


def read_form(data: Any, kind: type, file: str, out: list[str]) -> tuple[Any, set[str]]:
    """Return the data with all mistakes repaired, and the entries that had some; each mistake is told."""
    form = _Form(file, out)
    repaired = form.value(data, kinds.type_info(kind), "", "")
    return repaired, form.entries


class _Form:
    def __init__(self, file: str, out: list[str]) -> None:
        self.file = file
        self.out = out
        self.entries: set[str] = set()

    def tell(self, entry: str, field: str, why: str) -> None:
        """Note a mistake: file, entry, field, and what is wrong."""
        self.entries.add(entry)
        self.out.append(": ".join(part for part in (self.file, entry, field, why) if part))

    def value(self, data: Any, kind: kinds.Type, entry: str, field: str) -> Any:
        """Return a value as this kind, repaired if it is none."""
        match kind:
            case kinds.StructType():
                return self.struct(data, kind, entry, field)
            case kinds.VarTupleType(item) | kinds.ListType(item):
                if not isinstance(data, list):
                    self.tell(entry, field, f"a list in [ ] is needed, not {_shown(data)}")
                    return []
                return [self.value(one, item, entry, _nth(field, i, data)) for i, one in enumerate(data)]
            case kinds.DictType():
                if not isinstance(data, dict):
                    self.tell(entry, field, f"a table is needed, not {_shown(data)}")
                    return {}
                known = isinstance(kind.value_type, kinds.DictType)
                return {
                    key: self.value(one, kind.value_type, str(key) if known else entry, "" if known else str(key))
                    for key, one in data.items()
                }
            case kinds.UnionType(types):
                return self.union(data, types, entry, field)
            case _:
                if why := _plain(data, kind):
                    self.tell(entry, field, why)
                    return _instead(kind)
                return data

    def union(self, data: Any, types: tuple[kinds.Type, ...], entry: str, field: str) -> Any:
        """Return a value that may be of several kinds."""
        tagged = {kind.tag: kind for kind in types if isinstance(kind, kinds.StructType) and kind.tag is not None}
        if tagged:
            return self.operation(data, tagged, entry, field)
        for kind in types:
            fits_list = isinstance(kind, kinds.VarTupleType) and isinstance(data, list)
            fits_table = isinstance(kind, kinds.StructType) and isinstance(data, dict)
            if fits_list or fits_table:
                return self.value(data, kind, entry, field)
        plain = [kind for kind in types if not isinstance(kind, kinds.VarTupleType | kinds.StructType | kinds.NoneType)]
        whys = [_plain(data, kind) for kind in plain]
        if "" in whys:
            return data
        lists = ["a list in [ ] is needed"] if any(isinstance(kind, kinds.VarTupleType) for kind in types) else []
        tables = ["a table in { } is needed"] if any(isinstance(kind, kinds.StructType) for kind in types) else []
        self.tell(entry, field, "; or ".join([*whys, *lists, *tables]))
        return _instead(types[0])

    def operation(self, data: Any, tagged: dict[Any, kinds.StructType], entry: str, field: str) -> Any:
        """Return an operation of an effect."""
        if not isinstance(data, dict) or "op" not in data:
            example = '{ op = "gain_spirit", n = 1 }'
            self.tell(entry, field, f"an operation such as {example} is needed, not {_shown(data)}")
        elif not isinstance(data["op"], str) or data["op"] not in tagged:
            self.tell(entry, field, f"there is no operation {_shown(data['op'])}; docs/campaigns.md lists them")
        else:
            rest = {key: value for key, value in data.items() if key != "op"}
            where = f"{field}: {data['op']}" if field else str(data["op"])
            return {"op": data["op"], **self.struct(rest, tagged[data["op"]], entry, where)}
        return {"op": "gain_spirit", "n": 1}

    def struct(self, data: Any, kind: kinds.StructType, entry: str, field: str) -> Any:
        """Return a table with these fields."""
        if not isinstance(data, dict):
            self.tell(entry, field, f"a table is needed, not {_shown(data)}")
            return _instead(kind)
        for key in ("id", "icon"):
            if isinstance(data.get(key), str) and any(one.encode_name == key for one in kind.fields):
                entry, field = data[key], "" if "op" not in field else field
                break
        fields = {one.encode_name: one for one in kind.fields}
        out: dict[str, Any] = {}
        for key in data:
            if key not in fields:
                self.tell(entry, _under(field, str(key)), f"there is no such field; possible are {_list([*fields])}")
        for key, one in fields.items():
            if key in data:
                out[key] = self.value(data[key], one.type, entry, _under(field, key))
            elif one.required:
                self.tell(entry, _under(field, key), "this field is missing")
                out[key] = _instead(one.type)
        if kind.cls.__name__ == "Condition" and len(out) != 1:
            self.tell(entry, field, f"a condition has exactly one key, this one has {len(out)}")
            return _instead(kind)
        return out


def _plain(data: Any, kind: kinds.Type) -> str:
    """Return why a value is no number, text, word or yes or no of this kind."""
    match kind:
        case kinds.LiteralType(values):
            if data not in values or isinstance(data, bool):
                possible = _list([str(value) for value in values if value != ""])
                return f"{_shown(data)} is not possible here; possible are {possible}"
        case kinds.IntType():
            if type(data) is not int:
                return f"a whole number is needed, not {_shown(data)}"
            return _bounds(data, kind)
        case kinds.FloatType():
            if type(data) not in (int, float) or not math.isfinite(data):
                return f"a number is needed, not {_shown(data)}"
            return _bounds(data, kind)
        case kinds.StrType() if not isinstance(data, str):
            return f"a text in quotes is needed, not {_shown(data)}"
        case kinds.BoolType() if type(data) is not bool:
            return f"true or false is needed, not {_shown(data)}"
        case _:
            pass
    return ""


def _bounds(data: float, kind: kinds.IntType | kinds.FloatType) -> str:
    if (kind.ge is None or data >= kind.ge) and (kind.le is None or data <= kind.le):
        return ""
    if kind.le is None:
        return f"{data} is too small; {kind.ge} is the least"
    return f"{data} is not possible; it must be from {kind.ge} to {kind.le}"


def _instead(kind: kinds.Type) -> Any:
    """Return something of this kind, for what was wrong."""
    match kind:
        case kinds.StructType() if kind.cls.__name__ == "Condition":
            return {"light_at_center": True}
        case kinds.StructType():
            return {one.encode_name: _instead(one.type) for one in kind.fields if one.required}
        case kinds.LiteralType(values):
            return values[0]
        case kinds.IntType() | kinds.FloatType():
            return max(1, kind.ge or 1)
        case kinds.BoolType():
            return False
        case kinds.VarTupleType():
            return []
        case kinds.UnionType(types):
            return _instead(types[0])
        case _:
            return ""


def _under(field: str, key: str) -> str:
    return f"{field}.{key}" if field else key


def _nth(field: str, i: int, data: list[Any]) -> str:
    return field if len(data) == 1 else f"{field} {i + 1}"


def _list(words: list[str]) -> str:
    return ", ".join(words[:SHOWN]) + (", …" if len(words) > SHOWN else "")


def _shown(data: Any) -> str:
    if isinstance(data, str):
        return f"“{data[:60]}”"
    if isinstance(data, bool):
        return str(data).lower()
    if isinstance(data, list | dict):
        return "a list" if isinstance(data, list) else "a table"
    return str(data)[:60]


def converted(data: Any, kind: type) -> Any:
    """Return repaired data as the structs they are."""
    return msgspec.convert(data, kind)
