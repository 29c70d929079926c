"""What a client has to do with the shuffles: it adds a number to each seed, and keeps what was promised before."""

import secrets

from radura.core.chance import NONCE_SIZE, promise
from radura.core.record import Record
from radura.protocol.lobby import MatchInfo, SeatKind, Status


class Luck:
    """A number of one's own for one match, and what the others had promised when it was told."""

    def __init__(self) -> None:
        self.nonce = secrets.token_bytes(NONCE_SIZE)
        self.promise = promise(self.nonce)
        self.commitment = ""
        """The server's promise, as it was first shown."""
        self.promises: list[str] = []
        """Those of all seats; empty: the own number was never told."""

    def meet(self, info: MatchInfo) -> None:
        """Keep what the server has promised."""
        self.commitment = self.commitment or info.commitment

    def may_be_told(self, info: MatchInfo) -> bool:
        """Tell whether the match waits for one's own number; what all others have promised is kept first."""
        sealed = info.status is Status.OPEN and all(seat.kind is not SeatKind.OPEN for seat in info.seats)
        if sealed and not self.promises:
            self.promises = list(info.promises)
        return sealed and any(seat in info.owing for seat in info.you)

    def is_kept_by(self, record: Record) -> bool:
        """Tell whether the record of a revealed match was dealt as promised, by one's own copy of all promises.

        That its draws follow from the seed is another question: ``Record.draws``.
        """
        if record.seed is None or record.commitment != self.commitment or not self.promises:
            return False
        told = [promise(bytes.fromhex(nonce)) if nonce else "" for nonce in record.nonces]
        return told == self.promises and self.promise in told
