"""Who else serves the tables of a store: nobody, or a cluster. All others are written as if it were one process."""

import socket
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Protocol

from litestar.types import ASGIApp

from radura.protocol.lobby import MatchInfo, TakeSeat
from radura.server.bots import Bots
from radura.server.limits import Buckets
from radura.server.passing import Passed
from radura.server.refusal import Refusal
from radura.server.stream import Watcher

if TYPE_CHECKING:
    from radura.server.matches import Matches
    from radura.server.people import People
    from radura.server.visitor import Tables, Visitor


class Elsewhere(Refusal):
    """A match is at home at another process."""

    def __init__(self, process: str) -> None:
        super().__init__("srv-err-elsewhere", 503)
        self.process = process


class Company(Protocol):
    """The other processes, as one of them needs them."""

    me: str | None
    """By what name a match is written down that is at home here; None: there is nobody else."""

    def bots(self, workers: int, limit: float) -> Bots:
        """Return where computer players think."""

    def buckets(self, name: str, rate: float, burst: float) -> Buckets:
        """Return a limit that all processes share."""

    def tables(self, visitors: "Callable[[Watcher], Visitor]") -> "Callable[[Watcher], Tables]":
        """Return how a connection gets to its tables, given how it gets to those of this process."""

    def around(self, app: ASGIApp) -> ASGIApp:
        """Return what answers requests, given what answers those about the matches of this process."""

    def take_in_by(self, take_in: Callable[[socket.socket, Passed], None]) -> None:
        """Have it told when another process of this machine passes on a socket."""

    async def open(self, matches: "Matches", people: "People") -> None:
        """Meet the others."""

    async def close(self) -> None:
        """Take leave of the others."""

    async def claim(self, match: str) -> None:
        """Let a match be at home here; raises Elsewhere."""

    async def release(self, match: str) -> None:
        """Let a match be at home nowhere."""

    async def take_seat(self, match: str, wanted: TakeSeat, authorization: str) -> MatchInfo:
        """Let somebody sit down at a match that is at home elsewhere; raises Refusal."""

    def count(self, topic: str, key: str, number: int) -> None:
        """Let the others know how many of something there are here."""

    def counted(self, topic: str, key: str) -> int:
        """Return how many of something there are at all the others."""

    def present(self, match: str) -> Collection[str]:
        """Return the people who are at a match elsewhere."""

    def tell(self, person: str, match: str, news: Callable[[], bytes]) -> None:
        """Send the news of a match to a person's connections at the others."""


class Alone:
    """There is nobody else."""

    me: str | None = None

    def bots(self, workers: int, limit: float) -> Bots:
        return Bots(workers, limit)

    def buckets(self, name: str, rate: float, burst: float) -> Buckets:
        return Buckets(rate, burst)

    def tables(self, visitors: "Callable[[Watcher], Visitor]") -> "Callable[[Watcher], Tables]":
        return visitors

    def around(self, app: ASGIApp) -> ASGIApp:
        return app

    def take_in_by(self, take_in: Callable[[socket.socket, Passed], None]) -> None:
        pass

    async def open(self, matches: "Matches", people: "People") -> None:
        pass

    async def close(self) -> None:
        pass

    async def claim(self, match: str) -> None:
        pass

    async def release(self, match: str) -> None:
        pass

    async def take_seat(self, match: str, wanted: TakeSeat, authorization: str) -> MatchInfo:
        raise AssertionError("every match is at home here")

    def count(self, topic: str, key: str, number: int) -> None:
        pass

    def counted(self, topic: str, key: str) -> int:
        return 0

    def present(self, match: str) -> Collection[str]:
        return ()

    def tell(self, person: str, match: str, news: Callable[[], bytes]) -> None:
        pass
