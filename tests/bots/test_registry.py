"""Computer players from anywhere: entry points, names, and what they are given."""

import sys
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

import radura
from radura import BadInput
from radura.bots import BOTS, EXTRA_BOTS, Bot, InfoSet, bot, bots
from radura.cli import main
from radura.core.chance import Rng, Seeded
from radura.core.game import EXTRA_GAMES
from rollout_bot import RolloutBot

CHECKOUT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _forget_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test know the bots of another."""
    monkeypatch.setattr("radura.bots._loaded", {})


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A distribution with a bot, as pip would leave it."""
    info = tmp_path / "elsewhere-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: elsewhere\nVersion: 1.0\n", encoding="utf-8")
    points = "[radura.bots]\nrollout_bot = rollout_bot:RolloutBot\nalias = rollout_bot:RolloutBot\n"
    (info / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])


def test_ours_are_registered_like_anybody_elses() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    registered = project["entry-points"]["radura.bots"]
    assert {name: EntryPoint(name, value, "radura.bots").load() for name, value in registered.items()} == BOTS
    assert [bot(name).name for name in BOTS] == list(BOTS) == bots()[: len(BOTS)]


@pytest.mark.usefixtures("installed")
def test_an_installed_bot_is_listed_after_ours_and_made_by_its_name() -> None:
    assert bots() == [*BOTS, "alias", "rollout_bot"]
    assert isinstance(bot("rollout_bot"), RolloutBot)
    with pytest.raises(ValueError, match=r"alias of .* makes the bot rollout_bot"):
        bot("alias")


def test_an_unknown_bot_is_answered_with_the_known_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA_BOTS, "rollout_bot:RolloutBot")
    with pytest.raises(
        BadInput,
        match=r"Unknown computer player “deep”\. Levels: random, greedy, mcts, adviser, .*, grandmaster, rollout_bot",
    ):
        bot("deep")


MINE = """
from radura.bots import RandomBot


class One(RandomBot):
    name = "one"


class Two(RandomBot):
    name = "two"


class Ours(RandomBot):
    name = "greedy"


NONE = 3
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module with bots."""
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "mine", raising=False)


@pytest.mark.usefixtures("mine")
def test_several_bots_of_a_module_are_called_what_they_call_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA_BOTS, "mine:Two, mine:One")
    assert bots() == [*BOTS, "one", "two"]
    assert [bot(name).name for name in ("one", "two")] == ["one", "two"]


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("named", "why"),
    [
        ("missing:One", "“missing:One” in RADURA_EXTRA_BOTS cannot be loaded: No module named 'missing'"),
        ("mine:Three", "“mine:Three” in RADURA_EXTRA_BOTS cannot be loaded: Three"),
        ("mine", "“mine” in RADURA_EXTRA_BOTS must be written as module:NAME"),
        (".mine:One", "must be written as module:NAME"),
        ("mine:NONE", "“mine:NONE” in RADURA_EXTRA_BOTS does not create a computer player"),
        ("mine:Ours", "creates a computer player named “greedy”, but that name is already taken"),
        ("mine:One,mine:One", "creates a computer player named “one”, but that name is already taken"),
    ],
)
def test_what_is_no_bot_is_told_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], named: str, why: str
) -> None:
    monkeypatch.setenv(EXTRA_BOTS, named)
    assert main(["simulate", "tictactoe", "--lang", "en"]) == 2
    shown = capsys.readouterr()
    assert why in shown.err
    assert (shown.out, shown.err.count("\n")) == ("", 1)


@pytest.mark.usefixtures("mine")
@pytest.mark.parametrize(
    ("named", "id", "why"),
    [
        ("missing:GAME", "missing", "“missing:GAME” in RADURA_EXTRA_GAMES cannot be loaded"),
        ("mine", "mine", "“mine” in RADURA_EXTRA_GAMES must be written as module:NAME"),
        ("mine:NONE", "mine", "must be a game with the id “mine”, the name of its module"),
    ],
)
def test_what_is_no_game_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, named: str, id: str, why: str) -> None:
    monkeypatch.setenv(EXTRA_GAMES, named)
    with pytest.raises(BadInput, match=why):
        radura.game(id)


def test_a_bot_is_given_an_infoset(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[object] = []

    class Nosy(Bot):
        def choose(self, info: InfoSet, rng: Rng) -> int:
            given.append(info)
            return info.legal()[0]

    monkeypatch.setitem(BOTS, "nosy", Nosy)
    assert main(["simulate", "tictactoe", "--games", "1", "--jobs", "1", "--seats", "bot:nosy,bot:random"]) == 0
    assert given
    assert all(type(info) is InfoSet for info in given)


@pytest.mark.usefixtures("installed")
def test_the_terminal_and_simulate_take_its_name(capsys: pytest.CaptureFixture[str]) -> None:
    seats = "bot:rollout_bot,bot:random"
    assert main(["simulate", "tictactoe", "--games", "4", "--jobs", "1", "--seats", seats]) == 0
    assert "bot:rollout_bot" in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["simulate", "tictactoe", "--help"])
    assert "rollout_bot" in capsys.readouterr().out


def test_the_example_sees_what_wins() -> None:
    game = radura.game("tictactoe")
    won = 0.0
    for seed in range(20):
        state, rng = game.new(seed=seed), Seeded(seed)
        players = [RolloutBot(), bot("random")] if seed % 2 else [bot("random"), RolloutBot()]
        while state.actor >= 0:
            state.apply(players[state.actor].choose(InfoSet(state, state.actor), rng))
        assert state.outcome is not None
        won += state.outcome.returns[1 - seed % 2]
    assert won >= 10
