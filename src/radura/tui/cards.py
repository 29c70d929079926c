"""A component in words: its name, numbers, text and source."""

import textwrap
from collections.abc import Mapping
from typing import Any

from radura.core.game import Card
from radura.core.text import COMPOSED, Message
from radura.core.view import HIDDEN, View
from radura.tui.words import Words


def card_lines(card: Card, words: Words, width: int) -> list[str]:
    """Return all that is printed on a component, as lines."""
    count = f" ×{card.count}" if card.count != 1 else ""
    lines = [f"{words.item(card.id)}{count}  ({card.id})"]
    if facts := facts_line(card.facts):
        lines += textwrap.wrap(facts, width, initial_indent="    ", subsequent_indent="    ")
    for message in (*card.text, *(value for value in card.facts.values() if isinstance(value, Message))):
        lines += textwrap.wrap(words(message), width, initial_indent="    ", subsequent_indent="    ")
    source = f"{card.source}: {card.ref}" if card.ref else card.source
    lines += textwrap.wrap(
        words("cli-card-source", source=source), width, initial_indent="    ", subsequent_indent="    "
    )
    return lines


def reading_lines(card: Card, words: Words, width: int) -> list[str]:
    """Return a component as a person reads it at the table: its name, then what it says, in their language."""
    name = words.item(card.id)
    lines = [name if card.count == 1 else words("cli-card-copies", card=name, n=card.count)]
    told = [*_facts_told(card, words), *map(words, card.text)]
    told += [words(value) for value in card.facts.values() if isinstance(value, Message)]
    for text in told:
        lines += textwrap.wrap(text, width, initial_indent="    ", subsequent_indent="    ")
    return lines


def _facts_told(card: Card, words: Words) -> list[str]:
    """Return the numbers of a card for which its game has words (``<prefix>-fact-<name>``); its text tells the rest."""
    out: list[str] = []
    for name, value in card.facts.items():
        id = f"{words.game.prefix}-fact-{name}"
        if not words.has(id):
            continue
        if isinstance(value, Mapping):
            amounts = [f"{n} #{words.game.prefix}-essence-{what}" for what, n in value.items()]
            out.append(words(id, amounts=COMPOSED + " + ".join(amounts)))
        elif isinstance(value, int) and value:
            out.append(words(id, n=value))
    return out


def facts_line(facts: Mapping[str, Any]) -> str:
    """Return the numbers and signs of a component on one line; words have lines of their own."""
    plain = {name: value for name, value in facts.items() if not isinstance(value, Message)}
    return " · ".join(f"{name} {_value(value)}" for name, value in plain.items() if value not in (None, "", [], {}, ()))


def find_cards(cards: tuple[Card, ...], text: str, words: Words) -> list[Card]:
    """Return the cards that a person means: by id, by name, or by the beginning or a part of either."""
    wanted = text.casefold().strip()
    names = [(card, {card.id.casefold(), words.item(card.id).casefold()}) for card in cards]
    exact = [card for card, own in names if wanted in own]
    return exact or [card for card, own in names if any(wanted in name for name in own)]


def find_pieces(view: View, text: str, words: Words) -> list[str]:
    """Return the things in sight that a person means: by id, by name, or by a part of the name."""
    wanted = text.casefold().strip()
    seen = dict.fromkeys(item for row in view.places.values() for item in row if item != HIDDEN)
    named = {item: words.item(item).casefold() for item in seen}
    exact = [item for item, name in named.items() if wanted in (item.casefold(), name)]
    return exact or [item for item, name in named.items() if wanted in name]


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{k} {_value(v)}" for k, v in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return ", ".join(map(_value, value))
    return str(value).lower() if isinstance(value, bool) else str(value)
