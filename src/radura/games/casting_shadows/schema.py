"""The form of the box as data: each owner of effects accepts its own operations of the vocabulary only."""

from collections.abc import Iterator, Sequence
from typing import Annotated, Final, Literal

import msgspec

from radura.games.casting_shadows.vocabulary import (
    AbilityOp,
    AttackOp,
    CompanionOp,
    ConversionOp,
    CostSymbol,
    Count,
    CounterOp,
    GainResource,
    Op,
    Resource,
    Symbol,
    TileOp,
)

FILES: Final = ("table.toml", "main_deck.toml", "counterspells_companions.toml")
Most = Annotated[int, msgspec.Meta(ge=1, le=99)]
Steps = Annotated[int, msgspec.Meta(ge=0, le=2)]
Source = Literal["rulebook", "public", "inferred", "designed"]
Ring = Literal["r0", "r1", "r2", "r3", "r4", "r5"]


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
    count: Count = 1


class ResourceKind(Entry, frozen=True, kw_only=True):
    """A Resource and the symbols it pays. CS-7.1 to CS-7.4"""

    pays: list[Symbol]


class Die(Entry, frozen=True, kw_only=True):
    """A Resource die. CS-1.9, CS-1.10"""

    faces: Annotated[list[Resource], msgspec.Meta(min_length=1)]


class Token(Entry, frozen=True, kw_only=True):
    """A Resource token with the colours of its two sides. CS-1.8"""

    faces: list[Resource]


class RangeKind(Entry, frozen=True, kw_only=True):
    """How far an effect reaches. CS-10.6"""

    least: Steps
    most: Steps


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

    symbols: Annotated[list[Symbol], msgspec.Meta(max_length=2)] = []
    symbol: Symbol | None = None
    max: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0


class Spell(Entry, frozen=True, kw_only=True):
    """What all Spells have. CS-9.8 to CS-9.11"""

    level: Literal[1, 2, 3]
    cost: Annotated[list[CostSymbol], msgspec.Meta(max_length=4)]


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


class TableCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the rulebook counts."""

    tile: int
    character: int
    die: int
    token: int


class MainCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The size of the Main deck."""

    card: int


class OtherCounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sizes of the two smaller decks."""

    counterspell: int
    companion: int


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of the rules."""

    start_hp: Most
    max_hp: Most
    energy_limits: tuple[Count, Count]
    """In Base Form and in Shadow Form."""
    transform_cost: Count
    ability_cost: Count
    action_points: Count
    book_size: Count
    portal_size: Count
    counterspell_cost: Annotated[list[Symbol], msgspec.Meta(max_length=3)]
    round_limit: Annotated[int, msgspec.Meta(ge=1)]


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Which tile lies where. Q-1"""

    centre: str
    ring: dict[Ring, str]
    homes: dict[str, list[Ring]]
    """By number of players, the places of the Home tiles in player order."""


class Solo(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The numbers of Shadow Boxing. CS-16.6 to CS-16.10, Q-74"""

    bot_hp: Most
    player_spells: list[str]
    bot_spells: list[str]
    first_bot: str
    source: Source
    ref: str = ""


class TableFile(msgspec.Struct, frozen=True):
    """What stands in ``table.toml``."""

    counts: TableCounts
    numbers: Numbers
    map: Map
    solo: Solo
    resource: list[ResourceKind]
    die: list[Die]
    token: list[Token]
    range: list[RangeKind]
    tile: list[Tile]
    character: list[Character]
    ref: str = ""


class MainFile(msgspec.Struct, frozen=True):
    """What stands in ``main_deck.toml``."""

    counts: MainCounts
    attack: list[Attack]
    conversion: list[Conversion]
    resource_card: list[ResourceCard]
    ref: str = ""


class OtherFile(msgspec.Struct, frozen=True):
    """What stands in ``counterspells_companions.toml``."""

    counts: OtherCounts
    counterspell: list[Counterspell]
    companion: list[Companion]
    ref: str = ""


class Catalog(msgspec.Struct, frozen=True):
    """Every component of the box, in the order in which the engine numbers them."""

    table_counts: TableCounts
    main_counts: MainCounts
    other_counts: OtherCounts
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

    def effects(self) -> list[Sequence[Op]]:
        """Return what each printed card does: Main deck, Counterspells, Companions."""
        out: list[Sequence[Op]] = [card.effect for card in self.attacks]
        out += [card.effect for card in self.conversions]
        out += [card.effect for card in self.resource_cards]
        out += [card.effect for card in self.counterspells]
        return out + [card.effect for card in self.companions]

    def named(self) -> Iterator[tuple[str, Entry]]:
        """Yield everything that has a name, each with its file."""
        table, main, others = FILES
        for file, group in (
            (table, (*self.tiles, *self.characters, *self.dice, *self.tokens)),
            (main, (*self.spells, *self.resource_cards)),
            (others, (*self.counterspells, *self.companions)),
        ):
            for entry in group:
                yield file, entry
