"""Before and between matches: setup, the lobby, the list of keys."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.support.browser.axe import violations
from tests.support.browser.pages import open_page
from tests.support.browser.records import decisions, recorded
from tests.support.browser.server import Server
from tests.support.browser.table import cover

pytestmark = pytest.mark.slow


def test_one_click_seats_several_computers_and_a_newcomer_starts_with_the_first_game(
    server: Server, browser: Browser
) -> None:
    token = server.person("Lea")
    page = open_page(browser, server, token, name="Lea")
    page.goto(server.url)
    cover(page, "Casting Shadows").get_by_role("button", name="Four").click()
    sheet = page.get_by_role("dialog", name="Casting Shadows")
    expect(sheet.get_by_role("button", name=re.compile(r"^Seat \d: Adept$"))).to_have_count(3)
    sheet.get_by_role("radio", name="Apprentice").check(force=True)
    sheet.get_by_role("button", name="Seat 4").click()
    sheet.get_by_role("radio", name="At this screen").check(force=True)
    sheet.get_by_label("Name of seat 4").fill("Tomas")
    sheet.get_by_role("radio", name="At most 100 rounds").check(force=True)
    expect(sheet.locator("footer")).to_contain_text("Lea, Apprentice, Adept, and Tomas")
    assert violations(page) == []
    page.keyboard.press("Enter")
    page.wait_for_url("**/#/match/*")
    made = server.ask(f"api/matches/{page.url.rpartition('/')[2]}", token=token)
    assert [(seat["level"], seat["name"]) for seat in made["seats"]] == [
        ("", "Lea"),
        ("apprentice", ""),
        ("adept", ""),
        ("", "Tomas"),
    ]
    assert (made["you"], made["options"]["limit"]) == ([0, 3], "rounds")
    page.goto(server.url)
    cover(page, "Res Arcana Duo").get_by_role("button", name="Play the computer").click()
    page.wait_for_url("**/#/match/*")
    first = server.ask(f"api/matches/{page.url.rpartition('/')[2]}", token=token)
    assert first["options"]["setup"] == "first"
    page.close()


def card(page: Page, words: str) -> str:
    """Wait for a match of the lobby that shows its table, and return its text."""
    found = page.get_by_role("link").filter(has_text=words)
    expect(found.locator("figure [data-ui=stage]")).to_have_count(1)
    return found.inner_text()


def test_a_match_in_the_lobby_shows_its_table_its_last_move_and_its_winner(server: Server, browser: Browser) -> None:
    token = server.person("Lea")
    record = recorded("res_arcana_duo", seed=3)
    server.at_position(record, decisions(record) - 20, [{"kind": "me"}, {"kind": "bot", "level": "greedy"}], token)
    both = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bram"}]
    server.ask("api/matches", {"game": "res_arcana_duo", "seats": both, "options": {"first_player": "1"}}, token)
    page = open_page(browser, server, token)
    page.goto(server.url)
    mine = card(page, "against Hasty")
    assert "Your turn" in mine
    assert "decisions" not in mine, "it tells what happened last"
    shared = page.get_by_role("link").filter(has_text="Bram, it is your turn")
    card(page, "Bram, it is your turn")
    hands = shared.locator('[data-place^="hand."]')
    assert hands.count() > 0
    assert {hand.get_attribute("data-item") for hand in hands.all()} == {"?"}, "nobody's hand is open"
    won = page.get_by_role("link").filter(has_text="Won by Hasty")
    won.scroll_into_view_if_needed()
    card(page, "Won by Hasty")
    assert violations(page) == []
    page.close()


def test_the_list_of_keys_opens_everywhere(server: Server, browser: Browser) -> None:
    token = server.person("Lea")
    replay = server.ask("api/records", recorded("living_forest_duel", seed=5).to_text(), token)["id"]
    wanted = {"game": "living_forest_duel", "seats": [{"kind": "me"}, {"kind": "bot", "level": "random"}]}
    match = server.ask("api/matches", wanted, token)["match"]["id"]
    page = open_page(browser, server, token)
    keys = page.get_by_role("dialog", name="All keys")
    for path in ("", f"match/{match}", f"replay/{replay}", "rules/res_arcana_duo", "campaign/storyfold_wildwoods"):
        page.goto("about:blank")  # so that the heading is that of the next page, which has no dialog to close
        page.goto(f"{server.url}#/{path}")
        page.get_by_role("heading", level=1).first.wait_for(state="attached")
        page.keyboard.press("?")
        expect(keys).to_be_visible()
        page.keyboard.press("Escape")
        expect(keys).to_have_count(0)
    page.goto(server.url)
    cover(page, "Casting Shadows").get_by_role("button", name="Solo").click()
    page.get_by_role("radio", name="Duel").check(force=True)
    page.keyboard.press("?")
    expect(keys).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio", name="Duel")).to_be_checked()
    page.close()
