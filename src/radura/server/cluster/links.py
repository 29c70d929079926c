"""The links to the other processes of a cluster: who is there, and what they tell each other, in order.

A broker may lose anything. Packets are numbered, and beats tell how many were sent: who misses one says so, and both
sides begin anew. So a link either carries everything or is known to be broken.
"""

import asyncio
import contextlib
import hashlib
import time
from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import structlog

from radura.core.game import game, games
from radura.server import metrics
from radura.server.cluster.broker import Broker, BrokerGone
from radura.server.cluster.frames import Anew, AnyFrame, Beat, Farewell, Frame, Packet, pack, unpack
from radura.server.tokens import new_id

F = TypeVar("F", bound=Frame)

SERVES = -1
"""What a process says instead of a number of seats for computer players if it serves tables."""
_EVERYBODY = "all"
_PAUSE = 0.2  # seconds before a lost broker is tried again
_TOGETHER = 0.02  # seconds between packets at least: a packet costs the more, the less is in it
_MOST = 50_000  # frames that may wait for a broker: more, and it is as good as gone
_log = structlog.get_logger()


class _Peer:
    """Another process, as far as it is known here."""

    def __init__(self, beat: Beat, received: int) -> None:
        self.seats = beat.seats
        self.rules = beat.rules
        self.received = received
        """How many packets of it have been heard, or lost and noticed."""
        self.sent = 0
        self.heard = time.monotonic()
        self.waiting: list[AnyFrame] = []


