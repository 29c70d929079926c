"""The rulebooks: every game has one in every language, with the same sections, rules and pictures."""

import re
from itertools import pairwise

import pytest
from tests.support.fluent import LANGUAGES, entries, source
from tests.support.rulebooks import GAMES, Section, sections

import radura
from radura.rulebook import CHECKOUT, statements

UNTOLD = {
    "CS-1": "a list of what is in the box",
    "RA-13": "facts of single cards, which their faces show",
    "RA-14": "packs mixed into other games",
}
"""Chapters of the rules that a player does not need to read."""


@pytest.mark.parametrize("game", GAMES)
def test_every_language_has_the_same_sections_rules_lists_and_pictures(game: str) -> None:
    english = sections(game, "en")
    assert len(english) > 10
    for lang in ("it", "nl"):
        other = sections(game, lang)
        for one, two in zip(english, other, strict=True):
            assert one.shape == two.shape, f"{lang}: {two.title}"
        assert {s.title for s in other} != {s.title for s in english}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_headings_are_in_order_and_nothing_is_empty(game: str, lang: str) -> None:
    book = sections(game, lang)
    assert [s.level for s in book].count(1) == 1 and book[0].level == 1
    assert all(below.level <= above.level + 1 for above, below in pairwise(book))
    assert len({s.title for s in book}) == len(book)
    for section, below in pairwise([*book, Section(1, "", (), ())]):
        assert section.blocks or below.level > section.level, section.title


@pytest.mark.parametrize("game", GAMES)
def test_sections_name_rules_that_exist(game: str) -> None:
    """A section names statements, or a chapter of them: SW-5 stands for SW-5.1, SW-5.2 and so on."""
    known = {s.id for s in statements(radura.game(game))}
    chapters = {id.rpartition(".")[0] for id in known if "." in id}
    unknown = {id for s in sections(game, "en") for id in s.rules} - known - chapters
    assert unknown == set()


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_is_explained(game: str) -> None:
    """No chapter of rules.md with numbers of its own is left out of the rulebook."""
    known = {s.id for s in statements(radura.game(game)) if re.fullmatch(r"[A-Z]+-\d+\.\d+\w?", s.id)}
    named = {id for s in sections(game, "en") for id in s.rules}
    told = named | {id.rpartition(".")[0] for id in named if "." in id}
    assert {id.rpartition(".")[0] for id in known} - told <= set(UNTOLD)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_of_pieces_with_a_name(game: str, lang: str) -> None:
    prefix = radura.game(game).prefix
    messages = {entry.id.name for entry in entries(source(game, lang))}
    cards = {card.id for card in radura.game(game).cards()}
    for piece in {
        piece for s in sections(game, lang) for kind, *rest in s.blocks if kind == "pieces" for piece in rest
    }:
        ids = (f"{prefix}-{part}{piece}" for part in ("card-", "essence-", ""))
        assert any(id in messages for id in ids), piece
        assert piece in cards or prefix == "ra", piece  # Res Arcana shows its signs and essences too


@pytest.mark.parametrize("game", GAMES)
def test_the_english_rulebook_is_english(game: str) -> None:
    text = (CHECKOUT / "src" / "radura" / "games" / game / "rulebook" / "en.md").read_text(encoding="utf-8")
    odd = (
        r"\b[Tt]he own\b",
        r"(?:^|[.:;] )Who [a-z]+s\b",
        r"\bno [a-z]+ any more\b",
        r"[.] Are several\b",
        r"\bnot suffice\b",
    )
    assert [found for pattern in odd for found in re.findall(pattern, text, re.MULTILINE)] == []
