"""Reads that are asked for while one is under way are made together, and see what was stored before they were asked."""

import asyncio
from collections.abc import Sequence

import pytest

from radura.server.store.gathering import Gathered


class Shelf:
    """What is read, slowly."""

    def __init__(self) -> None:
        self.reads: list[list[str]] = []
        self.may_go_on = asyncio.Event()
        self.is_broken = False

    async def read(self, ids: Sequence[str]) -> dict[str, str]:
        self.reads.append(list(ids))
        await self.may_go_on.wait()
        if self.is_broken:
            raise ConnectionError
        return {id: id.upper() for id in ids if id != "nobody"}


async def test_whatever_is_asked_meanwhile_is_read_in_one_go() -> None:
    shelf = Shelf()
    gathered = Gathered(shelf.read)
    first = asyncio.create_task(gathered.get("a"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    others = [asyncio.create_task(gathered.get(id)) for id in ("b", "a", "b", "nobody")]
    await asyncio.sleep(0)
    shelf.may_go_on.set()
    assert await asyncio.gather(first, *others) == ["A", "B", "A", "B", None]
    assert shelf.reads == [["a"], ["b", "a", "nobody"]]


async def test_many_are_read_in_several_goes() -> None:
    shelf = Shelf()
    shelf.may_go_on.set()
    gathered = Gathered(shelf.read)
    ids = [f"m{n}" for n in range(120)]
    assert await asyncio.gather(*map(gathered.get, ids)) == [id.upper() for id in ids]
    assert [len(read) for read in shelf.reads] == [50, 50, 20]


async def test_who_does_not_wait_any_more_takes_nothing_from_the_others_and_a_failure_is_told_to_all() -> None:
    shelf = Shelf()
    gathered = Gathered(shelf.read)
    gone, stays = asyncio.create_task(gathered.get("a")), asyncio.create_task(gathered.get("a"))
    await asyncio.sleep(0)
    gone.cancel()
    shelf.is_broken = True
    shelf.may_go_on.set()
    with pytest.raises(ConnectionError):
        await stays
    shelf.is_broken = False
    assert await gathered.get("a") == "A"
