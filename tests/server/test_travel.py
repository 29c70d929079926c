"""Whatever a visitor says while a match moves from process to process is answered, once, where the match is then."""

import asyncio
from collections.abc import Callable
from typing import Any, cast

from radura.protocol import decode_client, decode_server, encode
from radura.protocol import messages as m
from radura.server.cluster.frames import Come, Frame, Moved, Reply, Say, Show
from radura.server.cluster.homes import Homes
from radura.server.cluster.links import Links
from radura.server.cluster.neighbours import Neighbours
from radura.server.cluster.travel import Travel
from radura.server.company import Elsewhere
from radura.server.hints import Hints
from radura.server.matches import Matches
from radura.server.refusal import Refusal
from radura.server.stream import Watcher
from radura.server.visitor import TableMessage, Visitor, refused

JOIN, CHAT = m.Join("match"), m.Chat("match", "ciao", "ref")


class _Links:
    """Keeps what is sent, and can be told what others have said."""

    def __init__(self) -> None:
        self.sent: list[Frame] = []
        self._handlers: dict[type[Frame], Callable[[str, Any], None]] = {}

    def on(self, kind: type[Frame], handler: Callable[[str, Any], None]) -> None:
        self._handlers[kind] = handler

    def on_lost(self, handler: Callable[[str], None]) -> None:
        """Nobody is lost here."""

    def send(self, _peer: str, frame: Frame) -> bool:
        self.sent.append(frame)
        return True

    def hear(self, frame: Frame) -> None:
        self._handlers[type(frame)]("there", frame)

    def said(self) -> list[m.ClientMessage]:
        """Return what visitors have said elsewhere."""
        return [decode_client(frame.data) for frame in self.sent if isinstance(frame, Say)]


class _Homes:
    """The match is at home at one process after another."""

    def __init__(self, *places: str | Refusal | None) -> None:
        self._places = list(places)

    async def of(self, _match: str) -> str | None:
        place = self._places.pop(0)
        if isinstance(place, Refusal):
            raise place
        return place

    def moved(self, match: str) -> None:
        """It is asked anew anyway."""


class _Visitor:
    """Somebody at the tables here, where the match may not be any more."""

    def __init__(self) -> None:
        self.here: set[str] = set()
        self.taken: list[TableMessage] = []
        self.is_too_late = False

    def is_at(self, match: str) -> bool:
        return match in self.here

    async def join(self, join: m.Join) -> None:
        if self.is_too_late:
            raise Elsewhere("there")
        self.here.add(join.match)

    def part(self, match: str) -> None:
        self.here.discard(match)

    def post(self, _message: TableMessage) -> bool:
        return False

    async def take(self, message: TableMessage) -> None:
        self.taken.append(message)


class _Socket:
    person = "anna"

    def __init__(self) -> None:
        self.answers: list[m.ServerMessage] = []
        self.shown: list[bytes] = []

    def push(self, data: bytes, _match: str) -> None:
        assert not self.answers, "first the move, then the answer"
        self.shown.append(data)

    def answer(self, data: bytes) -> None:
        self.answers.append(decode_server(data))


def _travel(*places: str | Refusal | None) -> tuple[Travel, _Links, _Visitor]:
    links, visitor = _Links(), _Visitor()
    travel = Travel(cast(Links, links), cast(Homes, _Homes(*places)), Neighbours("", "here"))
    return travel, links, visitor


async def _settle() -> None:
    for _ in range(20):
        await asyncio.sleep(0)


async def test_what_is_said_to_a_match_that_was_just_given_away_is_left_to_its_new_home() -> None:
    travel, links, visitor = _travel()
    travel.tables(lambda _: cast(Visitor, visitor))

    async def give(_match: str, _process: str) -> bool:
        return True

    travel.give = give
    links.hear(Come(1, "anna"))
    links.hear(Say(1, encode(JOIN)))
    links.hear(Say(1, encode(CHAT)))  # before it is known there that the match has moved
    await _settle()
    assert (links.sent, visitor.taken) == ([Moved(1, "match")], [])


