"""A match in memory: what it knows, how it is stored and shown. First the store, then the people."""

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
import structlog

from radura.core.game import game as find_game
from radura.core.kernel import OVER, State
from radura.core.match import Match, Prepared
from radura.core.record import read_lines
from radura.protocol import messages as m
from radura.protocol.lobby import Clock, Ending, Live, MatchInfo, Proposal, SeatKind, Status
from radura.protocol.messages import encode
from radura.server.clocks import Clocks
from radura.server.describe import clock_of, describe, proposals_of, record_of, seats_of
from radura.server.store import Loaded
from radura.server.store.tables import ADD_ENTRY, SET_MATCH, SET_SEAT, EntryRow, MatchRow, SeatRow, row
from radura.server.store.writer import Statement
from radura.server.stream import SPECTATOR, Change, Eyes, Recent, Watcher, tables
from radura.server.worker import Question

if TYPE_CHECKING:
    from radura.server.hall import Hall

_REFS = 512  # answers remembered for repeated requests
_STATUS = {status.value: status for status in Status}
PERSON, BOT, OPEN, LEFT = SeatKind.PERSON.value, SeatKind.BOT.value, SeatKind.OPEN.value, SeatKind.LEFT.value


class MatchCore:
    """All of a match but its deeds: those are in ``deeds.py``, done in one task, the only one that changes it."""

    def __init__(self, hall: "Hall", loaded: Loaded) -> None:
        self.hall = hall
        self.row: MatchRow = loaded.match
        self.id = self.row.id
        self.seats: list[SeatRow] = loaded.seats
        self.game = find_game(self.row.game)
        self.chat = [m.ChatLine(c.n, c.seat, c.name, c.text, c.at) for c in loaded.chat]
        self.play: Match | None = None
        self.prefix: list[tuple[int, int]] = []
        """What a branched match takes over from the one it comes from."""
        self.rev = 0
        self.turned = 0
        """The revision at which the table last changed: older decisions are stale."""
        self.updated = self.row.created
        self.turned_at = self.row.created
        self.watchers: dict[Watcher, Eyes] = {}
        self.used = time.monotonic()
        control = clock_of(self.row)
        self.clocks = None if control is None else Clocks(control, len(self.seats))
        self._refs: OrderedDict[tuple[str, str], int] = OrderedDict()
        self._asking: str | None = None
        """The person whose request is being carried out."""
        self._log = structlog.get_logger().bind(match=self.id)
        self._fold(loaded)
        self._recent = Recent(self.rev)
        if self.clocks is not None and self.status is Status.RUNNING:
            # A live clock does not count the time the server was down.
            live = isinstance(self.clocks.control, Live)
            self._run_clock(max(self.turned_at, self.hall.opened) if live else self.turned_at)

    def _fold(self, loaded: Loaded) -> None:
        """Go through what happened."""
        actions: list[tuple[int, int]] = []
        starts: list[int] = []
        barriers: list[bool] = []
        actor = OVER
        for entry in loaded.entries:
            self.rev, self.updated = entry.rev, entry.at
            if entry.kind in ("start", "act", "undo"):
                self.turned, self.turned_at = entry.rev, entry.at
            if entry.kind == "open":
                self.prefix = read_lines(self.game, entry.data.splitlines())
            elif entry.kind == "start":
                actions = read_lines(self.game, entry.data.splitlines())
            elif entry.kind == "act":
                starts.append(len(actions))
                barriers.append(entry.barrier)
                actions += read_lines(self.game, entry.data.splitlines())
                if self.clocks is not None:
                    self.clocks.spend(entry.seat, entry.spent, entry.actor)
            elif entry.kind == "undo":
                n = int(entry.data)
                del actions[starts[-n] :], starts[-n:], barriers[-n:]
            elif entry.kind == "end" and self.clocks is not None:
                self.clocks.stop(actor, entry.spent)
            actor = entry.actor
            self._remember(entry.person, entry.ref, entry.rev)
            self._saw(entry.person, entry.at)
        for line in loaded.chat:
            self._remember(line.person, line.ref, self.rev)
            self._saw(line.person, line.at)
        if any(entry.kind == "start" for entry in loaded.entries):
            free = next((n for n, barrier in enumerate(reversed(barriers)) if barrier), len(barriers))
            self.play = Match(record_of(self.row, self.seats, actions), free, closed=self.row.imported)

    # -- looking ------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        """How far the match has come."""
        return _STATUS[self.row.status]

    @property
    def actor(self) -> int:
        """The seat that must choose."""
        return self.play.state.actor if self.play is not None and self.status is Status.RUNNING else OVER

    @property
    def step(self) -> int:
        """The number of decisions taken."""
        return 0 if self.play is None else self.play.steps

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats a person holds."""
        return seats_of(self.seats, person)

    def eyes_of(self, person: str | None) -> Eyes:
        """Return what a person looks from."""
        return tuple(self.seats_of(person)) or SPECTATOR

    def is_participant(self, person: str | None) -> bool:
        """Tell whether a person sits, sat, or is awaited here, or set the match up."""
        return person is not None and (self.row.owner == person or any(s.person == person for s in self.seats))

    def info(self, person: str | None) -> MatchInfo:
        """Return all about the match that this person may know."""
        return describe(
            self.row,
            self.seats,
            person=person,
            rev=self.rev,
            step=self.step,
            actor=self.actor,
            updated=self.updated,
            time=self._time(),
            here={watcher.person for watcher in self.watchers if watcher.person is not None},
            gone=self.gone(),
        )

    def gone(self) -> list[int]:
        """Return the seats that a computer player may take over, if the others agree."""
        return [seat for seat in range(len(self.seats)) if self.is_gone(seat)]

    def is_gone(self, seat: int) -> bool:
        """Tell whether a computer player may go on for a seat, if the others agree.

        Its person has left, or has not come to the table for long while it was their turn. Where a clock runs,
        that decides who is too late.
        """
        held = self.seats[seat]
        if held.kind == LEFT:
            return self.status is Status.RUNNING
        due = self.actor == seat and self.hall.now() - self.turned_at >= self.hall.settings.absent_after
        return due and self.clocks is None and self.is_away(seat)

    def is_away(self, seat: int) -> bool:
        """Tell whether a person has not come to the table for long."""
        held = self.seats[seat]
        if held.kind != PERSON or any(watcher.person == held.person for watcher in self.watchers):
            return False
        return self.hall.now() - max(held.seen, self.row.created) >= self.hall.settings.absent_after

    def _saw(self, person: str | None, at: float) -> None:
        """Note that a person was at the table."""
        for seat in self.seats_of(person):
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], seen=max(at, self.seats[seat].seen))

    def _time(self) -> Clock | None:
        return None if self.clocks is None else self.clocks.show(self.hall.now())

    # -- watching -----------------------------------------------------------------------

    def join(self, watcher: Watcher, rev: int | None = None, said: int | None = None) -> None:
        """Let somebody watch: they get what is missing since a revision and a line of chat, or everything."""
        self.used = time.monotonic()
        person = watcher.person
        arrives = bool(self.seats_of(person)) and all(other.person != person for other in self.watchers)
        eyes = self.watchers[watcher] = self.eyes_of(person)
        missing = None if rev is None or rev > self.rev else self._recent.since(rev)
        lines = [] if said is None else [line for line in self.chat if line.n > said]
        if missing is None or (said is not None and lines and lines[0].n > said + 1):
            self.sync(watcher)
        else:
            for change in missing:
                watcher.push(change.message(eyes), self.id)
            for line in lines:
                watcher.push(encode(m.Chatted(self.id, line)), self.id)
            watcher.push(self._info_message(person), self.id)
        if arrives:
            self._send_info(but=watcher)

    def part(self, watcher: Watcher) -> None:
        """Let somebody go."""
        if self.watchers.pop(watcher, None) is None:
            return
        self.used = time.monotonic()
        person = watcher.person
        if person is not None and self.seats_of(person) and all(other.person != person for other in self.watchers):
            now = self.hall.now()
            self._saw(person, now)
            self.hall.note_seen(self.id, person, now)
            self._send_info()

    def sync(self, watcher: Watcher) -> None:
        """Send a watcher the whole match as it stands."""
        state = None if self.play is None else self.play.state
        shown = [] if state is None else tables(state, self.watchers[watcher])
        watcher.push(encode(m.Sync(self.id, self.rev, self.info(watcher.person), shown, self.chat)), self.id)

    def _info_message(self, person: str | None) -> bytes:
        return encode(m.Info(self.id, self.rev, self.info(person)))

    def _send_info(self, but: Watcher | None = None) -> None:
        sent: dict[str | None, bytes] = {}
        for watcher in self.watchers:
            if watcher is not but:
                person = watcher.person if self.seats_of(watcher.person) else None
                if person not in sent:
                    sent[person] = self._info_message(person)
                watcher.push(sent[person], self.id)

    def _send_change(self, seat: int, prepared: Prepared | None) -> None:
        assert self.play is not None
        log = None if prepared is None else prepared.log
        change = Change(self.id, self.rev, self.step, seat, log, self.play.state, self._time())
        self._recent.add(change)
        for watcher, eyes in self.watchers.items():
            watcher.push(change.message(eyes), self.id)

    # -- storing ------------------------------------------------------------------------

    async def _append(
        self,
        kind: str,
        seat: int,
        *,
        data: str = "",
        barrier: bool = False,
        state: State | None = None,
        step: int | None = None,
        spent: float = 0.0,
        ref: str = "",
        match: MatchRow | None = None,
        seats: Sequence[SeatRow] = (),
        also: Sequence[Statement] = (),
    ) -> None:
        """Store one more revision, with the match and seats as they will be; then they are so."""
        now = self.hall.now()
        after = match or self.row
        running = after.status == Status.RUNNING.value
        held = state if state is not None else (None if self.play is None else self.play.state)
        entry = EntryRow(
            match=self.id,
            rev=self.rev + 1,
            kind=kind,
            seat=seat,
            data=data,
            barrier=barrier,
            step=self.step if step is None else step,
            actor=held.actor if held is not None and running else OVER,
            spent=spent,
            at=now,
            ref=ref,
            person=self._asking,
        )
        statements: list[Statement] = [(ADD_ENTRY, row(entry))]
        if match is not None:
            values = {"status": match.status, "ending": match.ending, "proposals": match.proposals}
            statements.append((SET_MATCH, {"_id": self.id, "rematch": match.rematch, **values}))
        for s in seats:
            values = {"kind": s.kind, "name": s.name, "level": s.level}
            statements.append((SET_SEAT, {"_match": self.id, "_seat": s.seat, "person": s.person, **values}))
        await self.hall.store.write([*statements, *also])
        self.rev, self.updated, self.row = entry.rev, now, after
        for s in seats:
            self.seats[s.seat] = s
        self._remember(self._asking, ref, self.rev)

    def _remember(self, person: str | None, ref: str, rev: int) -> None:
        if person is not None and ref:
            self._refs[(person, ref)] = rev
            if len(self._refs) > _REFS:
                self._refs.popitem(last=False)

    # -- after a change -----------------------------------------------------------------

    def _turn(self) -> None:
        """Note that the table has changed with this revision."""
        self.turned, self.turned_at = self.rev, self.updated

    def _run_clock(self, now: float) -> None:
        if self.clocks is not None:
            actor = self.actor
            self.clocks.run(actor if actor >= 0 and self.seats[actor].kind == PERSON else None, now)

    def proposals(self) -> list[Proposal]:
        """Return what waits for consent."""
        return proposals_of(self.row)

    def _with(self, *, proposals: list[Proposal] | None = None, ending: Ending | None = None) -> MatchRow:
        """Return the match's row as it will be: with these proposals, or over."""
        changes: dict[str, str] = {}
        if proposals is not None:
            changes["proposals"] = encode_list(proposals)
        if ending is not None:
            changes |= {"status": Status.OVER.value, "ending": msgspec.json.encode(ending).decode(), "proposals": "[]"}
        return msgspec.structs.replace(self.row, **changes)

    def question(self, level: str) -> Question:
        """Return what a computer player of this level must be asked now."""
        assert self.play is not None
        record = self.play.record
        seat = self.actor
        return Question(
            self.id,
            record.game,
            len(record.seats),
            record.options,
            record.actions[:],
            seat,
            level,
            0,
        )


def encode_list(proposals: list[Proposal]) -> str:
    """Return proposals as they are stored."""
    return msgspec.json.encode(proposals).decode()
