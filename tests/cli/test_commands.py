"""Each command, as a person runs it."""

import io
import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from tests.support.cli import Run

import radura
from radura import engine
from radura.bots.tally import mean, wilson
from radura.cli import COMMANDS, bench
from radura.core.chance import Committed
from radura.core.game import AnyGame
from radura.core.record import Resumption


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is typed in tests of ``play``: nothing; the input ends at once."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))


@pytest.mark.parametrize("lang", ["en", "it", "nl"])
def test_help_everywhere_in_every_language(run: Run, capsys: pytest.CaptureFixture[str], lang: str) -> None:
    top = _help(capsys, run, "--lang", lang, "--help")
    assert run("--lang", lang).out == top
    begin = {"en": "usage:", "it": "uso:", "nl": "gebruik:"}[lang]
    assert top.startswith(f"{begin} radura [-h]")
    for command in COMMANDS:
        assert f"\n  {command} " in top
        about = _help(capsys, run, command, "--help", "--lang", lang)
        assert about.startswith(f"{begin} radura {command} [-h]")
        assert "cli-" not in about


def _help(capsys: pytest.CaptureFixture[str], run: Run, *words: str) -> str:
    with pytest.raises(SystemExit) as stop:
        run(*words)
    assert stop.value.code == 0
    return capsys.readouterr().out


def test_the_language_may_stand_before_the_command(run: Run) -> None:
    assert run("--lang", "it", "games").out == run("games", "--lang", "it").out
    assert run("--lang=nl", "games", "--ids").code == 0
    assert "Onbekende opdracht “fly”" in run("--lang", "nl", "fly").err


def test_version(run: Run) -> None:
    first, second = run("--version").out.splitlines()
    assert first == f"radura {radura.__version__}"
    assert second == f"engine: {'compiled' if engine.is_compiled('radura.core') else 'interpreted'}"


def test_games_are_listed(run: Run) -> None:
    out = run("games").out
    assert "tictactoe: Tic-tac-toe, seats: 2, about 1 minute\n" in out
    assert "--option summer={0*, 1}" in out
    assert run("games", "--ids").out.split() == radura.games()


def test_cards_show_numbers_text_and_source(run: Run) -> None:
    out = run("cards", "living_forest_duel").out
    assert "100" not in out.splitlines()[0]
    assert "source: rulebook" in out
    one = run("cards", "living_forest_duel", "lynx", "--lang", "it").out
    assert "Lince" in one
    assert "fonte: public" in one
    assert "1 tipo, 1 pezzo." in one


@pytest.mark.parametrize("id", radura.games())
@pytest.mark.parametrize("lang", ["en", "it", "nl"])
def test_every_component_of_every_game_can_be_listed(run: Run, id: str, lang: str) -> None:
    ran = run("cards", id, "--lang", lang)
    assert ran.code == 0
    for card in radura.game(id).cards():
        assert f"({card.id})" in ran.out


def test_rules_show_statements_with_their_tests(run: Run) -> None:
    ran = run("rules", "living_forest_duel", "lf-1.6")
    assert "LF-1.6  Win" in ran.out
    assert "8 or more fire tokens" in ran.out
    whole = run("rules", "living_forest_duel")
    assert "LF-17.2" in whole.out
    assert "OQ-9" in whole.out


def test_a_new_game_is_written_whole_and_only_once(run: Run) -> None:
    ran = run("new-game", "night_birds")
    assert ran.code == 0
    assert "radura check night_birds" in ran.out
    project = Path("night_birds")
    assert (project / "night_birds" / "rules.py").is_file()
    assert 'night_birds = "night_birds:GAME"' in (project / "pyproject.toml").read_text(encoding="utf-8")
    texts = [path.read_text(encoding="utf-8") for path in project.rglob("*") if path.is_file()]
    assert not any("starter" in text.lower() or "ST-" in text for text in texts)
    before = sorted(Path().rglob("*"))
    again = run("new-game", "night_birds")
    assert (again.code, again.err) == (2, "night_birds already exists. Choose another name.\n")
    assert sorted(Path().rglob("*")) == before


