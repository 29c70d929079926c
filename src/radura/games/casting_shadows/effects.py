"""Which step does an operation of the vocabulary; every step there is, so that positions can name it."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from radura.core.kernel import Step
from radura.games.casting_shadows import vocabulary as voc
from radura.games.casting_shadows.steps import absorb, act, convert, dice, fight, gifts, pay, setup, turn
from radura.games.casting_shadows.tables import Plan, Tables
from radura.games.casting_shadows.vocabulary import FREE_ACTIONS, RESOURCES

BUILD: Final[dict[type[voc.Op], Callable[[Any, int], Step[Any]]]] = {
    voc.GainResource: lambda op, giver: gifts.Gain(RESOURCES.index(op.resource), op.amount, giver),
    voc.GainHp: lambda op, giver: gifts.Heal(op.amount, giver),
    voc.FreeAction: lambda op, giver: gifts.Free(FREE_ACTIONS.index(op.action), op.per_turn),
    voc.MoveTarget: lambda op, giver: fight.MoveHit(),
}
"""The step of each operation that is one; ``giver``: the item or tile that the log names, or -1."""

STEPS: Final[tuple[type[Step[Any]], ...]] = (
    *(setup.PickCharacter, setup.DealCharacter, setup.LayMap, setup.DealBotSpell, setup.FirstTurn),
    *(turn.Turn, turn.Begin, turn.BotMove, act.Act, absorb.Absorb, absorb.Summon),
    *(dice.Roll, dice.Reroll, dice.TurnUp, dice.OpenPortal, dice.DrawCounterspell),
    *(pay.Discard, pay.Fragment, pay.PayCollect, pay.Take, pay.PayCast, convert.Convert),
    *(fight.Unleash, fight.Warn, fight.Run, fight.Echo, fight.Retort, fight.MoveHit),
    *(gifts.Gain, gifts.Heal, gifts.Free),
)


def plan_effects(t: Tables) -> None:
    """Build the steps of every effect of the box."""
    c = t.catalog
    t.attack_plans = [_plan(c.attacks[kind].effect) for kind in t.card[: t.n_attacks]]
    t.ability_plans = [_plan(character.effect) for character in c.characters]
    t.use_plans = [_gifts(card.effect, -1) for card in c.resource_cards for _ in range(card.count)]
    t.tile_plans = [_gifts(tile.effect, len(t.items) + i) for i, tile in enumerate(c.tiles)]
    t.companion_plans = [_gifts(card.effect, t.first_companion + i) for i, card in enumerate(c.companions)]


def _plan(ops: Sequence[voc.Op]) -> Plan:
    """Return the steps of an Attack Spell or an Ability; None stands for its damage."""
    return tuple(BUILD[type(op)](op, -1) if type(op) in BUILD else None for op in ops)


def _gifts(ops: Sequence[voc.Op], giver: int) -> tuple[Step[Any], ...]:
    """Return the steps of a Resource card, or of a tile or Companion as a turn begins; the rest is a ``Trait``."""
    return tuple(BUILD[type(op)](op, giver) for op in ops if type(op) in BUILD)
