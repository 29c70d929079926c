"""The table of Casting Shadows in a real browser: pointing, choosing, phones, accessibility, motion."""

import re
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from radura.core.record import Record
from tests.support.browser.axe import DESKTOP, PHONE, every_size_and_theme, violations, wait_until_still
from tests.support.browser.layout import CUT_ON_PLATES, FITTED, NAME_ON_PICTURE, OUTSIDE, fits
from tests.support.browser.pages import open_page
from tests.support.browser.records import Found, moment, recorded
from tests.support.browser.server import Server, serving
from tests.support.browser.table import (
    actions,
    at_table,
    choices,
    cover,
    ending,
    log_lines,
    page_errors,
    play_record,
    take,
)

pytestmark = pytest.mark.slow

GAME = "casting_shadows"
BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
SOLO = (33).to_bytes(32)
"""A seed whose match of a greedy player against the Bots has 29 decisions of 15 kinds."""


@cache
def played(seats: int) -> Record:
    return recorded(GAME, 7, most=500, seats=seats)


@dataclass
class Night:
    """A server, a browser, and a recorded match to take positions from."""

    server: Server
    browser: Browser
    token: str
    seats: int = 3

    def where(self, kind: str, after: int = 0) -> Found:
        """Return the first moment at which a kind of action can be chosen."""
        return moment(played(self.seats), lambda all: any(option.action.startswith(kind) for option in all), after)

    def branch(self, at: Found, sitting: dict[int, dict[str, str]], clock: Any = None) -> tuple[str, str]:
        """Return a match that goes on from there, computers in the other seats, and the link for its free seats."""
        seats = [sitting.get(seat, BOT) for seat in range(self.seats)]
        return self.server.branch(played(self.seats), at.step, seats, self.token, clock)

    def enter(self, match: str, *, size: tuple[int, int] = DESKTOP, **settings: Any) -> Page:
        """Open a match as the person of this night."""
        page = open_page(self.browser, self.server, self.token, size=size, touch=size[0] < 500, **settings)
        page.goto(f"{self.server.url}#/match/{match}")
        at_table(page)
        return page

    def open(self, at: Found, **looks: Any) -> Page:
        """Open the table at a moment, as the seat that chooses, and wait for its options."""
        page = self.enter(self.branch(at, {at.seat: ME})[0], **looks)
        expect(choices(page).first).to_be_visible()
        return page


@pytest.fixture(scope="module")
def night(server: Server, browser: Browser) -> Night:
    return Night(server, browser, server.person("Lea"))


# -- whole matches ------------------------------------------------------------------------


def test_solo_is_played_to_its_end_with_the_keyboard_alone(browser: Browser) -> None:
    record = recorded(GAME, SOLO, seats=1)
    with serving(seed=SOLO) as server:
        page = open_page(browser, server, size=(1280, 720))
        complaints = page_errors(page)
        page.goto(server.url)
        cover(page, "Casting Shadows").get_by_role("button", name="Solo").press("Enter")
        page.get_by_role("button", name="Start").press("Enter")
        play_record([page], record, keys=True)
        expect(page.get_by_role("heading", name="You have won!").first).to_be_visible()
        expect(ending(page)).to_contain_text("Only one is left standing.")
        expect(page.get_by_role("row", name=re.compile("^HP")).first).to_be_visible()
        assert violations(page) == []
        assert complaints == []
        page.close()


# -- pointing and choosing ----------------------------------------------------------------


ASTRAY = """() => {
  const middle = (one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return [(left + right) / 2, (top + bottom) / 2];
  };
  const apart = ([a, b], [c, d]) => Math.hypot(a - c, b - d);
  const figures = [...document.querySelectorAll('[data-item$=_meeple]')];
  return [...document.querySelectorAll('[data-hits]')].map((star) => {
    const near = (one) => apart(middle(star), middle(one));
    const nearest = figures.toSorted((one, other) => near(one) - near(other))[0].dataset.item;
    return [star.dataset.hits, nearest];
  }).filter(([struck, nearest]) => struck !== nearest);
}"""
"""Lists the stars of damage that are nearer to another figure than to their target."""


def test_pointing_at_an_attack_highlights_its_range_and_marks_its_targets(night: Night) -> None:
    """Also when attacker and target share a tile, and on a phone."""
    at = night.where("cast_on(fatal_fronds.0,dusty_desert)")
    assert len(at.view.places["tile.dusty_desert"]) == 2
    page = night.open(at)
    lit = page.locator("[data-ui=tile][data-state=lit]")
    assert lit.count() == 0
    attack = page.locator('[data-action="cast_on(fatal_fronds.0,dusty_desert)"]')
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITTED, arg=width)
        attack.scroll_into_view_if_needed()
        attack.hover()
        expect(lit.first).to_be_visible()
        expect(page.locator("[data-hits] text")).to_have_text("−2")
        assert page.evaluate(ASTRAY) == [], (width, height)
    page.close()


