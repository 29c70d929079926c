"""The clocks of a match, kept by the server. Only seats held by people have one that runs."""

from radura.protocol.lobby import Clock, Correspondence, Live, TimeControl

_DAY = 86_400.0


class Clocks:
    """Time left to each seat; at most one clock runs."""

    def __init__(self, control: TimeControl, seats: int) -> None:
        self.control = control
        full = control.minutes * 60 if isinstance(control, Live) else control.days * _DAY
        self._left = [full] * seats
        self._running: int | None = None
        self._since = 0.0

    def spend(self, seat: int, seconds: float, next_seat: int) -> None:
        """Take a decision's time off a seat; when its turn is over, the control gives something back."""
        if isinstance(self.control, Correspondence):
            self._left[seat] = self.control.days * _DAY
        else:
            self._left[seat] += (self.control.increment if next_seat != seat else 0.0) - seconds

    def stop(self, seat: int, seconds: float) -> None:
        """Take the time of a decision that was never made off a seat: the match has ended meanwhile."""
        self._left[seat] -= seconds
        self._running = None

    def run(self, seat: int | None, now: float) -> None:
        """Let the clock of this seat run from now on, and no other."""
        self._running = seat
        self._since = now

    def spent(self, now: float) -> float:
        """Return how long the running clock has been running."""
        return 0.0 if self._running is None else max(0.0, now - self._since)

    @property
    def deadline(self) -> float | None:
        """When the running clock runs out."""
        return None if self._running is None else self._since + self._left[self._running]

    @property
    def running(self) -> int | None:
        """The seat whose clock runs."""
        return self._running

    def show(self, now: float) -> Clock:
        """Return the clocks as they stand."""
        left = self._left[:]
        if self._running is not None:
            left[self._running] -= self.spent(now)
        return Clock([round(max(0.0, seconds), 3) for seconds in left], self._running)
