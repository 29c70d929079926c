"""Whoever must choose hears of it: the computer player is asked, the alarm of the clock set, people are told."""

import asyncio
from collections.abc import Callable

from radura.server.bots import Bots
from radura.server.clocks import Clocks
from radura.server.journal import Journal
from radura.server.requests import BotChose, Request, TimeUp
from radura.server.seats import BOT
from radura.server.worker import Question

_LONGEST = 86_400.0  # seconds for which an alarm is set; then it is set again


class Reminder:
    """Keeps a match going. What comes of it is posted to the match like any other request."""

    def __init__(
        self,
        journal: Journal,
        clocks: Clocks,
        bots: Bots,
        post: Callable[[Request], None],
        tell_people: Callable[[], None],
    ) -> None:
        self._journal = journal
        self._clocks = clocks
        self._bots = bots
        self._post = post
        self._tell_people = tell_people
        self._thinking: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None

    @property
    def is_waiting(self) -> bool:
        """True if a computer player thinks or a clock runs."""
        return self._thinking is not None or self._alarm is not None

    def wake(self, moved: int | None = None) -> None:
        """See to it that whoever must choose now hears of it; ``moved`` has just chosen and knows."""
        self._set_alarm()
        journal, actor = self._journal, self._journal.actor
        if actor >= 0 and journal.seats[actor].kind == BOT:
            if self._thinking is None:
                question = journal.question(journal.seats[actor].level)
                self._thinking = asyncio.create_task(self._think(question, journal.turned))
        elif actor != moved:
            self._tell_people()

    def heard(self, request: Request) -> None:
        """Note that what was posted has arrived."""
        if isinstance(request, BotChose):
            self._thinking = None
        elif isinstance(request, TimeUp):
            self._alarm = None

    def stop(self) -> None:
        """Remind nobody any more."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def _think(self, question: Question, rev: int) -> None:
        action = await self._bots.choose(question)
        self._post(BotChose(rev, action))

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        deadline = self._clocks.deadline
        if deadline is not None:
            wait = min(max(0.0, deadline - self._clocks.time()) + 0.001, _LONGEST)
            self._alarm = asyncio.get_running_loop().call_later(wait, self._post, TimeUp())
