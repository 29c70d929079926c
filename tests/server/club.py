"""Many people at their tables, each with a socket of their own: they move now and then, and come back as browsers do.

Light enough that a thousand of them are no load to speak of for the core on which the test runs: of what they are sent
they read no more than they need.
"""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, cast

import httpx
import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
from tests.server.test_kill import IN_DOUBT, Ledger

from radura.core.text import Message

NO_SERVICE = (*IN_DOUBT, "srv-err-elsewhere", "srv-err-not-joined")
"""Answers that are none: what was asked is asked again."""
_AGAIN = 0.1  # seconds until then
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 8.0  # seconds until a lost socket is opened anew: web/src/net/socket.svelte.ts
_PAUSE = 5.0  # seconds that somebody thinks about a move, on average
_TOGETHER = 20  # tables that are set up at once


class _Option(msgspec.Struct):
    action: str


class _Decision(msgspec.Struct):
    seat: int
    options: list[_Option]


class _View(msgspec.Struct):
    decision: _Decision | None = None


class _Table(msgspec.Struct):
    view: _View


class _Heard(msgspec.Struct):
    kind: str
    rev: int = 0
    ref: str = ""
    tables: list[_Table] = []
    text: Message | None = None


_hear: msgspec.json.Decoder[_Heard] = msgspec.json.Decoder(_Heard)


class Question(NamedTuple):
    """What somebody waits to be answered."""

    data: bytes
    action: str
    """The option that was chosen; empty: nothing, it was only asked why something cannot be used."""
    since: float
    """From when on they wait."""


class Sitter(WSListener):
    """One seat on one socket."""

    def __init__(self, club: "Club", match: str, seat: int, token: str) -> None:
        self._club = club
        self._match = match
        self._seat = seat
        self._token = token
        self._transport: WSTransport | None = None
        self._failures = 0
        self._refs = 0
        self._rev: int | None = None
        self._decided = -1
        self._options: list[_Option] = []
        self._is_online = False
        self.is_there = False
        """True once the table has been shown on this connection."""
        self.questions: dict[str, Question] = {}

    # -- the connection -------------------------------------------------------------------

    def open(self) -> None:
        """Connect, and come to the table."""
        self._club.begin(self._open())

    async def _open(self) -> None:
        try:
            await ws_connect(lambda: self, self._club.address)
        except (OSError, WSError, TimeoutError):
            self._open_later()

    def _open_later(self) -> None:
        if not self._club.is_closed:
            wait = min(_LONGEST_WAIT, _FIRST_WAIT * 2**self._failures) * self._club.luck.uniform(0.75, 1.25)
            self._failures += 1
            asyncio.get_running_loop().call_later(wait, self.open)

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport
        self._say({"kind": "hello", "v": 1, "token": self._token})

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if transport is self._transport:
            self._transport = None
            was_there, self.is_there, self._is_online = self.is_there, False, False
            self._open_later()
            if was_there and not self._club.is_closed:
                self.ask(self._club.lost_since())

    def leave(self) -> None:
        """Close the socket for good."""
        if self._transport is not None:
            self._transport.disconnect()

    def _say(self, message: dict[str, object]) -> None:
        self._send(msgspec.json.encode(message))

    def _send(self, data: bytes) -> None:
        if self._transport is not None:
            self._transport.send(WSMsgType.TEXT, data)

    def _join(self) -> None:
        self._say({"kind": "join", "match": self._match, "rev": self._rev})

    # -- what is heard ----------------------------------------------------------------------

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        if frame.msg_type != WSMsgType.TEXT:
            return
        heard = _hear.decode(frame.get_payload_as_bytes())
        match heard.kind:
            case "welcome":
                self._failures, self._is_online = 0, True
                self._join()
                for question in self.questions.values():
                    self._send(question.data)
            case "sync":
                self._rev = heard.rev
                self._look(heard)
            case "batch" | "info":
                self._club.gaps += self._rev is None or heard.rev > self._rev + 1
                self._rev = max(self._rev or 0, heard.rev)
                self._look(heard)
            case "done" | "because" | "refused":
                self._hear_answer(heard)

    def _look(self, heard: _Heard) -> None:
        self.is_there = True
        decision = heard.tables[0].view.decision if heard.tables else None
        if decision is not None and decision.seat == self._seat and heard.rev > self._decided:
            self._decided = heard.rev
            self._options = decision.options
            wait = _PAUSE * self._club.luck.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, self._move, heard.rev)

    def _hear_answer(self, heard: _Heard) -> None:
        if heard.text is not None and heard.text.id in NO_SERVICE:
            asyncio.get_running_loop().call_later(_AGAIN, self._say_again, heard.ref)
        elif (question := self.questions.pop(heard.ref, None)) is not None:
            if heard.kind == "done":
                self._club.ledger.note(self._match, heard.rev, question.action)
            elif question.action:
                self._club.faults.append(heard)
            self._club.waits.append(time.monotonic() - max(question.since, self._club.disturbed))
        elif not heard.ref:
            self._club.faults.append(heard)

    def _say_again(self, ref: str) -> None:
        if not ref:
            self._join()
        elif ref in self.questions and self._is_online:
            self._send(self.questions[ref].data)

    # -- what is asked ----------------------------------------------------------------------

    def _move(self, rev: int) -> None:
        if self._options and self._decided == rev and not self._club.is_closed:
            self._choose(time.monotonic())

    def _choose(self, since: float) -> None:
        action = self._club.luck.choice(self._options).action
        self._options = []
        self._ask({"kind": "act", "rev": self._decided, "action": action}, action, since)

    def ask(self, since: float) -> None:
        """Move at once, if it is one's turn; else ask something to which an answer comes from where the match is."""
        if self._options:
            self._choose(since)
        else:
            self._ask({"kind": "why_not", "what": "nothing"}, "", since)

    def is_answered(self, moment: float) -> bool:
        """Tell whether all has been answered that was asked until then."""
        return all(question.since > moment for question in self.questions.values())

    def _ask(self, message: dict[str, object], action: str, since: float) -> None:
        self._refs += 1
        ref = f"{self._seat}-{self._refs}"
        data = msgspec.json.encode({**message, "match": self._match, "ref": ref})
        self.questions[ref] = Question(data, action, since)
        if self._is_online:
            self._send(data)


