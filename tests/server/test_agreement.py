"""Taking back, standing in, closing, leaving, and the clock."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack

import pytest
from tests.support.clients import act, asked_or_over, over, proposal, reached, sit_down, stones, three_sit_down
from tests.support.server import SEED, Serve, Server

from radura.client import Client, Denied, Table
from radura.protocol.lobby import (
    Correspondence,
    LeftOpen,
    Live,
    MatchInfo,
    ProposalKind,
    SeatKind,
    SeatRequest,
    TakenByBot,
    TakenByMe,
    TimeControl,
)


async def test_taking_back_needs_the_consent_of_whoever_is_touched(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await act(mine, "mark(4)")
        await mine.undo()
        asked = await proposal(theirs)
        assert (asked.what, asked.by, asked.waiting) == (ProposalKind.UNDO, 0, [1])
        with pytest.raises(Denied) as denied:
            await mine.undo()
        assert denied.value.text.id == "srv-err-proposed"
        await theirs.answer(asked.id, False)
        await mine.until(lambda: mine.info is not None and not mine.info.proposals)
        assert stones(mine) == 1
        await mine.undo()
        await theirs.answer((await proposal(theirs)).id, True)
        await mine.until(lambda: mine.decision is not None)
        assert stones(mine) == stones(theirs) == 0


async def test_taking_back_over_the_others_decision_takes_that_one_back_too(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await act(mine, "mark(4)")
        await act(theirs, "mark(0)")
        await mine.until(lambda: mine.decision is not None)
        await mine.undo()
        await theirs.answer((await proposal(theirs)).id, True)
        await mine.until(lambda: stones(mine) == 0)
        assert mine.decision is not None


async def test_a_proposal_to_take_back_lapses_when_the_match_goes_on(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await act(mine, "mark(4)")
        await mine.undo()
        asked = await proposal(theirs)
        await act(theirs, "mark(0)")  # decided at a revision before the proposal: still good
        await theirs.until(lambda: theirs.info is not None and not theirs.info.proposals)
        with pytest.raises(Denied) as denied:
            await theirs.answer(asked.id, True)
        assert denied.value.text.id == "srv-err-no-proposal"


async def test_alone_everything_can_be_taken_back_at_once_even_over_the_computer(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByBot("random")])
        table = await anna.join(new.match.id)
        await act(table, "mark(4)")
        await table.until(lambda: table.decision is not None)
        assert stones(table) == 2
        await table.undo()
        await table.until(lambda: stones(table) == 0)
        with pytest.raises(Denied) as denied:
            await table.undo()
        assert denied.value.text.id == "core-err-undo"


async def test_exactly_the_options_said_to_be_final_cannot_be_taken_back(serve: Serve) -> None:
    async with Client(serve(seed=SEED).url, name="Anna") as anna:
        new = await anna.create("living_forest_duel", [TakenByMe(), TakenByMe()])
        table = await anna.join(new.match.id)
        seen = set()
        for turn in range(40):
            decision = table.decision
            assert decision is not None
            option = decision.options[turn % len(decision.options)]
            await act(table, option.action)
            seen.add(option.final)
            assert table.can_undo == (not option.final)
            if option.final:
                with pytest.raises(Denied) as denied:
                    await table.undo()
                assert denied.value.text.id == "core-err-undo"
            else:
                await reached(table, await table.undo())
                assert table.decision == decision
                await act(table, option.action)
        assert seen == {True, False}


async def test_who_can_take_something_back_is_told_and_told_again_after_coming_back(serve: Serve) -> None:
    server = serve()
    async with (
        Client(server.url, name="Anna") as anna,
        Client(server.url, name="Bruno") as bruno,
        Client(server.url, token="") as watcher,
    ):
        mine, theirs = await sit_down(anna, bruno)
        invitation = await anna.call("POST", f"/api/matches/{mine.match}/invitations", dict[str, str])
        other = await watcher.join(mine.match, invitation["invitation"])
        tables = (mine, theirs, other)
        assert [table.can_undo for table in tables] == [False, False, False]
        await act(mine, "mark(4)")
        await asyncio.gather(*(reached(table, mine.rev or 0) for table in tables))
        assert [table.can_undo for table in tables] == [True, False, False]
        server.kill()
        server.start()
        async with Client(server.url, token=anna.token) as again:
            assert (await again.join(mine.match)).can_undo
        await theirs.propose(ProposalKind.CLOSE)
        await mine.answer((await proposal(mine)).id, True)
        await asyncio.gather(*(reached(table, mine.rev or 0) for table in tables))
        assert [table.can_undo for table in tables] == [False, False, False]


async def test_nothing_can_be_taken_back_after_the_last_decision(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        table = await anna.join(new.match.id)
        for cell in (0, 3, 1, 4):
            await act(table, f"mark({cell})")
        assert table.can_undo
        await act(table, "mark(2)")
        assert not table.can_undo
        assert not (await anna.join(new.match.id)).can_undo


async def test_what_was_taken_back_is_gone_after_a_restart_too(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        table = await anna.join(new.match.id)
        for action in ("mark(4)", "mark(0)", "mark(8)"):
            await act(table, action)
        await table.undo()
        await act(table, "mark(7)")
        server.kill()
        server.start()
        await act(table, "mark(1)")
        await table.undo()  # the way back is there again
        await table.undo()
        await table.until(lambda: stones(table) == 2)
        view = table.views[0]
        assert [view.places[f"cell.{n}"] for n in (4, 0, 8, 7)] == [["x.0"], ["o.0"], [], []]


async def test_a_bot_goes_on_for_somebody_who_left_if_the_others_agree(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await act(mine, "mark(4)")
        with pytest.raises(Denied) as denied:
            await mine.propose(ProposalKind.BOT, 1, "random")
        assert denied.value.text.id == "srv-err-not-absent"
        await theirs.leave()
        await mine.until(lambda: mine.info is not None and mine.info.seats[1].kind is SeatKind.LEFT)
        with pytest.raises(Denied) as denied:
            await theirs.act("mark(0)")
        assert denied.value.text.id == "srv-err-not-seated"
        with pytest.raises(Denied):
            await mine.propose(ProposalKind.BOT, 1, "genius")
        await mine.propose(ProposalKind.BOT, 1, "random")  # nobody else is there to be asked
        async for decision in mine.decisions():
            await mine.act(decision.options[0].action)
        assert mine.info is not None
        assert mine.info.ending is not None
        assert mine.info.ending.by == "rules"


@pytest.fixture(scope="module")
def calendar(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose days can be skipped; after one of them people are taken for gone."""
    server = Server(str(tmp_path_factory.mktemp("calendar") / "radura.sqlite3")).start()
    yield server
    server.end()


