"""Hints for the compiler; where the source runs as it is they mean nothing.

``@mypyc_attr(allow_interpreted_subclasses=True)`` on a class lets games that are not compiled
derive from it, and keeps ``Class.__new__(Class)`` what it is in Python: every state whose
``clone`` begins like that needs it to run compiled.

``i64`` is an int that, compiled, has 64 bits and wraps around; ``u8`` is one of a byte.

``Room`` holds bytes that are written one by one: a ``bytearray``, but compiled it is a ``vec`` of librt, the compiler's
own library, into which a byte is written without any Python object. NumPy reads either in place, without a copy. Make
one with ``radura.core.encode.room``. A ``vec[float]`` or ``vec[i64]`` does the same for numbers, in place of a list;
compiled code reads it fastest where it is an argument, because it then counts no references.
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
    u8 = int

    class i64(int):  # noqa: N801  # the compiler's name
        """An int; only ``vec`` tells the two apart."""

        def __new__(cls, n: int) -> int:
            return int(n)

    class vec:  # noqa: N801  # librt's name
        """What of librt's class is used here: ``vec[u8]([0] * size)``, ``vec[float](numbers)``, and their items."""

        def __class_getitem__(cls, kind: type) -> type:
            return bytearray if kind is u8 else list


Room = vec[u8]


try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # it comes with the compiler, and only the compiler needs it

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Return the class as it is."""
        return lambda decorated: decorated
