"""What a seat sees as numbers of a fixed layout: the observations of learners.

An encoder names its features once, block by block, and then writes each of them as a byte, from 0 to 255, into room
that is zero. Bytes are written quickly by the compiled engine and compare exactly; whoever feeds a network divides each
by ``most``, as ``radura.adapters.observations`` does. Seats are told from the observer's place: first itself, then the
others around the table.
"""

from collections.abc import Sequence
from typing import Any, Final, Generic, TypeVar, cast

from radura.core.compiled import Room, i64, mypyc_attr, u8, vec
from radura.core.fields import Vocabulary
from radura.core.kernel import State, Step

S = TypeVar("S", bound=State)

BYTE: Final = 255
"""A feature that would be larger stays there."""
MOST_CODES: Final = 2_000
"""Of each kind of step so many are remembered with their numbers."""


class Block:
    """Features that belong together: a name, a label for each of them, and what they say."""

    def __init__(self, name: str, about: str, at: int, labels: Sequence[str], most: int, limit: int) -> None:
        self.name: Final = name
        self.about: Final = about
        self.at: Final = at
        self.labels: Final = tuple(labels)
        self.most: Final = most
        self.limit: Final = limit
        """The largest byte that occurs."""


class Pending:
    """Where the features of one kind of step stand, and the numbers of such steps by what they were made with."""

    def __init__(self, at: i64, *, is_plain: bool) -> None:
        self.at: Final = at
        self.is_plain: Final = is_plain
        """There is nothing to know but that it waits."""
        self.codes: Final[dict[tuple[Any, ...], bytes]] = {}


def room(size: int) -> Room:
    """Return room for so many bytes, all zero."""
    return vec[u8]([0] * size)


def byte(n: i64) -> u8:
    """Return a number as a feature holds it."""
    return u8(0) if n < 0 else u8(BYTE) if n > BYTE else u8(n)


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Writes observations of one game. A game's own adds blocks in ``__init__`` and fills them in ``fill``."""

    def __init__(self, seats: int, steps: Sequence[type[Step[Any]]], vocabulary: Vocabulary) -> None:
        self.seats: Final = seats
        """As many as can sit at the table: places of seats that are not there stay zero."""
        self.blocks: list[Block] = []
        self.size: int = 0
        self.vocabulary: Final = vocabulary
        self.place: Final = self.block("seat", "which seat the observer has", [str(n) for n in range(seats)])
        self.actor: Final = self.block("actor", "who must choose", self.around(), 1)
        self.pending: Final[dict[type[Step[Any]], Pending]] = {}
        for step in steps:
            if _has_words(step):
                self._add_step(step)

    def around(self) -> list[str]:
        """Return the names of the seats from the observer's place."""
        return ["me", "rival"] if self.seats == 2 else ["me", *(f"next{n}" for n in range(1, self.seats))]

    def block(
        self,
        name: str,
        about: str,
        labels: Sequence[str] = ("",),
        most: int = 1,
        limit: int = 0,
        *,
        capped: bool = False,
    ) -> i64:
        """Add features and return the index of the first; learners get ``most`` as 1.

        ``limit`` is the largest number that occurs (default: 1 for a flag, ``most`` where the rules cap it, otherwise
        the largest byte).
        """
        at: i64 = self.size
        self.blocks.append(Block(name, about, at, labels, most, limit or (most if most == 1 or capped else BYTE)))
        self.size += len(labels)
        return at

    def _add_step(self, step: type[Step[Any]]) -> None:
        """Add what there is to know of a step that waits: for whom, and the numbers it was made with."""
        name = f"pending.{step.__name__}"
        at = self.block(name, "waits on the stack, for this seat or another", ["me", "other"])
        self.pending[step] = Pending(at, is_plain=not step.params)
        labels = [f"{i}{label}" for i, field in enumerate(step.params) for label in field.labels(self.vocabulary)]
        self.block(f"{name}.about", "what the uppermost of these was made with", labels, limit=BYTE)

    # -- writing --------------------------------------------------------------------

    def write(self, s: S, seat: int, out: Room, at: i64) -> None:
        """Write what a seat sees into ``out``, from ``at`` on, where ``size`` zeros must stand."""
        out[at + self.place + seat] = 1
        if s.actor >= 0:
            out[at + self.actor + (s.actor - seat) % s.seats] = 1
        frame = s.stack
        while frame is not None:
            owner = frame.seat
            step = frame.step if owner == seat else self.seen(s, frame.step)
            found = self.pending.get(type(step))
            if found is not None:
                first = at + found.at
                if not found.is_plain and not out[first] and not out[first + 1]:
                    args = step.args()
                    code = found.codes.get(args)
                    if code is None:
                        code = self._code(step, args, found.codes)
                    for i in range(len(code)):
                        out[first + 2 + i] = code[i]
                out[first if owner == seat else first + 1] = 1
            frame = frame.below
        self.fill(s, seat, out, at)

    def seen(self, s: S, step: Step[Any]) -> Step[Any]:
        """Return the step that the other seats take this one for; override where ``prompt_for_others`` hides it."""
        return step

    def fill(self, s: S, seat: int, out: Room, at: i64) -> None:
        """Write the blocks that the game has added: nothing that the seat's view does not show."""
        raise NotImplementedError

    def _code(self, step: Step[Any], args: tuple[Any, ...], codes: dict[tuple[Any, ...], bytes]) -> bytes:
        """Return the numbers of a step, and remember them: most steps come again and again."""
        if len(codes) >= MOST_CODES:
            codes.clear()
        values = zip(step.params, args, strict=True)
        code = bytes([byte(n) for field, value in values for n in field.code(value, self.vocabulary)])
        codes[args] = code
        return code

    def observe(self, s: S, seat: int) -> bytes:
        """Return what a seat sees."""
        out = room(self.size)
        self.write(s, seat, out, 0)
        return bytes(out)

    def numbers(self, s: S, seat: int, told: list[list[float]]) -> list[float]:
        """Return what a seat sees as numbers: of each feature what its byte is told as."""
        out = room(self.size)
        self.write(s, seat, out, 0)
        found = [0.0] * self.size
        size: i64 = self.size
        for i in range(size):
            n = out[i]
            if n:
                found[i] = told[i][n]
        return found

    # -- telling --------------------------------------------------------------------

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all features, in order."""
        return tuple(f"{b.name}.{label}" if label else b.name for b in self.blocks for label in b.labels)

    @property
    def most(self) -> tuple[int, ...]:
        """What each feature is divided by, so that it is usually at most 1."""
        return tuple(b.most for b in self.blocks for _ in b.labels)

    @property
    def limits(self) -> tuple[int, ...]:
        """The largest byte that can stand in each feature."""
        return tuple(b.limit for b in self.blocks for _ in b.labels)


def put_row(out: Room, at: i64, items: list[int]) -> None:
    """Write of each item of a row which one it is: 1 for the first, 2 for the second."""
    for n, item in enumerate(cast("list[i64]", items)):  # compiled, items become machine words at once
        out[at + item] = byte(n + 1)


def put_set(out: Room, at: i64, items: list[int]) -> None:
    """Write 1 for each item that lies there."""
    for item in cast("list[i64]", items):
        out[at + item] = 1


def put_numbers(out: Room, at: i64, numbers: list[int]) -> None:
    """Write numbers side by side."""
    for n in cast("list[i64]", numbers):
        out[at] = byte(n)
        at += 1


def _has_words(step: type[Step[Any]]) -> bool:
    """Tell whether a step says what it asks: only that is in a view."""
    return any("prompt" in kind.__dict__ for kind in step.__mro__[: step.__mro__.index(Step)])
