"""Analyses of finished matches: worked out in the background, kept, gone on with, and open to whom the replay is."""

import asyncio
import zlib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import msgspec
import pytest
from tests.support.clients import finished
from tests.support.records import played
from tests.support.server import PATIENCE, Serve

from radura.bots.analysis import Analysis, begin, check_fits, choices, go_on, judge
from radura.bots.budget import parse
from radura.client import Client, Denied
from radura.core.record import Record
from radura.protocol.analysis import MatchAnalysis
from radura.protocol.lobby import GameInfo, MatchInfo, Status, TakenByMe
from radura.server.analyses import EACH, MOST, Analyses
from radura.server.bots import Bots
from radura.server.journal import Journal
from radura.server.matches import Matches
from radura.server.refusal import Refusal, StoreFailed
from radura.server.settings import Settings
from radura.server.store.tables import AnalysisRow
from radura.server.worker import Question, Thought

FEW = "4it"


@pytest.fixture(scope="module")
def record() -> Record:
    return played()


@pytest.fixture(scope="module")
def expected(record: Record) -> Analysis:
    """What anybody gets who analyses that record with so few iterations."""
    analysis = begin(record, parse(FEW))
    for _ in go_on(analysis, record):
        pass
    return analysis


async def whole(client: Client, match: str) -> MatchAnalysis:
    """Return the analysis of a match once it is done."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = await client.call("GET", f"/api/matches/{match}/analysis", MatchAnalysis)
            if not found.is_going:
                return found
            await asyncio.sleep(0.05)


async def test_a_match_is_analysed_once_and_for_all_who_may_see_it(
    serve: Serve, record: Record, expected: Analysis, tmp_path: Path
) -> None:
    server = serve(analysis=FEW)
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        match = (await anna.call("POST", "/api/records", MatchInfo, record.to_text())).id
        path = f"/api/matches/{match}/analysis"
        assert await refused(anna.call("GET", path, MatchAnalysis)) == ("srv-err-not-analysed", 404)
        assert await refused(bruno.call("POST", path, MatchAnalysis)) == ("srv-err-no-match", 404)
        begun = await anna.call("POST", path, MatchAnalysis)
        assert (begun.total, begun.is_going, begun.budget) == (expected.total, True, FEW)
        done = await whole(anna, match)
        assert done.decisions == expected.decisions, "the server thinks otherwise than the terminal"
        assert done.turns == expected.turning_points()
        assert (done.final, done.by_rules, done.left) == (expected.final, True, None)
        for seat, told in enumerate(done.seats):
            share = expected.found_best(seat)
            assert told.best / (told.best + told.good + told.slips + told.mistakes) == share
        rest = await anna.call("GET", f"{path}?since=10", MatchAnalysis)
        assert (rest.since, rest.decisions, rest.judged) == (10, expected.decisions[10:], expected.total)
        # it can be taken away beside the record, and fits it
        kept = msgspec.json.decode(await anna.call("GET", f"{path}/file", str), type=Analysis)
        taken = Record.from_text(await anna.call("GET", f"/api/matches/{match}/record", str))
        check_fits(kept, taken, parse(FEW))
        assert kept == expected
        # and it is there after a restart, without being worked out again
        server.kill()
        server.settings["analysis"] = "8it"
        server.start()
        again = await anna.call("POST", path, MatchAnalysis)
        assert (again.is_going, again.budget, again.decisions) == (False, FEW, expected.decisions)
        await anna.call("DELETE", f"/api/records/{match}", str)
        assert await refused(anna.call("GET", path, MatchAnalysis)) == ("srv-err-no-match", 404)


async def test_a_match_that_was_given_up_is_analysed_but_none_that_runs(serve: Serve) -> None:
    url = serve(analysis=FEW).url
    async with Client(url, name="Anna") as anna:
        new = await anna.create("living_forest_duel", [TakenByMe(), TakenByMe("Bruno")])
        table = await anna.join(new.match.id)
        for _ in range(4):
            await table.until(lambda: table.decision is not None)
            assert table.decision is not None
            await table.act(table.decision.options[-1].action)
        path = f"/api/matches/{table.match}/analysis"
        for method, where in (("POST", path), ("GET", path), ("GET", f"{path}/file")):
            assert await refused(anna.call(method, where, str)) == ("srv-err-not-over", 409)
        await table.leave()
        assert (await anna.call("POST", path, MatchAnalysis)).total > 0
        done = await whole(anna, table.match)
        assert (done.judged, done.by_rules) == (done.total, False)
        games = {game.id: game.analysis for game in await anna.call("GET", "/api/games", list[GameInfo])}
        assert (games["living_forest_duel"], games["tictactoe"]) == (True, False)
        begun = await anna.call("POST", "/api/records", MatchInfo, played(most=6).to_text())  # and never ended
        path = f"/api/matches/{begun.id}/analysis"
        assert await refused(anna.call("POST", path, MatchAnalysis)) == ("core-err-analyse-running", 409)
        plain = f"/api/matches/{await finished(anna)}/analysis"
        assert await refused(anna.call("POST", plain, MatchAnalysis)) == ("core-err-analyse-value", 409)


async def refused(call: Any) -> tuple[str, int]:
    """Return why the server does not do something."""
    with pytest.raises(Denied) as denied:
        await call
    return denied.value.text.id, denied.value.status


class Desk:
    """Finished matches, and a worker that judges only as often as it is let."""

    settings = Settings(database="unused", analysis=FEW)
    insist = Bots.insist

    def __init__(self, record: Record) -> None:
        self.record = record
        self.bots = self.store = self
        self.rows: dict[str, bytes] = {}
        self.let = asyncio.Semaphore(0)
        self.asked: list[Question] = []
        self.is_well = True
        self.can_write = True
        self.analyses = Analyses(cast(Matches, self))

    def match(self, id: str = "m") -> Journal:
        row = SimpleNamespace(ending='{"winners":[1],"returns":[-1,1],"text":{"id":"x","args":{}},"by":"rules"}')
        match = SimpleNamespace(
            id=id, is_revealed=True, status=Status.OVER, play=self, record=self.record, row=row, seats=[0, 1]
        )
        return cast(Journal, match)

    async def think(self, question: Question) -> Thought | None:
        self.asked.append(question)
        await self.let.acquire()
        if not self.is_well:
            return None
        state = self.record.opening()
        for _, action in question.actions:
            state.apply(action)
        assert question.judge is not None
        return Thought(0, judged=judge(state, question.judge, parse(question.budget)))

    async def analysis(self, match: str) -> AnalysisRow | None:
        return AnalysisRow(match, self.rows[match]) if match in self.rows else None

    async def write(self, statements: list[tuple[object, dict[str, Any]]]) -> None:
        if not self.can_write:
            raise StoreFailed
        _, (_, added) = statements
        self.rows[added["match"]] = added["data"]

    async def until(self, is_so: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while True:
                if is_so():
                    return
                await asyncio.sleep(0.001)

    async def look(self, id: str = "m") -> MatchAnalysis:
        return await self.analyses.look(self.match(id))


async def test_it_goes_on_where_it_was_broken_off(record: Record, expected: Analysis) -> None:
    desk = Desk(record)
    begun = await desk.analyses.start(desk.match(), "anna")
    assert (begun.judged, begun.is_going, begun.left) == (0, True, None)
    for _ in range(3):
        desk.let.release()
    await desk.until(lambda: len(desk.asked) == 4)
    now = await desk.look()
    assert (now.judged, now.is_going) == (3, True)
    assert now.left is not None
    await desk.analyses.stop()  # as the server does when it ends
    assert not (await desk.look()).is_going
    # another server finds what was kept
    later = Desk(record)
    later.rows = desk.rows
    assert (await later.look()).decisions == expected.decisions[:3]
    for _ in range(expected.total):
        later.let.release()
    await later.analyses.start(later.match(), "anna")
    await later.until(lambda: len(later.asked) == expected.total - 3)
    await later.until(lambda: "m" not in later.analyses._works)
    assert (await later.look()).decisions == expected.decisions


async def test_a_look_is_enough_to_go_on_after_a_restart(record: Record, expected: Analysis) -> None:
    kept = zlib.compress(msgspec.json.encode(msgspec.structs.replace(expected, decisions=expected.decisions[:3])))
    desk = Desk(record)
    desk.rows["m"] = kept
    assert not (await desk.look()).is_going
    seen = await desk.analyses.revisit(desk.match(), None, since=2)
    assert (seen.is_going, seen.judged, seen.decisions) == (True, 3, expected.decisions[2:3])
    assert (await desk.analyses.revisit(desk.match(), "anna")).is_going
    for _ in range(expected.total):
        desk.let.release()
    await desk.until(lambda: "m" not in desk.analyses._works)
    assert (await desk.analyses.revisit(desk.match(), None)).decisions == expected.decisions
    assert len(desk.asked) == expected.total - 3, "something was judged twice"
    # nobody waits where too many are under way, and what cannot be judged is not tried again and again
    busy = Desk(record)
    busy.rows["m"] = kept
    for n in range(EACH):
        await busy.analyses.start(busy.match(f"other{n}"), "anna")
    assert not (await busy.analyses.revisit(busy.match(), "anna")).is_going
    await busy.analyses.stop()
    ill = Desk(record)
    ill.rows["m"], ill.is_well = kept, False
    for _ in range(9):
        ill.let.release()
    await ill.analyses.revisit(ill.match(), "anna")
    await ill.until(lambda: "m" not in ill.analyses._works)
    assert not (await ill.analyses.revisit(ill.match(), "anna")).is_going
    assert (await ill.analyses.start(ill.match(), "anna")).is_going
    await ill.analyses.stop()


async def test_what_another_version_kept_is_worked_out_anew(record: Record) -> None:
    desk = Desk(record)
    desk.rows["m"] = zlib.compress(b'{"game": "living_forest_duel"}')
    assert (await desk.analyses.start(desk.match(), "anna")).judged == 0
    await desk.analyses.stop()


@pytest.mark.parametrize("fault", ["is_well", "can_write"])
async def test_it_ends_where_nobody_can_think_or_write_and_says_so(record: Record, fault: str) -> None:
    desk = Desk(record)
    setattr(desk, fault, False)
    await desk.analyses.start(desk.match(), "anna")
    for _ in range(10):
        desk.let.release()
    await desk.until(lambda: "m" not in desk.analyses._works)
    assert len(desk.asked) == (3 if fault == "is_well" else 1)
    with pytest.raises(Refusal, match="srv-err-not-analysed"):
        await desk.look()
    setattr(desk, fault, True)
    assert (await desk.analyses.start(desk.match(), "anna")).is_going
    await desk.analyses.stop()


async def test_nobody_can_keep_the_workers_to_themselves(record: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    desk, listed = Desk(record), Mock(wraps=choices)
    monkeypatch.setattr("radura.server.analyses.choices", listed)
    for n in range(EACH):
        await desk.analyses.start(desk.match(f"anna{n}"), "anna")
    await desk.analyses.start(desk.match("anna0"), "anna")  # which runs already
    with pytest.raises(Refusal, match="srv-err-analyses-busy"):
        await desk.analyses.start(desk.match("one more"), "anna")
    for n in range(MOST - EACH):
        await desk.analyses.start(desk.match(f"other{n}"), f"other{n}")
    with pytest.raises(Refusal, match="srv-err-analyses-busy"):
        await desk.analyses.start(desk.match("late"), "late")
    await desk.until(lambda: len(desk.asked) == 1)
    await desk.until(lambda: listed.call_count == MOST)
    assert len(desk.asked) == 1, "whoever must choose at a table waits for more than one decision"
    for _ in range(2 * MOST):
        desk.let.release()
    await desk.until(lambda: len(desk.asked) == 2 * MOST + 1)
    asked = Counter(question.match for question in desk.asked)
    assert len(asked) == MOST, "they do not take turns"
    assert max(asked.values()) <= 3  # some may begin a little later than others
    await desk.analyses.stop()
