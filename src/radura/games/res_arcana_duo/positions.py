"""How positions write what a state keeps as bits: seats, essences on components, what the seats may conclude."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from radura.core.fields import ITEM, Field, Many, Name, Reader, Seat, Vocabulary, wrong
from radura.games.res_arcana_duo.knowledge import SEAT_ZONES, SHARED_ZONES, Knowledge, mask_of

ESSENCE: Final = "essence"
"""The part of the vocabulary that names the kinds of essence."""
MOST: Final = 1_000
"""More essences never lie in one place."""


class Seats(Field):
    """Some of the seats: bits inside, a list in a position."""

    def read(self, data: object, at: str, reader: Reader) -> int:
        return mask_of(Many(Seat(), distinct=True).read(data, at, reader))

    def write(self, value: Any, vocabulary: Vocabulary) -> list[int]:
        return _bits(value)

    def others(self, value: Any, reader: Reader) -> Iterator[int]:
        return (value ^ 1 << seat for seat in range(reader.seats))


class Stored(Field):
    """Essences on components: ``{"smith": {"elan": 4}}``."""

    def read(self, data: object, at: str, reader: Reader) -> dict[str, dict[str, int]]:
        if not isinstance(data, Mapping):
            raise wrong(at, data, "{}")
        out: dict[str, dict[str, int]] = {}
        for card, amounts in data.items():
            Name(ITEM).read(card, at, reader)
            if not isinstance(amounts, Mapping):
                raise wrong(f"{at}.{card}", amounts, "{}")
            for kind, n in amounts.items():
                Name(ESSENCE).read(kind, f"{at}.{card}", reader)
                if type(n) is not int or not 0 < n <= MOST:
                    raise wrong(f"{at}.{card}.{kind}", n, f"1-{MOST}")
            out[card] = dict(amounts)
        return out


class Known(Field):
    """What the seats may conclude: for each, and for all together, the cards that may lie in a cell.

    ``{"seen": [0, 1], "0": {"hand.1": ["gnosis", "crucible"]}, "1": {}, "all": {}}``: in cells left out, any card.
    """

    def read(self, data: object, at: str, reader: Reader) -> Knowledge:
        rows = [*map(str, range(reader.seats)), "all"]
        if not isinstance(data, Mapping) or set(data) != {"seen", *rows}:
            raise wrong(at, data, f"{{seen, {', '.join(rows)}}}")
        names = cell_names(reader.seats)
        cells: list[int] = []
        for row in rows:
            given = data[row]
            if not isinstance(given, Mapping) or not set(given) <= set(names):
                raise wrong(f"{at}.{row}", given, ", ".join([*names[:8], "…"]))
            for name in names:
                cards = Many(Name(ITEM), distinct=True)
                cells.append(mask_of(cards.read(given[name], f"{at}.{row}.{name}", reader)) if name in given else -1)
        return Knowledge(reader.seats, cells, Seats().read(data["seen"], f"{at}.seen", reader))

    def write(self, value: Any, vocabulary: Vocabulary) -> dict[str, Any]:
        out: dict[str, Any] = {"seen": _bits(value.seen)}
        items = vocabulary[ITEM]
        everything = (1 << len(items)) - 1
        for row in range(value.seats + 1):
            masks = zip(cell_names(value.seats), value.of(row), strict=True)
            out[str(row) if row < value.seats else "all"] = {
                name: [items[card] for card in _bits(mask & everything)]
                for name, mask in masks
                if mask & everything != everything
            }
        return out


def cell_names(seats: int) -> list[str]:
    """Return the names of the cells that knowledge is about, in order."""
    return [*(f"{zone}.{seat}" for seat in range(seats) for zone in SEAT_ZONES), *SHARED_ZONES]


def _bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
