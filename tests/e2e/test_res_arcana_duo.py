"""The desk of Res Arcana Duo in a real browser: pointing, choosing, phones, accessibility, motion."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from radura.core import game as registry
from radura.core.record import Record
from radura.core.view import Option
from tests.e2e.games.res_arcana_duo_with_base import GAME as MIXED
from tests.support.browser.axe import every_size_and_theme, violations, wait_until_still
from tests.support.browser.layout import FITTED, TOUCHING, fits
from tests.support.browser.pages import open_page
from tests.support.browser.records import Found, moment, recorded
from tests.support.browser.server import Server, serving
from tests.support.browser.table import actions, confirmation, log_lines

pytestmark = pytest.mark.slow

GAME = "res_arcana_duo"
BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}


@dataclass
class Desk:
    """A server, a browser, and a recorded match to take positions from."""

    server: Server
    browser: Browser
    record: Record
    token: str

    def where(self, wanted: Callable[[list[Option]], bool], after: int = 0) -> Found:
        """Return the first moment at which the options are as wanted."""
        return moment(self.record, wanted, after)

    def open(self, at: Found, *, size: tuple[int, int] = (1440, 900), **settings: Any) -> Page:
        """Open the table at a position, as the seat that chooses, and wait for its options."""
        seats = [ME if seat == at.seat else BOT for seat in range(len(self.record.seats))]
        match = self.server.at_position(self.record, at.step, seats, self.token)
        page = open_page(self.browser, self.server, self.token, size=size, touch=size[0] < 500, **settings)
        page.goto(f"{self.server.url}#/match/{match}")
        page.locator("[data-item]").first.wait_for()
        page.locator("[data-action]").first.wait_for()
        if size[0] > 760:
            log_lines(page).first.wait_for()  # what was said before comes by itself
        return page


@pytest.fixture(scope="module")
def desk(server: Server, browser: Browser) -> Desk:
    return Desk(server, browser, recorded(GAME, 11), server.person("Lea"))


@pytest.fixture(scope="module")
def crowd(browser: Browser) -> Iterator[Desk]:
    """Four seats, with a pack mixed in."""
    registry.register(MIXED)
    with serving(extra=f"tests.e2e.games.{MIXED.id}:GAME") as server:
        yield Desk(server, browser, recorded(MIXED.id, 4, most=500, seats=4), server.person("Lea"))
    registry.unregister(MIXED.id)


def kinds(options: list[Option]) -> set[str]:
    return {option.action.partition("(")[0] for option in options}


def label(page: Page, name: str) -> str:
    """Return what a card is called on the screen."""
    return str(page.locator(f"[data-item={name}]").get_attribute("aria-label")).partition(",")[0]


def item(page: Page, name: str) -> str:
    return str(page.locator(f"[data-item={name}]").get_attribute("data-place"))


def test_a_click_on_the_strip_of_a_power_uses_it(desk: Desk) -> None:
    def powers(options: list[Option]) -> int:
        return sum(option.action.startswith("power(") for option in options)

    page = desk.open(desk.where(lambda options: powers(options) > 2))
    strip = page.get_by_role("group", name="Table").locator("[data-part]").last  # an enlarged card has strips too
    name, _, number = str(strip.get_attribute("data-part")).partition("/")
    strip.hover(force=True)  # the button of the whole component lies over it
    expect(page.locator(f'[data-action="power({name},{number})"]')).to_have_attribute("data-state", "lit")
    used = page.get_by_role("listitem").filter(has_text=f"Uses {label(page, name)}")
    before = used.count()
    strip.click(force=True)
    expect(used).to_have_count(before + 1)
    page.close()


def test_draft_and_setup_are_played_by_clicking_cards(desk: Desk) -> None:
    page = desk.open(desk.where(lambda options: kinds(options) == {"keep"}))
    for _ in range(4):
        page.locator('[data-place^="hand"][data-state~=legal]').first.wait_for()
        offered = [name.removeprefix("keep(").removesuffix(")") for name in actions(page)]
        assert len(offered) == 2
        page.locator(f"[data-item={offered[0]}]").click()
        page.wait_for_function("name => !document.querySelector(`[data-action='keep(${name})']`)", arg=offered[0])
    mage = page.locator('[data-place^="mages"][data-state~=legal]').first
    mage.wait_for()
    name = str(mage.get_attribute("data-item"))
    mage.click()
    page.locator('[data-place="items"][data-state~=legal]').first.wait_for()
    assert item(page, name).startswith("play.")
    potion = page.locator('[data-place="items"][data-state~=legal]').first
    taken = str(potion.get_attribute("data-item"))
    potion.click()
    expect(page.locator(f"[data-item={taken}]")).to_have_attribute("data-place", item(page, name))
    page.close()


def test_a_payment_shows_what_is_owed_and_takes_stones(desk: Desk) -> None:
    page = desk.open(desk.where(lambda options: kinds(options) == {"pay"}))
    expect(page.get_by_text("To pay for", exact=False)).to_be_visible()
    stones = page.locator("[data-target]")
    before = actions(page)
    assert stones.count() == len(before)
    stones.first.click()
    page.wait_for_function("was => document.querySelectorAll('[data-action]').length !== was", arg=len(before))
    page.close()


def test_passing_takes_the_token_and_another_item(desk: Desk) -> None:
    at = desk.where(lambda options: kinds(options) == {"item"}, after=12)
    page = desk.open(at)
    seat = at.seat
    offered = page.locator('[data-place="items"][data-state~=legal]')
    new = str(offered.first.get_attribute("data-item"))
    offered.first.click()
    expect(page.locator(f"[data-item={new}]")).to_have_attribute("data-place", f"play.{seat}")
    assert page.locator("[data-item=token]").count() == 1
    page.close()


def test_the_ladder_previews_the_points_of_an_option(desk: Desk) -> None:
    def scores(options: list[Option]) -> bool:
        return any(option.note is not None and option.note.args.get("points") for option in options)

    at = desk.where(scores)
    page = desk.open(at)
    assert page.locator("[data-ui=ghost]").count() == 0
    page.locator("[data-action]", has_text="you reach").first.hover()
    expect(page.locator("[data-ui=ghost]").first).to_be_visible()
    page.close()


def test_a_phone_opens_the_tab_of_the_decision(desk: Desk) -> None:
    page = desk.open(desk.where(lambda options: kinds(options) == {"item"}), size=(390, 844))
    expect(page.get_by_role("tab", name="Centre")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Hand").click()
    expect(page.locator('[data-place^="hand"]').first).to_be_visible()
    page.close()


def is_late(options: list[Option]) -> bool:
    return "pass" in kinds(options)


def test_nothing_is_too_small_or_out_of_sight(desk: Desk) -> None:
    """Late in the match: all text at least 11 px, no page scroll, ten components of a rival large enough to be read.

    On a phone the way of both to the goal stays in sight.
    """
    late = replace(desk, record=recorded(GAME, 2))
    at = late.where(is_late, after=240)
    theirs = f'[data-place="play.{1 - at.seat}"]'
    assert len(at.view.places[f"play.{1 - at.seat}"]) == 10
    page = late.open(at)
    for width, height in ((1440, 900), (1280, 720), (768, 1024)):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITTED, arg=width)
        assert page.locator(theirs).count() == 10
        least = 66 if width > 1000 else 55  # that of a magic item, the smallest of them
        assert min(page.locator(theirs).evaluate_all(LONGER_SIDES)) > least, (width, height)
        assert page.evaluate(TOUCHING, theirs) == [], (width, height)
    fits(page, whole_words=False)
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(FITTED, arg=390)
    ways = page.get_by_role("group", name=re.compile("^10 ")).get_by_role("img")
    expect(ways).to_have_count(2)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
        assert re.search(r"\d+ / 10$", str(way.get_attribute("aria-label")))
    page.close()


@every_size_and_theme
def test_axe_finds_nothing_on_the_desk(desk: Desk, size: tuple[int, int], theme: str) -> None:
    """At an action, with an enlarged card, and at a payment."""
    at = desk.where(is_late, after=120)
    page = desk.open(at, size=size, theme=theme, effects=True)
    wait_until_still(page)
    assert violations(page) == []
    if size[0] < 500:
        page.get_by_role("tab", name="Rival").click()
        wait_until_still(page)
        assert violations(page) == []
    page.locator(f'[data-place="play.{1 - at.seat}"]:not([data-state~=legal])').first.click()
    expect(page.locator("[data-ui=closeup]")).to_be_visible()
    assert violations(page) == []
    page.close()
    page = desk.open(desk.where(lambda options: kinds(options) == {"pay"}), size=size, theme=theme, effects=True)
    wait_until_still(page)
    assert violations(page) == []
    page.close()


def test_an_enlarged_card_is_explained_in_words(desk: Desk) -> None:
    at = desk.where(is_late, after=100)
    page = desk.open(at)
    card = page.locator(f'[data-place="play.{1 - at.seat}"]:not([data-state~=legal])').nth(2)
    name = str(card.get_attribute("aria-label")).partition(",")[0]
    card.click()
    held = page.get_by_label(name, exact=True).and_(page.locator("aside"))
    expect(held.get_by_role("heading", name=name)).to_be_visible()
    expect(held.locator("p").first).to_have_text(re.compile(r"\w+"))
    page.keyboard.press("Escape")
    expect(held).to_have_count(0)
    page.close()


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["wide", "phone"])
def test_a_discard_pile_can_be_opened(desk: Desk, size: tuple[int, int]) -> None:
    at = desk.where(is_late, after=102)
    pile = f"discard.{at.seat}"
    count = len(at.view.places[pile])
    assert count > 1
    page = desk.open(at, size=size)
    if size[0] < 500:
        page.get_by_role("tab", name="Hand").click()
    page.locator(f'[data-place="{pile}"]').click()
    dialog = page.get_by_role("dialog", name="Discards")
    expect(dialog.get_by_role("listitem")).to_have_count(count)
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.close()


def test_an_action_chosen_by_key_can_be_confirmed_or_cancelled(desk: Desk) -> None:
    def final(options: list[Option]) -> list[str]:
        return [option.action for option in options if option.action.startswith("claim(") and option.final]

    at = desk.where(lambda options: bool(final(options)))
    assert at.view.decision is not None
    name = final(at.view.decision.options)[0]
    page = desk.open(at, confirm=True)
    key = str(page.locator(f'[data-action="{name}"]').get_attribute("aria-keyshortcuts"))
    page.keyboard.press(key)
    expect(confirmation(page)).to_have_attribute("data-action", name)
    expect(page.locator("[data-ui=ghost]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(confirmation(page)).to_have_count(0)
    page.keyboard.press(key)
    page.keyboard.press("Enter")
    card = name.removeprefix("claim(").removesuffix(")")
    expect(page.locator(f"[data-item={card}]")).to_have_attribute("data-place", re.compile("^play"))
    page.close()


def test_arrow_keys_move_the_focus_between_essences(desk: Desk) -> None:
    page = desk.open(desk.where(lambda options: kinds(options) == {"pay"} and len(options) > 1))
    stones = page.locator("[data-target]")
    stones.first.focus()
    page.keyboard.press("ArrowRight")
    expect(stones.nth(1)).to_be_focused()
    before = actions(page)
    page.keyboard.press("Enter")
    page.wait_for_function("was => document.querySelectorAll('[data-action]').length !== was", arg=len(before))
    page.close()


def test_a_click_ends_the_flight_of_essences(desk: Desk) -> None:
    """The slow speed gives a busy machine time to see them; with reduced motion there are none."""
    at = desk.where(lambda options: any(option.action.startswith("claim(") for option in options))
    page = desk.open(at, speed="slow")
    page.evaluate(COUNT_GEMS)
    page.locator("[data-action^='claim(']").first.click()
    page.wait_for_function("() => window.gems > 0")
    page.get_by_role("main").click(position={"x": 5, "y": 5})
    expect(page.locator("[data-ui=flight]")).to_have_count(0)
    assert set(page.evaluate("[...window.animated]")) <= {"transform", "opacity", "offset"}, "nothing is laid out anew"
    page.close()
    page = desk.open(at, speed="slow")
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(COUNT_GEMS)
    claim = page.locator("[data-action^='claim(']").first
    card = str(claim.get_attribute("data-action")).removeprefix("claim(").removesuffix(")")
    claim.click()
    expect(page.locator(f"[data-item={card}]")).to_have_attribute("data-place", re.compile("^play"))
    assert page.evaluate("window.gems") == 0
    page.close()


def test_the_desk_has_room_for_four_seats_and_a_pack(crowd: Desk) -> None:
    at = crowd.where(is_late, after=120)
    page = crowd.open(at)
    expect(page.locator("body")).to_have_attribute("data-game", GAME)
    for seat in {0, 1, 2, 3} - {at.seat}:
        expect(page.locator("section", has_text=f"Hasty {seat + 1}").first).to_be_visible()
    names = page.locator('[data-place^="play."]').evaluate_all("all => all.map((one) => one.ariaLabel)")
    assert not [name for name in names if "_" in name], "cards of the pack have their own names"
    fits(page, ["en"], whole_words=False)
    page.set_viewport_size({"width": 1440, "height": 900})
    wait_until_still(page)
    assert violations(page) == []
    page.close()


def test_a_tablet_shows_the_components_of_one_rival_at_a_time(crowd: Desk) -> None:
    """The plates choose whose components are shown, large enough to be read."""
    at = crowd.where(is_late, after=120)
    page = crowd.open(at, size=(768, 1024))
    plates = page.get_by_role("button", name=re.compile(r"^Hasty \d: Components in play$"))
    expect(plates).to_have_count(3)
    for plate in plates.all():
        seat = int(str(plate.get_attribute("aria-label"))[len("Hasty ")]) - 1
        if plate.get_attribute("aria-pressed") == "false":
            plate.click()
        expect(plate).to_have_attribute("aria-pressed", "true")
        shown = page.locator(f'[data-place="play.{seat}"]')
        expect(shown).to_have_count(len(at.view.places[f"play.{seat}"]))
        assert min(shown.evaluate_all(LONGER_SIDES)) > 66
        for other in {0, 1, 2, 3} - {at.seat, seat}:
            expect(page.locator(f'[data-place="play.{other}"]')).to_have_count(0)
    wait_until_still(page)
    assert violations(page) == []
    page.close()


LONGER_SIDES = (
    "all => all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.max(width, height))"
)


COUNT_GEMS = """() => {
  window.gems = 0;
  window.animated = new Set();
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, timing) {
    for (const frame of keyframes) for (const name of Object.keys(frame)) window.animated.add(name);
    return animate.call(this, keyframes, timing);
  };
  const count = () => { window.gems = Math.max(window.gems, document.querySelectorAll('[data-ui=flight]').length); };
  new MutationObserver(count).observe(document.querySelector('[data-ui=stage]'), { subtree: true, childList: true });
}"""
