"""Hints for the compiler; where the source runs as it is they mean nothing.

``@mypyc_attr(allow_interpreted_subclasses=True)`` on a class lets games that are not compiled
derive from it, and keeps ``Class.__new__(Class)`` what it is in Python: every state whose
``clone`` begins like that needs it to run compiled.

``i64`` is an int that, compiled, has 64 bits and wraps around; ``u8`` is one of a byte.

``Room`` holds bytes that are written one by one: a ``bytearray``, but compiled it is a ``vec`` of librt, the compiler's
own library, into which a byte is written without any Python object. NumPy reads either in place, without a copy. Make
one with ``radura.core.encode.room``.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

__all__ = ["Room", "i64", "mypyc_attr", "u8", "vec"]

T = TypeVar("T")

if TYPE_CHECKING:
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import u8 as u8
else:
    i64 = u8 = int

    class vec(bytearray):  # noqa: N801  # librt's name
        """What of librt's class is used here: ``vec[u8]([0] * size)``, and its items."""

        def __class_getitem__(cls, kind: type) -> type:
            return cls


Room = vec[u8]


try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # it comes with the compiler, and only the compiler needs it

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Return the class as it is."""
        return lambda decorated: decorated
