"""The story of a match: its entries as lines of a record, by whatever rules, and the positions kept on the way.

Rules change, matches go on. What only older rules can read is kept as text; where the rules of today cannot replay it,
they take up a position that was stored beside it (docs/decisions/0023).
"""

import zlib
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from typing import Any, NamedTuple

import msgspec

from radura.core.chance import Committed
from radura.core.game import AnyGame
from radura.core.kernel import CHANCE, State
from radura.core.record import Record, Resumption, read_lines
from radura.core.text import BadInput
from radura.server.store.tables import EntryRow, SnapshotRow

PART = 64
"""Of so many decisions the last position that was stored is kept for ever; so is the opening."""
_STUMBLES = (BadInput, AssertionError, LookupError, TypeError, ValueError)
"""Rules may stumble in any way over a position that others have made."""


class Kept(NamedTuple):
    """A position that was stored, and by which rules and after how many numbers drawn from the seed it came about."""

    rules_version: int
    draws: int
    position: Mapping[str, Any]


class Story:
    """What the entries tell, one after another."""

    def __init__(self, snapshots: Iterable[SnapshotRow]) -> None:
        self._snapshots = {snapshot.rev: snapshot for snapshot in snapshots}
        self._kept: dict[int, SnapshotRow | Resumption] = {}
        self.prefix: list[str] = []
        """What a branched match takes over from the one it comes from."""
        self.lines: list[str] | None = None
        """None: the match has not begun."""
        self.resumed: Resumption | None = None
        """Where the match went on by other rules for the last time."""
        self._decisions: list[tuple[int, bool]] = []  # where each stands, and whether it is a barrier

    def add(self, entry: EntryRow) -> bool:
        """Take the next entry in; tell whether the table has changed."""
        changed = self._fold(entry)
        if self.lines is not None and (snapshot := self._snapshots.get(entry.rev)) is not None:
            self._kept[len(self.lines)] = snapshot
        return changed

    def _fold(self, entry: EntryRow) -> bool:
        lines = self.lines
        if entry.kind == "open":
            self.prefix = entry.data.splitlines()
            return False
        if entry.kind == "start":
            self.lines = entry.data.splitlines()
        elif entry.kind == "rules":
            self._resume(msgspec.json.decode(entry.data, type=Resumption))
        elif entry.kind == "act" and lines is not None:
            self._decisions.append((len(lines), entry.barrier))
            lines += entry.data.splitlines()
        elif entry.kind == "undo" and lines is not None:
            n = int(entry.data)
            self._cut(self._decisions[-n][0])
            del self._decisions[-n:]
        else:
            return False
        return True

    def _resume(self, resumed: Resumption) -> None:
        self.resumed = resumed
        self._decisions.clear()
        self._kept[resumed.lines] = resumed
        if self.lines is not None:
            self._cut(resumed.lines)

    def _cut(self, at: int) -> None:
        assert self.lines is not None
        del self.lines[at:]
        self._kept = {lines: kept for lines, kept in self._kept.items() if lines <= at}

    @property
    def free(self) -> int:
        """How many of the latest decisions can be taken back."""
        decisions = self._decisions
        return next((n for n, (_, barrier) in enumerate(reversed(decisions)) if barrier), len(decisions))

    # -- what the rules of today make of it -----------------------------------------------

    def record(self, header: Record, game: AnyGame, lines: list[str]) -> Record:
        """Return these lines of the match as a record; BadInput if the rules of today have no such actions."""
        first = 0 if self.resumed is None else self.resumed.lines
        actions = read_lines(game, lines[first:], first + 2)
        return replace(header, past=lines[:first], resumed=self.resumed, actions=actions)

    def unread(self, header: Record) -> Record:
        """Return the match as a record that only older rules can read."""
        return replace(header, past=self.lines or [], resumed=self.resumed)

    def resumption(self, header: Record, game: AnyGame) -> Resumption | None:
        """Return where a match goes on by the rules of today: as late as they can follow; None: nowhere.

        The latest position counts even if what was decided after it cannot be played any more; an earlier one, or the
        opening, only if all of it can: decisions are not given up for less.
        """
        assert self.lines is not None
        for n, (lines, kept) in enumerate([*self.kept(), (0, None)]):
            start = None if kept is None else Resumption(lines, kept.rules_version, kept.draws, dict(kept.position))
            record = replace(
                header, rules_version=game.rules_version, past=self.lines[:lines], resumed=start, actions=[]
            )
            try:
                state, taken = record.take_lines(self.lines[lines:])
            except _STUMBLES:
                continue
            reached = lines + taken
            if reached == len(self.lines) or (n == 0 and kept is not None):
                assert isinstance(state.rng, Committed)
                return Resumption(reached, header.rules_version, state.rng.count, state.to_position())
        return None

    def kept(self) -> list[tuple[int, Kept]]:
        """Return the positions that were stored, the latest first, each with the number of lines before it."""
        return [(lines, _opened(self._kept[lines])) for lines in sorted(self._kept, reverse=True)]

    def forget(self, past: int) -> None:
        """Let go of what nobody needs in memory while the rules of today play all but so many lines of the match."""
        self.lines = None
        self._snapshots.clear()
        self._kept = {lines: kept for lines, kept in self._kept.items() if lines < past}

    def anchors(self, game: AnyGame, record: Record) -> dict[int, State]:
        """Return the positions on the way of a record that the rules of today can read."""
        kept = dict(self.kept())
        if (last := record.resumed) is not None:
            kept = {at: one for at, one in kept.items() if at < last.lines} | {last.lines: _opened(last)}
        found = {at: _state(game, record, one.position) for at, one in kept.items()}
        return {at: state for at, state in found.items() if state is not None}


def as_actions(game: AnyGame, lines: Iterable[str]) -> list[tuple[int, int]]:
    """Return lines as actions; -1 stands for one that the rules of today do not know."""
    actions: list[tuple[int, int]] = []
    for line in lines:
        try:
            actions += read_lines(game, [line])
        except BadInput:
            who = line.partition(" ")[0]
            actions.append((CHANCE if who == "*" else int(who), -1))
    return actions


def snapshot_of(match: str, rev: int, steps: int, state: State) -> SnapshotRow:
    """Return a position as it is stored."""
    position = zlib.compress(msgspec.json.encode(state.to_position()), 1)
    draws = state.rng.count if isinstance(state.rng, Committed) else 0
    return SnapshotRow(match, 1 + steps // PART if steps else 0, rev, state.game.rules_version, draws, position)


def resumption_data(resumed: Resumption) -> str:
    """Return where a match goes on by other rules, as an entry tells it."""
    return msgspec.json.encode(asdict(resumed)).decode()


def _opened(kept: SnapshotRow | Resumption) -> Kept:
    if isinstance(kept, Resumption):
        return Kept(kept.rules_version, kept.draws, kept.position)
    return Kept(kept.rules_version, kept.draws, msgspec.json.decode(zlib.decompress(kept.position)))


def _state(game: AnyGame, header: Record, position: Mapping[str, Any]) -> State | None:
    """Return a stored position, if the rules of today can read it."""
    try:
        state: State = game.position({**position, "seats": len(header.seats)}, chance="explicit")
    except _STUMBLES:
        return None
    return state
