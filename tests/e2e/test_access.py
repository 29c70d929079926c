"""Playing without a mouse and without eyes: keyboard, roles, names, contrast."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.people import actions, at_table, choices, eager, play_computer, take, wait_for_log
from tests.e2e.stand import ROOT, Server, recorded, visitor

pytestmark = pytest.mark.slow

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return what axe finds wrong on the page, in words."""
    page.evaluate(AXE)
    found: dict[str, Any] = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{v['id']}: {node['target'][0]} {node['failureSummary'].splitlines()[1].strip()}"
        for v in found["violations"]
        for node in v["nodes"][:3]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_around_the_table(server: Server, browser: Browser, theme: str) -> None:
    page = visitor(browser, server, server.person("Ada"), theme=theme)
    page.goto(server.url)
    page.get_by_role("article").first.wait_for()
    page.wait_for_timeout(300)
    assert violations(page) == []
    page.get_by_role("button", name="Settings").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Invite a friend").first.click()
    assert violations(page) == []
    for path in ("credits", "rules/living_forest_duel"):
        page.goto(f"{server.url}#/{path}")
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_timeout(400)
        assert violations(page) == []
    page.context.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
@pytest.mark.parametrize("game", ["living_forest_duel", "res_arcana_duo"])
def test_axe_finds_nothing_at_the_table(
    server: Server, browser: Browser, game: str, theme: str, size: tuple[int, int]
) -> None:
    token = server.person("Ada")
    record = recorded(game, seed=11, most=60)
    match = server.at_position(record, 40, [{"kind": "me"}, {"kind": "bot", "level": "random"}], token)
    page = visitor(browser, server, token, theme=theme, size=size)
    page.goto(f"{server.url}#/match/{match}")
    at_table(page)
    page.wait_for_timeout(500)
    assert violations(page) == []
    page.context.close()


def test_a_match_with_the_keyboard_alone(server: Server, browser: Browser) -> None:
    page = visitor(browser, server, confirm=True)
    page.goto(server.url)
    page.get_by_role("article").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('article')?.innerText.includes('Tic-tac-toe') ?? false"):
            break
    page.keyboard.press("Enter")
    choices(page).first.wait_for()
    expect(page.get_by_role("heading", name="marks a cell")).to_be_visible()

    page.keyboard.press("1")
    if page.locator(".opt.armed").count():
        page.keyboard.press("Enter")
    for _ in range(8):
        page.wait_for_timeout(250)
        if page.locator(".ending").count():
            break
        choices(page).first.wait_for()
        page.keyboard.press("1")
        if page.locator(".opt.armed").count():
            page.keyboard.press("Escape")
            assert page.locator(".opt.armed").count() == 0
            page.keyboard.press("1")
            page.keyboard.press("Enter")
    expect(page.locator(".ending h2")).to_be_visible()
    page.context.close()


def test_what_cannot_be_taken_back_is_asked_twice(server: Server, browser: Browser) -> None:
    page = visitor(browser, server, confirm=True)
    page.goto(server.url)
    play_computer(page, "Living Forest Duel")
    lines = page.locator(".log li").count()
    page.keyboard.press("1")
    expect(page.get_by_role("button", name="Once more to confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Once more to confirm")).to_have_count(0)
    assert page.locator(".log li").count() == lines, "nothing has happened yet"
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    wait_for_log(page, lines)
    page.context.close()


def test_a_pile_can_be_opened(server: Server, browser: Browser) -> None:
    token = server.person("Ada")
    record = recorded("living_forest_duel", seed=11, most=60)
    match = server.at_position(record, 48, [{"kind": "me"}, {"kind": "me", "name": "Bram"}], token)
    page = visitor(browser, server, token)
    page.goto(f"{server.url}#/match/{match}")
    at_table(page)
    hand_over = page.get_by_role("button", name="I am here, show my table")
    if hand_over.count():
        hand_over.click()
    page.locator("[data-place='varans.0']").last.click()
    dialog = page.get_by_role("dialog", name="Fire varans")
    expect(dialog.get_by_role("listitem")).to_have_count(7)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.context.close()


def test_the_arrows_walk_over_the_table_and_enter_chooses(server: Server, browser: Browser) -> None:
    page = visitor(browser, server)
    page.goto(server.url)
    page.get_by_role("article").filter(has_text="Living Forest Duel").get_by_role(
        "button", name="Play the computer"
    ).click()
    choices(page).first.wait_for()
    page.locator("[data-stop][tabindex='0']").focus()
    places = set()
    for key in ("ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        places.add(page.evaluate("document.activeElement.dataset.stop"))
    assert len(places) >= 4, "each arrow leads to another thing"
    assert page.locator("[data-stop][tabindex='0']").count() == 1, "one stop for the Tab key"
    legal = page.locator(".legal [data-stop], .legal[data-stop]").first
    legal.focus()
    before = actions(page)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(old) => [...document.querySelectorAll('.choices [data-action]')].map((b) => b.dataset.action).join() !== old",
        arg=",".join(before),
    )
    page.context.close()


def test_the_log_is_told_to_screen_readers(server: Server, browser: Browser) -> None:
    page = visitor(browser, server)
    page.goto(server.url)
    page.get_by_role("article").filter(has_text="Living Forest Duel").get_by_role(
        "button", name="Play the computer"
    ).click()
    choices(page).first.wait_for()
    take(page, eager(actions(page)))
    wait_for_log(page, 1)
    live = page.locator("p[aria-live='polite']").last
    expect(live).not_to_be_empty()
    newest = page.locator(".log li").first.inner_text()
    expect(live).to_have_text(newest)
    page.context.close()
