"""Bad input: one sentence that names what was given and what is allowed, exit code 2, nothing written."""

from pathlib import Path

import pytest
from tests.support.cli import Run

BAD = [
    (["plya"], "Unknown command “plya”. Commands: serve, play, replay"),
    (["--fly"], "Unknown argument “--fly”"),
    (["games", "--fly"], "Unknown argument “--fly”. See “radura games --help”"),
    (["play"], "Missing: GAME"),
    (["play", "chess"], "Unknown game “chess”. Installed: "),
    (["play", "#chess"], "Unknown game “#chess”"),
    (["play", "tictactoe", "--seats", "human"], "1 seats are not possible here: at least 2, at most 2"),
    (["play", "tictactoe", "--seats", "human,cat"], "Unknown player “cat”. Choose from: human, bot:random"),
    (["play", "tictactoe", "--seats", "human,bot:genius"], "Unknown computer player “genius”. Levels: random"),
    (["play", "tictactoe", "--seed", "x"], "“x” is not a valid value for --seed"),
    (["play", "tictactoe", "--seed"], "--seed needs a value"),
    (["play", "tictactoe", "--option", "speed"], "“speed” is not a valid setting"),
    (["play", "tictactoe", "--option", "speed=9"], "Unknown option “speed”"),
    (["play", "tictactoe", "--lang", "xx"], "Unknown language “xx”. Available: en, it, nl"),
    (["play", "tictactoe", "--lang=xx"], "Unknown language “xx”"),
    (["play", "tictactoe", "--save", "nowhere/match.radura"], "The folder nowhere does not exist"),
    (["play", "tictactoe", "--save", "."], "is a folder"),
    (["play", "--resume", "nothing.radura"], "nothing.radura cannot be used: No such file"),
    (["play", "--resume", "nothing.radura", "--seed", "3"], "--seed cannot be changed"),
    (["replay", "nothing.radura"], "nothing.radura cannot be used"),
    (["replay"], "Missing: FILE"),
    (["verify", "nothing.radura"], "nothing.radura cannot be used"),
    (["analyse", "nothing.radura"], "nothing.radura cannot be used"),
    (["analyse", "nothing.radura", "--budget", "long"], "long"),
    (["analyse", "nothing.radura", "--plot", "curve.gif"], "“curve.gif” must end in .svg"),
    (["analyse", "nothing.radura", "--plot", "nowhere/curve.svg"], "The folder nowhere does not exist"),
    (["analyse", "nothing.radura", "--json", "."], "is a folder"),
    (
        ["check", "tictactoe", "--games", "0"],
        "“0” is not a valid value for --games. Use a whole number from 1 to 1,000,000,000",
    ),
    (
        ["check", "tictactoe", "--seed", "9" * 30],
        "is not a valid value for --seed. Use a whole number from 0 to 1,000,000,000",
    ),
    (["check", "chess"], "Unknown game “chess”"),
    (["simulate", "tictactoe", "--seats", "human,bot:random"], "Unknown player “human”"),
    (["simulate", "tictactoe", "--jobs", "-1"], "--jobs"),
    (["simulate", "tictactoe", "--seats", "bot:master@fast,bot:random"], "“fast” is not a valid thinking time"),
    (["simulate", "tictactoe", "--seats", "bot:random@1s,bot:random"], "random does not use a thinking time"),
    (["simulate", "storyfold_wildwoods", "--seats", "bot:master"], "has no levels of computer players"),
    (["simulate", "storyfold_wildwoods", "--seats", "bot:adviser@0it"], "“0it” is not a valid thinking time"),
    (["play", "storyfold_wildwoods", "--seats", "bot:novice@5it"], "has no levels of computer players"),
    (["play", "tictactoe", "--seats", "human,bot:adept@"], "“” is not a valid thinking time"),
    (["ladder", "tictactoe", "--bots", "bot:greedy"], "at least two different computer players"),
    (["ladder", "tictactoe", "--bots", "bot:greedy,bot:greedy"], "at least two different computer players"),
    (["ladder", "tictactoe", "--bots", "bot:greedy,bot:nobody"], "nobody"),
    (["ladder", "tictactoe", "--games", "0"], "--games"),
    (["ladder", "tictactoe", "--plot", "ladder.png"], "must end in .svg"),
    (["ladder", "tictactoe", "--page", "nowhere/page.md"], "The folder nowhere does not exist"),
    (["ladder", "storyfold_wildwoods"], "storyfold_wildwoods is played without rivals"),
    (["simulate", "tictactoe", "--export", "all.xlsx"], ".csv, .json, .parquet"),
    (["simulate", "tictactoe", "--export", "nowhere/all.csv"], "The folder nowhere does not exist"),
    (["simulate", "tictactoe", "--export", "/proc/all.csv"], "/proc/all.csv cannot be used"),
    (["simulate", "tictactoe", "--export", "../here/.csv"], "Cannot tell the file format"),
    (["simulate", "tictactoe", "--export", "a.csv", "--export", "../here/a.csv"], "here/a.csv is named twice"),
    (["simulate", "tictactoe", "--export", "a" * 300 + ".csv"], "cannot be used: File name too long"),
    (["simulate", "tictactoe", "--records", "/proc/zz"], "/proc/zz cannot be used"),
    (["simulate", "tictactoe", "--records", "/proc/version/zz"], "/proc/version/zz cannot be used"),
    (["simulate", "tictactoe", "--records", "/proc/version"], "The folder /proc/version does not exist"),
    (
        ["simulate", "tictactoe", "--games", "9" * 30],
        "for --games. Use a whole number from 1 to 1,000,000.",
    ),
    (
        ["simulate", "tictactoe", "--jobs", "100000"],
        "is not a valid value for --jobs. Use a whole number from 1 to 1,000.",
    ),
    (["ladder", "tictactoe", "--results", "/proc/zz"], "/proc/zz cannot be used"),
    (["ladder", "tictactoe", "--plot", "/proc/zz.svg"], "/proc/zz.svg cannot be used"),
    (["ladder", "tictactoe", "--page", "/proc/zz.md"], "/proc/zz.md cannot be used"),
    (["ladder", "tictactoe", "--page", "a.md", "--results", "a.md"], "here/a.md is named twice"),
    (["balance", "res_arcana_duo", "--results", "/proc/zz"], "/proc/zz cannot be used"),
    (["balance", "res_arcana_duo", "--page", "/proc/zz.md"], "/proc/zz.md cannot be used"),
    (["analyse", "nothing.radura", "--json", "/proc/zz"], "/proc/zz cannot be used"),
    (["analyse", "nothing.radura", "--json", "a.svg", "--plot", "a.svg"], "here/a.svg is named twice"),
    (["export", "nothing.radura", "--to", "."], ". is a folder"),
    (["export", "nothing.radura", "--to", "/proc/zz"], "/proc/zz cannot be used"),
    (["export", "nothing.radura", "--to", "nothing.radura"], "nothing.radura is named twice"),
    (["play", "tictactoe", "--save", "/proc/zz"], "/proc/zz cannot be used"),
    (["serve", "--data-dir", "/proc/zz", "--check"], "/proc/zz cannot be used"),
    (["serve", "--data-dir", "/proc/version", "--check"], "The folder /proc/version does not exist"),
    (["serve", "--port", "65536"], "“65536” is not a valid value for --port. Use a whole number from 0 to 65,535."),
    (["serve", "--workers", "0"], "--workers"),
    (["cards", "chess"], "Unknown game “chess”"),
    (["cards", "living_forest_duel", "unicorn"], "no component “unicorn”"),
    (["rules", "tictactoe"], "tictactoe has no numbered rules"),
    (["rules", "living_forest_duel", "LF-99.1"], "living_forest_duel has no rule statement “LF-99.1”"),
    (["bench", "nothing"], "nothing"),
    (["new-game"], "Missing: NAME"),
    (["new-game", "Owls"], "“Owls” is not a valid name for a game. Use at most 30 lower-case letters"),
    (["new-game", "night birds"], "“night birds” is not a valid name for a game"),
    (["new-game", "class"], "“class” is not a valid name for a game"),
    (["new-game", "a" * 31], "is not a valid name for a game"),
    (["new-game", "../owls"], "“../owls” is not a valid name for a game"),
    (["new-game", "json"], "“json” is taken"),
    (["new-game", "living_forest_duel"], "“living_forest_duel” is taken"),
    (["new-game", "owls", "--into", "nowhere"], "The folder nowhere does not exist"),
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
    assert "Gioco sconosciuto: “chess”" in run("play", "chess", "--lang", "it").err
    assert "Onbekend spel “chess”" in run("play", "chess", "--lang=nl").err


def test_the_language_of_the_system_is_the_default(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "Gioco sconosciuto: “chess”" in run("play", "chess").err
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Unknown game “chess”" in run("play", "chess").err
    monkeypatch.delenv("LC_ALL")
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", "nl_NL.UTF-8")
    assert "Onbekend spel “chess”" in run("play", "chess").err


def test_damaged_records_are_named_by_every_command_that_reads_them(run: Run) -> None:
    Path("bad.radura").write_text('{"radura": 1, "game": "chess"}\n', encoding="utf-8")
    for words in (["replay", "bad.radura"], ["verify", "bad.radura"], ["play", "--resume", "bad.radura"]):
        ran = run(*words)
        assert ran.code == 2
        assert "Line 1 of the record is not valid" in ran.err


def test_what_is_asked_to_be_written_is_tried_before_anything_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("radura.bots.arena.play_match", None)
    Path("folder.csv").mkdir()
    Path("page.md").write_bytes(b"\xff\xfe")
    two = ("--bots", "bot:random,bot:greedy")
    for words in (
        ("simulate", "tictactoe", "--export", "folder.csv"),
        ("ladder", "tictactoe", *two, "--page", "page.md"),
        ("ladder", "tictactoe", *two, "--results", "folder.csv"),
        ("balance", "res_arcana_duo", "--page", "page.md"),
    ):
        ran = run(*words)
        assert (ran.code, ran.out, ran.err.count("\n")) == (2, "", 1)
        assert words[-1] in ran.err
    assert Path("page.md").read_bytes() == b"\xff\xfe"


def test_a_file_that_is_there_is_left_alone_until_it_is_written(run: Run) -> None:
    Path("all.csv").write_text("mine", encoding="utf-8")
    assert run("simulate", "tictactoe", "--export", "all.csv", "--records", "/proc/zz").code == 2
    assert Path("all.csv").read_text(encoding="utf-8") == "mine"


def test_a_person_s_own_folder_that_cannot_be_made_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/proc")
    for words in (("play", "tictactoe"), ("play", "storyfold_wildwoods", "--slot", "1"), ("serve", "--check")):
        ran = run(*words)
        assert (ran.code, ran.err.count("\n")) == (2, 1)
        assert "/proc/radura" in ran.err
