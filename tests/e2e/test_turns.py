"""Showing the turn of a rival."""

import re

import pytest
from playwright.sync_api import Browser, expect

from radura.core.events import Said
from radura.core.kernel import CHANCE
from radura.core.record import Record, play
from tests.support.browser.axe import violations, wait_until_still
from tests.support.browser.pages import open_page
from tests.support.browser.records import moment, recorded
from tests.support.browser.server import Server
from tests.support.browser.table import at_table, choices, log_lines, wait_until_seen, watch_for

pytestmark = pytest.mark.slow


def saying(record: Record, id: str) -> tuple[int, int, str]:
    """Return the last decision of a record that led to a line of the log: its step, seat and action."""
    state = record.replay(0)
    state.rng = None  # chance falls as it is recorded
    found = chosen = (0, 0, "")
    step = -1
    for actor, action in record.actions:
        if actor != CHANCE:
            step += 1
            chosen = (step, actor, state.game.actions.show(action))
        said = play(state, action).seen_by(None)
        if any(isinstance(event, Said) and event.text.id == id for event in said):
            found = chosen
    return found


def test_the_end_of_a_round_is_shown_step_by_step_and_its_log_lines_open_the_replay(
    server: Server, browser: Browser
) -> None:
    record = recorded("living_forest_duel", seed=31)
    step, seat, action = saying(record, "lf-log-round-end")
    token = server.person("Ada")
    seats = [{"kind": "me"} if n == seat else {"kind": "bot", "level": "greedy"} for n in range(2)]
    match = server.at_position(record, step, seats, token)
    page = open_page(browser, server, token, speed="slow")
    page.goto(f"{server.url}#/match/{match}")
    page.locator(f'[data-action="{action}"]').first.click()
    told = page.get_by_role("group", name="What happens now")
    expect(told).to_contain_text(re.compile(r"Round \d+ is over"))
    page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert choices(page).count() == 0, "nothing can be chosen before all was shown"
    wait_until_still(page)
    assert violations(page) == []
    page.get_by_role("button", name="Go on").click()
    expect(told).to_contain_text(re.compile("burns?:.* fire"))
    expect(told.locator("""use[href="#lf-s-fire"]""").first).to_be_visible()  # as many flames as cards burn
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    line = log_lines(page).filter(has_text=re.compile("burns?:.* fire")).first
    expect(line).to_be_visible()
    line.get_by_role("button", name=re.compile("Show this moment$")).click()
    at_table(page)
    expect(page.get_by_role("heading", level=2)).to_have_text(re.compile(f"Decision {step + 1} of "))
    page.close()


def test_a_phone_opens_the_tab_where_a_rival_acts(server: Server, browser: Browser) -> None:
    record = recorded("living_forest_duel", seed=31)
    deciding = [actor for actor, _ in record.actions if actor != CHANCE]
    found = moment(record, lambda options: "reveal" in {option.kind for option in options}, after=20)
    while deciding[found.step + 1] == found.seat:
        found = moment(record, lambda options: "reveal" in {option.kind for option in options}, after=found.step + 1)
    token = server.person("Ada")
    seats = [{"kind": "me"} if n == found.seat else {"kind": "bot", "level": "greedy"} for n in range(2)]
    page = open_page(browser, server, token, size=(390, 844), touch=True, speed="fast")
    page.goto(f"{server.url}#/match/{server.at_position(record, found.step, seats, token)}")
    page.locator("[data-action=reveal]").wait_for()
    page.get_by_role("tab", name="Trees").click()
    shown = "document.querySelector('nav [aria-selected=true]').textContent"
    watch_for(page, "followed", f"document.querySelector('[data-telling]') && !{shown}.includes('Trees')")
    page.locator("[data-action=reveal]").click()
    wait_until_seen(page, "followed")
    page.close()


HEARD = """
  window.heard = [];
  const heading = () => document.querySelector("[aria-label=Choices] h2")?.textContent.trim() ?? "";
  new MutationObserver(() => window.heard.push(heading()))
    .observe(document, { subtree: true, childList: true, characterData: true });
"""
"""Notes every heading of the choices, even one that is shown only briefly."""


def test_the_choices_say_that_the_computer_is_thinking(server: Server, browser: Browser) -> None:
    token = server.person("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "master"}]
    match = server.at_position(recorded("living_forest_duel", seed=31), 0, seats, token)
    page = open_page(browser, server, token)
    page.add_init_script(HEARD)
    page.goto(f"{server.url}#/match/{match}")
    while "Winter is thinking …" not in page.evaluate("window.heard"):
        choices(page).first.click()
        choices(page).first.wait_for()
    page.close()
