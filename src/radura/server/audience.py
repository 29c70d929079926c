"""The audience of a match: who watches it, with whose eyes, and what they are sent."""

from collections.abc import Callable
from typing import NamedTuple

from radura.core.events import Log
from radura.protocol import messages as m
from radura.protocol.lobby import MatchInfo, Status
from radura.protocol.messages import encode
from radura.server.chat import Chat
from radura.server.clocks import Clocks, now
from radura.server.describe import describe
from radura.server.journal import Journal
from radura.server.seats import LEFT, PERSON
from radura.server.stream import SPECTATOR, Change, Recent, Sights, Watcher, tables


class Presence(NamedTuple):
    """Who wants to know when somebody who sits at the match comes to it, and when they go."""

    came: Callable[[str], None]
    went: Callable[[str, float], None]


class Audience:
    """Everybody who watches a match, and who is away from it for how long."""

    def __init__(
        self,
        journal: Journal,
        clocks: Clocks,
        chat: Chat,
        absent_after: float,
        presence: Presence,
    ) -> None:
        self._journal = journal
        self._clocks = clocks
        self._chat = chat
        self._absent_after = absent_after
        self._presence = presence
        self._watchers: dict[Watcher, Sights] = {}
        self._recent = Recent(journal.rev)

    # -- coming and going -------------------------------------------------------------

    def join(self, watcher: Watcher, rev: int | None = None, said: int | None = None) -> None:
        """Let somebody watch: they get what is missing since a revision and a line of chat, or everything."""
        person, match = watcher.person, self._journal.id
        arrives = bool(self._journal.seats_of(person)) and not self.is_here(person)
        eyes = self._watchers[watcher] = self._eyes_of(person)
        missing = None if rev is None or rev > self._journal.rev else self._recent.since(rev)
        lines = [] if said is None else self._chat.missing(said)
        if missing is None or lines is None:
            self.sync(watcher)
        else:
            for change in missing:
                watcher.push(change.message(eyes), match)
            for line in lines:
                watcher.push(encode(m.Chatted(match, line)), match)
            watcher.push(self._info_message(person), match)
        if arrives and person is not None:
            self._presence.came(person)
            self.tell_info(but=watcher)

    def part(self, watcher: Watcher) -> None:
        """Let somebody go."""
        person = watcher.person
        if self._watchers.pop(watcher, None) is None or person is None:
            return
        if self._journal.seats_of(person) and not self.is_here(person):
            at = now()
            self._journal.saw(person, at)
            self._presence.went(person, at)
            self.tell_info()

    def move_to(self, other: "Audience") -> None:
        """Let everybody watch somewhere else."""
        for watcher in self._watchers:
            other.join(watcher)
        self._watchers.clear()

    # -- who is there -----------------------------------------------------------------

    @property
    def is_empty(self) -> bool:
        """True if nobody watches."""
        return not self._watchers

    def is_here(self, person: str | None) -> bool:
        """Tell whether a person watches."""
        return any(watcher.person == person for watcher in self._watchers)

    def is_away(self, seat: int) -> bool:
        """Tell whether a person has not come to the table for long."""
        held = self._journal.seats[seat]
        if held.kind != PERSON or self.is_here(held.person):
            return False
        return now() - max(held.seen, self._journal.row.created) >= self._absent_after

    def is_gone(self, seat: int) -> bool:
        """Tell whether a computer player may go on for a seat, if the others agree.

        Its person has left, or has not come to the table for long while it was their turn. Where a clock runs,
        that decides who is too late.
        """
        journal = self._journal
        if journal.seats[seat].kind == LEFT:
            return journal.status is Status.RUNNING
        due = journal.actor == seat and now() - journal.turned_at >= self._absent_after
        return due and self._clocks.control is None and self.is_away(seat)

    def gone(self) -> list[int]:
        """Return the seats that a computer player may take over, if the others agree."""
        return [seat for seat in range(len(self._journal.seats)) if self.is_gone(seat)]

    # -- what is shown ----------------------------------------------------------------

    def info(self, person: str | None) -> MatchInfo:
        """Return all about the match that this person may know."""
        journal = self._journal
        return describe(
            journal.row,
            journal.seats,
            person=person,
            rev=journal.rev,
            step=journal.step,
            actor=journal.actor,
            updated=journal.updated,
            save_point=journal.is_save_point,
            revealed=journal.is_revealed,
            time=self._clocks.show(self._clocks.time()),
            here={watcher.person for watcher in self._watchers if watcher.person is not None},
            gone=self.gone(),
            halted=journal.is_halted,
        )

    def sync(self, watcher: Watcher) -> None:
        """Send a watcher the whole match as it stands."""
        journal = self._journal
        shown = [] if journal.play is None else tables(journal.play.state, journal.undoable, self._watchers[watcher])
        message = m.Sync(journal.id, journal.rev, self.info(watcher.person), shown, self._chat.lines)
        watcher.push(encode(message), journal.id)

    def sync_person(self, person: str | None) -> None:
        """Send the whole match to all connections of a person."""
        for watcher in self._watchers:
            if watcher.person == person:
                self.sync(watcher)

    def sync_all(self) -> None:
        """Send the whole match to everybody; whoever is away gets it when they come back."""
        self._recent = Recent(self._journal.rev)
        for watcher in self._watchers:
            self._watchers[watcher] = self._eyes_of(watcher.person)
            self.sync(watcher)

    def look_again(self) -> None:
        """Give every watcher the sight of the seats they hold now; whoever is away gets it when they come back."""
        self._recent = Recent(self._journal.rev)
        for watcher, eyes in list(self._watchers.items()):
            held = self._eyes_of(watcher.person)
            if held != eyes:
                self._watchers[watcher] = held
                self.sync(watcher)

    def tell_change(self, seat: int, log: Log | None) -> None:
        """Send everybody the latest change of the table; no log: decisions were taken back."""
        journal = self._journal
        assert journal.play is not None, "a table that changes has begun"
        change = Change(
            journal.id,
            journal.rev,
            journal.step,
            seat,
            log,
            journal.play.state,
            journal.undoable,
            self._clocks.show(self._clocks.time()),
        )
        self._recent.add(change)
        for watcher, eyes in self._watchers.items():
            watcher.push(change.message(eyes), journal.id)

    def tell_info(self, but: Watcher | None = None) -> None:
        """Send everybody how things stand around the table."""
        sent: dict[str | None, bytes] = {}
        for watcher in self._watchers:
            if watcher is not but:
                person = watcher.person if self._journal.seats_of(watcher.person) else None
                if person not in sent:
                    sent[person] = self._info_message(person)
                watcher.push(sent[person], self._journal.id)

    def tell_line(self, line: m.ChatLine) -> None:
        """Send everybody what was said."""
        message = encode(m.Chatted(self._journal.id, line))
        for watcher in self._watchers:
            watcher.push(message, self._journal.id)

    def _eyes_of(self, person: str | None) -> Sights:
        return tuple(self._journal.seats_of(person)) or SPECTATOR

    def _info_message(self, person: str | None) -> bytes:
        return encode(m.Info(self._journal.id, self._journal.rev, self.info(person)))
