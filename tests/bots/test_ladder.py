"""Ratings of computer players: as the results are, as sure as they are many, and the same each time."""

import sys
from pathlib import Path

import numpy as np
import pytest

import radura
from radura.bots.arena import Played
from radura.bots.ladder import ANCHOR, AT, entrants, pairs, rate
from radura.bots.ledger import line_of, read
from radura.core.text import BadInput


def match(seed: int, winners: tuple[int, ...]) -> Played:
    """Return a match in which the first of two players sat on the first seat."""
    return Played("", seed, 0, (0, 1), (0.0, 0.0), winners, "fire", 40, 0.5)


def results(wins: int, losses: int, shared: int = 0) -> list[Played]:
    ends: list[tuple[int, ...]] = [(0,)] * wins + [(1,)] * losses + [(0, 1)] * shared
    return [match(seed, winners) for seed, winners in enumerate(ends)]


def test_a_rating_of_400_more_is_ten_wins_for_a_loss() -> None:
    low, high = rate(["greedy", "master"], {("master", "greedy"): results(400, 40)})
    assert (low.name, low.rating, low.half) == (ANCHOR, AT, 0)
    assert high.rating == pytest.approx(AT + 400, abs=25)
    assert high.rating - high.half < AT + 400 < high.rating + high.half
    assert (high.matches, high.share) == (440, 400 / 440)


def test_more_matches_make_surer_and_shared_wins_are_halves() -> None:
    few, many = (rate(["greedy", "novice"], {("novice", "greedy"): results(n, n, shared=2 * n)})[1] for n in (5, 50))
    assert few.rating == pytest.approx(AT, abs=1)
    assert many.rating == pytest.approx(AT, abs=1)
    assert many.half < few.half / 2
    assert many.share == 0.5


def test_who_has_won_everything_has_a_rating_and_the_same_one_each_time() -> None:
    played = {("greedy", "random"): results(30, 0), ("novice", "greedy"): results(12, 18)}
    first, again = (rate(["random", "greedy", "novice"], played) for _ in range(2))
    assert first == again
    weakest, anchor, novice = first
    assert weakest.rating < novice.rating < anchor.rating
    assert AT - 2000 < weakest.rating < AT - 300
    assert weakest.half > novice.half


def test_the_luck_of_others_goes_on_as_it_would_have() -> None:
    luck = np.random.RandomState(7)
    np.random.seed(7)  # the generator that choix draws from
    rate(["greedy", "novice"], {("novice", "greedy"): results(3, 2)})
    assert np.random.random() == luck.random_sample()


def test_each_plays_its_neighbours() -> None:
    names = entrants(radura.game("living_forest_duel"))
    assert names == ["random", "greedy", "novice", "apprentice", "adept", "master", "grandmaster"]
    assert ("novice", "random") in pairs(names)
    assert ("grandmaster", "master") in pairs(names)
    assert ("apprentice", "random") not in pairs(names)
    assert len(pairs(names)) == 11


def test_what_is_missing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    with pytest.raises(BadInput) as caught:
        rate(["greedy", "novice"], {})
    assert caught.value.message.args == {"given": "choix", "extra": "ladder"}


def test_matches_come_back_from_their_file(tmp_path: Path) -> None:
    file, key = tmp_path / "matches.jsonl", ("tictactoe", "greedy", "random")
    assert read(file) == {}
    file.write_bytes(b"".join(line_of(key, played) for played in results(2, 1)))
    assert read(file) == {key: results(2, 1)}
    file.write_bytes(file.read_bytes() + b'{"game": "tictactoe"}\n')
    with pytest.raises(BadInput) as caught:
        read(file)
    assert (caught.value.message.id, caught.value.message.args["line"]) == ("core-err-ledger", 4)
