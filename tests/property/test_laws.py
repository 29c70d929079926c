"""The laws of every game, on random matches found by Hypothesis."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import radura
from radura.core.check import check_match


@pytest.mark.parametrize("id", radura.games())
@given(seed=st.integers(0, 2**32 - 1))
@settings(max_examples=10, deadline=None)
def test_random_matches_keep_every_law(id: str, seed: int) -> None:
    game = radura.game(id)
    seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
    assert check_match(game, seed, seats, every=16) > 0


@pytest.mark.parametrize("id", radura.games())
def test_the_data_of_every_game_is_sound(id: str) -> None:
    assert radura.game(id).validate() == []
