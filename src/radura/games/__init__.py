"""The games of the table, one package each.

The package and the function ``radura.games()`` share a name: as soon as a game is imported,
``radura.games`` is this module, so it can be called and lists the installed games.
"""

import sys
from types import ModuleType

from radura.core.game import games


class _Games(ModuleType):
    """A module that is also a function."""

    def __call__(self) -> list[str]:
        """Return the ids of all installed games."""
        return games()


sys.modules[__name__].__class__ = _Games
