"""Times to think, as they are written and refused."""

import pytest

from radura import BadInput
from radura.bots import bot
from radura.bots.budget import Budget, parse


@pytest.mark.parametrize(
    ("text", "budget"),
    [("0.5s", Budget(seconds=0.5)), ("2000it", Budget(iterations=2000)), ("2s+300it", Budget(2.0, 300))],
)
def test_a_budget_is_read_as_it_is_written(text: str, budget: Budget) -> None:
    assert parse(text) == budget
    assert str(budget) == text


@pytest.mark.parametrize("text", ["", "5", "0s", "-1s", "1e3s", "2.5it", "0it", "99999s", "1s+1s", "nan", "1 s", "٣s"])
def test_what_is_no_budget_is_refused_with_one_sentence(text: str) -> None:
    with pytest.raises(BadInput, match="is not a valid thinking time"):
        parse(text)


def test_a_player_that_does_not_search_takes_no_budget() -> None:
    with pytest.raises(BadInput, match="greedy does not use a thinking time"):
        bot("greedy@1s")
