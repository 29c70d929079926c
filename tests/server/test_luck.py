"""Shuffles that nobody can bend: everybody who sits at a table adds to the seed, and can prove it."""

import asyncio
import hashlib
import json
import secrets
import sys
from asyncio.subprocess import PIPE
from dataclasses import replace
from pathlib import Path

import pytest
from tests.support.clients import to_the_end
from tests.support.server import ROOT, Serve

from radura.cli import main as radura_command
from radura.client import Client, Denied, Table
from radura.core.record import Record
from radura.protocol.lobby import Created, LeftOpen, MatchInfo, NewMatch, Nonce, Status, TakenByBot, TakenByMe, TakeSeat

PATIENT = 3_600.0


def digest(*parts: bytes) -> bytes:
    """SHA-256, as docs/research/records.md writes it down: this file knows nothing of radura.core.chance."""
    return hashlib.sha256(b"".join(parts)).digest()


def joint(info: MatchInfo) -> bytes:
    """Return the seed of a revealed match."""
    assert info.seed is not None
    added = [bytes.fromhex(nonce) for nonce in info.nonces]
    return digest(b"radura-match:", bytes.fromhex(info.seed), *(bytes([len(one)]) + one for one in added))


def numbers(seed: bytes, bounds: list[int]) -> list[int]:
    """Return what is drawn from a seed below each bound."""
    found: list[int] = []
    count = 0
    for n in bounds:
        value = 1 << 64
        while value >= (1 << 64) - (1 << 64) % n:
            value = int.from_bytes(digest(seed, count.to_bytes(8, "big"))[:8], "big")
            count += 1
        found.append(value % n)
    return found


async def begun(table: Table) -> MatchInfo:
    """Wait until a match has begun."""
    await table.until(lambda: table.info is not None and table.info.status is not Status.OPEN)
    assert table.info is not None
    return table.info


async def script(record: Path, draws: str) -> tuple[int | None, bytes, bytes]:
    """Let the script in the documents prove the draws; return its exit code and what it says."""
    listed = record.with_suffix(".draws")
    listed.write_text(draws, encoding="utf-8")
    path = ROOT / "docs" / "examples" / "verify_draws.py"
    started = await asyncio.create_subprocess_exec(sys.executable, path, record, listed, stdout=PIPE, stderr=PIPE)
    said, complaint = await started.communicate()
    return started.returncode, said, complaint


