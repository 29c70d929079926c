"""Set-up: places, monuments, mages, artifacts, the draft, the magic items. RA-2, RA-3, RA-14.3 to RA-14.9"""

from typing import Final

from radura.core.chance import Rng
from radura.core.fields import Number, Word
from radura.core.text import Message, seat_word
from radura.core.view import NOBODY, only
from radura.games.res_arcana_duo.knowledge import (
    BAG,
    CHOSEN,
    GIVEN,
    GONE,
    HAND,
    KEPT,
    MBAG,
    PAIR,
    ZONES,
    Knowledge,
    mask_of,
)
from radura.games.res_arcana_duo.schema import ALONE
from radura.games.res_arcana_duo.state import ArcanaState, without
from radura.games.res_arcana_duo.steps.base import NO_CARD, ArcanaChance, ArcanaStep, card_word
from radura.games.res_arcana_duo.steps.claims import Refill
from radura.games.res_arcana_duo.steps.effects import Draw
from radura.games.res_arcana_duo.steps.turns import ChooseItem, NewRound, seats_from

DEALT: Final = {
    "monuments": MBAG,
    "mages": PAIR,
    "start_mages": PAIR,
    "artifacts": BAG,
    "start_artifacts": HAND,
    "other_artifacts": BAG,
}
"""The groups of cards that are dealt, and the zone each goes to."""


def lay_out(s: ArcanaState) -> None:
    """Put everything into the centre, all hidden cards into the box, and push what follows. RA-2.1, RA-2.5"""
    t = s.tables
    s.centre = list(t.items)
    s.gone = [*t.artifacts, *t.mages, *t.monuments]
    s.pools = [[t.numbers.start_essences if k in t.anys else 0 for k in range(len(t.kinds))] for _ in s.pools]
    s.known = Knowledge.of_a_closed_box(s.seats, mask_of(s.gone))
    s.then(0, FirstPlayer(), LayPlaces(t.catalog.in_play(s.seats)[1]), SetUp())


class Opening(ArcanaChance):
    """A step before anything is dealt."""

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return is_untouched(s)


def is_untouched(s: ArcanaState) -> bool:
    """Tell whether all cards are still in the box and all magic items in the centre."""
    t = s.tables
    hidden = [*t.artifacts, *t.mages, *t.monuments]
    return sorted(s.gone) == hidden and sorted(s.centre) == list(t.items) and not any(s.play)


