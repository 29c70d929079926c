"""``radura balance``: what matches of one player against itself tell, in the terminal and in a page."""

from pathlib import Path

import pytest
from tests.support.cli import Run

from radura.bots.balance import read

COMMAND = (
    *("balance", "res_arcana_duo", "--bot", "bot:random", "--games", "3"),
    *("--results", "matches.jsonl", "--page", "page.md"),
)

MAGES = {"smith": "Smith", "enchantress": "Enchantress", "cultist": "Cultist", "fortune_teller": "Fortune Teller"}


def test_seats_ends_and_cards_are_told_and_kept(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("page.md").write_text("# Duo\n\n<!-- ladder -->\n", encoding="utf-8")
    ran = run(*COMMAND)
    assert ran.code == 0, ran.err
    assert "3 matches of bot:random against itself" in ran.out
    told = read(Path("matches.jsonl"))
    assert [match.seed for match in told] == [0, 1, 2]
    for match in told:
        assert match.decisions > match.rounds > 0
        assert all(sum(card.startswith("item_") for card in mine) >= 1 for mine in match.held)
    mage = next(card for card in told[0].held[told[0].winners[0]] if card in MAGES)
    holders = [(match, seat) for match in told for seat in range(2) if mage in match.held[seat]]
    won = sum(match.share(seat) for match, seat in holders) / len(holders)
    line = next(line for line in ran.out.splitlines() if MAGES[mage] in line)
    assert f"| {len(holders)} | {won:.1%} [" in line
    page = Path("page.md").read_text(encoding="utf-8")
    assert page.startswith("# Duo\n\n<!-- ladder -->\n\n<!-- balance: written by `radura balance` -->\n## Balance\n")
    # once more: nothing is played, and the page has one report
    monkeypatch.setattr("radura.bots.arena.play_match", None)
    again = run(*COMMAND)
    assert (again.code, again.out) == (0, ran.out)
    assert Path("page.md").read_text(encoding="utf-8") == page


@pytest.mark.parametrize("game", ["living_forest_duel", "casting_shadows"])
def test_what_a_seat_holds_is_found_in_every_game(run: Run, game: str) -> None:
    ran = run("balance", game, "--bot", "bot:random", "--games", "1", "--results", "one.jsonl")
    assert ran.code == 0, ran.err
    (match,) = read(Path("one.jsonl"))
    assert all(match.held)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("balance", "storyfold_wildwoods"), "storyfold_wildwoods does not declare which cards serve a seat"),
        (("balance", "tictactoe", "--bot", "bot:random"), "tictactoe does not declare which cards serve a seat"),
        (("balance", "res_arcana_duo", "--bot", "bot:wizard"), "wizard"),
    ],
)
def test_what_cannot_be_told_is_refused_in_a_sentence(run: Run, words: tuple[str, ...], said: str) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert said in ran.err


def test_a_wrong_line_is_named(run: Run) -> None:
    Path("matches.jsonl").write_text('{"game": "res_arcana_duo"}\n', encoding="utf-8")
    ran = run(*COMMAND)
    assert ran.code == 2
    assert "matches.jsonl" in ran.err
