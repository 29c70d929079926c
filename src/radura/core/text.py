"""Words for people: message ids with arguments, formatted elsewhere."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

Arg: TypeAlias = str | int
"""A number, plain text, or ``#message-id``: the words of another message. ``##`` is a plain ``#``.

In a sentence ``$card-the`` is the name that ``card`` refers to, with its article: see ``i18n.FORMS``.
A text that starts with ``#: `` holds any number of references among signs and numbers: ``#: 2 #ra-essence-elan``.
"""

COMPOSED = "#: "

LANGUAGES = ("en", "it", "nl")


@dataclass(frozen=True, slots=True)
class Message:
    """Something a person reads: the id of a Fluent message and its arguments."""

    id: str
    args: dict[str, Arg] = field(default_factory=dict)


def _plain(message: Message, lang: str) -> str:
    """Stand in for the translations where none are installed (core alone)."""
    args = ", ".join(f"{name}={value}" for name, value in message.args.items())
    return f"{message.id}({args})" if args else message.id


_speaker: Callable[[Message, str], str] = _plain


def install_speaker(speaker: Callable[[Message, str], str]) -> None:
    """Let ``say`` speak through the translations; called once, by the package itself."""
    global _speaker
    _speaker = speaker


def say(message: Message, lang: str = "en") -> str:
    """Return the message as a person reads it in this language."""
    return _speaker(message, lang)


def seat_word(seat: int) -> str:
    """Return the reference to a seat for the argument of a message; clients put the name of who sits there."""
    return f"#core-seat-{seat + 1}"


def name_ids(start: str, name: str) -> list[tuple[str, str]]:
    """Return the ids of messages that may name a thing, best first, each with the part of the name it leaves out.

    The place ``hand.0`` is named by ``<prefix>-place-hand-0``, or by ``<prefix>-place-hand`` with 0 left over;
    a cell ``forest.0/1:2`` is called like its place.
    """
    parts = name.partition("/")[0].split(".")
    return [(start + "-".join(parts[:n]), ".".join(parts[n:])) for n in range(len(parts), 0, -1)]


def _literal(value: Arg, longest: int) -> Arg:
    """Keep what came from outside from naming a message, and from being longer than anybody reads."""
    if isinstance(value, int):
        return value if value.bit_length() < 63 else str(value)[:longest]
    if len(value) > longest:
        value = value[:longest] + "…"
    return f"#{value}" if value.startswith("#") else value


class BadInput(ValueError):
    """Input from outside that cannot be taken; says what was given and what is allowed."""

    longest: ClassVar[int] = 300
    """More signs of what was given are not repeated."""

    def __init__(self, id: str, **args: Arg) -> None:
        self.message = Message(id, {name: _literal(value, self.longest) for name, value in args.items()})
        super().__init__(id)

    def __str__(self) -> str:
        return say(self.message)


class BadData(BadInput):
    """A maker's own data that cannot be used: every mistake is told."""

    longest: ClassVar[int] = 100_000
