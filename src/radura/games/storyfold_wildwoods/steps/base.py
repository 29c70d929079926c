"""What the steps of this game have in common: choices, dice, and operations of effects."""

from typing import Any, ClassVar, Final

from radura.core.chance import Rng
from radura.core.fields import Field, Number
from radura.core.kernel import ChanceStep, Frame, Step
from radura.core.text import Message
from radura.games.storyfold_wildwoods.naming import EXPLORATION, SHADOW_CARD, STORY_CARD, Operations, Thing
from radura.games.storyfold_wildwoods.state import Wild
from radura.games.storyfold_wildwoods.tables import Effect

COUNT: Final = Number(0, 1_000)
"""A number of an effect: more than any card has."""


def expected(s: Wild) -> int:
    """Return the action that the script of a guided Scene dictates next; -1: it is over."""
    script = s.tables.scenes[s.scene].script
    return script[s.script] if s.script < len(script) else -1


def follow(s: Wild, action: int) -> None:
    """Go on in the script of a guided Scene; off its path, or with the next choice after its end, the player is free.

    Behind its last line the script stays finished: what that line began is carried through without a choice. OQ-58
    """
    s.script = s.script + 1 if action == expected(s) else -1


def is_led(s: Wild) -> bool:
    """Tell whether the script of a guided Scene has still something to dictate."""
    return s.script >= 0 and expected(s) >= 0


def dictated(s: Wild, found: list[int]) -> list[int]:
    """Return the script's choice alone, if it is among these: a table that the script does not fit sets it free."""
    wanted = expected(s)
    return [wanted] if wanted in found else found


def carry_out(s: Wild, effect: Effect) -> None:
    """Put an effect on the stack: its operations follow first to last."""
    stack = s.stack
    for step in reversed(effect):
        stack = Frame(step, 0, stack)
    s.stack = stack


class Choice(Step[Wild]):
    """A step that may ask the player. In a guided Scene only the script's choice is offered. SW-3.8"""

    params: ClassVar[tuple[Field, ...]] = ()
    printed_on_cards: ClassVar[bool] = False
    ask_id: ClassVar[str] = ""

    def ask(self, s: Wild) -> list[int]:
        """List what can be chosen, sorted; a step that never asks has nothing."""
        return []

    def take(self, s: Wild, action: int) -> None:
        """Carry out the choice."""
        raise NotImplementedError

    def options(self, s: Wild, seat: int) -> list[int]:
        found = self.ask(s)
        return dictated(s, found) if s.script >= 0 else found

    def choose(self, s: Wild, seat: int, action: int) -> None:
        if s.pages:
            s.pages = []
        if s.script >= 0:
            follow(s, action)
        self.take(s, action)

    def words(self, s: Wild) -> Message | None:
        """Say what is asked."""
        return Message(self.ask_id) if self.ask_id else None

    def prompt(self, s: Wild, seat: int) -> Message | None:
        if s.script >= 0 and s.stack is not None and s.stack.step is self and s.choices == [expected(s)]:
            return self.guide(s)
        return self.words(s)

    def guide(self, s: Wild) -> Message | None:
        """Say what the script dictates: first what a step is about, then each part of it. SW-3.8"""
        scene = s.tables.scenes[s.scene]
        step = scene.script_step[s.script]
        if s.script == 0 or scene.script_step[s.script - 1] != step:
            return Message(f"sw-guide_{step}-{scene.id}")
        option = s.game.option(s, expected(s))
        return Message(f"sw-guided-{option.kind}", option.text.args)


class Operation(Choice):
    """An operation of an effect: it does what it can, and may ask how."""

    printed_on_cards: ClassVar[bool] = True
    """False for what only the rules themselves set off."""

    def can(self, s: Wild) -> bool:
        """Tell whether the operation could do something now. OQ-20"""
        return True


class Amount(Operation):
    """An operation that does something n times, or as often as it can."""

    params = (COUNT,)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def args(self) -> tuple[Any, ...]:
        return (self.n,)


