"""The box as data: strict loading of ``data/*.toml``, with the counts of the rulebook asserted.

A wrong file stops the import with a sentence that names file, card and field.
"""

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeVar

import msgspec

Season = Literal["summer", "winter"]
Element = Literal["sun", "water", "plant", "wind"]
Symbol = Literal["none", "solitary", "gregarious"]
Group = Literal["common", "stag", "season", "varan"]
Side = Literal["north", "east", "south", "west"]
Bonus = Literal["sanki", "extinguish", "recruit", "plant"]
Source = Literal["rulebook", "public", "inferred", "designed"]
Power = Literal[
    "return_varan",
    "token_after_reveal",
    "back_to_supply",
    "redirect_guardians",
    "lose_at_exit",
    "walks",
    "burns",
    "spreads_fire",
    "counts_for_fire_win",
    "points_at_element",
]

T = TypeVar("T", bound="Entry")


class CatalogError(ValueError):
    """The data of the box are damaged; says where."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every component has."""

    id: str
    source: Source
    ref: str = ""
    count: int = 1


class Animal(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guardian animal or a fire varan. LF-3.2, LF-3.4 to LF-3.6"""

    group: Group
    season: Season | None = None
    cost: int | None = None
    """None: it cannot lie in the recruitment line."""
    elements: dict[Element, int] = {}
    symbol: Symbol = "none"
    twin: str = ""
    """The card of the other season with the same values."""


class Tree(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A protective tree, or the starting tree of a season. LF-3.7 to LF-3.9"""

    river: list[Side]
    pile: Element | None = None
    """Its pile, and the element of which it gives one."""
    starting: Season | None = None
    cost: int = 0
    bonus: Bonus | None = None


class Clearing(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A card of the clearing. LF-3.1"""

    position: int
    fire_value: int
    bonus: Bonus


class Piece(Entry, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A spirit card, the figure or a token: what it does is in the rules code, named here."""

    powers: list[Power]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    fires_to_win: int
    block_side: int
    tokens_each: int
    half_line: int
    deal_must_exceed: int
    first_loss_at: int
    second_loss_at: int
    onibi_start: int
    fires_start: list[int]


class Catalog(msgspec.Struct, frozen=True):
    """Every component of the box, in the order in which the engine numbers them."""

    animals: list[Animal]
    trees: list[Tree]
    clearing: list[Clearing]
    spirits: list[Piece]
    pieces: list[Piece]
    numbers: Numbers


def load(folder: Traversable) -> Catalog:
    """Read the box from a folder of TOML files; raise CatalogError if anything is amiss."""
    animals, trees, table = (_read(folder, name) for name in ("animals.toml", "trees.toml", "table.toml"))
    try:
        numbers = msgspec.convert(table.get("numbers"), Numbers)
    except msgspec.ValidationError as error:
        raise CatalogError(f"table.toml: numbers: {error}") from None
    catalog = Catalog(
        _entries("animals.toml", animals, "animal", Animal),
        _entries("trees.toml", trees, "tree", Tree),
        _entries("table.toml", table, "clearing", Clearing),
        _entries("table.toml", table, "spirit", Piece),
        _entries("table.toml", table, "piece", Piece),
        numbers,
    )
    _check(catalog)
    return catalog


def _read(folder: Traversable, name: str) -> dict[str, Any]:
    try:
        return tomllib.loads((folder / name).read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise CatalogError(f"{name}: {error}") from None


def _entries(file: str, data: dict[str, Any], table: str, kind: type[T]) -> list[T]:
    """Return the entries of one table; ``ref`` of the file stands in for a missing one."""
    out: list[T] = []
    for raw in data.get(table, []):
        name = raw.get("id", f"number {len(out) + 1}")
        try:
            out.append(msgspec.convert({"ref": data.get("ref", ""), **raw}, kind))
        except msgspec.ValidationError as error:
            raise CatalogError(f"{file}: {table} {name}: {error}") from None
    ids = [entry.id for entry in out]
    if len(set(ids)) != len(ids):
        raise CatalogError(f"{file}: {table}: an id appears twice")
    return out


def _check(c: Catalog) -> None:
    """Assert the counts of LF-2 and the order on which the engine's numbering rests."""
    sections: list[tuple[str, str | None]] = [(a.group, a.season) for a in c.animals for _ in range(a.count)]
    expected: list[tuple[str, str | None]] = []
    expected += [("common", None)] * 18 + [("stag", None)]
    expected += [("season", "summer")] * 15 + [("season", "winter")] * 15
    expected += [("varan", "summer")] * 7 + [("varan", "winter")] * 7
    if sections != expected:
        raise CatalogError("animals.toml: group: expected 18 common, 1 stag, 15 summer, 15 winter, 7 + 7 varans")
    for animal in c.animals:
        if (animal.cost is not None) != (animal.group in ("stag", "season")):
            raise CatalogError(f"animals.toml: animal {animal.id}: cost: only the stag and season animals have one")
    piles = [(t.pile, t.starting) for t in c.trees]
    elements: tuple[Element, ...] = ("sun", "water", "plant", "wind")
    if piles != [(e, None) for e in elements for _ in range(6)] + [(None, "summer"), (None, "winter")]:
        raise CatalogError("trees.toml: pile: expected 6 sun, 6 water, 6 plant, 6 wind, 2 starting trees")
    for tree in c.trees:
        if (tree.pile is None) != (tree.bonus is None) or tree.bonus == "plant":
            raise CatalogError(f"trees.toml: tree {tree.id}: bonus: expected sanki, extinguish or recruit")
    if [card.position for card in c.clearing] != [-3, -2, -1, 0, 1, 2, 3]:
        raise CatalogError("table.toml: clearing: position: expected -3 to 3 in order")
    counts = {entry.id: entry.count for entry in [*c.spirits, *c.pieces]}
    tokens = {f"action_token_{season}": c.numbers.tokens_each for season in ("summer", "winter")}
    if counts != {"sanki": 3, "onibi_card": 1, "onibi_figure": 1, "fire_token": 19, **tokens}:
        raise CatalogError(f"table.toml: count: unexpected pieces {counts}")


CATALOG = load(files(__package__) / "data")
