"""What holds for the numbers of every option in every game; the other files compare them with what happens."""

import pytest
from tests.support.options import choices

import radura

GAMES = ("living_forest_duel", "res_arcana_duo", "casting_shadows", "storyfold_wildwoods")


@pytest.mark.parametrize("id", GAMES)
def test_a_cost_is_paid_and_a_gain_changes_something(id: str) -> None:
    game = radura.game(id)
    priced = 0
    for state in choices(game, 8, 5):
        for action in state.legal():
            option = game.option(state, action)
            priced += bool(option.cost or option.gain)
            assert all(amount.n > 0 for amount in option.cost), option
            assert all(amount.n != 0 for amount in option.gain), option
    assert priced > 100
