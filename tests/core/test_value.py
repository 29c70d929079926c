"""Learned weights: strictly loaded, and chances that add up."""

import json
import random
from pathlib import Path

import pytest

import radura
from radura import BadInput
from radura.core.chance import Seeded
from radura.core.playout import playout_some
from radura.core.value import Net, Value, load

NAMES = ("points.mine", "points.squared", "hand.cards")
GOOD = {
    "game": "duel",
    "rules_version": 2,
    "matches": 10,
    "players": "somebody",
    "weights": {"points.mine": 1.0, "points.squared": -2, "hand.cards": 0.5},
}
NET = {
    "matches": 3,
    "learned": "3 matches by looks",
    "straight": {"points.mine": 0.5, "points.squared": 0, "hand.cards": 0},
    "own": {"points.mine": [1.0, 0.0], "points.squared": [0, 0], "hand.cards": [0, 1.0]},
    "rest": {"points.mine": [-1.0, 0.0], "points.squared": [0, 0], "hand.cards": [0, 0]},
    "bias": [0.0, -1.0],
    "out": [2.0, 3.0],
}


def written(folder: Path, data: object) -> Path:
    file = folder / "value.json"
    file.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return file


def test_weights_are_read_in_the_order_of_the_features(tmp_path: Path) -> None:
    value = load(written(tmp_path, GOOD), "duel", 2, NAMES)
    assert value.weights == [1.0, -2.0, 0.5]
    assert value.score([1.0, 1.0, 2.0]) == 0.0


@pytest.mark.parametrize(
    ("data", "told"),
    [
        ("{", "cannot be read"),
        ([], "cannot be read"),
        ({**GOOD, "more": 1}, "cannot be read"),
        ({**GOOD, "weights": {**GOOD["weights"], "hand.cards": "1"}}, "hand.cards = 1"),  # type: ignore[dict-item]  # wrong on purpose
        ({**GOOD, "game": "other"}, "are for other 2, not for duel 2"),
        ({**GOOD, "rules_version": 1}, "are for duel 1, not for duel 2"),
        ({**GOOD, "weights": {"points.mine": 1.0, "luck": 3}}, "hand.cards, luck, points.squared"),
        ({**GOOD, "weights": []}, "cannot be read"),
        ({**GOOD, "net": []}, "matches, learned, straight, own, rest, bias, out"),
        ({**GOOD, "net": {**NET, "more": 1}}, "matches, learned, straight, own, rest, bias, out"),
        ({**GOOD, "net": {key: NET[key] for key in NET if key != "learned"}}, "matches, learned, straight"),
        ({**GOOD, "net": {**NET, "learned": ["looks"]}}, "cannot be read: learned"),
        ({**GOOD, "net": {**NET, "learned": " "}}, "cannot be read: learned"),
        ({**GOOD, "net": {**NET, "out": [1.0]}}, "cannot be read: out"),
        ({**GOOD, "net": {**NET, "bias": []}}, "cannot be read: bias"),
        ({**GOOD, "net": {**NET, "bias": 1.0}}, "cannot be read: bias"),
        ({**GOOD, "net": {**NET, "bias": [0.0, float("nan")]}}, "bias = nan"),
        ({**GOOD, "net": {**NET, "own": {**NET["own"], "hand.cards": [1.0]}}}, "cannot be read: hand.cards"),  # type: ignore[dict-item]  # wrong on purpose
        ({**GOOD, "net": {**NET, "rest": {**NET["rest"], "luck": [1.0, 1.0]}}}, "luck"),  # type: ignore[dict-item]  # wrong on purpose
    ],
)
def test_weights_of_something_else_are_refused(tmp_path: Path, data: object, told: str) -> None:
    with pytest.raises(BadInput, match=told) as refused:
        load(written(tmp_path, data), "duel", 2, NAMES)
    assert "value.json" in str(refused.value)


def test_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"The weights in value\.json cannot be read"):
        load(tmp_path / "value.json", "duel", 2, NAMES)


def test_a_net_compares_what_a_seat_has_with_what_its_rivals_have(tmp_path: Path) -> None:
    value = load(written(tmp_path, {**GOOD, "net": NET}), "duel", 2, NAMES)
    assert value.net is not None
    assert value.net.scores([[3.0, 9.0, 0.0], [1.0, 9.0, 2.0]]) == [0.5 * 3 + 2 * (3 - 1), 0.5 * 1 + 3 * (2 - 1)]
    three = [[4.0, 0.0, 0.0], [1.0, 0.0, 0.0], [2.0, 0.0, 0.0]]  # beside the mean of two rivals
    assert value.net.scores(three) == pytest.approx([2 + 2 * (4 - 1.5), 0.5, 1.0])
    assert value.plain(three) == Value(NAMES, [1.0, -2.0, 0.5]).chances(three)
    assert value.chances(three) != value.plain(three)
    assert sum(value.chances(three)) == pytest.approx(1.0)


@pytest.mark.parametrize("units", [1, 4, 5, 7])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_net_of_any_size_says_what_its_numbers_say(units: int, seats: int) -> None:
    rng = random.Random(units)

    def some(n: int) -> list[float]:
        return [rng.choice([0.0, rng.uniform(-1, 1)]) for _ in range(n)]

    straight, own, rest, bias, out = some(6), some(6 * units), some(6 * units), some(units), some(units)
    rows = [some(6) for _ in range(seats)]
    wanted = []
    for row in rows:
        score = sum(x * weight for x, weight in zip(row, straight, strict=True))
        rivals = [other for other in rows if other is not row]
        mean = [sum(column) / len(rivals) for column in zip(*rivals, strict=True)] or [0.0] * 6
        for unit in range(units):
            lit = bias[unit] + sum(row[i] * own[i * units + unit] + mean[i] * rest[i * units + unit] for i in range(6))
            score += max(lit, 0.0) * out[unit]
        wanted.append(score)
    assert Net(straight, own, rest, bias, out).scores(rows) == pytest.approx(wanted)


def test_pieces_that_a_file_does_not_know_count_for_nothing(tmp_path: Path) -> None:
    old = {**GOOD, "weights": {"points.mine": 1.0, "piece.play.gone": 5.0}}
    value = load(written(tmp_path, old), "duel", 2, ("points.mine", "piece.play.new"))
    assert value.weights == [1.0, 0.0]


@pytest.mark.parametrize(
    ("id", "seats"), [("living_forest_duel", 2), ("res_arcana_duo", 2), ("casting_shadows", 2), ("casting_shadows", 4)]
)
def test_the_chances_of_all_seats_add_up_and_mirror_the_end(id: str, seats: int) -> None:
    game = radura.game(id)
    assert game.value is not None
    s = game.new(seats=seats, seed=5)
    luck = Seeded(5)
    while s.outcome is None:
        chances = game.chances(s)
        assert len(chances) == seats
        assert sum(chances) == pytest.approx(1.0)
        assert all(len(game.measure(s, rival)) == len(game.value.names) for rival in game.rivals(s))
        playout_some(s, luck, 7)
    assert [seat for seat, chance in enumerate(game.chances(s)) if chance == max(game.chances(s))] == [
        *s.outcome.winners
    ]


def test_a_match_against_bots_alone_is_judged_too() -> None:
    s = radura.game("casting_shadows").new(seats=1, seed=5)
    playout_some(s, Seeded(5), 15)
    assert len(s.game.chances(s)) == 1
    assert 0 < s.game.chances(s)[0] < 1
