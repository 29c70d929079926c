"""Worker processes for computer players: started anew when they crash or hang, and asked again."""

import asyncio
import secrets
import sys
import time
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from radura import engine
from radura.server import metrics
from radura.server.worker import HEADER_SIZE, Question, Thought, length, pack

_log = structlog.get_logger()

TRIES = 3
"""After so many failures at one question the seat plays at random rather than never."""
LAST_RESORT = "random"


class WorkerLost(Exception):
    """A worker ended or did not answer in time."""


class Worker:
    """One process; answers one question at a time."""

    def __init__(self, limit: float) -> None:
        self.lock = asyncio.Lock()
        self._limit = limit
        self._process: Process | None = None
        self._engine = 0
        self._renewal: asyncio.Task[None] | None = None

    async def start(self) -> Process:
        """Start the process if it does not run."""
        if self._process is None or self._process.returncode is not None:
            self._engine = engine.latest()
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "radura.server.worker", stdin=PIPE, stdout=PIPE
            )
        return self._process

    async def ask(self, question: Question) -> Thought:
        """Return the worker's answer; raises WorkerLost."""
        try:
            async with asyncio.timeout(self._limit):
                process = await self.start()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(pack(question))
                await process.stdin.drain()
                size = length(await process.stdout.readexactly(HEADER_SIZE))
                return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Thought)
        except (OSError, asyncio.IncompleteReadError, msgspec.DecodeError) as error:  # OSError: also TimeoutError
            await self.stop()
            raise WorkerLost(type(error).__name__) from None
        except asyncio.CancelledError:
            await self.stop()  # its answer would be taken for the next one's
            raise

    def renew(self, question: Question) -> None:
        """Go over to an engine that was compiled since the process began, while that one goes on answering.

        The new process is asked first what the old one has answered: it is warm then, and knows the match.
        """
        if self._renewal is None and self._engine != engine.latest():
            rehearsal = msgspec.structs.replace(question, level=LAST_RESORT, advise=False, judge=None)
            self._renewal = asyncio.create_task(self._renew(rehearsal))

    async def _renew(self, rehearsal: Question) -> None:
        fresh = Worker(self._limit)
        try:
            await fresh.ask(rehearsal)
            async with self.lock:
                self._process, fresh._process = fresh._process, self._process
                self._engine = fresh._engine
        except WorkerLost as error:
            self._engine = engine.latest()  # the old one serves on
            _log.error("worker_not_renewed", reason=str(error))
        finally:
            self._renewal = None
            await fresh.stop()

    async def stop(self) -> None:
        """End the process."""
        if self._renewal is not None:
            self._renewal.cancel()
            await asyncio.gather(self._renewal, return_exceptions=True)
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        self._process = None


class Bots:
    """A few workers for all matches. A match goes to the same worker while that one is free: it knows the match."""

    def __init__(self, workers: int, limit: float) -> None:
        self._workers = [Worker(limit) for _ in range(max(1, workers))]

    async def start(self) -> None:
        """Start all workers, so that the first question need not wait."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def stop(self) -> None:
        """End all workers."""
        await asyncio.gather(*(worker.stop() for worker in self._workers))

    @property
    def workers(self) -> list[Worker]:
        """The workers, for tests and figures."""
        return self._workers

    async def choose(self, question: Question) -> int:
        """Return a computer player's choice, whatever happens to the workers meanwhile."""
        failures = 0
        while (thought := await self.think(question)) is None:
            failures += 1
            if failures == TRIES:
                _log.error("bot_plays_at_random", match=question.match, seat=question.seat, failures=failures)
                question.level = LAST_RESORT
            await asyncio.sleep(min(10.0, 0.1 * 2**failures))
        return thought.action

    async def insist(self, question: Question) -> Thought | None:
        """Return what a computer player would choose, asked again where its worker was lost; None: in vain."""
        for _ in range(TRIES):
            if (thought := await self.think(question)) is not None:
                return thought
        return None

    async def think(self, question: Question) -> Thought | None:
        """Return what a computer player would choose; None: its worker was lost, or the player failed."""
        start = time.perf_counter()
        log = _log.bind(match=question.match, seat=question.seat, level=question.level)
        question.luck = secrets.randbits(62)
        worker = self._pick(question.match)
        async with worker.lock:
            try:
                thought = await worker.ask(question)
            except WorkerLost as error:
                metrics.WORKER_RESTARTS.inc()
                log.warning("worker_lost", reason=str(error))
                return None
        if thought.error:
            log.error("bot_failed", error=thought.error)
            return None
        worker.renew(question)
        metrics.BOT_SECONDS.observe(time.perf_counter() - start)
        return thought

    def _pick(self, match: str) -> Worker:
        home = self._workers[hash(match) % len(self._workers)]
        if home.lock.locked():
            return next((worker for worker in self._workers if not worker.lock.locked()), home)
        return home
