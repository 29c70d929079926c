"""Several servers that share one database and one broker."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from tests.support import redis
from tests.support.redis import Redis
from tests.support.server import Server


class Cluster:
    """Servers that appear as one."""

    def __init__(self, broker: Redis, servers: list[Server]) -> None:
        self.broker = broker
        self.servers = servers

    @property
    def urls(self) -> list[str]:
        """The addresses of the servers."""
        return [server.url for server in self.servers]

    def log(self) -> str:
        """Return everything that the servers have logged so far."""
        return "".join(line for server in self.servers for line in server.log)


@contextmanager
def running(servers: int, database: str, **settings: object) -> Iterator[Cluster]:
    """Run a number of servers on a database of PostgreSQL, with a broker of their own."""
    with redis.running() as broker, serving(servers, database, broker.address, **settings) as started:
        yield Cluster(broker, started)


@contextmanager
def serving(servers: int, database: str, broker: str, **settings: object) -> Iterator[list[Server]]:
    """Run a number of servers with the broker at this address."""
    with ExitStack() as stack:
        started = []
        for _ in range(servers):
            server = Server(database, {"broker": broker, **settings})
            stack.callback(server.end)
            started.append(server.start())
        yield started
