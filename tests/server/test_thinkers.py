"""Questions for computer players go to whoever thinks elsewhere; what a dead one was asked goes to another."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from radura.server.cluster.broker import connect
from radura.server.cluster.frames import Frame, Think, Thinks
from radura.server.cluster.links import Links
from radura.server.cluster.redis import RedisBroker
from radura.server.cluster.thinkers import SharedBots
from radura.server.worker import Question, Thought


class _Links:
    """Some who think, and what they are asked."""

    def __init__(self, **seats: int) -> None:
        self.seats = seats
        self.asked: list[tuple[str, int]] = []
        self._lost: list[Callable[[str], None]] = []
        self._handlers: dict[type[Frame], Callable[[str, Any], None]] = {}

    def on(self, kind: type[Frame], handler: Callable[[str, Any], None]) -> None:
        self._handlers[kind] = handler

    def on_lost(self, handler: Callable[[str], None]) -> None:
        self._lost.append(handler)

    def thinkers(self) -> dict[str, int]:
        return self.seats

    def send(self, peer: str, frame: Think) -> bool:
        self.asked.append((peer, frame.number))
        return True

    def die(self, peer: str) -> None:
        del self.seats[peer]
        for handler in self._lost:
            handler(peer)

    def answer(self, peer: str, number: int, action: int) -> None:
        self._handlers[Thinks](peer, Thinks(number, Thought(action)))


def _question() -> Question:
    return Question("match", "tictactoe", 2, {}, [], 0, "greedy", 0, None)


async def _begun() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_a_dead_ones_question_goes_to_another() -> None:
    links = _Links(one=1, two=1)
    bots = SharedBots(cast(Links, links), 1, 60.0)
    asked = asyncio.create_task(bots.think(_question()))
    await _begun()
    (first, number), *_ = links.asked
    links.die(first)
    await _begun()
    (second, again) = links.asked[-1]
    links.answer(first, number, 1)  # too late: nobody waits for it any more
    links.answer(second, again, 7)
    assert {first, second} == {"one", "two"}
    assert await asked == Thought(7)


async def test_nobody_is_asked_more_than_they_have_room_for() -> None:
    links = _Links(one=2, two=1)
    bots = SharedBots(cast(Links, links), 1, 60.0)
    asked = [asyncio.create_task(bots.think(_question())) for _ in range(3)]
    await _begun()
    assert sorted(peer for peer, _ in links.asked) == ["one", "one", "two"]
    for peer, number in links.asked:
        links.answer(peer, number, number)
    assert sorted(thought.action for thought in await asyncio.gather(*asked) if thought is not None) == [1, 2, 3]


def test_valkey_is_spoken_to_as_redis() -> None:
    for url in ("redis://localhost:1", "rediss://localhost:1", "valkey://localhost:1", "valkeys://localhost:1"):
        assert isinstance(connect(url), RedisBroker)
