"""One position: components as ints in lists, essences as numbers, and what every seat may conclude.

Changes of the table go through the methods here, so that events and knowledge never fall behind.
"""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from radura.core.compiled import mypyc_attr
from radura.core.kernel import State
from radura.core.text import seat_word
from radura.core.view import ALL, NOBODY, only
from radura.games.res_arcana_duo.knowledge import BAG, HAND, MBAG, MTOP, TOP, ZONES, Knowledge, mask_of
from radura.games.res_arcana_duo.tables import Tables

if TYPE_CHECKING:
    from radura.core.game import Game

TOKEN: Final = "token"
MONUMENT_DECK: Final = "monument_deck"


def without(cards: list[int], card: int) -> list[int]:
    """Return a new list that lacks one of its cards."""
    left = cards[:]
    left.remove(card)
    return left


@mypyc_attr(allow_interpreted_subclasses=True)
class ArcanaState(State):
    """Seats index everything a player owns; components are numbered by the tables.

    ``kept``, ``given``, ``pairs``, ``chosen``, ``faceup``, ``mtop``, ``mknown``, ``mbag``, ``places``, ``centre``,
    ``gone`` and the inner lists of ``tops``, ``bags`` and ``discards`` change seldom: they are replaced, never
    edited, so that clones can share them.
    """

    __slots__ = (
        *("bags", "centre", "chosen", "discards", "faceup", "first", "given", "gone", "hands", "kept"),
        *("known", "mbag", "mknown", "mtop", "on", "pairs", "passed", "places", "play", "pools", "round"),
        *("tables", "tops", "turned_mask"),
    )

    def __init__(self, game: "Game[Any]", tables: Tables, seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.tables: Tables = tables
        self.round: int = 0
        self.first: int = -1  # holder of the first player token
        self.passed: int = 0  # who has passed in this round, as bits
        self.turned_mask: int = 0
        self.on: list[int] = [0] * (tables.size * len(tables.kinds))  # essences on components
        # -- by seat
        self.pools: list[list[int]] = [[0] * len(tables.kinds) for _ in range(seats)]
        self.play: list[list[int]] = [[] for _ in range(seats)]  # mage, item, then as they came
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.tops: list[list[int]] = [[] for _ in range(seats)]  # known to the owner, from the top
        self.bags: list[list[int]] = [[] for _ in range(seats)]  # the deck below: no order until drawn
        self.discards: list[list[int]] = [[] for _ in range(seats)]
        self.kept: list[list[int]] = [[] for _ in range(seats)]
        self.given: list[list[int]] = [[] for _ in range(seats)]
        self.pairs: list[list[int]] = [[] for _ in range(seats)]  # mages to choose from
        self.chosen: list[int] = [-1] * seats  # the mage, face down
        # -- the centre
        self.centre: list[int] = []  # magic items
        self.faceup: list[int] = []  # monuments
        self.mtop: list[int] = []  # monuments on top of their deck that somebody has looked at
        self.mknown: list[int] = []  # who knows each of them, as bits
        self.mbag: list[int] = []
        self.places: list[int] = []
        self.gone: list[int] = []  # out of the game, unseen
        self.known: Knowledge = Knowledge.of_strangers(seats)

    def clone(self) -> "ArcanaState":
        s = ArcanaState.__new__(ArcanaState)
        self.base_to(s)
        s.tables = self.tables
        s.round = self.round
        s.first = self.first
        s.passed = self.passed
        s.turned_mask = self.turned_mask
        s.on = self.on[:]
        s.pools = [x[:] for x in self.pools]
        s.play = [x[:] for x in self.play]
        s.hands = [x[:] for x in self.hands]
        s.tops = self.tops[:]
        s.bags = self.bags[:]
        s.discards = self.discards[:]
        s.kept = self.kept
        s.given = self.given
        s.pairs = self.pairs
        s.chosen = self.chosen
        s.centre = self.centre
        s.faceup = self.faceup
        s.mtop = self.mtop
        s.mknown = self.mknown
        s.mbag = self.mbag
        s.places = self.places
        s.gone = self.gone
        s.known = self.known
        return s

    # -- plain data -----------------------------------------------------------------

    @property
    def turned(self) -> list[int]:
        """The turned components."""
        return [card for card in range(self.tables.size) if self.turned_mask >> card & 1]

    @turned.setter
    def turned(self, cards: list[int]) -> None:
        self.turned_mask = mask_of(cards)

    @property
    def stored(self) -> dict[str, dict[str, int]]:
        """The essences on components, by name."""
        out: dict[str, dict[str, int]] = {}
        for card, name in enumerate(self.tables.names):
            if lying := self.lying_on(card):
                out[name] = {self.tables.kinds[k]: n for k, n in lying}
        return out

    @stored.setter
    def stored(self, data: dict[str, dict[str, int]]) -> None:
        self.on = [0] * len(self.on)
        for name, amounts in data.items():
            for kind, n in amounts.items():
                self.on[self.tables.names.index(name) * len(self.tables.kinds) + self.tables.kinds.index(kind)] = n

    # -- essences -------------------------------------------------------------------

    def lying_on(self, card: int) -> list[tuple[int, int]]:
        """Return the (kind, number) pairs that lie on a component."""
        kinds = len(self.tables.kinds)
        here = self.on[card * kinds : (card + 1) * kinds]
        return [(k, n) for k, n in enumerate(here) if n] if any(here) else []

    def gain(self, seat: int, kind: int, n: int, card: int) -> None:
        """Supply to pool; a negative number is paid. ``card``: what it is from or for. RA-5.3, RA-7.2, RA-8.5"""
        self.pools[seat][kind] += n
        if self.log is not None:
            self.tell_pool(seat, (kind,), self.tables.names[card])

    def tell_pool(self, seat: int, kinds: Iterable[int], cause: str, seen: int = ALL) -> None:
        """Tell what has changed in a pool; its owner alone is told while ``cause`` is a card still in hand."""
        assert self.log is not None
        for kind in sorted(kinds):
            counter = f"{self.tables.kinds[kind]}.{seat}"
            self.log.counted(counter, self.pools[seat][kind], seen=seen, known=seen, cause=cause)

    def store(self, card: int, kind: int, n: int, cause: str = "") -> None:
        """Supply onto a component, or from there; ``cause``: the pool or component it comes from or goes to. RA-8.9"""
        at = card * len(self.tables.kinds) + kind
        self.on[at] += n
        if self.log is not None:
            self.log.counted(f"{self.tables.names[card]}/{self.tables.kinds[kind]}", self.on[at], cause=cause)

    def wealth(self, seat: int) -> int:
        """Return the worth of a pool in a tie: Gold counts double. RA-11.7"""
        return sum(n * tie for n, tie in zip(self.pools[seat], self.tables.ties, strict=True))

    def points_of(self, card: int) -> int:
        """Return the points of a component in play, turned or not. RA-11.3"""
        points = self.tables.vp[card]
        if per := self.tables.per[card]:
            start = card * len(self.tables.kinds)
            for kind, each in per:
                points += each * self.on[start + kind]
        return points

    def points(self, seat: int) -> int:
        """Return the points of a seat as of now. RA-11.2"""
        vp, per = self.tables.vp, self.tables.per
        total = self.tables.token_vp if seat == self.first else 0
        for card in self.play[seat]:
            total += self.points_of(card) if per[card] else vp[card]
        return total

    # -- components in play -----------------------------------------------------------

    def turn(self, card: int) -> None:
        """Rotate a component as a payment. RA-12.5"""
        self.turned_mask |= 1 << card
        if self.log is not None:
            self.log.flipped(self.tables.names[card], "turned")

    def straighten(self, card: int) -> None:
        """Rotate it back. RA-12.5"""
        self.turned_mask &= ~(1 << card)
        if self.log is not None:
            self.log.flipped(self.tables.names[card], "")

    def enter(self, seat: int, card: int, source: str, before: int = ALL) -> None:
        """Let a component come into play, straight. RA-6.20"""
        self.play[seat].append(card)
        if self.log is not None:
            self.log.moved(self.tables.names[card], source, f"play.{seat}", before=before)
            for kind in self.tables.kinds:
                self.log.counted(f"{self.tables.names[card]}/{kind}", 0)

    def leave_hand(self, seat: int, card: int) -> None:
        """Take a card out of a hand for all to see; the caller puts it somewhere."""
        self.hands[seat].remove(card)
        if not self.hands[seat]:
            self.known = self.known.emptied(seat * ZONES + HAND)

    def place(self, seat: int, card: int) -> None:
        """Let a paid artifact go from the hand into play. RA-6.5"""
        self.leave_hand(seat, card)
        if self.log is not None:
            self.log.said("ra-log-place", seat, who=seat_word(seat), card=f"#ra-card-{self.tables.names[card]}")
        self.enter(seat, card, f"hand.{seat}", before=only(seat))

    def discard(self, seat: int, card: int) -> None:
        """Lay a hand card on the own discard pile, face up. RA-6.13"""
        self.leave_hand(seat, card)
        self.discards[seat] = [*self.discards[seat], card]
        if self.log is not None:
            self.log.said("ra-log-discard", seat, who=seat_word(seat), card=f"#ra-card-{self.tables.names[card]}")
            self.log.moved(self.tables.names[card], f"hand.{seat}", f"discard.{seat}", before=only(seat))

    # -- decks ------------------------------------------------------------------------

    def draw_top(self, seat: int) -> None:
        """Draw the known top card of the own deck."""
        card = self.tops[seat][0]
        self.tops[seat] = self.tops[seat][1:]
        self.hands[seat].append(card)
        self.known = self.known.moved_unseen(seat * ZONES + TOP, seat * ZONES + HAND, seat, emptied=not self.tops[seat])
        if self.log is not None:
            self._tell_draw(seat, card)
            self.log.moved(self.tables.names[card], f"deck.{seat}", f"hand.{seat}", before=only(seat), after=only(seat))

    def draw_from_bag(self, seat: int, card: int) -> None:
        """Draw the card that chance chose from the part of the own deck without known order."""
        self.bags[seat] = without(self.bags[seat], card)
        self.hands[seat].append(card)
        self.known = self.known.moved_unseen(seat * ZONES + BAG, seat * ZONES + HAND, seat, emptied=not self.bags[seat])
        if self.log is not None:
            self._tell_draw(seat, card)
            self.log.moved(self.tables.names[card], f"deck.{seat}", f"hand.{seat}", before=NOBODY, after=only(seat))

    def _tell_draw(self, seat: int, card: int) -> None:
        assert self.log is not None
        drawn = f"#ra-card-{self.tables.names[card]}"
        self.log.said("ra-log-draw", seat, seen=only(seat), who=seat_word(seat), card=drawn)
        self.log.said("ra-log-draw-unseen", seat, seen=ALL & ~only(seat), who=seat_word(seat))

    def rebuild_deck(self, seat: int) -> None:
        """Shuffle the discards into a new deck, below whatever is still known of the old one. RA-8.12, RA-OQ.10"""
        cards = self.discards[seat]
        self.discards[seat] = []
        self.bags[seat] = cards
        cell = seat * ZONES + BAG
        self.known = self.known.refilled(cell, mask_of(cards))
        if self.log is not None:
            self.log.said("ra-log-shuffle", seat, who=seat_word(seat))
            for card in cards:
                self.log.moved(self.tables.names[card], f"discard.{seat}", f"deck.{seat}", after=NOBODY)

    def monuments_left(self) -> int:
        """Return how many monuments the deck holds."""
        return len(self.mtop) + len(self.mbag)

    def take_monument(self, card: int) -> int:
        """Take a monument off the deck for all to see; return who knew it."""
        knew = NOBODY
        if card in self.mtop[:1]:
            knew = self.mknown[0]
            self.mtop = self.mtop[1:]
            self.mknown = self.mknown[1:]
            if not self.mtop:
                self.known = self.known.emptied(self.known.shared(MTOP))
        else:
            self.mbag = without(self.mbag, card)
            if not self.mbag:
                self.known = self.known.emptied(self.known.shared(MBAG))
        return knew
