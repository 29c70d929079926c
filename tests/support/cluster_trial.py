"""Three processes that serve as one, while processes and broker are killed, or all processes are replaced."""

import asyncio
import os
import random
import re
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from radura.client import Client, Table
from tests.support import redis
from tests.support.clients import Deliveries
from tests.support.crowd import Crowd
from tests.support.kill_trial import Ledger, Round, Trial
from tests.support.redis import Redis
from tests.support.server import PATIENCE, Server, wait_until
from tests.support.soak import Progress

PROCESSES = 3


@contextmanager
def three_processes(database: str) -> Iterator[tuple[Server, "Victims"]]:
    """Run three processes behind one address; afterwards check what they have logged."""
    with redis.running() as broker:
        server = Server(database, {"broker": broker.address, "processes": PROCESSES}).start()
        try:
            yield server, Victims(server, broker)
        finally:
            server.end()
        assert any("process_died" in line for line in server.log)
        assert [line for line in server.log if re.search("cluster_failed|travel_failed|loop_error", line)] == []


class Victims:
    """Kills a process or the broker, or has all processes replaced one after another."""

    def __init__(self, server: Server, broker: Redis) -> None:
        self._server = server
        self._broker = broker
        self._kills = 0
        self._settled = 0
        self._luck = random.Random(25)

    def kill(self) -> None:
        """Kill a process, kill the broker, or replace all processes, in turn."""
        kind, self._kills = self._kills % 3, self._kills + 1
        if kind == 0:
            self._kill_process()
        elif kind == 1:
            self._broker.kill()
        else:
            self._until(lambda: len(self._processes()) == PROCESSES and self._times("cluster_settled") >= PROCESSES)
            self._replace()

    def heal(self) -> None:
        """Start the broker again if it was killed; the server restarts its processes by itself."""
        if self._kills % 3 == 2:
            self._broker.start()

    def disturbances(self) -> list[tuple[str, Callable[[], object], int]]:
        """Return every disturbance, and how many processes have to find the others again after it."""
        return [
            ("process killed", self._kill_process, 1),
            ("broker killed", self._broker.kill, 0),
            ("broker back", self._broker.start, PROCESSES),
            ("all replaced", self._replace, PROCESSES),
        ]

    def until_settled(self, more: int) -> None:
        """Wait until this many more processes have found the others than at the last call."""
        self._settled += more
        self._until(lambda: self._times("cluster_settled") >= self._settled)

    def _kill_process(self) -> None:
        os.kill(self._luck.choice(self._processes()), signal.SIGKILL)

    def _processes(self) -> list[int]:
        found = subprocess.run(["pgrep", "-P", str(self._server.pid)], capture_output=True, text=True, check=True)
        return [int(pid) for pid in found.stdout.split()]

    def _replace(self) -> None:
        before = self._times("process_replaced")
        os.kill(self._server.pid, signal.SIGHUP)
        self._until(lambda: self._times("process_replaced") == before + PROCESSES)

    def _times(self, event: str) -> int:
        return sum(event in line for line in self._server.log)

    def _until(self, is_so: Callable[[], bool]) -> None:
        wait_until(is_so, "the processes did not settle", 4 * PATIENCE)


class ClusterTrial(Trial):
    """Matches are played while processes and broker are killed: no socket may miss a revision."""

    def __init__(self, server: Server, victims: Victims) -> None:
        super().__init__(server, victims.kill, victims.heal)
        self._deliveries: list[Deliveries] = []

    async def run(self, plan: Round) -> int:
        """Play one round; return how many moves were acknowledged."""
        self._deliveries = []
        moves = await super().run(plan)
        assert sum(one.gaps for one in self._deliveries) == 0
        return moves

    async def _play(self, client: Client, table: Table, stage: float) -> None:
        self._deliveries.append(Deliveries(table))
        await super()._play(client, table, stage)


async def longest_waits(
    crowd: Crowd, victims: Victims, rounds: int, quiet: float, progress: Progress
) -> dict[str, list[float]]:
    """Cause every disturbance, several times; return the longest wait of any socket each time.

    In turn a process is killed, the broker is killed, the broker is back, and all processes are replaced; between two
    disturbances the cluster is left alone for ``quiet`` seconds. After each, every client asks something that the owner
    of its match answers: a move, stored and acknowledged, from the seat to move, and a question about the rules from
    the other. A client whose socket was closed reconnects as a browser does, and its wait counts from the kill. Where
    processes are replaced it counts from when the socket was closed. The other clients ask at some time in the next
    second, and what they had asked before counts from the disturbance.
    """
    waits: dict[str, list[float]] = {}
    for _ in range(rounds):
        for name, disturb, settled in victims.disturbances():
            await asyncio.sleep(quiet)
            crowd.disturb(killed="killed" in name)
            disturbing = asyncio.create_task(asyncio.to_thread(disturb))
            longest = await crowd.all_answered(within=1.0)
            await disturbing
            await asyncio.to_thread(victims.until_settled, settled)
            waits.setdefault(name, []).append(max(longest, await crowd.all_answered(within=1.0)))
            progress(in_words(waits))
    return waits


async def check_everybody_is_served(
    database: str, matches: int, rounds: int, quiet: float, progress: Progress
) -> dict[str, list[float]]:
    """Disturb processes with this many open matches; check that nothing was lost and return the longest waits."""
    with three_processes(database) as (server, victims):
        ledger = Ledger(0)
        await asyncio.to_thread(victims.until_settled, PROCESSES)
        crowd = Crowd(server.url, ledger)
        await crowd.sit_down("living_forest_duel", matches)
        waits = await longest_waits(crowd, victims, rounds, quiet, progress)
        await crowd.close()
        ledger.check(server.database)
    assert (crowd.faults, crowd.gaps) == ([], 0)
    return waits


def in_words(waits: dict[str, list[float]]) -> str:
    """Return the longest waits as a line of text."""
    return ", ".join(f"{name}: {' '.join(f'{wait:.2f}' for wait in found)} s" for name, found in waits.items())
