"""Sockets here, tables there: visitors of one process at the tables of another.

The socket stays where it is. At the process where the match is at home, a guest stands for it: what the client says is
passed on to the guest, and what the guest is shown comes back, byte for byte.
"""

import asyncio
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable, Coroutine
from itertools import count

import msgspec
import structlog

from radura.core.text import Message
from radura.protocol import decode_client, decode_server, encode
from radura.protocol import messages as m
from radura.server.cluster.frames import Come, Go, Moved, Reply, Say, Show
from radura.server.cluster.homes import Homes
from radura.server.cluster.links import Links
from radura.server.cluster.neighbours import Neighbours
from radura.server.company import Elsewhere
from radura.server.logs import place_of
from radura.server.passing import Passed, Wire
from radura.server.refusal import Refusal
from radura.server.stream import Watcher
from radura.server.visitor import JOINED, TableMessage, Visitor, refused

_AWAY = 503  # the store does not answer, or the match moves just now: to be tried again
_PAUSE = 0.1  # seconds until a match whose home could not be found is looked for again
_log = structlog.get_logger()


class _Answer(msgspec.Struct):
    kind: str
    match: str = ""
    ref: str = ""


_answer: msgspec.json.Decoder[_Answer] = msgspec.json.Decoder(_Answer)


class Traveller:
    """The tables of one connection: some are here, some elsewhere, and they may move."""

    def __init__(self, travel: "Travel", visitors: Callable[[Watcher], Visitor], watcher: Watcher) -> None:
        self._travel = travel
        self._visitor = visitors(_Here(self, watcher))
        self._watcher = watcher
        self._joins: dict[str, m.Join] = {}
        self._at: dict[str, str | None] = {}
        """Where each match is that was joined; missing while it is looked for."""
        self._numbers: dict[str, int] = {}
        """By what number each other process knows this visitor."""
        self._asked: dict[tuple[str, str], TableMessage] = {}
        """What was asked elsewhere and is not answered yet."""
        self._held: dict[str, list[bytes]] = {}
        """Answers of a match that has left this process: what they tell of is shown where it is now, before them."""

    @property
    def person(self) -> str | None:
        """The person's id."""
        return self._watcher.person

    def hears(self, match: str) -> bool:
        """Tell whether the connection has joined a match."""
        return match in self._joins

    async def pass_on(self, match: str, wire: Wire, pack: Callable[[], Passed | None]) -> bool:
        """Let the socket go on where its first match is at home, if that is on this machine."""
        try:
            process = await self._travel.homes.of(match)
        except Refusal:  # whoever joins will hear why
            return False
        if process is None or not self._travel.neighbours.is_near(process):
            return False
        return await self._travel.neighbours.pass_on(process, wire, pack)

    async def take(self, message: TableMessage) -> None:
        """Do what a message asks for, wherever that is."""
        match = message.match
        if isinstance(message, m.Join):
            await self._join(message)
        elif match not in self._joins:
            await self._visitor.take(message)  # which refuses it
        elif isinstance(message, m.Part):
            self._part(match)
        elif match not in self._at:
            self._asked[match, message.ref] = message
        elif (process := self._at[match]) is not None:
            self._asked[match, message.ref] = message
            self._say(process, message)
        elif self._visitor.is_at(match):
            await self._visitor.take(message)
        else:  # it is leaving this process just now
            self._asked[match, message.ref] = message
            self.go_from_here(match)

    def post(self, message: TableMessage) -> bool:
        """Put a request into the inbox of a match, if that is here."""
        return self._at.get(message.match, "") is None and self._visitor.post(message)

    async def _join(self, join: m.Join) -> None:
        match = join.match
        if match not in self._joins and len(self._joins) >= JOINED:
            refusal = Refusal("srv-err-too-many-tables", most=JOINED)
            self._watcher.answer(refused(refusal, match, ""))
            return
        self._at.pop(match, None)
        self._joins[match] = join
        self._travel.note(match, self)
        try:
            await self._arrive(match, join)
        except Elsewhere:  # it has moved in this very moment
            self.look_anew(match)
        except Refusal as refusal:
            self._refuse(match, refusal.text)

    async def _arrive(self, match: str, join: m.Join) -> None:
        """Join a match where it is at home, and ask there what is not answered yet."""
        process = await self._travel.homes.of(match)
        if process is None:
            await self._visitor.join(join)
        if self._joins.get(match) is not join:  # somebody went away, or joined anew, meanwhile
            return
        if process is not None and not self._say(process, join):
            raise Elsewhere(process)
        self._at[match] = process
        if process is None:
            self._let_hear(match)
        asked = [(key, message) for key, message in self._asked.items() if key[0] == match]
        for key, message in asked:
            del self._asked[key]
            await self.take(message)

    def _say(self, process: str, message: TableMessage) -> bool:
        number = self._numbers.get(process)
        if number is None:
            number = self._numbers[process] = self._travel.new_number(self)
            self._travel.links.send(process, Come(number, self.person))
        return self._travel.links.send(process, Say(number, encode(message)))

    def _part(self, match: str) -> None:
        process = self._at.get(match)
        if process is None:
            self._visitor.part(match)
        else:
            self._say(process, m.Part(match))
        self._forget(match)

    def _refuse(self, match: str, why: Message) -> None:
        """A match could not be joined: that is the answer to all that was asked about it, too."""
        refs = ["", *(ref for asked, ref in self._asked if asked == match)]
        self._forget(match)
        for ref in refs:
            self._watcher.answer(encode(m.Refused(match, ref, why)))

    def _forget(self, match: str) -> None:
        self._let_hear(match)
        self._joins.pop(match, None)
        self._at.pop(match, None)
        self._travel.forget(match, self)
        self._asked = {key: message for key, message in self._asked.items() if key[0] != match}

    def sync(self, match: str) -> None:
        """Send one match anew that the reader was too slow for."""
        process = self._at.get(match)
        if process is not None:
            self._say(process, _anew(self._joins[match]))
        else:
            self._visitor.sync(match)

    def leave(self) -> None:
        """Go away from all tables."""
        self._visitor.leave()
        for process, number in self._numbers.items():
            self._travel.links.send(process, Go(number))
            self._travel.drop_number(number)
        for match in list(self._joins):
            self._forget(match)

    # -- what comes from elsewhere ------------------------------------------------------

    def show(self, process: str, match: str, data: bytes) -> None:
        """Send a part of the stream of a match that is there."""
        if self._at.get(match) == process:
            self._watcher.push(data, match)
            self._let_hear(match)

    def reply(self, process: str, data: bytes) -> None:
        """Send an answer, unless the match has moved since: what it tells of was not shown, and it is asked anew."""
        answer = _answer.decode(data)
        if self._at.get(answer.match) != process:
            return
        if answer.kind == "refused" and not answer.ref:
            refusal = decode_server(data)
            assert isinstance(refusal, m.Refused), "it says so"
            self._refuse(refusal.match, refusal.text)
        else:
            self._asked.pop((answer.match, answer.ref), None)
            self._watcher.answer(data)

    def hear(self, data: bytes) -> None:
        """Send an answer of a match here; later, if it has left and is not found yet."""
        if len(self._at) < len(self._joins):
            match = _answer.decode(data).match
            if match in self._joins and match not in self._at:
                self._held.setdefault(match, []).append(data)
                return
        self._watcher.answer(data)

    def _let_hear(self, match: str) -> None:
        if match in self._held:
            for data in self._held.pop(match):
                self._watcher.answer(data)

    def lose(self, process: str) -> None:
        """Look anew for what was there."""
        if (number := self._numbers.pop(process, None)) is not None:
            self._travel.drop_number(number)
        for match in [match for match, at in self._at.items() if at == process]:
            self.look_anew(match)

    def look_anew(self, match: str) -> None:
        """A match has moved: join it where it is now."""
        if match in self._joins:
            self._at.pop(match, None)
            self._joins[match] = _anew(self._joins[match])
            self._travel.begin(self._search(match, self._joins[match]))

    async def _search(self, match: str, join: m.Join) -> None:
        while self._joins.get(match) is join and match not in self._at:
            try:
                await self._arrive(match, join)
            except Refusal as refusal:
                if refusal.status != _AWAY:
                    self._refuse(match, refusal.text)
                    return
                self._travel.homes.moved(match)
                await asyncio.sleep(_PAUSE)

    def go_from_here(self, match: str) -> None:
        """A match is no longer at home here."""
        if match in self._at and self._at[match] is None:
            self._visitor.part(match)
            self.look_anew(match)


