"""Facts as they happen, for animation and log. Law: old view + seat's events = new view."""

from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from radura.core.text import Arg, Message
from radura.core.view import ALL, HIDDEN, Eyes, Result, View, sees


@dataclass(slots=True)
class Moved:
    """An item goes from one place to another.

    ``item`` is its name where it lay, ``becomes`` its name where it arrives; either is
    HIDDEN for eyes that do not know it there. ``at`` is the index on arrival, -1 the end.
    """

    item: str
    source: str
    target: str
    becomes: str
    at: int = -1


@dataclass(slots=True)
class Flipped:
    """An item shows another side or state; an empty face means none any more."""

    item: str
    face: str


@dataclass(slots=True)
class Counted:
    """A counter has a new value."""

    counter: str
    value: int
    cause: str = ""
    """The item or counter it comes from or goes to, where there is one."""


@dataclass(slots=True)
class Rolled:
    """A die shows a face."""

    die: str
    face: str


Opening: TypeAlias = Literal["", "turn", "phase"]
"""What a line begins: nothing, a turn of somebody, or a part of the round that comes by itself."""


@dataclass(slots=True)
class Said:
    """A line of the log. It comes before the events it is about."""

    text: Message
    seat: int | None = None
    opens: Opening = ""


@dataclass(slots=True)
class Ended:
    """The match is over."""

    outcome: Result


Event: TypeAlias = Moved | Flipped | Counted | Rolled | Said | Ended


@dataclass(slots=True)
class _Entry:
    event: Event
    before: int = ALL
    """Who knew it already."""
    after: int = ALL
    """Who knows it now."""


@dataclass(slots=True)
class Log:
    """Collects what happens during one action; each seat gets its own redacted copy."""

    entries: list[_Entry] = field(default_factory=list)
    draws: list[int] = field(default_factory=list)
    """The chance outcomes that fell, as actions, in order."""

    def moved(self, item: str, source: str, target: str, *, before: int = ALL, after: int = ALL, at: int = -1) -> None:
        """An item moved; ``before`` and ``after`` mask who knows it at either end."""
        self.entries.append(_Entry(Moved(item, source, target, item, at), before, after))

    def flipped(self, item: str, face: str, *, seen: int = ALL, known: int = ALL) -> None:
        """An item shows another side; eyes outside ``seen`` are not told, those outside ``known`` learn something."""
        self.entries.append(_Entry(Flipped(item, face), known, seen))

    def counted(self, counter: str, value: int, *, seen: int = ALL, known: int = ALL, cause: str = "") -> None:
        """A counter changed; eyes outside ``seen`` are not told, those outside ``known`` learn something by it."""
        self.entries.append(_Entry(Counted(counter, value, cause), known, seen))

    def rolled(self, die: str, face: str) -> None:
        """A die was rolled in the open."""
        self.entries.append(_Entry(Rolled(die, face)))

    def said(
        self, id: str, seat: int | None = None, *, seen: int = ALL, known: int = ALL, opens: Opening = "", **args: Arg
    ) -> None:
        """A line for the log of those in ``seen``; those outside ``known`` learn something by it."""
        self.entries.append(_Entry(Said(Message(id, args), seat, opens), known, seen))

    def ended(self, outcome: Result) -> None:
        """The match ended."""
        self.entries.append(_Entry(Ended(outcome)))

    def seen_by(self, seat: Eyes) -> list[Event]:
        """Return the events as these eyes may see them."""
        out: list[Event] = []
        for entry in self.entries:
            event = entry.event
            if isinstance(event, Moved):
                item = event.item if sees(entry.before, seat) else HIDDEN
                becomes = event.item if sees(entry.after, seat) else HIDDEN
                out.append(Moved(item, event.source, event.target, becomes, event.at))
            elif sees(entry.after, seat):
                out.append(event)
        return out

    @property
    def is_barrier(self) -> bool:
        """True if chance fell or somebody saw something new: the action cannot be taken back."""
        if self.draws:
            return True
        return any(entry.after & ~entry.before for entry in self.entries)


def fold(view: View, events: list[Event]) -> View:
    """Return the view after these events, without decision and info: these are not told by events."""
    new = View(view.game, view.seat, view.actor, outcome=view.outcome)
    new.places = {place: items[:] for place, items in view.places.items()}
    new.counters = view.counters.copy()
    new.faces = view.faces.copy()
    for event in events:
        match event:
            case Moved(item, source, target, becomes, at):
                new.places[source].remove(item)
                row = new.places.setdefault(target, [])
                row.insert(len(row) if at < 0 else at, becomes)
            case Flipped(item, face) | Rolled(item, face):
                if face:
                    new.faces[item] = face
                else:
                    new.faces.pop(item, None)
            case Counted(counter, value):
                new.counters[counter] = value
            case Ended(outcome):
                new.outcome = outcome
            case Said():
                pass
    return new
