"""Everything the server says exists in every language."""

import re
from pathlib import Path

import pytest

from radura.core.text import LANGUAGES
from radura.i18n import has_message, shell_source
from radura.server.pages import load_pages

SERVER = Path(__file__).parents[2] / "src" / "radura" / "server"
USED = {id for path in SERVER.rglob("*.py") for id in re.findall(r'"((?:srv|core)-[a-z-]+)"', path.read_text())}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_of_the_server_has_words(lang: str) -> None:
    assert {id for id in USED if not has_message(id, lang)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_are_left_over(lang: str) -> None:
    written = set(re.findall(r"^(srv-(?:err|bye|end)-[a-z-]+) =", shell_source(lang), re.MULTILINE))
    assert written - USED == set()


def test_without_a_built_table_the_first_page_says_what_to_do(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("radura.server.pages.files", lambda _: tmp_path)
    body = load_pages()["/"].body.decode()
    assert body.count("tools/hatch_build.py") == len(LANGUAGES)
