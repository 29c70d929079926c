"""Write the store of the present version of the tables: ``python -m tests.server.stores.make``.

Run it before a release that comes with a migration, and commit the file; those of earlier versions are never written
anew. ``--all`` is for the very first time: it takes the tables back, version by version.
"""

import asyncio
import contextlib
import json
import sqlite3
import sys
import tempfile
from pathlib import Path

from alembic import command
from alembic.script import ScriptDirectory
from tests.support.server import Server

from radura.client import Client, Table
from radura.core.view import Decision
from radura.protocol.analysis import MatchAnalysis
from radura.protocol.lobby import LeftOpen, SeatRequest, TakenByBot, TakenByMe
from radura.server.store.store import Store, migrations

HERE = Path(__file__).parent
DECISIONS = 5


async def decision(table: Table) -> Decision:
    """Return what Anna must decide."""
    await table.until(lambda: table.decision is not None)
    assert table.decision is not None
    return table.decision


async def analysed(anna: Client, match: str) -> None:
    """Have a match analysed."""
    found = await anna.call("POST", f"/api/matches/{match}/analysis", MatchAnalysis)
    while found.judged < found.total:
        await asyncio.sleep(0.1)
        found = await anna.call("GET", f"/api/matches/{match}/analysis", MatchAnalysis)


async def play(url: str) -> dict[str, str]:
    """Set up one match of each kind; return who may go on with them, and which is which."""
    kept: dict[str, str] = {}
    async with Client(url, name="Anna") as anna:
        kept["token"] = anna.token
        kinds: list[tuple[str, str, list[SeatRequest]]] = [
            ("running", "living_forest_duel", [TakenByMe(), TakenByMe("Bruno")]),
            ("finished", "res_arcana_duo", [TakenByMe(), TakenByMe("Bruno")]),
            ("computer", "casting_shadows", [TakenByMe(), TakenByBot("random")]),
            ("story", "storyfold_wildwoods", [TakenByMe()]),
            ("open", "living_forest_duel", [TakenByMe(), LeftOpen()]),
        ]
        for name, game, seats in kinds:
            new = await anna.create(game, seats, public=name == "open")
            kept[name] = new.match.id
            if name == "open":
                continue
            table = await anna.join(new.match.id)
            for _ in range(DECISIONS):
                await table.act((await decision(table)).options[-1].action)
            await table.say("ciao")
            if name == "finished":
                await table.leave()
                await analysed(anna, new.match.id)
            else:
                await decision(table)
    return kept


def dump(database: Path, version: str) -> None:
    """Write a store as SQL."""
    with contextlib.closing(sqlite3.connect(database)) as store:
        (HERE / f"{version}.sql").write_text("\n".join(store.iterdump()) + "\n", encoding="utf-8")


def main() -> None:
    """Play a little on a real server and keep what it has stored."""
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "radura.sqlite3"
        server = Server(str(database), {"analysis": "4it"}).start()
        try:
            kept = asyncio.run(play(server.url))
        finally:
            server.end()
        script = ScriptDirectory.from_config(migrations())
        versions = [revision.revision for revision in script.walk_revisions()]  # the newest first
        for version in versions if "--all" in sys.argv else versions[:1]:
            store = Store(str(database))
            config = migrations()
            with store.engine.begin() as connection:
                config.attributes["connection"] = connection
                if version != versions[0]:
                    command.downgrade(config, version)
            store.engine.dispose()
            dump(database, version)
            (HERE / f"{version}.json").write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
