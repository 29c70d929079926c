"""Tic-tac-toe that clears the grid instead of ending: the load for the benchmark of the server."""

from radura import Step
from tictactoe import LINES, MARK, STONES, Grid, TicTacToe


def _has_line(mine: list[bool]) -> bool:
    for a, b, c in LINES:  # noqa: SIM110  # a loop: it runs for every option of every view
        if mine[a] and mine[b] and mine[c]:
            return True
    return False


class EndlessTurn(Step[Grid]):
    """The seat marks a free cell; a full or won grid is cleared."""

    def options(self, s: Grid, seat: int) -> list[int]:
        return [MARK + cell for cell in range(9) if s.cells[cell] < 0]

    def choose(self, s: Grid, seat: int, action: int) -> None:
        cell = action - MARK
        item = s.stones(seat)[0]
        s.cells[cell] = item
        if s.log is not None:
            s.log.moved(STONES[item], f"beside.{seat}", f"cell.{cell}")
        if -1 not in s.cells or _has_line([stone >= 0 and stone // 5 == seat for stone in s.cells]):
            for at, stone in enumerate(s.cells):
                if stone >= 0 and s.log is not None:
                    s.log.moved(STONES[stone], f"cell.{at}", f"beside.{stone // 5}", at=stone % 5)
            s.cells = [-1] * 9
        s.push(EndlessTurn(), 1 - seat)


class Endless(TicTacToe):
    """No end."""

    id = "endless"
    steps = (EndlessTurn,)

    def setup(self, s: Grid) -> None:
        s.push(EndlessTurn(), 0)

    def evaluate(self, s: Grid, seat: int) -> float:
        return 0.0


GAME = Endless()
