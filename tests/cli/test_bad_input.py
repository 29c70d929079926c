"""Bad input: one sentence that names what was given and what is allowed, exit code 2, nothing written."""

from pathlib import Path

import pytest
from tests.cli.conftest import Run

BAD = [
    (["plya"], "no command “plya”. Commands: serve, play, replay"),
    (["--fly"], "“--fly” is not understood"),
    (["games", "--fly"], "“--fly” is not understood. “radura games --help”"),
    (["play"], "Missing: GAME"),
    (["play", "chess"], "no game “chess”. Installed: "),
    (["play", "#chess"], "no game “#chess”"),
    (["play", "tictactoe", "--seats", "human"], "1 seats are not possible here: at least 2, at most 2"),
    (["play", "tictactoe", "--seats", "human,cat"], "“cat” cannot sit down. Allowed: human, bot:random"),
    (["play", "tictactoe", "--seats", "human,bot:genius"], "no computer player “genius”. Levels: random"),
    (["play", "tictactoe", "--seed", "x"], "“x” is not possible for --seed"),
    (["play", "tictactoe", "--seed"], "--seed needs a value"),
    (["play", "tictactoe", "--option", "speed"], "“speed” is not written like a setting"),
    (["play", "tictactoe", "--option", "speed=9"], "no option “speed”"),
    (["play", "tictactoe", "--lang", "xx"], "no language “xx”. Available: en, it, nl"),
    (["play", "tictactoe", "--lang=xx"], "no language “xx”"),
    (["play", "tictactoe", "--save", "nowhere/match.radura"], "no folder nowhere"),
    (["play", "tictactoe", "--save", "."], "is a folder"),
    (["play", "--resume", "nothing.radura"], "nothing.radura cannot be used: No such file"),
    (["play", "--resume", "nothing.radura", "--seed", "3"], "--seed cannot be changed"),
    (["replay", "nothing.radura"], "nothing.radura cannot be used"),
    (["replay"], "Missing: FILE"),
    (["verify", "nothing.radura"], "nothing.radura cannot be used"),
    (["analyse", "nothing.radura"], "nothing.radura cannot be used"),
    (["analyse", "nothing.radura", "--budget", "long"], "long"),
    (["analyse", "nothing.radura", "--plot", "curve.gif"], "“curve.gif” must end in .svg"),
    (["analyse", "nothing.radura", "--plot", "nowhere/curve.svg"], "no folder nowhere"),
    (["analyse", "nothing.radura", "--json", "."], "is a folder"),
    (["check", "tictactoe", "--games", "0"], "“0” is not possible for --games: a whole number from 1 up"),
    (["check", "chess"], "no game “chess”"),
    (["simulate", "tictactoe", "--seats", "human,bot:random"], "“human” cannot sit down"),
    (["simulate", "tictactoe", "--jobs", "-1"], "--jobs"),
    (["simulate", "tictactoe", "--seats", "bot:master@fast,bot:random"], "“fast” is no time to think"),
    (["simulate", "tictactoe", "--seats", "bot:random@1s,bot:random"], "random takes no time to think"),
    (["simulate", "storyfold_wildwoods", "--seats", "bot:master"], "has no levels of computer players"),
    (["simulate", "storyfold_wildwoods", "--seats", "bot:adviser@0it"], "“0it” is no time to think"),
    (["play", "storyfold_wildwoods", "--seats", "bot:novice@5it"], "has no levels of computer players"),
    (["play", "tictactoe", "--seats", "human,bot:adept@"], "“” is no time to think"),
    (["ladder", "tictactoe", "--bots", "bot:greedy"], "at least two different computer players"),
    (["ladder", "tictactoe", "--bots", "bot:greedy,bot:greedy"], "at least two different computer players"),
    (["ladder", "tictactoe", "--bots", "bot:greedy,bot:nobody"], "nobody"),
    (["ladder", "tictactoe", "--games", "0"], "--games"),
    (["ladder", "tictactoe", "--plot", "ladder.png"], "must end in .svg"),
    (["ladder", "tictactoe", "--page", "nowhere/page.md"], "There is no folder nowhere"),
    (["ladder", "storyfold_wildwoods"], "has no levels of computer players"),
    (["simulate", "tictactoe", "--export", "all.xlsx"], ".csv, .json, .parquet"),
    (["simulate", "tictactoe", "--export", "nowhere/all.csv"], "There is no folder nowhere"),
    (["cards", "chess"], "no game “chess”"),
    (["cards", "living_forest_duel", "unicorn"], "no component “unicorn”"),
    (["rules", "tictactoe"], "tictactoe comes without numbered rules"),
    (["rules", "living_forest_duel", "LF-99.1"], "living_forest_duel has no rule statement “LF-99.1”"),
    (["bench", "nothing"], "nothing"),
    (["new-game"], "Missing: NAME"),
    (["new-game", "Owls"], "“Owls” is no name for a game: lower-case letters"),
    (["new-game", "night birds"], "“night birds” is no name for a game"),
    (["new-game", "class"], "“class” is no name for a game"),
    (["new-game", "a" * 31], "is no name for a game"),
    (["new-game", "../owls"], "“../owls” is no name for a game"),
    (["new-game", "json"], "“json” is taken"),
    (["new-game", "living_forest_duel"], "“living_forest_duel” is taken"),
    (["new-game", "owls", "--into", "nowhere"], "no folder nowhere"),
    (["new-game", "owls", "--into", "/proc"], "/proc/owls cannot be used"),
    (["games", "--ids=3"], "--ids takes no value"),
]


@pytest.mark.parametrize(("words", "why"), BAD, ids=lambda value: " ".join(value) if isinstance(value, list) else "")
def test_bad_input_is_one_sentence(run: Run, words: list[str], why: str) -> None:
    ran = run(*words)
    assert ran.code == 2
    assert why in ran.err
    assert ran.err.count("\n") == 1
    assert "Traceback" not in ran.err
    assert ran.out == ""
    assert list(Path().iterdir()) == []


def test_complaints_speak_the_chosen_language(run: Run) -> None:
    assert "Il gioco “chess” non esiste" in run("play", "chess", "--lang", "it").err
    assert "Er is geen spel “chess”" in run("play", "chess", "--lang=nl").err


def test_the_language_of_the_system_is_the_default(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Il gioco “chess” non esiste" in run("play", "chess").err
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "There is no game “chess”" in run("play", "chess").err
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert "Er is geen spel “chess”" in run("play", "chess").err


def test_damaged_records_are_named_by_every_command_that_reads_them(run: Run) -> None:
    Path("bad.radura").write_text('{"radura": 1, "game": "chess"}\n', encoding="utf-8")
    for words in (["replay", "bad.radura"], ["verify", "bad.radura"], ["play", "--resume", "bad.radura"]):
        ran = run(*words)
        assert ran.code == 2
        assert "Line 1 of the record is damaged or foreign" in ran.err
