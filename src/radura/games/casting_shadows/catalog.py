"""The box as data: strict loading of ``data/*.toml``, with the counts of the rulebook asserted.

A wrong file stops the import with a sentence that names file, card and field. Each owner (tile,
Character, Spell, Counterspell, Companion) accepts its own operations of the vocabulary only.
"""

import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Literal, TypeVar

import msgspec

from radura.games.casting_shadows.vocabulary import (
    AbilityOp,
    AttackOp,
    CompanionOp,
    ConversionOp,
    CostSymbol,
    CounterOp,
    Damage,
    GainResource,
    Resource,
    Symbol,
    TileOp,
)

Source = Literal["rulebook", "public", "inferred", "designed"]
Ring = Literal["r0", "r1", "r2", "r3", "r4", "r5"]

T = TypeVar("T", bound="Entry")


class CatalogError(ValueError):
    """The data of the box are damaged; says where."""


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every component has."""

    id: str
    source: Source = "rulebook"
    effect_source: Source | None = None
    """Where the numbers come from, if that differs from the rest."""
    ref: str = ""
    designed: list[str] = []
    inferred: list[str] = []
    note: str = ""
    count: int = 1


class ResourceKind(Entry, frozen=True, kw_only=True):
    """A Resource and the symbols it pays. CS-7.1 to CS-7.4"""

    pays: list[Symbol]


class Die(Entry, frozen=True, kw_only=True):
    """A Resource die. CS-1.9, CS-1.10"""

    faces: list[Resource]


class Token(Entry, frozen=True, kw_only=True):
    """A Resource token with the colours of its two sides. CS-1.8"""

    faces: list[Resource]


class RangeKind(Entry, frozen=True, kw_only=True):
    """How far an effect reaches. CS-10.6"""

    least: int
    most: int


class Tile(Entry, frozen=True, kw_only=True):
    """A Hex tile. CS-1.2, CS-15"""

    effect: list[TileOp]
    home_of: str = ""
    market: bool = False
    """A Main deck card lies beside it."""
    desert: bool = False
    """The Counterspell deck lies beside it."""


class Character(Entry, frozen=True, kw_only=True):
    """A Player Board with its Home tile and its Ability. CS-1.14, CS-1.15"""

    home: str
    effect: list[AbilityOp]


class CastCost(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a Cast takes besides the Action point: nothing, ``symbols``, or 1 to ``max`` of ``symbol``."""

    symbols: list[Symbol] = []
    symbol: Symbol | None = None
    max: int = 0


class Spell(Entry, frozen=True, kw_only=True):
    """What all Spells have. CS-9.8 to CS-9.11"""

    level: Literal[1, 2, 3]
    cost: list[CostSymbol]


class Attack(Spell, frozen=True, kw_only=True):
    """An Attack Spell. CS-10"""

    cast: CastCost
    effect: list[AttackOp]


class Conversion(Spell, frozen=True, kw_only=True):
    """A Conversion Spell. CS-11"""

    effect: list[ConversionOp]


class ResourceCard(Entry, frozen=True, kw_only=True):
    """A Resource card. CS-12"""

    effect: list[GainResource]


class Counterspell(Entry, frozen=True, kw_only=True):
    """A Counterspell. CS-14"""

    trigger: Literal["before", "after"]
    effect: list[CounterOp]


class Companion(Entry, frozen=True, kw_only=True):
    """A Companion. CS-13"""

    effect: list[CompanionOp]


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    start_hp: int
    max_hp: int
    energy_limits: list[int]
    transform_cost: int
    ability_cost: int
    action_points: int
    book_size: int
    portal_size: int
    counterspell_cost: list[Symbol]


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tile lies where. Q-1"""

    centre: str
    ring: dict[Ring, str]
    homes: dict[str, list[Ring]]
    """By number of players, the places of the Home tiles in player order."""


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of Shadow Boxing. CS-16.6 to CS-16.10, Q-74"""

    bot_hp: int
    player_spells: list[str]
    bot_spells: list[str]
    first_bot: str
    source: Source
    ref: str = ""


class Catalog(msgspec.Struct, frozen=True):
    """Every component of the box, in the order in which the engine numbers them."""

    numbers: Numbers
    map: Map
    solo: Solo
    resources: list[ResourceKind]
    dice: list[Die]
    tokens: list[Token]
    ranges: list[RangeKind]
    tiles: list[Tile]
    characters: list[Character]
    attacks: list[Attack]
    conversions: list[Conversion]
    resource_cards: list[ResourceCard]
    counterspells: list[Counterspell]
    companions: list[Companion]

    @property
    def spells(self) -> list[Spell]:
        """Attack Spells, then Conversion Spells."""
        return [*self.attacks, *self.conversions]