class Club:
    """All who sit at some hundred tables of one server, two at each."""

    def __init__(self, url: str, ledger: Ledger) -> None:
        self._url = url
        self.address = url.replace("http", "ws", 1) + "/socket"
        self.ledger = ledger
        self.luck = random.Random(16)
        self.sitters: list[Sitter] = []
        self.gaps = 0
        """Revisions that a socket was not sent."""
        self.disturbed = 0.0
        """When something was last done to the server: who waited already, has waited in vain from then on."""
        self.is_killed = False
        """True if that was a kill; else the server closes sockets by itself, now or later."""
        self.is_closed = False
        self.waits: list[float] = []
        """How long each waited who was answered since then."""
        self.faults: list[_Heard] = []
        """What nobody should be told."""
        self._tasks: set[asyncio.Task[None]] = set()

    # -- coming and going -------------------------------------------------------------------

    async def sit_down(self, game: str, tables: int) -> None:
        """Set up so many tables, and wait until everybody is there."""
        async with httpx.AsyncClient(base_url=self._url, timeout=60) as http:
            for first in range(0, tables, _TOGETHER):
                await asyncio.gather(*(self._set_up(http, game) for _ in range(min(_TOGETHER, tables - first))))
        await self._until_all(lambda sitter: sitter.is_there)

    async def _set_up(self, http: httpx.AsyncClient, game: str) -> None:
        anna, bruno = [str((await _post(http, "/api/people", {"name": name}))["token"]) for name in ("Anna", "Bruno")]
        new = await _post(http, "/api/matches", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}, anna)
        match = new["match"]["id"]
        await _post(http, f"/api/matches/{match}/seats", {"invitation": new["invitation"]}, bruno)
        for seat, token in enumerate((anna, bruno)):
            sitter = Sitter(self, match, seat, token)
            self.sitters.append(sitter)
            sitter.open()

    async def close(self) -> None:
        """Send everybody home."""
        self.is_closed = True
        for sitter in self.sitters:
            sitter.leave()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Let something go on by itself."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- how long they wait -----------------------------------------------------------------

    def disturb(self, *, killed: bool) -> None:
        """Something is done to the server in this moment."""
        self.disturbed, self.is_killed = time.monotonic(), killed
        self.waits = []

    def lost_since(self) -> float:
        """Return from when on somebody is without service whose socket has just been closed."""
        return self.disturbed if self.is_killed else time.monotonic()

    async def all_answered(self, within: float) -> float:
        """Let everybody ask something in the next seconds; return the longest wait when all are answered."""
        for sitter in self.sitters:
            asyncio.get_running_loop().call_later(self.luck.uniform(0.0, within), self._ask, sitter)
        await asyncio.sleep(within)
        asked = time.monotonic()
        await self._until_all(lambda sitter: sitter.is_there and sitter.is_answered(asked))
        return max(self.waits)

    async def _until_all(self, reached: Callable[[Sitter], bool]) -> None:
        while not all(map(reached, self.sitters)):  # noqa: ASYNC110  # an event would need a count over all sitters
            await asyncio.sleep(0.05)

    def _ask(self, sitter: Sitter) -> None:
        if not sitter.questions:
            sitter.ask(time.monotonic())


async def _post(http: httpx.AsyncClient, path: str, body: object, token: str = "") -> dict[str, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await http.post(path, json=body, headers=headers)
    answer.raise_for_status()
    return cast(dict[str, Any], answer.json())
