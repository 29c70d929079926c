"""What every step that waits in a position from outside takes for granted."""

from typing import ClassVar, Final

from radura.core.kernel import ChanceStep, Frame, Step
from radura.games.living_forest_duel.forest import has_block
from radura.games.living_forest_duel.state import DuelState


class DuelStep(Step[DuelState]):
    """A step of this game: ``on`` names those that can lie right below it, none for the lowest."""

    on: ClassVar[tuple[str, ...]] = ()

    def fits(self, s: DuelState, seat: int) -> bool:
        return lies_well(s, self, seat, self.on)


class DuelChance(ChanceStep[DuelState]):
    """The same for steps that fall to chance."""

    on: ClassVar[tuple[str, ...]] = ()

    def fits(self, s: DuelState, seat: int) -> bool:
        return lies_well(s, self, seat, self.on)


FOR_ANYBODY: Final = ("Turn", "NextTurn", "Deal", "TurnTree", "SankiToken")
"""Steps above which one of the other seat can lie: at the set-up, or when a varan comes up."""


def lies_well(s: DuelState, step: Step[DuelState], seat: int, on: tuple[str, ...]) -> bool:
    """Tell whether a step lies on what it belongs to, while nobody has won yet."""
    t = s.tables
    if max(s.fires) >= t.fires_to_win or any(has_block(t, filled) for filled in s.filled):
        return False
    top = s.stack
    if top is None or (s.revealed >= 0) != (type(top.step).__name__ == "VaranRevealed"):
        return False
    frame: Frame | None = top
    while frame is not None and frame.step is not step:
        frame = frame.below
    if frame is None:
        return False
    below = frame.below
    if below is None:
        return not on
    name = type(below.step).__name__
    return name in on and (below.seat == seat or name in FOR_ANYBODY)
