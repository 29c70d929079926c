"""The matches of a server. They are read from the store when somebody comes for them."""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Sequence

import msgspec
import structlog

from radura.core.game import game as find_game
from radura.core.kernel import OVER
from radura.core.record import Record, write_lines
from radura.core.text import BadInput
from radura.protocol.lobby import MatchInfo, Status, TimeControl
from radura.server import metrics, tokens
from radura.server.bots import Bots
from radura.server.clocks import now
from radura.server.company import Company, Elsewhere
from radura.server.describe import (
    Luck,
    clock_of,
    describe,
    first_luck,
    is_over,
    may_be_veiled,
    options_of,
    seed_text,
    with_luck,
)
from radura.server.journal import Journal
from radura.server.logs import on_loop_error
from radura.server.match import HostedMatch
from radura.server.people import People
from radura.server.refusal import Refusal, StoreFailed
from radura.server.requests import Renew
from radura.server.seats import seats_once_more
from radura.server.settings import Settings
from radura.server.store import Loaded, Store, Summary
from radura.server.store.tables import (
    ADD_ENTRY,
    ADD_INVITATION,
    ADD_MATCH,
    ADD_SEAT,
    DROP_MATCH,
    SET_SEEN,
    EntryRow,
    MatchRow,
    PersonRow,
    SeatRow,
    row,
)
from radura.server.story import resumption_data

_log = structlog.get_logger()
_TOGETHER = 20  # positions stored at once
_SWEEP = 30.0  # seconds between looks for matches that nobody needs in memory


