"""What travels over the socket: JSON, one message a frame, told apart by ``kind``.

A client says ``hello`` once, joins any number of matches, and sends requests that carry a
``ref`` of its own choice. A request that is sent again with the same ``ref`` is not carried
out twice: it gets the same answer, even after a restart of the server.
"""

from typing import Annotated, TypeAlias

import msgspec
from msgspec import Meta

from radura.core.text import Message
from radura.core.view import View
from radura.protocol.events import Event
from radura.protocol.lobby import Clock, Id, MatchInfo, Person, ProposalKind, SeatNumber, Secret

VERSION = 1
"""The version of this protocol; ``hello`` names the one the client speaks."""
MAX_MESSAGE = 16_384
"""Longer messages from clients close the socket."""
MAX_CHAT = 500

Ref: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[ -~]+$")]
"""Chosen by the client, unique among its requests in a match."""
Revision: TypeAlias = Annotated[int, Meta(ge=0)]


class ClientStruct(msgspec.Struct, tag_field="kind", forbid_unknown_fields=True, frozen=True):
    """A message from a client."""


class Hello(ClientStruct, tag="hello", frozen=True):
    """The first message: the protocol version, and who this is (nobody: may only watch)."""

    v: int
    token: Secret | None = None


class Join(ClientStruct, tag="join", frozen=True):
    """Join a match with the seats this person holds, or else as a spectator.

    With ``rev``, the last revision seen, only later messages are sent; with ``said``, the number of the last chat
    line seen (0: none), only later lines. Private matches need the invitation.
    """

    match: Id
    rev: Revision | None = None
    invitation: Secret | None = None
    said: Revision | None = None


class Part(ClientStruct, tag="part", frozen=True):
    """Leave the table without giving up the seats."""

    match: Id


class Act(ClientStruct, tag="act", frozen=True):
    """Choose an option: its ``action`` as the decision names it, at the revision it was offered."""

    match: Id
    rev: Revision
    action: Annotated[str, Meta(min_length=1, max_length=200)]
    ref: Ref


class Hint(ClientStruct, tag="hint", frozen=True):
    """Ask for the best options at this revision.

    Only for a seat whose turn it is, in a match without other people. The match does not change, and nobody else is
    notified.
    """

    match: Id
    rev: Revision
    ref: Ref


class WhyNot(ClientStruct, tag="why_not", frozen=True):
    """Ask why a piece, a place or an action (by its name) cannot be used now, for a seat this person holds.

    ``seat`` defaults to the one whose turn it is, else the first. The match does not change, and nobody else is
    notified.
    """

    match: Id
    what: Annotated[str, Meta(min_length=1, max_length=200)]
    ref: Ref
    seat: SeatNumber | None = None


class Propose(ClientStruct, tag="propose", frozen=True):
    """Ask the others to agree; carried out at once if nobody else is affected."""

    match: Id
    rev: Revision
    what: ProposalKind
    ref: Ref
    seat: SeatNumber | None = None
    level: Annotated[str, Meta(max_length=40)] = ""


class Answer(ClientStruct, tag="answer", frozen=True):
    """Agree to a proposal or reject it; the proposer withdraws it by rejecting."""

    match: Id
    proposal: Id
    agree: bool
    ref: Ref


class Chat(ClientStruct, tag="chat", frozen=True):
    """Say something to the table."""

    match: Id
    text: Annotated[str, Meta(min_length=1, max_length=MAX_CHAT, pattern=r"^[^\u0000-\u0008\u000b-\u001f\u007f]+$")]
    ref: Ref


class Leave(ClientStruct, tag="leave", frozen=True):
    """Give up all seats of this person: an open match keeps waiting for others, a running one is left."""

    match: Id
    ref: Ref


class Ping(ClientStruct, tag="ping", frozen=True):
    """Ask whether the server is there."""


ClientMessage: TypeAlias = Hello | Join | Part | Act | Hint | WhyNot | Propose | Answer | Chat | Leave | Ping


class ServerStruct(msgspec.Struct, tag_field="kind", frozen=True):
    """A message from the server."""


class Welcome(ServerStruct, tag="welcome", frozen=True):
    """The answer to ``hello``."""

    v: int
    person: Person | None
    now: float


class Table(msgspec.Struct, frozen=True):
    """The table as one viewer sees it: a seat, or a spectator (None)."""

    seat: int | None
    events: list[Event]
    """The changes, to be shown one after another; empty in a full sync."""
    view: View
    """The table afterwards; if applying the events gives another result, this one is right."""
    can_undo: bool
    """The seat's latest decision may be taken back, directly or after asking the others (``propose``)."""