def test_check_says_how_many_matches_kept_the_laws(run: Run) -> None:
    ran = run("check", "tictactoe", "--games", "5")
    assert ran.code == 0
    assert "All laws held in 5 matches" in ran.out


def test_a_broken_law_leaves_a_record_that_replay_opens(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    game: AnyGame = radura.game("tictactoe")
    with monkeypatch.context() as broken:
        broken.setattr(type(game), "is_final", lambda self, s, action: True)
        ran = run("check", "tictactoe", "--games", "5")
    assert ran.code == 1
    assert "The law finals_are_foretold is broken" in ran.err
    assert "radura replay tictactoe-finals_are_foretold.radura" in ran.err
    assert "x marks cell" in run("replay", "tictactoe-finals_are_foretold.radura").out


def test_mistakes_in_the_data_are_told_before_anything_is_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(radura.game("tictactoe")), "validate", lambda self: ["grid.toml: cell 10 is too many"])
    ran = run("check", "tictactoe")
    assert ran.code == 1
    assert ran.err == "grid.toml: cell 10 is too many\n1 mistake in the game’s data.\n"
    assert ran.out == ""


def test_a_match_is_played_saved_replayed_and_verified(run: Run, typed: None) -> None:
    ran = run("play", "living_forest_duel", "--seats", "bot:random,bot:random", "--seed", "4", "--save", "m.radura")
    assert ran.code == 0
    assert "radura replay m.radura" in ran.out
    film = run("replay", "m.radura").out
    assert "chance: draw(" in film
    assert "Winner: " in film
    at = run("replay", "m.radura", "--at", "12").out
    assert "Position 12 of" in at
    assert "positions 0 to" in run("replay", "m.radura", "--at", "100000").err
    proof = run("verify", "m.radura")
    assert proof.code == 0
    assert json.loads(Path("m.radura").read_text(encoding="utf-8").splitlines()[0])["commitment"] in proof.out
    assert "all" in proof.out


def test_bots_among_themselves_leave_no_record_unless_asked(run: Run, typed: None, tmp_path: Path) -> None:
    ran = run("play", "tictactoe", "--seats", "bot:random,bot:random")
    assert ran.code == 0
    assert "radura replay" not in ran.out
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_verify_catches_a_changed_draw(run: Run, typed: None) -> None:
    run("play", "living_forest_duel", "--seats", "bot:random,bot:random", "--seed", "4", "--save", "m.radura")
    lines = Path("m.radura").read_text(encoding="utf-8").splitlines()
    lines[1], lines[2] = lines[2], lines[1]
    Path("m.radura").write_text("\n".join(lines), encoding="utf-8")
    ran = run("verify", "m.radura")
    assert ran.code == 2
    assert "Line 2 of the record" in ran.err


def test_verify_says_what_it_cannot_prove(run: Run) -> None:
    match = radura.Match(radura.Record.start(radura.game("living_forest_duel"), ["a", "b"], seed=bytes(32)))
    Path("m.radura").write_text(match.record.to_text(), encoding="utf-8")
    whole = run("verify", "m.radura")
    assert (whole.code, "No seat contributed to the seed" in whole.out) == (0, True)
    branch = radura.Match(match.record.branch(len(match.record.actions), seed=b"x" * 32))
    Path("m.radura").write_text(branch.record.to_text(), encoding="utf-8")
    ran = run("verify", "m.radura")
    assert ran.code == 1
    assert "Not proved: 10 draws in the first 10 actions" in ran.out
    assert run("verify", "m.radura", "--draws").out == ""


def test_a_match_that_changed_its_rules_is_shown_and_proved_from_there(run: Run) -> None:
    match = radura.Match(radura.Record.start(radura.game("living_forest_duel"), ["a", "b"], seed=bytes(32)))
    rng = match.state.rng
    assert isinstance(rng, Committed)
    past = ["* deal(old_card)"] * 10
    start = Resumption(10, 0, rng.count, match.state.to_position())
    other = radura.Match(replace(match.record, actions=[], past=past, resumed=start))
    while other.record.actions[-1:] == [] or other.record.actions[-1][0] >= 0:
        other.play(other.state.legal()[0])
    Path("m.radura").write_text(other.record.to_text(), encoding="utf-8")
    ran = run("verify", "m.radura")
    assert ran.code == 1
    assert "Not proved: 10 draws in the first 10 actions, which were played under version 0 of the rules." in ran.out
    shown = run("replay", "m.radura").out
    assert shown.startswith("* deal(old_card)\n")
    assert "  11  " in shown
    assert run("replay", "m.radura", "--at", "10").code == 0
    early = run("replay", "m.radura", "--at", "9")
    assert (early.code, "Positions can be shown from 10 on" in early.err) == (2, True)


