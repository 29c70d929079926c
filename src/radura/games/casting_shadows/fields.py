"""Fields of this game's own: fighters, of whom Shadow Boxing has more than seats, what each of them has, and dice."""

from collections.abc import Iterator
from typing import Any, Final

from radura.core.fields import Field, Name, Reader, Row, Some, Vocabulary, binary, binary_labels, wrong


def fighters(reader: Reader) -> int:
    """Return how many fight: with one seat, all Characters."""
    return len(reader.vocabulary["character"]) if reader.seats == 1 else reader.seats


class Fighter(Field):
    """A fighter; ``empty``: or none, which is -1 inside and ``null`` in a position."""

    def __init__(self, *, empty: bool = False) -> None:
        self.empty: Final = empty

    def read(self, data: object, at: str, reader: Reader) -> int:
        if data is None and self.empty:
            return -1
        if type(data) is not int or not 0 <= data < fighters(reader):
            raise wrong(at, data, f"0-{fighters(reader) - 1}" + (", null" if self.empty else ""))
        return data

    def write(self, value: Any, vocabulary: Vocabulary) -> int | None:
        return None if value < 0 else int(value)

    def others(self, value: Any, reader: Reader) -> Iterator[int]:
        return (one for one in range(-1 if self.empty else 0, fighters(reader)) if one != value)

    def labels(self, vocabulary: Vocabulary) -> list[str]:
        return binary_labels(len(vocabulary["character"]))

    def code(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        return binary(value, len(vocabulary["character"]))


class Each(Row):
    """A list with an entry for each fighter."""

    def read(self, data: object, at: str, reader: Reader) -> list[Any]:
        n = fighters(reader)
        if not isinstance(data, (list, tuple)) or len(data) != n:
            raise wrong(at, data, f"[{n}]")
        return [self.inner.read(entry, f"{at}[{i}]", reader) for i, entry in enumerate(data)]


class Dice(Some):
    """One or more dice, none of them twice."""

    def __init__(self) -> None:
        super().__init__(Name("die"))

    def read(self, data: object, at: str, reader: Reader) -> tuple[int, ...]:
        dice = super().read(data, at, reader)
        if not dice or len(set(dice)) < len(dice):
            raise wrong(at, data, "1x")
        return dice