def test_a_click_on_a_tile_travels(night: Night) -> None:
    page = night.open(night.where("travel"))
    tile = next(name for name in actions(page) if name.startswith("travel"))[len("travel(") : -1]
    before = page.locator(f'[data-place="tile.{tile}"]').count()
    page.locator(f'[data-item="{tile}"]').click(position={"x": 105, "y": 150})
    expect(page.locator(f'[data-place="tile.{tile}"]')).to_have_count(before + 1)
    page.close()


def test_a_payment_marks_the_dice_it_would_take(night: Night) -> None:
    page = night.open(night.where("pay"))
    marked = page.locator("[data-state=spent]")
    assert marked.count() == 0
    option = page.locator('[data-action^="pay"]').first
    spent = str(option.get_attribute("data-action")).removeprefix("pay(").removesuffix(")").split("+")
    option.hover()
    expect(marked).to_have_count(len(spent))
    page.close()


def test_the_target_stays_marked_while_a_spell_is_paid(night: Night) -> None:
    at = night.where("pay")
    while at.view.facts.cast is None or at.view.facts.cast.target not in at.view.facts.meeples:
        at = night.where("pay", after=at.step + 1)
    page = night.open(at)
    marked = page.locator("span:has([data-state=target]) + [data-item]")
    expect(marked).to_have_count(1)
    expect(marked).to_have_attribute("data-item", at.view.facts.cast.target)
    assert page.locator("[data-hits]").count() == 0
    assert at.view.decision is not None
    largest = at.view.decision.options[-1]
    page.locator(f'[data-action="{largest.action}"]').hover()
    expect(page.locator("[data-hits] text")).to_have_text(f"−{-largest.gain[0].n}")
    page.close()


def test_dice_are_picked_on_the_table_then_thrown_together(night: Night) -> None:
    page = night.open(night.where("reroll"))
    dice = page.locator('[data-item*="_die"][data-state~=legal]')
    picked = page.get_by_role("group", name="Table").get_by_role("button", pressed=True)
    before = actions(page)
    for at, count in [(0, 1), (1, 2), (0, 1), (0, 2)]:  # a second click puts a die back
        dice.nth(at).click()
        expect(picked).to_have_count(count)
    assert actions(page) == before, "nothing is spent until they are rolled"
    page.get_by_role("button", name="Roll 2 dice again").click()
    expect(picked).to_have_count(0)
    expect(log_lines(page).filter(has_text="rolls 2 dice again")).not_to_have_count(0)
    page.close()


def test_the_question_of_a_counterspell_lies_over_the_table(night: Night) -> None:
    page = night.open(night.where("answer"))
    question = page.get_by_role("region", name=re.compile(r"^\w+ (deals|has dealt) you \d+$"))
    answers = question.get_by_role("button")
    expect(answers).to_have_count(len(actions(page)))
    asked = question.get_by_role("heading", level=2).inner_text()
    expect(answers.last).to_contain_text("HP left")  # without an answer
    answers.last.click()
    expect(page.get_by_role("heading", name=asked)).to_have_count(0)  # after the damage another may follow
    page.close()


def test_a_match_with_clocks_shows_how_long_there_is_to_answer(night: Night) -> None:
    at = night.where("answer")
    clock = {"kind": "live", "minutes": 10, "increment": 5}
    page = night.enter(night.branch(at, {at.seat: ME}, clock)[0])
    question = page.get_by_role("region", name=re.compile(" you "))
    expect(question.get_by_role("timer")).to_contain_text(re.compile(r"\d+:\d\d"))
    page.close()


def test_a_rival_sees_who_is_asked_for_a_counterspell(night: Night) -> None:
    at = night.where("answer")
    match, link = night.branch(at, {at.seat: {"kind": "open"}, (at.seat + 1) % night.seats: ME})
    guest = open_page(night.browser, night.server, night.server.person("Bram"))
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    page = night.enter(match)
    question = page.get_by_role("region").filter(has_text="may answer with a Counterspell")
    expect(question).to_be_visible()
    assert question.get_by_role("button").count() == 0
    guest.locator("[data-ui=answer]").last.click()
    expect(page.get_by_text("does not answer").first).to_be_visible()
    page.close()
    guest.close()


