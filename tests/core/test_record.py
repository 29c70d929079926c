"""Records: written, read, replayed, branched; damage names its line."""

import json
import random
from dataclasses import replace
from pathlib import Path

import pytest
from tests.support.parley import Parley

from radura import CHANCE, OVER, BadInput, Match, Record, State
from radura.core.chance import Committed, commitment
from radura.core.game import game as find_game
from radura.core.record import Resumption, write_lines


def played(parley: Parley, seed: int | bytes = 7, actions: int = 100) -> Match:
    """Return a match in which everybody takes the last option, this many times at most."""
    match = Match(Record.start(parley, ["ann", "bob", "bot:random"], seed=seed))
    for _ in range(actions):
        if match.state.actor == OVER:
            break
        match.play(match.state.legal()[-1])
    return match


def test_a_record_is_one_header_and_one_action_a_line(parley: Parley) -> None:
    text = played(parley).record.to_text()
    lines = text.splitlines()
    header = json.loads(lines[0])
    assert header["radura"] == 1
    assert header["game"] == "parley"
    assert header["seats"] == ["ann", "bob", "bot:random"]
    assert header["commitment"] == commitment(7)
    assert lines[1].startswith("* draw(")
    assert any(line.startswith("0 play(") for line in lines)


@pytest.mark.parametrize("seed", [7, b"a secret of many bytes"])
def test_text_and_replay_give_the_match_back(parley: Parley, seed: int | bytes, tmp_path: Path) -> None:
    match = played(parley, seed)
    match.record.save(tmp_path / "match.radura")
    again = Record.load(tmp_path / "match.radura")
    assert again == match.record
    assert again.replay().to_position() == match.state.to_position()
    assert [path.name for path in tmp_path.iterdir()] == ["match.radura"]


def test_replay_stops_anywhere(parley: Parley) -> None:
    record = played(parley).record
    state: State = parley.new(3, chance="explicit")
    for at, (actor, action) in enumerate(record.actions):
        assert record.replay(at).to_position() == state.to_position()
        assert state.actor == actor
        state.apply(action)


def test_a_replayed_match_goes_on_with_the_same_luck(parley: Parley) -> None:
    whole = played(parley)
    part = played(parley, actions=2)
    state = part.record.replay()
    while state.actor != OVER:
        state.apply(state.legal()[-1])
    assert state.to_position() == whole.state.to_position()


def test_the_seed_can_be_kept_back(parley: Parley) -> None:
    match = played(parley, b"secret", actions=3)
    hidden = Record.from_text(match.record.to_text(with_seed=False))
    assert hidden.seed is None
    assert hidden.commitment == commitment(b"secret")
    state = hidden.replay()
    assert state.to_position() == match.state.to_position()
    assert state.rng is None
    with pytest.raises(BadInput, match="does not reveal its seed"):
        Match(hidden)


def test_barriers_are_where_chance_fell_or_a_card_was_shown(parley: Parley) -> None:
    record = played(parley).record
    show = parley.actions.show
    for (actor, action), barrier in zip(record.actions, record.barriers(), strict=True):
        if actor == CHANCE or show(action) != "let":
            assert barrier, show(action)


# -- branches ---------------------------------------------------------------------------


def test_a_branch_shares_the_beginning_and_has_its_own_luck(parley: Parley) -> None:
    record = played(parley).record
    for at in range(len(record.actions)):
        branch = Match(record.branch(at, seed=99))
        assert branch.record.actions[:at] == record.actions[:at]
        while branch.state.actor != OVER:
            branch.play(branch.state.legal()[0])
        again = Record.from_text(branch.record.to_text())
        assert again.forced == at
        assert again.replay().to_position() == branch.state.to_position()
    assert record.branch(3).seed != record.branch(3).seed
    assert len(record.actions) == len(played(parley).record.actions)


def test_undo_before_the_branching_point_stays_a_true_record(parley: Parley) -> None:
    match = Match(Record.start(parley, ["a", "b", "c"], seed=2))
    match.play(match.state.legal()[0])
    match.play(match.state.game.actions.parse("let"))
    branch = Match(match.record.branch(len(match.record.actions), seed=5))
    if branch.can_undo:
        branch.undo()
    while branch.state.actor != OVER:
        branch.play(branch.state.legal()[-1])
    assert Record.from_text(branch.record.to_text()).replay().to_position() == branch.state.to_position()


# -- what the seats add to the seed -------------------------------------------------------


def test_what_a_seat_adds_deals_another_match_and_stands_in_the_record(parley: Parley) -> None:
    added = replace(Record.start(parley, ["a", "b", "c"], seed=bytes(32)), nonces=["", "1" * 64, ""], match="m")
    dealt = [Match(record).state.to_position() for record in (Record.start(parley, "abc", seed=bytes(32)), added)]
    assert dealt[0] != dealt[1]
    text = added.to_text()
    head = json.loads(text.splitlines()[0])
    assert (head["radura"], head["nonces"], head["match"]) == (2, ["", "1" * 64, ""], "m")
    again = Record.from_text(text)
    assert again == added
    assert again.replay().to_position() == dealt[1]
    again.nonces = ["", "2" * 64, ""]
    with pytest.raises(BadInput, match="but the seed gives"):
        again.replay()


