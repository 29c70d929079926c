"""Table events on the wire: each carries its ``kind``, so that any client can tell them apart."""

from collections.abc import Iterable
from typing import TypeAlias

import msgspec

from radura.core import events as core
from radura.core.text import Message
from radura.core.view import Result


class Moved(msgspec.Struct, tag_field="kind", tag="moved", frozen=True):
    """An item goes from one place to another.

    ``item`` is its name in the old place, ``becomes`` its name in the new one; either is ``?`` for a viewer who does
    not know it there. ``at`` is the index in the new place, -1 the end.
    """

    item: str
    source: str
    target: str
    becomes: str
    at: int


class Flipped(msgspec.Struct, tag_field="kind", tag="flipped", frozen=True):
    """An item shows another side or state; an empty face means that it has none now."""

    item: str
    face: str


class Counted(msgspec.Struct, tag_field="kind", tag="counted", frozen=True):
    """A counter has a new value."""

    counter: str
    value: int
    cause: str
    """The item or counter it comes from or goes to, where there is one; else empty."""


class Rolled(msgspec.Struct, tag_field="kind", tag="rolled", frozen=True):
    """A die shows a face."""

    die: str
    face: str


class Said(msgspec.Struct, tag_field="kind", tag="said", frozen=True):
    """A line of the log, about a seat if one is named."""

    text: Message
    seat: int | None
    opens: core.Opening
    """What begins with it: a ``turn`` of somebody, a ``phase`` that comes by itself; else empty."""


class Ended(msgspec.Struct, tag_field="kind", tag="ended", frozen=True):
    """The match is over by its rules."""

    outcome: Result


Event: TypeAlias = Moved | Flipped | Counted | Rolled | Said | Ended


def to_wire(events: Iterable[core.Event]) -> list[Event]:
    """Return the events as they travel."""
    return [_to_wire(event) for event in events]


def _to_wire(event: core.Event) -> Event:
    match event:
        case core.Moved():
            return Moved(event.item, event.source, event.target, event.becomes, event.at)
        case core.Counted():
            return Counted(event.counter, event.value, event.cause)
        case core.Said():
            return Said(event.text, event.seat, event.opens)
        case core.Flipped():
            return Flipped(event.item, event.face)
        case core.Rolled():
            return Rolled(event.die, event.face)
        case core.Ended():
            return Ended(event.outcome)


def from_wire(events: Iterable[Event]) -> list[core.Event]:
    """Return events that came over the wire as the engine knows them."""
    return [_from_wire(event) for event in events]


def _from_wire(event: Event) -> core.Event:
    match event:
        case Moved():
            return core.Moved(event.item, event.source, event.target, event.becomes, event.at)
        case Counted():
            return core.Counted(event.counter, event.value, event.cause)
        case Said():
            return core.Said(event.text, event.seat, event.opens)
        case Flipped():
            return core.Flipped(event.item, event.face)
        case Rolled():
            return core.Rolled(event.die, event.face)
        case Ended():
            return core.Ended(event.outcome)
