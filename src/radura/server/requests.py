"""What can be asked of a match, by people, computer players and the clock."""

import time
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from radura.protocol import messages as m
from radura.server.refusal import Refusal

Answerer: TypeAlias = Callable[[m.Done | Refusal], None]


class BotChose(msgspec.Struct):
    """A computer player's answer, and the revision it was asked about."""

    rev: int
    action: int


class TimeUp(msgspec.Struct):
    """The running clock may have run out."""


class Sit(msgspec.Struct):
    """A person takes a free seat (None: any); ``free`` tells that they may take one not kept for them."""

    seat: int | None
    name: str
    free: bool
    promise: str = ""
    """The hash of what they will add to the seed."""


class Add(msgspec.Struct):
    """A person adds the number to the seed that they have promised."""

    nonce: bytes


class Begin(msgspec.Struct):
    """The match has waited long enough for numbers."""


class Rematch(msgspec.Struct):
    """A person wants to play the same match once more; ``promise`` as in ``Sit``."""

    promise: str = ""


class Renew(msgspec.Struct):
    """Another server wrote to this match: up to a revision and a line of chat, if that is known."""

    rev: int | None = None
    said: int = 0


class Nothing(msgspec.Struct):
    """Answered once everything asked before is done."""


Request: TypeAlias = (
    m.Act | m.Propose | m.Answer | m.Chat | m.Leave | BotChose | TimeUp | Sit | Add | Begin | Rematch | Renew | Nothing
)


def unheard(_: m.Done | Refusal) -> None:
    """Take the answer to a request of the server's own."""


class Job:
    """A request waiting in the inbox: who asks, and by which name they would ask again."""

    __slots__ = ("answer", "arrived", "person", "ref", "request")

    def __init__(self, request: Request, person: str | None = None, answer: Answerer = unheard) -> None:
        self.request = request
        self.person = person
        self.ref: str = getattr(request, "ref", "")
        self.answer = answer
        self.arrived = time.perf_counter()


class Stale(Refusal):
    """The request was about an older position; the newest one is sent along."""

    def __init__(self) -> None:
        super().__init__("srv-err-stale")
