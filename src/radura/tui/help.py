"""Help at any table of text: the rulebook and the cards, in the player's language."""

from radura.core.text import BadInput
from radura.rulebook.book import book, search
from radura.tui.cards import find_cards, reading_lines
from radura.tui.screen import Screen
from radura.tui.table import wrapped
from radura.tui.words import Words

_CARDS_SHOWN = 5


def show_rules(words: Words, screen: Screen, wanted: str) -> None:
    """Print what the rulebook has about a rule number, a section or words; without any, its sections."""
    sections = book(words.game, words.lang)
    if not wanted.strip():
        screen.lines([section.title for section in sections] or [words("cli-rules-none")])
        screen.line(words("cli-rules-hint"))
        return
    for section in (found := search(sections, wanted)):
        numbers = f"  ({', '.join(section.ids)})" if section.ids else ""
        screen.strong(f"{section.title}{numbers}")
        for paragraph in section.paragraphs:
            screen.lines(wrapped("  ", [paragraph], screen.width, indent=2))
    if not found:
        screen.line(words("cli-rules-none"))


def show_cards(words: Words, screen: Screen, wanted: str) -> None:
    """Print the cards with this name; BadInput: there is none."""
    found = find_cards(words.game.cards(), wanted, words) if wanted else []
    for card in found[:_CARDS_SHOWN]:
        screen.lines(reading_lines(card, words, screen.width))
    if not found:
        raise BadInput("cli-err-card", given=wanted)
