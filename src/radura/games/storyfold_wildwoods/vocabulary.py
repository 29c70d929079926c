"""The closed vocabulary of effects and conditions, as it stands in the TOML files.

Each operation is a strict struct: an unknown operation or field stops the loading.
``operations.py`` turns them into steps, ``texts.py`` into words; docs/make/campaigns.md explains them.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta, field

Count = Annotated[int, Meta(ge=1, le=1_000)]
CreatureTo = Literal["start", "end", "left", "right"]


class Op(msgspec.Struct, tag_field="op", forbid_unknown_fields=True):
    """Base of every operation; a class's tag is the ``op`` of the file."""


class GainSpiritOp(Op, tag="gain_spirit"):
    """Gain Spirit. SW-12.1"""

    n: Count


class LoseSpiritOp(Op, tag="lose_spirit"):
    """Lose Spirit. SW-12.3"""

    n: Count


class GainCrystalsOp(Op, tag="gain_crystals"):
    """Gain Crystals, on Action cards of choice or on the one named. SW-9.1"""

    n: Count
    on: str = ""


class LoseCrystalsOp(Op, tag="lose_crystals"):
    """Lose Crystals of the player's choice. OQ-26"""

    n: Count
    otherwise: tuple["AnyOp", ...] = field(default=(), name="else")


class AdvanceLightOp(Op, tag="advance_light"):
    """The Light Pawn advances. SW-11.1"""

    n: Count
    otherwise: tuple["AnyOp", ...] = field(default=(), name="else")


class RetreatLightOp(Op, tag="retreat_light"):
    """The Light Pawn retreats. SW-11.2"""

    n: Count
    otherwise: tuple["AnyOp", ...] = field(default=(), name="else")


class AdvanceShadowOp(Op, tag="advance_shadow"):
    """The Shadow Pawn advances, space by space. SW-11.8"""

    n: Count


class RetreatShadowOp(Op, tag="retreat_shadow"):
    """The Shadow Pawn retreats. SW-11.7"""

    n: Count


class DrawCreatureOp(Op, tag="draw_creature"):
    """Draw Creatures, one after another. SW-17.1"""

    n: Count
    unless: "Condition | None" = None


class SummonCreatureOp(Op, tag="summon_creature"):
    """A guardian comes from the box. OQ-40"""

    id: str


class CreatureOp(Op):
    """Something is done to a Creature. OQ-68"""

    target: str
    otherwise: tuple["AnyOp", ...] = field(default=(), name="else")


class DiscardCreatureOp(CreatureOp, tag="discard_creature"):
    """Discard a Creature that is no guardian. SW-17.6"""


class IlluminateCreatureOp(CreatureOp, tag="illuminate_creature"):
    """A Creature goes to the End of the River and is stunned. SW-7.2"""


class StunCreatureOp(CreatureOp, tag="stun_creature"):
    """A Creature gets a Stun token. SW-18.3"""


class UnstunCreatureOp(CreatureOp, tag="unstun_creature"):
    """A Creature loses its Stun token."""


class ActivateCreatureOp(CreatureOp, tag="activate_creature"):
    """A complete extra activation. SW-17.9"""


class MoveCreatureOp(Op, tag="move_creature"):
    """A Creature moves in the River. SW-8.6, OQ-25"""

    target: str
    to: CreatureTo
    otherwise: tuple["AnyOp", ...] = field(default=(), name="else")


class MoveActionOp(Op, tag="move_action"):
    """An Action card moves in the River. OQ-56"""

    target: str
    to: Literal["start", "end", "left", "right", "3+", "4+", "5+", "6+"]


class DrawExplorationOp(Op, tag="draw_exploration"):
    """Draw Exploration cards and take some. SW-7.12"""

    n: Count
    keep: Count = 1


class DrawShadowOp(Op, tag="draw_shadow"):
    """Draw Shadow cards. SW-13.1"""

    n: Count


class DrawStoryOp(Op, tag="draw_story"):
    """Draw the Story card named. SW-15.1"""

    id: str


class AddToExplorationOp(Op, tag="add_to_exploration"):
    """Shuffle cards from the box into the Exploration deck. OQ-66"""

    ids: tuple[str, ...]


class TakeExplorationOp(Op, tag="take_exploration"):
    """Take the Exploration card named, as if just drawn. SW-16.1"""

    id: str


class DiscardBlessingOp(Op, tag="discard_blessing"):
    """Discard Blessings or Companions of choice."""

    n: Count
    otherwise: tuple["AnyOp", ...] = field(default=(), name="else")


class GainDieOp(Op, tag="gain_die"):
    """Gain the bonus die with so many sides. SW-6.4"""

    sides: Count