def test_draws_tell_their_numbers_and_those_of_another_match_tell_none(parley: Parley) -> None:
    match = Match(Record.start(parley, ["a", "b", "c"], seed=2))
    first = match.record.draws()
    drawn = [action for actor, action in match.record.actions if actor == CHANCE]
    assert [draw.name for draw in first] == [parley.actions.show(action) for action in drawn]
    assert all(draw.numbers for draw in first)
    branch = Match(match.record.branch(len(match.record.actions), seed=5)).record
    assert [draw.numbers for draw in branch.draws()][: len(first)] == [None] * len(first)


# -- matches that go on by other rules -----------------------------------------------------


def resumed(match: Match) -> Record:
    """Return the record of a match that goes on from where it stands; what came before has names nobody knows."""
    rng = match.state.rng
    assert isinstance(rng, Committed)
    past = [f"{line} formerly" for line in write_lines(match.game, match.record.actions)]
    start = Resumption(len(past), 0, rng.count, match.state.to_position())
    return replace(match.record, actions=[], past=past, resumed=start)


@pytest.mark.parametrize(
    "game", ["parley", "living_forest_duel", "res_arcana_duo", "casting_shadows", "storyfold_wildwoods"]
)
def test_a_match_goes_on_from_a_position_with_the_very_same_luck(game: str, parley: Parley) -> None:
    chosen = parley if game == "parley" else find_game(game)
    names = ["human"] * chosen.max_seats
    whole = Match(Record.start(chosen, names, seed=bytes(32)))
    choice = random.Random(3)
    for _ in range(6):
        whole.play(choice.choice(whole.state.legal()))
    other = Match(Record.from_text(resumed(whole).to_text()))
    before = len(whole.record.actions)
    assert other.state.to_position() == whole.state.to_position()
    assert other.steps == whole.steps == 6
    for _ in range(40):
        if whole.state.actor == OVER:
            break
        action = choice.choice(whole.state.legal())
        whole.play(action)
        other.play(action)
    assert other.record.actions == whole.record.actions[before:]
    assert other.state.to_position() == whole.state.to_position()
    again = Record.from_text(other.record.to_text())
    assert again == other.record
    assert again.replay().to_position() == whole.state.to_position()
    draws = again.draws()
    assert [draw.numbers is None for draw in draws] == [draw.line < before + 2 for draw in draws]


def test_what_older_rules_have_played_can_be_read_but_not_replayed(parley: Parley) -> None:
    record = resumed(played(parley, b"seed", 3))
    record.nonces, record.match = ["", "1" * 64, ""], "m"
    head, *lines = record.to_text().splitlines()
    assert json.loads(head)["radura"] == 3
    assert lines == record.past
    with pytest.raises(BadInput, match=f"The first {len(lines)} actions were played under version 0"):
        record.replay(len(lines) - 1)
    with pytest.raises(BadInput, match="positions 0 to"):
        record.replay(len(lines) + 1)
    branch = Match(record.branch(len(lines), seed=b"other"))
    branch.play(branch.state.legal()[-1])
    again = Record.from_text(branch.record.to_text())
    assert (again.forced, again.past) == (len(lines), record.past)
    assert again.replay().to_position() == branch.state.to_position()


# -- damage -----------------------------------------------------------------------------


GONE_ON = {"lines": 1, "rules_version": 0, "draws": 0, "position": {}}


