"""A piece that cannot be used says why, beside it and to screen readers; the rule is one click away."""

import pytest
from playwright.sync_api import Browser, Page, expect

import radura
from radura.core.reasons import is_target
from radura.core.view import HIDDEN, View
from tests.e2e.looks import OVERFLOW
from tests.e2e.stand import Found, Server, moment, recorded, visitor
from tests.e2e.test_access import DESKTOP, PHONE, drawn, violations

pytestmark = pytest.mark.slow

CASES = {"living_forest_duel": (2, 8)}
"""By game: the seed of a recorded match, and the step from which a decision is taken."""


def piece(view: View) -> list[str]:
    """Return what is no target, those first that lie alone or on top: a pile is opened instead."""
    rows = [row for row in view.places.values() if len(row) == 1 or view.game == "casting_shadows"]
    return [item for row in rows for item in row if item != HIDDEN and not is_target(view, item)]


def open_at(server: Server, browser: Browser, game: str, size: tuple[int, int]) -> tuple[Page, Found, radura.State]:
    seed, after = CASES[game]
    record = recorded(game, seed)
    at = moment(record, lambda options: len(options) > 2, after)
    token = server.person("Lea")
    seats = [
        {"kind": "me"} if seat == at.seat else {"kind": "bot", "level": "greedy"} for seat in range(len(record.seats))
    ]
    match = server.at_position(record, at.step, seats, token)
    page = visitor(browser, server, token, size=size, touch=size == PHONE)
    page.goto(f"{server.url}#/match/{match}")
    page.locator("[data-item]").first.wait_for()
    page.locator(".choices [data-action]").first.wait_for()
    steps = 0
    state = record.replay(0)
    state.rng = None
    for actor, action in record.actions:
        if actor >= 0 and steps == at.step:
            break
        steps += actor >= 0
        state.apply(action)
    return page, at, state


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", CASES)
def test_a_piece_that_is_no_target_says_why_and_leads_to_the_rule(
    server: Server, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    page, at, state = open_at(server, browser, game, size)
    shown = {button.get_attribute("data-item") for button in page.locator("button.hit:visible").all()}
    item = next(item for item in piece(at.view) if item in shown)
    reason = radura.game(game).reason(state, item)
    words = radura.say(reason.text)
    page.locator(f'button.hit[data-item="{item}"]').first.focus()
    page.keyboard.press("Enter")
    note = page.locator("aside.big .no")
    expect(note).to_contain_text(words)
    expect(page.get_by_role("status").filter(has_text=words)).to_have_count(1)
    assert page.locator("main").get_attribute("data-step") == str(at.step), "asking is no move"
    drawn(page)
    assert violations(page) == []
    assert page.evaluate(OVERFLOW) <= 0
    page.get_by_role("button", name=f"Rule {reason.rule}").last.click()
    expect(page.get_by_role("dialog").get_by_role("searchbox")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(note).to_have_count(0)
    page.context.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", CASES)
def test_what_cannot_be_chosen_now_stands_dashed_with_its_reason(
    server: Server, browser: Browser, game: str, size: tuple[int, int]
) -> None:
    page, at, _ = open_at(server, browser, game, size)
    if size == PHONE:
        page.get_by_role("button", name="More or fewer choices").click()
    decision = at.view.decision
    assert decision is not None
    assert decision.closed
    dashed = page.get_by_role("group", name="Not now, and why").get_by_role("button")
    expect(dashed).to_have_count(len(decision.closed))
    for button, closed in zip(dashed.all(), decision.closed, strict=True):
        expect(button).to_contain_text(radura.say(closed.text))
        expect(button).to_contain_text(radura.say(closed.reason))
    drawn(page)
    assert violations(page) == []
    page.context.close()