def test_verify_needs_the_seed(run: Run) -> None:
    match = radura.Match(radura.Record.start(radura.game("tictactoe"), ["a", "b"], seed=b"x"))
    Path("m.radura").write_text(match.record.to_text(with_seed=False), encoding="utf-8")
    assert "seed of m.radura is not revealed" in run("verify", "m.radura").err
    assert "seed of m.radura is not revealed" in run("play", "--resume", "m.radura").err


def test_a_match_without_a_named_file_is_saved_at_home(run: Run, typed: None, tmp_path: Path) -> None:
    ran = run("play", "tictactoe")
    saved = list((tmp_path / "home").rglob("*.radura"))
    assert len(saved) == 1
    assert f"radura play --resume {saved[0]}" in ran.out
    assert json.loads(saved[0].read_text(encoding="utf-8").splitlines()[0])["seats"] == ["human", "bot:greedy"]


def test_resume_refuses_another_game(run: Run, typed: None) -> None:
    run("play", "tictactoe", "--save", "m.radura")
    ran = run("play", "living_forest_duel", "--resume", "m.radura")
    assert "m.radura is a match of tictactoe, not of living_forest_duel" in ran.err


def test_simulate_shows_shares_with_intervals(run: Run) -> None:
    ran = run("simulate", "tictactoe", "--games", "30", "--seats", "bot:greedy,bot:random", "--records", "records")
    assert ran.code == 0
    assert "1 bot:greedy" in ran.out
    assert "2 bot:random" in ran.out
    assert "Decisions per second" in ran.out
    records = sorted(Path("records").iterdir())
    assert len(records) == 30
    seats = [radura.Record.load(path).seats for path in records]
    assert seats.count(["bot:greedy", "bot:random"]) == 15  # the bots take turns on the seats


def test_the_ending_of_an_export_may_be_in_capitals(run: Run) -> None:
    command = ("simulate", "tictactoe", "--games", "2", "--export")
    assert run(*command, "all.CSV", "--export", "all.Json").code == 0
    assert Path("all.CSV").read_text(encoding="utf-8").startswith("game,seed,turn,seat,")
    assert len(json.loads(Path("all.Json").read_text(encoding="utf-8"))) == 4


def test_simulate_plays_every_deal_from_all_seats_and_exports_it(run: Run) -> None:
    seats = "bot:mcts@4it,bot:novice"
    ran = run("simulate", "tictactoe", "--games", "6", "--seats", seats, "--export", "all.csv", "--export", "all.json")
    assert ran.code == 0
    assert re.search(r"Deals won by the same player from every seat: \d of 3", ran.out)
    rows = json.loads(Path("all.json").read_text(encoding="utf-8"))
    assert [(row["seed"], row["turn"], row["seat"], row["bot"]) for row in rows[:4]] == [
        (0, 0, 0, "mcts@4it"),
        (0, 0, 1, "novice"),
        (0, 1, 0, "novice"),
        (0, 1, 1, "mcts@4it"),
    ]
    told = Path("all.csv").read_text(encoding="utf-8").splitlines()
    assert told[0] == "game,seed,turn,seat,bot,win,return,reason,decisions,seconds"
    assert len(told) == 1 + len(rows) == 13


