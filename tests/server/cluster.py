"""Several processes on one PostgreSQL and one broker, for the tests."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.server import postgres, redis
from tests.server.conftest import Server
from tests.server.postgres import Postgres
from tests.server.redis import Redis

from radura.client import Table
from radura.protocol import messages as m


class Cluster:
    """Servers that are one."""

    def __init__(self, database: Postgres, broker: Redis, servers: list[Server]) -> None:
        self.database = database
        self.broker = broker
        self.servers = servers

    @property
    def urls(self) -> list[str]:
        """Where they listen."""
        return [server.url for server in self.servers]

    def log(self) -> str:
        """Return all that they have logged so far."""
        return "".join(line for server in self.servers for line in server.log)


@contextmanager
def running(servers: int, **settings: object) -> Iterator[Cluster]:
    """Run so many servers as one."""
    with (
        postgres.running() as database,
        redis.running() as broker,
        serving(servers, database, broker.address, **settings) as started,
    ):
        yield Cluster(database, broker, started)


@contextmanager
def serving(servers: int, database: Postgres, broker: str, **settings: object) -> Iterator[list[Server]]:
    """Run so many servers on a database that is there, with the broker at this address."""
    with ExitStack() as stack:
        started = []
        for _ in range(servers):
            server = Server(database.address, {"broker": broker, **settings})
            stack.callback(server.end)
            started.append(server.start())
        yield started


class Ear:
    """Notes what a table is sent: the revisions, in order, and how often all of it."""

    def __init__(self, table: Table) -> None:
        self.revs: list[int] = []
        self.syncs = 0
        self.gaps = 0
        self._rev = table.rev or 0
        table.on_message = self.take

    def take(self, message: m.ServerMessage) -> None:
        """Hear a message."""
        if isinstance(message, m.Batch):
            self.revs.append(message.rev)
        if isinstance(message, m.Sync):
            self.syncs += 1
            self._rev = message.rev
        elif isinstance(message, m.Batch | m.Info):
            self.gaps += message.rev > self._rev + 1
            self._rev = max(self._rev, message.rev)
