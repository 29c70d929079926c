"""How positions write what a state keeps as bits: seats, essences on components, what the seats may conclude."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from radura.core.fields import ITEM, Field, Many, Name, Number, Reader, Seat, Vocabulary, wrong
from radura.games.res_arcana_duo.dealing import hidden_zones
from radura.games.res_arcana_duo.knowledge import SEAT_ZONES, SHARED_ZONES, Knowledge, mask_of
from radura.games.res_arcana_duo.state import ArcanaState

ESSENCE: Final = "essence"
"""The part of the vocabulary that names the kinds of essence."""


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
                Number(1).read(n, f"{at}.{card}.{kind}", reader)
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


# -- what only the game knows -----------------------------------------------------------------


def check(s: ArcanaState) -> None:
    """Let cards lie only where they belong, and let everybody hold the truth for possible."""
    t = s.tables
    homes: list[tuple[str, range, list[int]]] = [
        ("centre", t.items, s.centre),
        ("faceup", t.monuments, s.faceup),
        ("mtop", t.monuments, s.mtop),
        ("mbag", t.monuments, s.mbag),
        ("places", t.places, s.places),
        ("gone", range(t.first_place), [card for card in s.gone if card not in t.items]),
        ("chosen", t.mages, [card for card in s.chosen if card >= 0]),
        *(("pairs", t.mages, pair) for pair in s.pairs),
    ]
    for name, rows in (("hands", s.hands), ("tops", s.tops), ("bags", s.bags), ("discards", s.discards)):
        homes += [(name, t.artifacts, row) for row in rows]
    for name, rows in (("kept", s.kept), ("given", s.given)):
        homes += [(name, t.artifacts, row) for row in rows]
    for name, cards, row in homes:
        for card in row:
            if card not in cards:
                raise wrong(name, t.names[card], ", ".join(t.names[c] for c in cards[:4]) + ", …")
    if len(s.mknown) != len(s.mtop):
        raise wrong("mknown", s.mknown, f"[{len(s.mtop)}]")
    _check_play(s)
    _check_known(s)


def _check_play(s: ArcanaState) -> None:
    t = s.tables
    played = [card for row in s.play for card in row]
    for card in range(t.size):
        if card not in played and (s.turned_mask >> card & 1 or s.lying_on(card)):
            raise wrong("turned" if s.turned_mask >> card & 1 else "stored", t.names[card], "play")
    out = [card for card in (*s.places, *played) if card >= t.first_place]
    for tile in t.tiles():
        sides = [t.names[card] for card in out if card in tile]
        if len(sides) > 1:
            raise wrong("places", sides, "1")


def _check_known(s: ArcanaState) -> None:
    """What lies somewhere may lie there for everybody, and nobody knows less than all together."""
    names = cell_names(s.seats)
    common = s.known.of(s.known.common)
    for observer in range(s.seats):
        candidates, hidden = s.known.of(observer), hidden_zones(s, observer)
        for cell in range(s.known.width):
            impossible = mask_of(hidden.get(cell, ())) & ~candidates[cell]
            if impossible or candidates[cell] & ~common[cell] & s.tables.everything:
                raise wrong(f"known.{observer}.{names[cell]}", names_of(s, candidates[cell]), "…")


def names_of(s: ArcanaState, mask: int) -> list[str]:
    """Return the names of the components in a set."""
    return [s.tables.names[card] for card in _bits(mask & s.tables.everything)]


def _bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
