"""What every seat may conclude about the cards it cannot see.

Hidden cards lie in zones: a hand, the known top of a deck, the rest of it, and so on. For every observer and
every zone there is a set of candidates: the cards that may lie there for all this seat has seen. A card that moves
unseen takes its candidates along; a zone that runs empty has none left. Dealing hidden cards anew then means
to spread them over the zones so that every card is a candidate where it goes (see ``resample``).

Sets are ints, bit by component. -1 is everything: the knowledge of somebody who just came to the table.
"""

from collections.abc import Iterable
from typing import Final

SEAT_ZONES: Final = ("hand", "top", "deck", "kept", "given", "mages", "chosen")
HAND: Final = SEAT_ZONES.index("hand")
TOP: Final = SEAT_ZONES.index("top")
"""Cards on top of an artifact deck whose order the owner knows."""
BAG: Final = SEAT_ZONES.index("deck")
"""The rest of that deck; also the pile that is dealt before a draft."""
KEPT: Final = SEAT_ZONES.index("kept")
GIVEN: Final = SEAT_ZONES.index("given")
PAIR: Final = SEAT_ZONES.index("mages")
"""Mages to choose from."""
CHOSEN: Final = SEAT_ZONES.index("chosen")
ZONES: Final = len(SEAT_ZONES)
"""Zones of each seat; the shared ones follow those of all seats."""
SHARED_ZONES: Final = ("gone", "monument_top", "monument_deck")
GONE: Final = SHARED_ZONES.index("gone")
MTOP: Final = SHARED_ZONES.index("monument_top")
MBAG: Final = SHARED_ZONES.index("monument_deck")
SHARED: Final = len(SHARED_ZONES)


def mask_of(cards: Iterable[int]) -> int:
    """Return a set of cards."""
    mask = 0
    for card in cards:
        mask |= 1 << card
    return mask


class Knowledge:
    """The candidates of every cell (a zone of a seat, or a shared one) for every observer.

    Last comes the common knowledge: what all seats have seen and know of each other that they have seen it. It is all
    that a seat can take the others to know, apart from the cards they hold and those they have ``seen``.
    Never edited, so that clones can share it: every change gives a new one.
    """

    __slots__ = ("cells", "seats", "seen", "width")

    def __init__(self, seats: int, cells: list[int], seen: int) -> None:
        self.seats: Final = seats
        self.width: Final = seats * ZONES + SHARED
        self.cells: Final = cells
        """All cells of the first observer, then of the next one, at last of the common knowledge."""
        self.seen: Final = seen
        """Who has looked through the own deck, as bits: that everybody knows."""

    @classmethod
    def of_strangers(cls, seats: int) -> "Knowledge":
        """Return the knowledge of seats that know nothing: any card may lie anywhere."""
        return cls(seats, [-1] * ((seats + 1) * (seats * ZONES + SHARED)), 0)

    @classmethod
    def of_a_closed_box(cls, seats: int, cards: int) -> "Knowledge":
        """Return the knowledge before anything is dealt: all hidden cards are out of the game."""
        return cls(seats, [0] * ((seats + 1) * (seats * ZONES + SHARED)), 0).added(seats * ZONES + GONE, cards)

    def shared(self, zone: int) -> int:
        """Return the cell of a zone that belongs to no seat; those of a seat are ``seat * ZONES + zone``."""
        return self.seats * ZONES + zone

    def of(self, observer: int) -> list[int]:
        """Return the candidates of all cells for an observer."""
        return self.cells[observer * self.width : (observer + 1) * self.width]

    @property
    def common(self) -> int:
        """The observer that stands for the common knowledge."""
        return self.seats

    def as_taken_by(self, observer: int, bags: list[list[int]]) -> "Knowledge":
        """Return what an observer can take everybody to know, if the decks without known order are these."""
        cells = self.of(self.common) * (self.seats + 1)
        cells[observer * self.width : (observer + 1) * self.width] = self.of(observer)
        new = Knowledge(self.seats, cells, self.seen)
        for seat, bag in enumerate(bags):
            if seat != observer and self.seen >> seat & 1:
                new = new._told(seat, mask_of(bag), seat * ZONES + BAG)
        return new

    def moved_unseen(self, source: int, target: int, seer: int, *, emptied: bool) -> "Knowledge":
        """A card went from cell to cell; only one seat saw which."""
        cells, width = self.cells[:], self.width
        known = cells[seer * width + target]
        for observer in range(self.seats + 1):
            start = observer * width
            cells[start + target] |= cells[start + source]
            if emptied:
                cells[start + source] = 0
        cells[seer * width + target] = known
        return Knowledge(self.seats, cells, self.seen)

    def emptied(self, cell: int) -> "Knowledge":
        """Nothing is left in a cell."""
        cells = self.cells[:]
        for observer in range(self.seats + 1):
            cells[observer * self.width + cell] = 0
        return Knowledge(self.seats, cells, self.seen)

    def added(self, cell: int, cards: int) -> "Knowledge":
        """Any of these cards may have come to a cell."""
        cells = self.cells[:]
        for observer in range(self.seats + 1):
            cells[observer * self.width + cell] |= cards
        return Knowledge(self.seats, cells, self.seen)

    def removed(self, cell: int, cards: int) -> "Knowledge":
        """None of these cards is in a cell any more."""
        cells = self.cells[:]
        for observer in range(self.seats + 1):
            cells[observer * self.width + cell] &= ~cards
        return Knowledge(self.seats, cells, self.seen)

    def hidden_from_all(self, cards: int, cell: int) -> "Knowledge":
        """Cards that everybody saw go to a cell: they lie there and nowhere else."""
        others = ~cards
        cells = [candidates & others for candidates in self.cells]
        for at in range(cell, len(cells), self.width):
            cells[at] |= cards
        return Knowledge(self.seats, cells, self.seen)

    def refilled(self, cell: int, cards: int) -> "Knowledge":
        """Exactly these cards, which everybody has seen, lie in a cell now."""
        others, width = ~cards, self.width
        cells = [candidates & others for candidates in self.cells]
        for at in range(cell, len(cells), width):
            cells[at] = cards
        return Knowledge(self.seats, cells, self.seen)

    def hidden_from(self, observer: int, cards: int, cell: int) -> "Knowledge":
        """Cards that an observer saw go to a cell: for this seat they lie there and nowhere else."""
        cells = self.cells[:]
        start = observer * self.width
        for at in range(start, start + self.width):
            cells[at] &= ~cards
        cells[start + cell] |= cards
        return Knowledge(self.seats, cells, self.seen)

    def looked_through(self, seat: int, cards: int) -> "Knowledge":
        """A seat saw all cards of its deck: exactly these lie there."""
        new = self._told(seat, cards, seat * ZONES + BAG)
        return Knowledge(self.seats, new.cells, self.seen | 1 << seat)

    def _told(self, observer: int, cards: int, cell: int) -> "Knowledge":
        new = self.hidden_from(observer, cards, cell)
        new.cells[observer * self.width + cell] = cards
        return new
