"""Whether what waits on the stack and what lies on the table tell the same story: for positions from outside."""

from typing import Final

from radura.games.storyfold_wildwoods.state import ROLLED, Wild
from radura.games.storyfold_wildwoods.steps.any_time import AbilityDone, CardDone
from radura.games.storyfold_wildwoods.steps.base import AnyStep, Done
from radura.games.storyfold_wildwoods.steps.creatures import ActivationDone
from radura.games.storyfold_wildwoods.steps.dice import RerollDice, Roll
from radura.games.storyfold_wildwoods.steps.explorations import HandleCard, TakeCard
from radura.games.storyfold_wildwoods.steps.luma import (
    Act,
    AfterAction,
    AfterRoll,
    ChooseDice,
    FirstAbility,
    SecondAbility,
)

IN_ORDER: Final[tuple[type[AnyStep], ...]] = (ChooseDice, AfterRoll, FirstAbility, SecondAbility, AfterAction, Act)
"""Steps of the Luma Phase, the first to be done first."""


def pending(s: Wild) -> list[AnyStep]:
    """Return the steps on the stack, the next one first."""
    found: list[AnyStep] = []
    frame = s.stack
    while frame is not None:
        found.append(frame.step)
        frame = frame.below
    return found


def stands(s: Wild) -> bool:
    """Tell whether cards being carried out, activations, the Action and the roll each have their step, and only one."""
    steps = pending(s)
    carried = [step.item for step in steps if isinstance(step, Done | HandleCard)]
    return (
        sorted(carried) == sorted(s.limbo)
        and sum(isinstance(step, ActivationDone) for step in steps) == len(s.acting)
        and sum(isinstance(step, CardDone | AbilityDone) for step in steps) == s.busy
        and sum(isinstance(step, AfterAction) for step in steps) == (s.using >= 0)
        and _in_order(steps)
        and (not s.drawn or any(isinstance(step, TakeCard) for step in steps))
        and _rolls(s, steps)
    )


def _in_order(steps: list[AnyStep]) -> bool:
    """Tell whether the steps of the Luma Phase follow one another as they must, each once."""
    found = [IN_ORDER.index(type(step)) for step in steps if type(step) in IN_ORDER]
    return found == sorted(set(found))


def _rolls(s: Wild, steps: list[AnyStep]) -> bool:
    """An Action goes from the choice of dice over the open roll to its ability; dice in the air have their chance."""
    choosing = sum(isinstance(step, ChooseDice) for step in steps)
    open_rolls = sum(isinstance(step, AfterRoll) for step in steps)
    resolving = sum(isinstance(step, FirstAbility | SecondAbility) for step in steps)
    throws = sum(isinstance(step, Roll) for step in steps)
    if s.using < 0:
        return not (choosing or open_rolls or resolving or throws)
    if choosing:
        return (choosing, open_rolls, resolving, throws) == (1, 1, 0, 0) and not s.number and ROLLED not in s.dice
    if s.number:
        return (open_rolls, resolving) == (1, 0) and throws == bool(s.thrown) and ROLLED in s.dice
    return open_rolls == 0 and resolving <= 1 and not throws and not any(isinstance(x, RerollDice) for x in steps)
