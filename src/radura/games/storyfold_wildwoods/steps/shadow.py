"""The Shadow Phase: Creatures activate, the Shadow Pawn advances, icons follow. SW-19"""

from typing import Any, Final

from radura.games.storyfold_wildwoods.naming import CREATURE, Thing
from radura.games.storyfold_wildwoods.state import SHADOW, Wild
from radura.games.storyfold_wildwoods.steps.any_time import (
    IN_SHADOW,
    BeforeActivation,
    BeforeAdvance,
    BeforeIcon,
    usable,
)
from radura.games.storyfold_wildwoods.steps.base import AnyStep, Choice, is_led
from radura.games.storyfold_wildwoods.steps.creatures import activate
from radura.games.storyfold_wildwoods.steps.effects import ReadIcon, advance_shadow
from radura.games.storyfold_wildwoods.steps.ending import CHECK_TRIUMPH


class ShadowPhase(Choice):
    """The order of activation is fixed now; then the parts of the phase follow. SW-19.1, SW-19.5

    In a guided Scene the player first reads what will happen.
    """

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == SHADOW

    def run(self, s: Wild, seat: int) -> bool:
        if is_led(s):
            return False
        self.begin(s)
        return True

    def ask(self, s: Wild) -> list[int]:
        return [s.tables.turn_page]

    def take(self, s: Wild, action: int) -> None:
        self.begin(s)

    def begin(self, s: Wild) -> None:
        """Fix the order and put the parts on the stack."""
        s.quiet = False
        s.order = s.creatures()
        if s.log is not None:
            s.log.said("sw-log-shadow-phase", 0, opens="phase", round=s.round)
        s.then(0, ACTIVATIONS, BEFORE_ADVANCING, ADVANCE)


class Activations(Choice):
    """Each Creature of the order activates once, wherever it stands then. OQ-9"""

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == SHADOW

    def run(self, s: Wild, seat: int) -> bool:
        if s.order:
            first = s.order[0]
            s.push(self, 0)
            if s.quiet or not usable(s, IN_SHADOW):  # nothing to ask: it activates at once
                activate_next(s, first)
            else:
                s.then(0, BeforeActivation(first), ActivateNext(first))
        return True


class ActivateNext(Choice):
    """The Creature activates, unless it has left the River."""

    params = (Thing(CREATURE),)

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == SHADOW

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def args(self) -> tuple[Any, ...]:
        return (self.item,)

    def run(self, s: Wild, seat: int) -> bool:
        if self.item in s.order:
            activate_next(s, self.item)
        return True


def activate_next(s: Wild, item: int) -> None:
    """Let a Creature of the order activate; then Luma's condition is looked at. OQ-18"""
    s.order.remove(item)
    s.push(CHECK_TRIUMPH, 0)
    activate(s, item)


class Advance(Choice):
    """The Shadow Pawn advances 1 space; its icons are resolved from left to right. SW-19.3, SW-19.4"""

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == SHADOW

    def run(self, s: Wild, seat: int) -> bool:
        scene = s.tables.scenes[s.scene]
        parts: list[AnyStep] = []
        for icon in advance_shadow(s):
            parts.append(BeforeIcon(icon))
            parts.append(ReadIcon(icon))
            parts.extend(scene.icon_effects[icon])
            parts.append(CHECK_TRIUMPH)
        s.then(0, *parts)
        return True


# Steps that are always alike are made once and shared.
ACTIVATIONS: Final = Activations()
BEFORE_ADVANCING: Final = BeforeAdvance()
ADVANCE: Final = Advance()
SHADOW_PHASE: Final = ShadowPhase()
