"""Who sits where, as it is stored."""

from collections.abc import Collection, Sequence

from radura.bots import LEVELS, bots, levels
from radura.core.game import game as find_game
from radura.protocol.lobby import LeftOpen, SeatKind, SeatRequest, TakenByBot
from radura.server.refusal import Refusal
from radura.server.store.tables import PersonRow, SeatRow

PERSON, BOT, OPEN, LEFT = SeatKind.PERSON.value, SeatKind.BOT.value, SeatKind.OPEN.value, SeatKind.LEFT.value


def seats_of(seats: Sequence[SeatRow], person: str | None) -> list[int]:
    """Return the seats a person holds."""
    if person is None:
        return []
    return [row.seat for row in seats if row.person == person and row.kind == PERSON]


def people_seats(seats: Sequence[SeatRow]) -> list[int]:
    """Return the seats held by people."""
    return [row.seat for row in seats if row.kind == PERSON]


def asked(seats: Sequence[SeatRow], person: str | None, touched: Collection[int]) -> list[int]:
    """Return the touched seats whose people must consent to what this person proposes."""
    return [seat for seat in people_seats(seats) if seat in touched and seats[seat].person != person]


def check_level(level: str, game: str) -> None:
    """Raise Refusal if there is no such computer player, or not in this game."""
    if level not in bots():
        raise Refusal("core-err-bot", 400, given=level, allowed=", ".join(bots()))
    if level in LEVELS and level not in levels(find_game(game)):
        raise Refusal("core-err-level-none", 400, given=level, game=game)


def seats_wanted(wanted: Sequence[SeatRequest], owner: PersonRow, game: str) -> list[SeatRow]:
    """Return the seats of a new match of a game as its owner asked for them."""
    rows: list[SeatRow] = []
    for n, seat in enumerate(wanted):
        if isinstance(seat, LeftOpen):
            rows.append(SeatRow("", n, OPEN))
        elif isinstance(seat, TakenByBot):
            check_level(seat.level, game)
            rows.append(SeatRow("", n, BOT, level=seat.level))
        else:
            rows.append(SeatRow("", n, PERSON, owner.id, seat.name or owner.name))
    if not people_seats(rows):
        raise Refusal("srv-err-no-seat-for-you", 400)
    return rows


def seats_once_more(seats: Sequence[SeatRow], person: str) -> list[SeatRow]:
    """Return the seats of a rematch: everybody one seat further; the others' seats are kept for them."""
    rows: list[SeatRow] = []
    for seat in [*seats[-1:], *seats[:-1]]:
        kind = seat.kind if seat.kind == BOT or seat.person == person else OPEN
        if seat.kind == LEFT:
            rows.append(SeatRow("", 0, kind, level=seat.level))
        else:
            rows.append(SeatRow("", 0, kind, seat.person, seat.name, seat.level))
    return rows
