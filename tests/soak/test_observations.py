"""The observations of learning agents, in many positions."""

import pytest
from tests.support.observations import GAMES, check_distinct, check_re_deals
from tests.support.soak import Size

pytestmark = pytest.mark.timeout(3600)


@pytest.mark.parametrize("id", GAMES)
def test_hidden_things_do_not_show_in_10000_re_deals(id: str, size: Size) -> None:
    check_re_deals(id, size(10_000))


@pytest.mark.parametrize("id", GAMES)
def test_different_views_give_different_observations_in_5000_positions(id: str, size: Size) -> None:
    check_distinct(id, size(5_000))
