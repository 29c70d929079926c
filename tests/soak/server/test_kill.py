"""Server or database are killed many times while hundreds of matches are played; nothing acknowledged is lost."""

import pytest
from tests.support import postgres
from tests.support.kill_trial import Round, Trial
from tests.support.server import Serve
from tests.support.soak import Progress, Size


@pytest.mark.timeout(4 * 3600)
async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(
    serve: Serve, size: Size, progress: Progress
) -> None:
    server = serve()
    plan = Round(matches=200, forests=8, pairs=20, kills=10)
    await Trial(server, server.kill, server.start).endure([plan] * size(15), progress)


@pytest.mark.timeout(3600)
async def test_no_acknowledged_move_is_lost_when_a_server_on_postgresql_is_killed(
    serve: Serve, size: Size, progress: Progress
) -> None:
    with postgres.running() as database:
        server = serve(database.address)
        plan = Round(matches=40, forests=4, pairs=8, kills=5)
        await Trial(server, server.kill, server.start).endure([plan] * size(5), progress)
        server.stop()


@pytest.mark.timeout(3600)
async def test_no_acknowledged_move_is_lost_when_postgresql_is_killed(
    serve: Serve, size: Size, progress: Progress
) -> None:
    with postgres.running() as database:
        server = serve(database.address)
        plan = Round(matches=40, forests=4, pairs=8, kills=2)
        await Trial(server, database.kill, database.start).endure([plan] * size(4), progress)
        server.stop()
