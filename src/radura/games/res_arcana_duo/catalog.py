"""The box as data: strict loading of folders of TOML, merging of packs, counts of the rulebook asserted.

A pack is a folder of TOML files with the tables ``pack``, ``artifact``, ``mage``, ``magic_item``, ``monument``,
``place``, ``essence``, ``piece``. Duo's own pack also brings the ``numbers`` and the table for mixed games (RA-14).
A wrong file stops the import with a sentence that names file, component and field.
"""

import tomllib
from collections.abc import Mapping, Sequence
from importlib.resources.abc import Traversable
from typing import Any, Final, Literal, TypeVar

import msgspec

from radura.games.res_arcana_duo.vocabulary import (
    Amounts,
    AnyEffect,
    ChooseOne,
    Collect,
    Discount,
    Gain,
    GainAny,
    GainPer,
    Power,
    RivalsGain,
    Source,
    Store,
    StoreAny,
    Strict,
)

ALONE: Final = 2
"""Seats of Duo on its own. RA-0.1"""


class CatalogError(ValueError):
    """The data of the box are damaged; says where."""


class Entry(Strict, frozen=True, kw_only=True):
    """What every component has."""

    id: str
    source: Source
    pack: str = ""
    """Filled in by the loader."""
    ref: str = ""
    note: str = ""
    name_source: dict[str, str] = {}
    field_source: dict[str, str] = {}
    rulebook_facts: list[str] = []
    same_as: str = ""
    """``pack:id`` of the identical component of another pack; with that pack this one is left out."""


class Component(Entry, frozen=True, kw_only=True):
    """A component in the sense of RA-1.12."""

    cost: Amounts = {}
    vp: int = 0
    vp_per: Amounts = {}
    collect: list[Collect] = []
    discount: list[Discount] = []
    powers: list[Power] = []


class MagicItem(Component, frozen=True, kw_only=True):
    """A magic item. RA-1.14"""


class Mage(Component, frozen=True, kw_only=True):
    """A mage. RA-1.13"""

    start: bool = False


class Artifact(Component, frozen=True, kw_only=True):
    """An artifact. RA-1.17, RA-1.18"""

    start: bool = False
    types: list[Literal["creature", "dragon", "demon"]] = []


class Monument(Component, frozen=True, kw_only=True):
    """A monument. RA-1.16"""


class Place(Component, frozen=True, kw_only=True):
    """One side of a place of power. RA-1.15"""

    tile: str
    face: Literal["start", "other"]


class Essence(Entry, frozen=True, kw_only=True):
    """A kind of essence. RA-0.8, RA-1.6"""

    count: int
    any: bool = False
    """An any-essence cost may be paid with it, and an any-essence gain may be taken in it."""
    tie: int = 1


class Piece(Entry, frozen=True, kw_only=True):
    """A piece without powers: the token, chips, cards to read."""

    count: int
    vp: int = 0
    stands_for: int = 1
    sides: list[str] = []


class Numbers(Strict, frozen=True, kw_only=True):
    """The numbers of the rules."""

    source: Source
    target: int
    target_first_game: int
    start_essences: int
    hand: int
    dealt_artifacts: int
    dealt_mages: int
    batch: int
    first_game_deck: int
    face_up_monuments: int
    monument_cost: int
    discard_gold: int
    discard_any: int
    pass_draw: int
    last_round: int


class Mixed(Strict, frozen=True, kw_only=True):
    """How much of the merged box enters play. RA-14.3 to RA-14.5"""

    seats: int
    monuments: int
    places: int


class Pack(Strict, frozen=True, kw_only=True):
    """The name of a pack; ``target``: the points it plays to (RA-OQ.23)."""

    id: str
    target: int = 0