class FirstPlayer(Opening):
    """The first player is drawn by lot, unless the table has fixed one. RA-2.6, RA-OQ.4"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        if s.options["first_player"] == "random":
            return False
        s.first = int(s.options["first_player"])
        return True

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        return [s.tables.moves.first + seat for seat in range(s.seats)]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        s.first = action - s.tables.moves.first


class LayPlaces(Opening):
    """Tiles are laid out, each with one side up; of more tiles than needed some stay away. RA-2.3, RA-3.1, RA-14.9"""

    params = (Number(0, 100),)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def args(self) -> tuple[int]:
        return (self.left,)

    def run(self, s: ArcanaState, seat: int) -> bool:
        if self.left and s.options.get("setup") == "first":
            s.places = [side for tile in s.tables.tiles() for side in tile if s.tables.is_start_side(side)]
            return True
        return self.left == 0

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        tiles = [tile for tile in s.tables.tiles() if not set(tile) & set(s.places)]
        if len(tiles) == self.left:
            tiles = tiles[:1]
        return [s.tables.moves.side + side for tile in tiles for side in tile]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        s.places = [*s.places, action - s.tables.moves.side]
        s.push(LayPlaces(self.left - 1), seat)


class SetUp(ArcanaStep):
    """All that follows once the first player is known. RA-2.4 to RA-2.17, RA-3"""

    lasting = True

    def fits(self, s: ArcanaState, seat: int) -> bool:
        frame = s.stack
        while frame is not None and not isinstance(frame.step, FirstPlayer):
            frame = frame.below
        return is_untouched(s) and (s.first >= 0 or frame is not None)

    def run(self, s: ArcanaState, seat: int) -> bool:
        t, numbers = s.tables, s.tables.numbers
        order = seats_from(s, s.first)
        steps: list[tuple[ArcanaStep, int]] = []
        monuments = t.catalog.in_play(s.seats)[0]
        steps.append((Deal("monuments", monuments), s.first))
        steps += [(Refill(at), s.first) for at in range(numbers.face_up_monuments)]
        if s.options.get("setup") == "first":
            steps += self._first_game(s)
        else:
            steps += self._full_game(s, order)
        steps += [(ChooseMage(), other) for other in order]
        steps.append((RevealMages(), s.first))
        steps += [(ChooseItem(), other) for other in reversed(order)]
        steps.append((NewRound(), s.first))
        for step, other in reversed(steps):
            s.push(step, other)
        return True

    @staticmethod
    def _first_game(s: ArcanaState) -> list[tuple[ArcanaStep, int]]:
        """One start mage, three start artifacts in hand and five others as deck for each. RA-3.2 to RA-3.5"""
        numbers = s.tables.numbers
        steps: list[tuple[ArcanaStep, int]] = [(Deal("start_mages", 1), seat) for seat in range(s.seats)]
        steps += [(Deal("start_artifacts", numbers.hand), seat) for seat in range(s.seats)]
        steps += [(Deal("other_artifacts", numbers.first_game_deck), seat) for seat in range(s.seats)]
        return steps

    @staticmethod
    def _full_game(s: ArcanaState, order: list[int]) -> list[tuple[ArcanaStep, int]]:
        """Two mages and eight artifacts for each, and the draft. RA-2.7 to RA-2.12, RA-OQ.21, RA-OQ.38"""
        numbers = s.tables.numbers
        steps: list[tuple[ArcanaStep, int]] = [(Deal("mages", numbers.dealt_mages), seat) for seat in range(s.seats)]
        steps += [(Deal("artifacts", numbers.dealt_artifacts), seat) for seat in range(s.seats)]
        if s.seats == ALONE and s.options.get("draft") != "off":
            for _ in range(numbers.dealt_artifacts // numbers.batch):
                for other in order:
                    steps += [(Draw(numbers.batch), other), (Keep(), other)]
            steps.append((EndDraft(), s.first))
        else:
            steps += [(LookThrough(), other) for other in order]
        steps += [(Draw(numbers.hand), other) for other in order]
        return steps


class Deal(ArcanaChance):
    """Cards of a group are dealt unseen from the box, to a seat or to the monument deck.

    The last ones of a group go without a draw. RA-2.7, RA-3.2 to RA-3.4, RA-14.7
    """

    params = (Word(*DEALT), Number(0, 100))

    def __init__(self, group: str, n: int) -> None:
        self.group: Final = group
        self.n: Final = n

    def args(self) -> tuple[str, int]:
        return (self.group, self.n)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return not self.n or len(self._left(s)) >= self.n

    def run(self, s: ArcanaState, seat: int) -> bool:
        if self.n == 0:
            return True
        left = self._left(s)
        if len(left) != self.n:
            return not left
        for card in left:
            self._deal(s, seat, card)
        s.known = s.known.removed(s.known.shared(GONE), s.tables.group_masks[self.group])
        return True

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        return [s.tables.moves.deal + card for card in self._left(s)]

    def sample(self, s: ArcanaState, seat: int, rng: Rng) -> int:
        left = self._left(s)
        return s.tables.moves.deal + left[rng.below(len(left))]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        self._deal(s, seat, action - s.tables.moves.deal)
        s.push(Deal(self.group, self.n - 1), seat)

    def _left(self, s: ArcanaState) -> list[int]:
        gone = set(s.gone)
        return [card for card in s.tables.groups[self.group] if card in gone]

    def _deal(self, s: ArcanaState, seat: int, card: int) -> None:
        s.gone = without(s.gone, card)
        zone = DEALT[self.group]
        is_shared = self.group == "monuments"
        cell = s.known.shared(zone) if is_shared else seat * ZONES + zone
        s.known = s.known.added(cell, s.tables.group_masks[self.group])
        if is_shared:
            s.mbag = [*s.mbag, card]
        elif zone == PAIR:
            s.pairs = _replaced(s.pairs, seat, [*s.pairs[seat], card])
        else:
            pile = s.hands if zone == HAND else s.bags
            pile[seat] = [*pile[seat], card]


def _replaced(lists: list[list[int]], seat: int, new: list[int]) -> list[list[int]]:
    return [new if other == seat else old for other, old in enumerate(lists)]


class Keep(ArcanaStep):
    """Draft: of the cards looked at, the seat keeps one and puts the other aside for the rival. RA-2.9"""

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.keep
        return sorted([start + card for card in s.hands[seat]])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        kept = action - s.tables.moves.keep
        given = [card for card in s.hands[seat] if card != kept]
        s.hands[seat] = []
        s.kept = _replaced(s.kept, seat, [*s.kept[seat], kept])
        s.given = _replaced(s.given, seat, [*s.given[seat], *given])
        hand, mine = seat * ZONES + HAND, seat * ZONES
        s.known = s.known.moved_unseen(hand, mine + KEPT, seat, emptied=False).moved_unseen(
            hand, mine + GIVEN, seat, emptied=True
        )
        if s.log is not None:
            mine = only(seat)
            s.log.moved(s.tables.names[kept], f"hand.{seat}", f"kept.{seat}", before=mine, after=mine)
            for card in given:
                s.log.moved(s.tables.names[card], f"hand.{seat}", f"given.{seat}", before=mine, after=mine)
            s.log.said("ra-log-keep", seat, who=seat_word(seat))

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-keep")


class EndDraft(ArcanaStep):
    """Kept and received cards become each seat's deck; both know the cards they gave and got. RA-2.11"""

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return s.seats == ALONE

    def run(self, s: ArcanaState, seat: int) -> bool:
        for owner in range(s.seats):
            cell = owner * ZONES
            s.known = s.known.moved_unseen(cell + KEPT, cell + BAG, owner, emptied=True).emptied(cell + GIVEN)
        for owner in range(s.seats):
            giver = 1 - owner
            cell = owner * ZONES + BAG
            s.known = s.known.hidden_from_all(mask_of(s.given[giver]), cell)
            if s.log is not None:
                self._tell(s, owner, giver)
            s.bags[owner] = [*s.bags[owner], *s.kept[owner], *s.given[giver]]
        for owner in range(s.seats):
            s.known = s.known.looked_through(owner, mask_of(s.bags[owner]))
        s.kept = [[] for _ in s.kept]
        s.given = [[] for _ in s.given]
        return True

    @staticmethod
    def _tell(s: ArcanaState, owner: int, giver: int) -> None:
        assert s.log is not None
        for card in s.kept[owner]:
            name = s.tables.names[card]
            s.log.moved(name, f"kept.{owner}", f"deck.{owner}", before=only(owner), after=NOBODY)
        for card in s.given[giver]:
            name = s.tables.names[card]
            s.log.moved(name, f"given.{giver}", f"deck.{owner}", before=only(giver), after=NOBODY)
            s.log.said("ra-log-received", owner, seen=only(owner), who=seat_word(owner), card=card_word(s, card))


