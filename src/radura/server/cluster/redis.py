"""Redis or Valkey as a broker: plain publish and subscribe.

Spoken to by the library's connections rather than its commands: with every move some packets are published, and nobody
needs to know how many heard each.
"""

from collections.abc import Callable, Sequence

from redis.asyncio.connection import AbstractConnection, ConnectionPool
from redis.exceptions import RedisError

from radura.server.cluster.broker import PREFIX, BrokerGone

_WAIT = 2.0  # seconds for a connection
_GONE = (RedisError, OSError, RuntimeError)  # RuntimeError: what uvloop says of a connection that was closed


class RedisBroker:
    """Two connections: one listens, one publishes and gets no answers."""

    def __init__(self, url: str) -> None:
        self._pool = ConnectionPool.from_url(url, socket_connect_timeout=_WAIT, protocol=2)
        self._out: AbstractConnection | None = None

    async def listen(self, channels: Sequence[str], heard: Callable[[bytes], None]) -> None:
        """Hear what is published on these channels until the connection is lost; then raises BrokerGone."""
        connection = await self._connect()
        try:
            await connection.send_command("SUBSCRIBE", *(PREFIX + channel for channel in channels))
            while True:
                kind, _, data = await connection.read_response(disable_decoding=True)
                if kind == b"message":
                    heard(data)
        except _GONE as error:
            raise BrokerGone(type(error).__name__) from None
        finally:
            await connection.disconnect(nowait=True)

    async def publish(self, messages: Sequence[tuple[str, bytes]]) -> None:
        """Publish messages, each on its channel, in order; raises BrokerGone."""
        try:
            if self._out is None:
                self._out = await self._connect()
                await self._out.send_command("CLIENT", "REPLY", "OFF")
            commands = self._out.pack_commands([("PUBLISH", PREFIX + channel, data) for channel, data in messages])
            await self._out.send_packed_command(commands, check_health=False)
        except _GONE as error:
            await self.close()
            raise BrokerGone(type(error).__name__) from None

    async def _connect(self) -> AbstractConnection:
        made: AbstractConnection = self._pool.make_connection()  # type: ignore[no-untyped-call]  # as redis-py has it
        try:
            await made.connect()  # type: ignore[no-untyped-call]  # as redis-py has it
        except _GONE as error:
            raise BrokerGone(type(error).__name__) from None
        return made

    async def close(self) -> None:
        """Let go of the connection that publishes."""
        if self._out is not None:
            await self._out.disconnect(nowait=True)
            self._out = None
