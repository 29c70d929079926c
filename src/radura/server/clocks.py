"""Time: now, and the clocks of a match, kept by the server. Only seats held by people have one that runs."""

import time
from collections.abc import Iterable

from radura.core.kernel import OVER
from radura.protocol.lobby import Clock, Correspondence, Live, TimeControl
from radura.server.store.tables import EntryRow

_DAY = 86_400.0


def now() -> float:
    """Return the time of day, by which entries are dated."""
    return time.time()


class Clocks:
    """Time left to each seat; at most one clock runs, and none in a match without a time control."""

    def __init__(self, control: TimeControl | None, seats: int, grace: float) -> None:
        self.control = control
        self._grace = grace
        self._left = [_full(control)] * seats
        self._running: int | None = None
        self._since = 0.0

    def time(self) -> float:
        """Return the time by which these clocks run: days go by the calendar, live clocks jump with no time of day."""
        return time.monotonic() if isinstance(self.control, Live) else now()

    def fold(self, entries: Iterable[EntryRow]) -> None:
        """Go through what happened."""
        if self.control is None:
            return
        actor = OVER
        for entry in entries:
            if entry.kind == "act":
                self.spend(entry.seat, entry.spent, entry.actor)
            elif entry.kind == "end":
                self.stop(actor, entry.spent)
            actor = entry.actor

    def spend(self, seat: int, seconds: float, next_seat: int) -> None:
        """Take a decision's time off a seat; when its turn is over, the control gives something back."""
        if isinstance(self.control, Correspondence):
            self._left[seat] = self.control.days * _DAY
        elif isinstance(self.control, Live):
            self._left[seat] += (self.control.increment if next_seat != seat else 0.0) - seconds

    def stop(self, seat: int, seconds: float) -> None:
        """Take the time of a decision that was never made off a seat: the match has ended meanwhile."""
        self._left[seat] -= seconds
        self._running = None

    def run(self, seat: int | None, since: float, *, discreet: bool) -> None:
        """Let the clock of this seat run from then on, and no other.

        A discreet question is answered no sooner than after a while, which costs nobody anything: else the clock
        would tell who has thought about it.
        """
        if self.control is not None:
            self._running = seat
            self._since = since + (self._grace if discreet else 0.0)

    def follow(self, other: "Clocks") -> None:
        """Go on where another copy of these clocks stands."""
        if self._running == other._running:
            self._since = other._since

    def spent(self, at: float) -> float:
        """Return how long the running clock has been running."""
        return 0.0 if self._running is None else max(0.0, at - self._since)

    @property
    def deadline(self) -> float | None:
        """When the running clock runs out."""
        return None if self._running is None else self._since + self._left[self._running]

    @property
    def running(self) -> int | None:
        """The seat whose clock runs."""
        return self._running

    def show(self, at: float) -> Clock | None:
        """Return the clocks as they stand; None: there are none."""
        if self.control is None:
            return None
        left = self._left[:]
        if self._running is not None:
            left[self._running] -= self.spent(at)
        return Clock([round(max(0.0, seconds), 3) for seconds in left], self._running)


def _full(control: TimeControl | None) -> float:
    if control is None:
        return 0.0
    return control.minutes * 60 if isinstance(control, Live) else control.days * _DAY
