"""The line mode's help speaks the player's language: the rulebook, and cards as a person reads them."""

import io
from pathlib import Path

import pytest

import radura
from radura import Match, Record
from radura.core.text import LANGUAGES
from radura.rulebook import statements
from radura.rulebook.book import book, search
from radura.tui.play import LineMode
from radura.tui.screen import Screen
from radura.tui.words import Words

GAMES = ("living_forest_duel", "res_arcana_duo", "casting_shadows", "storyfold_wildwoods")


def told(folder: Path, game: str, lang: str, *typed: str) -> str:
    """Return what the line mode prints after these lines."""
    of = radura.game(game)
    out = io.StringIO()
    screen = Screen(io.StringIO("".join(f"{line}\n" for line in (*typed, "q"))), out)
    match = Match(Record.start(of, ["human"] * of.min_seats, {}, 1))
    LineMode(match, Words(of, lang), screen, folder / "match.radura").run()
    return out.getvalue()


def test_rules_are_found_by_word_section_and_number_in_the_players_language(tmp_path: Path) -> None:
    said = told(tmp_path, "living_forest_duel", "it", "r", "r LF-8.2", "r gregaria con tre")
    assert "Solitari e gregari\n" in said and "Usare un segnalino  (LF-8)" in said
    assert "Il segnalino va sull’ultima carta della Linea comune" in said
    assert "Nel regolamento non si è trovato nulla" in told(tmp_path, "living_forest_duel", "it", "r xyzzy")


def test_a_card_is_read_in_the_players_language_and_without_raw_data(tmp_path: Path) -> None:
    said = told(tmp_path, "res_arcana_duo", "it", "c draghetto")
    assert "Draghetto Fatato\n    Costa 2 Calma + 2 Vita.\n    1 punto\n" in said
    assert not any(raw in said for raw in ("fairy_dragon", "powers", "designed"))
    assert "Vraagt 1 succes." in told(tmp_path, "storyfold_wildwoods", "nl", "c schemerhaas")


@pytest.mark.parametrize("game", GAMES)
def test_every_chapter_of_the_rules_is_found_in_the_rulebook(game: str) -> None:
    of = radura.game(game)
    books = {lang: book(of, lang) for lang in LANGUAGES}
    assert len({tuple(section.ids for section in sections) for sections in books.values()}) == 1
    known = {id for section in books["en"] for id in section.ids}
    assert known and all(any(s.id.startswith(id) for s in statements(of)) for id in known)
    for lang, sections in books.items():
        for section in sections:
            assert section in search(sections, section.title), (lang, section.title)
