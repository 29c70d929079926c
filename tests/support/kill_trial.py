"""Plays many matches while a server, or the database behind it, is killed again and again.

Every acknowledged move must be stored, exactly once, and every match must be played to its end.
"""

import asyncio
import random
import secrets
import sqlite3
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import AsyncExitStack, closing
from functools import partial
from typing import NamedTuple

import psycopg

from radura.client import Client, Denied, Table
from radura.core.kernel import CHANCE
from radura.core.record import Record
from radura.protocol import messages as m
from radura.protocol.lobby import LeftOpen, MatchInfo, Status, TakenByMe
from tests.support.server import Server

IN_DOUBT = ("srv-err-store", "srv-err-doubt", "srv-err-stale")
"""Refusals of a server whose database is away: the client makes the same request again."""


class Round(NamedTuple):
    """Matches that are all played to their end, and how often something is killed meanwhile."""

    matches: int
    forests: int
    """How many of them are long, with hidden cards and chance: some of these outlast all the kills."""
    pairs: int
    """How many pairs of clients share the matches."""
    kills: int


class Ledger:
    """The moves that the server acknowledged, by match and revision."""

    def __init__(self, kills: int) -> None:
        self.acknowledged: dict[str, dict[int, str]] = {}
        self.most = kills
        self.kills = -1
        self.moved = asyncio.Event()
        self._turns = [asyncio.Event() for _ in range(kills + 1)]

    def note(self, match: str, rev: int, action: str) -> None:
        """Add a move that was acknowledged."""
        known = self.acknowledged.setdefault(match, {})
        assert rev not in known, "two requests were given the same revision"
        known[rev] = action
        self.moved.set()

    async def allow(self, stage: int) -> None:
        """Hold a match's n-th stage back until the n-th kill, so that every match goes through all of them."""
        await self._turns[min(stage, self.most)].wait()

    def killed(self) -> None:
        """Let the matches go on to the next stage."""
        self.kills += 1
        self._turns[self.kills].set()

    def check(self, database: str) -> None:
        """Check that the store has every acknowledged move, and none twice."""
        rows = _acts(database)
        stored = {(match, rev): data.partition("\n")[0].partition(" ")[2] for match, rev, data, _ in rows}
        for match, moves in self.acknowledged.items():
            for rev, action in moves.items():
                assert stored[match, rev] == action
        refs = Counter((match, ref) for match, _, _, ref in rows)
        assert max(refs.values(), default=1) == 1, "a resent move was carried out twice"


def _acts(database: str) -> list[tuple[str, int, str, str]]:
    query = "SELECT match, rev, data, ref FROM entries WHERE kind = 'act'"
    if "://" in database:
        with psycopg.connect(database) as store:
            return [(str(match), int(rev), str(data), str(ref)) for match, rev, data, ref in store.execute(query)]
    with closing(sqlite3.connect(f"file:{database}?mode=ro", uri=True)) as store:
        return store.execute(query).fetchall()


class Trial:
    """Matches on a server while something is killed: the server, or the database behind it."""

    def __init__(self, server: Server, kill: Callable[[], None], start: Callable[[], object]) -> None:
        self.server = server
        self._kill, self._start = kill, start
        self._luck = random.Random(6)

    async def run(self, plan: Round) -> int:
        """Play one round; return how many moves were acknowledged."""
        self.ledger = Ledger(plan.kills)
        async with AsyncExitStack() as stack:
            people = [Client(self.server.url, name=f"p{n}", patience=600) for n in range(2 * plan.pairs)]
            clients = [await stack.enter_async_context(client) for client in people]
            matches = await self._play_all(clients, plan)
            assert (self.ledger.kills, len(matches)) == (plan.kills, plan.matches)
            await check_matches(matches, self.ledger)
        assert "match_failed" not in "".join(self.server.log)
        return sum(map(len, self.ledger.acknowledged.values()))

    async def endure(self, plans: Iterable[Round], progress: Callable[[str], None]) -> None:
        """Play several rounds."""
        kills = moves = 0
        for plan in plans:
            moves += await self.run(plan)
            kills += plan.kills
            progress(f"{kills} kills, {moves} moves acknowledged, none lost")

    async def _play_all(self, clients: list[Client], plan: Round) -> dict[str, Client]:
        """Play all matches to the end; return one of the clients of each."""
        matches: dict[str, Client] = {}
        tasks: list[asyncio.Task[None]] = []
        for n in range(plan.matches):
            game, stage = ("living_forest_duel", 0.02) if n < plan.forests else ("tictactoe", 0.2)
            one, two = clients[2 * (n % plan.pairs) : 2 * (n % plan.pairs) + 2]
            new = await one.create(game, [TakenByMe(), LeftOpen()])
            await two.sit(new.match.id, new.invitation)
            matches[new.match.id] = one
            for client in (one, two):
                table = await client.join(new.match.id)
                tasks.append(asyncio.create_task(self._play(client, table, stage * plan.kills)))
        self.ledger.killed()  # from here on the first moves may be made
        await asyncio.gather(self._kill_again_and_again(), *tasks)
        return matches

    async def _play(self, client: Client, table: Table, stage: float) -> None:
        """Play one seat, each of whose decisions is this much of a stage."""
        decisions = 0
        async for decision in table.decisions():
            await self.ledger.allow(int(decisions * stage))
            action = self._luck.choice(decision.options).action
            rev = await act_again_in_doubt(client, table, action)
            self.ledger.note(table.match, rev, action)
            await table.until(partial(_shows, table, rev))  # a slow reader gets it after the answer
            decisions += 1

    async def _kill_again_and_again(self) -> None:
        ledger = self.ledger
        while ledger.kills < ledger.most:
            ledger.moved.clear()
            await asyncio.wait_for(ledger.moved.wait(), 600)
            await asyncio.sleep(self._luck.uniform(0.0, 0.25))
            await asyncio.to_thread(self._kill)
            if "://" not in self.server.database:
                ledger.check(self.server.database)  # while nothing runs that could still write
            await asyncio.to_thread(self._start)
            ledger.check(self.server.database)
            ledger.killed()


def _shows(table: Table, rev: int) -> bool:
    return table.rev is not None and table.rev >= rev


async def act_again_in_doubt(client: Client, table: Table, action: str) -> int:
    """Act, repeating the same request while the database is away; return the revision."""
    ref, rev = secrets.token_hex(8), table.rev
    assert rev is not None
    while True:
        try:
            return await client.request(table.match, lambda ref: m.Act(table.match, rev, action, ref), ref)
        except Denied as denied:
            if denied.text.id not in IN_DOUBT:
                raise
            await asyncio.sleep(0.2)


async def check_matches(matches: dict[str, Client], ledger: Ledger) -> None:
    """Check that every match is over, replays, and consists of the acknowledged moves."""
    for match, client in matches.items():
        info = await client.call("GET", f"/api/matches/{match}", MatchInfo)
        assert info.status is Status.OVER
        record = Record.from_text(await client.call("GET", f"/api/matches/{match}/record", str))
        state = record.replay()  # every move is legal, and every draw the one that the committed seed gives
        assert state.outcome is not None
        assert (record.commitment, list(state.outcome.winners)) == (
            info.commitment,
            info.ending and info.ending.winners,
        )
        moves = [state.game.actions.show(action) for actor, action in record.actions if actor != CHANCE]
        assert moves == [action for _, action in sorted(ledger.acknowledged[match].items())]
