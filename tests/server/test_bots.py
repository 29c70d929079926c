"""Computer players think in processes of their own, which may crash, hang or fail."""

import asyncio
import os
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from io import BytesIO

import msgspec
import pytest
from tests.support.server import PATIENCE, ROOT

from radura import engine
from radura.bots import BOTS, Bot, InfoSet
from radura.core.chance import Rng
from radura.core.game import game
from radura.core.match import Match
from radura.core.overlay import use_data
from radura.core.record import Record
from radura.core.text import BadInput
from radura.i18n import has_message
from radura.server.bots import TRIES, Bots, Worker, WorkerLost
from radura.server.worker import HEADER_SIZE, Memory, Question, Thought, pack, serve, think
from tictactoe import GAME


def question(match: Match, level: str = "random") -> Question:
    """Ask about a match as it stands."""
    return Question("m", "tictactoe", 2, {}, match.record.actions[:], match.state.actor, level, 1)


@pytest.fixture(autouse=True)
def _workers_know_the_example(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(ROOT / "docs" / "examples"))


@pytest.fixture
async def bots() -> AsyncIterator[Bots]:
    """Two workers."""
    pool = Bots(2, PATIENCE)
    await pool.start()
    yield pool
    await pool.stop()


def started() -> Match:
    """Begin a match."""
    return Match(Record.start(GAME, ["a", "b"], {}, 1))


async def test_a_worker_plays_whole_matches_and_remembers_them(bots: Bots) -> None:
    match = started()
    while match.state.actor >= 0:
        match.play(await bots.choose(question(match)))
    assert match.state.outcome is not None


async def test_a_killed_worker_is_replaced_and_asked_again(bots: Bots) -> None:
    match = started()
    for worker in bots.workers:
        process = await worker.start()
        os.kill(process.pid, signal.SIGKILL)
    action = await bots.choose(question(match))
    assert action in match.state.legal()


async def test_a_worker_killed_while_thinking_is_asked_again(bots: Bots) -> None:
    match = started()
    for worker in bots.workers:
        process = await worker.start()
        os.kill(process.pid, signal.SIGSTOP)  # so that the kill comes in the middle
        asyncio.get_running_loop().call_later(0.3, os.kill, process.pid, signal.SIGKILL)
    action = await bots.choose(question(match))
    assert action in match.state.legal()


