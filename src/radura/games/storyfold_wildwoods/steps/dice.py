"""Dice: the roll, and operations on dice. SW-5, SW-6"""

from typing import Any, Final

from radura.core.chance import Rng
from radura.core.fields import Name, Some
from radura.core.text import Message
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.pieces import FIRST_DIE
from radura.games.storyfold_wildwoods.state import AVAILABLE, IN_BOX, LUMA, ROLLED, USED, Wild
from radura.games.storyfold_wildwoods.steps.base import (
    COUNT,
    Amount,
    AmountOrElse,
    Luck,
    Operation,
    can_any,
    carry_out,
)


class Roll(Luck):
    """Chance gives a face to the dice in the air, one after another."""

    def run(self, s: Wild, seat: int) -> bool:
        return not s.thrown

    def outcomes(self, s: Wild) -> list[int]:
        return list(range(s.tables.face, s.tables.face + s.tables.sides[s.thrown[0]]))

    def sample(self, s: Wild, seat: int, rng: Rng) -> int:
        if s.script >= 0:
            return super().sample(s, seat, rng)
        return s.tables.face + rng.below(s.tables.sides[s.thrown[0]])

    def fall(self, s: Wild, action: int) -> None:
        die = s.thrown[0]
        s.thrown = s.thrown[1:]
        shown = action - s.tables.face + 1
        s.faces[die] = shown
        if s.log is not None:
            s.log.rolled(s.tables.names[FIRST_DIE + die], str(shown))
        if s.thrown:
            s.push(self, 0)


class GainDie(Operation):
    """A bonus die joins for the rest of the Chapter, available at once. SW-6.4, OQ-27"""

    params = (Name("die"),)

    def __init__(self, die: int) -> None:
        self.die: Final = die

    def args(self) -> tuple[Any, ...]:
        return (self.die,)

    def can(self, s: Wild) -> bool:
        return s.dice[self.die] == IN_BOX

    def run(self, s: Wild, seat: int) -> bool:
        if s.dice[self.die] == IN_BOX:
            hands.set_die(s, self.die, AVAILABLE if s.stage == LUMA else USED)
            if s.log is not None:
                s.log.said("sw-log-die", 0, sides=s.tables.sides[self.die])
        return True


def kinds_of(s: Wild, status: int) -> list[int]:
    """Return which kinds of dice lie in a place."""
    starting = s.tables.starting
    found = []
    if status in s.dice[:starting]:
        found.append(0)
    for die in range(starting, len(s.dice)):
        if s.dice[die] == status:
            found.append(die - starting + 1)
    return found


def die_of(s: Wild, kind: int, status: int) -> int:
    """Return a die of this kind in a place."""
    return s.dice.index(status) if kind == 0 else s.tables.starting + kind - 1


class SpendDice(AmountOrElse):
    """Available dice of the player's choice go to Used Dice."""

    def can(self, s: Wild) -> bool:
        return AVAILABLE in s.dice or can_any(s, self.otherwise)

    def run(self, s: Wild, seat: int) -> bool:
        kinds = kinds_of(s, AVAILABLE)
        if not kinds:
            carry_out(s, self.otherwise)
            return True
        if len(kinds) > 1:
            return False
        self.take(s, s.tables.put_away + kinds[0])
        return True

    def ask(self, s: Wild) -> list[int]:
        return [s.tables.put_away + kind for kind in kinds_of(s, AVAILABLE)]

    def take(self, s: Wild, action: int) -> None:
        hands.set_die(s, die_of(s, action - s.tables.put_away, AVAILABLE), USED)
        if self.n > 1 and AVAILABLE in s.dice:
            s.push(SpendDice(self.n - 1), 0)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-spend-dice", {"n": self.n})


class RecoverDice(Amount):
    """Used dice of the player's choice become available."""

    def can(self, s: Wild) -> bool:
        return USED in s.dice

    def run(self, s: Wild, seat: int) -> bool:
        kinds = kinds_of(s, USED)
        if len(kinds) > 1:
            return False
        if kinds:
            self.take(s, s.tables.take_back + kinds[0])
        return True

    def ask(self, s: Wild) -> list[int]:
        return [s.tables.take_back + kind for kind in kinds_of(s, USED)]

    def take(self, s: Wild, action: int) -> None:
        hands.set_die(s, die_of(s, action - s.tables.take_back, USED), AVAILABLE)
        if self.n > 1 and USED in s.dice:
            s.push(RecoverDice(self.n - 1), 0)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-recover-dice", {"n": self.n})


class DelayDice(Amount):
    """Eight-sided dice will stay in Used Dice in the next Luma Phase. OQ-62"""

    def run(self, s: Wild, seat: int) -> bool:
        s.delayed = min(s.tables.starting, s.delayed + self.n)
        if s.log is not None:
            s.log.said("sw-log-delay", 0, n=self.n)
        return True


class AddSuccess(Amount):
    """The roll has more successes, if a die shows one. OQ-44, OQ-63"""

    def can(self, s: Wild) -> bool:
        return s.successes() > 0

    def run(self, s: Wild, seat: int) -> bool:
        if self.can(s):
            s.extra += self.n
        return True


class RerollDice(Operation):
    """Up to n different dice of the roll are chosen and rolled again together. OQ-63

    ``chosen`` are the dice picked so far.
    """

    params = (COUNT, Some(Name("die")))

    def __init__(self, n: int, chosen: tuple[int, ...] = ()) -> None:
        self.n: Final = n
        self.chosen: Final = chosen

    def args(self) -> tuple[Any, ...]:
        return (self.n, self.chosen)

    def fits(self, s: Wild, seat: int) -> bool:
        chosen = self.chosen
        return len(set(chosen)) == len(chosen) <= self.n and all(s.dice[die] == ROLLED for die in chosen)

    def can(self, s: Wild) -> bool:
        return s.number > 0

    def run(self, s: Wild, seat: int) -> bool:
        if s.number == 0:
            return True
        count = s.dice.count(ROLLED)
        if count == 1 and s.script < 0:
            self.throw(s, [s.dice.index(ROLLED)])
        elif len(self.chosen) < min(self.n, count):
            return False
        else:
            self.throw(s, list(self.chosen))
        return True

    def ask(self, s: Wild) -> list[int]:
        # Dice of the same kind that show the same number are one choice.
        found: list[int] = []
        seen: list[tuple[int, int]] = []
        for die in s.tables.dice:
            if s.dice[die] == ROLLED and die not in self.chosen:
                look = (s.tables.sides[die], s.faces[die])
                if look not in seen:
                    seen.append(look)
                    found.append(s.tables.reroll + die)
        if self.chosen:
            found.append(s.tables.reroll_now)
        return found

    def take(self, s: Wild, action: int) -> None:
        if action == s.tables.reroll_now:
            self.throw(s, list(self.chosen))
        else:
            s.push(RerollDice(self.n, (*self.chosen, action - s.tables.reroll)), 0)

    def throw(self, s: Wild, chosen: list[int]) -> None:
        """Roll these dice again; the new numbers stand. SW-6.6"""
        s.thrown = chosen
        s.push(Roll(), 0)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-reroll", {"n": self.n - len(self.chosen)})
