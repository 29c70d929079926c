"""What may stand in a field of a state or in an argument of a step: how a position writes it, and reads it strictly.

A game declares its fields with these, its steps their arguments. Things are written by name, never by number:
the names stand in the game's ``vocabulary``, those of the things on the table under ``item``.
"""

import reprlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from radura.core.text import BadInput

if TYPE_CHECKING:
    from radura.core.kernel import Step

Vocabulary: TypeAlias = Mapping[str, Sequence[str]]
"""The names of things, by what they are: ``{"item": ["spider", "tapir"]}``."""

ITEM: Final = "item"
"""The part of the vocabulary that names the things on the table."""
MANY: Final = 1_000_000
"""A number in a position that nothing in the rules bounds is at most this."""
DEEPEST: Final = 8
"""Steps inside steps in a position."""
SHOWN: Final = 8
"""So many entries of a list of any length are shown to a learner, and how many there are."""


def wrong(at: str, given: object, expected: str) -> BadInput:
    """Return the complaint about a value in a position."""
    return BadInput("core-err-position-value", given=reprlib.repr(given), field=at, expected=expected)


class Reader:
    """What reading a position needs: how many seats there are, the names, the step classes."""

    def __init__(self, seats: int, vocabulary: Vocabulary, steps: Mapping[str, "type[Step[Any]]"]) -> None:
        self.seats: Final = seats
        self.vocabulary: Final = vocabulary
        self.steps: Final = steps
        self.depth = 0


class Field:
    """One kind of value."""

    def read(self, data: object, at: str, reader: Reader) -> Any:
        """Return the value that was written; BadInput names the place ``at`` which it stands."""
        raise NotImplementedError

    def write(self, value: Any, vocabulary: Vocabulary) -> Any:
        """Return a value as plain data."""
        return value

    def items(self, value: Any) -> Iterator[int]:
        """Yield the items that lie here; each lies in one place only."""
        return iter(())

    def others(self, value: Any, reader: Reader) -> Iterator[Any]:
        """Yield other values close by, for laws that ask what a field is good for; none for places of items."""
        return iter(())

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        """Name the numbers that show such a value to a learner; nothing: it is not shown."""
        return []

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        """Return these numbers."""
        return []


def binary_labels(n: int) -> list[str]:
    """Name the binary digits of an index below n, or of none at all."""
    return [f"b{bit}" for bit in range(n.bit_length())]


def binary(index: int, n: int) -> list[int]:
    """Return the binary digits of an index below n, counted from 1: zeros stand for none at all."""
    return [index + 1 >> bit & 1 for bit in range(n.bit_length())]


class Number(Field):
    """A whole number."""

    def __init__(self, least: int = 0, most: int = MANY) -> None:
        self.least: Final = least
        self.most: Final = most

    def read(self, data: object, at: str, reader: Reader) -> int:
        if type(data) is not int or not self.least <= data <= self.most:
            raise wrong(at, data, f"{self.least}-{self.most}")
        return data

    def others(self, value: Any, reader: Reader) -> Iterator[int]:
        return (n for n in (value - 1, value + 1) if self.least <= n <= self.most)

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        return [""]

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        return [value - self.least]


class Flag(Field):
    """True or false."""

    def read(self, data: object, at: str, reader: Reader) -> bool:
        if type(data) is not bool:
            raise wrong(at, data, "true, false")
        return data

    def others(self, value: Any, reader: Reader) -> Iterator[bool]:
        yield not value

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        return [""]

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        return [int(value)]


class Seat(Field):
    """A seat of the table; ``empty``: or none, which is -1 inside and ``null`` in a position."""

    def __init__(self, *, empty: bool = False) -> None:
        self.empty: Final = empty

    def read(self, data: object, at: str, reader: Reader) -> int:
        if data is None and self.empty:
            return -1
        if type(data) is not int or not 0 <= data < reader.seats:
            raise wrong(at, data, f"0-{reader.seats - 1}" + (", null" if self.empty else ""))
        return data

    def write(self, value: Any, vocabulary: Vocabulary) -> int | None:
        return None if value < 0 else int(value)

    def others(self, value: Any, reader: Reader) -> Iterator[int]:
        return (seat for seat in range(-1 if self.empty else 0, reader.seats) if seat != value)


