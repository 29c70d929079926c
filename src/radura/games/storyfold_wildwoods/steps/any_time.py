"""What can be used "at any time": Blessings, Companions, Luma and Brom, at the moments of OQ-48."""

from typing import Any, Final

from radura.core.fields import Name
from radura.core.text import Message
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.naming import CREATURE, Thing
from radura.games.storyfold_wildwoods.pieces import CURE_FACE, FACES, LUMA_ALONE, N_ACTIONS, PROTECT_FACE
from radura.games.storyfold_wildwoods.state import ABSENT, PROTECT, SHADOW, Wild
from radura.games.storyfold_wildwoods.steps.base import Amount, Choice, Done, can_any, carry_out, is_led
from radura.games.storyfold_wildwoods.steps.ending import CHECK_TRIUMPH
from radura.games.storyfold_wildwoods.tables import ANY_TIME, COMPANION, LUMA_PHASE, ROLL, SPIRIT_LOSS

BETWEEN_ACTIONS: Final = 0
AFTER_ROLL: Final = 1
IN_SHADOW: Final = 2
DURING_LOSS: Final = 3
"""The moments (a) to (d) of OQ-48."""


def usable(s: Wild, moment: int, printed: bool = False) -> list[int]:
    """List the cards and abilities that can be used at a moment. OQ-20, OQ-48, OQ-49"""
    if s.busy or (s.script >= 0 and is_led(s) == (moment != AFTER_ROLL)):
        return []  # a guided Scene offers no moment of its own; behind its script the last roll just stands. OQ-58
    t = s.tables
    found: list[int] = []
    for item in s.blessings:
        if t.type[item] > COMPANION:
            continue
        timing = t.timing[item]
        if (
            timing == ANY_TIME
            or (timing == LUMA_PHASE and moment <= AFTER_ROLL)
            or (timing == ROLL and moment == AFTER_ROLL)
        ):
            if can_any(s, t.effect[item]):
                found.append(t.use + item)
        elif timing == SPIRIT_LOSS and moment == DURING_LOSS and printed:
            found.append(t.use + item)
    crystals = s.crystals
    paid = sum(crystals)
    if paid:
        if moment == AFTER_ROLL and (s.luma == 1 or s.luma_always) and paid >= t.faces[LUMA_ALONE].cost:
            found.append(t.ability + LUMA_ALONE)
        if s.brom != ABSENT:
            if s.brom == PROTECT:
                if len(s.river) > N_ACTIONS and paid >= t.faces[PROTECT_FACE].cost:
                    found.append(t.ability + PROTECT_FACE)
            elif paid >= t.faces[CURE_FACE].cost:
                found.append(t.ability + CURE_FACE)
    return found


def answer(s: Wild, action: int) -> None:
    """Use the card or ability: what it costs and does goes on the stack."""
    t = s.tables
    if action >= t.ability:
        face = t.faces[action - t.ability]
        s.busy += 1
        s.push(AbilityDone(action - t.ability), 0)
        carry_out(s, face.effect)
        s.push(Pay(face.cost), 0)
        if s.log is not None:
            s.log.said("sw-log-ability", 0, face=f"#sw-face-{face.id}")
        return
    item = action - t.use
    use_card(s, item)


def use_card(s: Wild, item: int) -> None:
    """Carry out a Blessing or Companion; then it goes to the discard pile. SW-16.9"""
    s.busy += 1
    hands.put(s, item, s.blessings, "blessings", s.limbo, "resolving")
    if s.log is not None:
        s.log.said("sw-log-use", 0, card=f"#sw-card-{s.tables.card_of[item]}")
    s.push(CardDone(item), 0)
    carry_out(s, s.tables.effect[item])


class CardDone(Done):
    """A Blessing that was used goes to the Exploration discard pile. SW-16.9"""

    def run(self, s: Wild, seat: int) -> bool:
        s.busy -= 1
        hands.put(s, self.item, s.limbo, "resolving", s.exploration_discard, "exploration_discard")
        return True


