"""``radura simulate --ray`` as far as it goes without Ray; with a real one: tests/examples/test_ray.py."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from tests.support.cli import Run

WORDS = ("simulate", "tictactoe", "--games", "9", "--seats", "bot:greedy,bot:random", "--records")


class Trouble(Exception):
    """What Ray raises where a task fails."""


class OneMachine:
    """Answers as Ray does, on the spot; whatever was asked for last is done first."""

    exceptions = SimpleNamespace(RayError=Trouble)

    def __init__(self, error: Exception | None = None) -> None:
        self.error = error
        self.most = 0
        self.is_open = False

    def init(self, **how: Any) -> None:
        if self.error is not None:
            raise self.error
        assert all(name.startswith("RADURA_") for name in how["runtime_env"]["env_vars"])
        self.is_open = True

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, function: Callable[[Any], Any]) -> SimpleNamespace:
        return SimpleNamespace(remote=lambda task: (function, task))

    def wait(self, waiting: list[Any]) -> tuple[list[Any], list[Any]]:
        self.most = max(self.most, len(waiting))
        return waiting[-1:], waiting[:-1]

    def get(self, done: list[Any]) -> list[Any]:
        return [function(task) for function, task in done]

    def shutdown(self) -> None:
        self.is_open = False


def records(folder: str) -> dict[str, str]:
    return {path.name: path.read_text(encoding="utf-8") for path in Path(folder).iterdir()}


@pytest.mark.parametrize(("jobs", "most"), [((), 3), (("--jobs", "2"), 2)])
def test_a_cluster_plays_the_same_matches(
    run: Run, monkeypatch: pytest.MonkeyPatch, jobs: tuple[str, ...], most: int
) -> None:
    machine = OneMachine()
    monkeypatch.setitem(sys.modules, "ray", machine)
    assert run(*WORDS, "cluster", "--ray", "local", *jobs).code == 0
    assert run(*WORDS, "alone").code == 0
    assert records("cluster") == records("alone")
    assert len(records("cluster")) == 9
    assert machine.most == most
    assert not machine.is_open


def test_without_ray_the_command_that_installs_it_is_named(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run(*WORDS, "cluster", "--ray", "local")
    assert ran.code == 2
    assert "ray is not installed" in ran.err
    assert 'pip install ".[ray]"' in ran.err


@pytest.mark.parametrize(
    ("address", "error", "words"),
    [
        ("auto", ConnectionError("Nothing runs here.\nReally nothing."), "“auto”: Really nothing."),
        ("moon", ValueError(), "“moon”: ValueError"),
        ("127.0.0.1:moon", None, "Cannot use the Ray cluster “127.0.0.1:moon”"),
        ("ray://127.0.0.1:70000", None, "Cannot use the Ray cluster “ray://127.0.0.1:70000”"),
    ],
)
def test_an_address_that_leads_nowhere_is_one_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, address: str, error: Exception | None, words: str
) -> None:
    monkeypatch.setitem(sys.modules, "ray", OneMachine(error))
    ran = run(*WORDS, "cluster", "--ray", address)
    assert ran.code == 2
    assert words in ran.err
    assert ran.err.count("\n") == 1
    assert not Path("cluster").exists()


def test_a_task_that_fails_is_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    machine = OneMachine()
    monkeypatch.setitem(sys.modules, "ray", machine)

    def fail(done: list[Any]) -> list[Any]:
        raise Trouble("a long report\nModuleNotFoundError: No module named 'radura'\n")

    monkeypatch.setattr(machine, "get", fail)
    ran = run(*WORDS, "cluster", "--ray", "local")
    assert (ran.code, ran.err.count("\n")) == (2, 1)
    assert "No module named 'radura'" in ran.err
    assert not machine.is_open
