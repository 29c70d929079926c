"""Luck as numbers: small generators that clone cheaply and can be proved afterwards.

``Seeded`` is fast and serves play, tests and bots. ``Committed`` serves matches between
people: its seed is promised by a hash before the first draw and shown after the last one,
and everybody who sits there adds a number to it that the server could not know.
Both give the same draws for the same seed on every machine.
"""

import hashlib
from typing import Final, TypeVar

from radura.core.compiled import i64, mypyc_attr

T = TypeVar("T")


def _ones() -> i64:
    """Return 64 bits that are all one: 2**64 - 1, and compiled -1, which masks nothing since i64 wraps by itself."""
    quarter: i64 = 1 << 62
    return quarter * 4 - 1


_FACTOR: Final[i64] = 6364136223846793005
_MASK: Final = (1 << 64) - 1
_WORD: Final[i64] = _ones()


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

    def shuffled(self, items: list[T]) -> list[T]:
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
        z ^= z >> 31
        high: i64 = z >> 32  # by halves: compiled, the uppermost bit becomes the sign
        low: i64 = z & 0xFFFFFFFF
        self._at: i64 = high << 32 | low

    def below(self, n: int) -> int:
        at: i64 = (self._at * _FACTOR + 1442695040888963407) & _WORD
        self._at = at
        # Bits 22 to 53 of ``at ^ at >> 22``, as if ``at`` had no sign.
        drawn: i64 = (at >> 22 ^ at >> 44 & 0xFFFFF) & 0xFFFFFFFF
        if n >= 1 << 31:  # the product may have more than 63 bits
            unlimited: int = drawn
            return unlimited * n >> 32
        limited: i64 = n
        return drawn * limited >> 32

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


# -- what the seats add -------------------------------------------------------------------

NONCE_SIZE: Final = 32


def promise(nonce: bytes) -> str:
    """Return the hash by which a seat promises its number before it has seen those of others."""
    return hashlib.sha256(b"radura-nonce:" + nonce).hexdigest()


def public_nonce(match: str, seat: int) -> bytes:
    """Return the number of a computer player's seat: anybody can work it out, so nobody can choose it."""
    return hashlib.sha256(f"radura-public:{match}:{seat}".encode()).digest()


def joint_seed(secret: bytes, nonces: list[bytes]) -> bytes:
    """Return the seed that a secret and the numbers of all seats make together; an empty one adds nothing."""
    parts = [bytes([len(nonce)]) + nonce for nonce in nonces]
    return hashlib.sha256(b"radura-match:" + secret + b"".join(parts)).digest()


class Traced(Rng):
    """Notes every number that a generator draws, and below what."""

    __slots__ = ("_rng", "numbers")

    def __init__(self, rng: Rng) -> None:
        self._rng = rng
        self.numbers: list[tuple[int, int]] = []

    def below(self, n: int) -> int:
        value = self._rng.below(n)
        self.numbers.append((n, value))
        return value

    def clone(self) -> "Traced":
        return Traced(self._rng.clone())
