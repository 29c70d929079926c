"""Playing with the keyboard or a screen reader: focus, roles, names, contrast."""

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.support.browser.axe import PHONE, every_size_and_theme, violations, wait_until_still
from tests.support.browser.pages import open_page
from tests.support.browser.records import decisions, recorded
from tests.support.browser.server import Server
from tests.support.browser.table import (
    actions,
    choices,
    choices_panel,
    confirmation,
    eager,
    log_lines,
    play_computer,
    play_out,
    sit,
    take,
)

pytestmark = pytest.mark.slow

GAME = "living_forest_duel"


@every_size_and_theme
def test_axe_finds_nothing_around_the_table(
    server: Server, browser: Browser, size: tuple[int, int], theme: str
) -> None:
    token = server.person("Ada")
    open_match = server.ask("api/matches", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "open"}]}, token)
    page = open_page(browser, server, token, theme=theme, effects=True, size=size, touch=size == PHONE)
    heading = page.get_by_role("heading", level=1)
    found: dict[str, list[str]] = {}

    def look(screen: str, part: Locator | None = None) -> None:
        wait_until_still(page)
        if wrong := violations(page, part):
            found[screen] = wrong

    page.goto(server.url)
    expect(page.get_by_role("article")).to_have_count(5)
    expect(page.get_by_role("heading", name="My matches")).to_be_visible()
    look("lobby and my matches")
    for screen, button in (("settings", "Settings"), ("keys", "All keys"), ("new match", "Invite a friend")):
        page.get_by_role("button", name=button).first.click()
        expect(page.get_by_role("dialog")).to_be_visible()
        look(screen, page.get_by_role("dialog"))
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.goto(f"{server.url}#/match/{open_match['match']['id']}")
    expect(page.get_by_label("Invitation link")).to_be_visible()
    look("invitation")
    for path in ("credits", "me", f"rules/{GAME}", "rules"):
        page.goto(f"{server.url}#/{path}")
        expect(heading).to_be_visible()
        look(path)
    guest = open_page(browser, server, theme=theme, effects=True, size=size, name="Bram")
    guest.goto(f"{server.url}#/join/{open_match['match']['id']}/{open_match['invitation']}")
    expect(guest.get_by_role("button", name="Sit down")).to_be_visible()
    wait_until_still(guest)
    assert violations(guest) == []
    assert found == {}
    guest.close()
    page.close()


@every_size_and_theme
@pytest.mark.parametrize("game", [GAME, "tictactoe"])  # the tests of the others look at theirs
def test_axe_finds_nothing_at_the_table(
    server: Server, browser: Browser, game: str, size: tuple[int, int], theme: str
) -> None:
    record = recorded(game, seed=11, most=60)
    step = min(40, decisions(record) - 1)
    token = server.person("Ada")
    made = [actor for actor, _ in record.actions if actor >= 0]
    bot = {"kind": "bot", "level": "random"}
    seats = [{"kind": "me"} if seat == made[step] else bot for seat in range(len(record.seats))]
    page = open_page(browser, server, token, theme=theme, effects=True, size=size)
    page.goto(f"{server.url}#/match/{server.at_position(record, step, seats, token)}")
    expect(page.get_by_role("group", name="Table")).to_be_visible()
    choices(page).first.wait_for()
    wait_until_still(page)
    assert violations(page) == []
    page.close()


@every_size_and_theme
def test_axe_finds_nothing_on_what_opens_over_the_table(
    server: Server, browser: Browser, size: tuple[int, int], theme: str
) -> None:
    record = recorded(GAME, seed=11)
    token = server.person("Ada")
    finished = server.ask("api/records", record.to_text(), token)["id"]
    running = server.at_position(record, 40, [{"kind": "me"}, {"kind": "me", "name": "Bram"}], token)
    page = open_page(browser, server, token, theme=theme, effects=True, size=size, touch=size == PHONE, confirm=True)
    found: dict[str, list[str]] = {}

    def look(screen: str, part: Locator | None = None) -> None:
        wait_until_still(page)
        if wrong := violations(page, part):
            found[screen] = wrong

    page.goto(f"{server.url}#/match/{running}")
    expect(page.get_by_role("button", name="I am here, show my table")).to_be_visible()
    look("one screen for two")
    sit(page)
    choices(page).first.click()
    look("an option that waits for the second click", choices_panel(page))
    page.keyboard.press("Escape")
    if size == PHONE:
        page.get_by_role("tab", name="Table").click()
    page.locator("[data-place='clearing.0']").first.click()
    closeup = page.locator("[data-ui=closeup]")
    expect(closeup.get_by_role("heading", level=3)).to_be_visible()
    look("a card held up", closeup)
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Rules").first.click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    look("rulebook at the table", page.get_by_role("dialog"))
    page.keyboard.press("Escape")
    for tab in ("Chat", "Piles"):
        page.get_by_role("tab", name=tab).click()
        look(tab, None if size == PHONE else page.get_by_role("complementary", name="Choices, log and chat"))

    page.goto(f"{server.url}#/match/{finished}")
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    look("result")
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_be_visible()
    look("replay")
    page.locator("[data-place='deck']").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    look("a pile opened", page.get_by_role("dialog"))
    assert found == {}
    page.close()


