"""The inbox of a match: many put something in, one task takes it out."""

import asyncio
from collections import deque

from radura.server.requests import Job


class Inbox:
    """Requests in the order in which they came. (A queue of asyncio serves many who wait, and costs a move more.)"""

    __slots__ = ("_jobs", "_loop", "_waiter")

    def __init__(self) -> None:
        self._jobs: deque[Job] = deque()
        self._loop = asyncio.get_running_loop()
        self._waiter: asyncio.Future[None] | None = None

    def __len__(self) -> int:
        return len(self._jobs)

    def put(self, job: Job) -> None:
        """Put a request in."""
        self._jobs.append(job)
        if self._waiter is not None:
            if not self._waiter.done():
                self._waiter.set_result(None)
            self._waiter = None

    async def get(self) -> Job:
        """Take the next request out, as soon as there is one."""
        while not self._jobs:
            self._waiter = self._loop.create_future()
            await self._waiter
        return self._jobs.popleft()

    def move_to(self, other: "Inbox") -> None:
        """Put all that waits into another one."""
        while self._jobs:
            other.put(self._jobs.popleft())