class AmountOrElse(Operation):
    """The same, with another effect for when it can do nothing at all. OQ-20"""

    params = (COUNT, Operations())

    def __init__(self, n: int, otherwise: Effect = ()) -> None:
        self.n: Final = n
        self.otherwise: Final = otherwise

    def args(self) -> tuple[Any, ...]:
        return (self.n, self.otherwise)

    def fits(self, s: Wild, seat: int) -> bool:
        return fit(s, self.otherwise)


class OnItem(Operation):
    """An operation on one card or Creature."""

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def args(self) -> tuple[Any, ...]:
        return (self.item,)


class Done(Choice):
    """What is left to do with a card after its effect; until then it says why something is asked."""

    params = (Thing(EXPLORATION, SHADOW_CARD, STORY_CARD),)

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def args(self) -> tuple[Any, ...]:
        return (self.item,)

    def words(self, s: Wild) -> Message:
        return Message("sw-why-card", {"card": f"#sw-card-{s.tables.card_of[self.item]}"})


def fit(s: Wild, effect: Effect) -> bool:
    """Tell whether every operation of an effect can wait in this position."""
    return all(step.fits(s, 0) for step in effect)


def can_any(s: Wild, effect: Effect) -> bool:
    """Tell whether at least one part of an effect could do something now. OQ-20"""
    for step in effect:
        assert isinstance(step, Operation), step
        if step.can(s):
            return True
    return False


class Luck(ChanceStep[Wild]):
    """A step that chance decides; in a guided Scene the script does. SW-3.8"""

    params: ClassVar[tuple[Field, ...]] = ()
    printed_on_cards: ClassVar[bool] = False

    def outcomes(self, s: Wild) -> list[int]:
        """List what can come up, sorted; each is as likely as the others."""
        raise NotImplementedError

    def fall(self, s: Wild, action: int) -> None:
        """Carry out what came up."""
        raise NotImplementedError

    def options(self, s: Wild, seat: int) -> list[int]:
        found = self.outcomes(s)
        return dictated(s, found) if s.script >= 0 else found

    def sample(self, s: Wild, seat: int, rng: Rng) -> int:
        found = self.options(s, seat)
        if s.script >= 0 and len(found) == 1:  # the script says what comes up: no luck is spent
            return found[0]
        return found[rng.below(len(found))]

    def choose(self, s: Wild, seat: int, action: int) -> None:
        if s.script >= 0:
            follow(s, action)
        self.fall(s, action)


class FromBag(ChanceStep[Wild]):
    """A card comes off a shuffled deck, which has no order until then. Guided Scenes fix the order, not the luck."""

    params: ClassVar[tuple[Field, ...]] = ()
    printed_on_cards: ClassVar[bool] = False

    def bag(self, s: Wild) -> list[int]:
        """Return the deck."""
        raise NotImplementedError

    def come(self, s: Wild, item: int) -> None:
        """Do what follows from the card, which has left the deck."""
        raise NotImplementedError

    def options(self, s: Wild, seat: int) -> list[int]:
        return sorted([s.tables.draw + item for item in self.bag(s)])

    def sample(self, s: Wild, seat: int, rng: Rng) -> int:
        bag = self.bag(s)
        return s.tables.draw + bag[rng.below(len(bag))]

    def choose(self, s: Wild, seat: int, action: int) -> None:
        item = action - s.tables.draw
        self.bag(s).remove(item)
        self.come(s, item)


class FromDeck(FromBag):
    """A card comes off a deck with a discard pile; n counts this one and those that follow it."""

    params = (COUNT,)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def args(self) -> tuple[Any, ...]:
        return (self.n,)

    def known(self, s: Wild) -> list[int]:
        """Return the cards on top whose order is fixed, the next one first."""
        raise NotImplementedError

    def renew(self, s: Wild) -> bool:
        """Make the discard pile the deck; False if there is none."""
        raise NotImplementedError

    def run(self, s: Wild, seat: int) -> bool:
        known = self.known(s)
        if known:
            self.come(s, known.pop(0))
        elif self.bag(s):
            return False
        elif self.renew(s):
            s.push(self, 0)
        return True


AnyStep = Step[Any]