class Matches:
    """All matches: finds, loads and sets them up, and lets go of those that nobody needs."""

    def __init__(self, settings: Settings, store: Store, bots: Bots, people: People, company: Company) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.people = people
        self.company = company
        self.opened = now()
        self._opened = time.monotonic()
        self._hosted: dict[str, HostedMatch] = {}
        self._loading: dict[str, asyncio.Task[HostedMatch | None]] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._notes: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        """Go on with everything that goes on by itself: computer players and clocks."""
        self.opened, self._opened = now(), time.monotonic()
        asyncio.get_running_loop().set_exception_handler(on_loop_error)
        alone = self.company.me is None
        await self.store.open(self._changed_elsewhere if alone else None, self.people.renewed_elsewhere)
        await self.company.open(self, self.people)
        self._tasks = [asyncio.create_task(self._resume()), asyncio.create_task(self._sweep())]

    @property
    def uptime(self) -> float:
        """Seconds since the server was opened."""
        return time.monotonic() - self._opened

    async def close(self) -> None:
        """Let every match finish the request in hand, then let go of the store."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._notes)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await asyncio.gather(*(match.stop() for match in self._hosted.values()))
        await self.company.close()
        await self.bots.stop()
        await self.store.close()

    async def _resume(self) -> None:
        with contextlib.suppress(OSError):  # no process to be had: each question tries again
            await self.bots.start()
        await self.resume()

    async def resume(self) -> None:
        """Load whatever goes on by itself, unless it is at home at another process."""
        for id in {*await self.store.waiting_for_bot(), *await self.store.with_clock()}:
            try:
                await self.find(id)
            except Elsewhere:
                continue
            except Refusal as refusal:
                _log.error("match_not_resumed", match=id, reason=refusal.text.id)

    async def keep_positions(self) -> None:
        """Store where all matches stand, should the rules change, while they go on."""
        hosted = list(self._hosted.values())
        for first in range(0, len(hosted), _TOGETHER):  # they share a commit, and the loop is not held up
            await asyncio.gather(*(match.keep_position() for match in hosted[first : first + _TOGETHER]))

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(min(_SWEEP, self.settings.idle_after))
            limit = time.monotonic() - self.settings.idle_after
            await self.keep_positions()
            for match in [match for match in self._hosted.values() if match.is_idle_since(limit)]:
                await self._let_go(match)
            metrics.MATCHES.set(len(self._hosted))

    async def _let_go(self, match: HostedMatch) -> None:
        del self._hosted[match.id]
        await match.stop()
        with contextlib.suppress(StoreFailed):  # then it stays at home here
            await self.company.release(match.id)

    async def hand_over(self, id: str) -> None:
        """Let go of a match that is at home at another process now."""
        if (match := self._hosted.pop(id, None)) is not None:
            await match.stop(keep=False)

    def note_here(self, match: str, person: str) -> None:
        """Let everybody know that a person is at a table."""
        self.company.count(f"at {match}", person, 1)

    def note_seen(self, match: str, person: str, at: float) -> None:
        """Store, without anybody waiting for it, that a person was at a table until now."""
        self.company.count(f"at {match}", person, 0)
        task = asyncio.create_task(self._note_seen({"_match": match, "_person": person, "seen": at}))
        self._notes.add(task)
        task.add_done_callback(self._notes.discard)

    async def _note_seen(self, values: dict[str, str | float]) -> None:
        with contextlib.suppress(Refusal):  # the writer has logged it; the last deed tells enough
            await self.store.write([(SET_SEEN, values)])

    # -- finding ------------------------------------------------------------------------

    async def find(self, id: str) -> HostedMatch:
        """Return a match; Refusal if there is none."""
        match = None if id in self._loading else self._hosted.get(id)
        if match is None and tokens.is_id(id):
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
                self._loading[id].add_done_callback(_heard)
            match = await asyncio.shield(self._loading[id])
        if match is None:
            raise Refusal("srv-err-no-match", 404)
        match.use()
        return match

    def hosted(self) -> list[str]:
        """Return the matches that are in memory."""
        return list(self._hosted)

    def loaded(self, id: str) -> HostedMatch | None:
        """Return a match if it is in memory."""
        return self._hosted.get(id)

    async def _load(self, id: str) -> HostedMatch | None:
        try:
            await self.company.claim(id)
            loaded = await self.store.load(id)
            if loaded is None:
                return None
            match = self._adopt(loaded, await self._fold(loaded))
            await match.resumed()
            return match
        except BadInput as error:
            raise Refusal.of(error, 409) from None
        finally:
            del self._loading[id]

    async def _fold(self, loaded: Loaded) -> Journal:
        """Go through all that happened in a match, beside the loop: that may be long."""
        return await asyncio.to_thread(Journal, self.store, loaded)

    def _adopt(self, loaded: Loaded, journal: Journal) -> HostedMatch:
        match = self._hosted[loaded.match.id] = HostedMatch(self, loaded, journal)
        metrics.MATCHES.set(len(self._hosted))
        return match

    def _changed_elsewhere(self, id: str) -> None:
        """Another server wrote to a match (empty: perhaps to any): what is in memory here must be read anew."""
        for one in [id] if id else list(self._hosted):
            if (match := self._hosted.get(one)) is not None:
                match.post(Renew())

    async def look(self) -> None:
        """Read anew what others have written to, of all that is in memory."""
        for id, (rev, said) in (await self.store.written(list(self._hosted))).items():
            if (match := self._hosted.get(id)) is not None and match.is_behind(rev, said):
                match.post(Renew(rev, said))  # which looks once more when all that was asked before is done

    async def reload(self, id: str) -> HostedMatch:
        """Return a match as the store knows it now, in place of a copy that fell behind."""
        loaded = await self.store.load(id)
        if loaded is None:
            raise Refusal("srv-err-no-match", 404)
        return self._adopt(loaded, await self._fold(loaded))

    async def visible(self, id: str, person: str | None, invitation: str | None) -> HostedMatch:
        """Return a match this person may see; to anybody else it does not exist."""
        match = await self.find(id)
        known = match.journal.row.public or match.journal.is_participant(person)
        if not known and not await self.invited(id, invitation):
            raise Refusal("srv-err-no-match", 404)
        await self.unveil(match.journal)
        return match

    async def unveil(self, journal: Journal) -> None:
        """Let all of a finished match be seen, unless one goes on that shares its hidden cards."""
        if journal.is_veiled and journal.status is Status.OVER:
            with contextlib.suppress(StoreFailed):  # then the next look tells
                journal.is_veiled = await self.store.goes_on(journal.row.kin or journal.id)

    async def invited(self, match: str, invitation: str | None) -> bool:
        """Tell whether an invitation opens a match."""
        if invitation is None:
            return False
        hashes = await self.store.invitation_hashes(match)
        return any(tokens.matches(invitation, stored) for stored in hashes)

    # -- setting up ---------------------------------------------------------------------

    async def create(
        self,
        owner: PersonRow,
        record: Record,
        seats: Sequence[SeatRow],
        *,
        public: bool = False,
        clock: TimeControl | None = None,
        origin: tuple[str, int | None] | None = None,
        kin: str | None = None,
        promise: str | None = None,
        status: Status = Status.OPEN,
        ending: str | None = None,
    ) -> tuple[HostedMatch, str]:
        """Set up a match and return it with an invitation to it.

        It begins as soon as all seats are taken and have added to the seed; the owner promises to do so.
        """
        id = tokens.new_id()
        imported = status is Status.OVER
        luck = Luck([], record.nonces, record.match) if imported else first_luck(id, seats, promise or "")
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
            now(),
            owner.id,
            ending=ending,
            origin=None if origin is None else origin[0],
            origin_step=None if origin is None else origin[1],
            imported=imported,
            kin=kin,
            writer=self.company.me,
        )
        match = with_luck(match, luck)
        placed = [msgspec.structs.replace(seat, match=id, seat=n) for n, seat in enumerate(seats)]
        kind = "start" if imported else "open"
        opening = await asyncio.to_thread(_opening, match, record, kind)
        invitation = tokens.new_secret()
        await self.store.write(
            [
                (ADD_MATCH, row(match)),
                *((ADD_SEAT, row(seat)) for seat in placed),
                *((ADD_ENTRY, row(entry)) for entry in opening),
                (ADD_INVITATION, {"match": id, "token_hash": tokens.digest(invitation)}),
            ]
        )
        loaded = Loaded(match, placed, opening, [])
        if record.actions or record.past:
            return await self.find(id), invitation
        return self._adopt(loaded, Journal(self.store, loaded)), invitation

    async def create_rematch(self, old: MatchRow, seats: Sequence[SeatRow], person: str, promise: str) -> str:
        """Set up the same match once more and return its id."""
        owner = await self.people.find(person)
        assert owner is not None
        rows = seats_once_more(seats, person)
        record = Record.start(find_game(old.game), [r.name for r in rows], options_of(old), secrets.token_bytes(32))
        origin = (old.id, None)
        clock = clock_of(old)
        match, _ = await self.create(
            owner, record, rows, public=old.public, clock=clock, origin=origin, promise=promise
        )
        return match.id

    async def is_rematch_good(self, id: str | None) -> bool:
        """Tell whether there is a rematch, and it was not called off before it began."""
        return id is not None and await self.store.status(id) != Status.CANCELLED.value

    async def new_invitation(self, match: str) -> str:
        """Return one more invitation to a match."""
        invitation = tokens.new_secret()
        await self.store.write([(ADD_INVITATION, {"match": match, "token_hash": tokens.digest(invitation)})])
        return invitation

    async def delete(self, id: str, person: str) -> None:
        """Delete a record that a person took in from a file."""
        match = await self.visible(id, person, None)
        row = match.journal.row
        if not row.imported or row.owner != person:
            raise Refusal("srv-err-not-yours", 403)
        await self.store.write([(statement, {"_match": id}) for statement in DROP_MATCH])
        if self._hosted.pop(id, None) is not None:
            await match.stop(keep=False)

    # -- lists --------------------------------------------------------------------------

    def summaries(self, found: Sequence[Summary], person: str | None) -> list[MatchInfo]:
        """Return matches as a list shows them: my turn first, then running, open and finished ones."""
        infos = [self._summary(summary, person) for summary in found]
        rank = {Status.RUNNING: 1, Status.OPEN: 2, Status.OVER: 3, Status.CANCELLED: 4}
        infos.sort(key=lambda info: (0 if info.actor in info.you else rank[info.status], -info.updated))
        return infos

    def _summary(self, found: Summary, person: str | None) -> MatchInfo:
        match = self._hosted.get(found.match.id)
        if match is not None:
            return match.info(person)
        last = found.last
        return describe(
            found.match,
            found.seats,
            person=person,
            rev=last.rev,
            step=last.step,
            actor=last.actor,
            updated=last.at,
            save_point=last.save_point,
            revealed=is_over(found.match) and not may_be_veiled(found.match, found.seats),
            here=self.company.present(found.match.id),
        )


def _heard(loading: "asyncio.Task[HostedMatch | None]") -> None:
    """Take an error for told: whoever waited has heard it, and if all have gone away it matters to nobody."""
    if not loading.cancelled():
        loading.exception()


def _opening(match: MatchRow, record: Record, kind: str) -> list[EntryRow]:
    """Return the first entries of a match: what is taken over, and where that went on by other rules."""
    lines = "\n".join([*record.past, *write_lines(find_game(record.game), record.actions)])
    steps = record.past_steps + sum(actor >= 0 for actor, _ in record.actions)
    told = [(kind, lines)] if record.resumed is None else [("rules", resumption_data(record.resumed)), (kind, lines)]
    return [
        EntryRow(match.id, rev, what, 0, data, True, steps, OVER, 0.0, match.created, "")
        for rev, (what, data) in enumerate(told, start=1)
    ]
