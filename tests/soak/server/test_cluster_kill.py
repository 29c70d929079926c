"""Three processes serve as one while they are killed again and again, with hundreds of open matches."""

import pytest
from tests.support import postgres
from tests.support.cluster_trial import ClusterTrial, check_everybody_is_served, in_words, three_processes
from tests.support.kill_trial import Round
from tests.support.soak import Progress, Size

SERVED_AGAIN = 2.0
"""Seconds within which every socket is served again after a kill."""
HANDED_OVER = 5.0
"""Seconds within which it is after its process was replaced, which first stores the positions of its matches."""
QUIET = 3.0
"""Seconds between all of 1,000 sockets being served again and the next disturbance."""


@pytest.mark.timeout(4 * 3600)
async def test_no_acknowledged_move_is_lost_when_processes_and_broker_are_killed(
    size: Size, progress: Progress
) -> None:
    with postgres.running() as database, three_processes(database.address) as (server, victims):
        plan = Round(matches=500, forests=20, pairs=60, kills=12)
        await ClusterTrial(server, victims).endure([plan] * size(2), progress)


@pytest.mark.timeout(4 * 3600)
async def test_every_one_of_1000_sockets_is_served_again_soon(size: Size, progress: Progress) -> None:
    with postgres.running() as database:
        waits = await check_everybody_is_served(database.address, 500, size(6), QUIET, progress)
    kills = [wait for name, found in waits.items() if "replaced" not in name for wait in found]
    assert max(kills) <= SERVED_AGAIN, in_words(waits)
    assert max(waits["all replaced"]) <= HANDED_OVER, in_words(waits)