class _File:
    """One TOML file of the box."""

    def __init__(self, folder: Traversable, name: str) -> None:
        self.name = name
        try:
            self.data: dict[str, Any] = tomllib.loads((folder / name).read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise CatalogError(f"{name}: {error}") from None

    def table(self, key: str, kind: type[Any]) -> Any:
        try:
            return msgspec.convert(self.data.get(key), kind)
        except msgspec.ValidationError as error:
            raise CatalogError(f"{self.name}: {key}: {error}") from None

    def entries(self, key: str, kind: type[T]) -> list[T]:
        """Return the entries of one table; ``ref`` of the file stands in for a missing one."""
        out: list[T] = []
        for raw in self.data.get(key, []):
            name = raw.get("id", f"number {len(out) + 1}")
            try:
                out.append(msgspec.convert({"ref": self.data.get("ref", ""), **raw}, kind))
            except msgspec.ValidationError as error:
                raise CatalogError(f"{self.name}: {key} {name}: {error}") from None
        ids = [entry.id for entry in out]
        if len(set(ids)) != len(ids):
            raise CatalogError(f"{self.name}: {key}: an id appears twice")
        return out


def load(folder: Traversable) -> Catalog:
    """Read the box from a folder of TOML files; raise CatalogError if anything is amiss."""
    table = _File(folder, "table.toml")
    main = _File(folder, "main_deck.toml")
    others = _File(folder, "counterspells_companions.toml")
    catalog = Catalog(
        table.table("numbers", Numbers),
        table.table("map", Map),
        table.table("solo", Solo),
        table.entries("resource", ResourceKind),
        table.entries("die", Die),
        table.entries("token", Token),
        table.entries("range", RangeKind),
        table.entries("tile", Tile),
        table.entries("character", Character),
        main.entries("attack", Attack),
        main.entries("conversion", Conversion),
        main.entries("resource_card", ResourceCard),
        others.entries("counterspell", Counterspell),
        others.entries("companion", Companion),
    )
    _check(catalog)
    return catalog


COUNTS = {
    "tiles": 7,
    "characters": 4,
    "dice": 5,
    "tokens": 13,
    "counterspells": 10,
    "companions": 10,
}
"""What the rulebook counts. CS-1.2 to CS-1.9"""
MAIN_DECK = 52
"""CS-1.6, Q-38"""


def _check(c: Catalog) -> None:
    """Assert the counts of the rulebook and what the engine takes for granted."""
    for name, expected in COUNTS.items():
        found = sum(entry.count for entry in getattr(c, name))
        if found != expected:
            raise CatalogError(f"{name}: the rulebook counts {expected}, the data {found}")
    cards = [*c.attacks, *c.conversions, *c.resource_cards]
    if (found := sum(card.count for card in cards)) != MAIN_DECK:
        raise CatalogError(f"main_deck.toml: the rulebook counts {MAIN_DECK} cards, the data {found}")
    for attack in c.attacks:
        _check_attack(attack)
    for spell in c.spells:
        if sum(symbol.startswith("spell") for symbol in spell.cost) > 1:
            raise CatalogError(f"main_deck.toml: {spell.id}: cost: at most one Spell can be asked for")
    for conversion in c.conversions:
        if len(conversion.effect) != 1:
            raise CatalogError(f"main_deck.toml: conversion {conversion.id}: effect: exactly one operation is needed")
    for counter in c.counterspells:
        after = any(isinstance(op, Damage) for op in counter.effect)
        if after != (counter.trigger == "after"):
            raise CatalogError(f"counterspells_companions.toml: {counter.id}: trigger: damage is returned after damage")
    homes = {tile.home_of: tile.id for tile in c.tiles if tile.home_of}
    if homes != {character.id: character.home for character in c.characters}:
        raise CatalogError("table.toml: tile: home_of and the home of the Characters do not agree")
    for players in ("2", "3", "4"):
        if len(set(c.map.homes.get(players, ())) - set(c.map.ring)) != int(players):
            raise CatalogError(f"table.toml: map: homes: {players} players need {players} free places of the ring")


def _check_attack(attack: Attack) -> None:
    first = attack.effect[0] if attack.effect else None
    if not isinstance(first, Damage) or first.range is None or first.target not in ("enemy", "hex"):
        raise CatalogError(f"main_deck.toml: attack {attack.id}: effect: damage with a range must come first")
    steps = attack.cast.max if attack.cast.symbol else 1
    if len(first.amount) != steps:
        raise CatalogError(f"main_deck.toml: attack {attack.id}: amount: {steps} numbers are needed")


CATALOG = load(files("radura.games.casting_shadows") / "data")
