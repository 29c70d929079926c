"""The law of the two engines: the same luck gives the same record, byte for byte."""

import json
import os
import subprocess
import sys

import pytest

import radura
from radura import engine
from radura.core.check import walk

SEEDS = 6
GAMES = ["casting_shadows", "living_forest_duel", "res_arcana_duo", "storyfold_wildwoods", "tictactoe"]
PLAY = """
import json, sys
from tests.engine.test_same_records import records
json.dump(records(sys.argv[1]), sys.stdout)
"""


def records(id: str) -> list[str]:
    """Return random matches over all seat counts, with what chance would have offered on the way."""
    game = radura.game(id)
    counts = range(game.min_seats, game.max_seats + 1)
    out = []
    for seed in range(SEEDS):
        *_, last = walk(game, seed, counts[seed % len(counts)])
        out.append(last.record.to_text())
        out.append(radura.to_json(last.after.view("all")))
        out.append(json.dumps(last.after.to_position(), default=str))
    return out


@pytest.mark.compiled
@pytest.mark.parametrize("id", GAMES)
def test_both_engines_write_the_same_records(id: str) -> None:
    assert engine.is_compiled("radura.core")
    assert id == "tictactoe" or engine.is_compiled(f"radura.games.{id}")
    environment = {**os.environ, engine.WISH: engine.INTERPRETED, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", PLAY, id]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == records(id)
