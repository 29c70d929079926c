"""Set-up: Characters, map, market and Portal, in this order. CS-2, Q-43, Q-64, Q-74"""

from typing import ClassVar, Final

from radura.core.fields import Field
from radura.core.kernel import Step
from radura.core.text import Message
from radura.games.casting_shadows.board import SPACES
from radura.games.casting_shadows.fields import Fighter
from radura.games.casting_shadows.state import ShadowState, without
from radura.games.casting_shadows.steps.base import ShadowStep
from radura.games.casting_shadows.steps.dice import OpenPortal, TurnUp
from radura.games.casting_shadows.steps.turn import begin_turn


def take_character(s: ShadowState, fighter: int, character: int) -> None:
    """Take a board and its meeple. CS-2.1"""
    s.characters = [*s.characters[:fighter], character, *s.characters[fighter + 1 :]]
    if s.log is not None:
        s.log.moved(s.tables.characters[character], "box", f"board.{fighter}")
        s.log.said("cs-log-pick", fighter, who=s.name(fighter), n=fighter + 1)


def _free_characters(s: ShadowState) -> list[int]:
    t = s.tables
    return [t.actions.pick + character for character in range(len(t.characters)) if character not in s.characters]


class PickCharacter(ShadowStep):
    """The seat picks a Character nobody has; the last one needs no question. Q-43"""

    params: ClassVar[tuple[Field, ...]] = ()
    known_as: ClassVar[str] = "pick"
    on: ClassVar[tuple[str, ...]] = ("map", "pick")

    def suits(self, s: ShadowState, seat: int) -> bool:
        return s.characters[seat] < 0

    def run(self, s: ShadowState, seat: int) -> bool:
        free = self.options(s, seat)
        if len(free) > 1:
            return False
        self.choose(s, seat, free[0])
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return _free_characters(s)

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        take_character(s, seat, action - s.tables.actions.pick)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-pick", {"n": seat + 1})


class DealCharacter(ShadowStep):
    """Chance gives the seat a Character nobody has."""

    chance: ClassVar[bool] = True
    params: ClassVar[tuple[Field, ...]] = ()
    known_as: ClassVar[str] = "pick"
    on: ClassVar[tuple[str, ...]] = ("map", "pick")

    def suits(self, s: ShadowState, seat: int) -> bool:
        return s.characters[seat] < 0

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return _free_characters(s)

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        take_character(s, seat, action - s.tables.actions.pick)


class LayMap(ShadowStep):
    """Lay the tiles and put every meeple on its Home. CS-2.6 to CS-2.11"""

    params: ClassVar[tuple[Field, ...]] = ()
    lasting: ClassVar[bool] = True
    known_as: ClassVar[str] = "map"

    def suits(self, s: ShadowState, seat: int) -> bool:
        return s.layout < 0

    def run(self, s: ShadowState, seat: int) -> bool:
        t = s.tables
        for fighter in range(len(s.characters)):
            if s.characters[fighter] < 0:  # the Bots: the Characters left, in their order
                take_character(s, fighter, next(c for c in range(len(t.characters)) if c not in s.characters))
        s.layout = t.board_index[tuple(s.characters)]
        board = t.boards[s.layout]
        if s.log is not None:
            for tile in board.tiles:
                s.log.moved(t.tiles[tile], "box", f"map.{SPACES[board.space[tile]]}")
            for character in s.characters:
                s.log.flipped(t.characters[character], "base")
        for fighter, character in enumerate(s.characters):
            s.walk(fighter, t.home[character])
        steps: list[Step[ShadowState]] = [DealBotSpell(bot) for bot in range(1, len(s.aside) + 1)]
        steps += [TurnUp(tile) for tile in t.market if tile in board.tiles and tile not in t.home]
        steps += [TurnUp(t.home[c]) for c in s.characters if t.home[c] in t.market]
        s.then(seat, *steps, OpenPortal(), FirstTurn())
        return True


class DealBotSpell(ShadowStep):
    """Deal a Bot its Spell; the holder of the first one moves first. CS-16.7, CS-16.9"""

    chance: ClassVar[bool] = True
    params: ClassVar[tuple[Field, ...]] = (Fighter(),)
    known_as: ClassVar[str] = "deal"
    on: ClassVar[tuple[str, ...]] = ("turn_up", "deal")

    def __init__(self, bot: int) -> None:
        self.bot: Final = bot

    def args(self) -> tuple[int]:
        return (self.bot,)

    def suits(self, s: ShadowState, seat: int) -> bool:
        return self.bot >= s.seats and not s.books[self.bot]

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [s.tables.actions.draw + item for item in sorted(s.aside)]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        t = s.tables
        item = action - t.actions.draw
        s.aside = without(s.aside, item)
        s.books[self.bot].append(item)
        if t.cards[t.card[item]] == t.catalog.solo.first_bot:
            n = len(s.order)
            s.order = [0, *range(self.bot, n), *range(1, self.bot)]
        if s.log is not None:
            s.log.moved(t.items[item], "aside", f"book.{self.bot}")


class FirstTurn(ShadowStep):
    """Player 1 begins. CS-2.18"""

    params: ClassVar[tuple[Field, ...]] = ()
    lasting: ClassVar[bool] = True
    known_as: ClassVar[str] = "first"

    def suits(self, s: ShadowState, seat: int) -> bool:
        bots = set()
        frame = s.stack
        while frame is not None:
            if isinstance(frame.step, DealBotSpell):
                bots.add(frame.step.bot)
            frame = frame.below
        return s.turn < 0 <= s.layout and len(bots) == len(s.aside)

    def run(self, s: ShadowState, seat: int) -> bool:
        begin_turn(s, 0)
        return True
