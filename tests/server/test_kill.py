"""Nothing acknowledged is lost: the server is killed again and again while 200 matches are played."""

import asyncio
import random
import sqlite3
import time

import pytest
from tests.server.conftest import Serve, Server

from radura.client import Client, Table
from radura.core.game import AnyGame, game
from radura.core.record import Record
from radura.protocol.lobby import LeftOpen, TakenByMe

MATCHES = 200
PAIRS = 20
KILLS = 10


class Ledger:
    """What the clients were told is safe: the action of each match and revision."""

    def __init__(self) -> None:
        self.safe: dict[str, dict[int, str]] = {}
        self.kills = -1
        self.moved = asyncio.Event()
        self._turns = [asyncio.Event() for _ in range(KILLS + 1)]

    def note(self, match: str, rev: int, action: str) -> None:
        known = self.safe.setdefault(match, {})
        assert rev not in known, "two requests were given the same revision"
        known[rev] = action
        self.moved.set()

    async def allow(self, step: int) -> None:
        """Wait with a match's n-th move for the n-th kill: so all matches run through all the kills."""
        await self._turns[min(step, KILLS)].wait()

    def killed(self) -> None:
        self.kills += 1
        self._turns[self.kills].set()

    def check(self, database: str) -> None:
        """Look into the store of a dead server: every acknowledged move is there, none twice."""
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as store:
            rows = store.execute("SELECT match, rev, data, ref FROM entries WHERE kind = 'act'").fetchall()
        stored = {(match, rev): data.partition(" ")[2] for match, rev, data, _ in rows}
        for match, moves in self.safe.items():
            for rev, action in moves.items():
                assert stored[match, rev] == action
        refs = [(match, ref) for match, _, _, ref in rows]
        assert len(set(refs)) == len(refs), "a resent move was carried out twice"


async def play(table: Table, ledger: Ledger, luck: random.Random) -> None:
    async for decision in table.decisions():
        stones = [stone for place, row in table.views[decision.seat].places.items() if "cell" in place for stone in row]
        await ledger.allow(len(stones))
        action = luck.choice(decision.options).action
        ledger.note(table.match, await table.act(action), action)


async def play_all(server: Server, ledger: Ledger) -> list[str]:
    luck = random.Random(6)
    clients = [Client(server.url, name=f"p{n}", patience=120) for n in range(2 * PAIRS)]
    for client in clients:
        await client.__aenter__()
    matches: list[str] = []
    tasks: list[asyncio.Task[None]] = []
    for n in range(MATCHES):
        one, two = clients[2 * (n % PAIRS) : 2 * (n % PAIRS) + 2]
        new = await one.create("tictactoe", [TakenByMe(), LeftOpen()])
        await two.sit(new.match.id, new.invitation)
        matches.append(new.match.id)
        for client in (one, two):
            tasks.append(asyncio.create_task(play(await client.join(new.match.id), ledger, luck)))
    ledger.killed()  # from here on the first moves may be made
    killer = asyncio.create_task(kill(server, ledger, luck))
    await asyncio.gather(*tasks)
    await killer
    for client in clients:
        await client.close()
    return matches


async def kill(server: Server, ledger: Ledger, luck: random.Random) -> None:
    while ledger.kills < KILLS:
        ledger.moved.clear()
        await asyncio.wait_for(ledger.moved.wait(), 30)
        await asyncio.sleep(luck.uniform(0.0, 0.25))
        await asyncio.to_thread(server.kill)
        ledger.check(server.database)
        await asyncio.to_thread(server.start)
        ledger.killed()


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_or_made_twice(serve: Serve) -> None:
    server = serve()
    ledger = Ledger()
    began = time.monotonic()
    matches = await play_all(server, ledger)
    assert ledger.kills == KILLS
    ledger.check(server.database)
    async with Client(server.url, name="Auditor") as auditor:
        games = await auditor.call("GET", "/api/games", list[dict[str, object]])
        assert games
    server.stop()
    with sqlite3.connect(server.database) as store:
        over = store.execute("SELECT count(*) FROM matches WHERE status = 'over'").fetchone()[0]
        rows = store.execute("SELECT match, data FROM entries WHERE kind = 'act' ORDER BY match, rev").fetchall()
    assert over == len(matches) == MATCHES, f"after {time.monotonic() - began:.0f} s"
    for match in matches:
        lines = [data for of, data in rows if of == match]
        assert [line.partition(" ")[2] for line in lines] == [a for _, a in sorted(ledger.safe[match].items())]
        header = Record.start(_game(), ["a", "b"], {}, 0).to_text().splitlines()[0]
        assert Record.from_text("\n".join([header, *lines])).replay().outcome is not None


def _game() -> AnyGame:

    return game("tictactoe")
