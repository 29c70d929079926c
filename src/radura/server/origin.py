"""Who may talk to the server from inside a browser: its own pages, and origins the operator named."""

import re
from collections.abc import Iterable
from urllib.parse import urlsplit

from radura.server.settings import Settings

THIS_MACHINE = ("localhost", "127.0.0.1", "::1")
_HOST = re.compile(r"([A-Za-z0-9._-]+|\[[0-9A-Fa-f:.]+\])(?::([0-9]{1,5}))?")
_LAST_PORT = 65_535


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
        name = _hostname(_header(headers, b"host"))
        return bool(name) and (self._hosts is None or name in self._hosts)

    def admits_origin(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Tell whether a socket comes from an own page, from a named one, or from no browser at all."""
        found = list(headers)
        origin = _header(found, b"origin")
        if not origin or origin in self._origins:
            return True
        return _netloc(origin) == _header(found, b"host")

    def admits_change(self, headers: Iterable[tuple[bytes, bytes]]) -> bool:
        """Tell whether a request that changes something comes from where a socket may come from."""
        found = list(headers)
        site = _header(found, b"sec-fetch-site")
        if site in ("cross-site", "same-site") and not _header(found, b"origin"):
            return False
        return self.admits_origin(found)


def _header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str:
    return next((value.decode("latin-1") for key, value in headers if key == name), "")


def _hostname(host: str) -> str:
    """Return the name in a Host header, without its port; empty if it is none."""
    found = _HOST.fullmatch(host)
    if found is None or int(found[2] or 0) > _LAST_PORT:
        return ""
    return found[1].strip("[]").lower()


def _netloc(origin: str) -> str:
    try:
        return urlsplit(origin).netloc
    except ValueError:
        return ""
