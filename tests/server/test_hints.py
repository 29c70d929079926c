"""Hints: for whoever plays without other people, from nothing but what the seat sees; nothing comes of them."""

import asyncio
from contextlib import AsyncExitStack
from types import SimpleNamespace
from typing import Any, cast

import pytest
from tests.support.clients import about_to_win, act, sit_down
from tests.support.server import Serve

from radura import State
from radura.bots import InfoSet
from radura.bots.advice import Advice, Advised, advise
from radura.bots.budget import Budget
from radura.client import Client, Denied
from radura.core.chance import Seeded
from radura.core.record import Record
from radura.core.text import Message
from radura.protocol import messages as m
from radura.protocol.lobby import ProposalKind, Status, TakenByMe
from radura.server.bots import Bots
from radura.server.hints import Hints
from radura.server.journal import Journal
from radura.server.matches import Matches
from radura.server.refusal import Refusal
from radura.server.seats import PERSON
from radura.server.settings import Settings
from radura.server.store.tables import SeatRow
from radura.server.worker import Question, Thought
from tictactoe import GAME

GOAL = Message("core-hint-goal")


async def test_a_hint_tells_one_person_what_the_computer_would_do_and_does_nothing(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, token="") as watcher:
        table = await about_to_win(anna)
        invitation = await anna.call("POST", f"/api/matches/{table.match}/invitations", dict[str, str])
        other = await watcher.join(table.match, invitation["invitation"])
        await other.until(lambda: other.rev == table.rev)
        heard: list[m.ServerMessage] = []
        other.on_message = heard.append
        rev, decision = table.rev, table.decision
        assert decision is not None
        hinted = await table.hint()
        best, *others = hinted.options
        assert best.action == "mark(8)"
        assert [[reason.id for reason in other.reasons] for other in others] == [["core-hint-wins-not"]] * 2
        assert len(others) == 2
        assert {other.action for other in others} < {option.action for option in decision.options}
        assert [reason.id for reason in best.reasons] == ["core-hint-wins"]
        assert (table.rev, table.decision) == (rev, decision)
        await act(table, "mark(8)")
        await other.until(lambda: other.is_over)
        assert isinstance(heard[0], m.Batch), "the others heard of the hint"
        record = Record.from_text(await anna.call("GET", f"/api/matches/{table.match}/record", str))
        assert len(record.actions) == 5
        with pytest.raises(Denied) as denied:
            await table.hint()
        assert denied.value.text.id == "srv-err-not-running"
        with pytest.raises(Denied) as denied:
            await other.hint()
        assert denied.value.text.id == "srv-err-not-seated"


async def test_there_are_no_hints_among_people(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        hot_seat = await anna.create("tictactoe", [TakenByMe("Nonna"), TakenByMe("Nino")])
        for table in (mine, theirs, await anna.join(hot_seat.match.id)):
            with pytest.raises(Denied) as denied:
                await table.hint()
            assert denied.value.text.id == "srv-err-hint-people"
        await act(mine, "mark(4)")
        await theirs.leave()
        with pytest.raises(Denied) as denied:  # nobody else is there any more, but it is the empty seat's turn
            await mine.hint()
        assert denied.value.text.id == "srv-err-not-your-turn"
        await mine.propose(ProposalKind.BOT, 1, "random")
        await mine.until(lambda: mine.decision is not None)
        assert mine.decision is not None
        assert (await mine.hint()).options[0].action in [option.action for option in mine.decision.options]


async def test_a_hint_is_for_the_position_that_was_asked_about(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        table = await about_to_win(anna)
        with pytest.raises(Denied) as denied:
            await anna.ask(table.match, lambda ref: m.Hint(table.match, 1, ref))
        assert denied.value.text.id == "srv-err-stale"


async def test_nobody_can_keep_the_workers_busy_with_hints(serve: Serve) -> None:
    url = serve(hint_rate=0.001, hint_burst=2).url
    async with AsyncExitStack() as stack:
        anna, bruno = [await stack.enter_async_context(Client(url, name=name)) for name in ("Anna", "Bruno")]
        tables = [await about_to_win(anna), await about_to_win(anna)]
        for table in tables:
            await table.hint()
        with pytest.raises(Denied) as denied:
            await tables[0].hint()
        assert denied.value.text.id == "srv-err-rate"
        assert (await (await about_to_win(bruno)).hint()).options[0].action == "mark(8)"


class Thinking:
    """A server with one match against the computer, and a worker that thinks until it is told what to answer."""

    settings = Settings(database="unused")
    insist = Bots.insist

    def __init__(self) -> None:
        self.bots = self
        self.thought: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        self.answers: list[m.Hinted | Refusal] = []
        self.hints = Hints(cast(Matches, self))
        self.match: Any = SimpleNamespace(
            id="match",
            game=GAME,
            seats=[SeatRow("match", 0, PERSON, "anna", "Anna")],
            status=Status.RUNNING,
            actor=0,
            rev=3,
            turned=3,
            seats_of=lambda person: [0],
            check_current=lambda rev: Journal.check_current(cast(Journal, self.match), rev),
            question=lambda level: Question("match", GAME.id, 2, {}, [], 0, level, 0),
        )

    def loaded(self, id: str) -> Any:
        return SimpleNamespace(journal=self.match)

    async def think(self, question: Question) -> Thought | None:
        assert question.advise
        return await self.thought

    def ask(self, person: str, ref: str = "ref") -> None:
        self.hints.ask(cast(Journal, self.match), m.Hint("match", 3, ref), person, self.answers.append)

    async def answer(self, action: int | None) -> None:
        advice = None if action is None else Advice([Advised(action, 0.6, 0.02, [])], 90, GOAL)
        self.thought.set_result(None if action is None else Thought(action, "", advice))
        await asyncio.wait(self.hints.thinking)


async def test_one_hint_at_a_time_for_each_person() -> None:
    server = Thinking()
    server.ask("anna")
    with pytest.raises(Refusal, match="srv-err-busy"):
        server.ask("anna", "another")
    server.ask("anna")  # the same again, after a lost connection: answered once
    server.ask("bruno", "his")
    await server.answer(4)
    told = [m.Suggestion("mark(4)", 0.6, 0.02, [])]
    assert server.answers == [m.Hinted("match", ref, told, 90, GOAL) for ref in ("ref", "his")]
    server.ask("anna", "another")
    await server.hints.stop()
    assert server.hints.thinking == []


async def test_a_hint_that_comes_too_late_or_not_at_all_is_said() -> None:
    server = Thinking()
    server.ask("anna")
    server.match.turned = server.match.rev = 4
    await server.answer(4)
    failed = Thinking()
    failed.ask("anna")
    await failed.answer(None)
    said = [answer.text.id for answer in (*server.answers, *failed.answers) if isinstance(answer, Refusal)]
    assert said == ["srv-err-stale", "srv-err-internal"]


def _hint(state: State) -> Advice:
    tries = 16 if state.seats > 1 else 3  # alone, each goes to the end of a Scene
    return advise(InfoSet(state, state.actor), Seeded(5), Budget(iterations=tries))
