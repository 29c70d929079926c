"""The hall: all people and matches of a server. Matches are read from the store when somebody comes for them."""

import asyncio
import contextlib
import secrets
import time
from collections import OrderedDict, defaultdict
from collections.abc import Sequence
from typing import Protocol

import msgspec
import structlog

from radura.bots import BOTS
from radura.core.game import game as find_game
from radura.core.kernel import OVER
from radura.core.record import Record, write_lines
from radura.core.text import BadInput
from radura.protocol import messages as m
from radura.protocol.lobby import (
    Guest,
    LeftOpen,
    MatchInfo,
    SeatKind,
    SeatRequest,
    Status,
    TakenByBot,
    TimeControl,
)
from radura.protocol.messages import encode
from radura.server import metrics, tokens
from radura.server.bots import Bots
from radura.server.describe import describe, seed_text
from radura.server.hints import Hints
from radura.server.live import LiveMatch
from radura.server.logs import on_loop_error
from radura.server.refusal import Refusal
from radura.server.requests import Renew
from radura.server.settings import Settings
from radura.server.store import Loaded, Store, Summary
from radura.server.store.store import CHAT_LINES
from radura.server.store.tables import (
    ADD_ENTRY,
    ADD_INVITATION,
    ADD_MATCH,
    ADD_PERSON,
    ADD_SEAT,
    SET_PERSON,
    SET_SEEN,
    EntryRow,
    MatchRow,
    PersonRow,
    SeatRow,
    row,
)

_log = structlog.get_logger()
_KNOWN_PEOPLE = 10_000
_SWEEP = 30.0  # seconds between looks for matches that nobody needs in memory


class Listener(Protocol):
    """A connection of a person."""

    def hears(self, match: str) -> bool:
        """Tell whether the connection has joined this match."""

    def answer(self, data: bytes) -> None:
        """Send something that is never left out."""

    def expel(self) -> None:
        """Close the connection: its token is no longer good."""