def test_a_match_is_played_with_the_keyboard_alone(server: Server, browser: Browser) -> None:
    page = open_page(browser, server, confirm=True)
    page.goto(server.url)
    page.get_by_role("article").first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.closest('article')?.innerText.includes('Tic-tac-toe') ?? false"):
            break
    page.keyboard.press("Enter")
    choices(page).first.wait_for()
    expect(page.get_by_role("heading", name="marks a cell")).to_be_visible()

    def press() -> None:
        page.keyboard.press("1")
        if confirmation(page).count():
            page.keyboard.press("Escape")
            expect(confirmation(page)).to_have_count(0)
            page.keyboard.press("1")
            page.keyboard.press("Enter")

    play_out(page, press)
    page.close()


def test_a_final_option_must_be_confirmed(server: Server, browser: Browser) -> None:
    token = server.person("Ada")
    bot = {"kind": "bot", "level": "random"}
    match = server.at_position(recorded("living_forest_duel", 31, most=110), 109, [bot, {"kind": "me"}], token)
    page = open_page(browser, server, token, confirm=True)
    page.goto(f"{server.url}#/match/{match}")
    table, reveal = page.locator("main[data-step]"), page.locator("[data-action=reveal]")
    expect(table).to_have_attribute("data-step", "109")
    key = str(reveal.get_attribute("aria-keyshortcuts"))
    page.keyboard.press(key)
    expect(page.get_by_role("button", name="Once more to confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Once more to confirm")).to_have_count(0)
    expect(table).to_have_attribute("data-step", "109")  # nothing has happened yet
    page.keyboard.press(key)
    page.keyboard.press("Enter")
    expect(table).not_to_have_attribute("data-step", "109")
    page.close()


def test_a_pile_can_be_opened(server: Server, browser: Browser) -> None:
    token = server.person("Ada")
    record = recorded("living_forest_duel", seed=11, most=60)
    match = server.at_position(record, 48, [{"kind": "me"}, {"kind": "me", "name": "Bram"}], token)
    page = open_page(browser, server, token)
    page.goto(f"{server.url}#/match/{match}")
    sit(page)
    page.locator("[data-place='varans.0']").last.click()
    dialog = page.get_by_role("dialog", name="Fire varans")
    expect(dialog.get_by_role("listitem")).to_have_count(7)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.close()


def test_arrow_keys_move_the_focus_over_the_table_and_enter_chooses(server: Server, browser: Browser) -> None:
    page = open_page(browser, server)
    page.goto(server.url)
    play_computer(page, "Living Forest Duel")
    page.locator("[data-stop][tabindex='0']").focus()
    places = set()
    for key in ("ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
        places.add(page.evaluate("document.activeElement.dataset.stop"))
    assert len(places) >= 4, "each arrow leads to another thing"
    assert page.locator("[data-stop][tabindex='0']").count() == 1, "one stop for the Tab key"
    legal = page.locator("[data-state~=legal], [data-target]").first
    legal.focus()
    before = actions(page)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "(old) => [...document.querySelectorAll('[data-action]')].map((b) => b.dataset.action).join() !== old",
        arg=",".join(before),
    )
    page.close()


def test_screen_readers_announce_the_newest_line_of_the_log(server: Server, browser: Browser) -> None:
    page = open_page(browser, server)
    page.goto(server.url)
    play_computer(page, "Living Forest Duel")
    take(page, eager(actions(page)))
    expect(log_lines(page).nth(1)).to_be_attached()
    page.wait_for_function(
        """() => {
          const announced = [...document.querySelectorAll("p[aria-live='polite']")].at(-1)?.textContent.trim();
          return announced && announced === document.querySelector('[role=log] li').textContent.trim();
        }"""
    )
    page.close()
