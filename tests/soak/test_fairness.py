"""No computer player, hint or analysis knows what is hidden, in 10,000 re-deals for each."""

import pytest
from tests.support.fairness import MANY_POSITIONS, PAIRS, check
from tests.support.soak import Size


@pytest.mark.timeout(4 * 3600)
@pytest.mark.parametrize(("id", "player"), PAIRS)
def test_no_player_knows_what_is_hidden_in_many_deals(id: str, player: str, size: Size) -> None:
    check(id, player, MANY_POSITIONS, max(2, size(10_000) // MANY_POSITIONS))
