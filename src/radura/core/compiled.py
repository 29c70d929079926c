"""Hints for the compiler; where the source runs as it is they mean nothing.

``@mypyc_attr(allow_interpreted_subclasses=True)`` on a class lets games that are not compiled
derive from it, and keeps ``Class.__new__(Class)`` what it is in Python: every state whose
``clone`` begins like that needs it to run compiled.

``i64`` is an int that, compiled, has 64 bits and wraps around.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
else:
    i64 = int

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # it comes with the compiler, and only the compiler needs it

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Callable[[T], T]:
        """Return the class as it is."""
        return lambda decorated: decorated
