"""Looking back: past positions, logs, records that go out and come in, and matches that branch off."""

import json
from itertools import pairwise
from pathlib import Path

import httpx
import msgspec
import pytest
from tests.support.clients import WHOLE_MATCH, finished, reached
from tests.support.server import PATIENCE, SEED, Serve

import radura
from radura.cli import main as radura_command
from radura.client import Client, Denied
from radura.core.chance import commitment
from radura.core.events import fold
from radura.core.record import Record
from radura.protocol.events import from_wire
from radura.protocol.lobby import (
    Branch,
    Created,
    GameInfo,
    LeftOpen,
    LogLine,
    MatchInfo,
    Position,
    ProposalKind,
    Status,
    TakenByBot,
    TakenByMe,
)
from radura.server.describe import record_of
from radura.server.store.tables import MatchRow


def test_a_stored_match_of_a_game_with_data_of_its_own_replays() -> None:
    packs = Path(__file__).parents[1] / "rules" / "res_arcana_duo" / "packs"
    game = radura.game("res_arcana_duo").with_data(packs / "base")
    row = MatchRow("m", game.id, game.rules_version, "{}", "#1", "", 0, False, None, "open", 0.0, "p")
    assert record_of(row, [], [], game).data == game.data_hash != ""


async def test_positions_of_the_past_fold_into_one_another(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        match = await finished(anna)
        path = f"/api/matches/{match}/views"
        for eyes in ("0", "1", "spectator", "all"):
            positions = [await anna.call("GET", f"{path}/{n}?eyes={eyes}", Position) for n in range(6)]
            assert [p.seat for p in positions] == [None, 0, 1, 0, 1, 0]
            assert {p.last for p in positions} == {5}
            for before, after in pairwise(positions):
                assert fold(before.view, from_wire(after.events)).board() == after.view.board()
        with pytest.raises(Denied) as denied:
            await anna.call("GET", f"{path}/6", Position)
        assert (denied.value.status, denied.value.text.args) == (404, {"given": 6, "most": 5})


async def test_during_a_match_only_ones_own_eyes_are_open(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()], public=True)
        path = f"/api/matches/{new.match.id}"
        with pytest.raises(Denied) as denied:
            await anna.call("GET", f"{path}/views/0?eyes=0", Position)
        assert denied.value.text.id == "srv-err-not-begun"
        await bruno.sit(new.match.id)
        await (await anna.join(new.match.id)).act("mark(4)")
        assert (await anna.call("GET", f"{path}/views/1?eyes=0", Position)).view.seat == 0
        assert (await bruno.call("GET", f"{path}/views/1", Position)).view.seat is None
        assert len(await bruno.call("GET", f"{path}/log?eyes=1", list[LogLine])) == 1
        for client, eyes in ((anna, "1"), (anna, "all"), (bruno, "0"), (bruno, "7")):
            for what in ("views/1", "log"):
                with pytest.raises(Denied) as denied:
                    await client.call("GET", f"{path}/{what}?eyes={eyes}", Position)
                assert (denied.value.status, denied.value.text.id) == (403, "srv-err-eyes")
        with pytest.raises(Denied) as denied:
            await anna.call("GET", f"{path}/record", str)
        assert denied.value.text.id == "srv-err-not-over"


