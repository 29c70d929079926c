"""No byte that a server sends names a hidden item: 149 MB are captured and searched."""

import pytest
from tests.support.capture import capture_and_search
from tests.support.server import Serve
from tests.support.soak import Progress, Size


@pytest.mark.timeout(2 * 3600)
async def test_no_hidden_item_is_named_to_anybody_in_any_byte(serve: Serve, size: Size, progress: Progress) -> None:
    await capture_and_search(serve(), size(149), progress)
