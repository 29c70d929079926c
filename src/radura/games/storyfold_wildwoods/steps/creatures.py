"""Creatures and the River: drawing, activating, moving. SW-8, SW-17, SW-18"""

from typing import Any, Final

from radura.core.fields import Name
from radura.core.text import Message
from radura.core.view import ALL, NOBODY
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.naming import ACTION_CARD, CREATURE, Operations, Thing, WordOr
from radura.games.storyfold_wildwoods.pieces import N_ACTIONS
from radura.games.storyfold_wildwoods.state import Wild
from radura.games.storyfold_wildwoods.steps.base import (
    COUNT,
    Choice,
    FromDeck,
    OnItem,
    Operation,
    can_any,
    carry_out,
    fit,
)
from radura.games.storyfold_wildwoods.steps.spirit import LoseSpirit
from radura.games.storyfold_wildwoods.tables import AT_ACTION, AT_END, Effect

CHOICE: Final = -1
LEFTMOST: Final = -2
RIGHTMOST: Final = -3
EVERY: Final = -4
SELF: Final = -5
TARGETS: Final = ("choice", "leftmost", "rightmost", "all", "self")
"""Targets of an operation, and their words; 0 and above name an item."""

START: Final = -1
END: Final = -2
LEFT: Final = -3
RIGHT: Final = -4
MOVES: Final = ("start", "end", "left", "right")
"""Where a card moves, and the words; 0 and above name a space of the River."""

DEEDS: Final = ("discard", "illuminate", "stun", "unstun", "activate")
DISCARD: Final = 0
SHINE: Final = 1
STUN: Final = 2
UNSTUN: Final = 3
ACTIVATE: Final = 4
"""What is done to a Creature."""

TO: Final = WordOr(MOVES, Name("space"))


# -- coming into play -------------------------------------------------------------------


class DrawCreature(Operation):
    """Creatures are drawn, one after another, unless a condition holds. SW-17.1"""

    params = (COUNT, Name("condition", empty=True))

    def __init__(self, n: int, unless: int = -1) -> None:
        self.n: Final = n
        self.unless: Final = unless

    def args(self) -> tuple[Any, ...]:
        return (self.n, self.unless)

    def can(self, s: Wild) -> bool:
        if self.unless >= 0 and s.tables.conds[self.unless].holds(s):
            return False
        return bool(s.creature_deck or s.creature_known or s.creature_discard)

    def run(self, s: Wild, seat: int) -> bool:
        if self.can(s):
            s.push(CreatureCard(self.n), 0)
        return True


class CreatureCard(FromDeck):
    """A Creature comes off the deck."""

    def known(self, s: Wild) -> list[int]:
        return s.creature_known

    def bag(self, s: Wild) -> list[int]:
        return s.creature_deck

    def renew(self, s: Wild) -> bool:
        if not s.creature_discard:
            return False
        hands.reshuffle_creatures(s)  # SW-17.5
        return True

    def come(self, s: Wild, item: int) -> None:
        """Let the Creature into the River, or turn it away if there is no room. SW-8.8"""
        if self.n > 1:
            s.push(CreatureCard(self.n - 1), 0)
        enter(s, item, "creature_deck")


def enter(s: Wild, item: int, source: str) -> None:
    """Carry out a Creature's In Play effect: it takes its River space. SW-17.2"""
    t = s.tables
    if len(s.river) >= len(t.numbers):
        if not t.guardian[item]:  # a guardian stays in the box
            s.creature_discard.append(item)
            if s.log is not None:
                s.log.moved(t.names[item], source, "creature_discard", before=NOBODY)
        if s.log is not None:
            s.log.said("sw-log-turned-away", 0, creature=f"#sw-card-{t.card_of[item]}")
        s.push(LoseSpirit(t.toll[item]), 0)
        return
    entry = t.entry[item]
    if entry == AT_END:
        at = len(s.river)
    elif entry >= AT_ACTION:
        at = s.river.index(entry - AT_ACTION)
    else:
        at = entry
    s.river.insert(at, item)
    if s.log is not None:
        s.log.said("sw-log-enters", 0, creature=f"#sw-card-{t.card_of[item]}", at=f"#sw-space-{at}")
        s.log.moved(t.names[item], source, "river", before=NOBODY, after=ALL, at=at)


class Summon(OnItem):
    """A guardian comes from the box. OQ-23, OQ-40"""

    params = (Thing(CREATURE),)

    def fits(self, s: Wild, seat: int) -> bool:
        return s.tables.guardian[self.item]

    def can(self, s: Wild) -> bool:
        return self.item not in s.river

    def run(self, s: Wild, seat: int) -> bool:
        if self.can(s):
            enter(s, self.item, "box")
        return True