async def test_the_log_tells_every_decision_in_words(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        match = await finished(anna)
        lines = await anna.call("GET", f"/api/matches/{match}/log", list[LogLine])
        assert [(line.step, line.seat, line.text.id) for line in lines] == [
            (n + 1, n % 2, "ttt-log-mark") for n in range(5)
        ]
        for since in (4, 99):
            latest = await anna.call("GET", f"/api/matches/{match}/log?since={since}", list[LogLine])
            assert latest == lines[min(since, 5) - 1 :], "from a decision on, at least the last one"


async def test_a_record_goes_out_and_comes_in(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        match = await finished(anna)
        text = await anna.call("GET", f"/api/matches/{match}/record", str)
        record = Record.from_text(text)
        assert [record.replay().game.actions.show(a) for _, a in record.actions] == WHOLE_MATCH
        taken = await bruno.call("POST", "/api/records", MatchInfo, text)
        assert (taken.imported, taken.status, taken.step, taken.you) == (True, Status.OVER, 5, [])
        assert taken.ending is not None
        assert taken.ending.winners == [0]
        assert await bruno.call("GET", f"/api/matches/{taken.id}/record", str) == text
        assert taken.id in [info.id for info in await bruno.my_matches()]
        with pytest.raises(Denied):
            await anna.call("GET", f"/api/matches/{taken.id}", MatchInfo)


async def test_the_shuffles_of_a_finished_match_can_be_proved(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with Client(serve(seed=SEED).url, name="Anna") as anna:
        new = await anna.create("living_forest_duel", [TakenByMe(), TakenByMe()])
        table = await anna.join(new.match.id)
        for _ in range(25):
            assert table.decision is not None
            await reached(table, await table.act(table.decision.options[-1].action))
        assert table.info is not None
        assert table.info.seed is None
        await table.propose(ProposalKind.CLOSE)
        await table.until(lambda: table.is_over)
        assert table.info.commitment == new.match.commitment
        seed = table.info.seed
        assert seed is not None
        assert commitment(bytes.fromhex(seed)) == new.match.commitment
        file = tmp_path / "match.radura"
        file.write_text(await anna.call("GET", f"/api/matches/{new.match.id}/record", str))
    assert radura_command(["verify", str(file)]) == 0
    assert new.match.commitment in capsys.readouterr().out
    lines = file.read_text().splitlines()
    draws = [n for n, line in enumerate(lines) if line.startswith("* ")]
    lines[draws[0]], lines[draws[1]] = lines[draws[1]], lines[draws[0]]
    file.write_text("\n".join(lines))
    assert radura_command(["verify", str(file)]) == 2  # a card dealt otherwise than the seed says


@pytest.mark.parametrize("text", ["", "nonsense", '{"radura": 1}', "{}\n0 mark(4)"])
async def test_a_damaged_record_is_refused_with_the_line(url: str, text: str) -> None:
    async with Client(url, name="Anna") as anna:
        with pytest.raises(Denied) as denied:
            await anna.call("POST", "/api/records", MatchInfo, text)
        assert denied.value.status == 400
        assert denied.value.text.id == "core-err-record-line"


HEADER = {"radura": 1, "game": "tictactoe", "rules_version": 1, "seats": ["a", "b"], "options": {}, "commitment": ""}


def written(moves: str = "0 mark(4)", **changes: object) -> str:
    """Return a record with some of its header changed."""
    return json.dumps({**HEADER, **changes}) + "\n" + moves


MALICIOUS = {
    "deep": "[" * 100_000,
    "deep inside": '{"radura": ' + "[" * 50_000,
    "unknown game": written(game="chess"),
    "half a sign as a name": written(seats=["\ud800", "b"]),
    "half a sign as a promise": written(commitment="\udfff"),
    "any promise": written(commitment="x" * 1000),
    "wrong hash": written(commitment="0" * 64, seed=7),
    "huge version": written(rules_version=10**40),
    "version that is none": written(rules_version=True),
    "huge seed": '{"radura": 1, "seed": ' + "9" * 10_000 + "}",
    "huge seat": written("9" * 9_000 + " mark(4)"),
    "odd digits": written("\N{ARABIC-INDIC DIGIT ZERO} mark(4)"),
    "too many seats": written(seats=["a"] * 10_000),
    "illegal move": written("0 mark(4)\n1 mark(4)"),
    "unheard-of move": written("0 " + "x" * 100_000),
    "no moves": written(""),
    "many lines": written("0 mark(4)\n" * 50_000),
    "negative": written(forced=-1),
    "settings": written(options={"board": {"deep": [1]}}),
}


@pytest.mark.parametrize("text", MALICIOUS.values(), ids=MALICIOUS)
async def test_a_malicious_record_is_refused_in_few_words(url: str, text: str) -> None:
    async with httpx.AsyncClient(base_url=url, timeout=PATIENCE) as http, Client(url, name="Mallory") as mallory:
        headers = {"authorization": f"Bearer {mallory.token}"}
        answer = await http.post("/api/records", content=text.encode(), headers=headers)
        assert answer.status_code == 400
        assert answer.json()["text"]["id"].startswith("core-err-record")
        assert len(answer.content) < 2_000
        await mallory.create("tictactoe", [TakenByMe(), LeftOpen()])  # the store goes on writing


async def test_odd_names_in_a_record_do_not_stop_it(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        text = written(seats=["bot:genius", "\0" * 500])
        taken = await anna.call("POST", "/api/records", MatchInfo, text)
        assert [seat.name for seat in taken.seats] == ["bot:genius", "2"]


async def test_playing_on_from_any_position_of_a_finished_match(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        match = await finished(anna)
        path = f"/api/matches/{match}/branch"
        new = await anna.call("POST", path, Created, Branch(2, [TakenByMe(), TakenByBot("random")]))
        assert (new.match.status, new.match.step, new.match.actor) == (Status.RUNNING, 2, 0)
        assert new.match.origin is not None
        assert (new.match.origin.match, new.match.origin.step) == (match, 2)
        table = await anna.join(new.match.id)
        async for decision in table.decisions():
            await table.act(decision.options[0].action)
        record = Record.from_text(await anna.call("GET", f"/api/matches/{new.match.id}/record", str))
        assert record.forced == 2
        assert record.replay().outcome is not None
        with pytest.raises(Denied):
            await anna.call("POST", path, Created, Branch(5, [TakenByMe(), TakenByMe()]))
        with pytest.raises(Denied):
            await anna.call("POST", path, Created, Branch(0, [TakenByMe()]))
        running = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        with pytest.raises(Denied) as denied:
            await anna.call(
                "POST", f"/api/matches/{running.match.id}/branch", Created, Branch(0, [TakenByMe(), TakenByMe()])
            )
        assert denied.value.text.id == "srv-err-not-over"


async def test_a_story_can_be_copied_where_its_bookmark_lies(serve: Serve) -> None:
    server = serve(seed=SEED)
    async with Client(server.url, name="Anna") as anna:
        story = (await anna.create("storyfold_wildwoods", [TakenByMe()])).match
        path = f"/api/matches/{story.id}/branch"
        table = await anna.join(story.id)
        step = 0
        async for decision in table.decisions():
            if (await anna.my_matches())[0].save_point:
                break
            with pytest.raises(Denied):
                await anna.call("POST", path, Created, Branch(step, [TakenByMe()]))
            await table.act(decision.options[0].action)
            step += 1
        assert [game.id for game in await anna.call("GET", "/api/games", list[GameInfo]) if game.has_save_points] == [
            "storyfold_wildwoods"
        ]
        copy = await anna.call("POST", path, Created, Branch(step, [TakenByMe()]))
        assert (copy.match.status, copy.match.step, copy.match.save_point) == (Status.RUNNING, step, True)
        server.kill()
        server.start()
        assert [match.save_point for match in await anna.my_matches()] == [True, True]  # from the store alone
        with pytest.raises(Denied):
            await anna.call("POST", path, Created, Branch(step - 1, [TakenByMe()]))
        async with Client(server.url, name="Bruno") as bruno:
            with pytest.raises(Denied):
                await bruno.call("POST", path, Created, Branch(step, [TakenByMe()]))
        joined = await anna.join(story.id)
        assert joined.decision is not None
        await joined.act(joined.decision.options[0].action)
        assert not (await anna.call("GET", f"/api/matches/{story.id}", MatchInfo)).save_point


async def to_save_point(anna: Client) -> tuple[str, int]:
    """Play a story until it can be copied; return it and how many decisions it took."""
    story = (await anna.create("storyfold_wildwoods", [TakenByMe()])).match.id
    table = await anna.join(story)
    async for decision in table.decisions():
        info = await anna.call("GET", f"/api/matches/{story}", MatchInfo)
        if info.save_point:
            return story, info.step
        await table.act(decision.options[0].action)
    raise AssertionError("the story cannot be copied anywhere")


async def refused(client: Client, method: str, path: str, body: msgspec.Struct | None = None) -> str:
    """Return why a request is refused."""
    with pytest.raises(Denied) as denied:
        await client.call(method, path, msgspec.Raw, body)
    return denied.value.text.id


@pytest.mark.parametrize("first", [0, 1], ids=["the copy ends first", "the story ends first"])
async def test_what_a_story_hides_its_copies_do_not_show(serve: Serve, first: int) -> None:
    server = serve(seed=SEED)
    async with Client(server.url, name="Anna") as anna:
        story, step = await to_save_point(anna)
        alone = Branch(step, [TakenByMe()])
        copy = (await anna.call("POST", f"/api/matches/{story}/branch", Created, alone)).match.id
        again = (await anna.call("POST", f"/api/matches/{copy}/branch", Created, alone)).match.id
        ended, *others = (copy, story, again) if first == 0 else (story, again, copy)
        table = await anna.join(ended)
        await table.leave()
        await table.until(lambda: table.is_over)
        for end in others:
            if end == others[0]:
                server.kill()
                server.start()
            known = [await anna.call("GET", f"/api/matches/{ended}", MatchInfo), table.info]
            listed = next(match for match in await anna.my_matches() if match.id == ended)
            for info in (*known, listed):
                assert info is not None
                assert (info.status, info.revealed, info.seed) == (Status.OVER, False, None)
            for path in (f"views/{step}?eyes=all", "log?eyes=all"):
                assert await refused(anna, "GET", f"/api/matches/{ended}/{path}") == "srv-err-eyes"
            assert await refused(anna, "GET", f"/api/matches/{ended}/record") == "srv-err-veiled"
            assert await refused(anna, "POST", f"/api/matches/{ended}/branch", alone) == "srv-err-veiled"
            await anna.call("GET", f"/api/matches/{ended}/views/{step}?eyes=0", Position)  # as she saw it
            await anna.call("POST", f"/api/matches/{end}/leave", MatchInfo)
        for match in (story, copy, again):
            info = await anna.call("GET", f"/api/matches/{match}", MatchInfo)
            assert info.revealed
            assert info.seed is not None
            await anna.call("GET", f"/api/matches/{match}/views/{step}?eyes=all", Position)
            await anna.call("GET", f"/api/matches/{match}/record", str)
        await anna.call("POST", f"/api/matches/{story}/branch", Created, alone)  # what is open stays so
        assert (await anna.call("GET", f"/api/matches/{story}", MatchInfo)).revealed


async def test_a_branched_match_waits_for_its_open_seats(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        match = await finished(anna)
        new = await anna.call("POST", f"/api/matches/{match}/branch", Created, Branch(3, [TakenByMe(), LeftOpen()]))
        assert (new.match.status, new.match.step) == (Status.OPEN, 3)
        async with Client(url, name="Bruno") as bruno:
            info = await bruno.sit(new.match.id, new.invitation)
            assert (info.status, info.step, info.actor) == (Status.RUNNING, 3, 1)


async def test_a_branched_match_keeps_its_count_after_a_restart(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        match = await finished(anna)
        for other in (TakenByMe(), LeftOpen()):
            await anna.call("POST", f"/api/matches/{match}/branch", Created, Branch(3, [TakenByMe(), other]))
        before = {one.id: one.step for one in await anna.my_matches()}
        server.kill()
        server.start()
        assert {one.id: one.step for one in await anna.my_matches()} == before
        assert sorted(before.values())[:2] == [3, 3]
