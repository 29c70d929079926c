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
from tests.server.club import Club
from tests.server.cluster import Ear
from tests.server.conftest import PATIENCE, Server
from tests.server.redis import Redis
from tests.server.test_kill import Ledger, Round, Trial, endure

from radura.client import Client, Table

PROCESSES = 3
SOON = 2.0
"""Seconds in which every socket is served again after a kill."""
HANDED_OVER = 5.0
"""Seconds in which it is, of 1,000, when its process was replaced: that one stores first where its matches stand."""
QUIET = 3.0
"""Seconds between all of 1,000 being served again and the next kill."""
QUIET_OF_FEW = 0.5
"""The same where few matches are open: they are at rest sooner."""


class Victims:
    """Kills a process or the broker, or has all processes replaced one after another."""

    def __init__(self, server: Server, broker: Redis) -> None:
        self._server = server
        self._broker = broker
        self._kills = 0
        self._met = 0
        self._luck = random.Random(25)

    def kill(self) -> None:
        """End the next one; it is started anew."""
        kind, self._kills = self._kills % 3, self._kills + 1
        if kind == 0:
            self._kill_process()
        elif kind == 1:
            self._broker.kill()
        else:
            self._until(lambda: len(self._processes()) == PROCESSES and self._times("cluster_settled") >= PROCESSES)
            self._replace()

    def heal(self) -> None:
        """Start what nobody else starts anew."""
        if self._kills % 3 == 2:
            self._broker.start()

    def deeds(self) -> list[tuple[str, Callable[[], object], int]]:
        """Return all that can be done, and how many processes must have met the others anew afterwards."""
        return [
            ("process killed", self._kill_process, 1),
            ("broker killed", self._broker.kill, 0),
            ("broker back", self._broker.start, PROCESSES),
            ("all replaced", self._replace, PROCESSES),
        ]

    def until_settled(self, more: int) -> None:
        """Wait until so many more processes have met the others than when this was last asked for."""
        self._met += more
        self._until(lambda: self._times("cluster_settled") >= self._met)

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

    def _until(self, reached: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 4 * PATIENCE
        while not reached():
            assert time.monotonic() < deadline, "\n".join(self._server.log[-20:])
            time.sleep(0.05)


class ClusterTrial(Trial):
    """Matches are played while processes and broker are killed: no socket misses a revision either."""

    def __init__(self, server: Server, victims: Victims) -> None:
        super().__init__(server, victims.kill, victims.heal)
        self._ears: list[Ear] = []

    async def run(self, plan: Round) -> int:
        """Play one round; return how many moves were acknowledged."""
        self._ears = []
        moves = await super().run(plan)
        assert sum(ear.gaps for ear in self._ears) == 0
        return moves

    async def _play(self, client: Client, table: Table, stage: float) -> None:
        self._ears.append(Ear(table))
        await super()._play(client, table, stage)


def well_ended(server: Server) -> None:
    """Look through what the processes have logged."""
    assert any("process_died" in line for line in server.log)
    assert [line for line in server.log if re.search("cluster_failed|travel_failed|loop_error", line)] == []


@pytest.mark.slow
@pytest.mark.timeout(4 * 3600)
async def test_no_acknowledged_move_is_lost(size: Size, progress: Progress) -> None:
    """Kills follow each other as fast as matches go on at all; all of them are played to their end."""
    with postgres.running() as database, redis.running() as broker:
        server = Server(database.address, {"broker": broker.address, "processes": PROCESSES}).start()
        try:
            trial = ClusterTrial(server, Victims(server, broker))
            await endure(trial, Round(8, 1, 4, 3), Round(500, 20, 60, 12), size(0, 2), progress)
        finally:
            server.end()
        well_ended(server)


@pytest.mark.slow
@pytest.mark.timeout(4 * 3600)
async def test_everybody_is_served_again_soon(size: Size, progress: Progress) -> None:
    """After each kill, every one of 1,000 sockets waits for an answer for at most two seconds; a little longer where
    its process was replaced.

    500 matches of Living Forest Duel are open with a socket for each seat, and who is to move thinks for some seconds.
    In turn a process is killed, the broker is killed, the broker is back, and all processes are replaced; between that
    the cluster comes to rest. Each time every socket asks something that is answered by its match. One that was closed
    comes back as a browser does, and from the kill on it counts how long it takes until the process where its match is
    now has answered what was asked: a move, stored and acknowledged, from whoever is to move, and a question to the
    rules from the other. When processes are replaced, a socket's time counts from when it was closed. The others ask
    some time within the next second, and what they had asked before the kill counts from then on.
    """
    matches, rounds = (500, size(0, 6)) if size(0, 6) else (8, 1)
    with postgres.running() as database, redis.running() as broker:
        server = Server(database.address, {"broker": broker.address, "processes": PROCESSES}).start()
        try:
            ledger, victims = Ledger(0), Victims(server, broker)
            await asyncio.to_thread(victims.until_settled, PROCESSES)
            club = Club(server.url, ledger)
            await club.sit_down("living_forest_duel", matches)
            quiet = QUIET if matches == 500 else QUIET_OF_FEW
            waits = await disturb_again_and_again(club, victims, rounds, quiet, progress)
            await club.close()
            ledger.check(server.database)
        finally:
            server.end()
        assert (club.faults, club.gaps) == ([], 0)
        kills = [wait for name, found in waits.items() if "replaced" not in name for wait in found]
        assert max(kills) <= SOON, told(waits)
        assert max(waits["all replaced"]) <= (HANDED_OVER if matches == 500 else SOON), told(waits)
        well_ended(server)


async def disturb_again_and_again(
    club: Club, victims: Victims, rounds: int, quiet: float, progress: Progress
) -> dict[str, list[float]]:
    """Do all that can be done to a cluster so many times; return the longest wait of each time."""
    waits: dict[str, list[float]] = {}
    for _ in range(rounds):
        for name, do, settled in victims.deeds():
            await asyncio.sleep(quiet)
            club.disturb(killed="killed" in name)
            doing = asyncio.create_task(asyncio.to_thread(do))
            longest = await club.all_answered(within=1.0)
            await doing
            await asyncio.to_thread(victims.until_settled, settled)
            waits.setdefault(name, []).append(max(longest, await club.all_answered(within=1.0)))
            progress(told(waits))
    return waits


def told(waits: dict[str, list[float]]) -> str:
    """Tell the longest waits of all sockets."""
    return ", ".join(f"{name}: {' '.join(f'{wait:.2f}' for wait in found)} s" for name, found in waits.items())
