"""Learning weights: results decide, old weights are believed as far as they deserve, and line-ups are mixed."""

from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The tool, as a module."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "tools")
    return import_module("train_plain")


def results(train: Any, weights: list[float], n: int) -> Any:
    """Return positions of two seats, won as often as these weights say."""
    luck = np.random.default_rng(1)
    rows = luck.normal(size=(n, 2, len(weights)))
    scores = rows @ np.array(weights)
    first = luck.random(n) < 1 / (1 + np.exp(scores[:, 1] - scores[:, 0]))
    return train.Data(rows, np.stack([first, ~first], axis=1).astype(float), np.ones((n, 2), bool))


def test_what_decides_matches_is_learned(train: Any) -> None:
    data = results(train, [1.0, -0.5, 0.0], 4000)
    assert train.fit(data, np.zeros(3), 1e-4) == pytest.approx([1.0, -0.5, 0.0], abs=0.15)


def test_weights_that_are_too_sure_are_believed_less_and_kept_where_nothing_is_known(train: Any) -> None:
    data = results(train, [0.5, 0.5, 0.5], 2000)
    before = np.array([2.0, 2.0, 2.0])
    assert train.boldness(data, before) == pytest.approx(0.25, abs=0.05)
    data.rows[:, :, 2] = 0.0  # nobody ever had it
    learned = train.fit(data, before, 1e-3)
    assert learned[2] == pytest.approx(2 * train.boldness(data, before), abs=0.01)
    assert learned[0] == pytest.approx(0.5, abs=0.1)


def test_matches_are_played_by_mixed_line_ups(train: Any) -> None:
    job = train.Job("res_arcana_duo", ["bot:random", "bot:greedy"], [2], {"setup": ["first"]}, [5, 6], 3, 0.05)
    found = train.play(job)
    assert {sample.match for sample in found} == {5, 6}
    assert all(len(sample.rows) == 2 and sum(sample.won) == 1 for sample in found)
