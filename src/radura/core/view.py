"""What one pair of eyes may see: items in places, counters, faces, and the decision."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from radura.core.text import Message

HIDDEN = "?"
"""Stands in a place for an item whose identity these eyes do not know."""

ALL = -1
"""Sight mask: everybody, spectators too."""
NOBODY = 0
"""Sight mask: no seat and no spectator."""
OMNISCIENT: Final = "all"
"""In place of a seat: eyes that see everything (tests, the table after the end)."""
Eyes: TypeAlias = int | Literal["all"] | None
"""Who looks: a seat, everybody's eyes together, or (None) a spectator."""
_SPECTATOR_BIT = 1 << 30


def only(*seats: int) -> int:
    """Return the sight mask of these seats."""
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def sees(mask: int, seat: Eyes) -> bool:
    """Tell whether these eyes are in a sight mask."""
    if seat == "all":
        return True
    return bool(mask & (_SPECTATOR_BIT if seat is None else 1 << seat))


@dataclass(frozen=True, slots=True)
class Amount:
    """So much of something: an essence, an element, hit points."""

    what: str
    n: int
    seat: int | None = None
    """Whose it is, where that is not the seat that chooses."""


@dataclass(slots=True)
class Option:
    """An action offered now: its data, its words, and where it sits on the table."""

    action: str
    """Its name: what a client sends back."""
    kind: str
    values: dict[str, str]
    """Its subject, by dimension of its kind: ``{"element": "water"}``."""
    text: Message
    note: Message | None = None
    """Its cost or effect, where that helps to choose."""
    group: str = ""
    """The heading under which it is listed."""
    targets: list[str] = field(default_factory=list)
    """Items, places, cells (``place/cell``) or parts (``item/part``) that stand for this option on the table."""
    cost: list[Amount] = field(default_factory=list)
    """The price to be paid, after discounts."""
    gain: list[Amount] = field(default_factory=list)
    """The immediate gain; negative for a loss."""
    final: bool | None = None
    """True: cannot be undone, because something random happens or somebody sees something new. None: not computed."""


@dataclass(frozen=True, slots=True)
class Closed:
    """Something that could be chosen here at other times, and what keeps it from being chosen now."""

    text: Message
    reason: Message
    rule: str
    """The id of the rule that says so."""
    group: str = ""
    """The heading under which it would be listed."""
    targets: list[str] = field(default_factory=list)
    """Its items and places on the table."""
    cost: list[Amount] = field(default_factory=list)
    """The price that would be paid."""


@dataclass(slots=True)
class Decision:
    """The choice to be made; only the seat that chooses sees the options."""

    seat: int
    prompt: Message
    why: list[Message] = field(default_factory=list)
    """The causes, latest first: cards and effects that led here."""
    rule: str = ""
    """The id of the rule that asks; only for the one who chooses, empty without numbered rules."""
    about: list[str] = field(default_factory=list)
    """The items that the choice is about; only for the one who chooses."""
    options: list[Option] = field(default_factory=list)
    closed: list[Closed] = field(default_factory=list)
    """Options that are closed now, with reasons; only for the seat that chooses, and only in views with ``final``."""


@dataclass(slots=True)
class Result:
    """How the match ended."""

    returns: tuple[float, ...]
    winners: tuple[int, ...]
    reason: str


@dataclass(slots=True)
class View:
    """The table as one seat sees it (``seat=None``: a spectator, "all": everything).

    A game adds to it what may be seen; nothing is ever copied in and removed again.
    """

    game: str
    seat: Eyes
    actor: int
    places: dict[str, list[str]] = field(default_factory=dict)
    """Item names in order; HIDDEN for an item that the viewer does not know."""
    counters: dict[str, int] = field(default_factory=dict)
    faces: dict[str, str] = field(default_factory=dict)
    """Side or state of an item or die: ``{"smith": "turned", "die.2": "red_gem"}``."""
    facts: Any = None
    """Values derived for display (strength, range), as the game's own struct (``Game.facts``)."""
    roles: list[Message | None] = field(default_factory=list)
    """The name of each seat's role where the seats differ: a side, a character."""
    decision: Decision | None = None
    outcome: Result | None = None

    def place(self, name: str, items: Iterable[str], seen: int = ALL) -> None:
        """Add a place; eyes outside the mask get HIDDEN for each item."""
        if sees(seen, self.seat):
            self.places[name] = list(items)
        else:
            self.places[name] = [HIDDEN for _ in items]

    def counter(self, name: str, value: int) -> None:
        """Add a number that may be seen."""
        self.counters[name] = value

    def face(self, item: str, face: str) -> None:
        """Add the side an item shows."""
        self.faces[item] = face

    def board(self) -> tuple[dict[str, list[str]], dict[str, int], dict[str, str], Result | None]:
        """Return the part that events change: what ``fold`` must reproduce."""
        return self.places, self.counters, self.faces, self.outcome
