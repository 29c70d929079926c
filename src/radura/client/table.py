"""A match as its client sees it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from radura.core import game as registry
from radura.core.reasons import Reason
from radura.core.view import Decision, View
from radura.protocol import messages as m
from radura.protocol.lobby import MatchInfo, ProposalKind, Status

if TYPE_CHECKING:
    from radura.client.client import Client


class Table:
    """A match that was joined: its info and views are always the newest that have arrived."""

    def __init__(self, client: "Client", match: str, invitation: str | None) -> None:
        self._client = client
        self.match = match
        self.invitation = invitation
        self.rev: int | None = None
        self.info: MatchInfo | None = None
        self.views: dict[int | None, View] = {}
        self.can_undo = False
        """True if the latest decision of this client can be taken back, alone or by asking (``propose``)."""
        self.chat: list[m.ChatLine] = []
        self.on_message: Callable[[m.ServerMessage], None] | None = None
        """Called with everything that arrives about this match, in order."""
        self._changed = asyncio.Event()

    # -- what arrives -------------------------------------------------------------------

    def take(self, message: m.ServerMessage) -> None:
        """Take a message about this match over."""
        match message:
            case m.Sync():
                self.rev, self.info, self.chat = message.rev, message.info, list(message.chat)
                self.views = {table.seat: with_facts(table.view) for table in message.tables}
                self.can_undo = any(table.can_undo for table in message.tables)
            case m.Batch():
                self.rev = message.rev
                self.views |= {table.seat: with_facts(table.view) for table in message.tables}
                self.can_undo = any(table.can_undo for table in message.tables)
            case m.Info():
                self.rev, self.info = message.rev, message.info
            case m.Chatted():
                self.chat.append(message.line)
        if isinstance(message, m.Sync | m.Info):
            self._client.hear_of(message.info)
        if self.on_message is not None:
            self.on_message(message)
        self._changed.set()

    async def until(self, reached: Callable[[], bool]) -> None:
        """Wait until something is the case at this table."""
        while not reached():
            self._changed.clear()
            await self._client.alive(self._changed.wait())

    # -- looking ------------------------------------------------------------------------

    @property
    def said(self) -> int:
        """The number of the last line of chat that has arrived."""
        return self.chat[-1].n if self.chat else 0

    @property
    def is_over(self) -> bool:
        """True once nothing more can happen."""
        return self.info is not None and self.info.status in (Status.OVER, Status.CANCELLED)

    @property
    def decision(self) -> Decision | None:
        """The decision that waits for this client, with its options."""
        if self.info is None or self.info.status is not Status.RUNNING:
            return None
        for seat, view in self.views.items():
            if seat is not None and view.decision is not None and view.decision.seat == seat:
                return view.decision
        return None

    async def decisions(self) -> AsyncIterator[Decision]:
        """Yield each decision of this client's seats until the match is over; act on one before asking for the next."""
        while True:
            await self.until(lambda: self.is_over or self.decision is not None)
            decision = self.decision
            if decision is None:
                return
            yield decision

    # -- acting -------------------------------------------------------------------------

    async def act(self, action: str) -> int:
        """Choose an option by its name; return the revision it led to. Raises Denied."""
        rev = self._known_rev()
        return await self._request(lambda ref: m.Act(self.match, rev, action, ref))

    async def hint(self) -> m.Hinted:
        """Return the best options with their chances (``goal``: of what), and why; nobody else hears of it.

        Raises Denied.
        """
        rev = self._known_rev()
        answer = await self._client.ask(self.match, lambda ref: m.Hint(self.match, rev, ref))
        assert isinstance(answer, m.Hinted), "a hint is answered by one"
        return answer

    async def why_not(self, what: str, seat: int | None = None) -> Reason:
        """Return why a piece, a place or an action cannot be used now; nobody else hears of it. Raises Denied."""
        answer = await self._client.ask(self.match, lambda ref: m.WhyNot(self.match, what, ref, seat))
        assert isinstance(answer, m.Because), "a question about a reason is answered by one"
        return Reason(answer.text, answer.rule)

    async def propose(self, what: ProposalKind, seat: int | None = None, level: str = "") -> int:
        """Propose something to the others; done at once where nobody else is touched."""
        rev = self._known_rev()
        return await self._request(lambda ref: m.Propose(self.match, rev, what, ref, seat, level))

    async def undo(self) -> int:
        """Ask to take the latest own decision back."""
        return await self.propose(ProposalKind.UNDO)

    async def answer(self, proposal: str, agree: bool) -> int:
        """Agree to a proposal or not."""
        return await self._request(lambda ref: m.Answer(self.match, proposal, agree, ref))

    async def say(self, text: str) -> int:
        """Say something to the table."""
        return await self._request(lambda ref: m.Chat(self.match, text, ref))

    async def leave(self) -> int:
        """Give up the seats held here."""
        return await self._request(lambda ref: m.Leave(self.match, ref))

    def _known_rev(self) -> int:
        assert self.rev is not None, "a table has its revision once it was joined"
        return self.rev

    def _request(self, make: Callable[[str], m.ClientMessage]) -> Awaitable[int]:
        return self._client.request(self.match, make)


def with_facts(view: View) -> View:
    """Return a view that came over the wire with its facts as the game's own struct, if the game is installed here."""
    struct = registry.game(view.game).facts if view.game in registry.games() else None
    if struct is not None:
        view.facts = msgspec.convert(view.facts, struct)
    return view