# -- activation -------------------------------------------------------------------------


class Activate(OnItem):
    """A Creature activates: Spirit or its Stun token, then After Activation. SW-17.3, SW-18.1"""

    params = (Thing(CREATURE),)
    printed_on_cards = False

    def run(self, s: Wild, seat: int) -> bool:
        activate(s, self.item)
        return True


def activate(s: Wild, item: int) -> None:
    """Begin the activation of a Creature: its parts go on the stack."""
    s.acting.append(item)
    s.push(ACTIVATION_DONE, 0)
    carry_out(s, s.tables.effect[item])
    if s.log is not None:
        s.log.said("sw-log-activates", 0, creature=f"#sw-card-{s.tables.card_of[item]}")
    if item in s.stunned:
        hands.unstun(s, item)
    elif s.tables.toll[item]:
        s.push(LoseSpirit(s.tables.toll[item], True), 0)


class ActivationDone(Choice):
    """The activation of a Creature is over."""

    def run(self, s: Wild, seat: int) -> bool:
        s.acting.pop()
        return True

    def words(self, s: Wild) -> Message | None:
        acting = s.acting[-1]
        if acting < 0:
            return None
        return Message("sw-why-activation", {"creature": f"#sw-card-{s.tables.card_of[acting]}"})


ACTIVATION_DONE: Final = ActivationDone()


# -- operations on Creatures ------------------------------------------------------------


class ToCreature(Operation):
    """Something is done to a Creature: discarded, Illuminated, stunned, unstunned or activated. OQ-68"""

    params = (Name(DEEDS), WordOr(TARGETS, Thing(CREATURE)), Operations())

    def __init__(self, what: int, target: int, otherwise: Effect = ()) -> None:
        self.what: Final = what
        self.target: Final = target
        self.otherwise: Final = otherwise

    def args(self) -> tuple[Any, ...]:
        return (self.what, self.target, self.otherwise)

    def fits(self, s: Wild, seat: int) -> bool:
        return fit(s, self.otherwise)

    def targets(self, s: Wild) -> list[int]:
        """Return the Creatures to which it could be done, from left to right."""
        t = s.tables
        what = self.what
        found = []
        for item in s.river:
            if item < N_ACTIONS:
                continue
            if what == DISCARD:
                if t.guardian[item]:
                    continue
            elif what == STUN:
                if item in s.stunned:
                    continue
            elif what == UNSTUN and item not in s.stunned:
                continue
            found.append(item)
        return aimed(s, self.target, found)

    def can(self, s: Wild) -> bool:
        return bool(self.targets(s)) or can_any(s, self.otherwise)

    def run(self, s: Wild, seat: int) -> bool:
        found = self.targets(s)
        if not found:
            carry_out(s, self.otherwise)
            return True
        if self.target == CHOICE and len(found) > 1:
            return False
        if self.what == ACTIVATE:
            carry_out(s, tuple([Activate(item) for item in found]))
        else:
            for item in found:
                self.do(s, item)
        return True

    def ask(self, s: Wild) -> list[int]:
        return sorted([s.tables.creature + item for item in self.targets(s)])

    def take(self, s: Wild, action: int) -> None:
        item = action - s.tables.creature
        if self.what == ACTIVATE:
            s.push(Activate(item), 0)
        else:
            self.do(s, item)

    def do(self, s: Wild, item: int) -> None:
        """Do it to this Creature."""
        what = self.what
        if what == SHINE:
            illuminate(s, item)
        elif what == STUN:
            hands.stun(s, item)
        elif what == UNSTUN:
            hands.unstun(s, item)
        else:
            if s.log is not None:
                s.log.said("sw-log-discarded", 0, creature=f"#sw-card-{s.tables.card_of[item]}")
            hands.leave_river(s, item)

    def words(self, s: Wild) -> Message:
        return Message(f"sw-ask-{DEEDS[self.what]}")


def aimed(s: Wild, target: int, found: list[int]) -> list[int]:
    """Return those of the Creatures found that a target means."""
    if not found or target in (CHOICE, EVERY):
        return found
    if target == LEFTMOST:
        return found[:1]
    if target == RIGHTMOST:
        return found[-1:]
    if target == SELF:
        target = s.acting[-1] if s.acting else -1
    return [target] if target in found else []


def illuminate(s: Wild, item: int) -> None:
    """Move a Creature to the End of the River and stun it. SW-7.2, SW-14.8"""
    if s.log is not None:
        s.log.said("sw-log-illuminated", 0, creature=f"#sw-card-{s.tables.card_of[item]}")
    hands.to_end(s, item)
    hands.stun(s, item)


