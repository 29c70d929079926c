"""What all processes count together: people connected, sockets of an address, people at a match, uses of a limit."""

import asyncio
from collections import Counter
from collections.abc import Collection
from typing import TypeAlias

from radura.server.cluster.frames import Count, Used
from radura.server.cluster.links import Links
from radura.server.limits import Buckets

_Counts: TypeAlias = dict[str, dict[str, int]]
_SOON = 0.05  # seconds for which uses of a limit are gathered before the others hear of them


class Tallies:
    """How many of something there are at each process. A process that is lost counts for nothing."""

    def __init__(self, links: Links) -> None:
        self._links = links
        self._mine: _Counts = {}
        self._theirs: dict[str, _Counts] = {}
        links.on(Count, self._hear)
        links.on_lost(self._lose)

    def set(self, topic: str, key: str, number: int) -> None:
        """Note how many there are here, and let the others know."""
        if _get(self._mine, topic, key) != number:
            _put(self._mine, topic, key, number)
            self._links.tell_servers(Count(topic, key, number))

    def elsewhere(self, topic: str, key: str) -> int:
        """Return how many there are at all the others."""
        return sum(_get(found, topic, key) for found in self._theirs.values())

    def at(self, process: str, topic: str, key: str) -> int:
        """Return how many there are at another process."""
        return _get(self._theirs.get(process, {}), topic, key)

    def keys(self, topic: str) -> Collection[str]:
        """Return of what there is something elsewhere."""
        return {key for found in self._theirs.values() for key in found.get(topic, ())}

    def _hear(self, process: str, frame: Count) -> None:
        _put(self._theirs.setdefault(process, {}), frame.topic, frame.key, frame.number)

    def _lose(self, process: str) -> None:
        self._theirs.pop(process, None)
        for topic, counts in self._mine.items():
            for key, number in counts.items():
                self._links.send(process, Count(topic, key, number))


def _get(counts: _Counts, topic: str, key: str) -> int:
    return counts.get(topic, {}).get(key, 0)


def _put(counts: _Counts, topic: str, key: str, number: int) -> None:
    if number:
        counts.setdefault(topic, {})[key] = number
    elif key in counts.get(topic, {}):
        del counts[topic][key]
        if not counts[topic]:
            del counts[topic]


class SharedBuckets(Buckets):
    """A limit of all processes together: each tells the others what was used of it. Without a broker, of each alone."""

    def __init__(self, links: Links, name: str, rate: float, burst: float) -> None:
        super().__init__(rate, burst)
        self._links = links
        self._name = name
        self._used: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Use the bucket of an address."""
        if not super().take(address):
            return False
        if not self._used:
            asyncio.get_running_loop().call_later(_SOON, self._tell)
        self._used[address] += 1
        return True

    def _tell(self) -> None:
        self._links.tell_servers(Used(self._name, dict(self._used)))
        self._used.clear()

    def hear(self, times: dict[str, int]) -> None:
        """Note what was used elsewhere."""
        for address, number in times.items():
            self.spend(address, number)
