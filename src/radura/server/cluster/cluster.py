"""A process among others that serve the tables of one store together."""

import asyncio
import contextlib
import socket
from collections.abc import Callable, Collection, Coroutine

import msgspec
import structlog
from litestar.types import ASGIApp

from radura.protocol.lobby import MatchInfo, Problem, TakeSeat
from radura.server.bots import Bots
from radura.server.cluster.broker import connect
from radura.server.cluster.courier import Courier
from radura.server.cluster.frames import Carry, Tell, Used
from radura.server.cluster.homes import Homes
from radura.server.cluster.links import Links
from radura.server.cluster.neighbours import Neighbours
from radura.server.cluster.tallies import SharedBuckets, Tallies
from radura.server.cluster.thinkers import SharedBots
from radura.server.cluster.travel import Travel
from radura.server.limits import Buckets
from radura.server.logs import place_of
from radura.server.matches import Matches
from radura.server.passing import Passed
from radura.server.people import People
from radura.server.refusal import Refusal, StoreFailed
from radura.server.settings import Settings
from radura.server.store import Store
from radura.server.stream import Watcher
from radura.server.visitor import Tables, Visitor

_TOGETHER = 500  # matches that are looked up at once
_PATIENCE = 3.0  # seconds for which a server that starts waits for its broker
_LOOK = 0.3  # seconds between looks into the store while the broker is gone
_SELDOM = 30  # of these looks one is made though the broker is there
_AGAIN = 1.0  # seconds until what the store could not tell is asked again
_FAILED = 400
_log = structlog.get_logger()


class Cluster:
    """The other processes, as this one needs them: see ``Company``."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self._links = Links(connect(settings.broker), settings.lease)
        self._homes = Homes(self._links, store)
        self._neighbours = Neighbours(settings.neighbours, self._links.me)
        self._travel = Travel(self._links, self._homes, self._neighbours)
        self._tallies = Tallies(self._links)
        self._buckets: dict[str, SharedBuckets] = {}
        self._is_doubted = False
        self._tasks: set[asyncio.Task[None]] = set()
        self.me: str | None = self._links.me

    def bots(self, workers: int, limit: float) -> Bots:
        return SharedBots(self._links, workers, limit)

    def buckets(self, name: str, rate: float, burst: float) -> Buckets:
        found = self._buckets[name] = SharedBuckets(self._links, name, rate, burst)
        return found

    def tables(self, visitors: Callable[[Watcher], Visitor]) -> Callable[[Watcher], Tables]:
        return self._travel.tables(visitors)

    def around(self, app: ASGIApp) -> ASGIApp:
        self._courier = Courier(self._links, self._homes, app)
        return self._courier

    def take_in_by(self, take_in: Callable[[socket.socket, Passed], None]) -> None:
        self._neighbours.open(take_in)

    async def open(self, matches: Matches, people: People) -> None:
        self._matches, self._people = matches, people
        self._links.on(Tell, self._hear_news)
        self._links.on(Used, self._hear_used)
        self._links.on_lost(self._lose)
        self._links.on_settled = self._doubt
        self._neighbours.on_dead = self._links.bury  # long before its lease has ended
        self._travel.give = self._give
        self._links.open()
        await self._links.settled(_PATIENCE)
        self._begin(self._look_again_and_again())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._neighbours.close()
        await self._travel.close()
        await self._homes.release_all()
        await self._links.close()

    # -- where matches are at home --------------------------------------------------------

    async def claim(self, match: str) -> None:
        await self._homes.claim(match)

    async def release(self, match: str) -> None:
        await self._homes.release([match])

    async def _give(self, match: str, process: str) -> bool:
        """Let a match that nobody watches be at home where somebody comes to it from: then less is passed on."""
        found = self._matches.loaded(match)
        if found is None or found.is_watched:
            return False
        self._homes.goes_to(match, process)  # from here on nobody loads it here
        try:
            await self._matches.hand_over(match)
            await self._homes.give(match, process)
        except StoreFailed:
            self._homes.moved(match)
            raise
        return True

    async def take_seat(self, match: str, wanted: TakeSeat, authorization: str) -> MatchInfo:
        headers = [(b"content-type", b"application/json"), (b"authorization", authorization.encode("latin-1"))]
        request = Carry(0, "POST", f"/api/matches/{match}/seats", b"", headers, "", msgspec.json.encode(wanted))
        found = await self._courier.have_answered(match, request)
        if found.status >= _FAILED:
            problem = msgspec.json.decode(found.body, type=Problem)
            raise Refusal(problem.text.id, problem.status, **problem.text.args)
        return msgspec.json.decode(found.body, type=MatchInfo)

    def _doubt(self) -> None:
        """It is not sure any more which matches are at home here."""
        if not self._is_doubted:
            self._is_doubted = True
            self._begin(self._review())

    def _lose(self, process: str) -> None:
        """A process is dead, or took this one for dead: it may have our matches, or we may take its."""
        self._doubt()
        if self._links.is_settled and not self._links.is_alive(process):
            self._begin(self._matches.resume())

    async def _review(self) -> None:
        """Let go of matches that are at home elsewhere now."""
        self._is_doubted = False
        matches = self._matches.hosted()
        for start in range(0, len(matches), _TOGETHER):
            try:
                elsewhere = await self._homes.claim_all(matches[start : start + _TOGETHER])
            except StoreFailed:
                await asyncio.sleep(_AGAIN)
                self._doubt()
                return
            for match in elsewhere:
                await self._matches.hand_over(match)
                self._travel.send_on(match)

    async def _look_again_and_again(self) -> None:
        """While nobody can tell what they write, look into the store; and now and then, should anything go wrong."""
        looks = 0
        while True:
            await asyncio.sleep(_LOOK)
            looks += 1
            if not self._links.is_settled or looks % _SELDOM == 0:
                with contextlib.suppress(StoreFailed):  # it is looked at again soon
                    await self._matches.look()

    def _begin(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("cluster_failed", error=type(error).__name__, at=place_of(error))

    # -- what all know of each other ------------------------------------------------------

    def count(self, topic: str, key: str, number: int) -> None:
        self._tallies.set(topic, key, number)

    def counted(self, topic: str, key: str) -> int:
        return self._tallies.elsewhere(topic, key)

    def present(self, match: str) -> Collection[str]:
        return self._tallies.keys(f"at {match}")

    def tell(self, person: str, match: str, news: Callable[[], bytes]) -> None:
        data: bytes | None = None
        for process in self._links.servers():
            hearing = self._travel.hearing(process, person, match)
            if self._tallies.at(process, "people", person) > hearing:
                data = news() if data is None else data
                self._links.send(process, Tell(person, match, data))

    def _hear_news(self, _: str, frame: Tell) -> None:
        self._people.tell_here(frame.person, frame.match, frame.data)

    def _hear_used(self, _: str, frame: Used) -> None:
        if (buckets := self._buckets.get(frame.limit)) is not None:
            buckets.hear(frame.times)
