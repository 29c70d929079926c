"""What travels over HTTP: people, matches, games, and everything around a table but the play itself."""

from collections.abc import Mapping
from enum import Enum
from typing import Annotated, Any, TypeAlias

import msgspec
from msgspec import Meta

from radura.core.events import Opening
from radura.core.game import Statistic
from radura.core.text import Message
from radura.core.view import View
from radura.protocol.events import Event

_HIDDEN = (
    r"\u0000-\u001f\u007f-\u009f\u00ad\u034f\u0600-\u0605\u061c\u06dd\u070f\u0890\u0891\u08e2\u115f\u1160\u17b4\u17b5"
    r"\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ue000-\uf8ff\ufeff\uffa0\ufff0-\ufffb"
    # Regular expressions write these in as many ways as there are languages: here they stand for themselves.
    "\U000110bd\U000110cd\U00013430-\U0001345f\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U0010ffff"
)
"""Signs that cannot be seen, that turn round what stands beside them, or that mean something only to their writer."""
_MARKS = r"\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f"
"""Signs that are nothing by themselves: they change the one before."""
Name: TypeAlias = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=40,
        pattern=rf"^(?![\s{_MARKS}])[^{_HIDDEN}]+(?<!\s)(?!\n)$",
    ),
]
"""What a person is called; starts and ends with something that can be seen."""
Secret: TypeAlias = Annotated[str, Meta(min_length=20, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""A token that opens something: whoever has it may."""
Digest: TypeAlias = Annotated[str, Meta(pattern="^[0-9a-f]{64}(?!\\n)$")]
"""32 bytes in hex."""
Id: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]


class Status(Enum):
    """How far a match has come."""

    OPEN = "open"
    """Seats are still free."""
    RUNNING = "running"
    OVER = "over"
    CANCELLED = "cancelled"
    """Called off before it began."""


class SeatKind(Enum):
    """The kind of a seat's holder."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"
    LEFT = "left"
    """The person who sat here has left the running match."""


# -- people ---------------------------------------------------------------------------------


class NewPerson(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A guest gives a name; nothing else is asked."""

    name: Name


class Person(msgspec.Struct, frozen=True):
    """Somebody at the tables of this server."""

    id: str
    name: str


class Guest(msgspec.Struct, frozen=True):
    """A new person with the secret token that will hold all their seats.

    The token is sent once and stored hashed. The personal link ``/#/me/<token>`` takes it to another device.
    """

    id: str
    name: str
    token: str


class RecoveryCode(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Letters in groups, to be written down: they make another device this person's. Stored hashed."""

    code: Annotated[str, Meta(min_length=1, max_length=64)]


# -- matches --------------------------------------------------------------------------------


class Live(msgspec.Struct, tag_field="kind", tag="live", forbid_unknown_fields=True, frozen=True):
    """Minutes for the whole match, and seconds added whenever one's turn is over."""

    minutes: Annotated[float, Meta(gt=0, le=600)]
    increment: Annotated[float, Meta(ge=0, le=600)] = 0.0


class Correspondence(msgspec.Struct, tag_field="kind", tag="correspondence", forbid_unknown_fields=True, frozen=True):
    """Days for each decision."""

    days: Annotated[float, Meta(gt=0, le=60)]


TimeControl: TypeAlias = Live | Correspondence


class TakenByMe(msgspec.Struct, tag_field="kind", tag="me", forbid_unknown_fields=True, frozen=True):
    """The person who asks sits here; several such seats make a hot seat, each with its own name."""

    name: Name | None = None


class LeftOpen(msgspec.Struct, tag_field="kind", tag="open", forbid_unknown_fields=True, frozen=True):
    """Free for somebody: with the invitation, or for anybody if the match is public."""


class TakenByBot(msgspec.Struct, tag_field="kind", tag="bot", forbid_unknown_fields=True, frozen=True):
    """A computer player of this level sits here."""

    level: Annotated[str, Meta(max_length=40)]


SeatRequest: TypeAlias = TakenByMe | LeftOpen | TakenByBot


class NewMatch(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A match to be set up; it begins when all seats are taken."""

    game: Annotated[str, Meta(max_length=64)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    public: bool = False
    clock: TimeControl | None = None
    promise: Digest | None = None
    """SHA-256 over `radura-nonce:` and the number that this person will add to the seed (``Nonce``)."""


class SeatInfo(msgspec.Struct, frozen=True):
    """A seat and its holder."""

    kind: SeatKind
    name: str
    """The person's or hot seat's name; empty for a free seat and for a bot."""
    level: str
    """The bot's level, else empty."""
    here: bool
    """A person's connection is open; bots are always here."""
    gone: bool
    """The person has left, or stays away while it is their turn: the others may agree on a bot (``propose``)."""


class Ending(msgspec.Struct, frozen=True):
    """How a match ended: by its rules, by the clock, because somebody left, or by agreement."""

    winners: list[int]
    returns: list[float]
    text: Message
    by: str
    """``rules``, ``time``, ``left`` or ``agreement``."""
    sums: list[Message] = []
    """The reasons as sums or sentences, the winner's first; empty: ``text`` is complete."""
    statistics: list[Statistic] = []
    """Numbers of the whole match that its last position does not show."""


class Clock(msgspec.Struct, frozen=True):
    """The clocks as they stood when this was sent."""

    remaining: list[float]
    """Seconds left to each seat (correspondence: for the decision at hand)."""
    running: int | None
    """The seat whose clock runs."""


class ProposalKind(Enum):
    """Proposals that need the agreement of the people at the table."""

    UNDO = "undo"
    """Take back everything since the proposer's last decision, that decision included."""
    BOT = "bot"
    """A computer player goes on for a seat whose person has left or stays away."""
    CLOSE = "close"
    """End the match as it stands: whoever left has lost, else nobody wins."""


class Proposal(msgspec.Struct, frozen=True):
    """Something that waits for the consent of the people named in ``waiting``."""

    id: str
    what: ProposalKind
    by: int
    """The seat that proposes it."""
    waiting: list[int]
    """Seats of people who have not answered yet."""
    seat: int | None = None
    """``bot``: the seat to be played on."""
    level: str = ""


class Origin(msgspec.Struct, frozen=True):
    """The match this one comes from: as its rematch, or branched off after ``step`` decisions."""

    match: str
    step: int | None


class MatchInfo(msgspec.Struct, frozen=True):
    """Everything about a match but the table itself."""

    id: str
    game: str
    rules_version: int
    options: dict[str, str]
    status: Status
    public: bool
    seats: list[SeatInfo]
    you: list[int]
    """The seats of the requesting person."""
    rev: int
    """Rises by one with everything that happens in the match."""
    step: int
    """Number of decisions taken so far, undone ones not counted."""
    actor: int
    """The seat that must choose; -2: nobody."""
    commitment: str
    """SHA-256 that promises the server's part of the seed of all chance in this match."""
    promises: list[str]
    """The hash of the number that each seat will add to the seed; empty: none. That of a computer player is public."""
    nonces: list[str]
    """The number each seat added (empty: nothing), once the match has begun; an empty list: the server's part alone."""
    owing: list[int]
    """The seats whose numbers the match waits for, now that all seats are taken."""
    seed: str | None
    """The server's part of the seed in hex, once the match is revealed."""
    revealed: bool
    """Everything may be seen: the match is over, and so are all matches that share its hidden cards (copies of a
    campaign). In lists, matches for one player may show false although it is true."""
    clock: TimeControl | None
    time: Clock | None
    created: float
    updated: float
    ending: Ending | None
    proposals: list[Proposal]
    origin: Origin | None
    rematch: str | None
    """The match that follows this one, if somebody asked for it."""
    imported: bool
    """Imported from a file: can be replayed and branched, but not continued itself."""
    save_point: bool
    """A campaign of the requesting person can be copied in its present position (``branch``)."""
    halted: bool
    """The rules have changed, and the match cannot continue: it can be viewed, left, and then downloaded. Not set in
    lists."""


class Created(msgspec.Struct, frozen=True):
    """A new match, with the secret that opens its free seats: ``/#/join/<match>/<invitation>``."""

    match: MatchInfo
    invitation: str


class Invitation(msgspec.Struct, frozen=True):
    """A secret that lets its bearer watch a private match and take a free seat."""

    match: str
    invitation: str


class TakeSeat(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Ask for a free seat: this one, or any."""

    seat: SeatNumber | None = None
    invitation: Secret | None = None
    name: Name | None = None
    promise: Digest | None = None
    """As in ``NewMatch``."""


class Nonce(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The number that was promised with a seat, revealed when all seats are taken and all promises known."""

    nonce: Digest


class Branch(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Play on from a position of a finished match, or from where a campaign can be copied, as a new match."""

    step: Annotated[int, Meta(ge=0)]
    seats: Annotated[list[SeatRequest], Meta(min_length=1, max_length=8)]
    clock: TimeControl | None = None
    promise: Digest | None = None
    """As in ``NewMatch``."""


class Position(msgspec.Struct, frozen=True):
    """The table after ``step`` decisions, and what led there from the one before."""

    match: str
    step: int
    last: int
    """The latest step that can be asked for."""
    seat: int | None
    """The seat that took the decision that led here; None for the opening."""
    events: list[Event]
    view: View


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log with the step it belongs to."""

    step: int
    by: int | None
    """The seat whose decision led to it; None: the set-up."""
    seat: int | None
    """The seat it is about."""
    text: Message
    opens: Opening
    """What begins with it: a ``turn`` of somebody, a ``phase`` that comes by itself; else empty."""


# -- games ----------------------------------------------------------------------------------


class SettingInfo(msgspec.Struct, frozen=True):
    """A choice to make before a match; words are ``<prefix>-setting-<id>`` and ``...-<value>``.

    An optional explanation of the value is ``...-<value>-help``.
    """

    id: str
    values: list[str]
    default: str
    first: str
    """The value to offer to somebody who has not played the game yet; often the default."""


class StoryInfo(msgspec.Struct, frozen=True):
    """The story of a campaign, as its shelf shows it."""

    title: Message
    text: Message
    endings: int
    """How many ways it can end."""
    is_guided: bool
    """Its beginning can be played step by step (the setting ``guided``)."""


class GameInfo(msgspec.Struct, frozen=True):
    """A game that can be played here; its words begin with ``<prefix>-``."""

    id: str
    prefix: str
    name: Message
    tagline: Message
    """A game may have no words for it."""
    rules_version: int
    min_seats: int
    max_seats: int
    minutes: int
    settings: list[SettingInfo]
    bots: list[str]
    """Computer players: the levels of this game, weakest first (none without rivals), then those from elsewhere.

    Their words are ``srv-bot-<level>``.
    """
    has_save_points: bool
    """A campaign: it can be copied at certain points of its story, and has its own shelf."""
    analysis: bool
    """Finished matches can be analysed: it was learned what positions of this game are worth."""
    drawn_as: str
    """The id of the game whose drawings and rulebook serve this one; its own unless content was added."""
    story: StoryInfo | None
    """The story, if it is a campaign."""


class CardInfo(msgspec.Struct, frozen=True):
    """A printed kind of component: facts to draw its face, words to explain it."""

    id: str
    kind: str
    count: int
    facts: Mapping[str, Any]
    text: list[Message]
    source: str


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not carried out."""

    status: int
    text: Message
    """For people: the id of a Fluent message and its arguments."""
    detail: str
    """The same in English, for clients without the texts."""
