"""The table as lines of text: a layout of the game's own, or one that suits any game.

A layout is a function ``draw(view, words, width)`` that returns plain lines. It is looked up by
``Game.drawn_as``: in the entry point group ``radura.tables`` (for games from elsewhere), then as the module
``radura.tui.tables.<id>``.
"""

import textwrap
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import TypeAlias

from radura.core.view import HIDDEN, View
from radura.tui.words import Words

Layout: TypeAlias = Callable[[View, Words, int], list[str]]


@cache
def layout(drawn_as: str) -> Layout:
    """Return the function that draws the table of a game."""
    for point in entry_points(group="radura.tables", name=drawn_as):
        given: Layout = point.load()
        return given
    module = _module(drawn_as)
    own: Layout = draw if module is None else module.draw
    return own


@cache
def explained(drawn_as: str) -> frozenset[str]:
    """Return the kinds of options whose cards the table does not show: what they do is told beside the option."""
    return getattr(_module(drawn_as), "EXPLAINED", frozenset())


def _module(drawn_as: str) -> ModuleType | None:
    name = f"{__package__}.tables.{drawn_as}"
    return import_module(name) if find_spec(name) is not None else None


def draw(view: View, words: Words, width: int) -> list[str]:
    """Draw any table: each place with its items, then the counters and the dice."""
    lines: list[str] = []
    for place, items in view.places.items():
        if items:
            lines += wrapped(f"{_heading(view, words, place)}: ", _items(view, words, items), width)
    counters = [f"{words.counter(name)} {value}" for name, value in view.counters.items()]
    dice = [f"{words.item(name)} {words.face(face)}" for name, face in view.faces.items() if not _lies(view, name)]
    for row in (counters, dice):
        if row:
            lines += wrapped("", row, width, " · ")
    return lines


def wrapped(head: str, parts: list[str], width: int, gap: str = ", ", indent: int = 2) -> list[str]:
    """Return the parts after a heading, on as many lines as they need."""
    text = head + gap.join(parts)
    return textwrap.wrap(
        text, max(width, 20), subsequent_indent=" " * indent, break_long_words=False, drop_whitespace=True
    ) or [head.rstrip()]


def _heading(view: View, words: Words, place: str) -> str:
    """Name a place; ``name.n`` belongs to seat n, unless there are more of them than seats."""
    name, dot, n = place.rpartition(".")
    if dot and n.isdecimal() and f"{name}.{words.game.max_seats}" in view.places:
        return words("core-name-n", what=words.place(name), n=int(n) + 1)
    return words.place(place)


def _items(view: View, words: Words, items: list[str]) -> list[str]:
    """Name the items in order; the hidden ones are only counted."""
    out: list[str] = []
    hidden = items.count(HIDDEN)
    for item in items:
        if item != HIDDEN:
            face = view.faces.get(item)
            out.append(words.item(item) + (f" [{words.face(face)}]" if face else ""))
    if hidden:
        out.append(words("cli-hidden", n=hidden))
    return out


def _lies(view: View, item: str) -> bool:
    return any(item in row for row in view.places.values())