class _Here:
    """Stands between the tables here and a connection."""

    def __init__(self, traveller: Traveller, watcher: Watcher) -> None:
        self._watcher = watcher
        self.push = watcher.push
        self.answer = traveller.hear

    @property
    def person(self) -> str | None:
        """The person's id."""
        return self._watcher.person


def _anew(join: m.Join) -> m.Join:
    """Return how to join a match anew, and be sent all of it."""
    return m.Join(join.match, None, join.invitation)


class Guest:
    """Stands here for a visitor whose socket is at another process."""

    def __init__(
        self, travel: "Travel", process: str, number: int, person: str | None, visitors: Callable[[Watcher], Visitor]
    ) -> None:
        self._travel = travel
        self._process = process
        self._number = number
        self._person = person
        self._visitor = visitors(self)
        self._said: deque[TableMessage] = deque()
        self._is_busy = False
        self._sent_on: set[str] = set()
        """Matches that are elsewhere now: what is still said about them here will be said there again."""

    @property
    def person(self) -> str | None:
        """The person's id."""
        return self._person

    def push(self, data: bytes, match: str) -> None:
        """Send a part of a match's stream."""
        self._travel.links.send(self._process, Show(self._number, match, data))

    def answer(self, data: bytes) -> None:
        """Send an answer."""
        self._travel.links.send(self._process, Reply(self._number, data))

    def hears(self, match: str) -> bool:
        """Tell whether they have joined a match."""
        return self._visitor.hears(match)

    def say(self, data: bytes) -> None:
        """Take what the client says; one thing after another, and most of it at once."""
        message = decode_client(data)
        assert not isinstance(message, m.Hello | m.Ping), "such are answered where the socket is"
        if self._is_busy or not self._visitor.post(message):
            self._said.append(message)
            if not self._is_busy:
                self._is_busy = True
                self._travel.begin(self._listen())

    async def _listen(self) -> None:
        try:
            while self._said:
                await self._take(self._said.popleft())
        finally:
            self._is_busy = False

    async def _take(self, message: TableMessage) -> None:
        if not isinstance(message, m.Join):
            if message.match not in self._sent_on:
                await self._visitor.take(message)
            return
        self._sent_on.discard(message.match)
        try:
            if await self._travel.give(message.match, self._process):
                self.send_on(message.match)
            else:
                await self._visitor.join(message)
        except Refusal as refusal:
            if refusal.status == _AWAY:
                self.send_on(message.match)
            else:
                self.answer(refused(refusal, message.match, ""))

    def send_on(self, match: str) -> None:
        """A match is at home elsewhere now."""
        self._sent_on.add(match)
        self._visitor.part(match)
        self._travel.links.send(self._process, Moved(self._number, match))

    def leave(self) -> None:
        """The socket has closed, or its process is gone."""
        self._said.clear()
        self._visitor.leave()


