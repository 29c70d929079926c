"""Stores of earlier versions are opened, and every match in them is where it was."""

import json
import sqlite3
from pathlib import Path

import pytest
from alembic.script import ScriptDirectory
from tests.server.stores.make import DECISIONS, HERE, decision
from tests.support.server import Serve

from radura.cli import main as radura_command
from radura.client import Client
from radura.core.record import Record
from radura.protocol.analysis import MatchAnalysis
from radura.protocol.lobby import MatchInfo, Position, Status
from radura.server.store.store import migrations

VERSIONS = sorted(path.stem for path in HERE.glob("*.sql"))
ANALYSED = "0010"
"""The first version that keeps analyses."""
PLAYED = ("running", "finished", "computer", "story")


def restored(folder: Path, version: str) -> str:
    """Return a store as that version wrote it."""
    path = folder / "radura.sqlite3"
    with sqlite3.connect(path) as store:
        store.executescript((HERE / f"{version}.sql").read_text(encoding="utf-8"))
    store.close()
    return str(path)


def changed(database: str, statement: str) -> None:
    """Change a store by hand."""
    with sqlite3.connect(database) as store:
        store.execute(statement)
    store.close()


def test_every_version_of_the_tables_has_a_store() -> None:
    script = ScriptDirectory.from_config(migrations())
    assert sorted(revision.revision for revision in script.walk_revisions()) == VERSIONS


@pytest.mark.parametrize("version", VERSIONS)
async def test_a_store_of_each_version_goes_on(
    serve: Serve, tmp_path: Path, version: str, capsys: pytest.CaptureFixture[str]
) -> None:
    database = restored(tmp_path, version)
    kept = json.loads((HERE / f"{version}.json").read_text(encoding="utf-8"))
    assert radura_command(["serve", "--check", "--database", database]) == 0
    said = capsys.readouterr().out
    assert "Living Forest Duel, version 1 of the rules:\n  not started: 1\n  running, not affected: 1\n" in said
    with sqlite3.connect(database) as store:  # the look has changed nothing
        assert store.execute("SELECT version_num FROM alembic_version").fetchall() == [(version,)]
    store.close()
    server = serve(database)
    async with Client(server.url, token=kept["token"]) as anna:
        for name in PLAYED:
            info = await anna.call("GET", f"/api/matches/{kept[name]}", MatchInfo)
            assert (info.status, info.halted) == (Status.OVER if name == "finished" else Status.RUNNING, False)
            seen = await anna.call("GET", f"/api/matches/{kept[name]}/views/{info.step}?eyes=0", Position)
            assert seen.last == info.step >= DECISIONS
            if name != "finished":
                table = await anna.join(kept[name])
                assert table.chat[-1].text == "ciao"
                await table.act((await decision(table)).options[0].action)
        text = await anna.call("GET", f"/api/matches/{kept['finished']}/record", str)
        assert len(Record.from_text(text).draws()) == text.count("\n* ")
        if version >= ANALYSED:
            found = await anna.call("GET", f"/api/matches/{kept['finished']}/analysis", MatchAnalysis)
            assert found.judged == found.total > 0
        async with Client(server.url, name="Bruno") as bruno:
            table = await bruno.join(kept["open"])
            await bruno.sit(kept["open"])
            await table.until(lambda: table.info is not None and table.info.status is Status.RUNNING)


def test_what_becomes_of_older_rules_is_said_before_the_update(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = restored(tmp_path, VERSIONS[-1])
    changed(database, "UPDATE matches SET rules_version = 0")
    assert radura_command(["serve", "--check", "--database", database]) == 0
    said = capsys.readouterr().out
    assert said.count("running, continue under these rules from a stored position: 1") == 3
    assert "finished under older rules, shown from stored positions: 1" in said
    changed(database, "UPDATE snapshots SET position = x'7801ab56aa50b232ac0500089d0220'")  # {"x":1}
    changed(database, "UPDATE entries SET data = replace(data, '(', '[')")  # names that nobody knows any more
    assert radura_command(["serve", "--check", "--database", database]) == 1
    assert "running, can only be viewed, left and downloaded: 1" in capsys.readouterr().out
    changed(database, "UPDATE matches SET game = 'goose'")
    assert radura_command(["--lang", "it", "serve", "--check", "--database", database]) == 1
    assert "di un gioco non installato: 5" in capsys.readouterr().out
    assert radura_command(["serve", "--check", "--data-dir", str(tmp_path / "nobody")]) == 2
