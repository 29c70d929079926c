"""The desk of Res Arcana Duo in a real browser: what a person points at, and what they then see."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from radura.core.record import Record
from radura.core.view import Option
from tests.e2e.stand import Server, recorded, visitor

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

    def where(self, wanted: Callable[[list[Option]], bool], after: int = 0) -> tuple[int, int]:
        """Return the first step at which the options are as wanted, and the seat that chooses."""
        state = self.record.replay(0)
        step = 0
        for actor, action in self.record.actions:
            if actor >= 0:
                decision = state.view(actor).decision
                assert decision is not None
                if step >= after and wanted(decision.options):
                    return step, actor
                step += 1
            state.apply(action)
        raise AssertionError("the recorded match has no such decision; take another seed")

    def open(self, at: tuple[int, int], *, size: tuple[int, int] = (1440, 900), language: str = "en") -> Page:
        """Open the table at a position, as the seat that chooses."""
        step, actor = at
        match = self.server.at_position(
            self.record, step, [ME if seat == actor else BOT for seat in range(2)], self.token
        )
        page = visitor(self.browser, self.server, self.token, size=size, language=language, touch=size[0] < 500)
        page.goto(f"{self.server.url}#/match/{match}")
        page.locator("[data-item]").first.wait_for()
        if size[0] > 760:
            page.locator(".log li").first.wait_for()  # what was said before comes by itself
        return page


@pytest.fixture(scope="module")
def desk(server: Server, browser: Browser) -> Desk:
    return Desk(server, browser, recorded(GAME, 11), server.person("Lea"))


def kinds(options: list[Option]) -> set[str]:
    return {option.action.partition("(")[0] for option in options}


def choices(page: Page) -> list[str]:
    return [str(one.get_attribute("data-action")) for one in page.locator(".opt[data-action]").all()]


def label(page: Page, name: str) -> str:
    """Return what a card is called on the screen."""
    return str(page.locator(f"[data-item={name}]").get_attribute("aria-label")).partition(",")[0]


def item(page: Page, name: str) -> str:
    return str(page.locator(f"[data-item={name}]").get_attribute("data-place"))


def test_a_lit_strip_uses_its_power(desk: Desk) -> None:
    def powers(options: list[Option]) -> int:
        return sum(option.action.startswith("power(") for option in options)

    page = desk.open(desk.where(lambda options: powers(options) > 2))
    strip = page.locator("[data-part]").last
    name, _, number = str(strip.get_attribute("data-part")).partition("/")
    strip.hover(force=True)  # the button of the whole component lies over it
    expect(page.locator(f'.opt[data-action="power({name},{number})"]')).to_have_class(re.compile("hot"), timeout=15_000)
    used = page.get_by_role("listitem").filter(has_text=f"Uses {label(page, name)}")
    before = used.count()
    strip.click(force=True)
    expect(used).to_have_count(before + 1, timeout=15_000)
    page.context.close()


def test_the_draft_and_the_opening_are_played_on_the_cards(desk: Desk) -> None:
    page = desk.open(desk.where(lambda options: kinds(options) == {"keep"}))
    for _ in range(4):
        page.locator('.item.legal > [data-place^="hand"]').first.wait_for()
        offered = [name.removeprefix("keep(").removesuffix(")") for name in choices(page)]
        assert len(offered) == 2
        page.locator(f"[data-item={offered[0]}]").click()
        page.wait_for_function("name => !document.querySelector(`.opt[data-action='keep(${name})']`)", arg=offered[0])
    mage = page.locator('.item.legal > [data-place^="mages"]').first
    mage.wait_for()
    name = str(mage.get_attribute("data-item"))
    mage.click()
    page.locator('.item.legal > [data-place="items"]').first.wait_for()
    assert item(page, name).startswith("play.")
    potion = page.locator('.item.legal > [data-place="items"]').first
    taken = str(potion.get_attribute("data-item"))
    potion.click()
    expect(page.locator(f"[data-item={taken}]")).to_have_attribute("data-place", item(page, name))
    page.context.close()


def test_a_payment_shows_what_is_owed_and_takes_stones(desk: Desk) -> None:
    page = desk.open(desk.where(lambda options: kinds(options) == {"pay"}))
    expect(page.get_by_text("To pay for", exact=False)).to_be_visible()
    stones = page.locator("button.zone")
    before = choices(page)
    assert stones.count() == len(before)
    stones.first.click()
    page.wait_for_function("was => document.querySelectorAll('.opt[data-action]').length !== was", arg=len(before))
    page.context.close()


def test_passing_takes_the_token_and_another_item(desk: Desk) -> None:
    at = desk.where(lambda options: kinds(options) == {"item"}, after=12)
    page = desk.open(at)
    seat = at[1]
    offered = page.locator('.item.legal > [data-place="items"]')
    new = str(offered.first.get_attribute("data-item"))
    offered.first.click()
    expect(page.locator(f"[data-item={new}]")).to_have_attribute("data-place", f"play.{seat}")
    assert page.locator("[data-item=token]").count() == 1
    page.context.close()


def test_the_ladder_shows_what_an_option_would_bring(desk: Desk) -> None:
    def scores(options: list[Option]) -> bool:
        return any(option.note is not None and option.note.args.get("points") for option in options)

    at = desk.where(scores)
    page = desk.open(at)
    assert page.locator(".ghost").count() == 0
    page.locator(".opt[data-action]", has_text="you reach").first.hover()
    expect(page.locator(".ghost").first).to_be_visible()
    page.context.close()


def test_a_phone_turns_to_what_is_asked(desk: Desk) -> None:
    page = desk.open(desk.where(lambda options: kinds(options) == {"item"}), size=(390, 844))
    expect(page.get_by_role("tab", name="Centre")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Hand").click()
    expect(page.locator('[data-place^="hand"]').first).to_be_visible()
    page.context.close()


@pytest.mark.parametrize("language", ["en", "it", "nl"])
def test_nothing_is_too_small_or_scrolls_away(desk: Desk, language: str) -> None:
    """Late in the match, with many components: all text at least 11 px, no page scroll, all pieces inside."""
    page = desk.open(desk.where(lambda options: "pass" in kinds(options), after=120), language=language)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITTED, arg=width)
        assert page.evaluate(SMALL_TEXT) == [], (width, height)
        assert page.evaluate(OVERFLOW) <= 0, (width, height)
        if width > 760:
            assert page.evaluate(OUTSIDE) == [], (width, height)
    page.context.close()


SIZES = [(1440, 900), (1280, 720), (1920, 1080), (768, 1024), (390, 844), (360, 640)]
FITTED = """(width) => {
  const [stage, room] = [document.querySelector('.stage'), document.querySelector('.room')];
  return innerWidth === width && Math.abs(stage.getBoundingClientRect().width - room.clientWidth) < 2;
}"""
OVERFLOW = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight);
}"""
SMALL_TEXT = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.querySelector('.stage'), NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!node.data.trim() || parent.closest('.vh')) continue;
    const stage = parent.closest('.stage');
    const scale = stage.getBoundingClientRect().width / stage.offsetWidth;
    const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
    if (size < 10.9) found.push([node.data.trim(), size]);
  }
  return found;
}"""

OUTSIDE = """() => {
  const room = document.querySelector('main.table').getBoundingClientRect();
  return [...document.querySelectorAll('.item')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const across = box.left < room.left - 4 || box.right > room.right + 4;
      return across || box.top < room.top - 8 || box.bottom > room.bottom + 4;
    })
    .map((one) => one.dataset.item);
}"""