def test_parquet_without_its_package_is_refused_before_anything_is_played(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    ran = run("simulate", "tictactoe", "--games", "1", "--export", "all.parquet")
    assert "pyarrow" in ran.err and "research" in ran.err
    assert not Path("all.parquet").exists()


def test_simulate_gives_the_same_results_in_several_processes(run: Run) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-m", "radura.cli", "simulate", "tictactoe", "--games", "12", "--jobs", "2"]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert ran.returncode == 0, ran.stderr
    alone = run("simulate", "tictactoe", "--games", "12").out
    assert ran.stdout.splitlines()[:8] == alone.splitlines()[:8]


def test_intervals() -> None:
    low, high = wilson(0.5, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0.0, 10)[0] == 0.0
    assert round(wilson(1.0, 10)[1], 9) == 1.0
    assert mean([1.0, 1.0, 1.0]) == (1.0, 0.0)
    m, half = mean([0.0, 1.0] * 50)
    assert m == 0.5
    assert round(half, 3) == 0.098


def test_bench_runs_the_scripts_that_say_how_they_are_run(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("bench").mkdir()
    Path("bench/fast.py").write_text('"""``python bench/fast.py``"""\nraise SystemExit(3)\n', encoding="utf-8")
    Path("bench/part.py").write_text('"""Only a part of others."""\nraise SystemExit(4)\n', encoding="utf-8")
    monkeypatch.setattr(bench, "CHECKOUT", Path())
    assert run("bench").code == 3
    assert run("bench", "fast").code == 3
    assert "Unknown measurement “part”. Choose from: fast." in run("bench", "part").err
    monkeypatch.setattr(bench, "CHECKOUT", Path("elsewhere"))
    assert "Measurements need a checkout" in run("bench").err


HELP = """
import runpy, sys

for script in sys.argv[1:]:
    sys.argv = [script, "--help"]
    try:
        runpy.run_path(script, run_name="__main__")
    except SystemExit as end:
        assert end.code == 0, script
    else:
        raise SystemExit(f"{script} runs instead")
"""


def test_every_measurement_answers_help() -> None:
    folder = Path(__file__).parents[2] / "bench"
    scripts = [path for path in sorted(folder.glob("*.py")) if f"python bench/{path.name}" in path.read_text("utf-8")]
    measured = {"bench_server", "cluster", "compare", "engine", "research", "strength", "web"}
    assert {path.stem for path in scripts} == measured
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), *sys.path])}
    command = [sys.executable, "-c", HELP, *map(str, scripts)]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, check=False, cwd=folder.parent)
    assert done.returncode == 0, done.stderr
    assert [line.split()[1] for line in done.stdout.splitlines() if line.startswith("usage: ")] == [
        path.name for path in scripts
    ]


def test_a_reader_that_has_had_enough_is_no_error(run: Run) -> None:
    """Every command ends like one that the signal ended: quietly, however little it had to say."""
    played = ("simulate", "living_forest_duel", "--games", "1", "--seats", "bot:random,bot:random")
    assert run(*played, "--records", "records").code == 0
    (record,) = Path("records").iterdir()
    commands = [
        ["--help"],
        ["--version"],
        ["games", "--ids"],
        ["cards", "living_forest_duel"],
        ["replay", str(record)],
        ["verify", str(record)],
        ["play", "--help"],
        ["analyse", str(record), "--budget", "1it"],
        [*played],
        ["ladder", "tictactoe", "--games", "2", "--bots", "bot:random,bot:greedy"],
        ["balance", "res_arcana_duo", "--games", "1", "--bot", "bot:random"],
    ]
    known = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    environment = {**known, "PYTHONPATH": os.pathsep.join(sys.path)}
    started = []
    for words in commands:
        command = [sys.executable, "-m", "radura.cli", *words]
        reader, writer = os.pipe()
        os.close(reader)
        process = subprocess.Popen(
            command, env=environment, text=True, stdin=subprocess.DEVNULL, stdout=writer, stderr=subprocess.PIPE
        )
        os.close(writer)
        started.append(process)
    ended = [(process.communicate()[1], process.returncode) for process in started]
    assert dict(zip(map(str, commands), ended, strict=True)) == {str(words): ("", 141) for words in commands}


def test_the_reader_gets_what_it_wants() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = f"{sys.executable} -m radura.cli cards living_forest_duel | head -n 1"
    ran = subprocess.run(["sh", "-c", command], capture_output=True, text=True, env=environment, check=False)
    assert ran.stderr == ""
    assert ran.stdout.count("\n") == 1
