"""The ASGI application: gate, headers, limits; then the socket, the web table, or the API."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, MutableMapping
from functools import partial
from typing import Any, TypeAlias, cast

import msgspec
import structlog
from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Components, SecurityScheme
from litestar.response import Response
from litestar.types import HTTPScope, LifeSpanScope, Receive, Send
from litestar.types import Message as AsgiMessage
from prometheus_client import CONTENT_TYPE_LATEST

from radura import __version__
from radura.core.text import BadInput, Message, say
from radura.protocol.lobby import Problem
from radura.server import metrics
from radura.server.analyses import Analyses
from radura.server.api import api_router
from radura.server.archive import Archive
from radura.server.cluster import Cluster
from radura.server.company import Alone, Company
from radura.server.docs import allowed_methods, complete, docs_pages
from radura.server.hints import Hints
from radura.server.limits import network
from radura.server.logs import place_of
from radura.server.matches import Matches
from radura.server.origin import Gate
from radura.server.pages import Page, load_pages, word_pages
from radura.server.passing import Passed, Wire
from radura.server.people import People
from radura.server.refusal import Refusal
from radura.server.settings import Settings
from radura.server.socket import Sockets
from radura.server.store import Store
from radura.server.visitor import Visitor

_log = structlog.get_logger()

AsgiScope: TypeAlias = MutableMapping[str, Any]

MAX_BODY = 1_000_000
_READY_TO_END = 3.0  # seconds in which positions are stored before anybody is sent away
_LOCAL = ("127.0.0.1", "::1")
_HARMLESS = ("GET", "HEAD", "OPTIONS")

_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # places of cards; style sheets stay our own
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "media-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=()"),
]

NOT_KEPT = (b"cache-control", b"no-store")  # answers of the API: some hold tokens, all grow old


@get("/healthz", tags=["operations"], summary="Is the server well?", media_type=MediaType.TEXT)
async def healthz(state: State) -> str:
    """Return ``ok`` if the store answers."""
    matches: Matches = state.matches
    await matches.store.check()
    return "ok"


@get("/metrics", include_in_schema=False, sync_to_thread=False)
def metrics_page(request: Request[None, None, State]) -> Response[bytes]:
    """Return the figures for Prometheus, to this machine only."""
    if request.client is None or request.client.host not in _LOCAL:
        raise Refusal("srv-err-not-found", 404)
    return Response(metrics.page(), media_type=CONTENT_TYPE_LATEST)


def _problem(status: int, text: Message) -> Response[Problem]:
    return Response(Problem(status, text, say(text)), status_code=status, media_type=MediaType.JSON)


def on_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    """Answer with the reason."""
    return _problem(refusal.status, refusal.text)


def on_bad_input(_: Request[Any, Any, Any], error: BadInput) -> Response[Problem]:
    """Answer with what was given and what is allowed."""
    return _problem(400, error.message)


def on_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Answer a request that did not reach any handler."""
    ids = {404: "srv-err-not-found", 405: "srv-err-not-found", 413: "srv-err-too-long"}
    if error.status_code in ids:
        response = _problem(error.status_code, Message(ids[error.status_code]))
    else:
        response = _problem(error.status_code, _why(error))
    for name, value in (error.headers or {}).items():
        response.set_header(name, value)
    return response


def _why(error: HTTPException) -> Message:
    extra = error.extra
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        key, message = str(extra[0].get("key", "")), str(extra[0].get("message", ""))
        if key.endswith("name") and "regex" in message:  # which would not be read by a person
            return Message("srv-err-name")
        return Message("srv-err-request", {"why": f"{key} {message}".strip()})
    return Message("srv-err-request", {"why": error.detail})