class Name(Field):
    """One name out of a list, or out of a part of the vocabulary; ``empty``: or none, which is -1 inside."""

    def __init__(self, names: str | Sequence[str], *, empty: bool = False) -> None:
        self.names: Final = names
        self.empty: Final = empty

    def known(self, vocabulary: Vocabulary) -> Sequence[str]:
        """Return the names that may stand here."""
        return vocabulary[self.names] if isinstance(self.names, str) else self.names

    def read(self, data: object, at: str, reader: Reader) -> int:
        if data is None and self.empty:
            return -1
        names = self.known(reader.vocabulary)
        if not isinstance(data, str) or data not in names:
            shown = ", ".join(names[:8]) + (", …" if len(names) > 8 else "")
            raise wrong(at, data, shown + (", null" if self.empty else ""))
        return names.index(data)

    def write(self, value: Any, vocabulary: Vocabulary) -> str | None:
        return None if value < 0 else self.known(vocabulary)[value]

    def others(self, value: Any, reader: Reader) -> Iterator[int]:
        n = len(self.known(reader.vocabulary))
        return (other for other in (-1, 0, n - 1) if other != value and (other >= 0 or self.empty))

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        return binary_labels(len(self.known(vocabulary)))

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        return binary(value, len(self.known(vocabulary)))


class Word(Field):
    """One of these words, kept as it is."""

    def __init__(self, *words: str) -> None:
        self.words: Final = words

    def read(self, data: object, at: str, reader: Reader) -> str:
        if not isinstance(data, str) or data not in self.words:
            raise wrong(at, data, ", ".join(self.words))
        return data

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        return binary_labels(len(self.words))

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        return binary(self.words.index(value), len(self.words))


class Many(Field):
    """A list of any length between two bounds; ``distinct``: no value twice."""

    def __init__(self, inner: Field, least: int = 0, most: int = 1_000, *, distinct: bool = False) -> None:
        self.inner: Final = inner
        self.least: Final = least
        self.most: Final = most
        self.distinct: Final = distinct

    def read(self, data: object, at: str, reader: Reader) -> list[Any]:
        if not isinstance(data, (list, tuple)) or not self.least <= len(data) <= self.most:
            raise wrong(at, data, f"[{self.least}-{self.most}]")
        out = [self.inner.read(entry, f"{at}[{i}]", reader) for i, entry in enumerate(data)]
        if self.distinct and len(set(out)) < len(out):
            raise wrong(at, data, "1x")
        return out

    def write(self, value: Any, vocabulary: Vocabulary) -> list[Any]:
        return [self.inner.write(entry, vocabulary) for entry in value]

    def items(self, value: Any) -> Iterator[int]:
        for entry in value:
            yield from self.inner.items(entry)


class Row(Field):
    """A list of fixed length; ``Row(Number())`` has one entry for each seat."""

    def __init__(self, inner: Field, length: int | None = None) -> None:
        self.inner: Final = inner
        self.length: Final = length

    def read(self, data: object, at: str, reader: Reader) -> list[Any]:
        length = reader.seats if self.length is None else self.length
        if not isinstance(data, (list, tuple)) or len(data) != length:
            raise wrong(at, data, f"[{length}]")
        return [self.inner.read(entry, f"{at}[{i}]", reader) for i, entry in enumerate(data)]

    def write(self, value: Any, vocabulary: Vocabulary) -> list[Any]:
        return [self.inner.write(entry, vocabulary) for entry in value]

    def items(self, value: Any) -> Iterator[int]:
        for entry in value:
            yield from self.inner.items(entry)

    def others(self, value: Any, reader: Reader) -> Iterator[list[Any]]:
        for i, entry in enumerate(value):
            for other in self.inner.others(entry, reader):
                yield [*value[:i], other, *value[i + 1 :]]


class Slot(Name):
    """A place for one item, or for none."""

    def __init__(self) -> None:
        super().__init__(ITEM, empty=True)

    def items(self, value: Any) -> Iterator[int]:
        if value >= 0:
            yield value

    def others(self, value: Any, reader: Reader) -> Iterator[int]:
        return iter(())


class _Item(Name):
    """An item that lies in a pile."""

    def items(self, value: Any) -> Iterator[int]:
        yield value


class Pile(Many):
    """A place for any number of items."""

    def __init__(self, most: int = 1_000) -> None:
        super().__init__(_Item(ITEM), 0, most)


# -- arguments of steps only: tuples, nested steps --------------------------------------------


