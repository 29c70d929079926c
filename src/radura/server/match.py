"""A match on the server: one task with an inbox, the only writer. It takes one request after another.

Each job has a collaborator of its own: the journal stores, the decisions and agreements are carried out, the seats
filled, the audience is shown what changed, the reminder tells whoever must choose. First the store, then the people.
"""

import asyncio
import contextlib
import time
from functools import partial
from typing import TYPE_CHECKING

import msgspec
import structlog

from radura.core.text import BadInput
from radura.protocol import messages as m
from radura.protocol.lobby import Live, MatchInfo, Status
from radura.protocol.messages import encode
from radura.server import metrics
from radura.server.agreements import Agreements
from radura.server.audience import Audience, Presence
from radura.server.chat import Chat
from radura.server.clocks import Clocks, now
from radura.server.decisions import Decisions
from radura.server.describe import clock_of
from radura.server.effect import BEGUN_OR_ENDED, INFO, NOTHING, Effect
from radura.server.endings import Finisher
from radura.server.inbox import Inbox
from radura.server.journal import Journal
from radura.server.limits import Buckets
from radura.server.logs import place_of
from radura.server.refusal import Conflict, Doubtful, Refusal, StoreFailed
from radura.server.reminder import Reminder
from radura.server.requests import (
    Add,
    Answerer,
    Begin,
    BotChose,
    Job,
    Nothing,
    Rematch,
    Renew,
    Request,
    Sit,
    Stale,
    TimeUp,
    unheard,
)
from radura.server.seating import Seating
from radura.server.store import Loaded
from radura.server.stream import Watcher

if TYPE_CHECKING:
    from radura.server.matches import Matches

_WAITING = 256  # requests that may wait in a match's inbox
_TRY_AGAIN = 2.0  # seconds until a computer player or the clock is heard again after a failure
_LOOK_AGAIN = 0.5  # seconds between tries to read what was stored


