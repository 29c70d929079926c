"""Requests over HTTP that are about a match at another process are carried there, and their responses back."""

import asyncio
import re
from itertools import count
from typing import cast

from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from radura.server import metrics
from radura.server.cluster.frames import Carried, Carry
from radura.server.cluster.homes import Homes
from radura.server.cluster.links import Links
from radura.server.refusal import Refusal
from radura.server.tokens import is_id

_ABOUT = re.compile(r"/api/(?:matches|records)/([^/]+)(?:/.*)?")
_MOVED = 0  # a status that no response has: the match is at home elsewhere
_TRIES = 40
_PAUSE = 0.05  # seconds until a match that has just lost its home is looked for again


class Lost(Exception):
    """The other process went away before it answered."""


class Courier:
    """Stands before the application: what is about a match elsewhere goes there."""

    def __init__(self, links: Links, homes: Homes, app: ASGIApp) -> None:
        self._links = links
        self._homes = homes
        self._app = app
        self._numbers = count(1)
        self._waiting: dict[int, tuple[str, asyncio.Future[Carried]]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        links.on(Carry, self._carry)
        links.on(Carried, self._carried)
        links.on_lost(self._lose)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request here, or have it answered where its match is at home."""
        match = _match_of(scope)
        if match is None or await self._home(match) is None:
            await self._app(scope, receive, send)
        else:
            found = await self.have_answered(match, _request(cast(HTTPScope, scope), await _body(receive)))
            start: Message = {"type": "http.response.start", "status": found.status, "headers": found.headers}
            await send(start)
            await send({"type": "http.response.body", "body": found.body, "more_body": False})

    async def _home(self, match: str) -> str | None:
        try:
            return await self._homes.of(match)
        except Refusal:  # the store does not answer: the application will say so
            return None

    async def have_answered(self, match: str, request: Carry) -> Carried:
        """Return the response of whichever process the match is at. None of these requests does harm twice."""
        for _ in range(_TRIES):
            process = await self._home(match)
            if process is None:
                return await self._answer(request)
            try:
                found = await self._ask(process, request)
                if found.status != _MOVED:
                    return found
            except Lost:
                pass
            self._homes.moved(match)
            await asyncio.sleep(_PAUSE)
        return await self._answer(request)

    async def _ask(self, process: str, request: Carry) -> Carried:
        number = next(self._numbers)
        answer: asyncio.Future[Carried] = asyncio.get_running_loop().create_future()
        self._waiting[number] = (process, answer)
        asked = Carry(number, *(getattr(request, name) for name in request.__struct_fields__[1:]))
        try:
            if not self._links.send(process, asked):
                raise Lost
            metrics.CARRIED.labels("request").inc()
            return await answer
        finally:
            del self._waiting[number]

    def _carried(self, _: str, frame: Carried) -> None:
        _process, answer = self._waiting.get(frame.number, ("", None))
        if answer is not None and not answer.done():
            answer.set_result(frame)

    def _lose(self, process: str) -> None:
        for asked, answer in self._waiting.values():
            if asked == process and not answer.done():
                answer.set_exception(Lost())

    # -- what others have carried here ------------------------------------------------------

    def _carry(self, process: str, frame: Carry) -> None:
        task = asyncio.create_task(self._serve(process, frame))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, process: str, frame: Carry) -> None:
        match = _ABOUT.fullmatch(frame.path)
        if match is not None and await self._home(match[1]) is not None:
            answer = Carried(frame.number, _MOVED, [], b"")
        else:
            answer = await self._answer(frame)
        self._links.send(process, answer)

    async def _answer(self, request: Carry) -> Carried:
        """Return the application's response."""
        sent: list[Message] = []
        body = iter([request.body])

        async def receive() -> dict[str, object]:
            if (data := next(body, None)) is not None:
                return {"type": "http.request", "body": data, "more_body": False}
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message)

        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": request.method,
            "scheme": "http",
            "path": request.path,
            "raw_path": request.path.encode(),
            "query_string": request.query,
            "root_path": "",
            "headers": [tuple(header) for header in request.headers],
            "client": (request.address, 0),
            "server": None,
        }
        await self._app(cast(HTTPScope, scope), cast(Receive, receive), send)
        start = next(message for message in sent if message["type"] == "http.response.start")
        parts = [message["body"] for message in sent if message["type"] == "http.response.body"]
        return Carried(request.number, start["status"], [(k, v) for k, v in start["headers"]], b"".join(parts))


def _match_of(scope: Scope) -> str | None:
    found = _ABOUT.fullmatch(scope["path"])
    return found[1] if found is not None and is_id(found[1]) else None


def _request(scope: HTTPScope, body: bytes) -> Carry:
    client = scope["client"]
    address = "" if client is None else client[0]
    headers = [(bytes(name), bytes(value)) for name, value in scope["headers"]]
    return Carry(0, scope["method"], scope["path"], scope["query_string"], headers, address, body)


async def _body(receive: Receive) -> bytes:
    parts: list[bytes] = []
    while True:
        message = await receive()
        if message["type"] != "http.request":
            return b"".join(parts)
        parts.append(message["body"])
        if not message["more_body"]:
            return b"".join(parts)
