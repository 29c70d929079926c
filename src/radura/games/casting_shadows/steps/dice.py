"""Rolling dice and turning up cards: all the luck of the game."""

from functools import cache
from typing import ClassVar, Final

from radura.core.chance import Rng
from radura.core.fields import Field, Name
from radura.core.text import Message
from radura.core.view import NOBODY, only
from radura.games.casting_shadows.fields import Dice
from radura.games.casting_shadows.state import ShadowState, without
from radura.games.casting_shadows.steps.base import ShadowStep, TurnStep, known_as
from radura.games.casting_shadows.tables import CURSE
from radura.games.casting_shadows.vocabulary import RESOURCES


class Roll(ShadowStep):
    """Roll dice one after another: red, blue, purple. CS-3.2, Q-64"""

    chance: ClassVar[bool] = True
    params: ClassVar[tuple[Field, ...]] = (Dice(),)
    known_as: ClassVar[str] = "roll"
    on: ClassVar[tuple[str, ...]] = ("begin", "act")

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice
        self.die: Final = dice[0]
        self.rest: Final = Roll(dice[1:]) if len(dice) > 1 else None

    def args(self) -> tuple[tuple[int, ...]]:
        return (self.dice,)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [s.tables.actions.roll + face for face in s.tables.rolls[self.die]]

    def weights(self, s: ShadowState, seat: int) -> list[int]:
        return s.tables.roll_weights[self.die]

    def sample(self, s: ShadowState, seat: int, rng: Rng) -> int:
        faces = s.tables.face_actions[self.die]
        return faces[rng.below(len(faces))]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        face = action - s.tables.first_roll
        if s.log is not None and s.stack is not None and known_as(s.stack) == "act":  # rolled again, CS-4.10
            s.log.said("cs-log-became", seat, who=s.name(seat), face=f"#cs-resource-{RESOURCES[face]}")
        s.show_die(self.die, face)
        rest = self.rest
        if rest is not None:
            s.push(rest, seat)


@cache
def rolling(dice: tuple[int, ...]) -> Roll:
    """Return the step that rolls these dice; every turn begins with one."""
    return Roll(dice)


class Reroll(TurnStep):
    """Choose the dice to roll again, then throw them together. CS-4.10, Q-10, Q-11"""

    params: ClassVar[tuple[Field, ...]] = (Dice(),)
    on: ClassVar[tuple[str, ...]] = ("act",)

    def __init__(self, dice: tuple[int, ...]) -> None:
        self.dice: Final = dice
        """Those picked up so far."""

    def args(self) -> tuple[tuple[int, ...]]:
        return (self.dice,)

    def suits(self, s: ShadowState, seat: int) -> bool:
        return all(s.dice[die] >= 0 and s.dice[die] != CURSE for die in self.dice)

    def about(self, s: ShadowState, seat: int) -> list[str]:
        return [s.tables.dice[die] for die in self.dice]

    def run(self, s: ShadowState, seat: int) -> bool:
        dice = s.dice
        if len(dice) - dice.count(-1) - dice.count(CURSE) > len(self.dice):
            return False
        self._throw(s, seat)  # there is no other die to be picked up
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [*rerollable(s, self.dice), s.tables.actions.throw]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        if action == s.tables.actions.throw:
            self._throw(s, seat)
        else:
            s.push(Reroll((*self.dice, action - s.tables.actions.reroll)), seat)

    def _throw(self, s: ShadowState, seat: int) -> None:
        if s.log is not None:
            s.log.said("cs-log-reroll", seat, who=s.name(seat), n=len(self.dice))
        s.push(rolling(tuple(sorted(self.dice))), seat)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-reroll", {"n": len(self.dice)})


def rerollable(s: ShadowState, picked: tuple[int, ...] = ()) -> list[int]:
    """List the dice that can be rolled again, equal ones once; never a Cursed Crystal. CS-4.11"""
    dice = s.dice[:]
    for die in picked:
        dice[die] = -1
    faces = tuple(dice)
    found = s.tables.rerolls.get(faces)
    return found if found is not None else s.tables.list_rerolls(faces)


