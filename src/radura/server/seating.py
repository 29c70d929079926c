"""Seats are taken, left, and taken over by computer players; a match begins when none is free."""

import msgspec
import structlog

from radura.core.chance import promise as promise_of
from radura.protocol.lobby import ProposalKind, Status
from radura.server.clocks import Clocks
from radura.server.describe import Luck, with_luck, with_proposals
from radura.server.effect import BEGUN_OR_ENDED, INFO, NOTHING, RESEATED, Effect
from radura.server.endings import Finisher, ending_by_leaving, ending_by_rules_change, ending_by_time
from radura.server.journal import Journal
from radura.server.refusal import Refusal
from radura.server.requests import Add, Job, Sit
from radura.server.seats import BOT, LEFT, OPEN, PERSON, people_seats
from radura.server.store.tables import MatchRow, SeatRow

_STAND_IN = "greedy"  # plays on for a seat whose time has run out at a table of more than two


class Seating:
    """Who sits at a match, from the first to the last."""

    def __init__(self, journal: Journal, clocks: Clocks, finisher: Finisher) -> None:
        self._journal = journal
        self._clocks = clocks
        self._finisher = finisher
        self._log = structlog.get_logger().bind(match=journal.id)

    # -- before the match -------------------------------------------------------------

    async def sit(self, request: Sit, job: Job) -> Effect:
        """Give a person the seat kept for them, or a free one; nothing happens if they sit already."""
        journal = self._journal
        if journal.seats_of(job.person):
            return NOTHING
        if journal.status is not Status.OPEN:
            raise Refusal("srv-err-no-free-seat")
        kept = [s.seat for s in journal.seats if s.kind == OPEN and s.person == job.person]
        free = [s.seat for s in journal.seats if s.kind == OPEN and s.person is None] if request.free else []
        chosen = kept or (free[:1] if request.seat is None else [seat for seat in free if seat == request.seat])
        if not chosen:
            raise Refusal("srv-err-no-free-seat")
        taken = [SeatRow(journal.id, seat, PERSON, job.person, request.name) for seat in chosen]
        row = self._with(chosen, promise=request.promise, nonce="")
        await journal.note(job, "sit", chosen[0], row=row, seats=taken)
        return RESEATED

    async def add(self, request: Add, job: Job) -> Effect:
        """Add a person's number to the seed; nothing happens once the match has begun."""
        journal = self._journal
        if journal.status is not Status.OPEN:
            return NOTHING
        if not journal.is_sealed:
            raise Refusal("srv-err-not-sealed")
        luck, mine = journal.luck, journal.seats_of(job.person)
        if any(luck.promises[seat] != promise_of(request.nonce) for seat in mine):
            raise Refusal("srv-err-nonce")
        if all(luck.nonces[seat] for seat in mine):
            return NOTHING
        row = self._with(mine, promise=luck.promises[mine[0]], nonce=request.nonce.hex())
        await journal.note(job, "nonce", mine[0], row=row)
        return INFO

    def _with(self, seats: list[int], *, promise: str, nonce: str) -> MatchRow:
        """Return the match with what these seats promise to add to the seed, and add."""
        luck = self._journal.luck
        promises = [promise if seat in seats else old for seat, old in enumerate(luck.promises)]
        nonces = [nonce if seat in seats else old for seat, old in enumerate(luck.nonces)]
        return with_luck(self._journal.row, Luck(promises, nonces))

    async def begin(self, job: Job, *, regardless: bool) -> Effect:
        """Begin the match if no seat is free and no number is missing any more, or regardless of the numbers."""
        journal = self._journal
        if not journal.is_sealed or (journal.owing and not regardless):
            return NOTHING
        await journal.begin(job)
        self._clocks.run(journal.awaited, self._clocks.time(), discreet=journal.is_discreet)
        self._log.info("match_begun", rev=journal.rev, game=journal.game.id)
        return BEGUN_OR_ENDED

    # -- during the match -------------------------------------------------------------

    async def leave(self, job: Job) -> Effect:
        """Let a person give up their seats; the match ends if nobody is left."""
        journal = self._journal
        mine = journal.seats_of(job.person)
        if journal.status is Status.OPEN:
            return await self._leave_open(job, mine)
        if journal.is_halted:
            return await self._finisher.end(job, mine[0], ending_by_rules_change(journal.seats))
        journal.running()
        gone = [SeatRow(journal.id, seat, LEFT, job.person, journal.seats[seat].name) for seat in mine]
        after = [next((g for g in gone if g.seat == s.seat), s) for s in journal.seats]
        if not people_seats(after):
            left = [seat.seat for seat in after if seat.kind == LEFT]
            return await self._finisher.end(job, mine[0], ending_by_leaving(after, left), gone)
        kept = [p for p in journal.proposals if p.by not in mine and not {*p.waiting} & {*mine}]
        await journal.note(job, "leave", mine[0], row=with_proposals(journal.row, kept), seats=gone)
        self._clocks.run(journal.awaited, self._clocks.time(), discreet=journal.is_discreet)
        return RESEATED

    async def _leave_open(self, job: Job, mine: list[int]) -> Effect:
        """Free seats of a match that has not begun; without anybody it is called off.

        So it is once all seats were taken: numbers were told, and whoever sat down now could promise one knowing them.
        """
        journal = self._journal
        gone = [SeatRow(journal.id, seat, OPEN) for seat in mine]
        row = self._with(mine, promise="", nonce="")
        if journal.is_sealed or people_seats(journal.seats) == mine:
            row = msgspec.structs.replace(row, status=Status.CANCELLED.value)
        await journal.note(job, "leave", mine[0], row=row, seats=gone)
        return RESEATED

    async def stand_in(self, job: Job, seat: int, level: str, by: int) -> Effect:
        """Let a computer player go on for a seat, by the doing of another."""
        journal = self._journal
        kept = [p for p in journal.proposals if p.what is not ProposalKind.BOT and p.by != seat]
        bot = SeatRow(journal.id, seat, BOT, None, "", level)
        await journal.note(job, "bot", by, row=with_proposals(journal.row, kept), seats=[bot])
        self._clocks.run(journal.awaited, self._clocks.time(), discreet=journal.is_discreet)
        return RESEATED

    async def time_up(self, job: Job) -> Effect:
        """See whose time has run out: a computer player goes on for them, or the match ends."""
        journal, late, deadline = self._journal, self._clocks.running, self._clocks.deadline
        if late is None or deadline is None or journal.status is not Status.RUNNING:
            return NOTHING
        if deadline > self._clocks.time():
            return Effect(wake=True)
        if len(journal.seats) > 2 and people_seats(journal.seats) != [late]:
            return await self.stand_in(job, late, _STAND_IN, late)
        return await self._finisher.end(job, late, ending_by_time(journal.seats, late))
