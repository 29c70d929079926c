"""Who may talk to the server from inside a browser: its own pages, and origins the operator named."""

from collections.abc import Iterable
from urllib.parse import urlsplit

from radura.server.settings import Settings

THIS_MACHINE = ("localhost", "127.0.0.1", "::1")


class Gate:
    """Checks the Host and Origin headers."""

    def __init__(self, settings: Settings) -> None:
        self._origins = {origin.rstrip("/") for origin in settings.origins}
        hosts = {*settings.hosts, *(urlsplit(origin).hostname or "" for origin in settings.origins)}
        if settings.host in THIS_MACHINE:
            hosts |= {*THIS_MACHINE}
        # Listening to the network without names given: any name may lead here.
        self._hosts = hosts if settings.host in THIS_MACHINE or settings.hosts else None

    def admits_host(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Tell whether the request was meant for this server, not for a name that was bent to its address."""
        return self._hosts is None or _hostname(_header(headers, b"host")) in self._hosts

    def admits_origin(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Tell whether a socket comes from an own page, from a named one, or from no browser at all."""
        found = list(headers)
        origin = _header(found, b"origin")
        if not origin or origin in self._origins:
            return True
        return urlsplit(origin).netloc == _header(found, b"host")


def _header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def _hostname(host: str) -> str:
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""
