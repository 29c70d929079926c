"""Ports on this machine for the servers of the tests."""

import socket


class HeldPort:
    """A port that stays reserved before a server listens on it, and between its restarts.

    The port is bound but not listened on: connections are refused, the system assigns it to nobody else, and a server
    that may reuse addresses, as ours and PostgreSQL do, can listen on it.
    """

    def __init__(self) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("", 0))  # on every address: a server of some tests listens on all of them
        self.number: int = self._socket.getsockname()[1]

    def release(self) -> None:
        """Give it back."""
        self._socket.close()
