"""Nothing acknowledged is lost: the server is killed again and again while 200 matches are played."""

import asyncio
import random
import sqlite3
from collections import Counter
from contextlib import AsyncExitStack

import pytest
from tests.server.conftest import Serve, Server

from radura.client import Client, Table
from radura.core.kernel import CHANCE
from radura.core.record import Record
from radura.protocol.lobby import LeftOpen, MatchInfo, Status, TakenByMe

MATCHES = 200
FORESTS = 8  # of these are long ones, with hidden cards and chance: some of them outlast all the kills
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

    async def allow(self, stage: int) -> None:
        """Wait with a match's n-th stage for the n-th kill: so all matches run through all the kills."""
        await self._turns[min(stage, KILLS)].wait()

    def killed(self) -> None:
        self.kills += 1
        self._turns[self.kills].set()

    def check(self, database: str) -> None:
        """Look into the store of a dead server: every acknowledged move is there, none twice."""
        with sqlite3.connect(f"file:{database}?mode=ro", uri=True) as store:
            rows = store.execute("SELECT match, rev, data, ref FROM entries WHERE kind = 'act'").fetchall()
        stored = {(match, rev): data.partition("\n")[0].partition(" ")[2] for match, rev, data, _ in rows}
        for match, moves in self.safe.items():
            for rev, action in moves.items():
                assert stored[match, rev] == action
        refs = Counter((match, ref) for match, _, _, ref in rows)
        assert max(refs.values(), default=1) == 1, "a resent move was carried out twice"


async def play(table: Table, ledger: Ledger, luck: random.Random, stage: float) -> None:
    """Play one seat; each own decision is so much of a stage."""
    decisions = 0
    async for decision in table.decisions():
        await ledger.allow(int(decisions * stage))
        action = luck.choice(decision.options).action
        ledger.note(table.match, await table.act(action), action)
        decisions += 1


async def play_all(clients: list[Client], server: Server, ledger: Ledger) -> dict[str, Client]:
    """Play all matches to the end; return them with somebody who sat there."""
    luck = random.Random(6)
    matches: dict[str, Client] = {}
    tasks: list[asyncio.Task[None]] = []
    for n in range(MATCHES):
        game, stage = ("living_forest_duel", 0.2) if n < FORESTS else ("tictactoe", 2.0)
        one, two = clients[2 * (n % PAIRS) : 2 * (n % PAIRS) + 2]
        new = await one.create(game, [TakenByMe(), LeftOpen()])
        await two.sit(new.match.id, new.invitation)
        matches[new.match.id] = one
        for client in (one, two):
            tasks.append(asyncio.create_task(play(await client.join(new.match.id), ledger, luck, stage)))
    ledger.killed()  # from here on the first moves may be made
    await asyncio.gather(kill(server, ledger, luck), *tasks)
    return matches


async def kill(server: Server, ledger: Ledger, luck: random.Random) -> None:
    while ledger.kills < KILLS:
        ledger.moved.clear()
        await asyncio.wait_for(ledger.moved.wait(), 120)
        await asyncio.sleep(luck.uniform(0.0, 0.25))
        await asyncio.to_thread(server.kill)
        ledger.check(server.database)
        await asyncio.to_thread(server.start)
        ledger.killed()


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_no_acknowledged_move_is_lost_or_made_twice(serve: Serve) -> None:
    server = serve()
    ledger = Ledger()
    async with AsyncExitStack() as stack:
        people = [Client(server.url, name=f"p{n}", patience=120) for n in range(2 * PAIRS)]
        clients = [await stack.enter_async_context(client) for client in people]
        await audit(await play_all(clients, server, ledger), ledger)
    assert "match_failed" not in "".join(server.log)


async def audit(matches: dict[str, Client], ledger: Ledger) -> None:
    """Look at every match as the server tells it afterwards."""
    assert (ledger.kills, len(matches)) == (KILLS, MATCHES)
    for match, client in matches.items():
        info = await client.call("GET", f"/api/matches/{match}", MatchInfo)
        assert info.status is Status.OVER
        record = Record.from_text(await client.call("GET", f"/api/matches/{match}/record", str))
        state = record.replay()  # every move legal, and every draw the one that the committed seed gives
        assert state.outcome is not None
        assert (record.commitment, list(state.outcome.winners)) == (
            info.commitment,
            info.ending and info.ending.winners,
        )
        moves = [state.game.actions.show(action) for actor, action in record.actions if actor != CHANCE]
        assert moves == [action for _, action in sorted(ledger.safe[match].items())]
