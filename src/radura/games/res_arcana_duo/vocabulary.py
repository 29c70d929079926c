"""The closed vocabulary of the cards: Collect abilities, discounts, costs and effects, as typed data."""

from typing import Annotated, Literal, TypeAlias

import msgspec

Source = Literal["rulebook", "public", "inferred", "designed"]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=1, le=100)]
Points: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=100)]
Amounts: TypeAlias = dict[str, Count]
"""Essences by name; in a cost the key ``any`` stands for essences of any kind."""
Artifacts = Literal["artifact", "creature", "dragon", "demon"]
Other = Literal["creature", "dragon", "demon", "mage"]
Deck = Literal["own_artifacts", "monuments"]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, omit_defaults=True):
    """Data that knows all its fields; written out, it tells only what is not as usual."""


class Collect(Strict, frozen=True, kw_only=True):
    """A Collect ability: exactly one of the three. RA-5.3 to RA-5.8"""

    essences: Amounts = {}
    """Take all of these."""
    choice: list[str] = []
    """Take one of one of these kinds."""
    any: Points = 0
    """Take that many in any mix, without ``exclude``."""
    exclude: list[str] = []

    def __post_init__(self) -> None:
        if bool(self.essences) + bool(self.choice) + bool(self.any) != 1:
            raise ValueError("give exactly one of essences, choice, any")


class Discount(Strict, frozen=True, kw_only=True):
    """Placing artifacts of this scope costs so many non-Gold essences less. RA-7.5, RA-OQ.7"""

    scope: Artifacts
    amount: Count


class PowerCost(Strict, frozen=True, kw_only=True):
    """What using a power costs. RA-8.2, RA-8.6, RA-8.21"""

    turn: bool = False
    turn_other: Other | None = None
    discard: Points = 0
    pay: Amounts = {}


class Effect(Strict, frozen=True, kw_only=True, tag_field="op"):
    """What a power does. ``requires_pack``: exists only with that pack."""

    requires_pack: str = ""


class Gain(Effect, frozen=True, kw_only=True, tag="gain"):
    """Supply to pool."""

    essences: Amounts


class GainAny(Effect, frozen=True, kw_only=True, tag="gain_any"):
    """So many of the seat's choice to the pool. RA-8.10"""

    n: Count
    exclude: list[str] = []


class Store(Effect, frozen=True, kw_only=True, tag="store"):
    """Supply onto the component. RA-8.9"""

    on: Literal["self"]
    essences: Amounts


class StoreAny(Effect, frozen=True, kw_only=True, tag="store_any"):
    """So many of the seat's choice onto the component."""

    on: Literal["self"]
    n: Count
    exclude: list[str] = []


class PoolToComponent(Effect, frozen=True, kw_only=True, tag="pool_to_component"):
    """An essence moves from the pool onto an own component; may be declined. RA-9.10, RA-OQ.35"""

    n: Count
    to: Literal["own_component"]


class RivalsGain(Effect, frozen=True, kw_only=True, tag="rivals_gain"):
    """Every rival gains, passed or not. RA-9.1, RA-OQ.20"""

    essences: Amounts


class GainPer(Effect, frozen=True, kw_only=True, tag="gain_per"):
    """As many ``gain`` as there are ``per`` in a pool. RA-9.5, RA-9.7"""

    gain: str
    per: str
    pool_of: Literal["any_player", "one_rival"]


class Draw(Effect, frozen=True, kw_only=True, tag="draw"):
    """Own deck to hand. RA-8.12"""

    n: Count


class Retrieve(Effect, frozen=True, kw_only=True, tag="retrieve"):
    """A chosen card of the own discards to hand. RA-8.17"""

    n: Count


class DiscardFromHand(Effect, frozen=True, kw_only=True, tag="discard_from_hand"):
    """A chosen hand card to the own discards, without income. RA-8.20"""

    n: Count


class HandToDeckTop(Effect, frozen=True, kw_only=True, tag="hand_to_deck_top"):
    """A chosen hand card on top of the own deck. RA-9.4"""

    n: Count


class ReorderTop(Effect, frozen=True, kw_only=True, tag="reorder_top"):
    """Look at the top cards of a deck and put them back in any order. RA-8.13"""

    n: Count
    decks: list[Deck]


class Straighten(Effect, frozen=True, kw_only=True, tag="straighten"):
    """A turned component of the seat, other than those turned to pay. RA-8.24, RA-OQ.8"""

    what: Literal["own_component", "own_mage"]


class GainMonument(Effect, frozen=True, kw_only=True, tag="gain_monument"):
    """A monument, face up or from the deck, without paying for it. RA-9.2, RA-9.3"""


class PlaceArtifact(Effect, frozen=True, kw_only=True, tag="place_artifact"):
    """Place an artifact now, so much cheaper; may be declined. RA-7.6"""

    source: Literal["own_hand"] = msgspec.field(name="from")
    discount: Points


class UseItemPower(Effect, frozen=True, kw_only=True, tag="use_item_power"):
    """Use a power of a magic item in the centre; may be declined. RA-9.8, RA-OQ.13"""

    where: Literal["centre"]


class CheckVictory(Effect, frozen=True, kw_only=True, tag="check_victory"):
    """Check victory at once. RA-9.13"""


class ChooseOne(Effect, frozen=True, kw_only=True, tag="choose_one"):
    """The seat picks one list of effects."""

    options: list[list["AnyEffect"]]


AnyEffect: TypeAlias = (
    Gain
    | GainAny
    | Store
    | StoreAny
    | PoolToComponent
    | RivalsGain
    | GainPer
    | Draw
    | Retrieve
    | DiscardFromHand
    | HandToDeckTop
    | ReorderTop
    | Straighten
    | GainMonument
    | PlaceArtifact
    | UseItemPower
    | CheckVictory
    | ChooseOne
)


class Power(Strict, frozen=True, kw_only=True):
    """A cost, then effects in order. RA-8.2, RA-8.3"""

    source: Source
    cost: PowerCost
    effects: list[AnyEffect]
