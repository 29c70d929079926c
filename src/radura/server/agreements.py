"""What people at a table can agree on: to take back, to let a computer player go on, to end."""

import msgspec

from radura.protocol import messages as m
from radura.protocol.lobby import Proposal, ProposalKind
from radura.server.audience import Audience
from radura.server.decisions import Decisions
from radura.server.describe import with_proposals
from radura.server.effect import INFO, Effect
from radura.server.endings import Finisher, ending_by_agreement
from radura.server.journal import Journal
from radura.server.refusal import Refusal
from radura.server.requests import Job
from radura.server.seating import Seating
from radura.server.seats import asked, check_level, people_seats
from radura.server.tokens import new_id


class Agreements:
    """Keeps proposals until all who are touched have agreed, then has them carried out."""

    def __init__(
        self, journal: Journal, audience: Audience, decisions: Decisions, seating: Seating, finisher: Finisher
    ) -> None:
        self._journal = journal
        self._audience = audience
        self._decisions = decisions
        self._seating = seating
        self._finisher = finisher

    async def propose(self, request: m.Propose, job: Job) -> Effect:
        """Ask the others; where nobody else is touched, it is done at once."""
        journal = self._journal
        play = journal.running()
        mine = journal.seats_of(job.person)
        by = play.state.actor if play.state.actor in mine else mine[0]
        if any(p.what is request.what for p in journal.proposals):
            raise Refusal("srv-err-proposed")
        waiting = asked(journal.seats, job.person, self._touched(request, mine))
        proposal = Proposal(new_id(), request.what, by, waiting, request.seat, request.level)
        if not waiting:
            return await self._carry_out(proposal, by, job)
        row = with_proposals(journal.row, [*journal.proposals, proposal])
        await journal.note(job, "propose", by, row=row)
        return INFO

    def _touched(self, request: m.Propose, mine: list[int]) -> set[int]:
        """Return the seats that a proposal is about; Refusal if it cannot be made."""
        journal = self._journal
        if request.what is ProposalKind.UNDO:
            journal.check_current(request.rev)
            play = journal.running()
            n = play.reach(mine)
            if n == 0:
                raise Refusal("core-err-undo")
            return play.deciders(n) | {play.state.actor}
        if request.what is ProposalKind.BOT:
            self._check_stand_in(request.seat, request.level)
        return {seat for seat in people_seats(journal.seats) if not self._audience.is_away(seat)}

    def _check_stand_in(self, seat: int | None, level: str) -> None:
        if seat is None or seat >= len(self._journal.seats):
            raise Refusal("srv-err-no-such-seat", 404)
        check_level(level, self._journal.row.game)
        if not self._audience.is_gone(seat):
            raise Refusal("srv-err-not-absent")

    async def answer(self, request: m.Answer, job: Job) -> Effect:
        """Agree to a proposal or not; it is carried out with the last consent."""
        journal = self._journal
        journal.running()
        mine = journal.seats_of(job.person)
        proposal = next((p for p in journal.proposals if p.id == request.proposal), None)
        if proposal is None or not ({proposal.by, *proposal.waiting} & {*mine}):
            raise Refusal("srv-err-no-proposal", 404)
        waiting = [seat for seat in proposal.waiting if seat not in mine]
        if request.agree and not waiting:
            return await self._carry_out(proposal, mine[0], job)
        left = [p for p in journal.proposals if p.id != proposal.id]
        if request.agree:
            left.append(msgspec.structs.replace(proposal, waiting=waiting))
        await journal.note(job, "answer", mine[0], row=with_proposals(journal.row, left))
        return INFO

    async def _carry_out(self, proposal: Proposal, seat: int, job: Job) -> Effect:
        journal = self._journal
        person = journal.seats[proposal.by].person
        if proposal.what is ProposalKind.UNDO:
            n = journal.running().reach(journal.seats_of(person))
            return await self._decisions.take_back(job, seat, n, proposal.by)
        if proposal.what is ProposalKind.CLOSE:
            ending = ending_by_agreement(journal.seats, person, self._audience.gone())
            return await self._finisher.end(job, seat, ending)
        self._check_stand_in(proposal.seat, proposal.level)  # they may have come back meanwhile
        assert proposal.seat is not None
        return await self._seating.stand_in(job, proposal.seat, proposal.level, seat)
