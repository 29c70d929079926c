"""How a server is run: what an operator may want to change."""

import msgspec

from radura.bots.analysis import BUDGET

LEASE = 1.2
THINK_LIMIT = 60.0


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """All settings with their defaults."""

    host: str = "127.0.0.1"
    port: int = 8765
    database: str
    workers: int = 1
    """Processes in which computer players think."""
    broker: str = ""
    """What carries messages between the processes that serve one store; none: this one serves it alone."""
    neighbours: str = ""
    """Folder in which the processes of one machine find each other, to pass sockets on; none: there is only one."""
    lease: float = LEASE
    """Seconds of silence after which a process is taken for dead, and its matches go to others."""
    origins: tuple[str, ...] = ()
    """Further origins (``https://games.example.org``) from which browsers may connect, beside the server's own."""
    hosts: tuple[str, ...] = ()
    """Names under which the server may be addressed; none: any, or only this machine's if it listens there."""

    connections: int = 100
    """Connections that may be open from one address; behind a proxy on this machine: sockets."""
    reserve: int = 100
    """Descriptors that connections leave to the store and the workers."""
    first_byte: float = 10.0
    """Seconds in which a connection must begin to ask for something, and a socket to say hello."""
    whole_request: float = 30.0
    """Seconds from the first byte of a request to its last, and for its answer to be read."""
    head: int = 32_768
    """Bytes of a request that are not its body: address and headers."""

    socket_rate: float = 30.0
    """Messages a second from one socket, on average."""
    socket_burst: float = 120.0
    chat_rate: float = 0.5
    """Lines of chat a second from one person at one table, on average."""
    chat_burst: float = 20.0
    hint_rate: float = 0.5
    """Hints a second for one person, on average."""
    hint_burst: float = 10.0
    http_rate: float = 50.0
    """Requests a second from one address, on average."""
    http_burst: float = 300.0
    create_rate: float = 1.0
    """New people and matches a second from one address, on average."""
    create_burst: float = 60.0
    recovery_rate: float = 0.1
    """Recovery codes a second that one address may try, on average."""
    recovery_burst: float = 5.0
    queue: int = 64
    """Messages that may wait for a slow reader before it gets one sync instead."""

    records: int = 50
    """Records from files that one person may keep."""
    archive_bytes: int = 32_000_000
    """Memory for positions of the past, so that the next question about a match is answered at once."""
    absent_after: float = 86_400.0
    """Seconds without a connection after which the others may agree on a bot for a seat."""
    idle_after: float = 600.0
    """Seconds after which a match that nobody looks at leaves the memory."""
    grace: float = 1.0
    """Seconds that pass before a discreet question is answered, by whomever: a quick answer tells nothing."""
    doubt: float = 10.0
    """Seconds for which a request waits for a store that went away before it said whether it has written."""
    nonce_wait: float = 5.0
    """Seconds for which people at a table that is about to begin may add the numbers that they have promised to its
    seed; 0: for none."""
    analysis: str = BUDGET
    """How long each decision of a finished match is thought about when that is analysed: ``0.5s``, ``200it``."""
    think_limit: float = THINK_LIMIT
    """Seconds after which a worker that has not answered is taken for hung."""
