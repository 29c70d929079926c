"""People, seats, invitations, lists: everything before and around the play."""

import re
import sqlite3
import sys
import unicodedata

import msgspec
import pytest
from tests.support.clients import to_the_end
from tests.support.server import Serve

from radura.bots import EXTRA_BOTS
from radura.client import Client, Denied
from radura.protocol.lobby import (
    Created,
    GameInfo,
    Guest,
    Invitation,
    LeftOpen,
    MatchInfo,
    Name,
    NewMatch,
    NewPerson,
    Person,
    RecoveryCode,
    SeatKind,
    SeatRequest,
    Status,
    TakenByBot,
    TakenByMe,
)

OPEN_SEATS: list[SeatRequest] = [TakenByMe(), LeftOpen()]


async def test_a_guest_needs_only_a_name_and_is_known_by_the_token_alone(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url, name="Anna") as other:
        me = await anna.call("GET", "/api/me", Person)
        assert (me.name, len(anna.token)) == ("Anna", 44)
        assert (await other.call("GET", "/api/me", Person)).id != me.id
        async with Client(server.url, token=anna.token) as phone:
            assert await phone.call("GET", "/api/me", Person) == me
        near = anna.token[:-1] + ("x" if anna.token[-1] != "x" else "y")
        async with Client(server.url, token=near) as thief:
            with pytest.raises(Denied) as denied:
                await thief.call("GET", "/api/me", Person)
            assert (denied.value.status, denied.value.text.id) == (401, "srv-err-token")
    server.stop()
    with sqlite3.connect(server.database) as store:
        dump = "\n".join(store.iterdump())
    assert anna.token not in dump
    assert anna.token[12:] not in dump
    assert anna.token[12:] not in "".join(server.log)


async def test_a_code_to_write_down_brings_another_device_and_ends_no_token(serve: Serve) -> None:
    server = serve()
    async with Client(server.url, name="Anna") as anna, Client(server.url) as phone:
        first = (await anna.call("POST", "/api/me/recovery", RecoveryCode)).code
        code = (await anna.call("POST", "/api/me/recovery", RecoveryCode)).code
        assert re.fullmatch("[a-z2-9]{4}(-[a-z2-9]{4}){4}", code)
        assert await denied(phone, first) == (404, "srv-err-recovery")  # there is one at a time
        sloppy = f" {code.upper().replace('-', ' ').replace('I', 'l')} "
        back = await phone.call("POST", "/api/people/recovery", Guest, RecoveryCode(sloppy))
        phone.token = back.token
        await anna.call("PATCH", "/api/me", Person, NewPerson("Anna B."))
        for known in (anna, phone):
            assert await known.call("GET", "/api/me", Person) == Person(back.id, "Anna B.")
        phone.token = (await anna.call("POST", "/api/me/token", Guest)).token
        assert await denied(phone, code) == (404, "srv-err-recovery")  # ended with everything else
        with pytest.raises(Denied):
            await anna.call("GET", "/api/me", Person)
    server.stop()
    dump = "\n".join(sqlite3.connect(server.database).iterdump())
    assert code.replace("-", "") not in dump
    assert code not in "".join(server.log)


async def denied(client: Client, code: str) -> tuple[int, str]:
    """Return how the server refuses a code."""
    with pytest.raises(Denied) as refused:
        await client.call("POST", "/api/people/recovery", Guest, RecoveryCode(code))
    return refused.value.status, refused.value.text.id


async def test_a_slip_in_a_code_is_told_and_guessing_is_slow(serve: Serve) -> None:
    server = serve(recovery_rate=0.001, recovery_burst=3.0)
    async with Client(server.url, name="Anna") as anna:
        code = (await anna.call("POST", "/api/me/recovery", RecoveryCode)).code
        slip = ("b" if code[0] == "a" else "a") + code[1:]
        for wrong in (slip, code[:-1], "nothing like it"):
            assert await denied(anna, wrong) == (404, "srv-err-recovery-slip")
        assert await denied(anna, code) == (429, "srv-err-rate")


