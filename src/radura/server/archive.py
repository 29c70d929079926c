"""Past positions, records that come and go, and matches that branch off."""

import asyncio
import re
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

import msgspec

from radura.bots import bots
from radura.core.game import game as find_game
from radura.core.kernel import CHANCE
from radura.core.record import Record
from radura.core.text import BadInput
from radura.core.view import OMNISCIENT, Eyes
from radura.protocol.events import Said, to_wire
from radura.protocol.lobby import Branch, LogLine, Name, Position, Status
from radura.server.describe import ending_by_rules
from radura.server.journal import Journal
from radura.server.match import HostedMatch
from radura.server.matches import Matches
from radura.server.past import Past, Pasts
from radura.server.refusal import Refusal
from radura.server.seats import BOT, PERSON, seats_wanted
from radura.server.store.tables import PersonRow, SeatRow

T = TypeVar("T")

_PROMISE = re.compile("([0-9a-f]{64})?")


class Archive:
    """Looks back. Replaying has threads of its own: long matches hold up neither the loop nor readers of the store."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._pasts = Pasts(matches.settings.archive_bytes)
        self._looking = ThreadPoolExecutor(1, thread_name_prefix="radura-archive")
        self._reading = ThreadPoolExecutor(1, thread_name_prefix="radura-records")
        self._coming: Counter[str] = Counter()
        """Records that are being taken in, by person."""

    async def _look(self, match: Journal, work: Callable[[Past], T]) -> T:
        """Work on the past of a match."""
        record, anchors = match.film()
        key, loop = (match.id, match.turned), asyncio.get_running_loop()
        return await loop.run_in_executor(self._looking, lambda: work(self._pasts.of(*key, record, anchors)))

    async def position(self, match: Journal, step: int, eyes: str, person: str | None) -> Position:
        """Return a past position as these eyes saw it."""
        seat = _sight(match, eyes, person)

        def at(past: Past) -> Position:
            if step > past.last:
                raise Refusal("srv-err-no-step", 404, given=step, most=past.last)
            position = past.at(step)
            events = to_wire(position.log.seen_by(seat)) if step else []
            return Position(match.id, step, past.last, position.seat, events, position.state.view(seat))

        return await self._look(match, at)

    async def log(self, match: Journal, eyes: str, person: str | None, since: int = 0) -> list[LogLine]:
        """Return the lines of the log that these eyes may read, from this step on."""
        seat = _sight(match, eyes, person)
        return await self._look(
            match,
            lambda past: [
                LogLine(step, position.seat, event.seat, event.text, event.opens)
                for step, position in enumerate(past.walk(min(since, past.last)), min(since, past.last))
                for event in to_wire(position.log.seen_by(seat))
                if isinstance(event, Said)
            ],
        )

    async def record(self, match: Journal) -> str:
        """Return a finished match as text, seed included."""
        if not match.is_revealed:
            raise hidden(match)
        return await asyncio.to_thread(match.record.to_text)

    async def take_in(self, text: str, owner: PersonRow) -> HostedMatch:
        """Keep a record from a file as a match to look at and to play on from."""
        most = self._matches.settings.records
        self._coming[owner.id] += 1
        try:
            if await self._matches.store.count_imported(owner.id) + self._coming[owner.id] > most:
                raise Refusal("srv-err-too-many-records", most=most)
            record, ending = await asyncio.get_running_loop().run_in_executor(self._reading, _read, text)
            seats = [_seat_from_file(n, name) for n, name in enumerate(record.seats)]
            match, _ = await self._matches.create(owner, record, seats, status=Status.OVER, ending=ending)
        except BadInput as error:
            raise Refusal.of(error) from None
        finally:
            self._coming[owner.id] -= 1
            self._coming += Counter()  # forgets those that are at nothing
        return match

    async def branch(self, match: Journal, request: Branch, owner: PersonRow) -> tuple[HostedMatch, str]:
        """Set up a new match that goes on from a finished one, or from where one's own campaign can be saved."""
        if not match.is_revealed and not _at_save_point(match, request.step, owner):
            raise hidden(match)
        play = match.play
        if play is None or request.step < play.record.past_steps:
            raise Refusal("srv-err-old-rules")
        if request.step > play.steps or (request.step == play.steps and play.state.outcome is not None):
            raise Refusal("srv-err-no-step", 404, given=request.step, most=play.steps - 1)
        if len(request.seats) != len(match.seats):
            raise Refusal("srv-err-branch-seats", 400, given=len(request.seats), expected=len(match.seats))
        record = play.record.branch(play.actions_at(request.step))
        seats = seats_wanted(request.seats, owner, record.game)
        kin = None if match.is_revealed else match.row.kin or match.id
        origin = (match.id, request.step)
        return await self._matches.create(
            owner, record, seats, clock=request.clock, origin=origin, kin=kin, promise=request.promise
        )


def _at_save_point(match: Journal, step: int, owner: PersonRow) -> bool:
    """Tell whether somebody who plays alone stands where the game says that it can be saved."""
    alone = len(match.seats) == 1 and bool(match.seats_of(owner.id))
    return alone and step == match.step and match.is_save_point


def _sight(match: Journal, eyes: str, person: str | None) -> Eyes:
    """Return the sight asked for, if it may be given: one's own, a spectator's, or after the end any."""
    if eyes == "spectator":
        return None
    if match.is_revealed:
        mine = [*range(len(match.seats))]
    elif match.status is Status.OVER:
        mine = [] if person is None else [seat.seat for seat in match.seats if seat.person == person]
    else:
        mine = match.seats_of(person)
    if eyes == "all" and match.is_revealed:
        return OMNISCIENT
    if eyes.isdecimal() and int(eyes) in mine:
        return int(eyes)
    raise Refusal("srv-err-eyes", 403)


def hidden(match: Journal) -> Refusal:
    """Return why not all of a match may be seen."""
    return Refusal("srv-err-veiled" if match.status is Status.OVER else "srv-err-not-over")


def _read(text: str) -> tuple[Record, str | None]:
    record = Record.from_text(text)
    longest = find_game(record.game).longest
    if record.past_steps + sum(actor != CHANCE for actor, _ in record.actions) > longest:
        raise BadInput("core-err-record-long", most=longest)
    if not _PROMISE.fullmatch(record.commitment):
        raise BadInput("core-err-record-line", line=1, expected='"commitment": SHA-256')
    state = record.replay()
    if state.actor == -1:
        raise BadInput("core-err-record-line", line=len(record.actions) + 2, expected="`* outcome`")
    if not record.actions:
        raise BadInput("core-err-record-line", line=2, expected="`0 action`, `* outcome`")
    ending = None if state.outcome is None else msgspec.json.encode(ending_by_rules(state, record.actions)).decode()
    return record, ending


def _seat_from_file(n: int, name: str) -> SeatRow:
    """Return a seat with the name that stands in a file, where that is one that a person could have chosen."""
    level = name.removeprefix("bot:")
    if name != level and level in bots():
        return SeatRow("", n, BOT, level=level)
    try:
        return SeatRow("", n, PERSON, name=msgspec.convert(name, Name))
    except msgspec.ValidationError:
        return SeatRow("", n, PERSON, name=str(n + 1))