class SpendDiceOp(Op, tag="spend_dice"):
    """Available dice of choice go to Used Dice."""

    n: Count
    otherwise: tuple["AnyOp", ...] = field(default=(), name="else")


class RecoverDiceOp(Op, tag="recover_dice"):
    """Used dice of choice become available."""

    n: Count


class DelayDiceOp(Op, tag="delay_dice"):
    """Eight-sided dice stay in Used Dice in the next Luma Phase. OQ-62"""

    n: Count


class RerollDiceOp(Op, tag="reroll_dice"):
    """Re-roll up to n dice of the current roll. OQ-63"""

    n: Count


class AddSuccessOp(Op, tag="add_success"):
    """The current roll has more successes. OQ-44"""

    n: Count


class ReduceLocationOp(Op, tag="reduce_location"):
    """The next Location attempted needs less. OQ-69"""

    n: Count


class PreventSpiritLossOp(Op, tag="prevent_spirit_loss"):
    """The Spirit printed on the activating Creature is not lost. OQ-67"""


class LockActionOp(Op, tag="lock_action"):
    """An Action card cannot be used in the next Luma Phase. OQ-69"""

    target: Literal["right_of_self", "leftmost"]


class PlaceLocationOp(Op, tag="place_location"):
    """A Location Pawn without a roll."""

    id: str


class RemoveLocationOp(Op, tag="remove_location"):
    """The player takes the Location Pawn from one of these Locations. OQ-59"""

    of: tuple[str, ...]
    otherwise: tuple["AnyOp", ...] = field(default=(), name="else")


class SetFlagOp(Op, tag="set_flag"):
    """The story remembers."""

    flag: str


class ClearFlagOp(Op, tag="clear_flag"):
    """The story forgets."""

    flag: str


class LoseBromOp(Op, tag="lose_brom"):
    """Brom goes to the Shadow discard pile, the Luma card turns over. SW-14.2"""


class FlipBromOp(Op, tag="flip_brom"):
    """The Brom card turns over. SW-14.9"""


class RestartChapterOp(Op, tag="restart_chapter"):
    """The Chapter is lost. OQ-5"""


MOST_OPTIONS = 4
"""Lists to pick from, at most."""


class ChooseOp(Op, tag="choose"):
    """The player picks one list of operations."""

    options: tuple[tuple["AnyOp", ...], ...]


class IfOp(Op, tag="if"):
    """One list of operations or another."""

    cond: "Condition"
    then: tuple["AnyOp", ...]
    otherwise: tuple["AnyOp", ...] = field(default=(), name="else")


AnyOp: TypeAlias = (
    GainSpiritOp
    | LoseSpiritOp
    | GainCrystalsOp
    | LoseCrystalsOp
    | AdvanceLightOp
    | RetreatLightOp
    | AdvanceShadowOp
    | RetreatShadowOp
    | DrawCreatureOp
    | SummonCreatureOp
    | DiscardCreatureOp
    | IlluminateCreatureOp
    | StunCreatureOp
    | UnstunCreatureOp
    | ActivateCreatureOp
    | MoveCreatureOp
    | MoveActionOp
    | DrawExplorationOp
    | DrawShadowOp
    | DrawStoryOp
    | AddToExplorationOp
    | TakeExplorationOp
    | DiscardBlessingOp
    | GainDieOp
    | SpendDiceOp
    | RecoverDiceOp
    | DelayDiceOp
    | RerollDiceOp
    | AddSuccessOp
    | ReduceLocationOp
    | PreventSpiritLossOp
    | LockActionOp
    | PlaceLocationOp
    | RemoveLocationOp
    | SetFlagOp
    | ClearFlagOp
    | LoseBromOp
    | FlipBromOp
    | RestartChapterOp
    | ChooseOp
    | IfOp
)


class AtLeast(msgspec.Struct, forbid_unknown_fields=True):
    """That many of these Locations have a Location Pawn."""

    n: Count
    of: tuple[str, ...]


class Condition(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """A question about the table; exactly one key is given."""

    all: tuple["Condition", ...] | None = None
    any: tuple["Condition", ...] | None = None
    negated: "Condition | None" = field(default=None, name="not")
    flag: str | None = None
    location: str | None = None
    locations_at_least: AtLeast | None = None
    light_at_center: bool | None = None
    brom_present: bool | None = None
    healed_at_least: Count | None = None
    creature_healed: str | None = None
    creatures_at_most: Annotated[int, Meta(ge=0, le=1_000)] | None = None
    creatures_at_least: Count | None = None

    def __post_init__(self) -> None:
        given = sum(getattr(self, name) is not None for name in self.__struct_fields__)
        if given != 1:
            raise ValueError(f"a condition has exactly one key, this one has {given}")
