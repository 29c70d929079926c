"""Effects of powers that move essences, cards and points."""

from typing import Final

from radura.core.fields import Flag, Group, Name, Number, Some
from radura.core.text import Message, seat_word
from radura.core.view import ALL, only
from radura.games.res_arcana_duo import texts
from radura.games.res_arcana_duo.knowledge import HAND, TOP, ZONES
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.base import NO_CARD, ArcanaStep, OfCard, OwnDeckChance, asking, card_word
from radura.games.res_arcana_duo.tables import MAGE

Pairs = tuple[tuple[int, int], ...]
MOST: Final = 100
"""Essences or cards that one effect is about."""


def _pair(kind: int, n: int) -> tuple[int, int]:
    return (kind, n)


class Instant(ArcanaStep):
    """An effect that never asks."""


class Bringing(Instant):
    """An effect of a component that brings essences."""

    params = (Name("item"), Some(Group(_pair, Name("essence"), Number(1, MOST))))

    def __init__(self, card: int, essences: Pairs) -> None:
        self.card: Final = card
        self.essences: Final = essences

    def args(self) -> tuple[int, Pairs]:
        return (self.card, self.essences)


class Gain(Bringing):
    """Essences from the supply to the pool. RA-8.5"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        for kind, n in self.essences:
            s.gain(seat, kind, n, self.card)
        return True


class RivalsGain(Bringing):
    """Every rival gains, also one who has passed. RA-9.1, RA-10.7, RA-OQ.20"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        for rival in range(s.seats):
            if rival != seat:
                for kind, n in self.essences:
                    s.gain(rival, kind, n, self.card)
        return True


class Store(Bringing):
    """Essences from the supply onto the component. RA-8.9"""

    def run(self, s: ArcanaState, seat: int) -> bool:
        for kind, n in self.essences:
            s.store(self.card, kind, n)
        return True


def tell_taken(s: ArcanaState, seat: int, card: int, taken: list[tuple[int, int]]) -> None:
    """Say what a card brought, where its text does not tell."""
    assert s.log is not None
    essences = texts.essences(s.tables, taken)
    s.log.said("ra-log-take", seat, who=seat_word(seat), card=card_word(s, card), essences=essences)


class GainPick(OfCard):
    """The seat picks essences one by one, for its pool or for a component. RA-5.6 to RA-5.8, RA-8.10"""

    params = (Name("item"), Some(Name("essence")), Number(1, MOST), Flag())

    def __init__(self, card: int, kinds: tuple[int, ...], n: int, onto: bool) -> None:
        super().__init__(card)
        self.kinds: Final = kinds
        self.n: Final = n
        self.onto: Final = onto
        self.rest: Final = GainPick(card, kinds, n - 1, onto) if n > 1 else None

    def args(self) -> tuple[int, tuple[int, ...], int, bool]:
        return (self.card, self.kinds, self.n, self.onto)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return sorted(set(self.kinds)) == list(self.kinds)

    def run(self, s: ArcanaState, seat: int) -> bool:
        if len(self.kinds) == 1:
            self._gain(s, seat, self.kinds[0], self.n)
        return len(self.kinds) < 2

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.gain
        return [start + kind for kind in self.kinds]

    def _gain(self, s: ArcanaState, seat: int, kind: int, n: int) -> None:
        if self.onto:
            s.store(self.card, kind, n)
        else:
            s.gain(seat, kind, n, self.card)
            if s.log is not None:
                tell_taken(s, seat, self.card, [(kind, n)])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        self._gain(s, seat, action - s.tables.moves.gain, 1)
        if self.rest is not None:
            s.push(self.rest, seat)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-store" if self.onto else "ra-ask-gain", {"n": self.n, "card": card_word(s, self.card)})


