"""Set-up: Characters, map, market and Portal, in this order. CS-2, Q-43, Q-64, Q-74"""

from typing import Final

from radura.core.kernel import ChanceStep, Step
from radura.core.text import Message
from radura.games.casting_shadows.actions import DRAW, PICK
from radura.games.casting_shadows.board import BOARDS, SPACES, layout
from radura.games.casting_shadows.catalog import CATALOG
from radura.games.casting_shadows.state import ShadowState, without
from radura.games.casting_shadows.steps.dice import OpenPortal, TurnUp
from radura.games.casting_shadows.steps.turn import begin_turn
from radura.games.casting_shadows.tables import CARD, CARDS, CHARACTERS, HOME, ITEMS, MARKET, TILES


def take_character(s: ShadowState, fighter: int, character: int) -> None:
    """Take a board and its meeple. CS-2.1"""
    s.characters = [*s.characters[:fighter], character, *s.characters[fighter + 1 :]]
    if s.log is not None:
        s.log.moved(CHARACTERS[character], "box", f"board.{fighter}")
        s.log.said("cs-log-pick", fighter, who=s.name(fighter), n=fighter + 1)


class PickCharacter(Step[ShadowState]):
    """The seat picks a Character nobody has; the last one needs no question. Q-43"""

    def run(self, s: ShadowState, seat: int) -> bool:
        free = self.options(s, seat)
        if len(free) > 1:
            return False
        self.choose(s, seat, free[0])
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [PICK + character for character in range(len(CHARACTERS)) if character not in s.characters]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        take_character(s, seat, action - PICK)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-pick", {"n": seat + 1})


class DealCharacter(ChanceStep[ShadowState]):
    """Chance gives the seat a Character nobody has."""

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [PICK + character for character in range(len(CHARACTERS)) if character not in s.characters]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        take_character(s, seat, action - PICK)


class LayMap(Step[ShadowState]):
    """Lay the tiles and put every meeple on its Home. CS-2.6 to CS-2.11"""

    def run(self, s: ShadowState, seat: int) -> bool:
        for fighter in range(len(s.characters)):
            if s.characters[fighter] < 0:  # the Bots: the Characters left, in their order
                take_character(s, fighter, next(c for c in range(len(CHARACTERS)) if c not in s.characters))
        s.layout = layout(s.characters)
        board = BOARDS[s.layout]
        if s.log is not None:
            for tile in board.tiles:
                s.log.moved(TILES[tile], "box", f"map.{SPACES[board.space[tile]]}")
            for character in s.characters:
                s.log.flipped(CHARACTERS[character], "base")
        for fighter, character in enumerate(s.characters):
            s.walk(fighter, HOME[character])
        steps: list[Step[ShadowState]] = [DealBotSpell(bot) for bot in range(1, len(s.aside) + 1)]
        steps += [TurnUp(tile) for tile in MARKET if tile in board.tiles and tile not in HOME]
        steps += [TurnUp(HOME[character]) for character in s.characters]
        s.then(seat, *steps, OpenPortal(), FirstTurn())
        return True


class DealBotSpell(ChanceStep[ShadowState]):
    """Deal a Bot its Spell; the holder of the first one moves first. CS-16.7, CS-16.9"""

    def __init__(self, bot: int) -> None:
        self.bot: Final = bot

    def args(self) -> tuple[int]:
        return (self.bot,)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [DRAW + item for item in sorted(s.aside)]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        item = action - DRAW
        s.aside = without(s.aside, item)
        s.books[self.bot].append(item)
        if CARDS[CARD[item]] == CATALOG.solo.first_bot:
            n = len(s.order)
            s.order = [0, *range(self.bot, n), *range(1, self.bot)]
        if s.log is not None:
            s.log.moved(ITEMS[item], "aside", f"book.{self.bot}")


class FirstTurn(Step[ShadowState]):
    """Player 1 begins. CS-2.18"""

    def run(self, s: ShadowState, seat: int) -> bool:
        begin_turn(s, 0)
        return True
