"""Hints: what the computer would choose for somebody who plays without other people. Nothing of them is kept."""

import asyncio
from collections.abc import Callable
from typing import TypeAlias

from radura.bots.advice import Advice
from radura.protocol import messages as m
from radura.protocol.lobby import Status
from radura.server.journal import Journal
from radura.server.limits import Buckets
from radura.server.matches import Matches
from radura.server.refusal import Refusal
from radura.server.requests import Stale
from radura.server.seats import people_seats
from radura.server.worker import Question

Answerer: TypeAlias = Callable[[m.Hinted | Refusal], None]

_MOST = 16  # hints that may be thought about at once: computer players who must choose wait behind them


class _Thought:
    """A hint on its way; a connection that was lost meanwhile asks again by the same request and gets the answer."""

    def __init__(self, request: m.Hint, answer: Answerer) -> None:
        self.request = request
        self.answer = answer
        self.task: asyncio.Task[None] | None = None


class Hints:
    """Asks the workers on behalf of people, one question of each person at a time."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._limit = Buckets(matches.settings.hint_rate, matches.settings.hint_burst)
        self._thinking: dict[str, _Thought] = {}

    def ask(self, match: Journal, request: m.Hint, person: str | None, answer: Answerer) -> None:
        """Answer once a worker has thought about it; raises Refusal where no hint is given."""
        question = question_of(match, request, person)
        assert person is not None, "only somebody who sits at the table has a turn"
        known = self._thinking.get(person)
        if known is not None and known.request == request:
            known.answer = answer
            return
        if known is not None or len(self._thinking) >= _MOST:
            raise Refusal("srv-err-busy", 429)
        if not self._limit.take(person):
            raise Refusal("srv-err-rate", 429)
        thought = self._thinking[person] = _Thought(request, answer)
        thought.task = asyncio.create_task(self._think(match, match.turned, question, thought))
        thought.task.add_done_callback(lambda _: self._thinking.pop(person, None))

    async def _think(self, match: Journal, turned: int, question: Question, thought: _Thought) -> None:
        thought_of = await self._matches.bots.insist(question)
        now = self._matches.loaded(match.id)
        if thought_of is None or thought_of.advice is None:
            thought.answer(Refusal("srv-err-internal", 500))
        elif now is None or now.journal.turned != turned:
            thought.answer(Stale())
        else:
            thought.answer(_hinted(match, thought.request, thought_of.advice))

    @property
    def thinking(self) -> list[asyncio.Task[None]]:
        """The hints that are on their way."""
        return [thought.task for thought in self._thinking.values() if thought.task is not None]

    async def stop(self) -> None:
        """Think no more."""
        tasks = self.thinking
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _hinted(match: Journal, request: m.Hint, advice: Advice) -> m.Hinted:
    show = match.game.actions.show
    options = [
        m.Suggestion(show(one.action), one.chance, one.margin, one.reasons, one.item, one.to) for one in advice.options
    ]
    return m.Hinted(match.id, request.ref, options, advice.tries, advice.goal)


def question_of(match: Journal, request: m.Hint, person: str | None) -> Question:
    """Return what to ask a worker; raises Refusal: a hint is for a seat whose turn it is, alone among people."""
    mine = match.seats_of(person)
    if not mine:
        raise Refusal("srv-err-not-seated", 403)
    if match.status is not Status.RUNNING:
        raise Refusal("srv-err-not-running")
    if len(people_seats(match.seats)) > 1:
        raise Refusal("srv-err-hint-people", 403)
    match.check_current(request.rev)
    if match.actor not in mine:
        raise Refusal("srv-err-not-your-turn")
    question = match.question("greedy")
    question.advise = True
    return question