class AbilityDone(Choice):
    """An ability of Luma or Brom has had its effect."""

    params = (Name(FACES),)

    def __init__(self, face: int) -> None:
        self.face: Final = face

    def args(self) -> tuple[Any, ...]:
        return (self.face,)

    def run(self, s: Wild, seat: int) -> bool:
        s.busy -= 1
        return True

    def words(self, s: Wild) -> Message:
        return Message("sw-why-ability", {"face": f"#sw-face-{s.tables.faces[self.face].id}"})


class Pay(Amount):
    """Crystals for an ability, from any Action cards. SW-14.14"""

    printed_on_cards = False
    ask_id = "sw-ask-pay"

    def run(self, s: Wild, seat: int) -> bool:
        left = take_forced(s, self.n)
        if left == self.n and left:
            return False
        if left:
            s.push(Pay(left), 0)
        return True

    def ask(self, s: Wild) -> list[int]:
        return [s.tables.pay + action for action in range(N_ACTIONS) if s.crystals[action]]

    def take(self, s: Wild, action: int) -> None:
        hands.put_crystals(s, action - s.tables.pay, -1)
        if self.n > 1:
            s.push(Pay(self.n - 1), 0)


def take_forced(s: Wild, n: int) -> int:
    """Take up to n Crystals as far as there is nothing to choose; return how many are still owed."""
    filled = [action for action in range(N_ACTIONS) if s.crystals[action]]
    if not filled:
        return 0
    if len(filled) == 1:
        hands.put_crystals(s, filled[0], -min(n, s.crystals[filled[0]]))
        return 0
    if sum(s.crystals) <= n:
        for action in filled:
            hands.put_crystals(s, action, -s.crystals[action])
        return 0
    return n


class AtAnyTime(Choice):
    """Moment (c): before a part of the Shadow Phase, cards and abilities can be used. OQ-48"""

    def fits(self, s: Wild, seat: int) -> bool:
        return s.stage == SHADOW

    def run(self, s: Wild, seat: int) -> bool:
        return s.quiet or not usable(s, IN_SHADOW)

    def ask(self, s: Wild) -> list[int]:
        found = [s.tables.wait]
        if not s.quiet:
            found.append(s.tables.wait_all)
        return sorted(usable(s, IN_SHADOW) + found)

    def take(self, s: Wild, action: int) -> None:
        if action == s.tables.wait:
            return
        if action == s.tables.wait_all:
            s.quiet = True
            return
        s.then(0, CHECK_TRIUMPH, self)
        answer(s, action)


class BeforeActivation(AtAnyTime):
    """A Creature is about to activate."""

    params = (Thing(CREATURE),)

    def __init__(self, item: int) -> None:
        self.item: Final = item

    def args(self) -> tuple[Any, ...]:
        return (self.item,)

    def run(self, s: Wild, seat: int) -> bool:
        return s.quiet or self.item not in s.order or not usable(s, IN_SHADOW)

    def about(self, s: Wild, seat: int) -> list[str]:
        return [s.tables.names[self.item]]

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-before-activation", {"creature": f"#sw-card-{s.tables.card_of[self.item]}"})


class BeforeAdvance(AtAnyTime):
    """The Shadow Pawn is about to advance; before it reaches the centre the player is always asked."""

    def run(self, s: Wild, seat: int) -> bool:
        return (s.quiet and s.shadow != 1) or not usable(s, IN_SHADOW)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-before-advance", {"left": s.shadow})


class BeforeIcon(AtAnyTime):
    """An icon of the Wildwood Track is about to be resolved."""

    params = (Name("icon"),)

    def __init__(self, icon: int) -> None:
        self.icon: Final = icon

    def args(self) -> tuple[Any, ...]:
        return (self.icon,)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-before-icon", {"icon": f"#sw-icon-{s.tables.icons[self.icon]}"})
