"""Rate limits: token buckets."""

import time
from collections import OrderedDict
from ipaddress import IPv6Network


class Bucket:
    """Fills steadily, empties by use."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._at = time.monotonic()

    @property
    def is_empty(self) -> bool:
        """Whether it cannot be used now."""
        self._fill()
        return self._level < 1

    def take(self) -> bool:
        """Use it once; False if it is empty."""
        if self.is_empty:
            return False
        self._level -= 1
        return True

    def spend(self, times: int) -> None:
        """Use it so often, as far as there is something in it."""
        self._fill()
        self._level = max(0.0, self._level - times)

    def use(self) -> float:
        """Use it once, be it empty; return the seconds to wait until it would not have been."""
        self._fill()
        self._level -= 1
        return max(0.0, -self._level) / self._rate

    def _fill(self) -> None:
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now


class Buckets:
    """One bucket for each address, of the latest ones."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Use the bucket of an address."""
        return self._of(address).take()

    def spend(self, address: str, times: int) -> None:
        """Use the bucket of an address so often, as far as there is something in it."""
        self._of(address).spend(times)

    def _of(self, address: str) -> Bucket:
        bucket = self._buckets.pop(address, None) or Bucket(self._rate, self._burst)
        self._buckets[address] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket


def network(address: str) -> str:
    """Return what one visitor has: an IPv4 address, or the IPv6 network of a house."""
    if ":" not in address:
        return address
    try:
        return str(IPv6Network((address, 64), strict=False))
    except ValueError:
        return address
