"""Decisions at a match: taken by people and computer players, and taken back."""

import asyncio

import structlog

from radura.core.match import Match, Prepared
from radura.protocol import messages as m
from radura.protocol.lobby import ProposalKind
from radura.server import metrics
from radura.server.clocks import Clocks, now
from radura.server.describe import ending_by_rules, with_ending, with_proposals
from radura.server.effect import Effect
from radura.server.journal import Journal
from radura.server.refusal import Refusal
from radura.server.requests import BotChose, Job
from radura.server.seats import BOT
from radura.server.store.tables import MatchRow


class Decisions:
    """Carries decisions out: prepared, stored, committed."""

    def __init__(self, journal: Journal, clocks: Clocks, grace: float) -> None:
        self._journal = journal
        self._clocks = clocks
        self._grace = grace
        self._moves = metrics.MOVES.labels(journal.game.id)
        self._log = structlog.get_logger().bind(match=journal.id)

    async def act(self, act: m.Act, job: Job) -> Effect:
        """Take the decision of a person."""
        play = self._journal.running()
        self._journal.check_current(act.rev)
        if play.state.actor not in self._journal.seats_of(job.person):
            raise Refusal("srv-err-not-your-turn")
        return await self._take(play, play.prepare(play.game.actions.parse(act.action)), job)

    async def bot_act(self, chose: BotChose, job: Job) -> Effect:
        """Take the decision of a computer player, unless the match went on without it."""
        journal = self._journal
        if chose.rev != journal.turned or journal.actor < 0 or journal.seats[journal.actor].kind != BOT:
            return Effect(wake=True)
        play = journal.running()
        return await self._take(play, play.prepare(chose.action), job)

    async def _take(self, play: Match, prepared: Prepared, job: Job) -> Effect:
        arrived = self._clocks.time()
        spent = self._clocks.spent(arrived)
        waited = await self._wait() if self._journal.is_discreet else 0.0
        row = self._row_after(play, prepared)
        await self._journal.take(job, prepared, spent, row)
        self._clocks.spend(prepared.seat, spent, prepared.state.actor)
        self._clocks.run(self._journal.awaited, arrived + waited, discreet=self._journal.is_discreet)
        self._moves.inc()
        self._log.debug("moved", rev=self._journal.rev, seat=prepared.seat)
        if prepared.state.outcome is not None:
            self._log.info("match_over", rev=self._journal.rev, by="rules")
        return Effect(change=(prepared.seat, prepared.log), info=row is not None, wake=True)

    def _row_after(self, play: Match, prepared: Prepared) -> MatchRow | None:
        """Return the match as it will be: perhaps over, and nothing to take back from before; None: as it is."""
        journal = self._journal
        if prepared.state.outcome is not None:
            actions = [*play.record.actions, *prepared.actions]
            return with_ending(journal.row, ending_by_rules(prepared.state, actions))
        waiting = journal.proposals
        kept = [p for p in waiting if p.what is not ProposalKind.UNDO]
        return None if len(kept) == len(waiting) else with_proposals(journal.row, kept)

    async def _wait(self) -> float:
        """Let a while pass after a discreet question was put; return how long was waited, which no clock counts."""
        left = min(self._journal.turned_at + self._grace - now(), self._grace)
        if left > 0:
            await asyncio.sleep(left)
        return max(left, 0.0)

    async def take_back(self, job: Job, seat: int, n: int, by: int) -> Effect:
        """Take back n decisions, as the seat ``by`` proposed; the seat that answered last is written down."""
        await self._journal.take_back(job, seat, n, with_proposals(self._journal.row, []))
        self._clocks.run(self._journal.awaited, self._clocks.time(), discreet=self._journal.is_discreet)
        return Effect(change=(by, None), info=True, wake=True)