class HostedMatch:
    """A match in memory, with its task."""

    def __init__(self, matches: "Matches", loaded: Loaded, journal: Journal) -> None:
        settings, store = matches.settings, matches.store
        self._matches = matches
        self.journal = journal
        self.id = journal.id
        self._clocks = clocks = _clocks(journal, loaded, matches.opened, matches.uptime, settings.grace)
        talk = Buckets(settings.chat_rate, settings.chat_burst, most=len(journal.seats))
        self._chat = Chat(store, journal, loaded.chat, talk)
        seen = Presence(partial(matches.note_here, self.id), partial(matches.note_seen, self.id))
        self._audience = Audience(journal, clocks, self._chat, settings.absent_after, seen)
        self._decisions = Decisions(journal, clocks, settings.grace)
        finisher = Finisher(journal, clocks)
        self._seating = Seating(journal, clocks, finisher)
        self._agreements = Agreements(journal, self._audience, self._decisions, self._seating, finisher)
        self._reminder = Reminder(journal, clocks, matches.bots, self.post, self._tell_people)
        self._log = structlog.get_logger().bind(match=self.id)
        self._inbox = Inbox()
        self._successor: HostedMatch | None = None
        """The copy that has taken over, once another server wrote to this match."""
        self._due: asyncio.TimerHandle | None = None
        """When the match begins without the numbers of those who are at the table."""
        self._used = time.monotonic()
        self._task = asyncio.create_task(self._run(), name=f"match {self.id}")

    # -- asking -------------------------------------------------------------------------

    def post(self, request: Request, person: str | None = None, answer: Answerer = unheard) -> None:
        """Put a request into the inbox; it is answered when its turn has come."""
        self.use()
        if self._successor is not None:
            self._successor.post(request, person, answer)
        elif person is not None and len(self._inbox) >= _WAITING:
            answer(Refusal("srv-err-busy", 429))
        else:
            self._inbox.put(Job(request, person, answer))

    async def ask(self, request: Request, person: str | None = None) -> int:
        """Put a request into the inbox and return the revision it led to; raises Refusal."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def answer(result: m.Done | Refusal) -> None:
            if future.done():
                return
            if isinstance(result, m.Done):
                future.set_result(result.rev)
            else:
                future.set_exception(result)

        self.post(request, person, answer)
        return await future

    async def resumed(self) -> None:
        """Wait until a match whose rules have changed goes on: who sees it before would decide in vain."""
        if self.journal.resumption is not None:
            with contextlib.suppress(Refusal):  # the store does not answer: then it can still be looked at
                await self.ask(Nothing())

    # -- watching -----------------------------------------------------------------------

    def join(self, watcher: Watcher, rev: int | None = None, said: int | None = None) -> None:
        """Let somebody watch: they get what is missing since a revision and a line of chat, or everything."""
        self.use()
        self._audience.join(watcher, rev, said)
        if self.journal.seats_of(watcher.person):
            self._wait_for_numbers()

    def part(self, watcher: Watcher) -> None:
        """Let somebody go."""
        self.use()
        self._audience.part(watcher)

    def sync(self, watcher: Watcher) -> None:
        """Send a watcher the whole match as it stands."""
        self._audience.sync(watcher)

    def info(self, person: str | None) -> MatchInfo:
        """Return all about the match that this person may know."""
        return self._audience.info(person)

    # -- staying in memory --------------------------------------------------------------

    def use(self) -> None:
        """Note that somebody has just come for the match."""
        self._used = time.monotonic()

    def is_behind(self, rev: int | None, said: int) -> bool:
        """Tell whether the store knows more than this copy; None: perhaps."""
        return rev is None or rev > self.journal.rev or said > self._chat.last

    @property
    def is_watched(self) -> bool:
        """True if somebody is at the table."""
        return not self._audience.is_empty

    def is_idle_since(self, limit: float) -> bool:
        """Tell whether nothing would be missed were the match not in memory, and nobody came since."""
        waits = self._reminder.is_waiting or len(self._inbox) > 0
        return self._audience.is_empty and not waits and self._used < limit

    async def keep_position(self) -> None:
        """Store the position beside the entries, should the rules change; what fails now is done the next time."""
        with contextlib.suppress(Refusal):
            await self.journal.keep_position()

    async def stop(self, *, keep: bool = True) -> None:
        """Let the request in hand finish, and end the task; what is to be deleted is not kept up to date before."""
        self._reminder.stop()
        if self._due is not None:
            self._due.cancel()
        idle: asyncio.Future[int] = asyncio.ensure_future(self.ask(Nothing()))
        await asyncio.wait({idle}, timeout=5)
        if keep:
            await self.keep_position()
        self._task.cancel()
        self._reminder.stop()

    # -- the task -----------------------------------------------------------------------

    async def _run(self) -> None:
        begun = NOTHING
        try:
            waits = self.journal.resumption is not None
            begun = await (self._resume if waits else self._begin)(Job(Nothing()))
        except Refusal as refusal:
            self._log.error("match_not_begun", reason=refusal.text.id)
            if isinstance(refusal, Doubtful):
                self.post(Renew())
        except Exception as error:
            self._failed("begin", error)
        self._publish(begun._replace(wake=True))
        while self._successor is None:
            job = await self._inbox.get()
            if (answer := await self._settle(job)) is not None:
                job.answer(answer)
            metrics.MOVE_SECONDS.observe(time.perf_counter() - job.arrived)

    async def _settle(self, job: Job) -> m.Done | Refusal | None:
        """Carry a request out, or answer it as the first time; whatever goes wrong, the match goes on.

        None: another process has written meanwhile, and the copy that has read it answers.
        """
        refusal: Refusal
        try:
            rev = self.journal.answered(job)
            if rev is None:
                if self.journal.resumption is not None:
                    self._publish(await self._resume(job))
                effect = await self._do(job.request, job)
                if self.journal.is_veiled:
                    await self._matches.unveil(self.journal)
                self._publish(effect)
                rev = self.journal.rev
            return m.Done(self.id, job.ref, rev)
        except Doubtful as doubt:
            successor = await self._read_anew()
            rev = None if successor is None else successor.journal.answered(job)
            if rev is not None:
                return m.Done(self.id, job.ref, rev)
            if successor is not None and isinstance(doubt, Conflict):
                successor._inbox.put(job)
                return None
            refusal = doubt if successor is None else Stale()
        except Refusal as refused:
            refusal = refused
            if isinstance(refusal, Stale):
                self._audience.sync_person(job.person)
        except BadInput as error:
            refusal = Refusal.of(error)
        except Exception as error:
            refusal = self._failed(type(job.request).__name__, error)
        metrics.REFUSALS.labels(refusal.text.id).inc()
        if isinstance(job.request, BotChose | TimeUp) and self._successor is None:
            asyncio.get_running_loop().call_later(_TRY_AGAIN, self._reminder.wake)
        return refusal

    def _failed(self, request: str, error: Exception) -> Refusal:
        """Note an error in the rules: its place, not its words, which may name hidden cards."""
        at = place_of(error)
        self._log.error("match_failed", rev=self.journal.rev, request=request, error=type(error).__name__, at=at)
        return Refusal("srv-err-internal", 500)

    async def _do(self, request: Request, job: Job) -> Effect:
        self._reminder.heard(request)
        match request:
            case BotChose():
                return await self._decisions.bot_act(request, job)
            case TimeUp():
                return await self._seating.time_up(job)
            case Renew():
                if self.is_behind(request.rev, request.said) and not await self._give_way():
                    self._renew_later()
                return NOTHING
            case Nothing():
                return NOTHING
            case Sit():
                self._publish(await self._seating.sit(request, job))
                return await self._begin(job)
            case Begin():
                self._due = None
                return await self._seating.begin(job, regardless=self._has_waited)
        if not self.journal.seats_of(job.person):
            raise Refusal("srv-err-not-seated", 403)
        match request:
            case m.Act():
                return await self._decisions.act(request, job)
            case m.Propose():
                return await self._agreements.propose(request, job)
            case m.Answer():
                return await self._agreements.answer(request, job)
            case m.Chat():
                self._audience.tell_line(await self._chat.say(request, job))
                return NOTHING
            case m.Leave():
                return await self._seating.leave(job)
            case Add():
                self._publish(await self._seating.add(request, job))
                return await self._begin(job)
            case Rematch():
                return await self._rematch(request, job)

    async def _begin(self, job: Job) -> Effect:
        """Begin the match if it can; if numbers are missing, it does not wait long for those who are at the table."""
        effect = await self._seating.begin(job, regardless=self._matches.settings.nonce_wait <= 0)
        if effect is not NOTHING:
            await self.keep_position()
        self._wait_for_numbers()
        return effect

    async def _resume(self, job: Job) -> Effect:
        """Let a match whose rules have changed go on by those of today; that is stored before anything else."""
        await self.journal.resume(Job(Nothing(), job.person))
        self._log.info("match_resumed", rev=self.journal.rev, rules_version=self.journal.row.rules_version)
        return BEGUN_OR_ENDED

    def _wait_for_numbers(self) -> None:
        """Give everybody at the table a little time from now to add what they have promised to the seed."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
        if self.journal.owing:
            wait = self._matches.settings.nonce_wait
            self._due = asyncio.get_running_loop().call_later(wait, self.post, Begin())

    @property
    def _has_waited(self) -> bool:
        """True if the numbers that are missing will not come: those who owe them are here, and have not told them.

        Who is away is waited for. Else whoever runs the server could leave numbers out at will, as if by accident.
        """
        journal = self.journal
        return all(self._audience.is_here(journal.seats[seat].person) for seat in journal.owing)

    async def _rematch(self, request: Rematch, job: Job) -> Effect:
        journal = self.journal
        if journal.status is not Status.OVER or journal.row.imported:
            raise Refusal("srv-err-not-over")
        if await self._matches.is_rematch_good(journal.row.rematch):
            return NOTHING
        assert job.person is not None
        new = await self._matches.create_rematch(journal.row, journal.seats, job.person, request.promise)
        row = msgspec.structs.replace(journal.row, rematch=new)
        await journal.note(job, "rematch", journal.seats_of(job.person)[0], row=row)
        return INFO

    # -- after a change -----------------------------------------------------------------

    def _publish(self, effect: Effect) -> None:
        """Let people and computer players know what has been stored."""
        moved = None
        if effect.change is not None:
            seat, log = effect.change
            self._audience.tell_change(seat, log)
            moved = None if log is None else seat
        if effect.seats:
            self._audience.look_again()
        if effect.everything:
            self._audience.sync_all()
        if effect.info:
            self._audience.tell_info()
        if effect.wake:
            self._reminder.wake(moved)

    def _tell_people(self) -> None:
        """Tell everybody who sits here, and looks elsewhere, how the match stands."""
        for person in {seat.person for seat in self.journal.seats if seat.person is not None}:
            self._matches.people.tell(person, self.id, partial(self._news, person))

    def _news(self, person: str) -> bytes:
        return encode(m.News(self.info(person)))

    async def _read_anew(self) -> "HostedMatch | None":
        """After a write in doubt, return the match as it is stored, as soon as the store can be read again."""
        deadline = time.monotonic() + self._matches.settings.doubt
        while not await self._give_way():
            if time.monotonic() > deadline:
                self._renew_later()
                break
            await asyncio.sleep(_LOOK_AGAIN)
        return self._successor

    async def _give_way(self) -> bool:
        """Read the match anew, since the store knows more than this copy, and let the new copy take over."""
        try:
            successor = await self._matches.reload(self.id)
        except StoreFailed:  # it is gone: this copy stays as it is
            self._log.warning("match_not_renewed", rev=self.journal.rev)
            return False
        except Exception as error:  # the other server has other rules
            self._failed("renew", error)
            return False
        if successor.journal.turned == self.journal.turned:
            successor._clocks.follow(self._clocks)
        self._reminder.stop()
        if self._due is not None:
            self._due.cancel()
        self._successor = successor
        self._audience.move_to(successor._audience)
        self._inbox.move_to(successor._inbox)
        return True

    def _renew_later(self) -> None:
        asyncio.get_running_loop().call_later(_TRY_AGAIN, self.post, Renew())


def _clocks(journal: Journal, loaded: Loaded, opened: float, uptime: float, grace: float) -> Clocks:
    """Return the clocks of a match as they stand."""
    clocks = Clocks(clock_of(journal.row), len(journal.seats), grace)
    clocks.fold(loaded.entries)
    since = journal.turned_at
    if isinstance(clocks.control, Live):
        # The time the server was down does not count, nor more than it has been up, whatever the time of day says.
        since = clocks.time() - min(max(0.0, now() - max(since, opened)), uptime)
    clocks.run(journal.awaited, since, discreet=journal.is_discreet)
    return clocks