class GainPer(OfCard):
    """As many essences as another kind lies in somebody's pool. RA-9.5, RA-9.7, RA-OQ.36"""

    params = (Name("item"), Name("essence"), Name("essence"), Flag())

    def __init__(self, card: int, gain: int, per: int, rivals_only: bool) -> None:
        super().__init__(card)
        self.gain: Final = gain
        self.per: Final = per
        self.rivals_only: Final = rivals_only

    def args(self) -> tuple[int, int, int, bool]:
        return (self.card, self.gain, self.per, self.rivals_only)

    def run(self, s: ArcanaState, seat: int) -> bool:
        if self.rivals_only and s.seats == 2:
            self._gain(s, seat, 1 - seat)
            return True
        return False

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.player
        return [start + other for other in range(s.seats) if other != seat or not self.rivals_only]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        self._gain(s, seat, action - s.tables.moves.player)

    def _gain(self, s: ArcanaState, seat: int, other: int) -> None:
        if n := s.pools[other][self.per]:
            s.gain(seat, self.gain, n, self.card)
            if s.log is not None:
                tell_taken(s, seat, self.card, [(self.gain, n)])

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return asking("ra-ask-player", s, self.card)


class PutEssence(OfCard):
    """An essence of the pool may go onto an own component. RA-9.10, RA-OQ.31"""

    params = (Name("item"), Number(1, MOST))

    def __init__(self, card: int, n: int) -> None:
        super().__init__(card)
        self.n: Final = n

    def args(self) -> tuple[int, int]:
        return (self.card, self.n)

    def run(self, s: ArcanaState, seat: int) -> bool:
        return not any(s.pools[seat])

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        moves = s.tables.moves
        return [moves.decline, *(moves.put + kind for kind, n in enumerate(s.pools[seat]) if n)]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        if action == s.tables.moves.decline:
            return
        if self.n > 1:
            s.push(PutEssence(self.card, self.n - 1), seat)
        s.push(PutOnto(action - s.tables.moves.put), seat)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return asking("ra-ask-put", s, self.card)


class PutOnto(ArcanaStep):
    """The seat says which of its components the essence goes onto. RA-9.11, RA-OQ.35"""

    params = (Name("essence"),)

    def __init__(self, kind: int) -> None:
        self.kind: Final = kind

    def args(self) -> tuple[int]:
        return (self.kind,)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return self.lies_under(s) and s.pools[seat][self.kind] > 0 and bool(s.play[seat])

    def run(self, s: ArcanaState, seat: int) -> bool:
        if len(s.play[seat]) == 1:
            self._put(s, seat, s.play[seat][0])
            return True
        return False

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.onto
        return sorted([start + card for card in s.play[seat]])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        self._put(s, seat, action - s.tables.moves.onto)

    def _put(self, s: ArcanaState, seat: int, card: int) -> None:
        if s.log is not None:
            essence = f"#ra-essence-{s.tables.kinds[self.kind]}"
            s.log.said("ra-log-put", seat, who=seat_word(seat), essence=essence, card=card_word(s, card))
        s.gain(seat, self.kind, -1, card)
        s.store(card, self.kind, 1, f"{s.tables.kinds[self.kind]}.{seat}")

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-onto", {"essence": f"#ra-essence-{s.tables.kinds[self.kind]}"})


class Draw(OwnDeckChance):
    """The seat draws cards; an empty deck is rebuilt from the discards. RA-8.12, RA-10.6"""

    params = (Number(0, MOST),)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def args(self) -> tuple[int]:
        return (self.n,)

    def run(self, s: ArcanaState, seat: int) -> bool:
        if s.tops[seat]:
            s.draw_top(seat)
            if self.n > 1:
                s.push(Draw(self.n - 1), seat)
            return True
        if s.bags[seat]:
            return False
        if s.discards[seat]:
            s.rebuild_deck(seat)
            s.push(self, seat)
        return True

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        s.draw_from_bag(seat, action - s.tables.moves.draw)
        if self.n > 1:
            s.push(Draw(self.n - 1), seat)


