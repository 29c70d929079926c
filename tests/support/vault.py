"""Vault: a small game with a hidden number, for the laws about learning and about what a view must tell.

A vault holds a number that nobody knows. In turn each of two seats may look into it (once in a match: then all know it)
or guess; a right guess wins, a wrong one passes the turn, the last guess loses.
"""

from typing import Final

from radura import ChanceStep, Game, Outcome, State, Step, View
from radura.core.actions import ActionSpace
from radura.core.chance import Rng
from radura.core.events import Log
from radura.core.fields import Flag, Number
from radura.core.view import NOBODY

MOST: Final = 4
GUESSES: Final = 6

A = ActionSpace()
FILL = A.kind("fill", n=MOST)
LOOK = A.kind("look")
GUESS = A.kind("guess", n=MOST)
WORDS = """\
vault-do-look = Look into the vault
vault-do-guess = Guess { $n }
vault-end-guessed = The number is guessed.
vault-end-late = Nobody guessed the number.
vault-counter-number = Number in the vault
vault-counter-used = Looks
vault-counter-left = Guesses left
"""


class Room(State):
    """The number, whether it is known, and how many guesses are left."""

    __slots__ = ("known", "left", "number", "used")

    def __init__(self, game: "Vault", seats: int, options: dict[str, str]) -> None:
        super().__init__(game, seats, options)
        self.number = 0
        self.known = False
        self.used = False
        self.left = GUESSES

    def clone(self) -> "Room":
        s = Room.__new__(Room)
        self.base_to(s)
        s.number, s.known, s.used, s.left = self.number, self.known, self.used, self.left
        return s


class Fill(ChanceStep[Room]):
    """The vault is filled in secret."""

    params = ()

    def options(self, s: Room, seat: int) -> list[int]:
        return [FILL + n for n in range(MOST)]

    def choose(self, s: Room, seat: int, action: int) -> None:
        s.number = action - FILL
        if s.log is not None:
            s.log.counted("number", s.number, seen=NOBODY)


def tell(log: Log, number: int) -> None:
    """Reveal the number: whoever is told did not know it."""
    log.counted("number", number, known=NOBODY)


class Turn(Step[Room]):
    """Look or guess."""

    lasting = True
    params = ()

    def options(self, s: Room, seat: int) -> list[int]:
        return ([] if s.used else [LOOK]) + [GUESS + n for n in range(MOST)]

    def choose(self, s: Room, seat: int, action: int) -> None:
        if action == LOOK:
            s.used = s.known = True
            if s.log is not None:
                s.log.counted("used", 1)
                tell(s.log, s.number)
            s.push(Turn(), seat)
            return
        s.left -= 1
        if s.log is not None:
            s.log.counted("left", s.left, known=NOBODY)  # a guess that fails tells something, too
        if action - GUESS == s.number:
            s.finish(Outcome((1.0, -1.0) if seat == 0 else (-1.0, 1.0), (seat,), "guessed"))
        elif not s.left:
            s.finish(Outcome((0.0, 0.0), (), "late"))
        else:
            s.push(Turn(), 1 - seat)


class Vault(Game[Room]):
    """The game."""

    id = "vault"
    prefix = "vault"
    actions = A
    steps = (Fill, Turn)
    fields = {"number": Number(0, MOST - 1), "known": Flag(), "used": Flag(), "left": Number(0, GUESSES)}
    reasons = ("guessed", "late")

    def blank(self, seats: int, options: dict[str, str]) -> Room:
        return Room(self, seats, options)

    def setup(self, s: Room) -> None:
        s.then(0, Fill(), Turn())

    def fill(self, s: Room, v: View) -> None:
        v.counter("left", s.left)
        v.counter("used", int(s.used))
        if s.known or v.seat == "all":
            v.counter("number", s.number)

    def resample(self, s: Room, seat: int, rng: Rng) -> None:
        if not s.known:
            s.number = rng.below(MOST)

    def words(self, lang: str) -> str:
        return WORDS


GAME = Vault()
