"""Two clients that move, drop, rejoin, resend and take back, in any order: both always see what a model says."""

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)
from tests.support.server import PATIENCE

from radura.client import Client, Denied, Table
from radura.core.view import View
from radura.protocol import messages as m
from radura.protocol.lobby import LeftOpen, ProposalKind, TakenByMe
from tictactoe import LINES

T = TypeVar("T")
SEATS = st.integers(0, 1)


@pytest.fixture
def loop() -> Iterator[asyncio.AbstractEventLoop]:
    """A loop in a thread, in which the clients live."""
    made = asyncio.new_event_loop()
    thread = threading.Thread(target=made.run_forever, daemon=True)
    thread.start()
    yield made
    made.call_soon_threadsafe(made.stop)
    thread.join()
    made.close()


class TwoClients(RuleBasedStateMachine):
    """The model is the list of marked cells; the clients must agree with it after every step."""

    url: str
    loop: asyncio.AbstractEventLoop

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(asyncio.wait_for(work, PATIENCE), self.loop).result()

    @initialize()
    def sit_down(self) -> None:
        self.marks: list[int] = []
        self.proposed: int | None = None
        self.sent: list[tuple[int, m.Act, int]] = []
        self.clients = [Client(self.url, name=name) for name in ("Anna", "Bruno")]
        self.tables: list[Table] = []
        self.run(self._sit_down())

    async def _sit_down(self) -> None:
        for client in self.clients:
            await client.__aenter__()
        new = await self.clients[0].create("tictactoe", [TakenByMe(), LeftOpen()])
        await self.clients[1].sit(new.match.id, new.invitation)
        self.tables = [await client.join(new.match.id) for client in self.clients]

    def teardown(self) -> None:
        for client in getattr(self, "clients", []):
            self.run(client.close())

    @property
    def is_over(self) -> bool:
        return len(self.marks) == 9 or any(
            all(cell in self.marks[seat::2] for cell in line) for line in LINES for seat in (0, 1)
        )

    # -- what the clients do ---------------------------------------------------------------

    @precondition(lambda self: not self.is_over)
    @rule(cell=st.integers(0, 8), drop=st.booleans())
    def move(self, cell: int, drop: bool) -> None:
        """The seat whose turn it is marks a cell, perhaps while its connection breaks."""
        seat = len(self.marks) % 2
        table = self.tables[seat]
        assert table.rev is not None
        request = m.Act(table.match, table.rev, f"mark({cell})", f"{len(self.sent)}-{id(self)}")
        if cell in self.marks:
            with pytest.raises(Denied) as denied:
                self.run(self._send(seat, request, drop))
            assert denied.value.text.id == "core-err-illegal"
        else:
            rev = self.run(self._send(seat, request, drop))
            self.sent.append((seat, request, rev))
            self.marks.append(cell)
            self.proposed = None

    async def _send(self, seat: int, request: m.Act, drop: bool = False) -> int:
        sending = asyncio.ensure_future(self.clients[seat].request(request.match, lambda _: request, request.ref))
        if drop:
            await asyncio.sleep(0)
            await self.clients[seat].drop()
        return await sending

    @precondition(lambda self: not self.is_over)
    @rule(cell=st.integers(0, 8))
    def move_out_of_turn(self, cell: int) -> None:
        with pytest.raises(Denied) as denied:
            self.run(self.tables[1 - len(self.marks) % 2].act(f"mark({cell})"))
        assert denied.value.text.id == "srv-err-not-your-turn"

    @precondition(lambda self: bool(self.sent))
    @rule(data=st.data())
    def resend(self, data: st.DataObject) -> None:
        """An old request comes once more: it gets the answer it had, and changes nothing."""
        seat, request, rev = data.draw(st.sampled_from(self.sent))
        assert self.run(self._send(seat, request)) == rev

    @precondition(lambda self: len(self.marks) >= 1 and not self.is_over)
    @rule()
    def move_on_an_old_position(self) -> None:
        seat = len(self.marks) % 2
        request = m.Act(self.tables[seat].match, 3, "mark(0)", f"stale-{len(self.sent)}-{len(self.marks)}")
        if self.tables[seat].rev == 3:
            return
        with pytest.raises(Denied) as denied:
            self.run(self._send(seat, request))
        assert denied.value.text.id == "srv-err-stale"

    @rule(seat=SEATS)
    def drop(self, seat: int) -> None:
        self.run(self.clients[seat].drop())

    @rule(seat=SEATS)
    def rejoin(self, seat: int) -> None:
        """The person comes back on another device."""
        self.run(self._rejoin(seat))

    async def _rejoin(self, seat: int) -> None:
        match, token = self.tables[seat].match, self.clients[seat].token
        await self.clients[seat].close()
        self.clients[seat] = Client(self.url, token=token)
        self.tables[seat] = await self.clients[seat].join(match)

    @precondition(lambda self: not self.is_over and self.proposed is None)
    @rule(seat=SEATS)
    def propose_to_take_back(self, seat: int) -> None:
        if len(self.marks) <= seat:
            with pytest.raises(Denied) as denied:
                self.run(self.tables[seat].undo())
            assert denied.value.text.id == "core-err-undo"
        else:
            self.run(self.tables[seat].undo())
            self.proposed = seat
        assert self.tables[seat].can_undo == (len(self.marks) > seat)

    @precondition(lambda self: not self.is_over and self.proposed is not None)
    @rule(agree=st.booleans())
    def answer(self, agree: bool) -> None:
        assert self.proposed is not None
        proposer, table = self.tables[self.proposed], self.tables[1 - self.proposed]
        assert proposer.info is not None
        (asked,) = proposer.info.proposals  # the one that asks has heard of it; the other one will
        assert asked.what is ProposalKind.UNDO
        self.run(table.until(lambda: table.info is not None and asked in table.info.proposals))
        self.run(table.answer(asked.id, agree))
        if agree:
            self.marks.pop()  # everything since the proposer's last mark, that mark included
            while len(self.marks) % 2 != self.proposed:
                self.marks.pop()
        self.proposed = None

    # -- what must hold ----------------------------------------------------------------------

    @invariant()
    def both_see_the_model(self) -> None:
        for seat, table in enumerate(getattr(self, "tables", [])):
            self.run(table.until(lambda t=table, s=seat: self._agrees(t, s)))

    def _agrees(self, table: Table, seat: int) -> bool:
        view = table.views[seat]
        mine = not self.is_over and len(self.marks) % 2 == seat
        return _marks(view) == {cell: "xo"[n % 2] for n, cell in enumerate(self.marks)} and (
            table.decision is not None if mine else table.decision is None
        )


def _marks(view: View) -> dict[int, str]:
    return {cell: view.places[f"cell.{cell}"][0][0] for cell in range(9) if view.places[f"cell.{cell}"]}


def test_two_clients_always_agree_with_the_model(url: str, loop: asyncio.AbstractEventLoop) -> None:
    class Machine(TwoClients):
        pass

    Machine.url, Machine.loop = url, loop
    checks = settings(
        max_examples=25,
        stateful_step_count=25,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Machine, settings=checks)
