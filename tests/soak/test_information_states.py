"""Information states in OpenSpiel, in many positions and matches."""

import pytest
from tests.support.information_states import GAMES, RIVALS, check_equal_strings, check_is_mcts
from tests.support.soak import Size

pytestmark = pytest.mark.timeout(4 * 3600)


@pytest.mark.parametrize("id", GAMES)
def test_equal_strings_mean_equal_options_and_observations_in_10000_positions(id: str, size: Size) -> None:
    check_equal_strings(id, size(10_000))


@pytest.mark.parametrize("id", RIVALS)
def test_is_mcts_plays_20_whole_matches(id: str, size: Size) -> None:
    check_is_mcts(id, matches=size(20), simulations=40)
