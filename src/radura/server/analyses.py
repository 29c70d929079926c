"""Analyses of finished matches: judged in the background by the workers, one decision after another, and kept.

What is judged is stored at once. When the server stops, so does the work; it goes on as soon as somebody looks at it.
"""

import asyncio
import contextlib
import time
import zlib

import msgspec
import structlog

from radura.bots import budget as budgets
from radura.bots.analysis import Analysis, Choice, Judged, Mark, before, begin, choices
from radura.core.record import Record
from radura.core.text import BadInput
from radura.protocol.analysis import MatchAnalysis, SeatSummary
from radura.server.archive import hidden
from radura.server.bots import LAST_RESORT
from radura.server.describe import ending_of
from radura.server.journal import Journal, question_of
from radura.server.matches import Matches
from radura.server.refusal import Refusal
from radura.server.store.tables import ADD_ANALYSIS, DROP_ANALYSIS, AnalysisRow, row
from radura.server.worker import Question

_log = structlog.get_logger()

MOST = 32
"""Analyses that may be under way at once."""
EACH = 2
"""Of these one person may have asked for so many."""


class _Work:
    """An analysis on its way."""

    def __init__(self, analysis: Analysis, person: str) -> None:
        self.analysis = analysis
        self.person = person
        self.task: asyncio.Task[None] | None = None
        self._begun = time.monotonic()
        self._first = len(analysis.decisions)

    @property
    def left(self) -> float | None:
        """About how many seconds it will still take, at the pace so far."""
        judged = len(self.analysis.decisions)
        if judged == self._first:
            return None
        pace = (time.monotonic() - self._begun) / (judged - self._first)
        return pace * (self.analysis.total - judged)


class Analyses:
    """Has finished matches judged. Computer players who must choose wait for one decision at most."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._budget = budgets.parse(matches.settings.analysis)
        self._works: dict[str, _Work] = {}
        self._failed: set[str] = set()
        """Matches whose analysis ended because something is wrong: only who asks for it begins it again."""
        self._turn = asyncio.Lock()
        """Whose decision is thought about now: all analyses take turns."""

    async def start(self, match: Journal, person: str) -> MatchAnalysis:
        """Let a match be analysed, from where that was broken off; return what is known so far. Raises Refusal."""
        if not match.is_revealed:
            raise hidden(match)
        if match.id not in self._works:
            analysis = await self._kept(match) or await self._new(match)
            if not analysis.is_whole and match.id not in self._works:
                self._begin(match, analysis, person)
        return await self.look(match)

    async def revisit(self, match: Journal, person: str | None, since: int = 0) -> MatchAnalysis:
        """Return what is known so far, as ``look`` does; an analysis that a restart broke off goes on by that."""
        analysis = await self.known(match)
        if not analysis.is_whole and match.id not in self._works and match.id not in self._failed:
            with contextlib.suppress(Refusal):  # too many are under way: the next look may begin it
                self._begin(match, analysis, person or "")
        return await self.look(match, since)

    async def look(self, match: Journal, since: int = 0) -> MatchAnalysis:
        """Return what is known so far, with what was judged from one decision on; Refusal if nobody asked for it."""
        analysis, work = await self.known(match), self._works.get(match.id)
        return MatchAnalysis(
            analysis.total,
            len(analysis.decisions),
            work is not None,
            None if work is None else work.left,
            since,
            analysis.decisions[since:],
            analysis.turning_points(),
            [_summary(analysis, seat) for seat in range(len(analysis.final))],
            analysis.final,
            analysis.by_rules,
            analysis.budget,
        )

    async def known(self, match: Journal) -> Analysis:
        """Return the analysis of a match as far as it is; raises Refusal."""
        if not match.is_revealed:
            raise hidden(match)
        work = self._works.get(match.id)
        analysis = await self._kept(match) if work is None else work.analysis
        if analysis is None:
            raise Refusal("srv-err-not-analysed", 404)
        return analysis

    async def stop(self) -> None:
        """Work no more."""
        tasks = [work.task for work in self._works.values() if work.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- working ------------------------------------------------------------------------

    def _begin(self, match: Journal, analysis: Analysis, person: str) -> None:
        if match.play is None:
            raise Refusal("srv-err-old-rules")
        mine = sum(work.person == person for work in self._works.values())
        if mine >= EACH or len(self._works) >= MOST:
            raise Refusal("srv-err-analyses-busy", 429)
        self._failed.discard(match.id)
        work = self._works[match.id] = _Work(analysis, person)
        work.task = asyncio.create_task(self._go_on(match, analysis))
        work.task.add_done_callback(lambda _: self._works.pop(match.id, None))

    async def _go_on(self, match: Journal, analysis: Analysis) -> None:
        record = match.record
        left = (await asyncio.to_thread(choices, record))[len(analysis.decisions) :]
        try:
            for choice in left:
                async with self._turn:
                    judged = await self._judge(_question(match, record, choice, analysis.budget))
                analysis.decisions.append(judged)
                await self._keep(match, analysis)
        except Refusal as refusal:
            self._failed.add(match.id)
            _log.error("analysis_broken_off", match=match.id, reason=refusal.text.id)

    async def _judge(self, question: Question) -> Judged:
        thought = await self._matches.bots.insist(question)
        if thought is None or thought.judged is None:
            raise Refusal("srv-err-internal", 500)
        return thought.judged

    # -- keeping ------------------------------------------------------------------------

    async def _new(self, match: Journal) -> Analysis:
        if match.play is None:
            raise Refusal("srv-err-old-rules")
        final = None
        if (ending := ending_of(match.row)) is not None:
            winners = ending.winners or range(len(match.seats))
            final = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(match.seats))]
        try:
            return await asyncio.to_thread(begin, match.record, self._budget, final)
        except BadInput as error:
            raise Refusal.of(error, 409) from None

    async def _kept(self, match: Journal) -> Analysis | None:
        """Return what is stored; None: nothing, or nothing that this version can read."""
        kept = await self._matches.store.analysis(match.id)
        try:
            return None if kept is None else msgspec.json.decode(zlib.decompress(kept.data), type=Analysis)
        except msgspec.ValidationError:
            return None

    async def _keep(self, match: Journal, analysis: Analysis) -> None:
        kept = AnalysisRow(match.id, zlib.compress(msgspec.json.encode(analysis), 1))
        await self._matches.store.write([(DROP_ANALYSIS, {"_match": match.id}), (ADD_ANALYSIS, row(kept))])


def _question(match: Journal, record: Record, choice: Choice, budget: str) -> Question:
    actor, _ = record.actions[choice.at - len(record.past)]
    question = question_of(match.id, record, before(record, choice), actor, LAST_RESORT)
    question.judge, question.budget = choice, budget
    return question


def _summary(analysis: Analysis, seat: int) -> SeatSummary:
    count = analysis.count(seat)
    luck = sum(analysis.luck(i) for i, judged in enumerate(analysis.decisions) if judged.seat == seat)
    best = count[Mark.BEST] + count[Mark.ONLY]
    return SeatSummary(best, count[Mark.GOOD], count[Mark.SLIP], count[Mark.MISTAKE], luck)