class ChatLine(msgspec.Struct, frozen=True):
    """Something a person said; ``n`` counts the lines of the match."""

    n: int
    seat: int
    name: str
    text: str
    at: float


class Sync(ServerStruct, tag="sync", frozen=True):
    """The whole match: after joining, and whenever sending the missing messages would be longer."""

    match: str
    rev: int
    info: MatchInfo
    tables: list[Table]
    """One for each seat held, or the spectator's; empty before the match begins."""
    chat: list[ChatLine]


class Batch(ServerStruct, tag="batch", frozen=True):
    """One more revision: somebody took a decision, or decisions were taken back."""

    match: str
    rev: int
    step: int
    seat: int
    """The seat that decided, or that proposed to take back."""
    undone: bool
    """Decisions were taken back: show the view, there are no events."""
    tables: list[Table]
    time: Clock | None


class Info(ServerStruct, tag="info", frozen=True):
    """Something other than the position changed: the people at the table, a proposal, the end."""

    match: str
    rev: int
    info: MatchInfo


class Chatted(ServerStruct, tag="chatted", frozen=True):
    """Somebody said something."""

    match: str
    line: ChatLine


class News(ServerStruct, tag="news", frozen=True):
    """A match of this person that this connection has not joined has changed: it may be their turn."""

    info: MatchInfo


class Done(ServerStruct, tag="done", frozen=True):
    """A request was carried out and stored; the match now has this revision."""

    match: str
    ref: str
    rev: int


class Suggestion(msgspec.Struct, frozen=True):
    """One of the best options, with the chance that goes with it."""

    action: str
    chance: float | None
    """From 0 to 1; null: nobody knows what positions of this game are worth."""
    margin: float
    """How far the chance may be off to either side: half of the 95 % interval."""
    reasons: list[Message]
    """Reasons for the order: the best compared with the next best, the others with the best; advantages first."""
    item: str = ""
    """The one thing that it brings to what stands for it on the table; empty: none, or several."""
    to: str = ""
    """The place where that arrives."""


class Hinted(ServerStruct, tag="hinted", frozen=True):
    """The best options, best first, judged with the seat's own knowledge; the answer to ``hint``."""

    match: str
    ref: str
    options: list[Suggestion]
    tries: int
    """The number of iterations of the search."""
    goal: Message
    """The event whose chances are given: winning the match, or triumphing in the Scene."""


class Because(ServerStruct, tag="because", frozen=True):
    """The reason why something cannot be used now, from the seat's own knowledge; the answer to ``why_not``."""

    match: str
    ref: str
    what: str
    text: Message
    rule: str
    """The id of the rule that says so; empty: the game has no numbered rules, or it can be used."""


class Refused(ServerStruct, tag="refused", frozen=True):
    """A request was not carried out and nothing has changed: the reason, with ``match`` and ``ref`` if known."""

    match: str
    ref: str
    text: Message


class Pong(ServerStruct, tag="pong", frozen=True):
    """The answer to ``ping``."""

    now: float


class Bye(ServerStruct, tag="bye", frozen=True):
    """The server closes the connection; ``again`` is true if reconnecting makes sense."""

    text: Message
    again: bool


ServerMessage: TypeAlias = (
    Welcome | Sync | Batch | Info | Chatted | News | Done | Hinted | Because | Refused | Pong | Bye
)


class _Asked(msgspec.Struct):
    """Whatever a client sent, as far as an answer needs it."""

    match: Id = ""
    ref: Ref = ""


_encoder = msgspec.json.Encoder()
_client: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
_asked: msgspec.json.Decoder[_Asked] = msgspec.json.Decoder(_Asked)
_server: msgspec.json.Decoder[ServerMessage] = msgspec.json.Decoder(ServerMessage)


def encode(message: ClientMessage | ServerMessage | Table) -> bytes:
    """Return a message as JSON."""
    return _encoder.encode(message)


def decode_client(data: bytes | str) -> ClientMessage:
    """Read a message from a client; msgspec.DecodeError (a ValueError) says what is wrong."""
    try:
        return _client.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None
    except UnicodeDecodeError:
        raise msgspec.DecodeError("not UTF-8") from None


def asked_by(data: bytes | str) -> tuple[str, str]:
    """Return the match and the ref that stand in a client's message which cannot be understood, if any do."""
    try:
        asked = _asked.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
        return "", ""
    return asked.match, asked.ref


def decode_server(data: bytes | str) -> ServerMessage:
    """Read a message from the server."""
    return _server.decode(data)