class TurnUp(ShadowStep):
    """Turn up the top card of the Main deck beside a tile. CS-2.13, CS-4.17"""

    chance: ClassVar[bool] = True
    params: ClassVar[tuple[Field, ...]] = (Name("tile"),)
    known_as: ClassVar[str] = "turn_up"
    on: ClassVar[tuple[str, ...]] = ("portal", "turn_up", "act")

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def args(self) -> tuple[int]:
        return (self.tile,)

    def suits(self, s: ShadowState, seat: int) -> bool:
        t = s.tables
        return s.layout >= 0 and self.tile in t.market and self.tile in t.boards[s.layout].tiles

    def run(self, s: ShadowState, seat: int) -> bool:
        """Fall away if a card lies there already, or none is left: never in play (Q-4), perhaps in a position."""
        return s.market[self.tile] >= 0 or not (s.deck or s.discard)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [s.tables.actions.draw + item for item in sorted(s.deck or s.discard)]

    def sample(self, s: ShadowState, seat: int, rng: Rng) -> int:
        bag = s.deck or s.discard
        return s.tables.actions.draw + bag[rng.below(len(bag))]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        t = s.tables
        item = action - t.actions.draw
        if not s.deck:
            self._reshuffle(s)
        s.deck.remove(item)
        s.market[self.tile] = item
        if s.log is not None:
            s.log.said("cs-log-turned-up", card=t.card_words[item], tile=t.tile_words[self.tile])
            s.log.moved(t.items[item], "deck", f"market.{t.tiles[self.tile]}", before=NOBODY)

    @staticmethod
    def _reshuffle(s: ShadowState) -> None:
        """Make the discard pile the new deck, at the moment a card has to be turned up. Q-4"""
        s.deck, s.discard = s.discard, []
        if s.log is not None:
            s.log.said("cs-log-reshuffled")
            for item in s.deck:
                s.log.moved(s.tables.items[item], "discard", "deck", after=NOBODY)


class OpenPortal(ShadowStep):
    """Fill the Companion Portal from the Companion deck. CS-2.16, CS-13.3"""

    chance: ClassVar[bool] = True
    params: ClassVar[tuple[Field, ...]] = ()
    known_as: ClassVar[str] = "portal"
    on: ClassVar[tuple[str, ...]] = ("first", "absorb")

    def run(self, s: ShadowState, seat: int) -> bool:
        return len(s.portal) >= s.tables.numbers.portal_size or not s.companion_deck

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [s.tables.actions.draw + item for item in sorted(s.companion_deck)]

    def sample(self, s: ShadowState, seat: int, rng: Rng) -> int:
        return s.tables.actions.draw + s.companion_deck[rng.below(len(s.companion_deck))]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        item = action - s.tables.actions.draw
        s.companion_deck = without(s.companion_deck, item)
        s.portal = [*s.portal, item]
        if s.log is not None:
            s.log.moved(s.tables.items[item], "companion_deck", "portal", before=NOBODY)
        s.push(self, seat)


class DrawCounterspell(TurnStep):
    """Take the top card of the Counterspell deck, for its owner's eyes only. CS-14.3, Q-58"""

    chance: ClassVar[bool] = True
    params: ClassVar[tuple[Field, ...]] = ()
    on: ClassVar[tuple[str, ...]] = ("act",)

    def suits(self, s: ShadowState, seat: int) -> bool:
        return bool(s.counter_deck or s.sunk) and s.has_room(seat)

    @staticmethod
    def top(s: ShadowState) -> list[int]:
        """Return what the top card can be: any of the bag, then of the first group that came back."""
        if s.counter_deck:
            return s.counter_deck
        n = s.sunk_group.count(s.sunk_group[0]) if s.sunk_group[0] else 1
        return s.sunk[:n]

    def run(self, s: ShadowState, seat: int) -> bool:
        if s.counter_deck or s.sunk_group[0]:
            return False
        item = s.sunk[0]  # everybody knows which card it is
        s.sunk, s.sunk_group = s.sunk[1:], s.sunk_group[1:]
        s.counters[seat].append(item)
        s.exposed = [*s.exposed, item]
        if s.log is not None:
            s.log.moved(s.tables.items[item], "counter_deck", f"counters.{seat}")
            self._say(s, seat)
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [s.tables.actions.draw + item for item in sorted(self.top(s))]

    def sample(self, s: ShadowState, seat: int, rng: Rng) -> int:
        bag = self.top(s)
        return s.tables.actions.draw + bag[rng.below(len(bag))]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        item = action - s.tables.actions.draw
        if s.counter_deck:
            s.counter_deck.remove(item)
        else:
            s.sunk, s.sunk_group = without(s.sunk, item), s.sunk_group[1:]  # one of the first group
        hidden = sum(card not in s.exposed for card in s.counters[seat])
        s.counters[seat].insert(hidden, item)
        if s.log is not None:
            name = s.tables.items[item]
            self._say(s, seat)
            s.log.moved(name, "counter_deck", f"counters.{seat}", before=NOBODY, after=only(seat), at=hidden)

    @staticmethod
    def _say(s: ShadowState, seat: int) -> None:
        assert s.log is not None
        s.log.said("cs-log-counterspell", seat, who=s.name(seat))
