"""Learning a net: steps go down the slope, later positions tell what earlier ones were worth, and all is written."""

import json
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import radura
from radura.core.value import load


@pytest.fixture
def train(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The tool, as a module."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "tools")
    return import_module("train")


def some(train: Any, positions: int, features: int, seats: int, hidden: int = 5) -> tuple[Any, Any]:
    """Return a net and positions by chance, in some of which a seat is missing."""
    luck = np.random.default_rng(3)
    layers = train.beginning(luck.normal(size=features), hidden, luck)
    layers.out[:] = luck.normal(size=hidden)
    rows = luck.normal(size=(positions, seats, features)).astype(np.float32)
    there = np.ones((positions, seats), bool)
    if seats > 2:
        there[::2, -1] = False
        rows[::2, -1] = 0
    won = np.zeros((positions, seats), np.float32)
    won[np.arange(positions), luck.integers(2, size=positions)] = 1
    return layers, train.Data(rows, won, there)


@pytest.mark.parametrize("seats", [2, 3])
def test_slopes_are_those_of_the_loss(train: Any, seats: int) -> None:
    layers, data = some(train, 30, 4, seats)
    layers = train.Layers(*(layer.astype(float) for layer in layers))

    def loss() -> float:
        p = train.light(layers, data.rows, data.there).chances
        return -float(np.sum(data.won * np.log(np.maximum(p, 1e-12)))) / len(p)

    slope = train.slopes(layers, data)
    for layer, by in zip(layers, slope, strict=True):
        for at in np.ndindex(*layer.shape):
            was = layer[at]
            layer[at] = was + 1e-5
            up = loss()
            layer[at] = was - 1e-5
            down = loss()
            layer[at] = was
            assert by[at] == pytest.approx((up - down) / 2e-5, abs=1e-4)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_net_that_learns_is_the_net_that_plays(train: Any, seats: int) -> None:
    layers, data = some(train, 6, 9, seats)
    names = [f"points.{i}" for i in range(9)]
    value = train.value_of(train.Value(names, [0.0] * 9), layers)
    learned = train.light(layers, data.rows, data.there).chances
    for rows, there, chances in zip(data.rows, data.there, learned, strict=True):
        assert value.chances(rows[there].tolist()) == pytest.approx(chances[there].tolist(), abs=1e-4)
    again = train.layers_of(value.net)
    assert all(np.array_equal(one, other) for one, other in zip(again, layers, strict=True))


def test_it_learns_what_no_weighted_sum_can_tell(train: Any) -> None:
    luck = np.random.default_rng(1)
    rows = luck.choice([-1.0, 1.0], size=(4000, 2, 2)).astype(np.float32)
    alike = rows[..., 0] * rows[..., 1]
    rows, alike = rows[alike[:, 0] != alike[:, 1]], alike[alike[:, 0] != alike[:, 1]]
    data = train.Data(rows, (alike > 0).astype(np.float32), np.ones(rows.shape[:2], bool))
    layers = train.beginning([0.0, 0.0], 8, luck)
    adam = train.Adam(layers)
    for _ in range(300):
        adam.step(layers, train.slopes(layers, data), 0.03)
    chances = train.light(layers, data.rows, data.there).chances
    assert np.mean((chances > 0.5) == (data.won > 0.5)) > 0.95


def test_what_a_position_was_worth_is_told_by_those_after_it(train: Any) -> None:
    layers = train.Layers(np.ones(1, np.float32), *(np.zeros(shape, np.float32) for shape in ((1, 1), (1, 1), 1, 1)))
    even, ahead = np.zeros((2, 1), np.float32), np.array([[20.0], [0.0]], np.float32)
    match = train.Match(1, [even, ahead, even], [[0, 1]] * 3, [None] * 3, (1,))
    told = [worth.tolist() for _, worth in train.returns(layers, match, 0.5)]
    assert told[2] == [0.0, 1.0]  # the end
    assert told[1] == pytest.approx([0.25, 0.75])  # half of it the end, half the even position after it
    assert told[0] == pytest.approx([0.625, 0.375], abs=1e-6)  # half of it the position in which seat 0 was ahead


def test_what_a_search_found_stands_for_what_the_net_believed(train: Any) -> None:
    layers = train.beginning([0.0], 2, np.random.default_rng(1))
    three = np.zeros((3, 1), np.float32)
    match = train.Match(1, [three] * 2, [[0, 1, 2]] * 2, [None, train.Found(1, 0.7)], (2,))
    first, last = (worth.tolist() for _, worth in train.returns(layers, match, 0.5))
    assert last == [0.0, 0.0, 1.0]
    assert first == pytest.approx([0.075, 0.35, 0.575])  # half of it the end, half 0.7 and for the others 0.15 each


def test_a_wider_net_believes_the_same_until_it_learns(train: Any) -> None:
    layers, data = some(train, 30, 4, 3)
    wider = train.widened(layers, 9, np.random.default_rng(2))
    assert [layer.shape for layer in wider] == [(4,), (4, 9), (4, 9), (9,), (9,)]
    before, after = (train.light(net, data.rows, data.there).chances for net in (layers, wider))
    assert after == pytest.approx(before)
    assert train.slopes(wider, data).out[5:].any()
    assert train.widened(layers, 3, np.random.default_rng(2)) is layers


def test_who_has_fallen_is_told_to_have_lost(train: Any) -> None:
    layers = train.beginning([0.0], 2, np.random.default_rng(1))
    three, two = np.zeros((3, 1), np.float32), np.zeros((2, 1), np.float32)
    match = train.Match(1, [three, two], [[0, 1, 2], [0, 2]], [None] * 2, (2,))
    first, last = (worth.tolist() for _, worth in train.returns(layers, match, 0.5))
    assert last == [0.0, 1.0]
    assert first == pytest.approx([0.25, 0.0, 0.75])


@pytest.mark.parametrize("think", [0, 3])
def test_a_round_is_played_learned_and_written(
    train: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, think: int
) -> None:
    game = radura.game("living_forest_duel")
    old = game.value
    assert old is not None
    monkeypatch.setattr(train, "ROUND", 4)
    args = SimpleNamespace(seed=1, jobs=1, afresh=True, hidden=3, seats=[2], vary={}, rate=1e-3, think=think)
    trainer = train.Trainer(args, game, lambda work, jobs: [work(job) for job in jobs])
    before = [layer.copy() for layer in trainer.layers]
    trainer.round(1.0)
    trainer.round(0.5)
    assert trainer.matches == 8
    assert game.value is old
    assert any(trainer.aside)
    assert all(not np.array_equal(was, now) for was, now in zip(before, trainer.layers, strict=True))
    training = import_module("training")
    file = tmp_path / "value.json"
    file.write_bytes(training.file_of(game).read_bytes())
    monkeypatch.setattr(training, "file_of", lambda game: file)
    train.write(game, old.names, trainer.layers, 8, train.told(args, trainer.layers, 8))
    written = load(file, game.id, game.rules_version, old.names)
    assert written.weights == old.weights
    assert written.net is not None
    assert train.layers_of(written.net).out == pytest.approx(trainer.layers.out, abs=1e-4)
    net = json.loads(file.read_text(encoding="utf-8"))["net"]
    how = "a search of 3 iterations" if think else "looks"
    assert (net["matches"], net["learned"]) == (8, f"8 matches of self-play by {how}, 3 units, seed 1")
