"""The life of a match: its task takes one request after another; computer players and clocks are kept going."""

import asyncio
import time
from typing import TYPE_CHECKING

from radura.core.text import BadInput
from radura.protocol import messages as m
from radura.protocol.lobby import Status
from radura.server import metrics
from radura.server.deeds import Deeds
from radura.server.logs import place_of
from radura.server.match import BOT
from radura.server.refusal import Conflict, Refusal
from radura.server.requests import (
    Answerer,
    BotChose,
    Job,
    Nothing,
    Rematch,
    Renew,
    Request,
    Sit,
    Stale,
    TimeUp,
)
from radura.server.store import Loaded

if TYPE_CHECKING:
    from radura.server.hall import Hall

_WAITING = 256  # requests that may wait in a match's inbox
_TRY_AGAIN = 2.0  # seconds until a computer player or the clock is heard again after a failure


class LiveMatch(Deeds):
    """A match with its task."""

    def __init__(self, hall: "Hall", loaded: Loaded) -> None:
        super().__init__(hall, loaded)
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name=f"match {self.id}")
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._successor: LiveMatch | None = None
        """The copy that has taken over, once another server wrote to this match."""

    # -- asking -------------------------------------------------------------------------

    def post(self, request: Request, person: str | None, answer: Answerer) -> None:
        """Put a request into the inbox; it is answered when its turn has come."""
        self.used = time.monotonic()
        if self._successor is not None:
            self._successor.post(request, person, answer)
        elif person is not None and self._inbox.qsize() >= _WAITING:
            answer(Refusal("srv-err-busy", 429))
        else:
            self._inbox.put_nowait(Job(request, person, answer))

    async def ask(self, request: Request, person: str | None) -> int:
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

    @property
    def is_idle(self) -> bool:
        """True if nothing would be missed were the match not in memory."""
        waits = self._thinking is not None or self._alarm is not None or not self._inbox.empty()
        return not self.watchers and not waits

    async def stop(self) -> None:
        """Let the request in hand finish, and end the task."""
        self._quiet()
        idle: asyncio.Future[int] = asyncio.ensure_future(self.ask(Nothing(), None))
        await asyncio.wait({idle}, timeout=5)
        self._task.cancel()
        self._quiet()

    def _quiet(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    # -- the task -----------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            await self._begin_if_full()
        except Refusal as refusal:
            self._log.error("match_not_begun", reason=refusal.text.id)
        except Exception as error:
            self._failed("begin", error)
        self._wake()
        while self._successor is None:
            job = await self._inbox.get()
            job.answer(await self._settle(job))
            metrics.MOVE_SECONDS.observe(time.perf_counter() - job.arrived)

    async def _settle(self, job: Job) -> m.Done | Refusal:
        """Carry a request out, or answer it as the first time; whatever goes wrong, the match goes on."""
        ref = getattr(job.request, "ref", "")
        refusal: Refusal
        self._asking = job.person
        try:
            rev = self._refs.get((job.person, ref)) if ref and job.person is not None else None
            if rev is None:
                await self._do(job.request, job.person)
                rev = self.rev
            return m.Done(self.id, ref, rev)
        except Conflict as conflict:
            await self._give_way()
            refusal = conflict
        except Refusal as refused:
            refusal = refused
            if isinstance(refusal, Stale):
                self._show_to(job.person)
        except BadInput as error:
            refusal = Refusal.of(error)
        except Exception as error:
            refusal = self._failed(type(job.request).__name__, error)
        metrics.REFUSALS.labels(refusal.text.id).inc()
        if isinstance(job.request, BotChose | TimeUp) and self._successor is None:
            asyncio.get_running_loop().call_later(_TRY_AGAIN, self._wake)
        return refusal

    def _failed(self, request: str, error: Exception) -> Refusal:
        """Note an error in the rules: its place, not its words, which may name hidden cards."""
        at = place_of(error)
        self._log.error("match_failed", rev=self.rev, request=request, error=type(error).__name__, at=at)
        return Refusal("srv-err-internal", 500)

    async def _do(self, request: Request, person: str | None) -> None:
        match request:
            case m.Act():
                await self._act(request, self._insider(person))
            case BotChose():
                self._thinking = None
                await self._bot_act(request)
            case m.Propose():
                await self._propose(request, self._insider(person))
            case m.Answer():
                await self._answer(request, self._insider(person))
            case m.Chat():
                await self._say(request, self._insider(person))
            case m.Leave():
                await self._leave(request, self._insider(person))
            case Sit():
                assert person is not None
                await self._sit(request, person)
            case Rematch():
                await self._rematch(self._insider(person))
            case TimeUp():
                self._alarm = None
                await self._time_up()
            case Renew():
                await self._give_way()
            case Nothing():
                pass

    def _show_to(self, person: str | None) -> None:
        """Show the newest position to whoever acted on an older one."""
        for watcher in self.watchers:
            if watcher.person == person:
                self.sync(watcher)

    async def _give_way(self) -> None:
        """Another server wrote to this match: read it anew and let that copy take over."""
        try:
            successor = await self.hall.reload(self)
        except Exception as error:  # the store is gone, or the other server has other rules: this copy stays as it is
            self._failed("renew", error)
            later = asyncio.get_running_loop().call_later
            later(_TRY_AGAIN, self.post, Renew(), None, lambda _: None)
            return
        self._quiet()
        self._successor = successor
        for watcher in list(self.watchers):
            successor.join(watcher)
        self.watchers.clear()
        while not self._inbox.empty():
            successor._inbox.put_nowait(self._inbox.get_nowait())

    # -- the clock, the computer players, the others --------------------------------------

    def _wake(self, moved: int | None = None) -> None:
        """See to it that whoever must choose now hears of it."""
        self._set_alarm()
        actor = self.actor
        if actor >= 0 and self.seats[actor].kind == BOT:
            if self._thinking is None:
                self._thinking = asyncio.create_task(self._think())
        elif actor != moved:
            self.hall.tell_people(self)

    async def _think(self) -> None:
        rev = self.turned
        action = await self.hall.bots.choose(self.question(self.seats[self.actor].level))
        self.post(BotChose(rev, action), None, lambda _: None)

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = None if self.clocks is None or self.status is not Status.RUNNING else self.clocks.deadline
        if deadline is not None:
            loop = asyncio.get_running_loop()
            wait = min(max(0.0, deadline - self.hall.now()) + 0.001, 86_400.0)
            self._alarm = loop.call_later(wait, self.post, TimeUp(), None, lambda _: None)
