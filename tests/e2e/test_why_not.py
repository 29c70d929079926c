"""A piece that cannot be used shows why, with a link to the rule."""

from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

import radura
from radura import State
from radura.core.view import HIDDEN, View
from tests.support.browser.axe import PHONE, violations, wait_until_still
from tests.support.browser.layout import OVERFLOW
from tests.support.browser.pages import open_page
from tests.support.browser.records import recorded
from tests.support.browser.server import Server
from tests.support.browser.table import choices, choices_panel

pytestmark = pytest.mark.slow

CASES = {
    "living_forest_duel": (2, ("recruit.", "clearing.")),
    "res_arcana_duo": (11, ("monuments", "places", "play.")),
    "casting_shadows": (3, ("book.", "map.", "portal")),
    "storyfold_wildwoods": (5, ("scene", "dice")),
}
"""By game: the seed of a recorded match, and the places of the pieces that are asked about."""


class Asked(NamedTuple):
    """A page at a decision with closed options, and its position."""

    page: Page
    step: int
    view: View
    state: State


def open_at(server: Server, browser: Browser, game: str) -> Asked:
    """Open the table at a decision with options that cannot be chosen now."""
    options = {"guided": "no"} if game == "storyfold_wildwoods" else None
    record = recorded(game, CASES[game][0], most=80, options=options)
    state = record.replay(0)
    state.rng = None  # chance falls as it is recorded
    step = 0
    for actor, action in record.actions:
        if actor >= 0:
            view = state.view(actor, finals=True)
            if step >= 6 and view.decision is not None and view.decision.closed:
                break
            step += 1
        state.apply(action)
    token = server.person("Lea")
    seats = [{"kind": "bot", "level": "greedy"} for _ in record.seats]
    seats[state.actor] = {"kind": "me"}
    match = server.at_position(record, step, seats, token)
    page = open_page(browser, server, token, touch=True)
    page.goto(f"{server.url}#/match/{match}")
    page.locator("[data-item]").first.wait_for()
    choices(page).first.wait_for()
    return Asked(page, step, view, state)


def closed_piece(asked: Asked) -> str:
    """Return a visible piece that is no target and has no part that is one."""
    assert asked.view.decision is not None
    parts = {target.partition("/")[0] for option in asked.view.decision.options for target in option.targets}
    shown = {button.get_attribute("data-item") for button in asked.page.locator("[data-item]:visible").all()}
    rows = [row for place, row in asked.view.places.items() if place.startswith(CASES[asked.view.game][1])]
    things = [item for row in rows for item in row if item != HIDDEN and item not in parts]
    return next(item for item in things if item in shown)


def ask_about_a_piece(asked: Asked) -> None:
    """Click a piece that is no target: it shows the reason, and leads to the rule."""
    page, item = asked.page, closed_piece(asked)
    words = radura.say(radura.game(asked.view.game).reason(asked.state, item).text)
    page.locator(f'[data-item="{item}"]').first.focus()
    page.keyboard.press("Enter")
    note = page.locator("[data-ui=closeup]").filter(has_text=words)
    expect(note).to_be_visible()
    expect(page.get_by_role("status").filter(has_text=words)).to_have_count(1)
    assert page.locator("main").get_attribute("data-step") == str(asked.step), "asking is no move"
    wait_until_still(page)
    assert violations(page, note) == []
    assert page.evaluate(OVERFLOW) <= 0
    page.get_by_role("button", name="Show the rule").last.click()
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)


def read_what_is_closed(asked: Asked) -> None:
    """Check that each option that cannot be chosen now is listed with its reason."""
    page, decision = asked.page, asked.view.decision
    assert decision is not None
    dashed = page.get_by_role("group", name="Not now, and why").get_by_role("button")
    expect(dashed).to_have_count(len(decision.closed))
    for button, closed in zip(dashed.all(), decision.closed, strict=True):
        expect(button).to_contain_text(radura.say(closed.text))
        expect(button).to_contain_text(radura.say(closed.reason))
    wait_until_still(page)
    assert violations(page, choices_panel(page)) == []


@pytest.mark.parametrize("game", CASES)
def test_pieces_and_options_that_cannot_be_used_now_say_why(server: Server, browser: Browser, game: str) -> None:
    asked = open_at(server, browser, game)
    page = asked.page
    ask_about_a_piece(asked)
    read_what_is_closed(asked)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.reload()  # a phone turns to what must be chosen
    choices(page).first.wait_for()
    ask_about_a_piece(asked)
    page.get_by_role("button", name="More or fewer choices").click()
    read_what_is_closed(asked)
    page.close()
