"""Server or database are killed while matches are played; tests/soak does the same at full size."""

from tests.support import postgres
from tests.support.kill_trial import Round, Trial
from tests.support.postgres import Postgres
from tests.support.server import Serve


async def test_no_acknowledged_move_is_lost_when_the_server_is_killed(serve: Serve) -> None:
    server = serve()
    await Trial(server, server.kill, server.start).run(Round(matches=40, forests=3, pairs=8, kills=4))


async def test_no_acknowledged_move_is_lost_when_a_server_on_postgresql_is_killed(
    serve: Serve, database_server: Postgres
) -> None:
    server = serve(database_server.new_database())
    await Trial(server, server.kill, server.start).run(Round(matches=16, forests=2, pairs=4, kills=2))


async def test_no_acknowledged_move_is_lost_when_postgresql_is_killed(serve: Serve) -> None:
    with postgres.running() as database:
        server = serve(database.address)
        await Trial(server, database.kill, database.start).run(Round(matches=16, forests=2, pairs=4, kills=1))
        server.stop()
