"""Simulation and training on a Ray cluster: that of this machine."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import ray

import ppo_cluster
import radura
from ppo import strength
from radura.cli import main


@pytest.fixture
def cluster() -> Iterator[None]:
    """A cluster of two cores, with the files of the example."""
    ppo_cluster.join("local", num_cpus=2, log_to_driver=False)
    yield
    ray.shutdown()


def test_simulate_gives_the_same_results_on_a_cluster(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))  # where the example game lies
    wanted = ["simulate", "tictactoe", "--games", "14", "--seats", "bot:greedy,bot:random", "--seed", "3"]
    assert main([*wanted, "--records", str(tmp_path / "one")]) == 0
    assert main([*wanted, "--records", str(tmp_path / "two"), "--ray", "local"]) == 0
    ours, theirs = ({file.name: file.read_text() for file in (tmp_path / name).iterdir()} for name in ("one", "two"))
    assert ours == theirs
    assert len(ours) == 14


@pytest.mark.parametrize(
    ("given", "words"),
    [("127.0.0.1:1", "refused"), ("moon", "moon"), ("ray://127.0.0.1:x", "Cannot use the Ray cluster")],
)
def test_an_address_that_leads_nowhere_is_one_sentence(
    given: str, words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "tictactoe", "--ray", given, "--lang", "en"]) == 2
    told = capsys.readouterr().err
    assert words in told
    assert told.count("\n") == 1


@pytest.mark.usefixtures("cluster")
def test_rllib_trains_the_same_network_on_the_cluster() -> None:
    told: list[str] = []
    net = ppo_cluster.train("living_forest_duel", runners=1, iterations=1, batch=128, tell=told.append)
    assert "1 of 1" in told[0]
    assert 0 <= strength(radura.game("living_forest_duel"), net, "random", 2) <= 1
