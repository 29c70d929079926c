"""Where each match is at home: the process that writes to it. The store knows; a process that is dead holds nothing."""

from collections.abc import Sequence

import structlog

from radura.server.cluster.links import Links
from radura.server.company import Elsewhere
from radura.server.refusal import StoreFailed
from radura.server.store import Store
from radura.server.store.gathering import Gathered

_log = structlog.get_logger()


class Homes:
    """Leases on matches. While the broker is gone nobody can be reached, and every match is at home everywhere.

    That is slow but right: the key of the entries lets only one of two writers through.
    """

    def __init__(self, links: Links, store: Store) -> None:
        self._links = links
        self._store = store
        self._known: dict[str, str] = {}
        """Matches that are at home at others."""
        self._claims = Gathered(lambda matches: store.claim(matches, links.me, links.alive()))
        links.on_lost(self._forget)

    async def of(self, match: str) -> str | None:
        """Return the process at which a match is at home, this one if it can be; None: here."""
        if not self._links.is_settled:
            return None
        process = self._known.get(match)
        if process is None:
            process = await self._look(match)
            if process != self._links.me and self._links.is_settled:
                self._known[match] = process
        return None if process == self._links.me else process

    async def claim(self, match: str) -> None:
        """Let a match be at home here; raises Elsewhere."""
        if (process := await self.of(match)) is not None:
            raise Elsewhere(process)

    async def claim_all(self, matches: Sequence[str]) -> dict[str, str]:
        """Let matches be at home here; return those that are not, and where they are."""
        if not matches or not self._links.is_settled:
            return {}
        found = await self._store.claim(matches, self._links.me, self._links.alive())
        return {match: process for match, process in found.items() if process != self._links.me}

    async def release(self, matches: Sequence[str]) -> None:
        """Let matches be at home nowhere."""
        await self._store.release(self._links.me, matches)

    async def release_all(self) -> None:
        """Let nothing be at home here."""
        try:
            await self._store.release(self._links.me)
        except StoreFailed:  # then the others notice that this process is gone
            _log.warning("homes_kept")

    def goes_to(self, match: str, process: str) -> None:
        """From now on a match is not at home here, but at another process."""
        self._known[match] = process

    async def give(self, match: str, process: str) -> None:
        """Let a match that is at home here be at home at another process."""
        await self._store.give(match, self._links.me, process)

    def moved(self, match: str) -> None:
        """Forget where a match was."""
        self._known.pop(match, None)

    async def _look(self, match: str) -> str:
        return await self._claims.get(match) or self._links.me  # no such match: to be said here

    def _forget(self, process: str) -> None:
        self._known = {match: at for match, at in self._known.items() if at != process}