async def go_away(client: Client, theirs: Table, *others: Table) -> None:
    """Go away from a table without giving up the seat, and wait until the others have noticed."""
    assert theirs.info is not None
    seat = theirs.info.you[0]
    await client.part(theirs.match)
    for table in others:
        await _without(table, seat)


async def _without(table: Table, seat: int) -> None:
    await table.until(lambda: table.info is not None and not table.info.seats[seat].here)


async def test_a_bot_goes_on_for_somebody_who_stays_away(calendar: Server) -> None:
    async with Client(calendar.url, name="Anna") as anna, Client(calendar.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await act(mine, "mark(4)")
        await go_away(bruno, theirs, mine)
        with pytest.raises(Denied):
            await mine.propose(ProposalKind.BOT, 1, "random")
        calendar.a_day_later()
        await mine.propose(ProposalKind.BOT, 1, "random")
        await mine.until(lambda: mine.decision is not None)
        assert stones(mine) == 2


async def test_all_others_must_agree_to_a_bot_and_whoever_comes_back_keeps_the_seat(calendar: Server) -> None:
    async with AsyncExitStack() as stack:
        clients, (lost, asking, asked) = await three_sit_down(calendar.url, stack)
        assert lost.info is not None
        assert asked.info is not None
        seat = lost.info.you[0]
        calendar.a_day_later()
        await go_away(clients[0], lost, asking, asked)
        with pytest.raises(Denied):  # was there a moment ago
            await asking.propose(ProposalKind.BOT, seat, "random")
        calendar.a_day_later()
        await asking.propose(ProposalKind.BOT, seat, "random")
        waiting = await proposal(asked)
        assert waiting.waiting == asked.info.you
        back = await clients[0].join(lost.match)
        with pytest.raises(Denied) as denied:
            await asked.answer(waiting.id, True)
        assert denied.value.text.id == "srv-err-not-absent"
        await back.leave()
        await asked.until(lambda: asked.info is not None and asked.info.seats[seat].gone)
        await asked.answer(waiting.id, True)
        await asking.until(lambda: asking.info is not None and asking.info.seats[seat].kind is SeatKind.BOT)


async def test_one_person_can_go_on_when_all_others_stay_away(calendar: Server) -> None:
    async with AsyncExitStack() as stack:
        clients, (lost, staying, away) = await three_sit_down(calendar.url, stack)
        assert lost.info is not None
        seat = lost.info.you[0]
        await go_away(clients[0], lost, staying)
        await go_away(clients[2], away, staying)
        calendar.a_day_later()
        await staying.propose(ProposalKind.BOT, seat, "random")
        await staying.until(lambda: staying.info is not None and staying.info.seats[seat].kind is SeatKind.BOT)


async def test_whoever_waits_for_others_or_has_time_left_is_not_taken_for_gone(calendar: Server) -> None:
    async with Client(calendar.url, name="Anna") as anna, Client(calendar.url, name="Bruno") as bruno:
        for clock in (None, Correspondence(days=3)):
            mine, theirs = await sit_down(anna, bruno, clock)
            await go_away(bruno, theirs, mine)
            if clock is not None:
                await act(mine, "mark(4)")  # now it is Bruno's turn, and he has three days
            calendar.a_day_later()
            with pytest.raises(Denied) as denied:
                await mine.propose(ProposalKind.BOT, 1, "random")
            assert denied.value.text.id == "srv-err-not-absent"


async def test_closing_without_somebody_who_stays_away_is_a_win(calendar: Server) -> None:
    async with Client(calendar.url, name="Anna") as anna, Client(calendar.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await act(mine, "mark(4)")
        await go_away(bruno, theirs, mine)
        calendar.a_day_later()
        assert (await anna.call("GET", f"/api/matches/{mine.match}", MatchInfo)).seats[1].gone
        await mine.propose(ProposalKind.CLOSE)
        await mine.until(lambda: mine.is_over)
        assert mine.info is not None
        assert mine.info.ending is not None
        assert (mine.info.ending.by, mine.info.ending.winners) == ("left", [0])


async def test_closing_by_agreement_has_no_winner(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await mine.propose(ProposalKind.CLOSE)
        await theirs.answer((await proposal(theirs)).id, True)
        await mine.until(lambda: mine.is_over)
        assert mine.info is not None
        assert mine.info.ending is not None
        assert (mine.info.ending.by, mine.info.ending.winners) == ("agreement", [])


async def test_whoever_left_has_lost_when_the_match_is_closed(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await theirs.leave()
        await mine.until(lambda: mine.info is not None and mine.info.seats[1].kind is SeatKind.LEFT)
        await mine.propose(ProposalKind.CLOSE)
        await mine.until(lambda: mine.is_over)
        assert mine.info is not None
        assert mine.info.ending is not None
        assert (mine.info.ending.by, mine.info.ending.winners) == ("left", [0])


async def test_leaving_the_computer_alone_ends_the_match(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByBot("random")])
        table = await anna.join(new.match.id)
        await table.leave()
        await table.until(lambda: table.is_over)
        assert table.info is not None
        assert table.info.ending is not None
        assert (table.info.ending.winners, table.info.ending.returns) == ([1], [-1.0, 1.0])


async def against_the_clock(anna: Client, clock: TimeControl) -> Table:
    """Let the computer begin, whose time never runs; Anna's does after its first decision."""
    new = await anna.create("tictactoe", [TakenByBot("random"), TakenByMe()], clock=clock)
    table = await anna.join(new.match.id)
    await asked_or_over(table)
    return table


def check_late(table: Table) -> None:
    """Anna's time has run out."""
    assert table.info is not None
    ending = table.info.ending
    assert ending is not None
    assert (ending.by, ending.winners, ending.text.args) == ("time", [0], {"seat": 2})


async def test_a_live_clock_runs_out_on_the_server(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        table = await against_the_clock(anna, Live(minutes=0.02, increment=5.0))
        await over(table)
        check_late(table)
        assert table.info is not None
        assert table.info.time is not None
        assert table.info.time.remaining == [6.2, 0.0]  # the increment comes after the turn


async def test_the_clock_of_a_match_that_was_ended_stays_where_it_stood(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        table = await against_the_clock(anna, Live(minutes=60))
        await table.leave()
        await over(table)
        assert table.info is not None
        assert table.info.time is not None
        assert (table.info.time.remaining[1] < 3600, table.info.time.running) == (True, None)
        server.kill()
        server.start()
        again = await anna.call("GET", f"/api/matches/{table.match}", MatchInfo)
        assert again.time == table.info.time


async def test_a_correspondence_clock_survives_a_restart(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna:
        table = await against_the_clock(anna, Correspondence(days=4 / 86_400))
        server.kill()
        server.start()
        await over(table)  # nobody touches the match: it ends by itself
        check_late(table)


async def test_a_live_clock_stands_still_while_the_server_is_down_and_goes_on(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno, Live(minutes=1))
        await asyncio.sleep(0.5)
        await act(mine, "mark(4)")
        server.kill()
        await asyncio.sleep(1.0)
        began = time.monotonic()
        server.start()
        info = await bruno.call("GET", f"/api/matches/{mine.match}", MatchInfo)
        up = time.monotonic() - began
        assert info.time is not None
        assert info.time.running == 1
        assert info.time.remaining[0] <= 59.5  # what Anna spent is spent
        assert 60 - up < info.time.remaining[1] <= 60  # Bruno lost nothing while nobody could play
        await theirs.until(lambda: theirs.decision is not None)


async def test_a_live_clock_does_not_jump_with_the_time_of_day(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        began = time.monotonic()
        mine, theirs = await sit_down(anna, bruno, Live(minutes=30))
        running = time.monotonic()
        tables, moves = (mine, theirs), iter(range(9))
        for n, skip in enumerate((server.a_day_later, server.a_day_earlier, server.a_day_earlier)):
            skip()
            rev = await tables[n % 2].act(f"mark({next(moves)})")
            for table in tables:
                await reached(table, rev)
            asked = time.monotonic()
            info = await anna.call("GET", f"/api/matches/{mine.match}", MatchInfo)
            assert info.ending is None
            assert info.time is not None
            assert 1800 - (time.monotonic() - began) <= min(info.time.remaining), "the jump took time"
            assert sum(info.time.remaining) <= 3600.5 - (asked - running), "the jump gave time"


async def test_at_a_table_of_more_than_two_a_bot_goes_on_when_time_has_run_out(url: str) -> None:
    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url, name=name)) for name in ("Anna", "Bruno", "Carla")]
        seats: list[SeatRequest] = [TakenByMe(), LeftOpen(), LeftOpen()]
        new = await clients[0].create("casting_shadows", seats, clock=Correspondence(days=1 / 86_400))
        for client in clients[1:]:
            info = await client.sit(new.match.id, new.invitation)
        table = await clients[(info.actor + 1) % 3].join(new.match.id)
        await table.until(
            lambda: table.info is not None and any(seat.kind is SeatKind.BOT for seat in table.info.seats)
        )


async def test_chat_is_kept_and_only_for_those_who_sit(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Bruno") as bruno:
        mine, theirs = await sit_down(anna, bruno)
        await mine.say("ciao")
        await theirs.say("hallo")
        await mine.until(lambda: len(mine.chat) == 2)
        server.kill()
        server.start()
        async with Client(server.url, token=anna.token) as phone:
            table = await phone.join(mine.match)
            assert [(line.n, line.seat, line.name, line.text) for line in table.chat] == [
                (1, 0, "Anna", "ciao"),
                (2, 1, "Bruno", "hallo"),
            ]
