"""Two clients play over real sockets."""

import asyncio
import sys

from tests.support.server import ROOT, Serve

from radura.client import Client
from radura.core.record import Record
from radura.protocol.lobby import LeftOpen, Position, TakenByBot, TakenByMe

REMOTE_BOT = ROOT / "docs" / "examples" / "remote_bot.py"


def test_the_remote_bot_of_the_documentation_is_the_one_tested() -> None:
    assert REMOTE_BOT.read_text() in (ROOT / "docs" / "research" / "client.md").read_text()


async def test_a_person_and_a_remote_bot_play_to_the_end(serve: Serve) -> None:
    url = serve().url
    async with Client(url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), LeftOpen()])
        table = await anna.join(new.match.id)
        link = f"{url}/#/join/{new.match.id}/{new.invitation}"
        other = await asyncio.create_subprocess_exec(sys.executable, str(REMOTE_BOT), link)
        async for decision in table.decisions():
            await table.act(decision.options[0].action)
        assert await other.wait() == 0
        assert table.info is not None
        assert table.info.ending is not None
        record = Record.from_text(await anna.call("GET", f"/api/matches/{new.match.id}/record", str))
        assert record.commitment == new.match.commitment
        outcome = record.replay().outcome
        assert outcome is not None
        assert list(outcome.winners) == table.info.ending.winners


async def test_a_computer_player_answers_by_itself(serve: Serve) -> None:
    async with Client(serve().url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByBot("greedy"), TakenByMe()])
        table = await anna.join(new.match.id)
        async for decision in table.decisions():
            await table.act(decision.options[-1].action)
        assert table.info is not None
        assert table.info.seed is not None
        steps = table.info.step
        last = await anna.call("GET", f"/api/matches/{new.match.id}/views/{steps}?eyes=all", Position)
        assert last.view.outcome is not None
        assert last.last == steps
