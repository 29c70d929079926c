"""Clients of a server in tests: they sit down at a match, act, and wait until everybody has seen it.

A match of two people takes three lines::

    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
"""

import itertools
from collections.abc import Sequence
from contextlib import AsyncExitStack

import httpx
from websockets.asyncio.client import connect
from websockets.typing import Origin

from radura.client import Client, Table
from radura.protocol import messages as m
from radura.protocol.lobby import (
    Branch,
    Created,
    LeftOpen,
    Proposal,
    TakenByBot,
    TakenByMe,
    TimeControl,
)
from tests.support.server import PATIENCE

WHOLE_MATCH = ["mark(0)", "mark(1)", "mark(4)", "mark(2)", "mark(8)"]
"""A match of tic-tac-toe that the first seat wins."""


def plain_socket(url: str, origin: str | None = None) -> connect:
    """Open a WebSocket to a server without our client in between."""
    given = None if origin is None else Origin(origin)
    return connect(url.replace("http", "ws") + "/socket", origin=given, open_timeout=PATIENCE, proxy=None)


async def metric(http: httpx.AsyncClient, url: str, name: str) -> float:
    """Return the sum of a server's metrics whose names begin so."""
    lines = (await http.get(f"{url}/metrics", timeout=PATIENCE)).text.splitlines()
    return sum(float(line.split()[-1]) for line in lines if line.startswith(name))


# -- matches ------------------------------------------------------------------------------


async def sit_down(anna: Client, bruno: Client, clock: TimeControl | None = None) -> tuple[Table, Table]:
    """Let two people sit down at a match of tic-tac-toe."""
    new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()], clock=clock)
    await bruno.sit(new.match.id, new.invitation)
    return await anna.join(new.match.id), await bruno.join(new.match.id)


async def three_sit_down(url: str, stack: AsyncExitStack) -> tuple[list[Client], list[Table]]:
    """Let three people sit down at Casting Shadows; the one who must choose comes first."""
    names = ("Anna", "Bruno", "Carla")
    clients = [await stack.enter_async_context(Client(url, name=name)) for name in names]
    new = await clients[0].create("casting_shadows", [TakenByMe(), LeftOpen(), LeftOpen()])
    for client in clients[1:]:
        await client.sit(new.match.id, new.invitation)
    tables = [await client.join(new.match.id) for client in clients]
    actor = next(n for n, table in enumerate(tables) if table.decision is not None)
    order = [actor, (actor + 1) % 3, (actor + 2) % 3]
    return [clients[n] for n in order], [tables[n] for n in order]


async def finished(client: Client) -> str:
    """Play a short match alone; return its id."""
    new = await client.create("tictactoe", [TakenByMe(), TakenByMe()])
    table = await client.join(new.match.id)
    for action in WHOLE_MATCH:
        await reached(table, await table.act(action))
    await table.until(lambda: table.is_over)
    return new.match.id


async def about_to_win(anna: Client) -> Table:
    """Seat Anna against the computer in a match that she wins by marking the last cell."""
    path = f"/api/matches/{await finished(anna)}/branch"
    new = await anna.call("POST", path, Created, Branch(4, [TakenByMe(), TakenByBot("random")]))
    table = await anna.join(new.match.id)
    await table.until(lambda: table.decision is not None)  # it may have been joined just before it began
    return table


# -- acting and waiting -------------------------------------------------------------------


async def act(table: Table, action: str) -> None:
    """Act as soon as it is one's turn, and wait until the table shows it."""
    await table.until(lambda: table.decision is not None)
    await reached(table, await table.act(action))


async def reached(table: Table, rev: int) -> None:
    """Wait until the table shows a revision, or its end."""
    await table.until(lambda: table.is_over or (table.rev or 0) >= rev)


async def asked_or_over(table: Table) -> None:
    """Wait until there is something to decide at the table, or the match is over."""
    await table.until(lambda: table.is_over or table.decision is not None)


async def to_the_end(tables: Sequence[Table]) -> None:
    """Let the seats take their first option in turn until the match is over for all of them."""
    for table in itertools.cycle(tables):
        await asked_or_over(table)
        if table.decision is None:
            break
        await table.act(table.decision.options[0].action)
    for table in tables:
        await over(table)


async def over(table: Table) -> None:
    """Wait until the match is over."""
    await table.until(lambda: table.is_over)


async def proposal(table: Table) -> Proposal:
    """Wait for a proposal and return it."""
    await table.until(lambda: table.info is not None and bool(table.info.proposals))
    assert table.info is not None
    return table.info.proposals[0]


def stones(table: Table) -> int:
    """Count the stones in the grid of tic-tac-toe."""
    view = next(iter(table.views.values()))
    return sum(len(row) for place, row in view.places.items() if place.startswith("cell"))


class Deliveries:
    """What the server sends to a table: revisions in order, whole states, and revisions that were left out."""

    def __init__(self, table: Table) -> None:
        self.revs: list[int] = []
        """Revisions that came as events."""
        self.syncs = 0
        """How often the whole state came."""
        self.gaps = 0
        """How often a revision was left out."""
        self._rev = table.rev or 0
        table.on_message = self.take

    def take(self, message: m.ServerMessage) -> None:
        """Count a message."""
        if isinstance(message, m.Batch):
            self.revs.append(message.rev)
        if isinstance(message, m.Sync):
            self.syncs += 1
            self._rev = message.rev
        elif isinstance(message, m.Batch | m.Info):
            self.gaps += message.rev > self._rev + 1
            self._rev = max(self._rev, message.rev)
