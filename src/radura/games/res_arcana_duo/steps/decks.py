"""Brazen Head: looking at the top of a deck and putting it back in another order. RA-8.13 to RA-8.16"""

from typing import Final

from radura.core.fields import Name, Number, Some
from radura.core.text import Message, seat_word
from radura.core.view import NOBODY, only
from radura.games.res_arcana_duo.actions import DECKS
from radura.games.res_arcana_duo.knowledge import BAG, MBAG, MTOP, TOP, ZONES
from radura.games.res_arcana_duo.state import ArcanaState
from radura.games.res_arcana_duo.steps.base import ArcanaStep, MonumentChance, OfCard, OwnDeckChance, asking

OWN: Final = DECKS.index("own_artifacts")
MONUMENTS: Final = DECKS.index("monuments")
MOST: Final = 100
"""Cards that a component lets somebody look at."""


class ReorderTop(OfCard):
    """The seat says which deck it looks at; a deck without cards cannot be named. RA-8.16, RA-OQ.41"""

    params = (Name("item"), Number(1, MOST), Some(Name("deck")))

    def __init__(self, card: int, n: int, decks: tuple[int, ...]) -> None:
        super().__init__(card)
        self.n: Final = n
        self.decks: Final = decks

    def args(self) -> tuple[int, int, tuple[int, ...]]:
        return (self.card, self.n, self.decks)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return len(set(self.decks)) == len(self.decks)

    def run(self, s: ArcanaState, seat: int) -> bool:
        decks = self._decks(s, seat)
        if len(decks) == 1:
            self._look(s, seat, decks[0])
        return len(decks) < 2

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        return [s.tables.moves.look + deck for deck in self._decks(s, seat)]

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        self._look(s, seat, action - s.tables.moves.look)

    def _decks(self, s: ArcanaState, seat: int) -> list[int]:
        own = bool(s.tops[seat] or s.bags[seat] or s.discards[seat])
        return [deck for deck in self.decks if (own if deck == OWN else s.monuments_left())]

    def _look(self, s: ArcanaState, seat: int, deck: int) -> None:
        if deck == OWN:
            s.push(LookOwn(self.n), seat)
        else:
            s.push(LookMonuments(self.n), seat)
            _take_up(s, seat, self.n)
        if s.log is not None:
            s.log.said("ra-log-look", seat, who=seat_word(seat), deck=f"#ra-deck-{DECKS[deck]}")

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return asking("ra-ask-look", s, self.card)


def _take_up(s: ArcanaState, seat: int, n: int) -> None:
    """The seat takes the monuments on top that somebody knew: from now on it alone knows them. RA-OQ.37"""
    known = s.mknown[:]
    for at in range(min(n, len(s.mtop))):
        card = s.mtop[at]
        others = [other for other in range(s.seats) if other != seat]
        knew = [other for other in others if known[at] >> other & 1]
        if knew == others:
            knew = [*others, s.known.common]
        for other in knew:
            s.known = s.known.hidden_from(other, 1 << card, s.known.shared(MTOP))
        if s.log is not None:
            name = s.tables.names[card]
            s.log.moved(name, "monument_deck", "monument_deck", before=known[at], after=only(seat), at=at)
        known[at] = only(seat)
    s.mknown = known


class LookOwn(OwnDeckChance):
    """Chance turns up the top of the own deck, for its owner only, until ``n`` cards are known. RA-8.14, RA-OQ.10"""

    params = (Number(1, MOST),)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def args(self) -> tuple[int]:
        return (self.n,)

    def run(self, s: ArcanaState, seat: int) -> bool:
        if len(s.tops[seat]) < self.n:
            if s.bags[seat]:
                return False
            if s.discards[seat]:
                s.rebuild_deck(seat)
                s.push(self, seat)
                return True
        s.push(Arrange(OWN, min(self.n, len(s.tops[seat])), 0), seat)
        return True

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        card = action - s.tables.moves.draw
        s.bags[seat] = [c for c in s.bags[seat] if c != card]
        s.tops[seat] = [*s.tops[seat], card]
        s.known = s.known.moved_unseen(seat * ZONES + BAG, seat * ZONES + TOP, seat, emptied=not s.bags[seat])
        if s.log is not None:
            deck = f"deck.{seat}"
            at = len(s.tops[seat]) - 1
            s.log.moved(s.tables.names[card], deck, deck, before=NOBODY, after=only(seat), at=at)
        s.push(self, seat)


class LookMonuments(MonumentChance):
    """Chance turns up the top of the monument deck for one seat, until ``n`` cards are known. RA-8.14, RA-8.15"""

    params = (Number(1, MOST),)

    def __init__(self, n: int) -> None:
        self.n: Final = n

    def args(self) -> tuple[int]:
        return (self.n,)

    def run(self, s: ArcanaState, seat: int) -> bool:
        if len(s.mtop) < self.n and s.mbag:
            return False
        s.push(Arrange(MONUMENTS, min(self.n, len(s.mtop)), 0), seat)
        return True

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        card = action - s.tables.moves.draw
        s.mbag = [c for c in s.mbag if c != card]
        s.mtop = [*s.mtop, card]
        s.mknown = [*s.mknown, only(seat)]
        s.known = s.known.moved_unseen(s.known.shared(MBAG), s.known.shared(MTOP), seat, emptied=not s.mbag)
        if s.log is not None:
            name = s.tables.names[card]
            at = len(s.mtop) - 1
            s.log.moved(name, "monument_deck", "monument_deck", before=NOBODY, after=only(seat), at=at)
        s.push(self, seat)


class Arrange(ArcanaStep):
    """The seat says which of the cards looked at comes next from the top. RA-8.13, RA-OQ.9"""

    params = (Name("deck"), Number(0, MOST), Number(0, MOST))

    def __init__(self, deck: int, n: int, done: int) -> None:
        self.deck: Final = deck
        self.n: Final = n
        self.done: Final = done

    def args(self) -> tuple[int, int, int]:
        return (self.deck, self.n, self.done)

    def fits(self, s: ArcanaState, seat: int) -> bool:
        return self.lies_under(s) and self.done <= self.n <= len(s.tops[seat] if self.deck == OWN else s.mtop)

    def run(self, s: ArcanaState, seat: int) -> bool:
        return self.n - self.done < 2

    def options(self, s: ArcanaState, seat: int) -> list[int]:
        start = s.tables.moves.arrange
        cards = s.tops[seat] if self.deck == OWN else s.mtop
        return sorted([start + card for card in cards[self.done : self.n]])

    def choose(self, s: ArcanaState, seat: int, action: int) -> None:
        card = action - s.tables.moves.arrange
        own = self.deck == OWN
        cards = [c for c in (s.tops[seat] if own else s.mtop) if c != card]
        cards.insert(self.done, card)
        if own:
            s.tops[seat] = cards
        else:
            # Who knows them is the same for all cards looked at, so ``mknown`` stays as it is.
            s.mtop = cards
        if s.log is not None:
            place = f"deck.{seat}" if own else "monument_deck"
            mine = only(seat)
            s.log.moved(s.tables.names[card], place, place, before=mine, after=mine, at=self.done)
        s.push(Arrange(self.deck, self.n, self.done + 1), seat)

    def prompt(self, s: ArcanaState, seat: int) -> Message:
        return Message("ra-ask-arrange", {"at": self.done + 1, "deck": f"#ra-deck-{DECKS[self.deck]}"})
