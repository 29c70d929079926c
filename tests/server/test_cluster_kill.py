"""Three processes are one server, whatever is killed: a process, the broker, or each in turn to be replaced."""

import asyncio
import os
import random
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
from tests.server.test_kill import IN_DOUBT, Round, Trial, endure

from radura.client import Client, Denied, Table
from radura.protocol import messages as m

PROCESSES = 3
SOON = 2.0
"""Seconds in which every socket is served again."""
QUESTIONS = 150
"""A second, of all sockets together."""
TIMES = 3
"""So often every socket asks after a kill, and before the next one."""
NO_SERVICE = (*IN_DOUBT, "srv-err-elsewhere", "srv-err-not-joined")
"""Answers that are none."""


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


class Probe:
    """Asks at one table after another of a socket, all the time, and notes how long each answer takes."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.tables: list[Table] = []
        self.answers: list[tuple[float, float]] = []
        """When each question was asked, and answered."""

    async def ask_again_and_again(self, luck: random.Random, pause: float) -> None:
        """Go on until cancelled."""
        while True:
            began = time.monotonic()
            await self._answered(luck.choice(self.tables).match)
            self.answers.append((began, time.monotonic()))
            await asyncio.sleep(pause * luck.uniform(0.5, 1.5))

    async def _answered(self, match: str) -> None:
        while True:
            try:
                await self._client.ask(match, lambda ref: m.WhyNot(match, "nothing", ref))
            except Denied as denied:  # there is no piece of that name: the rules have said so, where the match is
                if denied.text.id not in NO_SERVICE:
                    return
            else:
                return

    def asked_since(self, moment: float) -> int:
        """Return how many questions were asked, and answered, since then."""
        return sum(began >= moment for began, _ in self.answers)


class ClusterTrial(Trial):
    """Measures, around each kill, how long any socket was not served.

    Every socket asks something at a table of its own, chosen at random, waits for the answer, and asks again. The
    questions of all sockets together are few enough that asking them is no load to speak of.
    """

    def __init__(self, server: Server, victims: Victims) -> None:
        super().__init__(server, victims.kill, victims.heal)
        self._ears: list[Ear] = []
        self._probes: dict[Client, Probe] = {}
        self.waits: list[float] = []
        self.usual = 0.0

    async def run(self, plan: Round) -> int:
        """Play one round; return how many moves were acknowledged."""
        self._ears, self._probes = [], {}
        moves = await super().run(plan)
        assert sum(ear.gaps for ear in self._ears) == 0
        waits = [f"{wait:.1f}" for wait in self.waits]
        assert max(self.waits) < SOON, f"seconds without service after each kill: {waits}, else {self.usual:.2f}"
        return moves

    async def _play(self, client: Client, table: Table, stage: float) -> None:
        self._probes.setdefault(client, Probe(client)).tables.append(table)
        self._ears.append(Ear(table))
        await super()._play(client, table, stage)

    async def _kill_again_and_again(self) -> None:
        ledger = self.ledger
        await asyncio.sleep(0)  # everybody is at their tables
        probes, pause = list(self._probes.values()), max(0.25, len(self._probes) / QUESTIONS)
        async with asyncio.TaskGroup() as group:
            asking = [group.create_task(probe.ask_again_and_again(self._luck, pause)) for probe in probes]
            quiet_since = time.monotonic()
            while ledger.kills < ledger.most:
                ledger.moved.clear()
                await self._all_asked(quiet_since)
                usual = self._longest(quiet_since, time.monotonic(), part=0.99)  # on a machine as busy as it is
                await asyncio.wait_for(ledger.moved.wait(), 600)
                killed = time.monotonic()
                await asyncio.to_thread(self._kill)
                await asyncio.to_thread(self._start)
                await self._all_asked(time.monotonic())
                self.waits.append(self._longest(killed, time.monotonic()) - usual)
                self.usual = max(self.usual, usual)
                ledger.check(self.server.database)
                quiet_since = time.monotonic()
                ledger.killed()
            for task in asking:
                task.cancel()

    async def _all_asked(self, since: float) -> None:
        """Wait until every socket has asked, and was answered, some times more."""
        while any(probe.asked_since(since) < TIMES for probe in self._probes.values()):  # noqa: ASYNC110  # seldom
            await asyncio.sleep(0.05)

    def _longest(self, since: float, until: float, part: float = 1.0) -> float:
        """Return how long an answer took that was awaited then: longer than this part of them."""
        answers = [found for probe in self._probes.values() for found in probe.answers]
        took = sorted(end - max(begin, since) for begin, end in answers if since < end <= until)
        return took[int(part * (len(took) - 1))]


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
