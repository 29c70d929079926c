"""What the processes of a cluster say to each other. Many frames travel in one packet."""

from typing import TypeAlias

import msgspec

from radura.server.worker import Question, Thought


class Frame(msgspec.Struct, array_like=True, tag=True, frozen=True):
    """One thing said by one process to another."""


class Anew(Frame, frozen=True):
    """Something that you have sent was lost: nothing holds any more that we have told each other."""


class Farewell(Frame, frozen=True):
    """This process ends: what was at home here is free."""


# -- sockets there, tables here ------------------------------------------------------------


class Come(Frame, frozen=True):
    """A visitor whose socket is there comes to the tables here."""

    visitor: int
    person: str | None


class Say(Frame, frozen=True):
    """What a visitor says: a message of the client's, as JSON."""

    visitor: int
    data: bytes


class Go(Frame, frozen=True):
    """A visitor's socket has closed."""

    visitor: int


class Show(Frame, frozen=True):
    """A part of a match's stream for a visitor."""

    visitor: int
    match: str
    data: bytes


class Reply(Frame, frozen=True):
    """The answer to a visitor's request."""

    visitor: int
    data: bytes


class Moved(Frame, frozen=True):
    """A match is no longer at home here: a visitor must look for it anew."""

    visitor: int
    match: str


# -- requests over HTTP --------------------------------------------------------------------


class Carry(Frame, frozen=True):
    """A request that came in there and is about a match here."""

    number: int
    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    address: str
    body: bytes


class Carried(Frame, frozen=True):
    """Its response."""

    number: int
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


# -- what all know of each other -----------------------------------------------------------


class Count(Frame, frozen=True):
    """How many of something there are now at the sender's; 0: none any more."""

    topic: str
    key: str
    number: int


class Used(Frame, frozen=True):
    """How often limits were used at the sender's since it last said so."""

    limit: str
    times: dict[str, int]


class Tell(Frame, frozen=True):
    """News of a match for the sockets of a person that look elsewhere."""

    person: str
    match: str
    data: bytes


# -- computer players ----------------------------------------------------------------------


class Think(Frame, frozen=True):
    """A question for a computer player."""

    number: int
    question: Question


class Thinks(Frame, frozen=True):
    """The answer to a question; None: nobody has one."""

    number: int
    thought: Thought | None


AnyFrame: TypeAlias = (
    Anew | Farewell | Come | Say | Go | Show | Reply | Moved | Carry | Carried | Count | Used | Tell | Think | Thinks
)


class Packet(msgspec.Struct, array_like=True, tag=True, frozen=True):
    """Frames from one process to another, in order; ``number`` tells whether one was lost before."""

    sender: str
    number: int
    frames: list[AnyFrame]


class Beat(msgspec.Struct, array_like=True, tag=True, frozen=True):
    """A process is alive: what it is there for, and how many packets it has sent to each other one."""

    sender: str
    rules: str
    """A fingerprint of the games there, with their rules and data."""
    seats: int
    """Questions for computer players it can think about at once, for others; -1: it serves tables instead."""
    sent: dict[str, int]


_decoder: msgspec.msgpack.Decoder[Packet | Beat] = msgspec.msgpack.Decoder(Packet | Beat)
_encoder = msgspec.msgpack.Encoder()


def pack(message: Packet | Beat) -> bytes:
    """Return a message as it goes through the broker."""
    return _encoder.encode(message)


def unpack(data: bytes) -> Packet | Beat:
    """Return what came through the broker; raises DecodeError."""
    return _decoder.decode(data)
