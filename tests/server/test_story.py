"""Which stored position a match goes on from, and which do not count any more."""

import msgspec
from tests.support.parley import Parley

import radura
from radura.core.chance import Committed
from radura.core.record import Record, write_lines
from radura.server.past import Past
from radura.server.store.tables import EntryRow, SnapshotRow
from radura.server.story import Story, as_actions, resumption_data, snapshot_of


class Play:
    """A match with the entries and positions that a server would store of it."""

    def __init__(self, parley: Parley) -> None:
        self.game = parley
        self.match = radura.Match(Record.start(parley, ["a", "b", "c"], seed=bytes(32)))
        self.entries = [self.entry("start", "\n".join(self.lines))]
        self.snapshots: list[SnapshotRow] = []

    @property
    def lines(self) -> list[str]:
        return write_lines(self.game, self.match.record.actions)

    def entry(self, kind: str, data: str, *, barrier: bool = True) -> EntryRow:
        rev = len(self.entries) + 1 if kind != "start" else 1
        return EntryRow("m", rev, kind, 0, data, barrier, 0, 0, 0.0, 0.0, "")

    def decide(self, n: int = 1, *, keep: bool = False) -> None:
        """Take decisions; ``keep`` stores the position after the last."""
        for _ in range(n):
            before = len(self.lines)
            barrier = self.match.play(self.match.state.legal()[-1]).is_barrier
            self.entries.append(self.entry("act", "\n".join(self.lines[before:]), barrier=barrier))
        if keep:
            self.snapshots.append(snapshot_of("m", len(self.entries), 64 * len(self.snapshots), self.match.state))

    def story(self) -> Story:
        story = Story(self.snapshots)
        for entry in self.entries:
            story.add(entry)
        return story

    @property
    def header(self) -> Record:
        return Record.start(self.game, ["a", "b", "c"], seed=bytes(32))


def renamed(entries: list[EntryRow], since: int, until: int) -> None:
    """Let some entries have actions that nobody knows any more."""
    for n in range(since, until):
        lines = (f"{line} formerly" for line in entries[n].data.splitlines())
        entries[n] = msgspec.structs.replace(entries[n], data="\n".join(lines))


def test_a_match_goes_on_from_the_latest_position_and_what_was_decided_since(parley: Parley) -> None:
    play = Play(parley)
    play.decide(3, keep=True)
    play.decide(2)
    found = play.story().resumption(play.header, parley)
    assert found is not None
    rng = play.match.state.rng
    assert isinstance(rng, Committed)
    assert (found.lines, found.draws) == (len(play.lines), rng.count)
    assert found.position == play.match.state.to_position()


def test_what_cannot_be_played_after_the_latest_position_is_given_up(parley: Parley) -> None:
    play = Play(parley)
    play.decide(3, keep=True)
    stored, lines = play.match.state.to_position(), len(play.lines)
    play.decide(2)
    renamed(play.entries, 4, 6)
    found = play.story().resumption(play.header, parley)
    assert found is not None
    assert (found.lines, found.position) == (lines, stored)


def test_an_earlier_position_counts_only_if_nothing_is_given_up(parley: Parley) -> None:
    play = Play(parley)
    play.decide(2, keep=True)
    play.decide(2, keep=True)
    play.snapshots[1].position = b"x\x01\xabV\xaaP\xb22\xac\x05\x00\x08\x9d\x02 "  # {"x":1}
    found = play.story().resumption(play.header, parley)
    assert found is not None
    assert found.position == play.match.state.to_position()
    renamed(play.entries, 4, 5)
    assert play.story().resumption(play.header, parley) is None


def test_without_a_position_all_of_the_match_must_play(parley: Parley) -> None:
    play = Play(parley)
    play.decide(2)
    assert play.story().resumption(play.header, parley) is not None
    renamed(play.entries, 2, 3)
    assert play.story().resumption(play.header, parley) is None


def test_a_position_that_was_taken_back_does_not_count(parley: Parley) -> None:
    play = Play(parley)
    while not play.match.can_undo:
        play.decide()
    before = len(play.lines)
    play.snapshots.append(snapshot_of("m", len(play.entries), 0, play.match.state))
    play.match.undo()
    play.entries.append(play.entry("undo", "1"))
    story = play.story()
    assert story.kept() == []
    assert story.lines == play.lines
    assert len(play.lines) < before


def test_after_a_change_of_rules_nothing_before_can_be_taken_back(parley: Parley) -> None:
    play = Play(parley)
    while not play.match.can_undo:
        play.decide()
    found = play.story().resumption(play.header, parley)
    assert found is not None
    play.entries.append(play.entry("rules", resumption_data(found)))
    story = play.story()
    assert (story.free, story.resumed) == (0, found)
    record = story.record(play.header, parley, play.lines)
    assert (record.past, record.actions) == (play.lines, [])


def test_where_nobody_can_follow_the_table_stands_still_until_the_next_position(parley: Parley) -> None:
    play = Play(parley)
    shown = [play.match.state.to_position()]
    for n in range(6):
        play.decide(keep=n == 3)
        shown.append(play.match.state.to_position())
    renamed(play.entries, 2, 4)  # the second and third decision
    story = play.story()
    assert story.lines is not None
    record = play.header
    record.actions = as_actions(parley, story.lines)
    past = Past(record, story.anchors(parley, record))
    found = [position.state.to_position() for position in past.walk()]
    assert found == [shown[0], shown[1], shown[1], shown[1], *shown[4:]]
    assert [past.at(step).state.to_position() for step in range(past.last + 1)] == found
