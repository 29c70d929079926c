"""Replays, records and rulebooks in the browser."""

import re
from collections.abc import Callable

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

import radura
from radura.bots.analysis import Analysis, Mark, check_fits
from radura.bots.budget import parse
from tests.support.browser.axe import violations
from tests.support.browser.pages import open_page
from tests.support.browser.records import decisions, recorded
from tests.support.browser.server import Server, serving
from tests.support.browser.table import at_table, choices, cover, play_out, sit
from tests.support.rulebooks import GAMES, sections

pytestmark = pytest.mark.slow

SHORT = (17).to_bytes(32)
"""The seed of a match of 42 decisions: it is analysed in a few seconds."""


def test_a_replay_steps_forward_and_back_and_can_be_played_on(server: Server, browser: Browser) -> None:
    record = recorded("living_forest_duel", SHORT)
    token = server.person("Ada")
    finished = server.ask("api/records", record.to_text(), token)["id"]
    page = open_page(browser, server, token)
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    page.goto(f"{server.url}#/replay/{finished}")
    at_table(page)
    last = decisions(record)
    heading = page.get_by_role("heading", level=2)
    expect(heading).to_have_text(f"Decision 0 of {last}")
    page.get_by_role("button", name="One on").click()
    expect(heading).to_have_text(f"Decision 1 of {last}")
    page.get_by_role("slider", name="Position in the match").fill(str(last - 3))
    expect(heading).to_have_text(f"Decision {last - 3} of {last}")
    page.get_by_role("button", name="One back").click()
    expect(heading).to_have_text(f"Decision {last - 4} of {last}")
    page.get_by_label("Seen by").select_option("1")
    at_table(page)

    text = downloaded(page, "Download the record")
    assert radura.Record.from_text(text).actions == record.actions

    page.get_by_role("button", name="Analyse").click()
    analysis = page.get_by_role("complementary", name="Analysis")
    analysed = re.compile(r"All \d+ decisions are analysed.")
    expect(analysis.get_by_role("status")).to_have_text(analysed, timeout=120_000)
    expect(
        analysis.get_by_text(re.compile(r"^Summer found the best choice in \d+ % of \d+ decisions$"))
    ).to_be_visible()
    kept = msgspec.json.decode(downloaded(page, "Download the analysis"), type=Analysis)
    check_fits(kept, radura.Record.from_text(text), parse("2it"))
    analysis.get_by_role("button", name="Table").click()
    expect(analysis.get_by_role("row")).to_have_count(1 + kept.total)
    analysis.get_by_role("button", name="Turning points").click()
    page.keyboard.press("n")
    told = analysis.locator("[aria-expanded=true]")
    expect(told).to_have_count(1)
    other = next(one for one in kept.decisions if one.mark is Mark.GOOD and one.played.targets and one.best.targets)
    analysis.get_by_role("button", name="All", exact=False).click()
    analysis.get_by_role("button", name=re.compile(rf"decision {other.step}\b")).click()
    expect(told).to_contain_text("Good")
    expect(page.locator("[data-ui=flag]")).to_have_text(["played", "best"])
    expect(page.get_by_role("slider")).to_have_value(str(other.step - 1))
    for size in ((1440, 900), (390, 844)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert violations(page) == []
    page.set_viewport_size({"width": 1440, "height": 900})

    page.get_by_role("button", name="Try the best choice").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url("**/match/*")
    tried = page.url.rpartition("/")[2]
    until(page, lambda: any(f'"{tried}"' in frame and f'"{other.best.action}"' in frame for frame in sent))
    until(page, lambda: server.ask(f"api/matches/{tried}", token=token)["step"] >= other.step)
    page.goto(f"{server.url}#/replay/{finished}/{other.step - 1}")

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("group", name="Which seat do you play?").get_by_role("radio", name="Winter").check(force=True)
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    choices(page).first.wait_for()
    match = page.url.rpartition("/")[2]
    assert server.ask(f"api/matches/{match}", token=token)["you"] == [1]
    page.close()


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Wait until a condition holds that the page does not show."""
    for _ in range(400):
        if is_so():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never came to that")


def downloaded(page: Page, name: str) -> str:
    """Return the text of the file that a button downloads."""
    with page.expect_download() as download:
        page.get_by_role("button", name=name).click()
    return download.value.path().read_text(encoding="utf-8")


def test_a_record_from_a_file_can_be_deleted(server: Server, browser: Browser) -> None:
    record = recorded("living_forest_duel", seed=5).to_text().encode()
    page = open_page(browser, server, server.person("Ada"))
    page.goto(server.url)
    page.locator("input[type=file]").set_input_files({"name": "a.radura", "mimeType": "text/plain", "buffer": record})
    at_table(page)
    page.goto(f"{server.url}#/")
    kept = page.get_by_role("region", name="From files")
    expect(kept.get_by_role("link")).to_have_count(1)
    kept.get_by_role("button", name="Delete", exact=True).click()
    kept.get_by_role("button", name="Really delete?").click()
    expect(kept).to_have_count(0)
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_attached()
    expect(kept).to_have_count(0)
    page.close()


def test_an_address_that_cannot_be_decoded_shows_a_page(server: Server, browser: Browser) -> None:
    page = open_page(browser, server, server.person("Ada"))
    page.goto(f"{server.url}#/%E0%A4%A")
    expect(page.get_by_role("region", name="Games")).to_be_visible()
    page.close()


def test_a_finished_match_can_have_its_shuffles_verified(server: Server, browser: Browser) -> None:
    token = server.person("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    match = server.ask("api/matches", {"game": "tictactoe", "seats": seats}, token)["match"]["id"]
    page = open_page(browser, server, token)
    page.goto(f"{server.url}#/match/{match}")
    play_out(page, lambda: choices(page).first.click())
    page.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="Verify the shuffles").click()
    expect(page.get_by_text("but no seat contributed to it")).to_be_visible()
    page.close()


def test_two_browsers_shuffle_together_and_verify_it_with_their_own_copies(browser: Browser) -> None:
    with serving(nonce_wait=3_600.0) as server:
        host, guest = (open_page(browser, server, name=who) for who in ("Ada", "Bram"))
        host.goto(server.url)
        cover(host, "Living Forest Duel").get_by_role("button", name="Invite a friend").click()
        host.get_by_role("button", name="Create an invitation").click()
        link = host.get_by_label("Invitation link").input_value()
        host.goto("about:blank")
        guest.goto(link)
        guest.get_by_role("button", name="Sit down").click()
        expect(guest.get_by_text("the match starts when Ada comes to the table")).to_be_visible()
        host.goto(server.url)  # not to the table: the browser tells its number from wherever it is
        at_table(guest)
        match = link.split("/")[-2]
        for page in (host, guest):
            server.ask(f"api/matches/{match}/leave", {}, page.evaluate("localStorage.getItem('radura.token')"))
        for page in (host, guest):
            page.goto(f"{server.url}#/replay/{match}")
            page.get_by_role("button", name="Verify the shuffles").click()
            expect(page.get_by_text("Proved with this browser’s own copy of all promises")).to_be_visible()
        guest.evaluate("localStorage.removeItem('radura.luck')")
        guest.get_by_role("button", name="Verify the shuffles").click()
        expect(guest.get_by_text("This browser kept no copy of them from the start")).to_be_visible()
        for page in (host, guest):
            page.close()


def test_a_match_whose_rules_have_changed_can_be_replayed_cancelled_and_downloaded(browser: Browser) -> None:
    with serving() as server:
        token = server.person("Ada")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Bram"}]
        match = server.ask("api/matches", {"game": "living_forest_duel", "seats": seats}, token)["match"]["id"]
        page = open_page(browser, server, token)
        page.goto(f"{server.url}#/match/{match}")
        sit(page)
        choices(page).first.click()
        expect(page.locator("main[data-step='1']")).to_be_visible()
        server.stop()
        server.settings["rules"] = {"version": 2, "renamed": True, "unreadable": True}
        server.start()
        page.goto(f"{server.url}#/match/{match}")
        page.reload()
        expect(page.get_by_text("The rules have changed since this match started")).to_be_visible()
        page.get_by_role("link", name="Replay").click()
        expect(page.get_by_role("heading", name="Decision 0 of 1")).to_be_visible()
        page.go_back()
        page.get_by_role("button", name="Cancel the match").click()
        text = downloaded(page, "Download the record")
        assert sum(actor >= 0 for actor, _ in radura.Record.from_text(text).actions) == 1
        page.close()


@pytest.mark.parametrize(("language", "words"), [("en", "solitary"), ("it", "solitari"), ("nl", "solitair")])
def test_the_rulebook_can_be_searched(server: Server, browser: Browser, language: str, words: str) -> None:
    page = open_page(browser, server, language=language)
    page.goto(f"{server.url}#/rules/living_forest_duel")
    page.get_by_role("searchbox").fill(words)
    expect(page.get_by_role("article").get_by_role("heading").first).to_be_visible()
    expect(page.get_by_role("article").get_by_text("LF-7")).to_have_count(0)
    page.get_by_role("searchbox").fill("LF-12")
    expect(page.get_by_role("article").get_by_text("LF-12").first).to_be_visible()
    expect(page.get_by_role("article").get_by_text("LF-7")).to_have_count(0)
    page.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_rulebook_shows_its_pieces_in_the_colours_of_its_game(server: Server, browser: Browser, game: str) -> None:
    page = open_page(browser, server)
    page.goto(f"{server.url}#/rules/{game}")
    pieces = [name for s in sections(game, "en") for kind, *names in s.blocks if kind == "pieces" for name in names]
    figures = page.locator("article figure")
    expect(figures).to_have_count(len(pieces))
    expect(page.locator("article figure:has(svg)")).to_have_count(len(pieces))
    assert not set(figures.locator("figcaption").all_inner_texts()) & set(pieces), "a piece without a name"
    expect(page.locator("body")).to_have_attribute("data-game", game)
    page.get_by_role("link", name="Radura").click()
    expect(page.locator("body")).not_to_have_attribute("data-game", game)
    page.close()
