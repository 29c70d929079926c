"""The pictures that the environment for PettingZoo draws, of every game."""

import pytest
from tests.support.pictures import check_picture

import radura


@pytest.mark.parametrize("id", [id for id in radura.games() if radura.game(id).encoder is not None])
def test_a_picture_shows_the_real_table(id: str) -> None:
    check_picture(id)
