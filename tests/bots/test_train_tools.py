"""The tools that learn, run as a person runs them: with a game of one's own, whose file fits or does not."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from radura.core.value import load

CHECKOUT = Path(__file__).parents[2]
NAMES = ["cells.middle", "cells.corners"]
GAME = '''
"""Tic-tac-toe that can be learned."""

from importlib.resources import files

from radura.core.value import load
from tictactoe import Grid, TicTacToe


class Measured(TicTacToe):
    id = "measured"
    rules_version = 2

    def __init__(self) -> None:
        super().__init__()
        self.value = load(files("measured") / "value.json", self.id, self.rules_version, NAMES)

    def measure(self, s: Grid, seat: int) -> list[float]:
        mine = [float(item >= 0 and item // 5 == seat) for item in s.cells]
        return [mine[4], mine[0] + mine[2] + mine[6] + mine[8]]


NAMES = {names}
GAME = Measured()
'''
FITS: dict[str, Any] = {
    "game": "measured",
    "rules_version": 2,
    "matches": 7,
    "players": "somebody",
    "weights": {"cells.middle": 1.0, "cells.corners": 0.5},
}
OLDER = {**FITS, "rules_version": 1}
OTHER = {**FITS, "weights": {"cells.middle": 1.0, "cells.edges": 3.0}}
QUICK = {
    "train.py": ("--minutes", "0.001", "--test", "4", "--duel", "0", "--hidden", "2"),
    "train_plain.py": ("--matches", "10", "--players", "bot:random", "--duel", "0"),
}


class Learner:
    """A game that learns."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "measured"
        self.package.mkdir()
        (self.package / "__init__.py").write_text(GAME.replace("{names}", repr(NAMES)), encoding="utf-8")
        self.file = self.package / "value.json"

    def knows(self, data: object) -> None:
        """Write its file."""
        self.file.write_text(json.dumps(data), encoding="utf-8")

    def runs(self, tool: str, *words: str, game: str = "measured") -> "subprocess.CompletedProcess[str]":
        """Run a tool with it."""
        return self.python(str(CHECKOUT / "tools" / tool), game, *words)

    def python(self, *words: str) -> "subprocess.CompletedProcess[str]":
        """Run Python with the game and the tools."""
        games = "measured:GAME,tictactoe:GAME"
        path = [
            str(self.package.parent),
            str(CHECKOUT / "tools"),
            str(CHECKOUT / "docs" / "examples"),
            os.environ.get("PYTHONPATH", ""),
        ]
        return subprocess.run(
            [sys.executable, *words],
            env={
                **os.environ,
                "PYTHONPATH": os.pathsep.join(path),
                "RADURA_EXTRA_GAMES": games,
            },
            capture_output=True,
            text=True,
            check=False,
        )


@pytest.fixture
def learner(tmp_path: Path) -> Learner:
    """A game that learns, with a file that fits."""
    made = Learner(tmp_path)
    made.knows(FITS)
    return made


@pytest.mark.parametrize("tool", QUICK)
@pytest.mark.parametrize("data", [OLDER, OTHER, None], ids=["older rules", "other features", "no JSON object"])
def test_a_file_that_does_not_fit_is_told_in_a_sentence_that_says_what_to_do(
    learner: Learner, tool: str, data: object
) -> None:
    learner.knows(data)
    done = learner.runs(tool, *QUICK[tool])
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("The weights in value.json ")
    assert done.stderr.endswith(" Create new ones with “tools/train.py --afresh”.\n")
    assert json.loads(learner.file.read_text(encoding="utf-8")) == data


@pytest.mark.parametrize("tool", QUICK)
@pytest.mark.parametrize(
    ("data", "kept"),
    [(OLDER, [1.0, 0.5]), (OTHER, [1.0, 0.0]), (None, [0.0, 0.0])],
    ids=["older rules", "other features", "no JSON object"],
)
def test_afresh_learns_without_a_file_that_fits(learner: Learner, tool: str, data: object, kept: list[float]) -> None:
    learner.knows(data)
    done = learner.runs(tool, *QUICK[tool], "--jobs", "2", "--afresh")
    assert done.returncode == 0, done.stderr
    value = load(learner.file, "measured", 2, NAMES)
    assert (value.net is not None) is (tool == "train.py")
    assert (value.weights == kept) is (tool == "train.py")
    assert learner.runs(tool, *QUICK[tool]).returncode == 0


