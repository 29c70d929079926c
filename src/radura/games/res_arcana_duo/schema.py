"""What stands in the data: components, essences, pieces, the numbers of the rules; and all of them merged."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from radura.games.res_arcana_duo.vocabulary import (
    Amounts,
    AnyEffect,
    ChooseOne,
    Collect,
    Count,
    Discount,
    Gain,
    GainAny,
    GainPer,
    Points,
    Power,
    RivalsGain,
    Source,
    Store,
    StoreAny,
    Strict,
)

ALONE: Final = 2
"""Seats of Duo on its own. RA-0.1"""


class Entry(Strict, frozen=True, kw_only=True):
    """What every component has."""

    id: str
    source: Source
    pack: str = ""
    file: str = ""
    """Filled in by the loader, like the pack."""
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
    vp: Points = 0
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


SORTS: Final[dict[type[Component], str]] = {
    Artifact: "artifact",
    Mage: "mage",
    MagicItem: "magic_item",
    Monument: "monument",
    Place: "place",
}
"""What components are called in the data."""


class Essence(Entry, frozen=True, kw_only=True):
    """A kind of essence. RA-0.8, RA-1.6"""

    count: Count
    any: bool = False
    """An any-essence cost may be paid with it, and an any-essence gain may be taken in it."""
    tie: Count = 1


class Piece(Entry, frozen=True, kw_only=True):
    """A piece without powers: the token, chips, cards to read."""

    count: Count
    vp: Points = 0
    stands_for: Count = 1
    sides: list[str] = []


class Numbers(Strict, frozen=True, kw_only=True):
    """The numbers of the rules."""

    source: Source
    target: Count
    target_first_game: Count
    start_essences: Points
    hand: Count
    dealt_artifacts: Count
    dealt_mages: Count
    batch: Count
    first_game_deck: Count
    face_up_monuments: Count
    monument_cost: Count
    discard_gold: Count
    discard_any: Count
    pass_draw: Points
    last_round: Count


class Mixed(Strict, frozen=True, kw_only=True):
    """How much of the merged box enters play. RA-14.3 to RA-14.5"""

    seats: Count
    monuments: Count
    places: Count


class Pack(Strict, frozen=True, kw_only=True):
    """The name of a pack; ``target``: the points it plays to (RA-OQ.23)."""

    id: str
    target: Points = 0


class PackFile(Strict, frozen=True, kw_only=True):
    """What may stand in a file of a pack."""

    pack: Pack | None = None
    numbers: Numbers | None = None
    mixed: list[Mixed] = []
    essence: list[Essence] = []
    piece: list[Piece] = []
    artifact: list[Artifact] = []
    mage: list[Mage] = []
    magic_item: list[MagicItem] = []
    monument: list[Monument] = []
    place: list[Place] = []


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