class Catalog(Strict, frozen=True, kw_only=True):
    """Every component of the merged packs, in the order in which the engine numbers them."""

    packs: list[Pack]
    numbers: Numbers
    mixed: list[Mixed]
    essences: list[Essence]
    pieces: list[Piece]
    artifacts: list[Artifact]
    mages: list[Mage]
    items: list[MagicItem]
    monuments: list[Monument]
    places: list[Place]

    @property
    def components(self) -> list[Component]:
        """All components in order."""
        return [*self.artifacts, *self.mages, *self.items, *self.monuments, *self.places]

    @property
    def is_mixed(self) -> bool:
        """True if other packs are mixed in."""
        return len(self.packs) > 1

    def in_play(self, seats: int) -> tuple[int, int]:
        """Return how many monuments and how many tiles enter play."""
        if self.is_mixed:
            for row in self.mixed:
                if row.seats == seats:
                    return row.monuments, row.places
        return len(self.monuments), len({place.tile for place in self.places})

    @property
    def most_seats(self) -> int:
        """How many can play: two with Duo alone, with further packs as many as they suffice for. RA-0.1, RA-14"""
        return max([ALONE, *(row.seats for row in self.mixed if self.is_mixed and self.suffices_for(row.seats))])

    def suffices_for(self, seats: int) -> bool:
        """Tell whether the merged box holds enough for so many seats."""
        monuments, tiles = self.in_play(seats)
        return (
            len(self.artifacts) >= seats * self.numbers.dealt_artifacts
            and len(self.mages) >= seats * self.numbers.dealt_mages
            and len(self.items) > seats
            and len(self.monuments) >= monuments
            and len({place.tile for place in self.places}) >= tiles
        )


T = TypeVar("T", bound=Entry)

DUO = {"id": "duo"}
"""How Duo's own pack calls itself."""


def load(duo: Traversable, packs: Sequence[Traversable] = (), corrections: Traversable | None = None) -> Catalog:
    """Read Duo's folder and the folders of further packs, and merge them by RA-14.

    ``corrections``: files of this folder take the place of Duo's files of the same name.
    """
    own = _files(duo)
    if corrections is not None:
        for name, file in _files(corrections).items():
            if name not in own:
                raise CatalogError(f"{name}: there is no such file to correct, only {', '.join(own)}")
            own[name] = file
    tables = [_Tables(own), *(_Tables(_files(folder)) for folder in packs)]
    found = [table.one("pack", Pack) for table in tables]
    catalog = Catalog(
        packs=found,
        numbers=tables[0].one("numbers", Numbers),
        mixed=tables[0].rows("mixed", Mixed),
        essences=_all(tables, "essence", Essence),
        pieces=_all(tables, "piece", Piece),
        artifacts=_all(tables, "artifact", Artifact),
        mages=_all(tables, "mage", Mage),
        items=_all(tables, "magic_item", MagicItem),
        monuments=_all(tables, "monument", Monument),
        places=_all(tables, "place", Place),
    )
    _check(catalog)
    return catalog


def is_pack(folder: Traversable) -> bool:
    """Tell whether a folder is a pack of its own, rather than corrections of Duo's files."""
    return any(_parse(file).get("pack", DUO) != DUO for file in _files(folder).values())


def _files(folder: Traversable) -> dict[str, Traversable]:
    if not folder.is_dir():
        raise CatalogError(f"{folder}: there is no such folder")
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(".toml")}
    if not files:
        raise CatalogError(f"{folder}: no TOML file in this folder")
    return dict(sorted(files.items()))


def _parse(file: Traversable) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise CatalogError(f"{file.name}: {error}") from None


class _Tables:
    """The tables of one pack, with the file each row came from."""

    def __init__(self, files: Mapping[str, Traversable]) -> None:
        self.found: dict[str, list[tuple[str, dict[str, Any]]]] = {}
        for name, file in files.items():
            for table, rows in _parse(file).items():
                if table not in _TABLES:
                    raise CatalogError(f"{name}: unknown table {table}")
                for row in rows if isinstance(rows, list) else [rows]:
                    self.found.setdefault(table, []).append((name, row))

    def rows(self, table: str, kind: type[Any]) -> list[Any]:
        """Return the rows of a table."""
        return [self._convert(file, table, row, kind) for file, row in self.found.get(table, [])]

    def one(self, table: str, kind: type[Any]) -> Any:
        """Return the only row of a table."""
        rows = self.rows(table, kind)
        if len(rows) != 1:
            raise CatalogError(f"table {table}: expected once, found {len(rows)} times")
        return rows[0]

    @staticmethod
    def _convert(file: str, table: str, row: dict[str, Any], kind: type[Any]) -> Any:
        try:
            return msgspec.convert(row, kind)
        except msgspec.ValidationError as error:
            raise CatalogError(f"{file}: {table} {row.get('id', '')}: {error}") from None


