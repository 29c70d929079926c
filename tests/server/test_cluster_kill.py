"""Three processes are one server, whatever is killed: a process, the broker, or each in turn to be replaced."""

import asyncio
import os
import re
import signal
import subprocess
import time
from collections.abc import Callable

import pytest
from tests.conftest import Progress, Size
from tests.server import postgres, redis
from tests.server.cluster import Ear
from tests.server.conftest import PATIENCE, Server
from tests.server.redis import Redis
from tests.server.test_kill import Round, Trial, endure

from radura.client import Client, Table

PROCESSES = 3
SOON = 2.0
"""Seconds in which every socket is served again."""


class Victims:
    """Kills a process or the broker, or has all processes replaced one after another."""

    def __init__(self, server: Server, broker: Redis) -> None:
        self._server = server
        self._broker = broker
        self._kills = 0

    def kill(self) -> None:
        """End the next one; it is started anew."""
        kind, self._kills = self._kills % 3, self._kills + 1
        if kind == 0:
            os.kill(self._processes()[self._kills % PROCESSES], signal.SIGKILL)
        elif kind == 1:
            self._broker.kill()
        else:
            self._replace()

    def heal(self) -> None:
        """Start what nobody else starts anew."""
        if self._kills % 3 == 2:
            self._broker.start()

    def _processes(self) -> list[int]:
        found = subprocess.run(["pgrep", "-P", str(self._server.pid)], capture_output=True, text=True, check=True)
        return [int(pid) for pid in found.stdout.split()]

    def _replace(self) -> None:
        self._until(lambda: len(self._processes()) == PROCESSES and self._settled())
        before = self._replaced()
        os.kill(self._server.pid, signal.SIGHUP)
        self._until(lambda: self._replaced() == before + PROCESSES)

    def _replaced(self) -> int:
        return sum("process_replaced" in line for line in self._server.log)

    def _settled(self) -> bool:
        return any(f'"servers": {PROCESSES}' in line for line in self._server.log)

    def _until(self, reached: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 4 * PATIENCE
        while not reached():
            assert time.monotonic() < deadline, "\n".join(self._server.log[-20:])
            time.sleep(0.05)


class ClusterTrial(Trial):
    """Looks, after each kill, how long every socket waits until it is served again."""

    def __init__(self, server: Server, victims: Victims) -> None:
        super().__init__(server, victims.kill, victims.heal)
        self._tables: list[Table] = []
        self._ears: list[Ear] = []
        self.waits: list[float] = []

    async def run(self, plan: Round) -> int:
        """Play one round; return how many moves were acknowledged."""
        self._tables, self._ears = [], []
        moves = await super().run(plan)
        assert sum(ear.gaps for ear in self._ears) == 0
        assert max(self.waits) < SOON, f"some waited {max(self.waits):.1f} s"
        return moves

    async def _play(self, client: Client, table: Table, stage: float) -> None:
        self._tables.append(table)
        self._ears.append(Ear(table))
        await super()._play(client, table, stage)

    async def _kill_again_and_again(self) -> None:
        ledger = self.ledger
        while ledger.kills < ledger.most:
            ledger.moved.clear()
            usual = await self._served()  # to connect, to join and to be heard, on a machine as busy as it is
            await asyncio.wait_for(ledger.moved.wait(), 600)
            killing = asyncio.create_task(asyncio.to_thread(self._kill))
            await asyncio.sleep(0.05)
            self.waits.append(await self._served() - usual)
            await killing
            await asyncio.to_thread(self._start)
            self.waits.append(await self._served() - usual)
            ledger.check(self.server.database)
            ledger.killed()

    async def _served(self) -> float:
        """Return how long it takes until something said at each table is heard by everybody there."""
        began = time.monotonic()
        text = f"{began}"
        await asyncio.gather(*(self._heard(table, text) for table in self._tables))
        return time.monotonic() - began

    async def _heard(self, table: Table, text: str) -> None:
        if table.info is None or 0 in table.info.you:
            await table.say(text)
        await table.until(lambda: any(line.text == text for line in table.chat))


@pytest.mark.slow
@pytest.mark.timeout(4 * 3600)
async def test_no_acknowledged_move_is_lost_and_everybody_is_served_again(size: Size, progress: Progress) -> None:
    with postgres.running() as database, redis.running() as broker:
        server = Server(database.address, {"broker": broker.address, "processes": PROCESSES}).start()
        try:
            trial = ClusterTrial(server, Victims(server, broker))
            await endure(trial, Round(8, 1, 4, 3), Round(500, 20, 60, 12), size(0, 2), progress)
        finally:
            server.end()
        log = "".join(server.log)
        assert len(re.findall("process_died", log)) >= 1
        assert not re.search("cluster_failed|travel_failed|loop_error", log)