class Hall:
    """People, matches, and who is connected."""

    def __init__(self, settings: Settings, store: Store, bots: Bots) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.levels: list[str] = list(BOTS)
        self.chat_lines = CHAT_LINES
        self.hints = Hints(self)
        self._matches: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Task[LiveMatch | None]] = {}
        self._people: OrderedDict[str, PersonRow] = OrderedDict()
        self._listeners: dict[str, set[Listener]] = defaultdict(set)
        self._tasks: list[asyncio.Task[None]] = []
        self._notes: set[asyncio.Task[None]] = set()
        self.opened = self.now()

    def now(self) -> float:
        """Return the time of day, by which clocks run and entries are dated."""
        return time.time()

    async def open(self) -> None:
        """Go on with everything that goes on by itself: computer players and clocks."""
        self.opened = self.now()
        asyncio.get_running_loop().set_exception_handler(on_loop_error)
        await self.store.open(self._changed_elsewhere)
        self._tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    async def close(self) -> None:
        """Let every match finish the request in hand, then let go of the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._notes)
        await asyncio.gather(*(match.stop() for match in self._matches.values()))
        await self.hints.stop()
        await self.bots.stop()
        await self.store.close()

    async def _resume(self) -> None:
        with contextlib.suppress(OSError):  # no process to be had: each question tries again
            await self.bots.start()
        for id in {*await self.store.waiting_for_bot(), *await self.store.with_clock()}:
            try:
                await self.find(id)
            except Refusal as refusal:
                _log.error("match_not_resumed", match=id, reason=refusal.text.id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP, self.settings.idle_after))
            limit = time.monotonic() - self.settings.idle_after
            for match in [match for match in self._matches.values() if match.is_idle and match.used < limit]:
                del self._matches[match.id]
                await match.stop()
            metrics.MATCHES.set(len(self._matches))

    # -- people -------------------------------------------------------------------------

    async def new_person(self, name: str) -> Guest:
        """Welcome a guest."""
        secret = tokens.new_secret()
        person = PersonRow(tokens.new_id(), name, tokens.digest(secret), self.now())
        await self.store.write([(ADD_PERSON, row(person))])
        self._know(person)
        return Guest(person.id, name, tokens.token_of(person.id, secret))

    async def person_by(self, token: str) -> PersonRow:
        """Return whose token this is; Refusal if it is nobody's."""
        id, secret = tokens.split_token(token)
        person = await self.person(id)
        if not tokens.matches(secret, person.token_hash if person is not None else b"") or person is None:
            raise Refusal("srv-err-token", 401)
        return person

    async def person(self, id: str) -> PersonRow | None:
        """Return a person by id."""
        known = self._people.get(id)
        if known is None and tokens.is_id(id) and (known := await self.store.person(id)) is not None:
            self._know(known)
        return known

    async def change_person(self, person: PersonRow, *, name: str | None = None, renew: bool = False) -> Guest:
        """Give a person another name or another token; the token is told only if it is new."""
        secret = tokens.new_secret()
        changed = msgspec.structs.replace(
            person, name=name or person.name, token_hash=tokens.digest(secret) if renew else person.token_hash
        )
        values = {"_id": person.id, "name": changed.name, "token_hash": changed.token_hash}
        await self.store.write([(SET_PERSON, values)])
        self._know(changed)
        for listener in self._listeners.get(person.id, ()) if renew else ():
            listener.expel()
        return Guest(person.id, changed.name, tokens.token_of(person.id, secret) if renew else "")

    def _know(self, person: PersonRow) -> None:
        if self.store.is_shared:
            return  # another server may give them another token
        self._people[person.id] = person
        self._people.move_to_end(person.id)
        if len(self._people) > _KNOWN_PEOPLE:
            self._people.popitem(last=False)

    def listen(self, person: str, listener: Listener) -> None:
        """Note that a person is connected."""
        self._listeners[person].add(listener)

    def unlisten(self, person: str, listener: Listener) -> None:
        """Note that a connection of a person is gone."""
        self._listeners[person].discard(listener)
        if not self._listeners[person]:
            del self._listeners[person]

    def tell_people(self, match: LiveMatch) -> None:
        """Tell everybody who sits at a match, and looks elsewhere, how it stands."""
        for person in {seat.person for seat in match.seats if seat.person is not None}:
            others = [one for one in self._listeners.get(person, ()) if not one.hears(match.id)]
            if others:
                news = encode(m.News(match.info(person)))
                for listener in others:
                    listener.answer(news)

    def note_seen(self, match: str, person: str, at: float) -> None:
        """Store, without anybody waiting for it, that a person was at a table until now."""
        task = asyncio.create_task(self._note_seen({"_match": match, "_person": person, "seen": at}))
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def _note_seen(self, values: dict[str, str | float]) -> None:
        with contextlib.suppress(Refusal):  # the writer has logged it; the last deed tells enough
            await self.store.write([(SET_SEEN, values)])

    # -- matches ------------------------------------------------------------------------

    async def find(self, id: str) -> LiveMatch:
        """Return a match; Refusal if there is none."""
        match = self._matches.get(id)
        if match is None and tokens.is_id(id):
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            match = await asyncio.shield(self._loading[id])
        if match is None:
            raise Refusal("srv-err-no-match", 404)
        match.used = time.monotonic()
        return match

    def loaded(self, id: str) -> LiveMatch | None:
        """Return a match if it is in memory."""
        return self._matches.get(id)

    async def _load(self, id: str) -> LiveMatch | None:
        try:
            loaded = await self.store.load(id)
            return None if loaded is None else self._adopt(loaded)
        except BadInput as error:
            raise Refusal.of(error, 409) from None
        finally:
            del self._loading[id]

    def _adopt(self, loaded: Loaded) -> LiveMatch:
        match = self._matches[loaded.match.id] = LiveMatch(self, loaded)
        metrics.MATCHES.set(len(self._matches))
        return match

    def _changed_elsewhere(self, id: str) -> None:
        """Another server wrote to a match (empty: perhaps to any): what is in memory here must be read anew."""
        for one in [id] if id else list(self._matches):
            if (match := self._matches.get(one)) is not None:
                match.post(Renew(), None, lambda _: None)

    async def reload(self, match: LiveMatch) -> LiveMatch:
        """Return the match as the store knows it now, in place of a copy that fell behind."""
        loaded = await self.store.load(match.id)
        assert loaded is not None, "a match is never deleted"
        return self._adopt(loaded)

    async def visible(self, id: str, person: str | None, invitation: str | None) -> LiveMatch:
        """Return a match this person may see; to anybody else it does not exist."""
        match = await self.find(id)
        if not match.row.public and not match.is_participant(person) and not await self.invited(id, invitation):
            raise Refusal("srv-err-no-match", 404)
        return match

    async def invited(self, match: str, invitation: str | None) -> bool:
        """Tell whether an invitation opens a match."""
        if invitation is None:
            return False
        hashes = await self.store.invitation_hashes(match)
        return any(tokens.matches(invitation, stored) for stored in hashes)

    async def create(
        self,
        owner: PersonRow,
        record: Record,
        seats: Sequence[SeatRow],
        *,
        public: bool = False,
        clock: TimeControl | None = None,
        origin: tuple[str, int | None] | None = None,
        status: Status = Status.OPEN,
        ending: str | None = None,
    ) -> tuple[LiveMatch, str]:
        """Set up a match and return it with an invitation to it. It begins as soon as all seats are taken."""
        id = tokens.new_id()
        imported = status is Status.OVER
        match = MatchRow(
            id,
            record.game,
            record.rules_version,
            msgspec.json.encode(record.options).decode(),
            seed_text(record.seed),
            record.commitment,
            record.forced,
            public,
            None if clock is None else msgspec.json.encode(clock).decode(),
            status.value,
            self.now(),
            owner.id,
            ending=ending,
            origin=None if origin is None else origin[0],
            origin_step=None if origin is None else origin[1],
            imported=imported,
        )
        placed = [msgspec.structs.replace(seat, match=id, seat=n) for n, seat in enumerate(seats)]
        lines = "\n".join(write_lines(find_game(record.game), record.actions))
        steps = sum(actor >= 0 for actor, _ in record.actions)
        kind = "start" if imported else "open"
        opening = EntryRow(id, 1, kind, 0, lines, True, steps, OVER, 0.0, match.created, "")
        invitation = tokens.new_secret()
        await self.store.write(
            [
                (ADD_MATCH, row(match)),
                *((ADD_SEAT, row(seat)) for seat in placed),
                (ADD_ENTRY, row(opening)),
                (ADD_INVITATION, {"match": id, "token_hash": tokens.digest(invitation)}),
            ]
        )
        return self._adopt(Loaded(match, placed, [opening], [])), invitation

    def seat_rows(self, wanted: Sequence[SeatRequest], owner: PersonRow) -> list[SeatRow]:
        """Return the seats of a new match as its owner asked for them."""
        rows: list[SeatRow] = []
        for n, seat in enumerate(wanted):
            if isinstance(seat, LeftOpen):
                rows.append(SeatRow("", n, SeatKind.OPEN.value))
            elif isinstance(seat, TakenByBot):
                if seat.level not in self.levels:
                    raise Refusal("core-err-bot", 400, given=seat.level, allowed=", ".join(self.levels))
                rows.append(SeatRow("", n, SeatKind.BOT.value, level=seat.level))
            else:
                rows.append(SeatRow("", n, SeatKind.PERSON.value, owner.id, seat.name or owner.name))
        if all(r.kind != SeatKind.PERSON.value for r in rows):
            raise Refusal("srv-err-no-seat-for-you", 400)
        return rows

    async def create_rematch(self, old: MatchRow, seats: Sequence[SeatRow], person: str) -> str:
        """Set up the same match once more, everybody one seat further; the others' seats are kept for them."""
        owner = await self.person(person)
        assert owner is not None
        rows: list[SeatRow] = []
        for seat in [*seats[-1:], *seats[:-1]]:
            taken = seat.kind == SeatKind.BOT.value or seat.person == person
            left = seat.kind == SeatKind.LEFT.value
            kind = seat.kind if taken else SeatKind.OPEN.value
            rows.append(SeatRow("", 0, kind, None if left else seat.person, "" if left else seat.name, seat.level))
        seed = secrets.token_bytes(32)
        options = msgspec.json.decode(old.options, type=dict[str, str])
        record = Record.start(find_game(old.game), [r.name for r in rows], options, seed)
        clock = None if old.clock is None else msgspec.json.decode(old.clock, type=TimeControl)
        match, _ = await self.create(owner, record, rows, public=old.public, clock=clock, origin=(old.id, None))
        return match.id

    async def is_rematch_good(self, id: str | None) -> bool:
        """Tell whether there is a rematch, and it was not called off before it began."""
        return id is not None and (await self.find(id)).status is not Status.CANCELLED

    async def new_invitation(self, match: str) -> str:
        """Return one more invitation to a match."""
        invitation = tokens.new_secret()
        await self.store.write([(ADD_INVITATION, {"match": match, "token_hash": tokens.digest(invitation)})])
        return invitation

    # -- lists --------------------------------------------------------------------------

    def summaries(self, found: Sequence[Summary], person: str | None) -> list[MatchInfo]:
        """Return matches as a list shows them: my turn first, then running, open and finished ones."""
        infos = [self._summary(summary, person) for summary in found]
        rank = {Status.RUNNING: 1, Status.OPEN: 2, Status.OVER: 3, Status.CANCELLED: 4}
        infos.sort(key=lambda info: (0 if info.actor in info.you else rank[info.status], -info.updated))
        return infos

    def _summary(self, found: Summary, person: str | None) -> MatchInfo:
        match = self._matches.get(found.match.id)
        if match is not None:
            return match.info(person)
        last = found.last
        return describe(
            found.match, found.seats, person=person, rev=last.rev, step=last.step, actor=last.actor, updated=last.at
        )
