"""Why not, over the wire: one person asks, from what their seat sees; nothing comes of it."""

import pytest
from tests.support.clients import about_to_win, act, sit_down

from radura import say
from radura.client import Client, Denied
from radura.core.text import Message
from radura.protocol import messages as m
from radura.protocol.lobby import TakenByBot, TakenByMe


async def test_a_piece_says_why_it_cannot_be_used_and_nobody_else_hears_of_it(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, token="") as watcher:
        created = await anna.create(
            "living_forest_duel", [TakenByMe(), TakenByBot("random")], options={"summer": "0"}, public=True
        )
        table = await anna.join(created.match.id)
        other = await watcher.join(created.match.id)
        await table.until(lambda: table.decision is not None)
        while table.decision is not None and table.decision.options[0].action.startswith("exchange"):  # LF-4.13
            await act(table, table.decision.options[0].action)
            await table.until(lambda: table.decision is not None)
        await other.until(lambda: other.rev == table.rev)  # the computer's own moves come first
        heard: list[m.ServerMessage] = []
        other.on_message = heard.append
        rev, decision = table.rev, table.decision
        reason = await table.why_not("stag")
        assert reason.rule == "LF-8.15"
        assert say(reason.text, "nl").startswith("Geen zon in de gedeelde linie")
        assert (await table.why_not("token(wind)")).rule == "LF-8.15"
        assert (await table.why_not("deck")).text == Message("core-no-open")
        assert (table.rev, table.decision, heard) == (rev, decision, [])
        with pytest.raises(Denied) as denied:
            await table.why_not("nobody")
        assert denied.value.text.id == "core-err-sight"
        with pytest.raises(Denied) as denied:
            await table.why_not("stag", seat=1)
        assert denied.value.text.id == "srv-err-not-seated"
        with pytest.raises(Denied) as denied:
            await other.why_not("stag")
        assert denied.value.text.id == "srv-err-not-seated"


async def test_it_says_whose_turn_it_is_and_that_the_match_is_over(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        waiting = theirs if mine.decision is not None else mine
        assert (await waiting.why_not("mark(0)")).text.id == "core-no-turn-seat"
        table = await about_to_win(anna)
        await act(table, "mark(8)")
        assert (await table.why_not("mark(8)")).text.id == "core-no-over"