class OwnCards(ArcanaStep):
    """The seat chooses ``n`` own cards, one after the other; an only one goes without a question."""

    params = (Number(1, MOST),)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def args(self) -> tuple[int]:
        return (self.n,)

    def run(self, s: ArcanaState, seat: int) -> bool:
        cards = self.cards(s, seat)
        if len(cards) == 1:
            self.move(s, seat, cards[0])
            return True
        return not cards

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = self.start(s)
        return sorted([start + card for card in self.cards(s, seat)])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        self.move(s, seat, action - self.start(s))
        if self.n > 1:
            s.push(type(self)(self.n - 1), seat)

    def cards(self, s: ArcanaState, seat: int) -> list[int]:
        """Return the cards to choose from."""
        return s.hands[seat]

    def start(self, s: ArcanaState) -> int:
        """Return the first action of the kind."""
        raise NotImplementedError

    def move(self, s: ArcanaState, seat: int, card: int) -> None:
        """Carry out the choice of one card."""
        raise NotImplementedError


class Retrieve(OwnCards):
    """A card of the own discards goes to the hand. RA-8.17, RA-8.18"""

    def cards(self, s: ArcanaState, seat: int) -> list[int]:
        return s.discards[seat]

    def start(self, s: ArcanaState) -> int:
        return s.tables.moves.retrieve

    def move(self, s: ArcanaState, seat: int, card: int) -> None:
        s.discards[seat] = [c for c in s.discards[seat] if c != card]
        s.hands[seat].append(card)
        s.known = s.known.hidden_from_all(1 << card, seat * ZONES + HAND)
        if s.log is not None:
            s.log.said("ra-log-retrieve", seat, who=seat_word(seat), card=card_word(s, card))
            s.log.moved(s.tables.names[card], f"discard.{seat}", f"hand.{seat}", after=only(seat))

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-retrieve")


class Drop(OwnCards):
    """The seat discards hand cards, as a cost or as an effect: no income. RA-8.20"""

    def start(self, s: ArcanaState) -> int:
        return s.tables.moves.drop

    def move(self, s: ArcanaState, seat: int, card: int) -> None:
        s.discard(seat, card)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-drop")


class PutOnTop(OwnCards):
    """The seat puts a hand card on top of its deck. RA-9.4, RA-OQ.37"""

    def start(self, s: ArcanaState) -> int:
        return s.tables.moves.top

    def move(self, s: ArcanaState, seat: int, card: int) -> None:
        s.hands[seat].remove(card)
        s.tops[seat] = [card, *s.tops[seat]]
        s.known = s.known.moved_unseen(seat * ZONES + HAND, seat * ZONES + TOP, seat, emptied=not s.hands[seat])
        if s.log is not None:
            mine = only(seat)
            s.log.said("ra-log-top", seat, seen=mine, who=seat_word(seat), card=card_word(s, card))
            s.log.said("ra-log-top-unseen", seat, seen=ALL & ~mine, who=seat_word(seat))
            s.log.moved(s.tables.names[card], f"hand.{seat}", f"deck.{seat}", before=mine, after=mine, at=0)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-top")


class Straighten(ArcanaStep):
    """A turned component becomes usable again. RA-8.24, RA-OQ.8, RA-OQ.11

    ``mage``: only the own mage; ``but`` and ``nor`` were turned to pay for this.
    """

    params = (Flag(), Name("item"), Name("item", empty=True))

    def __init__(self, mage: bool, but: int, nor: int = NO_CARD) -> None:
        self.mage: Final = mage
        self.but: Final = but
        self.nor: Final = nor

    def args(self) -> tuple[bool, int, int]:
        return (self.mage, self.but, self.nor)

    def run(self, s: ArcanaState, seat: int) -> bool:
        cards = self._cards(s, seat)
        if len(cards) == 1:
            self._straighten(s, seat, cards[0])
        return len(cards) < 2

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.straighten
        return sorted([start + card for card in self._cards(s, seat)])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        self._straighten(s, seat, action - s.tables.moves.straighten)

    def _cards(self, s: ArcanaState, seat: int) -> list[int]:
        turned = s.turned_mask
        cards = [card for card in s.play[seat] if turned >> card & 1 and card != self.but and card != self.nor]
        return [card for card in cards if s.tables.sorts[card] & MAGE] if self.mage else cards

    def _straighten(self, s: ArcanaState, seat: int, card: int) -> None:
        if s.log is not None:
            s.log.said("ra-log-straighten", seat, who=seat_word(seat), card=card_word(s, card))
        s.straighten(card)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-straighten")
