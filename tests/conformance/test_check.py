"""``python -m radura.adapters.check`` tries a maker's own game with every library; and what if one is not there."""

import os
import subprocess
import sys
from copy import copy
from importlib import import_module

import pytest

import radura
import radura.adapters.check
from radura.adapters.check import main
from radura.core.compiled import Room
from radura.core.encode import Encoder
from radura.core.kernel import State
from radura.games.res_arcana_duo import GAME
from radura.games.res_arcana_duo.encode import ArcanaEncoder
from radura.games.res_arcana_duo.state import ArcanaState


def test_one_of_ours_passes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["living_forest_duel"]) == 0
    assert capsys.readouterr().out.count("\n") == 4


class Peeping(ArcanaEncoder):
    """Looks into the rival's hand."""

    def fill(self, s: ArcanaState, seat: int, out: Room, at: int) -> None:
        super().fill(s, seat, out, at)
        for card in s.hands[1 - seat]:
            out[at + self.hand + card] = 9


def test_an_observation_that_peeps_is_caught(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = copy(GAME)
    game.encoder = Peeping(game.tables, 2, game.steps, game.vocabulary)
    radura.register(game)
    monkeypatch.setattr("radura.adapters.check.CHECKS", {"observations": radura.adapters.check.check_observations})
    assert main(["res_arcana_duo"]) == 1
    assert "observes what it cannot know: hand." in capsys.readouterr().err


def test_a_game_without_observations_is_told_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["tictactoe"]) == 2
    assert "has no observations" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("module", "library"),
    [
        ("pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium"),
        ("openspiel", "pyspiel"),
        ("export", "pyarrow"),
        ("observations", "numpy"),
    ],
)
def test_a_library_that_is_missing_names_the_command_that_installs_it(
    module: str, library: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = f"radura.adapters.{module}"
    import_module(name)
    monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, library, None)
    with pytest.raises(ImportError, match=rf"{library} is not installed.*pip install .*\[research\]"):
        import_module(name)


def test_an_encoder_must_say_what_it_writes() -> None:
    with pytest.raises(NotImplementedError):
        Encoder[State](2, (), {}).observe(radura.game("tictactoe").new(), 0)


ALONE = """
import sys
for name in ("litestar", "uvicorn", "sqlalchemy", "websockets", "structlog", "httpx", "redis", "playwright", "PIL"):
    sys.modules[name] = None
import gymnasium
import radura.adapters.export, radura.adapters.gymnasium, radura.adapters.openspiel
from radura.adapters import pettingzoo, vector
pettingzoo.env("living_forest_duel").reset(seed=1)
vector.VectorEnv("living_forest_duel", 2).reset(seed=1)
gymnasium.make("radura/LivingForestDuel-v0", opponent="random").reset(seed=1)
"""


def test_nothing_of_the_server_or_of_pictures_is_needed() -> None:
    environment = {**os.environ, "RADURA_EXTRA_GAMES": ""}
    done = subprocess.run([sys.executable, "-c", ALONE], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
