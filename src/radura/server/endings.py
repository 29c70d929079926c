"""How a match ends outside its rules."""

from collections.abc import Collection, Sequence

import structlog

from radura.core.text import Message
from radura.protocol.lobby import Ending
from radura.server.clocks import Clocks
from radura.server.describe import with_ending
from radura.server.effect import BEGUN_OR_ENDED, Effect
from radura.server.journal import Journal
from radura.server.requests import Job
from radura.server.seats import BOT, LEFT, people_seats
from radura.server.store.tables import SeatRow


class Finisher:
    """Ends a match as it stands."""

    def __init__(self, journal: Journal, clocks: Clocks) -> None:
        self._journal = journal
        self._clocks = clocks
        self._log = structlog.get_logger().bind(match=journal.id)

    async def end(self, job: Job, seat: int, ending: Ending, seats: Sequence[SeatRow] = ()) -> Effect:
        """End the match by the doing of a seat; ``seats`` change along with it."""
        waited = self._journal.actor
        spent = self._clocks.spent(self._clocks.time())
        row = with_ending(self._journal.row, ending)
        await self._journal.note(job, "end", seat, row=row, seats=seats, spent=spent)
        self._clocks.stop(waited, spent)
        self._log.info("match_over", rev=self._journal.rev, by=ending.by)
        return BEGUN_OR_ENDED


def ending_by_leaving(seats: Sequence[SeatRow], gone: Collection[int]) -> Ending:
    """Return the end of a match in which everybody still there wins over whoever is gone."""
    winners = [row.seat for row in seats if row.seat not in gone]
    return Ending(winners, _returns(len(seats), winners), Message("srv-end-left"), "left")


def ending_by_agreement(seats: Sequence[SeatRow], person: str | None, gone: Collection[int]) -> Ending:
    """Return the end of a match that its people call off; alone against computer players it is giving up."""
    if gone:
        return ending_by_leaving(seats, gone)
    if all(seats[seat].person == person for seat in people_seats(seats)):
        bots = [row.seat for row in seats if row.kind == BOT]
        text = Message("srv-end-given-up")
        return Ending(bots, _returns(len(seats), bots) if bots else [0.0] * len(seats), text, "agreement")
    return Ending([], [0.0] * len(seats), Message("srv-end-agreement"), "agreement")


def ending_by_time(seats: Sequence[SeatRow], late: int) -> Ending:
    """Return the end of a match in which a seat's time has run out."""
    winners = [row.seat for row in seats if row.seat != late and row.kind != LEFT]
    return Ending(winners, _returns(len(seats), winners), Message("srv-end-time", {"seat": late + 1}), "time")


def ending_by_rules_change(seats: Sequence[SeatRow]) -> Ending:
    """Return the end of a match that other rules cannot go on with: nobody wins."""
    return Ending([], [0.0] * len(seats), Message("srv-end-old-rules"), "left")


def _returns(seats: int, winners: Collection[int]) -> list[float]:
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]
