"""Rolling dice and turning up cards: all the luck of the game."""

from typing import Final

from radura.core.chance import Rng
from radura.core.kernel import ChanceStep, Step
from radura.core.text import Message
from radura.core.view import NOBODY, only
from radura.games.casting_shadows.actions import DRAW, REROLL, ROLL, THROW
from radura.games.casting_shadows.state import ShadowState, without
from radura.games.casting_shadows.tables import (
    CARD_WORDS,
    CURSE,
    DICE,
    DIE_KIND,
    FACES,
    ITEMS,
    NUMBERS,
    RESOURCES,
    ROLL_WEIGHTS,
    ROLLS,
    TILE_WORDS,
    TILES,
)


class Roll(ChanceStep[ShadowState]):
    """Roll the dice of a mask one after another: red, blue, purple. CS-3.2, Q-64"""

    def __init__(self, mask: int) -> None:
        self.mask: Final = mask
        self.die: Final = (mask & -mask).bit_length() - 1
        self.rest: Final = mask & mask - 1

    def args(self) -> tuple[int]:
        return (self.mask,)

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [ROLL + face for face in ROLLS[self.die]]

    def weights(self, s: ShadowState, seat: int) -> list[int]:
        return ROLL_WEIGHTS[self.die]

    def sample(self, s: ShadowState, seat: int, rng: Rng) -> int:
        return ROLL + FACES[self.die][rng.below(6)]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        s.show_die(self.die, action - ROLL)
        if self.rest:
            s.push(ROLL_STEPS[self.rest], seat)


ROLL_STEPS: Final = [Roll(mask) for mask in range(1 << len(DICE))]


class Reroll(Step[ShadowState]):
    """Choose the dice to roll again, then throw them together. CS-4.10, Q-10, Q-11"""

    def __init__(self, mask: int) -> None:
        self.mask: Final = mask

    def args(self) -> tuple[int]:
        return (self.mask,)

    def run(self, s: ShadowState, seat: int) -> bool:
        if rerollable(s, self.mask):
            return False
        self._throw(s, seat)
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [*rerollable(s, self.mask), THROW]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        if action == THROW:
            self._throw(s, seat)
        else:
            s.push(Reroll(self.mask | 1 << action - REROLL), seat)

    def _throw(self, s: ShadowState, seat: int) -> None:
        if s.log is not None:
            s.log.said("cs-log-reroll", seat, who=s.name(seat), n=self.mask.bit_count())
        s.push(ROLL_STEPS[self.mask], seat)

    def prompt(self, s: ShadowState, seat: int) -> Message:
        return Message("cs-ask-reroll", {"n": self.mask.bit_count()})


LOOKS: Final = [[1 << kind * len(RESOURCES) + face for face in range(len(RESOURCES))] for kind in DIE_KIND]
"""A bit for each colour and face: dice that look alike have the same."""


def rerollable(s: ShadowState, mask: int = 0) -> list[int]:
    """List the dice that can be rolled again, equal ones once; never a Cursed Crystal. CS-4.11"""
    out: list[int] = []
    seen = 0
    die = 0
    for face in s.dice:
        if face >= 0 and face != CURSE and not mask >> die & 1:
            look = LOOKS[die][face]
            if not seen & look:
                seen |= look
                out.append(REROLL + die)
        die += 1  # noqa: SIM113  # counted by hand: this runs for every decision of Phase 2
    return out


class TurnUp(ChanceStep[ShadowState]):
    """Turn up the top card of the Main deck beside a tile. CS-2.13, CS-4.17"""

    def __init__(self, tile: int) -> None:
        self.tile: Final = tile

    def args(self) -> tuple[int]:
        return (self.tile,)

    def run(self, s: ShadowState, seat: int) -> bool:
        return False

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [DRAW + item for item in sorted(s.deck or s.discard)]

    def sample(self, s: ShadowState, seat: int, rng: Rng) -> int:
        bag = s.deck or s.discard
        return DRAW + bag[rng.below(len(bag))]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        item = action - DRAW
        if not s.deck:
            self._reshuffle(s)
        s.deck.remove(item)
        s.market[self.tile] = item
        if s.log is not None:
            s.log.moved(ITEMS[item], "deck", f"market.{TILES[self.tile]}", before=NOBODY)
            s.log.said("cs-log-turned-up", card=CARD_WORDS[item], tile=TILE_WORDS[self.tile])

    @staticmethod
    def _reshuffle(s: ShadowState) -> None:
        """Make the discard pile the new deck, at the moment a card has to be turned up. Q-4"""
        s.deck, s.discard = s.discard, []
        if s.log is not None:
            for item in s.deck:
                s.log.moved(ITEMS[item], "discard", "deck", after=NOBODY)
            s.log.said("cs-log-reshuffled")


class OpenPortal(ChanceStep[ShadowState]):
    """Fill the Companion Portal from the Companion deck. CS-2.16, CS-13.3"""

    def run(self, s: ShadowState, seat: int) -> bool:
        return len(s.portal) >= NUMBERS.portal_size

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [DRAW + item for item in sorted(s.companion_deck)]

    def sample(self, s: ShadowState, seat: int, rng: Rng) -> int:
        return DRAW + s.companion_deck[rng.below(len(s.companion_deck))]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        item = action - DRAW
        s.companion_deck = without(s.companion_deck, item)
        s.portal = [*s.portal, item]
        if s.log is not None:
            s.log.moved(ITEMS[item], "companion_deck", "portal", before=NOBODY)
        s.push(self, seat)


class DrawCounterspell(ChanceStep[ShadowState]):
    """Take the top card of the Counterspell deck, for its owner's eyes only. CS-14.3, Q-58"""

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
            s.log.moved(ITEMS[item], "counter_deck", f"counters.{seat}")
            self._say(s, seat)
        return True

    def options(self, s: ShadowState, seat: int) -> list[int]:
        return [DRAW + item for item in sorted(self.top(s))]

    def sample(self, s: ShadowState, seat: int, rng: Rng) -> int:
        bag = self.top(s)
        return DRAW + bag[rng.below(len(bag))]

    def choose(self, s: ShadowState, seat: int, action: int) -> None:
        item = action - DRAW
        if s.counter_deck:
            s.counter_deck.remove(item)
        else:
            s.sunk, s.sunk_group = without(s.sunk, item), s.sunk_group[1:]  # one of the first group
        hidden = sum(card not in s.exposed for card in s.counters[seat])
        s.counters[seat].insert(hidden, item)
        if s.log is not None:
            s.log.moved(ITEMS[item], "counter_deck", f"counters.{seat}", before=NOBODY, after=only(seat), at=hidden)
            self._say(s, seat)

    @staticmethod
    def _say(s: ShadowState, seat: int) -> None:
        assert s.log is not None
        s.log.said("cs-log-counterspell", seat, who=s.name(seat))
