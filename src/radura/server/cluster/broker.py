"""Brokers: what carries packets between processes. Nothing is kept there, and what is lost is noticed by the links."""

from collections.abc import Callable, Sequence
from typing import Protocol

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from radura.core.text import BadInput

PREFIX = "radura."
"""Every channel begins with it."""


class BrokerGone(Exception):
    """The broker does not answer."""


class Broker(Protocol):
    """Somebody who passes on what is published on a channel to all who listen there."""

    async def listen(self, channels: Sequence[str], heard: Callable[[bytes], None]) -> None:
        """Hear what is published on these channels until the connection is lost; then raises BrokerGone."""

    async def publish(self, messages: Sequence[tuple[str, bytes]]) -> None:
        """Publish messages, each on its channel, in order; raises BrokerGone."""

    async def close(self) -> None:
        """Let go of all connections."""


def connect(url: str) -> Broker:
    """Return the broker at an address; BadInput if it is of another kind."""
    kind = url.partition("://")[0]
    if kind in ("redis", "rediss", "valkey", "valkeys"):
        from radura.server.cluster.redis import RedisBroker

        return RedisBroker(_checked(url, kind).replace("valkey", "redis", 1))
    if kind in ("postgresql", "postgres"):
        from radura.server.cluster.postgres import PostgresBroker

        return PostgresBroker(_checked(url, kind).replace("postgres://", "postgresql://", 1))
    raise BadInput("srv-err-broker-kind", given=kind)


def _checked(url: str, kind: str) -> str:
    try:
        make_url(url)
    except (ArgumentError, ValueError):
        raise BadInput("srv-err-broker-kind", given=kind) from None  # not the whole: it may hold a password
    return url