async def test_what_is_said_while_a_match_leaves_is_said_again_where_it_is() -> None:
    travel, links, visitor = _travel(None, "there")
    socket = _Socket()
    traveller = travel.tables(lambda _: cast(Visitor, visitor))(cast(Watcher, socket))
    await traveller.take(JOIN)
    visitor.here.clear()
    await traveller.take(CHAT)
    await _settle()
    assert (links.said(), visitor.taken) == ([JOIN, CHAT], [])


async def test_an_answer_from_where_a_match_was_is_not_passed_on_without_what_it_led_to() -> None:
    travel, links, visitor = _travel("there", "there")
    socket = _Socket()
    traveller = travel.tables(lambda _: cast(Visitor, visitor))(cast(Watcher, socket))
    await traveller.take(JOIN)
    await traveller.take(CHAT)
    links.hear(Moved(1, "match"))
    links.hear(Reply(1, encode(m.Done("match", "ref", 7))))
    await _settle()
    assert (socket.answers, links.said()) == ([], [JOIN, CHAT, JOIN, CHAT])
    links.hear(Reply(1, encode(m.Done("match", "ref", 7))))
    assert socket.answers == [m.Done("match", "ref", 7)]


async def test_who_comes_just_after_a_match_has_left_follows_it() -> None:
    travel, links, visitor = _travel(None, "there")
    socket = _Socket()
    traveller = travel.tables(lambda _: cast(Visitor, visitor))(cast(Watcher, socket))
    visitor.is_too_late = True
    await traveller.take(JOIN)
    await _settle()
    assert (links.said(), socket.answers) == ([JOIN], [])


async def test_who_cannot_come_to_a_match_any_more_hears_so_of_all_they_asked() -> None:
    gone = Refusal("srv-err-no-match", 404)
    travel, links, visitor = _travel(None, gone, "there")
    socket = _Socket()
    traveller = travel.tables(lambda _: cast(Visitor, visitor))(cast(Watcher, socket))
    await traveller.take(JOIN)
    visitor.here.clear()
    await traveller.take(CHAT)
    await _settle()
    assert socket.answers == [m.Refused("match", "", gone.text), m.Refused("match", "ref", gone.text)]
    socket.answers.clear()
    await traveller.take(JOIN)
    await traveller.take(CHAT)
    links.hear(Reply(1, refused(gone, "match", "")))
    assert socket.answers == [m.Refused("match", "", gone.text), m.Refused("match", "ref", gone.text)]


async def test_an_answer_waits_for_the_move_that_it_tells_of() -> None:
    done = m.Done("match", "ref", 7)
    for places, arrives in (((None, "there"), True), ((None, None), False)):
        travel, links, visitor = _travel(*places)
        socket = _Socket()
        here: list[Watcher] = []

        def visits(watcher: Watcher, visitor: _Visitor = visitor, here: list[Watcher] = here) -> Visitor:
            here.append(watcher)
            return cast(Visitor, visitor)

        traveller = travel.tables(visits)(cast(Watcher, socket))
        await traveller.take(JOIN)
        await traveller.take(CHAT)
        visitor.here.clear()
        travel.send_on("match")  # while it is carried out here
        here[0].answer(encode(done))
        assert socket.answers == []
        await _settle()
        if arrives:
            assert socket.answers == []
            links.hear(Show(1, "match", encode(done)))  # whatever it is: the match as it is there
        assert (socket.answers, len(socket.shown)) == ([done], int(arrives))


class _Copy:
    """A match in memory."""

    id = "match"

    def __init__(self) -> None:
        self.watchers: list[Watcher] = []

    def join(self, watcher: Watcher, _rev: int | None, _said: int | None) -> None:
        self.watchers.append(watcher)


class _Matches:
    """The match is read anew while somebody comes to it."""

    def __init__(self, *copies: _Copy) -> None:
        self._seen, self._now = list(copies), copies[-1]

    async def visible(self, _match: str, _person: str | None, _invitation: str | None) -> _Copy:
        return self._seen.pop(0)

    def loaded(self, _match: str) -> _Copy:
        return self._now


async def test_nobody_sits_down_at_a_copy_that_has_just_left() -> None:
    old, new = _Copy(), _Copy()
    socket = cast(Watcher, _Socket())
    await Visitor(cast(Matches, _Matches(old, new)), cast(Hints, None), socket).join(JOIN)
    assert (old.watchers, new.watchers) == ([], [socket])