class Some(Field):
    """A tuple of any length up to a bound."""

    def __init__(self, inner: Field, most: int = 100) -> None:
        self.inner: Final = inner
        self.most: Final = most

    def read(self, data: object, at: str, reader: Reader) -> tuple[Any, ...]:
        if not isinstance(data, (list, tuple)) or len(data) > self.most:
            raise wrong(at, data, f"[0-{self.most}]")
        return tuple(self.inner.read(entry, f"{at}[{i}]", reader) for i, entry in enumerate(data))

    def write(self, value: Any, vocabulary: Vocabulary) -> list[Any]:
        return [self.inner.write(entry, vocabulary) for entry in value]

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        inner = self.inner.labels(vocabulary)
        return ["n", *(f"{i}{label}" for i in range(SHOWN) for label in inner)] if inner else []

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        width = len(self.inner.labels(vocabulary))
        shown = [n for entry in value[:SHOWN] for n in self.inner.code(entry, vocabulary)]
        return [len(value), *shown, *[0] * (SHOWN * width - len(shown))] if width else []


class Group(Field):
    """A tuple with a meaning for each part; ``make`` builds it, a NamedTuple for example."""

    def __init__(self, make: Callable[..., tuple[Any, ...]], *parts: Field) -> None:
        self.make: Final = make
        self.parts: Final = parts

    def read(self, data: object, at: str, reader: Reader) -> tuple[Any, ...]:
        if not isinstance(data, (list, tuple)) or len(data) != len(self.parts):
            raise wrong(at, data, f"[{len(self.parts)}]")
        read = (part.read(data[i], f"{at}[{i}]", reader) for i, part in enumerate(self.parts))
        return self.make(*read)

    def write(self, value: Any, vocabulary: Vocabulary) -> list[Any]:
        return [part.write(entry, vocabulary) for part, entry in zip(self.parts, value, strict=True)]

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        return [f"{i}{label}" for i, part in enumerate(self.parts) for label in part.labels(vocabulary)]

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        return [n for part, entry in zip(self.parts, value, strict=True) for n in part.code(entry, vocabulary)]


class Maybe(Field):
    """Another kind of value, or ``null``."""

    def __init__(self, inner: Field) -> None:
        self.inner: Final = inner

    def read(self, data: object, at: str, reader: Reader) -> Any:
        return None if data is None else self.inner.read(data, at, reader)

    def write(self, value: Any, vocabulary: Vocabulary) -> Any:
        return None if value is None else self.inner.write(value, vocabulary)

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        return ["", *self.inner.labels(vocabulary)]

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        width = len(self.inner.labels(vocabulary))
        return [0] * (1 + width) if value is None else [1, *self.inner.code(value, vocabulary)]


class Bits(Field):
    """Several out of a list of names, each once, in any order; inside, a number with a bit for each."""

    def __init__(self, names: Sequence[str]) -> None:
        self.names: Final = names

    def read(self, data: object, at: str, reader: Reader) -> int:
        if not isinstance(data, (list, tuple)) or any(data.count(name) > 1 or name not in self.names for name in data):
            raise wrong(at, data, f"[{', '.join(self.names)}]")
        return sum(1 << self.names.index(name) for name in data)

    def write(self, value: Any, vocabulary: Vocabulary) -> list[str]:
        return [name for i, name in enumerate(self.names) if value >> i & 1]

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        return [str(name) for name in self.names]

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        return [value >> i & 1 for i in range(len(self.names))]


class Nested(Field):
    """A step inside a step: ``{"step": [name, [arguments]]}``."""

    def read(self, data: object, at: str, reader: Reader) -> "Step[Any]":
        if not isinstance(data, Mapping) or list(data) != ["step"]:
            raise wrong(at, data, '{"step": [name, [arguments]]}')
        if reader.depth == DEEPEST:
            raise wrong(at, data, f"<= {DEEPEST}")
        reader.depth += 1
        step = read_step(data["step"], at, reader)
        reader.depth -= 1
        return step

    def write(self, value: Any, vocabulary: Vocabulary) -> dict[str, Any]:
        return {"step": write_step(value, vocabulary)}


def read_step(data: object, at: str, reader: Reader) -> "Step[Any]":
    """Return the step that was written as ``[name, [arguments]]``."""
    match data:
        case [str(name), [*args]] if name in reader.steps:
            made = reader.steps[name]
        case _:
            raise wrong(at, data, ", ".join([*reader.steps][:8]) + (", …" if len(reader.steps) > 8 else ""))
    if len(args) != len(made.params):
        raise wrong(f"{at}.{name}", args, f"[{len(made.params)}]")
    fields = enumerate(zip(made.params, args, strict=True))
    return made(*[field.read(arg, f"{at}.{name}[{i}]", reader) for i, (field, arg) in fields])


def write_step(step: "Step[Any]", vocabulary: Vocabulary) -> list[Any]:
    """Return a step as plain data."""
    args = zip(step.params, step.args(), strict=True)
    return [type(step).__name__, [field.write(arg, vocabulary) for field, arg in args]]
