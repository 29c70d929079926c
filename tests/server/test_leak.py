"""No byte that a server sends names a hidden item; tests/soak searches 149 MB of them."""

import random

import pytest
from tests.support.capture import capture, capture_and_search, search
from tests.support.history import history
from tests.support.server import Serve
from tests.support.soak import silent


async def test_no_hidden_item_is_named_to_anybody_in_any_byte(serve: Serve) -> None:
    await capture_and_search(serve(), 1, silent)


async def test_the_search_finds_what_is_sent_to_the_wrong_seat(serve: Serve) -> None:
    found = await capture(serve(), "res_arcana_duo", random.Random(15))
    with pytest.raises(AssertionError, match="seat 1 was told of"):
        search(found.frames(0), found.id, 1, history(found.record), found.over)
