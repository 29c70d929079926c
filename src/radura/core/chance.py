"""Luck as numbers: small generators that clone cheaply and can be proved afterwards.

``Seeded`` is fast and serves play, tests and bots. ``Committed`` serves matches between
people: its seed is promised by a hash before the first draw and shown after the last one.
Both give the same draws for the same seed on every machine.
"""

import hashlib

from radura.core.compiled import mypyc_attr

_MASK = (1 << 64) - 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of luck with a position; ``clone`` continues with the same draws."""

    __slots__ = ()

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1, each equally likely."""
        raise NotImplementedError

    def clone(self) -> "Rng":
        """Return an independent generator that will draw the same numbers."""
        raise NotImplementedError

    def weighted(self, weights: list[int]) -> int:
        """Return an index, each as likely as its weight says."""
        rest = self.below(sum(weights))
        for index, weight in enumerate(weights):
            if rest < weight:
                return index
            rest -= weight
        raise AssertionError("unreachable: below(sum) is less than the sum")

    def shuffled(self, items: list[int]) -> list[int]:
        """Return a new list with the items in random order."""
        out = items[:]
        for i in range(len(out) - 1, 0, -1):
            j = self.below(i + 1)
            out[i], out[j] = out[j], out[i]
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Seeded(Rng):
    """A 64-bit permuted linear generator: fast, one int of memory."""

    __slots__ = ("_at",)

    def __init__(self, seed: int) -> None:
        # Two rounds of mixing, so that neighbouring seeds do not draw alike.
        z = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        self._at = z ^ (z >> 31)

    def below(self, n: int) -> int:
        self._at = x = (self._at * 6364136223846793005 + 1442695040888963407) & _MASK
        x ^= x >> 22
        return ((x >> 22 & 0xFFFFFFFF) * n) >> 32

    def clone(self) -> "Seeded":
        new = Seeded.__new__(Seeded)
        new._at = self._at
        return new


class Committed(Rng):
    """Draws from SHA-256 over a secret seed and a counter, without bias."""

    __slots__ = ("_seed", "count")

    def __init__(self, seed: bytes, count: int = 0) -> None:
        self._seed = seed
        self.count = count

    def below(self, n: int) -> int:
        limit = (1 << 64) - (1 << 64) % n
        while True:
            block = hashlib.sha256(self._seed + self.count.to_bytes(8, "big")).digest()
            self.count += 1
            value = int.from_bytes(block[:8], "big")
            if value < limit:
                return value % n

    def clone(self) -> "Committed":
        return Committed(self._seed, self.count)


def generator(seed: int | bytes) -> Rng:
    """Return the generator a seed stands for: an int is fast, bytes are committed."""
    return Seeded(seed) if isinstance(seed, int) else Committed(seed)


def commitment(seed: int | bytes) -> str:
    """Return the hash that promises a seed without telling it."""
    raw = f"radura-seed:{seed}".encode() if isinstance(seed, int) else b"radura-seed:" + seed
    return hashlib.sha256(raw).hexdigest()
