"""Three processes serve as one while they are killed; tests/soak does the same at full size."""

from tests.support.cluster_trial import ClusterTrial, check_everybody_is_served, three_processes
from tests.support.kill_trial import Round
from tests.support.postgres import Postgres
from tests.support.soak import silent


async def test_no_acknowledged_move_is_lost_when_processes_and_broker_are_killed(database_server: Postgres) -> None:
    with three_processes(database_server.new_database()) as (server, victims):
        await ClusterTrial(server, victims).run(Round(matches=8, forests=1, pairs=4, kills=3))


async def test_every_socket_is_served_again_after_each_disturbance(database_server: Postgres) -> None:
    """How soon is measured by tests/soak; here a socket that is not served again runs into the timeout."""
    waits = await check_everybody_is_served(
        database_server.new_database(), matches=8, rounds=1, quiet=0.5, progress=silent
    )
    assert [len(found) for found in waits.values()] == [1] * 4
