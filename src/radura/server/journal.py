"""The journal of a match: all that is stored of it, and how it stands by that. First the store, then the memory."""

import asyncio
import contextlib
from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

import msgspec

from radura.core.game import game as find_game
from radura.core.kernel import OVER, State
from radura.core.match import Match, Prepared
from radura.core.record import Record, Resumption, write_lines
from radura.core.text import BadInput
from radura.protocol.lobby import Proposal, Status
from radura.server.clocks import now
from radura.server.describe import (
    Luck,
    is_sealed,
    luck_of,
    may_be_veiled,
    owing,
    proposals_of,
    record_of,
    with_luck,
)
from radura.server.past import Anchors
from radura.server.refusal import Refusal
from radura.server.requests import Job, Stale
from radura.server.seats import PERSON, people_seats, seats_of
from radura.server.store import Loaded, Store
from radura.server.store.tables import (
    ADD_ENTRY,
    ADD_SNAPSHOT,
    DROP_SNAPSHOT,
    SET_MATCH,
    SET_SEAT,
    EntryRow,
    MatchRow,
    SeatRow,
    row,
)
from radura.server.store.writer import Statement
from radura.server.story import Story, as_actions, resumption_data, snapshot_of
from radura.server.worker import Question

_REFS = 512  # answers remembered for repeated requests
_STATUS = {status.value: status for status in Status}