def header(**changes: object) -> str:
    data: dict[str, object] = {
        "radura": 1,
        "game": "parley",
        "rules_version": 1,
        "seats": ["a", "b", "c"],
        "options": {},
        "commitment": commitment(7),
        "seed": 7,
    }
    data.update(changes)
    return json.dumps({key: value for key, value in data.items() if value is not ...})


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("", 'Line 1 .*Expected: {"radura": 1'),
        ("not json", "Line 1 "),
        ("[]", 'Line 1 .*"radura": 1'),
        ("{}", 'Line 1 .*"radura": 1'),
        (header(radura=4), 'Line 1 .*"radura": 1'),
        (header(radura=2), 'Line 1 .*"match": str'),
        (header(radura=2, match="m", nonces="00"), 'Line 1 .*"nonces": list'),
        (header(radura=2, match="m", nonces=["", "", "0"], seed=...), r'Line 1 .*"nonces": \[64 hex'),
        (header(radura=2, match="m", nonces=["", ""], seed=...), r'Line 1 .*"nonces": \[64 hex'),
        (header(radura=2, match="m", nonces=["", "", "0" * 64]), r'Line 1 .*"nonces": \[64 hex.*"seed": hex'),
        (header(radura=3), 'Line 1 .*"from": dict'),
        (header(radura=3, **{"from": {"lines": 1}}), 'Line 1 .*"from": {"lines": int'),
        (header(radura=3, **{"from": {**GONE_ON, "draws": -1}}), 'Line 1 .*"from": {"lines": int'),
        (header(radura=3, **{"from": {**GONE_ON, "lines": True}}), 'Line 1 .*"from": {"lines": int'),
        (header(radura=3, **{"from": GONE_ON}), 'Line 1 .*"seed": hex'),
        (header(radura=3, seed=..., **{"from": GONE_ON}), "Line 1 .*lines <= 0"),
        (header(radura=3, seed=..., **{"from": GONE_ON}) + "\nnobody", "Line 2 "),
        (header(game="chess"), 'Line 1 .*"game": .*parley'),
        (header(game=3), 'Line 1 .*"game": str'),
        (header(seats=["a"]), 'Line 1 .*"seats": 3-3'),
        (header(seats=[1, 2, 3]), r'Line 1 .*"seats": \[str\]'),
        (header(seats=...), 'Line 1 .*"seats": list'),
        (header(options={"speed": "fast"}), 'Line 1 .*"options": '),
        (header(rules_version="1"), 'Line 1 .*"rules_version": int'),
        (header(seed="xyz"), 'Line 1 .*"seed": int | hex'),
        (header(seed=1.5), 'Line 1 .*"seed": int | hex'),
        (header(seed=True), 'Line 1 .*"seed": int | hex'),
        (header(seed=8), r"seed of the record does not match its commitment \(line 1\)"),
        (header(forced=-1), 'Line 1 .*"forced": int'),
        (header(forced=4), "Line 1 .*forced <= 0"),
    ],
)
def test_a_damaged_header_is_named(parley: Parley, line: str, why: str) -> None:
    with pytest.raises(BadInput, match=why):
        Record.from_text(line)


@pytest.mark.parametrize(
    ("number", "line", "why"),
    [
        (2, "* draw(c99)", "Line 2 .*draw\\(c99\\)” is not an action of parley"),
        (3, "draw(c1)", "Line 3 .*Expected: `0 action`"),
        (3, "", "Line 3 .*Expected: `0 action`"),
        (4, "x draw(c1)", "Line 4 "),
        (4, "-1 draw(c1)", "Line 4 "),
    ],
)
def test_a_damaged_line_is_named(parley: Parley, number: int, line: str, why: str) -> None:
    lines = played(parley).record.to_text().splitlines()
    lines[number - 1] = line
    with pytest.raises(BadInput, match=why):
        Record.from_text("\n".join(lines))


def test_actions_that_cannot_stand_there_are_named(parley: Parley) -> None:
    lines = played(parley).record.to_text().splitlines()
    turn = next(i for i, line in enumerate(lines) if line.startswith("0 play("))

    def replay(*, at: int, line: str) -> None:
        Record.from_text("\n".join([*lines[:at], line, *lines[at + 1 :]])).replay()

    with pytest.raises(BadInput, match=f"Line {turn + 1} of the record: 1 acts, but 0 was expected"):
        replay(at=turn, line=lines[turn].replace("0 ", "1 ", 1))
    with pytest.raises(BadInput, match=rf"Line {turn + 1} of the record: let is not legal here\. Legal: play"):
        replay(at=turn, line="0 let")
    other = "* draw(c0)" if lines[1] != "* draw(c0)" else "* draw(c1)"
    with pytest.raises(BadInput, match=r"Line 2 of the record: .* outcome is draw\(c\d\), but the seed gives draw"):
        replay(at=1, line=other)
    with pytest.raises(BadInput, match=f"Line {len(lines) + 1} of the record: the match was already over"):
        replay(at=len(lines), line="0 let")


def test_old_rules_are_told_apart(parley: Parley, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(parley).record
    monkeypatch.setattr(Parley, "rules_version", 2)
    with pytest.raises(BadInput, match=r"version 1 of the rules\. This is version 2"):
        record.replay()


@pytest.mark.parametrize("at", [-1, 1000])
def test_positions_outside_the_record_are_refused(parley: Parley, at: int) -> None:
    record = played(parley).record
    with pytest.raises(BadInput, match=rf"has positions 0 to {len(record.actions)}"):
        record.replay(at)
    with pytest.raises(BadInput, match="does not exist"):
        record.branch(at)


def test_files_that_cannot_be_used_are_named(parley: Parley, tmp_path: Path) -> None:
    with pytest.raises(BadInput, match=r"nothing\.radura cannot be used: No such file"):
        Record.load(tmp_path / "nothing.radura")
    (tmp_path / "picture").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadInput, match=r"Line 1 .*UTF-8"):
        Record.load(tmp_path / "picture")
    with pytest.raises(BadInput, match="cannot be used"):
        played(parley).record.save(tmp_path / "no folder" / "match.radura")
    assert [path.name for path in tmp_path.iterdir()] == ["picture"]
