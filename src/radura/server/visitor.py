"""Somebody at the tables: what they ask for there, and what they are told."""

from collections.abc import Callable
from typing import Protocol, TypeAlias

from radura.protocol import encode
from radura.protocol import messages as m
from radura.server import metrics
from radura.server.hints import Hints
from radura.server.match import HostedMatch
from radura.server.matches import Matches
from radura.server.passing import Passed, Wire
from radura.server.reasons import because
from radura.server.refusal import Refusal
from radura.server.stream import Watcher

TableMessage: TypeAlias = m.Join | m.Part | m.Act | m.Propose | m.Answer | m.Chat | m.Leave | m.Hint | m.WhyNot
JOINED = 200
"""Matches one connection may watch."""


class Tables(Protocol):
    """The tables as a connection knows them, wherever they are."""

    def hears(self, match: str) -> bool:
        """Tell whether the connection has joined a match."""

    async def pass_on(self, match: str, wire: Wire, pack: Callable[[], Passed | None]) -> bool:
        """Let the socket go on at another process, where its first match is; tell whether it does."""

    async def take(self, message: TableMessage) -> None:
        """Do what a message asks for; what comes of it is answered, be it a refusal."""

    def post(self, message: TableMessage) -> bool:
        """Put a request into the inbox of a match, if that can be done at once."""

    def sync(self, match: str) -> None:
        """Send one match anew that the reader was too slow for."""

    def leave(self) -> None:
        """Go away from all tables."""


class Visitor:
    """Somebody at the tables of this process."""

    def __init__(self, matches: Matches, hints: Hints, watcher: Watcher) -> None:
        self._matches = matches
        self._hints = hints
        self._watcher = watcher
        self._joined: set[str] = set()

    def hears(self, match: str) -> bool:
        """Tell whether they have joined a match."""
        return match in self._joined

    async def pass_on(self, _match: str, _wire: Wire, _pack: Callable[[], Passed | None]) -> bool:
        """There is no other process."""
        return False

    def is_at(self, match: str) -> bool:
        """Tell whether they have joined a match that is still here."""
        return match in self._joined and self._matches.loaded(match) is not None

    async def take(self, message: TableMessage) -> None:
        """Do what a message asks for; what comes of it is answered, be it a refusal."""
        try:
            match message:
                case m.Join():
                    await self.join(message)
                case m.Part():
                    self.part(message.match)
                case m.Act() | m.Propose() | m.Answer() | m.Chat() | m.Leave():
                    if not self.post(message):
                        await self._here(message.match)
                        self.post(message)
                case m.Hint():
                    match = await self._here(message.match)
                    answer = self._answerer(message.match, message.ref)
                    self._hints.ask(match.journal, message, self._watcher.person, answer)
                case m.WhyNot():
                    match = await self._here(message.match)
                    self._watcher.answer(encode(because(match.journal, message, self._watcher.person)))
        except Refusal as refusal:
            self._watcher.answer(refused(refusal, message.match, getattr(message, "ref", "")))

    def post(self, message: TableMessage) -> bool:
        """Put a request into a match's inbox; False if it is none, or the match was not joined or left the memory."""
        if message.match not in self._joined or isinstance(message, m.Join | m.Part | m.Hint | m.WhyNot):
            return False
        if (match := self._matches.loaded(message.match)) is None:
            return False
        match.post(message, self._watcher.person, self._answerer(message.match, message.ref))
        return True

    async def join(self, join: m.Join) -> None:
        """Come to a table; raises Refusal."""
        if len(self._joined) >= JOINED:
            raise Refusal("srv-err-too-many-tables", most=JOINED)
        match = await self._matches.visible(join.match, self._watcher.person, join.invitation)
        while match is not self._matches.loaded(match.id):  # it left while it was looked at: nothing is heard there
            match = await self._matches.visible(join.match, self._watcher.person, join.invitation)
        self._joined.add(match.id)
        match.join(self._watcher, join.rev, join.said)

    def part(self, id: str) -> None:
        """Go away from a table."""
        self._joined.discard(id)
        if (match := self._matches.loaded(id)) is not None:
            match.part(self._watcher)

    def sync(self, match: str) -> None:
        """Send one match anew that the reader was too slow for."""
        if match in self._joined and (found := self._matches.loaded(match)) is not None:
            found.sync(self._watcher)

    def leave(self) -> None:
        """Go away from all tables."""
        for id in list(self._joined):
            self.part(id)

    async def _here(self, id: str) -> HostedMatch:
        if id not in self._joined:
            raise Refusal("srv-err-not-joined")
        return await self._matches.find(id)

    def _answerer(self, match: str, ref: str) -> Callable[[m.Done | m.Hinted | Refusal], None]:
        def answer(result: m.Done | m.Hinted | Refusal) -> None:
            self._watcher.answer(refused(result, match, ref) if isinstance(result, Refusal) else encode(result))

        return answer


def refused(refusal: Refusal, match: str, ref: str) -> bytes:
    """Return the answer to a request that is not carried out."""
    metrics.REFUSALS.labels(refusal.text.id).inc()
    return encode(m.Refused(match, ref, refusal.text))