def on_unreadable(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer a body that the decoder gave up on; nothing else in a request decodes or nests."""
    why = "nested too deeply" if isinstance(error, RecursionError) else "not UTF-8"
    return _problem(400, Message("srv-err-request", {"why": why}))


def on_error(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """Answer an error of our own without its words."""
    _log.error("request_failed", method=request.method, error=type(error).__name__, at=place_of(error))
    return _problem(500, Message("srv-err-internal"))


def company_of(settings: Settings, store: Store) -> Company:
    """Return who else serves the tables."""
    return Cluster(settings, store) if settings.broker else Alone()


class Front:
    """The outermost layer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        store = Store(settings.database)
        company = self._company = company_of(settings, store)
        self._people = People(settings, store, company)
        bots = company.bots(settings.workers, settings.think_limit)
        self._matches = Matches(settings, store, bots, self._people, company)
        self._hints = Hints(self._matches)
        self._analyses = Analyses(self._matches)
        tables = company.tables(partial(Visitor, self._matches, self._hints))
        self._sockets = Sockets(settings, self._people, company, tables)
        self._gate = Gate(settings)
        self._http = company.buckets("http", settings.http_rate, settings.http_burst)
        self._create = company.buckets("create", settings.create_rate, settings.create_burst)
        self._pages = load_pages() | word_pages()
        self._app = self._litestar()
        schema = complete(self._app.openapi_schema.to_schema())
        self._pages |= docs_pages(schema)
        self._methods = allowed_methods(schema)
        self._serve_app = company.around(self._app)

    def page(self, path: str) -> Page:
        """Return one of the files that are kept ready."""
        return self._pages[path]

    def take_in_by(self, take_in: Callable[[socket.socket, Passed], None]) -> None:
        """Have it told when another process of this machine passes on a socket."""
        self._company.take_in_by(take_in)

    async def make_ready_to_end(self) -> None:
        """Do what takes long while everybody is still served: whoever is sent away then waits for less."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(_READY_TO_END):
                await self._matches.keep_positions()

    def _litestar(self) -> Litestar:
        @contextlib.asynccontextmanager
        async def lifespan(_: Litestar) -> AsyncIterator[None]:
            await self._matches.open()
            _log.info("server_open", version=__version__)
            try:
                yield
            finally:
                await self._hints.stop()
                await self._analyses.stop()
                await self._matches.close()
                _log.info("server_closed")

        return Litestar(
            [api_router(), healthz, metrics_page],
            state=State(
                {
                    "matches": self._matches,
                    "people": self._people,
                    "archive": Archive(self._matches),
                    "analyses": self._analyses,
                },
            ),
            lifespan=[lifespan],
            openapi_config=OpenAPIConfig(
                title="Radura",
                version=__version__,
                description="The table server. The play itself goes over `/socket`: see docs/make/protocol.md.",
                path="/api",
                render_plugins=[],
                components=Components(
                    security_schemes={"token": SecurityScheme(type="http", scheme="bearer")},
                ),
            ),
            request_max_body_size=MAX_BODY,
            exception_handlers={
                Refusal: on_refusal,
                BadInput: on_bad_input,
                HTTPException: on_http,
                RecursionError: on_unreadable,
                UnicodeDecodeError: on_unreadable,
                Exception: on_error,
            },
            logging_config=None,
        )

    async def __call__(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        """Serve one connection, request, or the lifespan."""
        if scope["type"] == "lifespan":
            await self._app(cast(LifeSpanScope, scope), receive, send)
        elif scope["type"] == "websocket":
            wire: Wire | None = scope["state"].get("wire")
            if (wire is not None and wire.taken) or self._admits_socket(scope):  # who was passed on was admitted there
                await self._sockets.serve(_address(scope), receive, send, scope["state"]["line"], wire)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 1008, "reason": ""})
        else:
            await self._serve_http(scope, receive, _with_headers(send))

    def _admits_socket(self, scope: AsgiScope) -> bool:
        headers, address = scope["headers"], _address(scope)
        return (
            scope["path"] == "/socket"
            and self._gate.admits_host(headers)
            and self._gate.admits_origin(headers)
            and self._http.take(address)
            and self._sockets.has_room(address)
        )

    async def _serve_http(self, scope: AsgiScope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        path = scope["path"]
        refusal = None
        if not self._gate.admits_host(scope["headers"]):
            refusal = Refusal("srv-err-host", 421)
        elif scope["method"] not in _HARMLESS and not self._gate.admits_change(scope["headers"]):
            refusal = Refusal("srv-err-origin", 403)
        elif not self._http.take(address) or (scope["method"] == "POST" and not self._create.take(address)):
            refusal = Refusal("srv-err-rate", 429)
        if refusal is not None:
            body = msgspec.json.encode(Problem(refusal.status, refusal.text, say(refusal.text)))
            await _send(send, refusal.status, [(b"content-type", b"application/json")], body)
        elif scope["method"] == "OPTIONS" and (known := self._allowed(path)):
            await _send(send, 204, [(b"allow", known.encode())], b"")
        elif path in self._pages and scope["method"] in ("GET", "HEAD"):
            await _send_page(send, self._pages[path], dict(scope["headers"]), scope["method"])
        else:
            await self._serve_app(cast(HTTPScope, scope), receive, send)

    def _allowed(self, path: str) -> str:
        return next((methods for pattern, methods in self._methods if pattern.fullmatch(path)), "")


def _address(scope: AsgiScope) -> str:
    """Return whose request this is; behind a proxy on this machine uvicorn has put the visitor's address here."""
    client = scope["client"]
    return network(client[0]) if client is not None else ""


def _with_headers(send: Send) -> Send:
    async def with_headers(message: AsgiMessage) -> None:
        if message["type"] == "http.response.start":
            kept = any(name == b"cache-control" for name, _ in message["headers"])
            message["headers"] = [*message["headers"], *HEADERS, *([] if kept else [NOT_KEPT])]
        await send(message)

    return with_headers


async def _send(
    send: Send, status: int, headers: list[tuple[bytes, bytes]], body: bytes, *, only_head: bool = False
) -> None:
    length = (b"content-length", str(len(body)).encode())
    await send({"type": "http.response.start", "status": status, "headers": [*headers, length]})
    await send({"type": "http.response.body", "body": b"" if only_head else body, "more_body": False})


async def _send_page(send: Send, page: Page, asked: dict[bytes, bytes], method: str) -> None:
    lasting = b"public, max-age=31536000, immutable" if page.lasting else b"no-cache"
    headers = [
        (b"content-type", page.media_type.encode()),
        (b"etag", page.etag.encode()),
        (b"cache-control", lasting),
        (b"vary", b"accept-encoding"),
    ]
    if asked.get(b"if-none-match", b"").decode("latin-1") == page.etag:
        await _send(send, 304, headers, b"")
        return
    body = page.body
    if page.packed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
        body = page.packed
        headers.append((b"content-encoding", b"gzip"))
    await _send(send, 200, headers, body, only_head=method == "HEAD")
