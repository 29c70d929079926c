"""Computer players that think elsewhere: on whatever machine ``radura think`` runs."""

import asyncio
import secrets
import signal
import time
import zlib
from itertools import count

import structlog

from radura.server import metrics
from radura.server.bots import Bots
from radura.server.cluster.broker import connect
from radura.server.cluster.frames import Think, Thinks
from radura.server.cluster.links import Links
from radura.server.worker import Question, Thought

_log = structlog.get_logger()


class SharedBots(Bots):
    """Asks whoever thinks elsewhere; this machine's own workers, if there is nobody or they are all at it."""

    def __init__(self, links: Links, workers: int, limit: float) -> None:
        super().__init__(workers, limit)
        self._links = links
        self._longest = limit
        self._numbers = count(1)
        self._asked: dict[int, tuple[str, asyncio.Future[Thought | None]]] = {}
        links.on(Thinks, self._hear)
        links.on_lost(self._lose)

    async def think(self, question: Question) -> Thought | None:
        """Return what a computer player would choose; None: the player failed, or thought for too long."""
        start = time.perf_counter()
        question.luck = secrets.randbits(62)
        while (thinker := self._free(question.match)) is not None:
            try:
                async with asyncio.timeout(self._longest):
                    thought = await self._ask(thinker, question)
            except ConnectionError:  # that one is dead: its question goes to another
                _log.warning("thinker_lost", match=question.match, seat=question.seat)
                continue
            except TimeoutError:
                _log.warning("thinker_too_slow", match=question.match, seat=question.seat)
                return None
            if thought is not None:
                metrics.BOT_SECONDS.observe(time.perf_counter() - start)
            return thought
        return await super().think(question)

    def _free(self, match: str) -> str | None:
        """Return who has time for a question; whoever knows the match already comes first."""
        thinkers = self._links.thinkers()
        busy = [process for process, _ in self._asked.values()]
        free = sorted(process for process, seats in thinkers.items() if busy.count(process) < seats)
        return min(free, key=lambda process: zlib.crc32(f"{match} {process}".encode()), default=None)

    async def _ask(self, thinker: str, question: Question) -> Thought | None:
        number = next(self._numbers)
        answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self._asked[number] = (thinker, answer)
        try:
            if not self._links.send(thinker, Think(number, question)):
                raise ConnectionError
            metrics.CARRIED.labels("question").inc()
            return await answer
        finally:
            del self._asked[number]

    def _hear(self, _: str, frame: Thinks) -> None:
        _process, answer = self._asked.get(frame.number, ("", None))
        if answer is not None and not answer.done():
            answer.set_result(frame.thought)

    def _lose(self, process: str) -> None:
        for thinker, answer in self._asked.values():
            if thinker == process and not answer.done():
                answer.set_exception(ConnectionError())


class Thinker:
    """Thinks for servers elsewhere, in worker processes of its own."""

    def __init__(self, broker: str, workers: int, limit: float, lease: float) -> None:
        self._links = Links(connect(broker), lease, seats=workers)
        self._bots = Bots(workers, limit)
        self._tasks: set[asyncio.Task[None]] = set()
        self._links.on(Think, self._take)

    async def run(self) -> None:
        """Think until told to stop."""
        stop = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            asyncio.get_running_loop().add_signal_handler(number, stop.set)
        await self._bots.start()
        self._links.open()
        await stop.wait()
        await self._links.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bots.stop()

    def _take(self, server: str, frame: Think) -> None:
        task = asyncio.create_task(self._think(server, frame))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _think(self, server: str, frame: Think) -> None:
        self._links.send(server, Thinks(frame.number, await self._bots.think(frame.question)))