async def test_two_people_make_the_seed_together(
    serve: Serve, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    server = serve(nonce_wait=PATIENT)
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        new = await anna.create("living_forest_duel", [TakenByMe(), LeftOpen()])
        assert new.match.nonces == []
        mine = await anna.join(new.match.id)
        theirs = await bruno.accept(f"{new.match.id}/{new.invitation}")
        info = await begun(theirs)
        assert info.promises == [anna.luck[info.id].promise, bruno.luck[info.id].promise]
        assert info.nonces == [anna.luck[info.id].nonce.hex(), bruno.luck[info.id].nonce.hex()]
        for table in (mine, theirs):
            await table.leave()
        over = await anna.call("GET", f"/api/matches/{info.id}", MatchInfo)
        assert over.seed is not None
        assert digest(b"radura-seed:", bytes.fromhex(over.seed)).hex() == new.match.commitment
        text = await anna.call("GET", f"/api/matches/{info.id}/record", str)
        kept = Record.from_text(text)
        for lucky in (anna.luck[info.id], bruno.luck[info.id]):
            assert lucky.is_kept_by(kept)
            for told in ([over.nonces[0], ""], over.nonces[:1], [*over.nonces, ""], [], over.nonces[::-1]):
                assert not lucky.is_kept_by(replace(kept, nonces=told))
            assert not lucky.is_kept_by(replace(kept, commitment="0" * 64))
            assert not lucky.is_kept_by(replace(kept, seed=None))
    head = json.loads(text.splitlines()[0])
    assert (head["radura"], head["match"], head["nonces"]) == (2, info.id, over.nonces)
    record = tmp_path / "m.radura"
    record.write_text(text, encoding="utf-8")
    assert radura_command(["verify", str(record)]) == 0
    proof = capsys.readouterr().out
    for line in (f"Seat 1 (Anna) contributed its own number: {over.nonces[0]}", "Seat 2 (Bruno) contributed"):
        assert line in proof
    assert radura_command(["verify", str(record), "--draws"]) == 0
    draws = capsys.readouterr().out
    pairs = [tuple(map(int, pair.split(":"))) for line in draws.splitlines() for pair in line.split("\t")[2:]]
    lines = [n for n, line in enumerate(text.splitlines(), 1) if line.startswith("* ")]
    assert [int(line.split("\t")[0]) for line in draws.splitlines()] == lines  # how many hangs on luck
    assert [value for _, value in pairs] == numbers(joint(over), [n for n, _ in pairs])
    assert await script(record, draws) == (0, f"all {len(lines)} draws are those of the seed\n".encode(), b"")
    first, _, rest = draws.partition("\n")
    changed = f"{first.rpartition(':')[0]}:999\n{rest}"
    assert (await script(record, changed))[0] != 0
    assert await script(record, "") == (1, b"", f"not proved: the draws in lines {lines}\n".encode())


async def test_a_number_is_told_only_when_all_is_promised_and_only_the_promised_one(serve: Serve) -> None:
    server = serve(nonce_wait=PATIENT)
    nonce = secrets.token_bytes(32)
    promise = digest(b"radura-nonce:", nonce).hex()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        wanted = NewMatch("tictactoe", [TakenByMe(), LeftOpen()], promise=promise)
        new = await anna.call("POST", "/api/matches", Created, wanted)
        path = f"/api/matches/{new.match.id}/nonce"
        with pytest.raises(Denied) as denied:
            await anna.call("POST", path, MatchInfo, Nonce(nonce.hex()))
        assert denied.value.text.id == "srv-err-not-sealed"
        sealed = await bruno.sit(new.match.id, new.invitation)
        assert (sealed.status, sealed.nonces, sealed.owing) == (Status.OPEN, [], [0])
        with pytest.raises(Denied) as denied:
            await anna.call("POST", path, MatchInfo, Nonce(bytes(32).hex()))
        assert denied.value.text.id == "srv-err-nonce"
        server.kill()
        server.start()
        info = await anna.call("POST", path, MatchInfo, Nonce(nonce.hex()))
        assert (info.status, info.nonces) == (Status.RUNNING, [nonce.hex(), bruno.luck[info.id].nonce.hex()])
        again = await anna.call("POST", path, MatchInfo, Nonce(bytes(32).hex()))  # too late: nothing changes
        assert (again.nonces, again.rev) == (info.nonces, info.rev)


async def test_whoever_is_away_is_waited_for_and_who_is_there_not_for_long(serve: Serve) -> None:
    server = serve(nonce_wait=0.3)
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        wanted = NewMatch("tictactoe", [TakenByMe(), LeftOpen()], promise="0" * 64)
        new = await anna.call("POST", "/api/matches", Created, wanted)
        await bruno.sit(new.match.id, new.invitation)
        theirs = await bruno.join(new.match.id)
        await asyncio.sleep(1)
        assert theirs.info is not None
        assert (theirs.info.status, theirs.info.owing) == (Status.OPEN, [0])  # nobody can leave Anna's number out
        mine = await anna.join(new.match.id)  # on a device that does not know it
        info = await begun(theirs)
        assert (info.nonces, info.owing) == (["", bruno.luck[info.id].nonce.hex()], [])
        await to_the_end([mine, theirs])
        record = Record.from_text(await bruno.call("GET", f"/api/matches/{info.id}/record", str))
        assert not bruno.luck[info.id].is_kept_by(record)  # a number was promised and kept back


async def test_a_seat_left_after_numbers_were_told_calls_the_match_off(serve: Serve) -> None:
    server = serve(nonce_wait=PATIENT)
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        wanted = NewMatch("tictactoe", [TakenByMe(), LeftOpen()], promise="0" * 64)
        new = await anna.call("POST", "/api/matches", Created, wanted)
        await bruno.sit(new.match.id, new.invitation)
        left = await anna.call("POST", f"/api/matches/{new.match.id}/leave", MatchInfo)
        assert (left.status, left.owing) == (Status.CANCELLED, [])
        with pytest.raises(Denied) as denied:
            await anna.sit(new.match.id, new.invitation)
        assert denied.value.text.id == "srv-err-no-free-seat"


async def test_a_seat_left_before_takes_its_promise_along(serve: Serve) -> None:
    server = serve(nonce_wait=PATIENT)
    async with (
        Client(server.url, name="Anna") as anna,
        Client(server.url, name="Bruno") as bruno,
        Client(server.url, name="Chiara") as chiara,
    ):
        new = await anna.create("casting_shadows", [TakenByMe(), LeftOpen(), LeftOpen()])
        await anna.join(new.match.id)
        await bruno.sit(new.match.id, new.invitation)
        left = await bruno.call("POST", f"/api/matches/{new.match.id}/leave", MatchInfo)
        assert left.promises == [anna.luck[left.id].promise, "", ""]
        await bruno.accept(f"{new.match.id}/{new.invitation}")
        info = await begun(await chiara.accept(f"{new.match.id}/{new.invitation}"))
        assert info.nonces == [client.luck[info.id].nonce.hex() for client in (anna, bruno, chiara)]


async def test_where_nobody_promises_anything_the_match_begins_at_once(serve: Serve) -> None:
    server = serve(nonce_wait=PATIENT)
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        new = await anna.call("POST", "/api/matches", Created, NewMatch("tictactoe", [TakenByMe(), LeftOpen()]))
        info = await bruno.call(
            "POST", f"/api/matches/{new.match.id}/seats", MatchInfo, TakeSeat(invitation=new.invitation)
        )
        assert (info.status, info.promises, info.nonces) == (Status.RUNNING, ["", ""], [])


async def test_a_rematch_is_dealt_by_both_again(serve: Serve) -> None:
    server = serve(nonce_wait=PATIENT)
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
        mine = await anna.join(new.match.id)
        theirs = await bruno.accept(f"{new.match.id}/{new.invitation}")
        await begun(theirs)
        await to_the_end([mine, theirs])
        again = await anna.rematch(new.match.id)
        await anna.join(again.id)
        await bruno.rematch(new.match.id)
        info = await begun(await bruno.join(again.id))
        assert sorted(info.nonces) == sorted([anna.luck[again.id].nonce.hex(), bruno.luck[again.id].nonce.hex()])


async def test_one_person_on_two_seats_and_a_bot_need_nobody_else(serve: Serve) -> None:
    server = serve(nonce_wait=PATIENT)
    async with Client(server.url, name="Anna") as anna:
        info = (await anna.create("casting_shadows", [TakenByMe(), TakenByMe("Bruno"), TakenByBot("random")])).match
        own = anna.luck[info.id].nonce.hex()
        public = digest(f"radura-public:{info.id}:2".encode()).hex()
        assert (info.status, info.nonces) == (Status.RUNNING, [own, own, public])
        assert info.promises == [digest(b"radura-nonce:", bytes.fromhex(added)).hex() for added in info.nonces]
        assert anna.luck[info.id].promises == info.promises  # the computer player's too: nothing is left to choose
        server.kill()
        server.start()
        assert (await anna.call("GET", f"/api/matches/{info.id}", MatchInfo)).nonces == info.nonces