async def _keep(_match: str, _process: str) -> bool:
    return False


class Travel:
    """All travellers whose sockets are here, and all guests at the tables here."""

    def __init__(self, links: Links, homes: Homes, neighbours: Neighbours) -> None:
        self.links = links
        self.homes = homes
        self.neighbours = neighbours
        self.give: Callable[[str, str], Awaitable[bool]] = _keep
        """Gives a match at which nobody is to the process where somebody comes from, and tells whether it did."""
        self._visitors: Callable[[Watcher], Visitor] | None = None
        self._numbers = count(1)
        self._travellers: dict[int, Traveller] = {}
        self._at: dict[str, set[Traveller]] = defaultdict(set)
        self._guests: dict[tuple[str, int], Guest] = {}
        self._of: dict[tuple[str, str | None], set[Guest]] = defaultdict(set)
        self._tasks: set[asyncio.Task[None]] = set()
        links.on(Come, self._come)
        links.on(Say, self._say)
        links.on(Go, self._go)
        links.on(Show, self._show)
        links.on(Reply, self._reply)
        links.on(Moved, self._moved)
        links.on_lost(self._lose)

    def tables(self, visitors: Callable[[Watcher], Visitor]) -> Callable[[Watcher], Traveller]:
        """Return how a connection gets to its tables, given how it gets to those here."""
        self._visitors = visitors
        return lambda watcher: Traveller(self, visitors, watcher)

    def send_on(self, match: str) -> None:
        """Let everybody at a match look for it elsewhere."""
        for traveller in list(self._at.get(match, ())):
            traveller.go_from_here(match)
        for guest in list(self._guests.values()):
            if guest.hears(match):
                guest.send_on(match)

    def hearing(self, process: str, person: str, match: str) -> int:
        """Return how many sockets of a person at another process have joined a match here."""
        return sum(guest.hears(match) for guest in self._of.get((process, person), ()))

    async def close(self) -> None:
        """Look for nothing any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- what travellers need -------------------------------------------------------------

    def new_number(self, traveller: Traveller) -> int:
        """Return a number by which another process knows a traveller."""
        number = next(self._numbers)
        self._travellers[number] = traveller
        return number

    def drop_number(self, number: int) -> None:
        """Nobody knows a traveller by this number any more."""
        self._travellers.pop(number, None)

    def note(self, match: str, traveller: Traveller) -> None:
        """A traveller has joined a match, wherever it is."""
        self._at[match].add(traveller)

    def forget(self, match: str, traveller: Traveller) -> None:
        """A traveller has left a match."""
        self._at[match].discard(traveller)
        if not self._at[match]:
            del self._at[match]

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Let something go on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[None]") -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("travel_failed", error=type(error).__name__, at=place_of(error))

    # -- frames ---------------------------------------------------------------------------

    def _come(self, process: str, frame: Come) -> None:
        assert self._visitors is not None, "there are tables before there are links"
        guest = Guest(self, process, frame.visitor, frame.person, self._visitors)
        self._guests[process, frame.visitor] = guest
        self._of[process, frame.person].add(guest)

    def _say(self, process: str, frame: Say) -> None:
        if (guest := self._guests.get((process, frame.visitor))) is not None:
            guest.say(frame.data)

    def _go(self, process: str, frame: Go) -> None:
        if (process, frame.visitor) in self._guests:
            self._let_go(process, frame.visitor)

    def _let_go(self, process: str, number: int) -> None:
        guest = self._guests.pop((process, number))
        guests = self._of[process, guest.person]
        guests.discard(guest)
        if not guests:
            del self._of[process, guest.person]
        guest.leave()

    def _show(self, process: str, frame: Show) -> None:
        if (traveller := self._travellers.get(frame.visitor)) is not None:
            traveller.show(process, frame.match, frame.data)

    def _reply(self, process: str, frame: Reply) -> None:
        if (traveller := self._travellers.get(frame.visitor)) is not None:
            traveller.reply(process, frame.data)

    def _moved(self, _: str, frame: Moved) -> None:
        self.homes.moved(frame.match)
        if (traveller := self._travellers.get(frame.visitor)) is not None:
            traveller.look_anew(frame.match)

    def _lose(self, process: str) -> None:
        for key in [key for key in self._guests if key[0] == process]:
            self._let_go(*key)
        for traveller in {one for found in self._at.values() for one in found}:
            traveller.lose(process)
