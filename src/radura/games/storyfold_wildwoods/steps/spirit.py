"""Losing Spirit, and the Shadow cards that follow. SW-12, SW-13"""

from typing import Any, Final

from radura.core.fields import Flag
from radura.core.text import Message
from radura.core.view import NOBODY
from radura.games.storyfold_wildwoods import hands
from radura.games.storyfold_wildwoods.pieces import LUMA_AND_BROM
from radura.games.storyfold_wildwoods.state import ABSENT, SHADOW, Wild
from radura.games.storyfold_wildwoods.steps.any_time import DURING_LOSS, answer, usable
from radura.games.storyfold_wildwoods.steps.base import COUNT, Amount, Choice, Done, FromBag, Operation, carry_out


class LoseSpirit(Operation):
    """Spirit is about to be lost: moment (d), then the loss. SW-12.3, OQ-48

    ``printed``: it is the Spirit printed on an activating Creature, which cards can prevent. OQ-67
    """

    params = (COUNT, Flag())

    def __init__(self, n: int, printed: bool = False) -> None:
        self.n: Final = n
        self.printed: Final = printed

    def args(self) -> tuple[Any, ...]:
        return (self.n, self.printed)

    def can(self, s: Wild) -> bool:
        return self.n > 0

    def run(self, s: Wild, seat: int) -> bool:
        if self.n <= 0:
            return True
        if s.shield and self.printed:
            s.shield = s.loss = False
            return True
        # Asked not to be asked again, the player still hears of a loss beyond the Spirit left.
        if (not s.quiet or self.n > s.spirit) and usable(s, DURING_LOSS, self.printed):
            return False
        self.lose(s)
        return True

    def ask(self, s: Wild) -> list[int]:
        found = [s.tables.wait]
        if s.stage == SHADOW and not s.quiet:
            found.append(s.tables.wait_all)
        return sorted(usable(s, DURING_LOSS, self.printed) + found)

    def take(self, s: Wild, action: int) -> None:
        if action == s.tables.wait or action == s.tables.wait_all:
            s.quiet = s.quiet or action == s.tables.wait_all
            self.lose(s)
            return
        s.loss = self.printed
        s.push(self, 0)
        answer(s, action)

    def lose(self, s: Wild) -> None:
        """Take the whole loss first, then draw a Shadow card for each time the pawn went back. SW-12.8"""
        s.loss = False
        left = s.spirit - self.n
        cards = 0
        while left < 0:
            left += s.tables.spirit_max
            cards += 1
        if s.log is not None:
            s.log.said("sw-log-lose-spirit", 0, n=self.n)
        hands.set_spirit(s, left)
        if cards:
            s.push(DrawShadow(cards), 0)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-loss", {"n": self.n, "left": s.spirit})


class DrawShadow(Amount):
    """Shadow cards are drawn, one after another. SW-13.1"""

    def can(self, s: Wild) -> bool:
        return bool(s.shadow_deck) or s.final >= 0

    def run(self, s: Wild, seat: int) -> bool:
        if self.n <= 0 or not self.can(s):
            return True
        if self.n > 1:
            s.push(DrawShadow(self.n - 1), 0)
        s.push(ShadowCard() if s.shadow_deck else FinalShadow(), 0)
        return True


class ShadowCard(FromBag):
    """A regular Shadow card comes off the deck and is carried out."""

    def bag(self, s: Wild) -> list[int]:
        return s.shadow_deck

    def come(self, s: Wild, item: int) -> None:
        turn_up(s, item)


def turn_up(s: Wild, item: int) -> None:
    """Carry out a Shadow card that has left the deck. SW-13.1"""
    s.limbo.append(item)
    if s.log is not None:
        s.log.said("sw-log-shadow", 0, card=f"#sw-card-{s.tables.card_of[item]}")
        s.log.moved(s.tables.names[item], "shadow_deck", "resolving", before=NOBODY)
    s.push(ShadowDone(item), 0)
    carry_out(s, s.tables.effect[item])


class ShadowDone(Done):
    """A Shadow card that was carried out goes to the discard pile. SW-13.6"""

    def run(self, s: Wild, seat: int) -> bool:
        hands.put(s, self.item, s.limbo, "resolving", s.shadow_discard, "shadow_discard")
        return True


class FinalShadow(Choice):
    """The final Shadow card would be drawn: Brom may step in, once. SW-14.2, OQ-38"""

    def run(self, s: Wild, seat: int) -> bool:
        if s.luma == 0 and s.brom != ABSENT:
            return False
        self.draw(s)
        return True

    def ask(self, s: Wild) -> list[int]:
        return sorted([s.tables.ability + LUMA_AND_BROM, s.tables.draw_final])

    def take(self, s: Wild, action: int) -> None:
        if action == s.tables.draw_final:
            self.draw(s)
            return
        hands.read(s, "sw-text-luma_and_brom")
        carry_out(s, s.tables.faces[LUMA_AND_BROM].effect)

    def draw(self, s: Wild) -> None:
        """Draw it: its effect is that the Chapter is lost."""
        item = s.final
        s.final = -1
        turn_up(s, item)

    def words(self, s: Wild) -> Message:
        return Message("sw-ask-final", {"card": f"#sw-card-{s.tables.card_of[s.final]}"})
