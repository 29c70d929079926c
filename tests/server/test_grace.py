"""How quickly a discreet question is answered tells nothing: everybody takes the same short time at least."""

import asyncio
import time
from collections.abc import Iterator

import pytest
from tests.support.server import ROOT, Serve, Server

from radura.client import Client
from radura.core.record import Record
from radura.protocol.lobby import Branch, Created, Live, MatchInfo, SeatRequest, TakenByBot, TakenByMe

GRACE = 0.6
RECORD = Record.load(ROOT / "tests" / "golden" / "casting_shadows" / "greedy-4.record")


def asked(fits: bool) -> tuple[int, int]:
    """Return a decision of the record about a Counterspell, and whose it is: one fits, or only a pass is left."""
    state = RECORD.replay(0)
    state.rng = None  # chance falls as it is recorded
    step = 0
    for actor, action in RECORD.actions:
        assert state.stack is not None
        if state.stack.step.discreet and (len(state.legal()) > 1) == fits:
            return step, actor
        step += actor >= 0
        state.apply(action)
    raise AssertionError("nobody is asked in this record; take another")


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server that takes its time."""
    server = Server(str(tmp_path_factory.mktemp("patient") / "radura.sqlite3"), {"grace": GRACE}).start()
    yield server.url
    server.end()


@pytest.mark.parametrize("fits", [True, False], ids=["fits", "can only pass"])
@pytest.mark.parametrize("sits", [TakenByMe(), TakenByBot("greedy")], ids=["person", "bot"])
async def test_an_answer_is_not_passed_on_before_its_time(patient: str, sits: SeatRequest, fits: bool) -> None:
    step, seat = asked(fits)
    async with Client(patient, name="Anna") as anna:
        taken = await anna.call("POST", "/api/records", MatchInfo, RECORD.to_text())
        seats = [sits if n == seat else TakenByMe() for n in range(len(RECORD.seats))]
        began = time.time()
        new = await anna.call("POST", f"/api/matches/{taken.id}/branch", Created, Branch(step, seats))
        table = await anna.join(new.match.id)
        if isinstance(sits, TakenByMe):
            await table.act("pass")
        else:
            await table.until(lambda: table.rev is not None and table.rev > new.match.rev)
        assert time.time() - began > GRACE - 0.01


@pytest.mark.parametrize("thinks", [0.0, 1.0], ids=["at once", "after a thought"])
async def test_the_clock_does_not_tell_who_has_thought(serve: Serve, thinks: float) -> None:
    step, seat = asked(fits=True)
    async with Client(serve(grace=3.0).url, name="Anna") as anna:
        taken = await anna.call("POST", "/api/records", MatchInfo, RECORD.to_text())
        wanted = Branch(step, [TakenByMe() for _ in RECORD.seats], Live(10))
        new = await anna.call("POST", f"/api/matches/{taken.id}/branch", Created, wanted)
        table = await anna.join(new.match.id)
        await asyncio.sleep(thinks)
        asking = await anna.call("GET", f"/api/matches/{new.match.id}", MatchInfo)
        await table.act("pass")
        answered = await anna.call("GET", f"/api/matches/{new.match.id}", MatchInfo)
        for info in (asking, answered):
            assert info.time is not None
            assert info.time.remaining[seat] == 600.0


async def test_who_takes_longer_than_everybody_is_charged_for_the_rest(patient: str) -> None:
    step, seat = asked(fits=True)
    async with Client(patient, name="Anna") as anna:
        taken = await anna.call("POST", "/api/records", MatchInfo, RECORD.to_text())
        wanted = Branch(step, [TakenByMe() for _ in RECORD.seats], Live(10))
        new = await anna.call("POST", f"/api/matches/{taken.id}/branch", Created, wanted)
        table = await anna.join(new.match.id)
        await asyncio.sleep(GRACE + 0.2)
        await table.act("pass")
        info = await anna.call("GET", f"/api/matches/{new.match.id}", MatchInfo)
        assert info.time is not None
        assert info.time.remaining[seat] <= 599.8


async def test_other_questions_are_answered_at_once(serve: Serve) -> None:
    async with Client(serve(grace=3_600.0).url, name="Anna") as anna, asyncio.timeout(300):
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        table = await anna.join(new.match.id)
        await table.act("mark(4)")
