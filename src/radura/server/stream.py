"""What the watchers of a match are sent: each message is worked out once for all who see the same."""

from collections import deque
from collections.abc import Collection, Sequence
from typing import Protocol, TypeAlias, cast

import msgspec

from radura.core.events import Log
from radura.core.kernel import State
from radura.protocol import messages as m
from radura.protocol.events import to_wire
from radura.protocol.lobby import Clock
from radura.protocol.messages import encode

Sights: TypeAlias = tuple[int | None, ...]
"""The seats a watcher looks from; ``(None,)`` is a spectator."""
SPECTATOR: Sights = (None,)

KEPT = 16
"""Revisions that can be sent again to somebody who was away for a moment."""


class Watcher(Protocol):
    """A connection that has joined a match."""

    @property
    def person(self) -> str | None:
        """The person's id."""

    def push(self, data: bytes, match: str) -> None:
        """Send a part of a match's stream; a slow reader gets a sync later instead."""

    def answer(self, data: bytes) -> None:
        """Send the answer to a request: it is never left out."""


class Change:
    """One revision of a table, ready to be sent to any eyes."""

    __slots__ = ("_messages", "_tables", "log", "match", "rev", "seat", "state", "step", "time", "undoable")

    def __init__(
        self,
        match: str,
        rev: int,
        step: int,
        seat: int,
        log: Log | None,
        state: State,
        undoable: Collection[int],
        time: Clock | None,
    ) -> None:
        self.match = match
        self.rev = rev
        self.step = step
        self.seat = seat
        self.log = log
        """None: decisions were taken back."""
        self.state = state
        self.undoable = undoable
        """The seats whose latest decision can be taken back."""
        self.time = time
        self._tables: dict[int | None, msgspec.Raw] = {}
        self._messages: dict[Sights, bytes] = {}

    def message(self, eyes: Sights) -> bytes:
        """Return the batch for these eyes."""
        data = self._messages.get(eyes)
        if data is None:
            tables = [self._table(seat) for seat in eyes]
            batch = m.Batch(
                self.match,
                self.rev,
                self.step,
                self.seat,
                self.log is None,
                cast(list[m.Table], tables),  # encoded already: the same bytes go to all who share these eyes
                self.time,
            )
            data = self._messages[eyes] = encode(batch)
        return data

    def _table(self, seat: int | None) -> msgspec.Raw:
        table = self._tables.get(seat)
        if table is None:
            events = [] if self.log is None else to_wire(self.log.seen_by(seat))
            shown = m.Table(seat, events, self.state.view(seat, finals=True), seat in self.undoable)
            table = self._tables[seat] = msgspec.Raw(encode(shown))
        return table


class Recent:
    """The latest changes of a match, for those who come back."""

    def __init__(self, rev: int) -> None:
        self._changes: deque[Change] = deque()
        self._from = rev

    def add(self, change: Change) -> None:
        """Keep a change, and let the oldest go."""
        self._changes.append(change)
        if len(self._changes) > KEPT:
            self._from = self._changes.popleft().rev

    def since(self, rev: int) -> Sequence[Change] | None:
        """Return what happened on the table after a revision; None: too long ago."""
        if rev < self._from:
            return None
        return [change for change in self._changes if change.rev > rev]


def tables(state: State, undoable: Collection[int], eyes: Sights) -> list[m.Table]:
    """Return the table as it stands, for these eyes."""
    return [m.Table(seat, [], state.view(seat, finals=True), seat in undoable) for seat in eyes]
