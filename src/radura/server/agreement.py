"""What people at a table can agree on: who must be asked, and how a match ends outside its rules."""

from collections.abc import Collection, Sequence

from radura.core.text import Message
from radura.protocol.lobby import Ending, SeatKind
from radura.server.store.tables import SeatRow


def people_seats(seats: Sequence[SeatRow]) -> list[int]:
    """Return the seats held by people."""
    return [row.seat for row in seats if row.kind == SeatKind.PERSON.value]


def asked(seats: Sequence[SeatRow], person: str, touched: Collection[int]) -> list[int]:
    """Return the touched seats whose people must consent to what this person proposes."""
    return [seat for seat in people_seats(seats) if seat in touched and seats[seat].person != person]


def ending_by_leaving(seats: Sequence[SeatRow], gone: Collection[int]) -> Ending:
    """Return the end of a match in which everybody still there wins over whoever is gone."""
    winners = [row.seat for row in seats if row.seat not in gone]
    return Ending(winners, _returns(len(seats), winners), Message("srv-end-left"), "left")


def ending_by_agreement(seats: Sequence[SeatRow], person: str, gone: Collection[int]) -> Ending:
    """Return the end of a match that its people call off; alone against computer players it is giving up."""
    if gone:
        return ending_by_leaving(seats, gone)
    if all(seats[seat].person == person for seat in people_seats(seats)):
        bots = [row.seat for row in seats if row.kind == SeatKind.BOT.value]
        text = Message("srv-end-given-up")
        return Ending(bots, _returns(len(seats), bots) if bots else [0.0] * len(seats), text, "agreement")
    return Ending([], [0.0] * len(seats), Message("srv-end-agreement"), "agreement")


def ending_by_time(seats: Sequence[SeatRow], late: int) -> Ending:
    """Return the end of a match in which a seat's time has run out."""
    winners = [row.seat for row in seats if row.seat != late and row.kind != SeatKind.LEFT.value]
    return Ending(winners, _returns(len(seats), winners), Message("srv-end-time", {"seat": late + 1}), "time")


def _returns(seats: int, winners: Collection[int]) -> list[float]:
    return [1.0 if seat in winners else -1.0 for seat in range(seats)]
