"""A match is loaded once for all who wait for it, whoever goes away meanwhile."""

import asyncio
import gc
from typing import Any, cast

import pytest

from radura.server import tokens
from radura.server.company import Company
from radura.server.matches import Matches
from radura.server.refusal import Refusal


class _Company:
    """Claims no match, slowly."""

    def __init__(self) -> None:
        self.may_go_on = asyncio.Event()

    async def claim(self, _match: str) -> None:
        await self.may_go_on.wait()
        raise Refusal("srv-err-store", 503)


async def test_a_match_that_nobody_waits_for_any_more_may_fail_to_load() -> None:
    company, complaints = _Company(), list[dict[str, Any]]()
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    nothing = cast(Any, None)
    matches = Matches(nothing, nothing, nothing, nothing, cast(Company, company))
    id = tokens.new_id()
    gone, stays = (asyncio.create_task(matches.find(id)) for _ in range(2))
    await asyncio.sleep(0)
    gone.cancel()
    await asyncio.sleep(0)
    company.may_go_on.set()
    with pytest.raises(Refusal):
        await stays
    alone = asyncio.create_task(matches.find(id))
    company.may_go_on.clear()
    await asyncio.sleep(0)
    alone.cancel()
    await asyncio.sleep(0)
    company.may_go_on.set()
    await asyncio.sleep(0.01)
    gc.collect()
    assert complaints == []
