"""What a stranger can do: nothing, and learn nothing."""

import asyncio
import contextlib
import json
import logging
import re
import sqlite3
import time
from collections.abc import Iterator

import httpx
import pytest
import structlog
import websockets
from tests.support.clients import act, plain_socket, proposal, reached, sit_down
from tests.support.history import history
from tests.support.server import PATIENCE, SEED, Serve, Server

from radura.client import Client, Denied
from radura.core.record import Record
from radura.core.view import View
from radura.protocol import messages as m
from radura.protocol.events import from_wire
from radura.protocol.lobby import LeftOpen, ProposalKind, TakenByMe
from radura.protocol.messages import MAX_MESSAGE, decode_server, encode
from radura.server.limits import Buckets, network
from radura.server.logs import configure_logs, on_loop_error
from radura.server.settings import Settings


async def test_every_answer_carries_the_strict_headers(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        for path in ("/", "/api/games", "/api/docs", "/healthz", "/nothing", "/api/me"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe-inline" not in policy.replace("style-src-attr 'unsafe-inline'", "")
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"
            assert headers["cache-control"] == ("no-cache" if path in ("/", "/api/docs") else "no-store")
            assert "server" not in headers


async def test_a_page_is_sent_once_and_told_of_without_its_body(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        whole = await http.get("/api/texts/it")
        assert (whole.headers["content-encoding"], "srv-err-store" in whole.text) == ("gzip", True)
        head = await http.head("/api/texts/it")
        assert (head.content, head.headers["content-length"]) == (b"", whole.headers["content-length"])
        again = await http.get("/api/texts/it", headers={"if-none-match": whole.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


async def test_the_docs_page_loads_nothing_from_elsewhere(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        page = (await http.get("/api/docs")).text
        assert set(re.findall(r'(?:src|href)="([^"]+)"', page)) == {"data:,", "/api/docs.css", "/api/openapi.json"}
        assert "<script" not in page
        assert (await http.get("/api/docs.css")).status_code == 200
        schema = (await http.get("/api/openapi.json")).json()
        assert all(path in page for path in schema["paths"])


@pytest.fixture(scope="module")
def url_named(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that is known to browsers by another name too."""
    file = tmp_path_factory.mktemp("named") / "radura.sqlite3"
    server = Server(str(file), {"origins": ("https://games.example",)}).start()
    yield server.url
    server.end()


@pytest.mark.parametrize(
    ("origin", "welcome"),
    [(None, True), ("same", True), ("https://evil.example", False), ("null", False), ("http://127.0.0.1:1", False)],
)
async def test_sockets_open_only_for_own_pages(url: str, origin: str | None, welcome: bool) -> None:
    given = url if origin == "same" else origin
    if welcome:
        async with plain_socket(url, given) as plain:
            await plain.send(encode(m.Ping()).decode())
            assert isinstance(decode_server(await plain.recv()), m.Pong)
    else:
        with pytest.raises(websockets.InvalidStatus) as refused:
            await plain_socket(url, given)
        assert refused.value.response.status_code == 403


async def test_a_named_origin_is_welcome(serve: Serve) -> None:
    url = serve(origins=("https://games.example",)).url
    async with plain_socket(url, "https://games.example"):
        pass
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        assert (await http.get("/api/games", headers={"host": "games.example"})).status_code == 200


async def test_a_name_bent_to_this_machine_gets_no_answer(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        answer = await http.get("/api/games", headers={"host": "evil.example"})
        assert (answer.status_code, answer.json()["text"]["id"]) == (421, "srv-err-host")
        assert (await http.get("/api/games", headers={"host": "localhost:1"})).status_code == 200


@pytest.mark.parametrize(
    "host", ["localhost:99999999", "localhost:x", "localhost:-1", "[::1", "[::1]:65536", "a b", "@", ""]
)
async def test_a_host_that_is_none_is_refused(url: str, host: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        for path in ("/", "/api/games", "/nothing"):
            answer = await http.get(path, headers={"host": host})
            assert (answer.status_code, answer.json()["text"]["id"]) == (421, "srv-err-host")


async def test_a_host_that_is_none_is_refused_on_any_address(serve: Serve) -> None:
    async with httpx.AsyncClient(base_url=serve(host="0.0.0.0").url, timeout=PATIENCE) as http:
        for host, status in (("localhost:99999999", 421), ("a b", 421), ("games.example:8765", 404)):
            assert (await http.get("/nothing", headers={"host": host})).status_code == status


@pytest.mark.parametrize(
    "body",
    [b"[" * 100_000, b'{"name":' + b"[" * 50_000, b'{"x":' * 20_000, b'{"name":"\xe9"}', b"\xff\xfe", b"\0", b"{"],
    ids=["deep", "deep inside", "deep objects", "Latin-1", "no UTF-8", "zero", "cut off"],
)
async def test_a_body_that_cannot_be_read_is_refused_and_the_connection_lives_on(url: str, body: bytes) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http, Client(url, name="Anna") as anna:
        headers = {"authorization": f"Bearer {anna.token}", "content-type": "application/json"}
        for method, path in (
            ("POST", "/api/people"),
            ("PATCH", "/api/me"),
            ("POST", "/api/matches"),
            ("POST", "/api/records"),
            ("POST", "/api/matches/nowhere/seats"),
            ("POST", "/api/matches/nowhere/branch"),
        ):
            answer = await http.request(method, path, content=body, headers=headers)
            assert answer.status_code == 400, path
            assert answer.json()["text"]["id"] in ("srv-err-request", "core-err-record-line")
    async with plain_socket(url) as plain:
        await plain.send(body[:16_000], text=False)
        assert isinstance(decode_server(await plain.recv()), m.Refused)
        await plain.send(encode(m.Ping()).decode())
        assert isinstance(decode_server(await plain.recv()), m.Pong)


@pytest.mark.parametrize(
    ("headers", "welcome"),
    [
        ({}, True),
        ({"origin": "same", "sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"origin": "https://games.example", "sec-fetch-site": "cross-site"}, True),
        ({"origin": "https://evil.example", "sec-fetch-site": "cross-site"}, False),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://[::1"}, False),
        ({"origin": "http://127.0.0.1:1", "sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
    ],
)
async def test_other_sites_change_nothing(url_named: str, headers: dict[str, str], welcome: bool) -> None:
    given = {name: url_named if value == "same" else value for name, value in headers.items()}
    async with httpx.AsyncClient(base_url=url_named, timeout=PATIENCE) as http:
        answer = await http.post("/api/people", json={"name": "Anna"}, headers=given)
        if welcome:
            assert answer.status_code == 201
        else:
            assert (answer.status_code, answer.json()["text"]["id"]) == (403, "srv-err-origin")
        assert (await http.get("/api/games", headers=given)).status_code == 200


async def test_an_invitation_in_an_address_opens_nothing(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url) as nobody:
        new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
        for path in ("", "/views/0", "/log", "/record"):
            with pytest.raises(Denied) as denied:
                await nobody.call("GET", f"/api/matches/{new.match.id}{path}?invitation={new.invitation}", dict)
            assert denied.value.status == 404
            with contextlib.suppress(Denied):
                await nobody.call("GET", f"/api/matches/{new.match.id}{path}", dict, invitation=new.invitation)
        schema = (await nobody.call("GET", "/api/openapi.json", dict))["paths"]
        asked = [p for path in schema.values() for way in path.values() for p in way.get("parameters", ())]
        assert {p["in"] for p in asked if "nvitation" in p["name"]} == {"header"}


def test_only_this_machine_is_served_unless_told_otherwise() -> None:
    assert Settings(database="x").host == "127.0.0.1"


async def test_too_many_requests_are_refused(serve: Serve) -> None:
    url = serve(http_rate=0.001, http_burst=5, create_rate=0.001, create_burst=2).url
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        body = {"name": "Anna"}
        codes = [(await http.post("/api/people", json=body)).status_code for _ in range(3)]
        assert codes == [201, 201, 429]
        assert [(await http.get("/api/games")).status_code for _ in range(3)] == [200, 200, 429]


async def test_a_socket_that_sends_too_fast_is_slowed_down(serve: Serve) -> None:
    url = serve(socket_rate=20, socket_burst=5).url
    async with plain_socket(url) as plain:
        start = time.monotonic()
        for _ in range(45):
            await plain.send(encode(m.Ping()).decode())
        kinds = [json.loads(await plain.recv())["kind"] for _ in range(45)]
        assert kinds == ["pong"] * 45
        assert time.monotonic() - start > 1.9  # 40 beyond the five at once, 20 a second


async def test_a_client_that_asks_too_fast_waits_and_is_answered(serve: Serve) -> None:
    url = serve(socket_rate=60, socket_burst=120).url
    async with Client(url, name="Anna") as anna:
        table = await anna.join((await anna.create("tictactoe", [TakenByMe(), TakenByMe()])).match.id)
        answers = await asyncio.wait_for(asyncio.gather(*(table.say(f"{n}") for n in range(300))), PATIENCE)
        assert len(answers) == 300
        await table.act("mark(4)")


async def test_a_message_that_cannot_be_understood_is_refused_by_its_ref(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        table = await anna.join((await anna.create("tictactoe", [TakenByMe(), TakenByMe()])).match.id)
        with pytest.raises(Denied) as denied:
            await asyncio.wait_for(table.act("x" * 300), PATIENCE)
        assert denied.value.text.id == "srv-err-message"
        await table.act("mark(4)")


async def test_a_socket_full_of_nonsense_is_closed(url: str) -> None:
    async with plain_socket(url) as plain:
        kinds = []
        with contextlib.suppress(websockets.ConnectionClosed):
            for _ in range(200):
                await plain.send("nonsense")
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                kinds.append(json.loads(await plain.recv()))
        assert {message["kind"] for message in kinds[:-1]} == {"refused"}
        assert kinds[-1]["text"]["id"] == "srv-bye-flood"
        assert plain.close_code == 1008


async def test_nobody_can_fill_a_table_with_talk(serve: Serve) -> None:
    url = serve(chat_rate=0.001, chat_burst=2).url
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        for text in ("one", "two"):
            await mine.say(text)
        with pytest.raises(Denied) as denied:
            await mine.say("three")
        assert denied.value.text.id == "srv-err-rate"
        await theirs.say("others may")


async def test_only_so_many_sockets_from_one_address(serve: Serve) -> None:
    url = serve(connections=2).url
    async with plain_socket(url):
        async with plain_socket(url):
            with pytest.raises(websockets.InvalidStatus):
                await plain_socket(url)
        deadline = time.monotonic() + PATIENCE
        while not await _gets_in(url):  # the server hears of a closed socket a moment later
            assert time.monotonic() < deadline, "a closed socket leaves its place"
            await asyncio.sleep(0.02)


async def _gets_in(url: str) -> bool:
    try:
        await (await plain_socket(url)).close()
    except websockets.InvalidStatus:
        return False
    return True


def test_a_house_has_one_bucket_whatever_its_addresses() -> None:
    buckets = Buckets(0.001, 2, most=2)
    house, other, old = network("2001:db8:1:2::1"), network("2001:db8:1:3::1"), network("192.0.2.1")
    assert (network("2001:db8:1:2::ffff"), old) == (house, "192.0.2.1")
    assert [buckets.take(house) for _ in range(3)] == [True, True, False]
    assert buckets.take(other)
    assert not buckets.take(house)  # asked last: it is the other one that is forgotten
    assert buckets.take(old)
    assert not buckets.take(house)


def test_the_log_tells_of_an_error_where_but_not_what(capsys: pytest.CaptureFixture[str]) -> None:
    configure_logs()
    secret = "the card below is the otter"
    loop = asyncio.new_event_loop()
    try:
        raise AssertionError(secret)
    except AssertionError as error:
        structlog.get_logger().exception("ours")
        logging.getLogger("uvicorn.error").exception("theirs")
        on_loop_error(loop, {"message": f"future: {error!r}", "exception": error})
    loop.close()
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    assert [line["event"] for line in lines] == ["ours", "theirs", "loop_error"]
    assert {line["error"] for line in lines} == {"AssertionError"}
    assert all(__file__ in line["at"] for line in lines)
    assert secret not in json.dumps(lines)


async def test_an_oversized_message_closes_the_socket_and_a_body_is_refused(url: str) -> None:
    async with plain_socket(url) as plain:
        await plain.send("x" * (MAX_MESSAGE + 1))
        with pytest.raises(websockets.ConnectionClosed):
            await plain.recv()
        assert plain.close_code == 1009
    async with Client(url, name="Anna") as anna:
        with pytest.raises(Denied) as denied:
            await anna.call("POST", "/api/records", dict, "x" * 1_000_001)
        assert denied.value.status == 413


async def test_another_version_is_sent_away(url: str) -> None:
    async with plain_socket(url) as plain:
        await plain.send('{"kind":"hello","v":99}')
        bye = decode_server(await plain.recv())
        assert isinstance(bye, m.Bye)
        assert (bye.text.id, bye.again) == ("srv-bye-version", False)


async def test_nobody_gets_more_than_the_sight_of_their_seats(serve: Serve) -> None:
    """Play the game with the most to hide that is installed; look at every byte that was sent."""
    server = serve(seed=SEED)
    seen: dict[str, list[m.ServerMessage]] = {"anna": [], "bruno": [], "watcher": []}
    async with (
        Client(server.url, name="Anna") as anna,
        Client(server.url, name="Bruno") as bruno,
        Client(server.url) as watcher,
    ):
        new = await anna.create("living_forest_duel", [TakenByMe(), LeftOpen()], public=True)
        await bruno.sit(new.match.id)
        tables = [await client.join(new.match.id) for client in (anna, bruno, watcher)]
        for name, table in zip(seen, tables, strict=True):
            table.on_message = seen[name].append
        for _ in range(60):
            mover = tables[0] if tables[0].decision is not None else tables[1]
            decision = mover.decision
            assert decision is not None
            rev = await mover.act(decision.options[-1].action)
            for table in tables:
                await reached(table, rev)
        with pytest.raises(Denied):
            await tables[2].act("anything")
        assert tables[0].info is not None
        assert tables[0].info.seed is None
        sent = b"".join(encode(message) for messages in seen.values() for message in messages)
        await tables[0].propose(ProposalKind.CLOSE)
        await tables[1].answer((await proposal(tables[1])).id, True)
        await tables[0].until(lambda: tables[0].is_over)
        record = Record.from_text(await anna.call("GET", f"/api/matches/{new.match.id}/record", str))
    positions = history(record)
    for seats, messages in zip(({0}, {1}, {None}), seen.values(), strict=True):
        batches = [message for message in messages if isinstance(message, m.Batch)]
        assert len(batches) == 60
        assert {table.seat for batch in batches for table in batch.tables} == seats
        views = [table.view for batch in batches for table in batch.tables]
        assert {_chooser(view) for view in views} <= {*seats, "nobody"}
        for batch in batches:  # exactly what the engine shows to these eyes, and nothing beside it
            past, shown = positions[batch.step], batch.tables[0]
            assert shown.view == past.state.view(shown.seat, finals=True)
            assert from_wire(shown.events) == past.log.seen_by(shown.seat)
    server.stop()
    log = "".join(server.log)
    with sqlite3.connect(server.database) as store:
        seed = store.execute("SELECT seed FROM matches").fetchone()[0]
    assert len(seed) == 64
    assert seed.encode() not in sent
    for secret in (seed, anna.token[12:], bruno.token[12:]):
        assert secret not in log


def _chooser(view: View) -> int | str:
    return view.decision.seat if view.decision is not None and view.decision.options else "nobody"


async def test_health_and_figures(url: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http:
        assert (await http.get("/healthz")).text == "ok"
        async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
            mine, _ = await sit_down(anna, bruno)
            await act(mine, "mark(4)")
            figures = (await http.get("/metrics")).text
        assert re.search(r'radura_moves_total\{game="tictactoe"\} [1-9]', figures)
        assert re.search(r"radura_connections [1-9]", figures)
        answer = await http.get("/metrics", headers={"x-forwarded-for": "203.0.113.7"})
        assert answer.status_code == 404


async def test_the_log_is_json_bound_to_match_and_revision(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
    assert server.stop() == 0
    lines = [json.loads(line) for line in server.log]
    begun = next(line for line in lines if line["event"] == "match_begun")
    assert (begun["match"], begun["rev"], begun["level"]) == (new.match.id, 2, "info")
    assert [line["event"] for line in lines][-1] == "server_closed"
