"""A server under a long attack."""

import pytest
from tests.support.attack import attack_and_check
from tests.support.server import Serve
from tests.support.soak import Progress, Size


@pytest.mark.timeout(1800)
async def test_bad_messages_change_nothing_leak_nothing_and_disturb_nobody(
    serve: Serve, size: Size, progress: Progress
) -> None:
    count = max(20_000, size(60_000))  # with fewer, some kinds of messages may not occur
    await attack_and_check(serve(), count, progress)
