"""The forest of Living Forest Duel in a real browser: nothing is cut, covered or missing, in any language and size."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from radura.core.text import LANGUAGES
from tests.support.browser.layout import FITTED, PHONE, TOUCHING, fits
from tests.support.browser.pages import open_page
from tests.support.browser.records import moment, recorded
from tests.support.browser.server import Server
from tests.support.browser.table import change_language, choices

pytestmark = pytest.mark.slow

GAME = "living_forest_duel"

CUT_SUMS = """() => [...document.querySelectorAll('[data-ui=sum]')]
  .filter((sum) => {
    const box = sum.getBoundingClientRect();
    return [...sum.querySelectorAll(':scope > span')].some((part) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return left < box.left - 1 || right > box.right + 1 || top < box.top - 3 || bottom > box.bottom + 3;
    });
  })
  .map((sum) => sum.innerText)"""

COVERED = """(names) => {
  const box = (one) => one.getBoundingClientRect();
  const tokens = [...document.querySelectorAll('[data-place=pointing]')].map(box);
  return [...document.querySelectorAll(names)].filter((name) => {
    const range = document.createRange();
    range.selectNodeContents(name);
    const text = box(range);
    const meets = (t) => t.left < text.right && text.left < t.right && t.top < text.bottom && text.top < t.bottom;
    return tokens.some(meets);
  }).map((name) => name.textContent);
}"""
"""Lists the names that a token covers."""

CAPTIONS = "[data-ui=stage] [data-ui=name], [data-ui=names] span"
NAMES_OF_ANIMALS = f"{CAPTIONS}, [data-ui=stage] [data-ui=label]"
LINES_BELOW_ANIMALS = f"{CAPTIONS}, [data-ui=solitary]"


@pytest.fixture(scope="module")
def forest(server: Server, browser: Browser) -> Iterator[Page]:
    """A position with six animals in one line, three tokens placed, and four empty places."""
    record = recorded(GAME, 22, level="random")
    at = moment(record, lambda options: True, after=140)
    places = at.view.places
    assert max(len(places["line.0"]), len(places["line.1"])) == 6
    assert len(places["pointing"]) == 3
    assert [place for place in EMPTY if places[place]] == []
    token = server.person("Lea")
    seats = [{"kind": "me"} if seat == at.seat else {"kind": "bot", "level": "random"} for seat in (0, 1)]
    page = open_page(browser, server, token)
    page.goto(f"{server.url}#/match/{server.at_position(record, at.step, seats, token)}")
    choices(page).first.wait_for()
    yield page
    page.close()


EMPTY = ("onibi.supply", "top.sun", "varans.0", "varans.1")


def test_names_sums_and_tokens_do_not_overlap_in_any_language(forest: Page) -> None:
    page = forest
    sums = page.locator("[data-target^='sum/']")
    for language in LANGUAGES[::-1]:  # and back to English
        change_language(page, language)
        for width, height in ((1440, 900), (1280, 720), (768, 1024), (390, 844)):
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(FITTED, arg=width)
            here = (language, width)
            assert page.evaluate(TOUCHING, LINES_BELOW_ANIMALS) == [], here
            assert page.evaluate(COVERED, NAMES_OF_ANIMALS) == [], here
            assert page.evaluate(CUT_SUMS) == [], here
            for one in sums.all() if width > PHONE else []:  # with the words that the pointer calls up
                one.hover()
                expect(page.locator("[data-ui=sum][data-state=lit]")).to_have_count(1)
                assert page.evaluate(CUT_SUMS) == [], here
            page.mouse.move(2, 2)


def test_nothing_is_too_small_cut_off_or_outside(forest: Page) -> None:
    fits(forest, whole_words=False)  # names stand below the cards
    change_language(forest, "en")


def test_an_empty_place_is_drawn_with_its_name(forest: Page) -> None:
    forest.set_viewport_size({"width": 1440, "height": 900})
    forest.wait_for_function(FITTED, arg=1440)
    holes = forest.locator("[data-ui=empty-place]")
    expect(holes).to_have_count(len(EMPTY))
    for hole in holes.all():
        expect(hole).to_have_attribute("title", re.compile(r"\w+"))
        box = hole.bounding_box()
        assert box is not None and min(box["width"], box["height"]) > 30


def test_a_phone_shows_all_four_ways_to_win(forest: Page) -> None:
    forest.set_viewport_size({"width": 390, "height": 844})
    forest.wait_for_function(FITTED, arg=390)
    for season in ("Summer", "Winter"):
        gauges = forest.get_by_role("group", name=season).get_by_role("img")
        expect(gauges).to_have_count(4)
        for gauge, words in zip(gauges.all(), ("fires", "line", "3 by 3", "Onibi"), strict=True):
            expect(gauge).to_be_in_viewport(ratio=1)
            assert words in str(gauge.get_attribute("aria-label"))
