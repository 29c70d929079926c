"""Tic-tac-toe: the smallest game of the table, written as docs/make/game.md tells it."""

from radura import Game, Message, Outcome, State, Step, View
from radura.core.actions import ActionSpace
from radura.core.chance import Rng
from radura.core.compiled import Room, i64
from radura.core.encode import Encoder
from radura.core.fields import Row, Slot
from radura.core.view import Option

LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))
STONES = [f"{sign}.{n}" for sign in "xo" for n in range(5)]

A = ActionSpace()
MARK = A.kind("mark", cell=9)


class Grid(State):
    """Nine cells: the item that lies there, or -1."""

    __slots__ = ("cells",)

    def __init__(self, game: "TicTacToe", seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.cells = [-1] * 9

    def clone(self) -> "Grid":
        """Copy by hand: it is fast, and it compiles."""
        s = Grid.__new__(Grid)
        self.base_to(s)
        s.cells = self.cells[:]
        return s

    def stones(self, seat: int) -> list[int]:
        """Return the items of this seat that are still beside the grid."""
        return [item for item in range(seat * 5, seat * 5 + 5) if item not in self.cells]


class Turn(Step[Grid]):
    """The seat marks a free cell."""

    lasting = True
    params = ()

    def fits(self, s: Grid, seat: int) -> bool:
        """It is the turn of x when both have as many stones on the grid, and of o when x has one more."""
        return -1 in s.cells and len(s.stones(1)) - len(s.stones(0)) == seat

    def prompt(self, s: Grid, seat: int) -> Message:
        return Message("ttt-turn", {"sign": "xo"[seat]})

    def options(self, s: Grid, seat: int) -> list[int]:
        return [MARK + cell for cell in range(9) if s.cells[cell] < 0]

    def choose(self, s: Grid, seat: int, action: int) -> None:
        cell = action - MARK
        item = s.stones(seat)[0]
        s.cells[cell] = item
        if s.log is not None:
            s.log.moved(STONES[item], f"beside.{seat}", f"cell.{cell}")
            s.log.said("ttt-log-mark", seat, sign="xo"[seat], cell=cell + 1)
        if any(all(s.cells[c] >= 0 and s.cells[c] // 5 == seat for c in line) for line in LINES):
            s.finish(Outcome((1.0, -1.0) if seat == 0 else (-1.0, 1.0), (seat,), "line"))
        elif -1 not in s.cells:
            s.finish(Outcome((0.0, 0.0), (), "full"))
        else:
            s.push(Turn(), 1 - seat)


class Marks(Encoder[Grid]):
    """The grid as numbers, for learners: which cells are the observer's, and which the rival's."""

    def __init__(self) -> None:
        super().__init__(2, (Turn,), {})
        self.marks = [self.block(f"cells.{owner}", "marked", [str(n) for n in range(9)]) for owner in self.around()]

    def fill(self, s: Grid, seat: int, out: Room, at: i64) -> None:
        for cell, item in enumerate(s.cells):
            if item >= 0:
                out[at + self.marks[item // 5 ^ seat] + cell] = 1


class TicTacToe(Game[Grid]):
    """Three in a row."""

    id = "tictactoe"
    prefix = "ttt"
    minutes = 1
    actions = A
    encoder = Marks()
    steps = (Turn,)
    vocabulary = {"item": STONES}
    fields = {"cells": Row(Slot(), 9)}
    reasons = ("line", "full")

    def blank(self, seats: int, options: dict[str, str]) -> Grid:
        return Grid(self, seats, options)

    def setup(self, s: Grid) -> None:
        s.push(Turn(), 0)

    def fill(self, s: Grid, v: View) -> None:
        for cell, item in enumerate(s.cells):
            v.place(f"cell.{cell}", [STONES[item]] if item >= 0 else [])
        for seat in range(2):
            v.place(f"beside.{seat}", [STONES[i] for i in s.stones(seat)])

    def resample(self, s: Grid, seat: int, rng: Rng) -> None:
        """Nothing is hidden here."""

    def is_final(self, state: Grid, action: int) -> bool:
        """Nothing is hidden and nothing falls by chance: every mark can be taken back. Saves trying them all."""
        return False

    def option(self, s: Grid, action: int) -> Option:
        text = Message("ttt-do-mark", {"cell": action - MARK + 1})
        return Option(A.show(action), "mark", A.values(action), text, targets=[f"cell.{action - MARK}"])


GAME = TicTacToe()
