"""A thousand clients, each with a socket of its own, that move now and then and reconnect as browsers do.

They decode no more of each message than they need, so that the core on which the test runs hardly notices them.
"""

import asyncio
import random
import time
from collections.abc import Callable, Coroutine
from typing import Any, NamedTuple, cast

import httpx
import msgspec
from picows import WSError, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from radura.core.text import Message
from tests.support.kill_trial import IN_DOUBT, Ledger

NO_SERVICE = (*IN_DOUBT, "srv-err-elsewhere", "srv-err-not-joined")
"""Refusals after which a client asks again."""
_RETRY = 0.1  # seconds until then
_FIRST_WAIT, _LONGEST_WAIT = 0.2, 8.0  # seconds until a lost socket is opened again: web/src/net/socket.svelte.ts
_PAUSE = 5.0  # seconds that a client thinks about a move, on average
_TOGETHER = 20  # matches that are set up at once


class _Option(msgspec.Struct):
    action: str


class _Decision(msgspec.Struct):
    seat: int
    options: list[_Option]


class _View(msgspec.Struct):
    decision: _Decision | None = None


class _Table(msgspec.Struct):
    view: _View


class _Message(msgspec.Struct):
    kind: str
    rev: int = 0
    ref: str = ""
    tables: list[_Table] = []
    text: Message | None = None


_decode: msgspec.json.Decoder[_Message] = msgspec.json.Decoder(_Message)


class Question(NamedTuple):
    """A request that has not been answered yet."""

    data: bytes
    action: str
    """The option that was chosen; empty for a question about the rules."""
    since: float
    """The moment from which the wait counts."""


class CrowdClient(WSListener):
    """One seat, on one socket."""

    def __init__(self, crowd: "Crowd", match: str, seat: int, token: str) -> None:
        self._crowd = crowd
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
        """True once this connection has shown the table."""
        self.questions: dict[str, Question] = {}

    # -- the connection -------------------------------------------------------------------

    def open(self) -> None:
        """Connect and join the match."""
        self._crowd.begin(self._open())

    async def _open(self) -> None:
        try:
            await ws_connect(lambda: self, self._crowd.address)
        except (OSError, WSError, TimeoutError):
            self._open_later()

    def _open_later(self) -> None:
        if not self._crowd.is_closed:
            wait = min(_LONGEST_WAIT, _FIRST_WAIT * 2**self._failures) * self._crowd.luck.uniform(0.75, 1.25)
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
            if was_there and not self._crowd.is_closed:
                self.ask(self._crowd.lost_since())

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

    # -- messages from the server ---------------------------------------------------------------

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.send_close(frame.get_close_code())
            transport.disconnect()
        if frame.msg_type != WSMsgType.TEXT:
            return
        message = _decode.decode(frame.get_payload_as_bytes())
        match message.kind:
            case "welcome":
                self._failures, self._is_online = 0, True
                self._join()
                for question in self.questions.values():
                    self._send(question.data)
            case "sync":
                self._rev = message.rev
                self._look(message)
            case "batch" | "info":
                self._crowd.gaps += self._rev is None or message.rev > self._rev + 1
                self._rev = max(self._rev or 0, message.rev)
                self._look(message)
            case "done" | "because" | "refused":
                self._take_answer(message)

    def _look(self, message: _Message) -> None:
        self.is_there = True
        decision = message.tables[0].view.decision if message.tables else None
        if decision is not None and decision.seat == self._seat and message.rev > self._decided:
            self._decided = message.rev
            self._options = decision.options
            wait = _PAUSE * self._crowd.luck.uniform(0.5, 1.5)
            asyncio.get_running_loop().call_later(wait, self._move, message.rev)

    def _take_answer(self, message: _Message) -> None:
        if message.text is not None and message.text.id in NO_SERVICE:
            asyncio.get_running_loop().call_later(_RETRY, self._say_again, message.ref)
        elif (question := self.questions.pop(message.ref, None)) is not None:
            if message.kind == "done":
                self._crowd.ledger.note(self._match, message.rev, question.action)
            elif question.action:
                self._crowd.faults.append(message)
            self._crowd.waits.append(time.monotonic() - max(question.since, self._crowd.disturbed))
        elif not message.ref:
            self._crowd.faults.append(message)

    def _say_again(self, ref: str) -> None:
        if not ref:
            self._join()
        elif ref in self.questions and self._is_online:
            self._send(self.questions[ref].data)

    # -- requests ---------------------------------------------------------------------------

    def _move(self, rev: int) -> None:
        if self._options and self._decided == rev and not self._crowd.is_closed:
            self._choose(time.monotonic())

    def _choose(self, since: float) -> None:
        action = self._crowd.luck.choice(self._options).action
        self._options = []
        self._ask({"kind": "act", "rev": self._decided, "action": action}, action, since)

    def ask(self, since: float) -> None:
        """Move at once if it is one's turn; else ask a question that the owner of the match answers."""
        if self._options:
            self._choose(since)
        else:
            self._ask({"kind": "why_not", "what": "nothing"}, "", since)

    def is_answered(self, moment: float) -> bool:
        """True if every request up to that moment has been answered."""
        return all(question.since > moment for question in self.questions.values())

    def _ask(self, message: dict[str, object], action: str, since: float) -> None:
        self._refs += 1
        ref = f"{self._seat}-{self._refs}"
        data = msgspec.json.encode({**message, "match": self._match, "ref": ref})
        self.questions[ref] = Question(data, action, since)
        if self._is_online:
            self._send(data)


