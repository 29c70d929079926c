"""What all steps of the game have in common: where each can wait in a position that comes from outside."""

from typing import ClassVar

from radura.core.kernel import Frame, Step
from radura.games.casting_shadows.state import ShadowState


class ShadowStep(Step[ShadowState]):
    """A step that knows on what it can lie."""

    known_as: ClassVar[str] = ""
    """What it is for those that lie on it; empty: nothing does."""
    on: ClassVar[tuple[str, ...]] = ()
    """The kinds of steps on which it can lie; none: it lies at the bottom."""

    def fits(self, s: ShadowState, seat: int) -> bool:
        under = _under(s, self)
        lies = under is not None and known_as(under) in self.on if self.on else under is None
        return lies and self.suits(s, seat)

    def suits(self, s: ShadowState, seat: int) -> bool:
        """Tell whether the table is as this step takes it for granted."""
        return True


class TurnStep(ShadowStep):
    """A step of the fighter whose turn it is and who has a seat."""

    def fits(self, s: ShadowState, seat: int) -> bool:
        return s.turn == seat and s.at[seat] >= 0 and super().fits(s, seat)


class EffectStep(TurnStep):
    """An operation of a card, a tile or an Ability, or what it leads to."""

    known_as: ClassVar[str] = "effect"
    on: ClassVar[tuple[str, ...]] = ("act", "effect", "damage")


def _under(s: ShadowState, step: Step[ShadowState]) -> Frame | None:
    frame = s.stack
    while frame is not None and frame.step is not step:
        frame = frame.below
    return None if frame is None else frame.below


def known_as(frame: Frame) -> str:
    """Return what the step of a frame is known as to those above it."""
    step = frame.step
    return step.known_as if isinstance(step, ShadowStep) else ""