async def test_a_hint_is_asked_for_again_where_a_worker_was_lost_but_not_for_ever(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    for worker in bots.workers:
        os.kill((await worker.start()).pid, signal.SIGKILL)
    match = started()
    wanted = msgspec.structs.replace(question(match), advise=True)
    thought = await bots.insist(wanted)
    assert thought is not None
    assert thought.advice is not None
    assert thought.action in match.state.legal()
    asked: list[Question] = []

    async def lost(self: Worker, asking: Question) -> Thought:
        asked.append(asking)
        raise WorkerLost("on purpose")

    monkeypatch.setattr(Worker, "ask", lost)
    assert await bots.insist(wanted) is None
    assert len(asked) == TRIES


async def test_a_worker_that_cannot_be_started_is_tried_again(bots: Bots, monkeypatch: pytest.MonkeyPatch) -> None:
    start = Worker.start
    failures = iter([OSError("no more processes"), BlockingIOError()])

    async def starting(self: Worker) -> Process:
        if (error := next(failures, None)) is not None:
            raise error
        return await start(self)

    monkeypatch.setattr(Worker, "start", starting)
    match = started()
    assert await bots.choose(question(match)) in match.state.legal()


async def test_a_hung_worker_is_given_up() -> None:
    pool = Bots(1, 0.3)
    worker = pool.workers[0]
    process = await worker.start()
    os.kill(process.pid, signal.SIGSTOP)
    with pytest.raises(WorkerLost):
        await worker.ask(question(started()))
    assert process.returncode is not None
    await pool.stop()


async def test_a_bot_that_always_fails_plays_at_random_rather_than_never(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels: list[str] = []
    ask = Worker.ask

    async def spy(self: Worker, asked: Question) -> Thought:
        levels.append(asked.level)
        return await ask(self, asked)

    monkeypatch.setattr(Worker, "ask", spy)
    match = started()
    action = await bots.choose(question(match, "no such level"))
    assert action in match.state.legal()
    assert levels == ["no such level"] * TRIES + ["random"]


async def test_workers_know_the_data_that_the_server_was_given(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RADURA_DATA", "")  # set back afterwards
    use_data([f"storyfold_wildwoods={ROOT / 'docs' / 'examples' / 'duck_pond'}"])
    pond = game("storyfold_wildwoods_duck_pond")
    match = Match(Record.start(pond, ["bot:random"], {}, 1))
    asked = Question("m", pond.id, 1, match.record.options, match.record.actions[:], 0, "random", 1)
    pool = Bots(1, PATIENCE)
    assert await pool.choose(asked) in match.state.legal()
    await pool.stop()


@pytest.mark.parametrize(
    ("pair", "id"),
    [
        ("storyfold_wildwoods", "cli-err-option"),
        ("chess=x", "core-err-game"),
        ("tictactoe=x", "core-err-data"),
        ("storyfold_wildwoods=/nowhere", "core-err-mistakes"),
        ("res_arcana_duo=/nowhere", "core-err-mistakes"),
    ],
)
def test_data_that_no_game_reads_is_told(pair: str, id: str) -> None:
    with pytest.raises(BadInput) as refused:
        use_data([pair])
    assert refused.value.message.id == id


def test_a_worker_replays_only_what_is_new_and_notices_what_was_taken_back() -> None:
    memory, match = Memory(), started()
    first = memory.state(question(match))
    match.play(4)
    assert memory.state(question(match)) is first  # the same state, one action further
    match.undo()
    match.play(0)
    other = memory.state(question(match))
    assert other is not first
    assert other.to_position() == match.state.to_position()


def test_a_bot_sees_an_infoset_and_no_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[InfoSet] = []

    class Nosy(Bot):
        def choose(self, info: InfoSet, rng: Rng) -> int:
            seen.append(info)
            return info.legal()[0]

    monkeypatch.setitem(BOTS, "nosy", Nosy)
    match = started()
    assert think(Memory(), question(match, "nosy")).action == 0
    assert isinstance(seen[0], InfoSet)
    assert seen[0]._state.rng is None


def test_a_choice_that_is_no_option_counts_as_a_failure(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        def choose(self, info: InfoSet, rng: Rng) -> int:
            return 99

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    asked, answers = BytesIO(pack(question(started(), "cheat"))), BytesIO()
    serve(asked, answers)
    thought = msgspec.msgpack.decode(answers.getvalue()[HEADER_SIZE:], type=Thought)
    assert (thought.action, thought.error.partition(" ")[0]) == (-1, "ValueError")


@pytest.mark.parametrize("lang", ["en", "it", "nl"])
def test_every_level_has_a_name(lang: str) -> None:
    assert [level for level in BOTS if not has_message(f"srv-bot-{level}", lang)] == []


async def test_a_worker_goes_over_to_an_engine_that_was_compiled_meanwhile(
    bots: Bots, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = Match(Record.start(GAME, ["a", "b"], {}, 1))
    await bots.think(question(match))
    worker = next(worker for worker in bots.workers if worker._process is not None)
    processes = [worker._process for worker in bots.workers]
    now = engine.latest()
    monkeypatch.setattr(engine, "latest", lambda: now + 1)
    while [worker._process for worker in bots.workers] == processes:
        thought = await bots.think(question(match))
        assert thought is not None, "the old process answers until the new one is warm"
        await asyncio.sleep(0.05)
    assert await worker.ask(question(match)) is not None
    ended = next(process for process in processes if process not in [worker._process for worker in bots.workers])
    assert ended is not None
    await asyncio.wait_for(ended.wait(), PATIENCE)
