"""The state of a match: ints and lists, and a ``clone`` written by hand."""

from typing import TYPE_CHECKING

from radura import State

if TYPE_CHECKING:
    from starter.rules import Starter


class Table(State):
    """Places of all cards, and the points of each seat."""

    __slots__ = ("deck", "discard", "hands", "moves", "played", "points", "prize", "tables")

    def __init__(self, game: "Starter", seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.tables = game.tables
        self.moves = game.moves
        self.deck: list[int] = []
        """A bag: it has no order until a card is drawn."""
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.played = [-1] * seats
        """The face-down card of each seat, or -1."""
        self.prize = -1
        """The card to be won in this round, or -1."""
        self.discard: list[int] = []
        self.points = [0] * seats

    def clone(self) -> "Table":
        """Return a copy. Written by hand for speed: search and undo copy states all the time."""
        s = Table.__new__(Table)
        self.base_to(s)
        s.tables, s.moves = self.tables, self.moves
        s.deck = self.deck[:]
        s.hands = [hand[:] for hand in self.hands]
        s.played = self.played[:]
        s.prize = self.prize
        s.discard = self.discard[:]
        s.points = self.points[:]
        return s

    def count(self, seat: int, points: int, cause: str = "") -> None:
        """Add points to a seat; a negative number subtracts."""
        self.points[seat] += points
        if self.log is not None:
            self.log.counted(f"points.{seat}", self.points[seat], cause=cause)