async def test_a_renewed_token_makes_the_old_one_worthless(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        new = await anna.create("tictactoe", OPEN_SEATS)
        table = await anna.join(new.match.id)
        guest = await anna.call("POST", "/api/me/token", Guest)
        with pytest.raises(Denied) as gone:
            await table.until(lambda: table.is_over)
        assert gone.value.text.id == "srv-bye-token"
        with pytest.raises(Denied):
            await anna.my_matches()
        async with Client(url, token=guest.token) as again:
            assert [match.id for match in await again.my_matches()] == [new.match.id]


async def test_another_name_is_taken_by_new_seats(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        await anna.call("PATCH", "/api/me", Person, NewPerson("Annina"))
        new = await anna.create("tictactoe", OPEN_SEATS)
        assert [seat.name for seat in new.match.seats] == ["Annina", ""]


INVISIBLE = [
    "\u200b",
    "\u2800",
    "\u3164",
    "\u00a0",
    "\u3000",
    "\u0301",
    "\ufe0f",
    "\u00ad\u034f",
    "\U000e0041",
    "\ue000",
]


@pytest.mark.parametrize("name", ["", " ", "  Anna", "A" * 41, "\t", "An\u200dna", "\u202eannA", *INVISIBLE])
async def test_a_name_must_be_visible_and_short(url: str, name: str) -> None:
    async with Client(url, name="Anna") as anna:
        for method, path, body in (
            ("POST", "/api/people", NewPerson(name)),
            ("PATCH", "/api/me", NewPerson(name)),
            ("POST", "/api/matches", NewMatch("tictactoe", [TakenByMe(name), TakenByMe()])),
        ):
            with pytest.raises(Denied) as denied:
                await anna.call(method, path, Guest, body)
            assert denied.value.status == 400
            if 0 < len(name) <= 40:
                assert denied.value.text.id == "srv-err-name"


def test_no_sign_that_cannot_be_seen_is_part_of_a_name() -> None:
    for code in range(sys.maxunicode + 1):
        sign = chr(code)
        if unicodedata.category(sign) in ("Cc", "Cf", "Co", "Zl", "Zp"):  # JSON brings no half of a pair (Cs)
            for name in (sign, f"a{sign}b"):
                with pytest.raises(msgspec.ValidationError):
                    msgspec.convert(name, Name)
    for name in ("Zoë", "Zoe\u0308", "O’Neill-D. Ú", "李 小龙", "عمر", "ธีรา", "🦊", "❤\ufe0f", "Anna 2"):
        assert msgspec.convert(name, Name) == name


async def test_a_private_match_does_not_exist_for_strangers(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Eve") as eve, Client(url) as nobody:
        new = await anna.create("tictactoe", OPEN_SEATS)
        path = f"/api/matches/{new.match.id}"
        for stranger in (eve, nobody):
            with pytest.raises(Denied) as denied:
                await stranger.call("GET", path, MatchInfo)
            assert (denied.value.status, denied.value.text.id) == (404, "srv-err-no-match")
            with pytest.raises(Denied):
                await stranger.join(new.match.id)
        for wrong in ("x" * 32, new.invitation[:-1] + "?"):
            with pytest.raises(Denied):
                await eve.sit(new.match.id, wrong)
        assert (await nobody.call("GET", path, MatchInfo, invitation=new.invitation)).id == new.match.id
        watching = await nobody.join(new.match.id, new.invitation)
        assert watching.info is not None
        assert watching.info.you == []
        assert new.match.id not in [match.id for match in await nobody.call("GET", "/api/matches", list[MatchInfo])]


async def test_every_invitation_stays_good_until_the_seats_are_taken(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno, Client(url, name="Carla") as carla:
        new = await anna.create("tictactoe", OPEN_SEATS)
        assert new.match.status is Status.OPEN
        second = await anna.call("POST", f"/api/matches/{new.match.id}/invitations", Invitation)
        assert second.invitation != new.invitation
        with pytest.raises(Denied):
            await bruno.call("POST", f"/api/matches/{new.match.id}/invitations", Invitation)
        info = await bruno.sit(new.match.id, new.invitation)
        assert (info.status, info.you) == (Status.RUNNING, [1])
        assert await bruno.sit(new.match.id, new.invitation) == info  # once more changes nothing
        with pytest.raises(Denied) as denied:
            await carla.sit(new.match.id, second.invitation)
        assert denied.value.text.id == "srv-err-no-free-seat"


async def test_anybody_may_sit_down_at_a_public_match_and_watch_it(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno, Client(url) as nobody:
        new = await anna.create("tictactoe", OPEN_SEATS, public=True)
        listed = await nobody.call("GET", "/api/matches?game=tictactoe", list[MatchInfo])
        assert new.match.id in [match.id for match in listed]
        assert listed[0].status is Status.OPEN
        assert await nobody.call("GET", "/api/matches?game=chess", list[MatchInfo]) == []
        await bruno.sit(new.match.id)
        table = await nobody.join(new.match.id)
        assert list(table.views) == [None]
        with pytest.raises(Denied) as denied:
            await table.act("mark(0)")
        assert denied.value.text.id == "srv-err-not-seated"


async def test_my_matches_show_my_turn_first_and_tell_me_elsewhere(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        waiting = await anna.create("tictactoe", OPEN_SEATS)
        theirs = await anna.create("tictactoe", [LeftOpen(), TakenByMe()])
        mine = await anna.create("tictactoe", OPEN_SEATS)
        for new in (mine, theirs):
            await bruno.sit(new.match.id, new.invitation)
        over = await anna.create("tictactoe", [TakenByMe(), TakenByMe()])
        await anna.call("POST", f"/api/matches/{over.match.id}/leave", MatchInfo)
        order = [match.id for match in await anna.my_matches()]
        assert order == [mine.match.id, theirs.match.id, waiting.match.id, over.match.id]
        await anna.join(waiting.match.id)  # looks at one match, and hears of the others
        table = await bruno.join(theirs.match.id)
        await table.act("mark(4)")
        await anna.until(lambda: theirs.match.id in anna.news and anna.news[theirs.match.id].actor == 1)
        assert [match.id for match in await anna.my_matches()][:2] == [theirs.match.id, mine.match.id]


async def test_hot_seat_one_person_holds_several_seats(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe("Nonna"), TakenByMe("Nino")])
        assert [seat.name for seat in new.match.seats] == ["Nonna", "Nino"]
        table = await anna.join(new.match.id)
        assert sorted(seat for seat in table.views if seat is not None) == [0, 1]
        seats = []
        async for decision in table.decisions():
            seats.append(decision.seat)
            await table.act(decision.options[0].action)
        assert seats == [0, 1, 0, 1, 0, 1, 0]


async def test_leaving_an_open_match_frees_the_seat_and_the_last_one_out_cancels_it(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        new = await anna.create("tictactoe", [LeftOpen(), TakenByMe()])
        table = await anna.join(new.match.id)
        await table.leave()
        await table.until(lambda: table.is_over)
        assert table.info is not None
        assert table.info.status is Status.CANCELLED
        with pytest.raises(Denied):
            await bruno.sit(new.match.id, new.invitation)


async def test_a_rematch_keeps_the_seats_and_begins_when_both_want_it(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        new = await anna.create("tictactoe", OPEN_SEATS)
        await bruno.sit(new.match.id, new.invitation)
        path = f"/api/matches/{new.match.id}/rematch"
        with pytest.raises(Denied) as denied:
            await anna.call("POST", path, MatchInfo)
        assert denied.value.text.id == "srv-err-not-over"
        await finish(anna, bruno, new)
        table = await bruno.join(new.match.id)
        first = await anna.call("POST", path, MatchInfo)
        assert (first.status, first.you, first.origin is not None) == (Status.OPEN, [1], True)
        assert first.seats[0].kind is SeatKind.OPEN
        assert first.seats[0].name == "Bruno"
        await table.until(lambda: table.info is not None and table.info.rematch == first.id)
        second = await bruno.call("POST", path, MatchInfo)
        assert (second.id, second.status, second.you) == (first.id, Status.RUNNING, [0])
        assert second.commitment != new.match.commitment


async def test_a_rematch_that_was_called_off_can_be_asked_for_again(url: str) -> None:
    async with Client(url, name="Anna") as anna, Client(url, name="Bruno") as bruno:
        new = await anna.create("tictactoe", OPEN_SEATS)
        await bruno.sit(new.match.id, new.invitation)
        await finish(anna, bruno, new)
        path = f"/api/matches/{new.match.id}/rematch"
        first = await anna.call("POST", path, MatchInfo)
        await anna.call("POST", f"/api/matches/{first.id}/leave", MatchInfo)
        second = await bruno.call("POST", path, MatchInfo)
        assert (second.id != first.id, second.status, second.you) == (True, Status.OPEN, [0])
        assert (await anna.call("POST", path, MatchInfo)).status is Status.RUNNING


async def test_a_rematch_against_the_computer_begins_at_once(url: str) -> None:
    async with Client(url, name="Anna") as anna:
        new = await anna.create("tictactoe", [TakenByMe(), TakenByBot("random")])
        table = await anna.join(new.match.id)
        async for decision in table.decisions():
            await table.act(decision.options[0].action)
        again = await anna.call("POST", f"/api/matches/{new.match.id}/rematch", MatchInfo)
        assert (again.status, again.you) == (Status.RUNNING, [1])


@pytest.mark.parametrize(
    ("game", "seats", "options", "id"),
    [
        ("chess", OPEN_SEATS, {}, "core-err-game"),
        ("tictactoe", [TakenByMe()], {}, "core-err-seats"),
        ("tictactoe", OPEN_SEATS, {"board": "large"}, "core-err-option"),
        ("tictactoe", [TakenByMe(), TakenByBot("genius")], {}, "core-err-bot"),
        ("tictactoe", [TakenByMe(), TakenByBot("master@1s")], {}, "core-err-bot"),
        ("storyfold_wildwoods", [TakenByBot("master")], {}, "core-err-level-none"),
        ("tictactoe", [TakenByBot("random"), LeftOpen()], {}, "srv-err-no-seat-for-you"),
    ],
)
async def test_a_match_that_cannot_be_is_refused_with_the_reason(
    url: str, game: str, seats: list[SeatRequest], options: dict[str, str], id: str
) -> None:
    async with Client(url, name="Anna") as anna:
        with pytest.raises(Denied) as denied:
            await anna.create(game, seats, options=options)
        assert (denied.value.status, denied.value.text.id) == (400, id)


async def finish(anna: Client, bruno: Client, new: Created) -> None:
    """Play a match of two to its end."""
    await to_the_end([await anna.join(new.match.id), await bruno.join(new.match.id)])


async def test_a_bot_from_elsewhere_is_a_level_like_ours(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EXTRA_BOTS, "rollout_bot:RolloutBot")
    async with Client(serve().url, name="Anna") as anna:
        games = await anna.call("GET", "/api/games", list[GameInfo])
        levels = ["novice", "apprentice", "adept", "master", "grandmaster"]
        assert all(game.bots == [*(levels if game.max_seats > 1 else []), "rollout_bot"] for game in games)
        assert "\nsrv-bot-rollout_bot = rollout_bot" in await anna.call("GET", "/api/texts/it", str)
        new = await anna.create("tictactoe", [TakenByBot("rollout_bot"), TakenByMe()])
        table = await anna.join(new.match.id)
        await table.until(lambda: table.decision is not None)
        with pytest.raises(Denied) as denied:
            await anna.create("tictactoe", [TakenByBot("deep"), TakenByMe()])
        assert denied.value.text.args == {
            "given": "deep",
            "allowed": ", ".join(["random", "greedy", "mcts", "adviser", *levels, "rollout_bot"]),
        }
