"""What every seat may conclude about the cards it cannot see.

Hidden cards lie in zones: a hand, the known top of a deck, the rest of it, and so on. For every observer and
every zone there is a set of candidates: the cards that may lie there for all this seat has seen. A card that moves
unseen takes its candidates along; a zone that runs empty has none left. Dealing hidden cards anew then means
to spread them over the zones so that every card is a candidate where it goes (see ``resample``).

Sets are ints, bit by component. -1 is everything: the knowledge of somebody who just came to the table.
"""

from typing import Final

HAND: Final = 0
TOP: Final = 1
"""Cards on top of an artifact deck whose order the owner knows."""
BAG: Final = 2
"""The rest of that deck; also the pile that is dealt before a draft."""
KEPT: Final = 3
GIVEN: Final = 4
PAIR: Final = 5
"""Mages to choose from."""
CHOSEN: Final = 6
ZONES: Final = 7
"""Zones of each seat; the shared ones follow those of all seats."""
GONE: Final = 0
MTOP: Final = 1
MBAG: Final = 2
SHARED: Final = 3


class Knowledge:
    """The candidates of every zone for every observer, in one list."""

    __slots__ = ("cells", "seats", "width")

    def __init__(self, seats: int, cells: list[int]) -> None:
        self.seats: Final = seats
        self.width: Final = seats * ZONES + SHARED
        self.cells = cells

    @classmethod
    def open(cls, seats: int) -> "Knowledge":
        """Return the knowledge of seats that know nothing: any card may lie anywhere."""
        return cls(seats, [-1] * (seats * (seats * ZONES + SHARED)))

    def clone(self) -> "Knowledge":
        """Return an independent copy."""
        return Knowledge(self.seats, self.cells[:])

    def of(self, observer: int) -> list[int]:
        """Return the candidates of all zones for an observer: first by seat, then the shared ones."""
        return self.cells[observer * self.width : (observer + 1) * self.width]

    def set(self, seat: int, zone: int, cards: int) -> None:
        """Let all observers know the candidates of a seat's zone."""
        for at in range(seat * ZONES + zone, len(self.cells), self.width):
            self.cells[at] = cards

    def set_shared(self, zone: int, cards: int) -> None:
        """Let all observers know the candidates of a shared zone."""
        for at in range(self.seats * ZONES + zone, len(self.cells), self.width):
            self.cells[at] = cards

    def moved_unseen(self, seat: int, source: int, target: int, *, emptied: bool) -> None:
        """A card of a seat went from zone to zone; its rivals saw that, but not which."""
        cells = self.cells
        at = seat * ZONES
        for _ in range(self.seats):
            cells[at + target] |= cells[at + source]
            if emptied:
                cells[at + source] = 0
            at += self.width

    def moved_unseen_shared(self, source: int, target: int, *, emptied: bool) -> None:
        """A shared card went from zone to zone; nobody, or only some, saw which."""
        start = self.seats * ZONES
        for at in range(start, len(self.cells), self.width):
            self.cells[at + target] |= self.cells[at + source]
            if emptied:
                self.cells[at + source] = 0

    def emptied(self, seat: int, zone: int) -> None:
        """Nothing is left in a seat's zone."""
        self.set(seat, zone, 0)

    def emptied_shared(self, zone: int) -> None:
        """Nothing is left in a shared zone."""
        self.set_shared(zone, 0)

    def hidden_from_all(self, card: int, seat: int, zone: int) -> None:
        """A card everybody saw goes to a zone of a seat: for all observers it lies there and nowhere else."""
        for observer in range(self.seats):
            self.hidden_from(observer, card, seat * ZONES + zone)

    def hidden_from(self, observer: int, card: int, cell: int) -> None:
        """A card that an observer saw goes to this cell: it lies there and nowhere else."""
        start = observer * self.width
        bit = 1 << card
        for at in range(start, start + self.width):
            self.cells[at] &= ~bit
        self.cells[start + cell] |= bit