def test_a_transformation_changes_figure_and_name(night: Night) -> None:
    page = night.open(night.where("transform"), speed="normal")
    page.locator('[data-action^="transform"]').click()
    expect(page.locator("[data-state=turned]").first).to_be_visible()
    page.locator('[data-action^="summon"]').first.click()
    expect(page.locator('[data-place^="companion."]')).not_to_have_count(0)
    page.close()


# -- phones -------------------------------------------------------------------------------


def test_a_phone_opens_the_tab_of_the_decision_and_shows_badges_on_others(night: Night) -> None:
    page = night.open(night.where("summon"), size=PHONE)
    tab = page.get_by_role("tab", name="Market")
    expect(tab).to_have_attribute("aria-selected", "true")
    page.locator('[data-place="portal"][data-state~=legal]').first.click()
    expect(page.locator('[data-place="portal"][data-state~=legal]')).to_have_count(0)
    page.close()
    page = night.open(night.where("collect"), size=PHONE)
    expect(page.get_by_role("tab", name="Map")).to_have_attribute("aria-selected", "true")
    expect(page.get_by_role("tab", name="Market")).to_have_text(re.compile(r"\d"))
    page.get_by_role("tab", name="Rivals").click()
    expect(page.get_by_role("group", name="Table").get_by_role("group")).to_have_count(2)
    page.close()


def test_a_phone_shows_map_and_dice_at_once(night: Night) -> None:
    page = night.open(night.where("cast_at"), size=PHONE)
    for width, height in ((360, 640), (375, 667), PHONE):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITTED, arg=width)
        expect(page.locator('[data-place^="map."]').first).to_be_visible()
        expect(page.locator('[data-place="pool"]').first).to_be_visible()
        page.wait_for_function(f"() => ({OUTSIDE})().length === 0")
    page.close()


# -- looks and access ---------------------------------------------------------------------


@every_size_and_theme
def test_axe_finds_nothing_on_the_map(night: Night, size: tuple[int, int], theme: str) -> None:
    page = night.open(night.where("cast_at", after=60), theme=theme, effects=True, size=size)
    wait_until_still(page)
    assert violations(page) == []
    for tab in ("Market", "Book", "Rivals") if size == PHONE else ():
        page.get_by_role("tab", name=tab).click()
        wait_until_still(page)
        assert violations(page, page.get_by_role("main")) == []
    page.close()


@pytest.mark.parametrize(
    ("kind", "size", "theme"),
    [
        *(("pick", DESKTOP, "light"), ("pick", PHONE, "dark")),
        *(("answer", DESKTOP, "dark"), ("answer", PHONE, "light")),
    ],
)
def test_axe_finds_nothing_in_a_question(night: Night, kind: str, theme: str, size: tuple[int, int]) -> None:
    page = night.open(night.where(kind), theme=theme, effects=True, size=size)
    wait_until_still(page)
    assert violations(page, page.get_by_role("main")) == []
    page.close()


@pytest.mark.parametrize(("seats", "kind", "after"), [(3, "pick", 0), (4, "cast_at", 190), (1, "cast_at", 0)])
def test_nothing_is_too_small_or_cut_off(night: Night, seats: int, kind: str, after: int) -> None:
    here = replace(night, seats=seats)
    page = here.open(here.where(kind, after))
    fits(page, none=[NAME_ON_PICTURE, CUT_ON_PLATES])
    page.close()


# -- motion -------------------------------------------------------------------------------


def test_a_click_skips_what_still_moves(night: Night) -> None:
    page = night.open(night.where("travel"), speed="slow")
    page.clock.install()
    page.clock.pause_at("2100-01-01")  # nothing that takes time ends by itself any more
    option = page.locator('[data-action^="travel"]').first
    tile = str(option.get_attribute("data-action")).removeprefix("travel(").removesuffix(")")
    here = page.locator(f'[data-place="tile.{tile}"]')
    before = here.count()
    option.click()
    expect(here).to_have_count(before + 1)
    expect(choices(page)).to_have_count(0)
    page.get_by_role("main").click(position={"x": 500, "y": 400})
    expect(choices(page)).not_to_have_count(0)
    page.context.close()  # its clock stands still


COUNT = """() => {
  const animate = Element.prototype.animate;
  window.animated = 0;
  Element.prototype.animate = function (...told) { window.animated++; return animate.apply(this, told); };
}"""


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_reduced_motion_is_respected(night: Night, wish: Literal["reduce", "no-preference"]) -> None:
    page = night.open(night.where("travel"), speed="normal")
    page.emulate_media(reduced_motion=wish)
    page.evaluate(COUNT)
    take(page, next(name for name in actions(page) if name.startswith("travel")))
    assert (page.evaluate("window.animated") == 0) == (wish == "reduce")
    page.close()
