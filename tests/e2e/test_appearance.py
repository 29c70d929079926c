"""Themes, large text, and the card with the result, for every game."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import radura
from radura.core.record import Record
from tests.support.browser.layout import CUT, IS_UNSEEN
from tests.support.browser.pages import open_page
from tests.support.browser.records import decisions, recorded
from tests.support.browser.server import Server
from tests.support.browser.table import choices, choose

pytestmark = pytest.mark.slow

TWO_FRAMES = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Ends when the page has been laid out for a new size."""

SEEDS = {"living_forest_duel": 31, "res_arcana_duo": 2, "casting_shadows": 7, "storyfold_wildwoods": 7}

BRIGHTNESS = """(part) => {
  const [r, g, b] = getComputedStyle(part).backgroundColor.match(/[\\d.]+/g).map(Number);
  return (r + g + b) / 3 / 255;
}"""

TEXT_SIZES = (
    f"() => {{{IS_UNSEEN}"
    """
  const sizes = {};
  const stage = document.querySelector('[data-ui=stage]');
  const scale = stage.getBoundingClientRect().width / stage.offsetWidth;
  const walk = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const text = node.data.trim();
    if (!text || isUnseen(node.parentElement)) continue;
    const size = parseFloat(getComputedStyle(node.parentElement).fontSize) * scale;
    sizes[text] = Math.max(sizes[text] ?? 0, size);
  }
  return sizes;
}"""
)
"""The largest size of each text on the table."""

CUT_IN_THE_BAR = """() => [...document.querySelectorAll('[data-mine] > div, [data-mine] b, [data-mine] span')]
  .filter(({ clientWidth: w, clientHeight: h, scrollWidth, scrollHeight }) =>
    w > 0 && (scrollWidth > w + 1 || scrollHeight > h + 2))
  .map((one) => one.textContent)"""
"""Lists the words about whose turn it is that do not fit into the bar."""


@cache
def played(game: str) -> Record:
    return recorded(game, SEEDS[game], 60 if game == "storyfold_wildwoods" else 3000)


def opened(server: Server, browser: Browser, game: str, step: int, **settings: Any) -> tuple[Page, str]:
    """Open a recorded match at a decision, as the seat that decides; return the action that was chosen there, too."""
    record = played(game)
    seat, action = [(actor, action) for actor, action in record.actions if actor >= 0][step]
    token = server.person("Lea")
    seats = [{"kind": "bot", "level": "random"} for _ in record.seats]
    seats[seat] = {"kind": "me"}
    page = open_page(browser, server, token, **settings)
    page.goto(f"{server.url}#/match/{server.at_position(record, step, seats, token)}")
    choices(page).first.wait_for()
    return page, radura.game(game).actions.show(action)


@pytest.mark.parametrize("game", SEEDS)
def test_themes_change_the_colours_and_large_text_enlarges_every_text(
    server: Server, browser: Browser, game: str
) -> None:
    page, _ = opened(server, browser, game, 40, effects=True)

    def set_up(what: str, value: str) -> None:
        page.get_by_role("button", name="Settings").click()
        box = page.get_by_role("dialog", name="Settings")
        if value:
            box.get_by_role("combobox", name=re.compile(f"^{what}")).select_option(value)
        else:
            box.get_by_role("switch", name=what).click()
        box.get_by_role("button", name="Close").click()
        expect(box).to_have_count(0)

    for theme, bright in (("light", True), ("dark", False)):
        set_up("Theme", theme)
        for part in ("banner", "complementary"):
            assert (page.get_by_role(part).evaluate(BRIGHTNESS) > 0.5) == bright, (theme, part)

    sizes = [(1440, 900), (820, 1180), (390, 844)]
    usual = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        usual.append((page.evaluate(TEXT_SIZES), page.evaluate(CUT)))
        assert page.evaluate(CUT_IN_THE_BAR) == [], (width, height)
    set_up("Large text", "")
    for (width, height), (before, beyond) in zip(reversed(sizes), reversed(usual), strict=True):
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(TWO_FRAMES)
        after = page.evaluate(TEXT_SIZES)
        shared = before.keys() & after.keys()
        assert len(shared) > 5, (width, height)
        still = {text: (before[text], after[text]) for text in shared if after[text] < 1.1 * before[text]}
        assert still == {}, (width, height)
        assert set(page.evaluate(CUT)) <= set(beyond), (width, height)
    page.close()


@pytest.mark.parametrize("game", ["living_forest_duel", "res_arcana_duo", "casting_shadows"])
def test_a_finished_match_shows_its_result_on_a_card_over_the_table(
    server: Server, browser: Browser, game: str
) -> None:
    last = decisions(played(game)) - 1
    page, action = opened(server, browser, game, last, size=(390, 844) if game == "casting_shadows" else (1440, 900))
    choose(page, action)
    card = page.get_by_role("dialog")
    expect(card.get_by_role("heading", level=2)).to_have_text(re.compile("You have (won!|lost)"))
    names = card.get_by_role("columnheader")
    values = card.get_by_role("row").last.get_by_role("cell")
    assert names.count() == values.count() >= 2, "every column of numbers has a name"
    if page.get_by_role("heading", name="You have won!").count():
        joy = page.locator("[data-ui=joy]")
        expect(joy).to_be_hidden()  # nothing moves for who wants no motion
        page.evaluate("delete document.documentElement.dataset.motion")
        expect(joy).to_be_visible()
    expect(card.locator("figure [data-state~=told]").first).to_be_attached()  # the pieces of the deciding move
    box = card.bounding_box()
    assert box is not None and box["y"] >= 0
    assert box["y"] + box["height"] <= page.evaluate("innerHeight"), "what can be done is in sight"
    expect(card.get_by_role("button", name="Rematch")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    page.get_by_role("button", name="How it ended").click()
    expect(card).to_be_visible()
    page.close()