class Links:
    """Beats, and frames to and from each peer."""

    def __init__(self, broker: Broker, lease: float, seats: int = SERVES) -> None:
        self.me = new_id()
        self._broker = broker
        self._lease = lease
        self._beat = lease / 4
        self._seats = seats
        self._rules = _fingerprint()
        self._peers: dict[str, _Peer] = {}
        self._dead: set[str] = set()
        self._handlers: dict[type[Frame], Callable[[str, Any], None]] = {}
        self._watchers: list[Callable[[str], None]] = []
        self._settled = asyncio.Event()
        self._heard_myself: float | None = None
        self._up_since: float | None = None
        self._wake = asyncio.Event()
        self._sent_beat = 0.0
        self._tasks: list[asyncio.Task[None]] = []
        self.on_settled: Callable[[], None] = lambda: None
        """Called once the broker has been back for so long that everybody has been heard."""
        self._is_closed = False
        self._is_missed = True
        """True if it is worth a line in the log that the broker is gone."""

    # -- who is there -------------------------------------------------------------------

    @property
    def is_settled(self) -> bool:
        """True if the broker answers, and everybody who is alive has been heard."""
        return self._settled.is_set()

    def alive(self) -> list[str]:
        """Return who is there, this process included."""
        return [self.me, *self._peers]

    def is_alive(self, peer: str) -> bool:
        """Tell whether a process is there."""
        return peer == self.me or peer in self._peers

    def servers(self) -> list[str]:
        """Return the others that serve tables."""
        return [id for id, peer in self._peers.items() if peer.seats == SERVES]

    def thinkers(self) -> dict[str, int]:
        """Return who thinks for computer players by the same rules, and about how many questions at once."""
        known = self._peers.items()
        return {id: peer.seats for id, peer in known if peer.seats != SERVES and peer.rules == self._rules}

    def bury(self, peer: str) -> None:
        """A process has died, beyond doubt: what it said last may still be on its way."""
        self._dead.add(peer)
        if peer in self._peers:
            _log.info("peer_died", peer=peer)
            self._forget(peer)

    async def settled(self, most: float) -> None:
        """Wait until all have been heard, but no longer than so many seconds."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._settled.wait(), most)

    # -- telling and hearing --------------------------------------------------------------

    def on(self, kind: type[F], handler: Callable[[str, F], None]) -> None:
        """Have frames of a kind handled, with their sender."""
        self._handlers[kind] = handler

    def on_lost(self, handler: Callable[[str], None]) -> None:
        """Have it told when nothing holds any more that was told to or by a peer, be it dead or not."""
        self._watchers.append(handler)

    def send(self, peer: str, frame: AnyFrame) -> bool:
        """Tell a peer something; False if it is not there."""
        if (found := self._peers.get(peer)) is None:
            return False
        found.waiting.append(frame)
        self._wake.set()
        return True

    def tell_servers(self, frame: AnyFrame) -> None:
        """Tell all others that serve tables something."""
        for peer in self.servers():
            self.send(peer, frame)

    # -- running --------------------------------------------------------------------------

    def open(self) -> None:
        """Begin to listen and to beat."""
        jobs = (self._listen(), self._publish(), self._watch())
        self._tasks = [asyncio.create_task(job) for job in jobs]

    async def close(self) -> None:
        """Say farewell, and stop."""
        for peer in self._peers:
            self.send(peer, Farewell())
        with contextlib.suppress(BrokerGone):
            await self._broker.publish(self._take_packets())
        self._is_closed = True  # a client of the broker may take a cancellation for a lost connection
        self._wake.set()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._broker.close()

    async def _listen(self) -> None:
        while not self._is_closed:
            try:
                await self._broker.listen([self.me, _EVERYBODY], self._hear)
            except BrokerGone as error:
                self._gone(str(error))
            await asyncio.sleep(_PAUSE)

    async def _publish(self) -> None:
        """Publish what waits: at once when little happens; when much does, what comes up within a moment together."""
        published = 0.0
        while not self._is_closed:
            await self._wake.wait()
            if (early := published + _TOGETHER - time.monotonic()) > 0:
                await asyncio.sleep(early)
            published = time.monotonic()
            self._wake.clear()
            messages = self._take_packets()
            if time.monotonic() - self._sent_beat >= self._beat:
                self._sent_beat = time.monotonic()
                sent = {id: peer.sent for id, peer in self._peers.items()}
                messages.append((_EVERYBODY, pack(Beat(self.me, self._rules, self._seats, sent))))
            try:
                if messages:
                    await self._broker.publish(messages)
            except BrokerGone as error:
                self._gone(str(error))
                await asyncio.sleep(_PAUSE)

    def _take_packets(self) -> list[tuple[str, bytes]]:
        packets = []
        for id, peer in self._peers.items():
            if peer.waiting:
                peer.sent += 1
                packets.append((id, pack(Packet(self.me, peer.sent, peer.waiting))))
                peer.waiting = []
        return packets

    async def _watch(self) -> None:
        """Beat, and notice who does not."""
        last = time.monotonic()
        while True:
            self._wake.set()
            await asyncio.sleep(self._beat)
            now = time.monotonic()
            was_held_up, last = now - last > 2 * self._beat, now
            if was_held_up:  # then what the others said has not been read either
                continue
            if self._heard_myself is not None and now - self._heard_myself > self._lease:
                self._gone("silent")
            for id in [id for id, peer in self._peers.items() if now - peer.heard > self._lease]:
                self._forget(id)
            if any(len(peer.waiting) > _MOST for peer in self._peers.values()):
                self._gone("slow")
            if self._up_since is not None and not self.is_settled and now - self._up_since > 2 * self._beat:
                self._settled.set()
                self._is_missed = True
                metrics.BROKER_UP.set(1)
                _log.info("cluster_settled", servers=len(self.servers()) + 1, thinkers=len(self.thinkers()))
                self.on_settled()

    def _gone(self, why: str) -> None:
        """Nothing can be told any more: every link is lost."""
        self._heard_myself = self._up_since = None
        if self._is_missed:
            self._is_missed = False
            self._settled.clear()
            metrics.BROKER_UP.set(0)
            metrics.BROKER_LOSSES.inc()
            _log.warning("broker_gone", reason=why)
        for peer in list(self._peers):
            self._forget(peer)

    def _forget(self, peer: str) -> None:
        del self._peers[peer]
        self._lose(peer)

    def _lose(self, peer: str) -> None:
        for handler in self._watchers:
            handler(peer)

    def _hear(self, data: bytes) -> None:
        try:
            message = unpack(data)
        except msgspec.DecodeError:  # of another version, or not of ours
            _log.warning("packet_unread")
            return
        if isinstance(message, Beat):
            self._hear_beat(message)
        elif (peer := self._peers.get(message.sender)) is not None:
            peer.heard = time.monotonic()
            is_next, peer.received = message.number == peer.received + 1, message.number
            if not is_next:
                self._miss(message.sender, peer)
                return
            for frame in message.frames:
                self._handle(message.sender, frame)

    def _hear_beat(self, beat: Beat) -> None:
        if beat.sender == self.me:
            self._heard_myself = time.monotonic()
            if self._up_since is None:
                self._up_since = self._heard_myself
            return
        if beat.sender in self._dead:
            return
        sent, peer = beat.sent.get(self.me, 0), self._peers.get(beat.sender)
        if peer is None:
            self._peers[beat.sender] = _Peer(beat, sent)
            self.send(beat.sender, Anew())  # it may remember what has been forgotten here
            self._lose(beat.sender)
            return
        peer.heard = time.monotonic()
        if sent > peer.received:
            peer.received = sent
            self._miss(beat.sender, peer)

    def _miss(self, id: str, peer: _Peer) -> None:
        """Something that a peer has sent was lost."""
        metrics.LINKS_LOST.inc()
        peer.waiting.clear()
        self.send(id, Anew())
        self._lose(id)

    def _handle(self, sender: str, frame: AnyFrame) -> None:
        if isinstance(frame, Anew):
            self._lose(sender)
        elif isinstance(frame, Farewell):
            if sender in self._peers:
                self._forget(sender)
        elif (handler := self._handlers.get(type(frame))) is not None:
            handler(sender, frame)


def _fingerprint() -> str:
    """Return what differs where other rules or data are installed."""
    known = [(id, game(id).rules_version, game(id).data_hash) for id in sorted(games())]
    return hashlib.sha256(repr(known).encode()).hexdigest()[:16]
