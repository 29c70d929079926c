"""Sections of a page: what stands around them stays, and what cannot be told is refused."""

from pathlib import Path

import pytest
from tests.support.cli import Run

from radura import BadInput
from radura.cli.sections import Section

BEGIN, END = "<!-- ladder: written by `radura ladder` -->", "<!-- end of the ladder -->"


def test_a_section_takes_the_place_of_the_one_before(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"# Duel\n\n{BEGIN}\nold\n{END}\n\nbehind\n", encoding="utf-8")
    assert Section("ladder").put(page, "Duel", ["new"]) == f"# Duel\n\n{BEGIN}\nnew\n{END}\n\nbehind\n"
    assert Section("balance").put(page, "Duel", ["new"]).startswith(page.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "text",
    [
        f"before\n{BEGIN}\nold\nbehind\n",
        f"before\n{END}\nbehind\n",
        f"before\n{END}\nbetween\n{BEGIN}\nbehind\n",
        f"{BEGIN}\nbetween\n{BEGIN}\nold\n{END}\n",
        f"{BEGIN}\nold\n{END}\nbetween\n{END}\n",
    ],
)
def test_a_page_that_does_not_tell_where_the_section_is_stays_as_it_is(
    run: Run, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    monkeypatch.setattr("radura.bots.arena.play_match", None)
    page = Path("page.md")
    page.write_text(text, encoding="utf-8")
    ran = run("ladder", "tictactoe", "--bots", "bot:random,bot:greedy", "--page", "page.md")
    assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
    assert f"The section was not found in page.md. The page needs {BEGIN} and {END} once each" in ran.err
    assert page.read_text(encoding="utf-8") == text
    with pytest.raises(BadInput):
        Section("ladder").put(page, "Duel", ["new"])