class Crowd:
    """The clients of hundreds of matches of two seats, on one server."""

    def __init__(self, url: str, ledger: Ledger) -> None:
        self._url = url
        self.address = url.replace("http", "ws", 1) + "/socket"
        self.ledger = ledger
        self.luck = random.Random(16)
        self.clients: list[CrowdClient] = []
        self.gaps = 0
        """Revisions that a socket was not sent."""
        self.disturbed = 0.0
        """When the server was last disturbed: waits that began before count from here."""
        self.is_killed = False
        """True if that was a kill; else the server closes sockets by itself, at once or later."""
        self.is_closed = False
        self.waits: list[float] = []
        """How long each client waited that was answered since then."""
        self.faults: list[_Message] = []
        """Refusals that no client should get."""
        self._tasks: set[asyncio.Task[None]] = set()

    # -- opening and closing ----------------------------------------------------------------

    async def sit_down(self, game: str, tables: int) -> None:
        """Set up a number of matches, and wait until every client sees its table."""
        async with httpx.AsyncClient(base_url=self._url, timeout=60) as http:
            for first in range(0, tables, _TOGETHER):
                await asyncio.gather(*(self._set_up(http, game) for _ in range(min(_TOGETHER, tables - first))))
        await self._until_all(lambda client: client.is_there)

    async def _set_up(self, http: httpx.AsyncClient, game: str) -> None:
        anna, bruno = [str((await _post(http, "/api/people", {"name": name}))["token"]) for name in ("Anna", "Bruno")]
        new = await _post(http, "/api/matches", {"game": game, "seats": [{"kind": "me"}, {"kind": "open"}]}, anna)
        match = new["match"]["id"]
        await _post(http, f"/api/matches/{match}/seats", {"invitation": new["invitation"]}, bruno)
        for seat, token in enumerate((anna, bruno)):
            client = CrowdClient(self, match, seat, token)
            self.clients.append(client)
            client.open()

    async def close(self) -> None:
        """Disconnect all clients."""
        self.is_closed = True
        for client in self.clients:
            client.leave()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def begin(self, work: Coroutine[None, None, None]) -> None:
        """Start a task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # -- waits ------------------------------------------------------------------------------

    def disturb(self, *, killed: bool) -> None:
        """Note that the server is disturbed at this moment."""
        self.disturbed, self.is_killed = time.monotonic(), killed
        self.waits = []

    def lost_since(self) -> float:
        """Return the moment from which a client whose socket has just been closed has no service."""
        return self.disturbed if self.is_killed else time.monotonic()

    async def all_answered(self, within: float) -> float:
        """Let every client ask something within some seconds; return the longest wait once all are answered."""
        for client in self.clients:
            asyncio.get_running_loop().call_later(self.luck.uniform(0.0, within), self._ask, client)
        await asyncio.sleep(within)
        asked = time.monotonic()
        await self._until_all(lambda client: client.is_there and client.is_answered(asked))
        return max(self.waits)

    async def _until_all(self, reached: Callable[[CrowdClient], bool]) -> None:
        while not all(map(reached, self.clients)):  # noqa: ASYNC110  # an event would need a count over all clients
            await asyncio.sleep(0.05)

    def _ask(self, client: CrowdClient) -> None:
        if not client.questions:
            client.ask(time.monotonic())


async def _post(http: httpx.AsyncClient, path: str, body: object, token: str = "") -> dict[str, Any]:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    answer = await http.post(path, json=body, headers=headers)
    answer.raise_for_status()
    return cast(dict[str, Any], answer.json())
