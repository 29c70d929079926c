"""Strict loading of ``data/cards.toml``: reports all mistakes at once, entry by entry."""

from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec
from radura.core.reading import Mistakes, read

DATA = files("starter") / "data"
Few = Annotated[int, msgspec.Meta(ge=1, le=99)]


class Kind(msgspec.Struct, frozen=True):
    """A kind of card."""

    id: str
    strength: Few
    count: Few


class Catalog(msgspec.Struct, frozen=True):
    """The content of the file."""

    hand: Few
    points: Few
    price: Few
    card: list[Kind]


def load(folder: Traversable = DATA) -> Catalog:
    """Read the file; raise BadData with one line for each mistake."""
    mistakes = Mistakes()
    catalog = read(folder / "cards.toml", Catalog, mistakes)
    if mistakes.can_judge:
        _check(catalog, mistakes)
    mistakes.refuse(folder)
    return catalog


def _check(c: Catalog, mistakes: Mistakes) -> None:
    """Report data that break an assumption of the rules."""
    if 2 * c.hand > sum(kind.count for kind in c.card):
        mistakes.tell("cards.toml", "hand", "there are too few cards for two hands")
    ids = [kind.id for kind in c.card]
    for id in sorted({id for id in ids if ids.count(id) > 1}):
        mistakes.tell("cards.toml", id, "id", "another card has this id")
