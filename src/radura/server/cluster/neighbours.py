"""The processes of one machine pass each other open connections: whoever comes to a match moves in where it is."""

import asyncio
import contextlib
import os
import socket
import struct
from collections.abc import Callable
from pathlib import Path

import msgspec
import structlog

from radura.server import metrics
from radura.server.passing import Passed, Wire

_MOST = 1 << 17  # bytes of one message
_TRIES, _PAUSE = 100, 0.01  # while a neighbour has more to take in than fits into its queue
_decoder: msgspec.msgpack.Decoder[Passed] = msgspec.msgpack.Decoder(Passed)
_log = structlog.get_logger()


class Neighbours:
    """Who else serves on this machine: each has a socket by its name in a folder that only they can read."""

    def __init__(self, folder: str, me: str) -> None:
        self._folder = Path(folder) if folder else None
        self._me = me
        self._take_in: Callable[[socket.socket, Passed], None] | None = None
        self._door: socket.socket | None = None
        self.on_dead: Callable[[str], None] = lambda _: None
        """Called with a neighbour that was found dead: its name is there, and nobody behind it."""

    def open(self, take_in: Callable[[socket.socket, Passed], None]) -> None:
        """Take in connections that others pass on."""
        if self._folder is not None:
            door = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            door.setblocking(False)
            try:
                door.bind(str(self._folder / self._me))
            except OSError as error:  # a folder with too long a name
                _log.warning("neighbours_unknown", reason=error.strerror)
                door.close()
                return
            self._take_in, self._door = take_in, door
            asyncio.get_running_loop().add_reader(door.fileno(), self._hear)

    def close(self) -> None:
        """Take in nobody any more."""
        if self._folder is not None and self._door is not None:
            (self._folder / self._me).unlink(missing_ok=True)
            asyncio.get_running_loop().remove_reader(self._door.fileno())
            self._door.close()
            self._door = None

    def is_near(self, process: str) -> bool:
        """Tell whether a process is on this machine."""
        return self._door is not None and self._folder is not None and (self._folder / process).exists()

    async def pass_on(self, process: str, wire: Wire, pack: Callable[[], Passed | None]) -> bool:
        """Pass a connection on to a neighbour, as soon as it can be; tell whether it is there now."""
        assert self._folder is not None, "there are no neighbours else"
        for _ in range(_TRIES):
            if self._door is None:
                return False
            if (passed := pack()) is not None:
                try:
                    address = str(self._folder / process)
                    descriptor = (socket.SOL_SOCKET, socket.SCM_RIGHTS, struct.pack("i", wire.fileno()))
                    self._door.sendmsg([msgspec.msgpack.encode(passed)], [descriptor], 0, address)
                except BlockingIOError:
                    pass
                except ConnectionRefusedError:
                    self.on_dead(process)
                    return False
                except OSError:  # it has just ended in order
                    return False
                else:
                    wire.let_go()
                    metrics.CARRIED.labels("socket").inc()
                    return True
            await asyncio.sleep(_PAUSE)
        return False

    def _hear(self) -> None:
        assert self._door is not None
        assert self._take_in is not None
        with contextlib.suppress(BlockingIOError):
            while True:
                data, descriptors, *_ = socket.recv_fds(self._door, _MOST, 1)
                try:
                    passed = _decoder.decode(data)
                except msgspec.DecodeError:  # of another version: the client comes back by itself
                    _log.warning("packet_unread")
                    for descriptor in descriptors:
                        os.close(descriptor)
                    continue
                for descriptor in descriptors:
                    self._take_in(socket.socket(fileno=descriptor), passed)