class Journal:
    """What happened in a match, revision by revision. Only the match's own task writes."""

    def __init__(self, store: Store, loaded: Loaded) -> None:
        self._store = store
        self.row: MatchRow = loaded.match
        self.id = self.row.id
        self.seats: list[SeatRow] = loaded.seats
        self.game = find_game(self.row.game)
        self.play: Match | None = None
        """The match itself, once it has begun."""
        self.rev = 0
        self.updated = self.row.created
        self.turned = 0
        """The revision at which the table last changed: older decisions are stale."""
        self.turned_at = self.row.created
        self._step = 0
        self.resumption: Resumption | None = None
        """Where the match goes on by the rules of today, until that is stored."""
        self._snapped = max((snapshot.rev for snapshot in loaded.snapshots), default=0)
        self.is_veiled = may_be_veiled(self.row, self.seats)
        """True until it is known that no match goes on in which the hidden cards of this one lie."""
        self._refs: OrderedDict[tuple[str, str], int] = OrderedDict()
        self.story = Story(loaded.snapshots)
        self._fold(loaded.entries)
        for entry in loaded.entries:
            self.remember(entry.person, entry.ref, entry.rev)
            self.saw(entry.person, entry.at)
        for line in loaded.chat:
            self.remember(line.person, line.ref, self.rev)
            self.saw(line.person, line.at)

    def _fold(self, entries: Iterable[EntryRow]) -> None:
        """Go through what happened."""
        for entry in entries:
            self.rev, self.updated, self._step = entry.rev, entry.at, entry.step
            if self.story.add(entry):
                self._turn()
        if self.story.lines is not None:
            self.play = self._playable(self.story.lines)
        if self.play is not None:
            self.story.forget(len(self.play.record.past))

    def _playable(self, lines: list[str]) -> Match | None:
        """Return the match itself; None if only older rules could play it, or replay what is over."""
        header = self._header()
        if self.row.rules_version == self.game.rules_version:
            with contextlib.suppress(BadInput):  # other data, without another version of the rules
                return Match(self.story.record(header, self.game, lines), self.story.free, closed=self.row.imported)
        if self.status is not Status.RUNNING:
            return None
        self.resumption = self.story.resumption(header, self.game)
        if self.resumption is None:
            return None
        past = lines[: self.resumption.lines]
        version = self.game.rules_version
        return Match(replace(header, rules_version=version, past=past, resumed=self.resumption), free=0)

    def _header(self) -> Record:
        return record_of(self.row, self.seats, [], self.game)

    # -- how the match stands ---------------------------------------------------------

    @property
    def status(self) -> Status:
        """How far the match has come."""
        return _STATUS[self.row.status]

    @property
    def is_sealed(self) -> bool:
        """True if nobody can sit down any more, and the match is about to begin."""
        return is_sealed(self.row, self.seats)

    @property
    def luck(self) -> Luck:
        """What the seats of a match that has not begun have promised to add to the seed, and have added."""
        known, nothing = luck_of(self.row), [""] * len(self.seats)
        return known if known.promises else Luck(nothing, nothing)

    @property
    def owing(self) -> list[int]:
        """The seats of a sealed match that have still to add to the seed what they have promised."""
        return owing(self.row, self.seats)

    @property
    def is_revealed(self) -> bool:
        """True if everything may be seen: the match is over, and so are all that share its hidden cards."""
        return self.status is Status.OVER and not self.is_veiled

    @property
    def actor(self) -> int:
        """The seat that must choose."""
        return self.play.state.actor if self.play is not None and self.status is Status.RUNNING else OVER

    @property
    def awaited(self) -> int | None:
        """The seat that must choose, if a person holds it."""
        actor = self.actor
        return actor if actor >= 0 and self.seats[actor].kind == PERSON else None

    @property
    def is_discreet(self) -> bool:
        """True if how quickly the question that waits is answered could tell what the seat holds."""
        frame = self.play.state.stack if self.play is not None else None
        return frame is not None and frame.step.discreet

    @property
    def step(self) -> int:
        """The number of decisions taken, those included that a branched match has taken over."""
        return self._step if self.play is None else self.play.steps

    @property
    def is_save_point(self) -> bool:
        """True if the game says that a campaign can be copied where it stands."""
        play = self.play
        return play is not None and self.status is Status.RUNNING and self.game.is_save_point(play.state)

    @property
    def is_halted(self) -> bool:
        """True if a running match cannot go on: the rules have changed, and the new ones cannot read its position."""
        return self.status is Status.RUNNING and self.play is None

    @property
    def record(self) -> Record:
        """The match as a record; if the rules of today cannot replay it, others can."""
        return self.story.unread(self._header()) if self.play is None else self.play.record

    def film(self) -> tuple[Record, Anchors]:
        """Return every action of the match, and how to read the positions that help where older rules played."""
        if self.play is None and self.story.lines is None:
            raise Refusal("srv-err-not-begun")
        record = replace(self.record, actions=self.record.actions[:])
        if not record.past:
            return record, dict
        actions = as_actions(self.game, record.past) + record.actions
        last = record if self.play is not None else replace(record, resumed=None)
        return replace(record, actions=actions, past=[], resumed=None), partial(self.story.anchors, self.game, last)

    @property
    def undoable(self) -> set[int]:
        """The seats whose latest decision can be taken back."""
        return self.play.deciders() if self.play is not None and self.status is Status.RUNNING else set()

    @property
    def proposals(self) -> list[Proposal]:
        """What waits for consent."""
        return proposals_of(self.row)

    def seats_of(self, person: str | None) -> list[int]:
        """Return the seats a person holds."""
        return seats_of(self.seats, person)

    def is_participant(self, person: str | None) -> bool:
        """Tell whether a person sits, sat, or is awaited here, or set the match up."""
        return person is not None and (self.row.owner == person or any(s.person == person for s in self.seats))

    def running(self) -> Match:
        """Return the match itself; Refusal if nobody can play it now."""
        if self.status is not Status.RUNNING:
            raise Refusal("srv-err-not-running")
        if self.play is None:
            raise Refusal("srv-err-old-rules")
        return self.play

    def check_current(self, rev: int) -> None:
        """Raise Stale if the table is no longer as it was at this revision."""
        if not self.turned <= rev <= self.rev:
            raise Stale

    def question(self, level: str) -> Question:
        """Return what a computer player of this level must be asked now."""
        record = self.running().record
        return question_of(self.id, record, record.actions[:], self.actor, level)

    # -- writing ----------------------------------------------------------------------

    async def begin(self, job: Job) -> None:
        """Write down that the match begins, with the chance of its set-up."""
        luck = Luck(self.luck.promises, self._numbers())
        current = {"status": Status.RUNNING.value, "rules_version": self.game.rules_version}
        after = msgspec.structs.replace(with_luck(self.row, luck), **current)
        header = record_of(after, self.seats, [], self.game)
        record = self.story.record(header, self.game, self.story.prefix)
        play = await asyncio.to_thread(Match, record, 0)  # what a branched match takes over may be long
        data = "\n".join([*play.record.past, *write_lines(self.game, play.record.actions)])
        await self._append(job, "start", 0, data=data, barrier=True, state=play.state, step=play.steps, row=after)
        self.play = play
        self._turn()

    async def resume(self, job: Job) -> None:
        """Write down that the match goes on by the rules of today."""
        assert self.resumption is not None
        assert self.play is not None
        after = msgspec.structs.replace(self.row, rules_version=self.game.rules_version, proposals="[]")
        data = resumption_data(self.resumption)
        await self._append(job, "rules", 0, data=data, barrier=True, state=self.play.state, row=after)
        self.resumption = None
        self._turn()

    async def keep_position(self) -> None:
        """Store the position, unless it is stored already, so that the match outlives its rules."""
        play = self.play
        if play is None or self.turned <= self._snapped:
            return
        rev, snapshot = self.rev, snapshot_of(self.id, self.rev, play.steps, play.state)
        dropped = {"_match": self.id, "_part": snapshot.part}
        await self._store.write([(DROP_SNAPSHOT, dropped), (ADD_SNAPSHOT, row(snapshot))])
        self._snapped = rev

    def _numbers(self) -> list[str]:
        """Return what goes into the seed beside the server's part: nothing, unless at least one person adds to it."""
        nonces = self.luck.nonces
        return nonces if any(nonces[seat] for seat in people_seats(self.seats)) else []

    async def take(self, job: Job, prepared: Prepared, spent: float, row: MatchRow | None) -> None:
        """Write down a decision; then it is taken."""
        play = self.running()
        data = "\n".join(write_lines(self.game, prepared.actions))
        await self._append(
            job,
            "act",
            prepared.seat,
            data=data,
            barrier=prepared.log.is_barrier,
            state=prepared.state,
            step=play.steps + 1,
            spent=spent,
            row=row,
        )
        play.commit(prepared)
        self._turn()

    async def take_back(self, job: Job, seat: int, n: int, row: MatchRow) -> None:
        """Write down that the latest n decisions are taken back; then they are."""
        play = self.running()
        await self._append(job, "undo", seat, data=str(n), state=play.before(n), step=play.steps - n, row=row)
        play.undo(n)
        self._turn()

    async def note(
        self,
        job: Job,
        kind: str,
        seat: int,
        *,
        row: MatchRow | None = None,
        seats: Sequence[SeatRow] = (),
        spent: float = 0.0,
    ) -> None:
        """Write down something that leaves the table as it is, with the match and seats as they will be."""
        await self._append(job, kind, seat, spent=spent, row=row, seats=seats)

    async def _append(
        self,
        job: Job,
        kind: str,
        seat: int,
        *,
        data: str = "",
        barrier: bool = False,
        state: State | None = None,
        step: int | None = None,
        spent: float = 0.0,
        row: MatchRow | None = None,
        seats: Sequence[SeatRow] = (),
    ) -> None:
        """Store one more revision; then the match is so."""
        after = row or self.row
        held = self.play.state if state is None and self.play is not None else state
        waits = held is not None and after.status == Status.RUNNING.value
        entry = EntryRow(
            match=self.id,
            rev=self.rev + 1,
            kind=kind,
            seat=seat,
            data=data,
            barrier=barrier,
            step=self.step if step is None else step,
            actor=held.actor if held is not None and waits else OVER,
            spent=spent,
            at=now(),
            ref=job.ref,
            person=job.person,
            save_point=waits and self.game.is_save_point(held),
        )
        await self._store.write(_statements(entry, row, seats))
        self.rev, self.updated, self.row = entry.rev, entry.at, after
        for changed in seats:
            self.seats[changed.seat] = changed
        self.remember(job.person, job.ref, self.rev)

    def _turn(self) -> None:
        """Note that the table has changed with this revision."""
        self.turned, self.turned_at = self.rev, self.updated

    # -- who asked what, and was here when --------------------------------------------

    def remember(self, person: str | None, ref: str, rev: int) -> None:
        """Keep the answer to a person's request, should it come again."""
        if person is not None and ref:
            self._refs[(person, ref)] = rev
            if len(self._refs) > _REFS:
                self._refs.popitem(last=False)

    def answered(self, job: Job) -> int | None:
        """Return the revision that a request led to the first time, if it was carried out already."""
        return None if job.person is None or not job.ref else self._refs.get((job.person, job.ref))

    def saw(self, person: str | None, at: float) -> None:
        """Note that a person was at the table."""
        for seat in self.seats_of(person):
            self.seats[seat] = msgspec.structs.replace(self.seats[seat], seen=max(at, self.seats[seat].seen))


def question_of(match: str, record: Record, actions: list[tuple[int, int]], seat: int, level: str) -> Question:
    """Return what a computer player must be asked after these actions of a record."""
    start = None if record.resumed is None else record.resumed.position
    return Question(match, record.game, len(record.seats), record.options, actions, seat, level, 0, start)


def _statements(entry: EntryRow, match: MatchRow | None, seats: Sequence[SeatRow]) -> list[Statement]:
    statements: list[Statement] = [(ADD_ENTRY, row(entry))]
    if match is not None:
        kept = ("status", "ending", "proposals", "luck", "rules_version", "rematch")
        statements.append((SET_MATCH, {"_id": match.id, **{name: getattr(match, name) for name in kept}}))
    for seat in seats:
        values = {"kind": seat.kind, "name": seat.name, "level": seat.level}
        statements.append((SET_SEAT, {"_match": entry.match, "_seat": seat.seat, "person": seat.person, **values}))
    return statements