_TABLES = (
    *("pack", "numbers", "mixed", "essence", "piece"),
    *("artifact", "mage", "magic_item", "monument", "place"),
)


def _all(tables: list[_Tables], name: str, kind: type[T]) -> list[T]:
    """Return the rows of all packs without the duplicates that ``same_as`` names. RA-14.1"""
    rows: list[T] = []
    for table in tables:
        pack = table.one("pack", Pack).id
        rows += [msgspec.structs.replace(row, pack=pack) for row in table.rows(name, kind)]
    present = {f"{row.pack}:{row.id}" for row in rows}
    return [row for row in rows if row.same_as not in present]


def _check(c: Catalog) -> None:
    """Assert the counts of RA-1 for Duo's own part, and that all names fit together."""
    if not c.is_mixed:
        counts = (
            ("artifacts", len(c.artifacts), 16),
            ("start artifacts", sum(a.start for a in c.artifacts), 6),
            ("mages", len(c.mages), 4),
            ("start mages", sum(m.start for m in c.mages), 2),
            ("magic items", len(c.items), 5),
            ("monuments", len(c.monuments), 7),
            ("sides of places", len(c.places), 4),
            ("start sides", sum(p.face == "start" for p in c.places), 2),
            ("essence markers", sum(e.count for e in c.essences), 60),
        )
        for what, found, expected in counts:
            if found != expected:
                raise CatalogError(f"{found} {what}, the rulebook has {expected}")
    if not c.suffices_for(ALONE):
        raise CatalogError("the merged packs hold too little even for two seats")
    ids = [entry.id for entry in (*c.components, *c.essences, *c.pieces)]
    for id in ids:
        if ids.count(id) > 1:
            raise CatalogError(f"{id}: the id appears twice")
    kinds = {essence.id for essence in c.essences}
    for component in c.components:
        _check_component(c, component, kinds)


def _check_component(c: Catalog, component: Component, kinds: set[str]) -> None:
    def known(names: Sequence[str] | Amounts, field: str, *extra: str) -> None:
        for name in names:
            if name not in kinds and name not in extra:
                raise CatalogError(f"{component.id}: {field}: unknown essence {name}")

    known(component.cost, "cost", "any")
    known(component.vp_per, "vp_per")
    if isinstance(component, Monument) and component.cost != {"gold": c.numbers.monument_cost}:
        raise CatalogError(f"{component.id}: cost: every monument costs {c.numbers.monument_cost} Gold (RA-6.7)")
    if len(component.powers) > 2:
        raise CatalogError(f"{component.id}: powers: at most 2 (RA-8.1)")
    for ability in component.collect:
        known([*ability.essences, *ability.choice, *ability.exclude], "collect")
    for power in component.powers:
        known(power.cost.pay, "powers: cost", "any")
        for effect in existing(c, power.effects):
            known(essences_of(effect), "powers: effects")


def existing(c: Catalog, effects: Sequence[AnyEffect]) -> list[AnyEffect]:
    """Return the effects whose packs are present, choices without alternatives dissolved. RA-9.6"""
    packs = {pack.id for pack in c.packs}
    out: list[AnyEffect] = []
    for effect in effects:
        if effect.requires_pack and effect.requires_pack not in packs:
            continue
        if isinstance(effect, ChooseOne):
            options = [option for option in (existing(c, o) for o in effect.options) if option]
            if len(options) > 1:
                out.append(msgspec.structs.replace(effect, options=options))
            elif options:
                out += options[0]
        else:
            out.append(effect)
    return out


def essences_of(effect: AnyEffect) -> list[str]:
    """Return the kinds of essence that an effect names."""
    match effect:
        case Gain() | Store() | RivalsGain():
            return list(effect.essences)
        case GainAny() | StoreAny():
            return effect.exclude
        case GainPer():
            return [effect.gain, effect.per]
        case ChooseOne():
            return [kind for option in effect.options for part in option for kind in essences_of(part)]
        case _:
            return []
