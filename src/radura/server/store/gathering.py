"""Reads that are made together: whatever is asked for while one is under way is read by the next, in one go.

Like the writes of a commit. When a server dies, hundreds come to another one within a moment, and nearly all that a
query costs is paid as often as one is made, not for what it finds.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Generic, TypeVar

V = TypeVar("V")

_MOST = 50  # at once: who comes later is not to wait for many


class Gathered(Generic[V]):
    """Reads of one kind, each by an id."""

    def __init__(self, read: Callable[[Sequence[str]], Awaitable[dict[str, V]]]) -> None:
        self._read = read
        self._asked: dict[str, asyncio.Future[V | None]] = {}
        self._task: asyncio.Task[None] | None = None

    async def get(self, id: str) -> V | None:
        """Return what is read from now on; raises what the read raises."""
        if id not in self._asked:
            self._asked[id] = asyncio.get_running_loop().create_future()
        if self._task is None:
            self._task = asyncio.create_task(self._read_all())
        return await asyncio.shield(self._asked[id])

    async def _read_all(self) -> None:
        while self._asked:
            ids = list(self._asked)[:_MOST]
            futures = [self._asked.pop(id) for id in ids]
            try:
                found = await self._read(ids)
            except Exception as error:  # whoever asked is told
                for future in futures:
                    future.set_exception(error)
                    future.exception()  # perhaps nobody waits for it any more
            else:
                for id, future in zip(ids, futures, strict=True):
                    future.set_result(found.get(id))
        self._task = None
