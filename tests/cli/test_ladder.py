"""``radura ladder``: ratings in the terminal, as a picture and in a page; what was played is not played again."""

from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.support.cli import Run

COMMAND = (
    *("ladder", "tictactoe", "--bots", "bot:random,bot:greedy,bot:mcts@20it", "--games", "4"),
    *("--results", "matches.jsonl", "--plot", "ladder.svg", "--page", "page.md"),
)


def test_players_are_rated_drawn_and_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("page.md").write_text("# Three in a row\n\nSquares.\n", encoding="utf-8")
    ran = run(*COMMAND)
    assert ran.code == 0, ran.err
    assert "Hasty against Dreamer" in ran.out
    assert "1,000, fixed" in ran.out
    assert "12 matches, each deal played from both seats" in " ".join(ran.out.split())
    names = [text.text for text in ElementTree.parse("ladder.svg").iter("{http://www.w3.org/2000/svg}text")]
    assert {"Hasty", "Dreamer", "Searcher (20it)"} <= {*names}
    page = Path("page.md").read_text(encoding="utf-8")
    assert page.startswith("# Three in a row\n\nSquares.\n\n<!-- ladder")
    assert "(ladder.svg)" in page
    assert "| Hasty against Dreamer | 4 |" in page
    # once more: nothing is played, and the page has one ladder, with what stands around it
    Path("page.md").write_text(page + "\n## Balance\n", encoding="utf-8")
    monkeypatch.setattr("radura.bots.arena.play_match", None)
    again = run(*COMMAND)
    assert (again.code, again.out) == (0, ran.out)
    assert Path("page.md").read_text(encoding="utf-8") == page + "\n## Balance\n"


def test_an_odd_number_of_matches_is_rounded_up_to_whole_deals(run: Run) -> None:
    command = ("ladder", "tictactoe", "--bots", "bot:random,bot:greedy", "--results", "m.jsonl", "--games")
    told = " ".join(run(*command, "3").out.split())
    assert "4 matches, each deal played from both seats" in told
    lines = Path("m.jsonl").read_text(encoding="utf-8").splitlines(keepends=True)
    assert len(lines) == 4
    # a file from elsewhere may have half a deal: then nothing else is said of it
    Path("m.jsonl").write_text("".join(lines[:3]), encoding="utf-8")
    told = " ".join(run(*command, "1").out.split())
    assert "3 matches, some deals played from one seat only" in told