class MoveCreature(Operation):
    """A Creature moves in the River: to Start or End, or it swaps with a neighbour. SW-8.6, OQ-46"""

    params = (WordOr(TARGETS, Thing(CREATURE)), TO, Operations())
    ask_id = "sw-ask-move-creature"

    def __init__(self, target: int, to: int, otherwise: Effect = ()) -> None:
        self.target: Final = target
        self.to: Final = to
        self.otherwise: Final = otherwise

    def args(self) -> tuple[Any, ...]:
        return (self.target, self.to, self.otherwise)

    def fits(self, s: Wild, seat: int) -> bool:
        return self.to < 0 and fit(s, self.otherwise)

    def targets(self, s: Wild) -> list[int]:
        """Return the Creatures that the target means."""
        return aimed(s, self.target, s.creatures())

    def can(self, s: Wild) -> bool:
        for item in self.targets(s):
            if shifted(s, item, self.to) != s.river.index(item):
                return True
        return can_any(s, self.otherwise) if not self.targets(s) else False

    def run(self, s: Wild, seat: int) -> bool:
        found = self.targets(s)
        if not found:
            carry_out(s, self.otherwise)
            return True
        if self.target == CHOICE and len(self.ask(s)) > 1:
            return False
        for item in found:
            shift(s, item, self.to)
        return True

    def ask(self, s: Wild) -> list[int]:
        moving = [item for item in self.targets(s) if shifted(s, item, self.to) != s.river.index(item)]
        return sorted([s.tables.creature + item for item in moving])

    def take(self, s: Wild, action: int) -> None:
        shift(s, action - s.tables.creature, self.to)


def shifted(s: Wild, item: int, to: int) -> int:
    """Return where in the row a card would stand after a move."""
    here = s.river.index(item)
    last = len(s.river) - 1
    if to == START:
        return 0
    if to == END:
        return last
    if to == LEFT:
        return max(0, here - 1)
    if to == RIGHT:
        return min(last, here + 1)
    return to - (here < to)


def shift(s: Wild, item: int, to: int) -> None:
    """Move a card of the River, if that changes its place."""
    at = shifted(s, item, to)
    if at != s.river.index(item):
        hands.move_in_river(s, item, at)


class MoveAction(Operation):
    """An Action card moves in the River. OQ-56"""

    params = (WordOr(TARGETS[:2], Thing(ACTION_CARD)), TO)
    ask_id = "sw-ask-move-action"

    def __init__(self, target: int, to: int) -> None:
        self.target: Final = target
        self.to: Final = to

    def args(self) -> tuple[Any, ...]:
        return (self.target, self.to)

    def targets(self, s: Wild) -> list[int]:
        """Return the Action cards that the target means and that would change their place. OQ-68"""
        if self.target >= 0:
            cards = [self.target]
        else:
            cards = [item for item in s.river if item < N_ACTIONS]
            if self.target == LEFTMOST:
                cards = cards[:1]
        return [item for item in cards if shifted(s, item, self.to) != s.river.index(item)]

    def can(self, s: Wild) -> bool:
        return bool(self.targets(s))

    def run(self, s: Wild, seat: int) -> bool:
        found = self.targets(s)
        if len(found) > 1:
            return False
        if found:
            self.take(s, s.tables.move + found[0])
        return True

    def ask(self, s: Wild) -> list[int]:
        return sorted([s.tables.move + item for item in self.targets(s)])

    def take(self, s: Wild, action: int) -> None:
        item = action - s.tables.move
        shift(s, item, self.to)
        if s.log is not None:
            s.log.said("sw-log-drifts", 0, card=f"#sw-card-{s.tables.names[item]}")


LOCKS: Final = ("leftmost", "right_of_self")
LOCK_LEFTMOST: Final = 0
RIGHT_OF_SELF: Final = 1


class LockAction(Operation):
    """An Action card cannot be used in the next Luma Phase of this Scene. OQ-69"""

    params = (Name(LOCKS),)

    def __init__(self, target: int) -> None:
        self.target: Final = target

    def args(self) -> tuple[Any, ...]:
        return (self.target,)

    def run(self, s: Wild, seat: int) -> bool:
        row = s.river
        if self.target == RIGHT_OF_SELF:
            acting = s.acting[-1] if s.acting else -1
            if acting < 0:
                return True
            row = row[row.index(acting) :]
        for item in row:
            if item < N_ACTIONS:
                hands.lock(s, item)
                break
        return True
