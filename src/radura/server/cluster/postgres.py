"""PostgreSQL as a broker, for small set-ups: NOTIFY, in pieces, since it takes no more than 8,000 bytes at once."""

import asyncio
import base64
from collections.abc import Callable, Iterator, Sequence

import psycopg
from psycopg import AsyncConnection

from radura.server.cluster.broker import PREFIX, BrokerGone

_PIECE = 7_800  # signs in one notice
_WAIT = 5.0  # seconds for a connection, and for an answer
_LAST, _MORE = ".", "+"
_NOTIFY = "SELECT pg_notify(%s, %s)"


class PostgresBroker:
    """Two connections: one listens, one publishes. Pieces of one message come in one transaction, and so in a row."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._out: AsyncConnection | None = None

    async def listen(self, channels: Sequence[str], heard: Callable[[bytes], None]) -> None:
        """Hear what is published on these channels until the connection is lost; then raises BrokerGone."""
        pieces: dict[tuple[int, str], list[str]] = {}
        try:
            async with await self._connect() as connection:
                for channel in channels:
                    await connection.execute(f'LISTEN "{PREFIX}{channel}"')
                async for notice in connection.notifies():
                    sign, piece = notice.payload[:1], notice.payload[1:]
                    parts = pieces.setdefault((notice.pid, notice.channel), [])
                    parts.append(piece)
                    if sign == _LAST:
                        del pieces[notice.pid, notice.channel]
                        heard(base64.b64decode("".join(parts)))
        except (psycopg.Error, OSError) as error:
            raise BrokerGone(type(error).__name__) from None
        raise BrokerGone("closed")

    async def publish(self, messages: Sequence[tuple[str, bytes]]) -> None:
        """Publish messages, each on its channel, in order; raises BrokerGone."""
        try:
            async with asyncio.timeout(_WAIT):
                if self._out is None:
                    self._out = await self._connect()
                    await self._out.execute("SET synchronous_commit = off")  # notices are not kept anyway
                rows = [(PREFIX + channel, piece) for channel, data in messages for piece in _pieces(data)]
                async with self._out.transaction(), self._out.cursor() as cursor:
                    await cursor.executemany(_NOTIFY, rows)
        except (psycopg.Error, OSError) as error:
            await self.close()
            raise BrokerGone(type(error).__name__) from None

    async def close(self) -> None:
        """Let go of the connection that publishes."""
        if self._out is not None:
            await self._out.close()
            self._out = None

    async def _connect(self) -> AsyncConnection:
        return await AsyncConnection.connect(self._url, autocommit=True, connect_timeout=int(_WAIT))


def _pieces(data: bytes) -> Iterator[str]:
    text = base64.b64encode(data).decode()
    while len(text) > _PIECE:
        yield _MORE + text[:_PIECE]
        text = text[_PIECE:]
    yield _LAST + text
