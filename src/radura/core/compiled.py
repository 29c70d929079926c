"""Hints for the compiler; where the source runs as it is they mean nothing.

``@mypyc_attr(allow_interpreted_subclasses=True)`` on a class lets games that are not compiled
derive from it, and keeps ``Class.__new__(Class)`` what it is in Python: every state whose
``clone`` begins like that needs it to run compiled.

``i64`` is an int that, compiled, has 64 bits and wraps around; ``u8`` is one of a byte.

``Room`` holds bytes that are written one by one: a ``bytearray``, but compiled it is a class of librt, the compiler's
own library, into which a byte is written in a twelfth of the time. Make one with ``radura.core.encode.room``.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["Room", "i64", "mypyc_attr", "u8"]

T = TypeVar("T")

if TYPE_CHECKING:
    from librt.strings import BytesWriter as Room
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    i64 = u8 = int

    class Room(bytearray):
        """What of librt's class is used here."""

        def write(self, data: bytes) -> None:
            """Add bytes at the end."""
            self.extend(data)

        def truncate(self, size: int) -> None:
            """Keep no more than so many bytes."""
            del self[size:]

        def getvalue(self) -> bytes:
            """Return all bytes."""
            return bytes(self)


try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # it comes with the compiler, and only the compiler needs it

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Return the class as it is."""
        return lambda decorated: decorated
