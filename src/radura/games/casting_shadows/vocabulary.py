"""The closed vocabulary of effects: every operation a tile, Character or card of the box can have.

An operation is a class here, in the unions of those who may have it. What it does is a step that ``effects.py`` names
for it, or, where it only changes what other steps work out, a line of ``tables.Trait`` or ``tables.Answer``. Its words
are ``cs-text-<op>`` (of tiles ``cs-text-tile-<op>``, of Companions ``cs-text-pet-<op>``) with its fields as arguments.
"""

from typing import Annotated, Final, Literal, get_args

import msgspec

Resource = Literal["red_gem", "blue_gem", "purple_gem", "red_orb", "blue_orb", "purple_orb", "shadow", "curse"]
Symbol = Literal["red_gem", "blue_gem", "any_gem", "red_orb", "blue_orb", "any_orb", "shadow", "curse"]
Level = Literal["spell_1", "spell_2"]
CostSymbol = Literal[Symbol, Level]
Action = Literal["travel", "cast", "reroll", "protect", "refresh", "collect"]

RESOURCES: list[str] = list(get_args(Resource))
SYMBOLS: list[str] = list(get_args(Symbol))
FREE_ACTIONS: list[str] = list(get_args(Action))

MOST: Final = 20
"""No number on a card is higher."""
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST)]
Less = Annotated[int, msgspec.Meta(ge=-MOST, le=-1)]


class Op(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="op"):
    """One operation of an effect."""


class GainResource(Op, frozen=True, kw_only=True, tag="gain_resource"):
    """Tokens for the Pool."""

    resource: Resource
    amount: Count


class GainHp(Op, frozen=True, kw_only=True, tag="gain_hp"):
    """HP, never above the dial."""

    amount: Count


class FreeAction(Op, frozen=True, kw_only=True, tag="free_action"):
    """So many of these Actions cost no Action point in a turn. Q-56"""

    action: Action
    per_turn: Count


class DamageDealt(Op, frozen=True, kw_only=True, tag="modify_damage_dealt"):
    """Added for each enemy an Attack Spell hits; ``limit_per_turn`` 1: the first of the turn only. Q-59"""

    amount: Count
    limit_per_turn: Literal[0, 1] = 0


class DamageTaken(Op, frozen=True, kw_only=True, tag="modify_damage_taken"):
    """Added to damage by enemies, never below 0."""

    amount: Less


class DamageCap(Op, frozen=True, kw_only=True, tag="cap_damage_taken"):
    """One damage by an enemy is never more than this."""

    max: Count


class ForbidReduction(Op, frozen=True, kw_only=True, tag="forbid_reduction"):
    """Nothing lowers damage by enemies. CS-15.1, Q-30"""


class IgnoreCurses(Op, frozen=True, kw_only=True, tag="ignore_curse_damage"):
    """Cursed Crystals do not hurt."""


class Damage(Op, frozen=True, kw_only=True, tag="damage"):
    """``amount[n - 1]`` for n Resources spent; no range: it always reaches."""

    target: Literal["enemy", "hex", "each_enemy", "source"]
    amount: list[Count]
    range: str | None = None
    limit_per_round: Literal[0, 1] = 0


class MoveTarget(Op, frozen=True, kw_only=True, tag="move_target"):
    """Each enemy hit may be moved one tile. Q-53, Q-54"""


class MoveSelf(Op, frozen=True, kw_only=True, tag="move_self"):
    """The owner moves one tile, by duty."""


class RecheckTarget(Op, frozen=True, kw_only=True, tag="recheck_target"):
    """An attack that no longer reaches its target misses. Q-28"""


class ReduceDamage(Op, frozen=True, kw_only=True, tag="reduce_damage"):
    """The pending damage is lower by this much."""

    amount: Count


class PreventDamage(Op, frozen=True, kw_only=True, tag="prevent_damage"):
    """The pending damage becomes 0."""


class Convert(Op, frozen=True, kw_only=True, tag="convert", rename={"sources": "from"}):
    """Resources become others until the end of the turn. Q-14, Q-61"""

    sources: Annotated[list[Symbol], msgspec.Meta(min_length=1, max_length=2)]
    to: Literal["gem", "orb", "other"]
    colour: Literal["same", "choose", "red", "blue"]
    max: Count | None = None
    each: Count = 1


class Duplicate(Op, frozen=True, kw_only=True, tag="duplicate"):
    """Resources get an equal token beside them."""

    match: Annotated[list[Symbol], msgspec.Meta(min_length=1, max_length=1)]
    max: Count | None = None


TileOp = GainResource | GainHp | FreeAction | DamageDealt | DamageTaken | DamageCap | ForbidReduction
CompanionOp = TileOp | IgnoreCurses | Damage
AbilityOp = GainHp | Damage | MoveTarget
AttackOp = Damage | MoveTarget
ConversionOp = Convert | Duplicate
CounterOp = MoveSelf | RecheckTarget | ReduceDamage | PreventDamage | Damage