class LookThrough(ArcanaStep):
    """Without a draft a seat looks at its eight artifacts before they become its deck. RA-OQ.21"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        s.known = s.known.looked_through(seat, mask_of(s.bags[seat]))
        return True


class ChooseMage(ArcanaStep):
    """After seeing the opening hand the seat chooses a mage, face down. RA-2.13"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        if len(s.pairs[seat]) == 1:
            self._choose(s, seat, s.pairs[seat][0])
            return True
        return False

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        return sorted([s.tables.moves.mage + card for card in s.pairs[seat]])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        self._choose(s, seat, action - s.tables.moves.mage)

    def _choose(self, s: ArcanaState, seat: int, card: int) -> None:
        s.pairs = _replaced(s.pairs, seat, [c for c in s.pairs[seat] if c != card])
        s.chosen = [card if other == seat else old for other, old in enumerate(s.chosen)]
        pair, chosen = seat * ZONES + PAIR, seat * ZONES + CHOSEN
        s.known = s.known.moved_unseen(pair, chosen, seat, emptied=not s.pairs[seat])
        if s.log is not None:
            mine = only(seat)
            s.log.moved(s.tables.names[card], f"mages.{seat}", f"chosen.{seat}", before=mine, after=mine)
            s.log.said("ra-log-mage-chosen", seat, who=seat_word(seat))

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-mage")


class RevealMages(ArcanaStep):
    """All mages are revealed together; the others leave the game unseen. RA-2.13 to RA-2.15"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        for owner in range(s.seats):
            if s.chosen[owner] == NO_CARD:
                continue  # a position need not give everybody a mage
            if s.log is not None:
                s.log.said("ra-log-mage", owner, who=seat_word(owner), card=card_word(s, s.chosen[owner]))
            s.enter(owner, s.chosen[owner], f"chosen.{owner}", before=only(owner))
            self._leave(s, owner)
        s.chosen = [NO_CARD] * s.seats
        s.pairs = [[] for _ in s.pairs]
        return True

    @staticmethod
    def _leave(s: ArcanaState, owner: int) -> None:
        """Put the mages that were not chosen into the box; only their owner knows them."""
        left, gone = s.pairs[owner], s.known.shared(GONE)
        s.gone = [*s.gone, *left]
        s.known = s.known.moved_unseen(owner * ZONES + PAIR, gone, owner, emptied=True).emptied(owner * ZONES + CHOSEN)
        s.known = s.known.hidden_from(owner, mask_of(left), gone)
        if s.log is not None:
            for card in left:
                s.log.moved(s.tables.names[card], f"mages.{owner}", "gone", before=only(owner), after=NOBODY)