def test_afresh_needs_no_file_at_all(learner: Learner) -> None:
    learner.file.unlink()
    done = learner.runs("train.py", *QUICK["train.py"], "--afresh")
    assert done.returncode == 0, done.stderr
    assert load(learner.file, "measured", 2, NAMES).net is not None


def test_how_a_net_was_learned_is_noted_run_by_run(learner: Learner) -> None:
    for words in ((), ("--think", "2", "--seed", "5", "--hidden", "3")):
        assert learner.runs("train.py", *QUICK["train.py"], *words).returncode == 0
    net = json.loads(learner.file.read_text(encoding="utf-8"))["net"]
    looks, search = net["learned"].split("; ")
    played = [int(run.split()[0]) for run in (looks, search)]
    assert sum(played) == net["matches"]
    assert looks == f"{played[0]} matches of self-play by looks, 2 units, seed 1"
    assert search == f"{played[1]} matches of self-play by a search of 2 iterations, 3 units, seed 5"


@pytest.mark.parametrize(
    ("tool", "words", "why"),
    [
        ("train.py", ("--minutes", "0"), "argument --minutes: 0, where more than 0 is needed"),
        ("train.py", ("--minutes", "nan"), "--minutes"),
        ("train.py", ("--jobs", "0"), "argument --jobs: 0, where 1 or more is needed"),
        ("train.py", ("--jobs", "many"), "--jobs"),
        ("train.py", ("--hidden", "0"), "--hidden"),
        ("train.py", ("--test", "0"), "--test"),
        ("train.py", ("--seed", "-1"), "--seed"),
        ("train.py", ("--player", "bot:nobody"), "--player"),
        ("train.py", ("--seats", "9"), "9 seats are not possible here"),
        ("train.py", ("--vary", "speed=1,2"), "Unknown option “speed”"),
        ("train.py", ("--vary", "speed"), "--vary"),
        ("train_plain.py", ("--matches", "0"), "Matches and records must be 5 or more together"),
        ("train_plain.py", ("--matches", "0", "--records", "nowhere"), "The folder nowhere does not exist"),
        ("train_plain.py", ("--every", "0"), "--every"),
        ("train_plain.py", ("--stray", "2"), "--stray"),
        ("train_plain.py", ("--players", "bot:nobody"), "--players"),
    ],
)
def test_what_a_tool_cannot_do_is_told_before_anything_is_played(
    learner: Learner, tool: str, words: tuple[str, ...], why: str
) -> None:
    done = learner.runs(tool, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert why in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("tool", QUICK)
@pytest.mark.parametrize(
    ("game", "why"), [("nogame", "Unknown game “nogame”"), ("tictactoe", "tictactoe has no features to learn from")]
)
def test_a_game_that_cannot_learn_is_told(learner: Learner, tool: str, game: str, why: str) -> None:
    done = learner.runs(tool, game=game)
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert why in done.stderr


@pytest.mark.parametrize("tool", QUICK)
@pytest.mark.parametrize(
    ("won", "words", "code", "is_written"),
    [(0.5, (), 0, True), (0.49, (), 1, False), (0.49, ("--keep",), 0, True), (0.49, ("--dry",), 0, False)],
)
def test_what_lost_its_duel_is_not_written_unless_that_is_wished(
    learner: Learner, tool: str, won: float, words: tuple[str, ...], code: int, is_written: bool
) -> None:
    duel = f"training.strength = lambda *_: {won}"
    start = f"import sys, training; {duel}; sys.argv[0] = {tool!r}; import {tool.removesuffix('.py')} as tool"
    done = learner.python("-c", f"{start}; training.start(tool.main)", "measured", *QUICK[tool], "--duel", "2", *words)
    assert done.returncode == code, done.stderr
    assert ("The duel was lost, so value.json stays as it was; with --keep" in done.stdout) is (code == 1)
    assert (json.loads(learner.file.read_text(encoding="utf-8")) != FITS) is is_written


def test_the_duel_counts_what_nobody_won_as_half(learner: Learner) -> None:
    match = "training.strength(game, 'bot:random', game.value, game.value, 400)"
    done = learner.python("-c", f"import radura, training; game = radura.game('measured'); print({match})")
    assert done.returncode == 0, done.stderr
    assert float(done.stdout.split()[-1]) == pytest.approx(0.5, abs=0.1)
