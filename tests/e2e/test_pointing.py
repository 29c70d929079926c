"""Choosing on the table itself: every target of an option is drawn and can be clicked, in every game."""

import re
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Browser, Page, expect

import radura
from radura.core.record import Record
from radura.core.view import Option
from tests.support.browser.pages import open_page
from tests.support.browser.records import moment, recorded
from tests.support.browser.server import Server
from tests.support.browser.table import actions, choices, choices_panel, page_errors

pytestmark = pytest.mark.slow

HEAR = """
  window.Heard = class extends WebSocket {
    constructor(...all) {
      super(...all);
      this.addEventListener('message', ({ data }) => {
        for (const { view } of JSON.parse(data).tables ?? []) window.seen = view;
      });
    }
  };
  window.WebSocket = window.Heard;
"""
"""Keeps the last view that the server sent in ``window.seen``."""

WANDER = """async (steps) => {
  const all = (find) => [...document.querySelectorAll(find)];
  const until = async (done) => {
    for (let i = 0; i < 400 && !done(); i++) await new Promise((go) => setTimeout(go, 10));
    return done();
  };
  const offered = () => all('[data-action]');
  const isOver = () => document.querySelector('[aria-label="The match is over"]') !== null;
  let dice = 1;
  const random = (n) => (dice = (dice * 48271) % 2147483647) % n;
  const missing = new Set();
  let n = 0;
  for (; n < steps; n++) {
    const isMine = () => {
      const { decision, seat } = window.seen;
      const names = new Set(decision?.seat === seat ? decision.options.map((one) => one.action) : []);
      return names.size > 0 && offered().length > 0 && offered().every((one) => names.has(one.dataset.action));
    };
    if (!(await until(() => isOver() || isMine())) || isOver()) break;
    for (const more of all('[data-ui=more]')) more.click();
    const { options } = window.seen.decision;
    const drawn = new Set(all('[data-item], [data-target], [data-part]').flatMap((one) => {
      const { width, height } = one.getBoundingClientRect();
      const { item, target, part } = one.dataset;
      return width > 0 && height > 0 ? [item, target, part] : [];
    }));
    for (const { action, targets } of options)
      for (const target of targets) if (!drawn.has(target)) missing.add(`${action}: ${target}`);
    const before = document.querySelector('main').dataset.step;
    await until(() => offered().length === options.length);
    for (const { textContent: note } of all('[data-action] small'))
      if (/^\\s*\\p{Ll}/u.test(note)) missing.add(`a capital: ${note}`);
    const chosen = offered()[random(offered().length)];
    chosen.click();
    if (chosen.hasAttribute('aria-pressed')) {
      const roll = () => all('[aria-label=Choices] button').find((one) => /^Roll /.test(one.textContent.trim()));
      await until(() => roll() !== undefined);
      roll().click();
    }
    await until(() => isOver() || document.querySelector('main').dataset.step !== before);
  }
  return { missing: [...missing], n };
}"""
"""Plays at random; at each decision collects targets that are not drawn and notes that begin in lower case."""

SEATS = {"storyfold_wildwoods": 1}


@pytest.mark.parametrize("game", ["living_forest_duel", "res_arcana_duo", "casting_shadows", "storyfold_wildwoods"])
def test_in_random_matches_every_target_is_on_the_page(server: Server, browser: Browser, game: str) -> None:
    token = server.person("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}][: SEATS.get(game, 2)]
    made = server.ask("api/matches", {"game": game, "seats": seats}, token)
    page = open_page(browser, server, token)
    page.add_init_script(HEAR)
    complaints = page_errors(page)
    page.goto(f"{server.url}#/match/{made['match']['id']}")
    choices(page).first.wait_for()
    found = page.evaluate(WANDER, 14)
    assert found["missing"] == []
    assert found["n"] == 14, "the match went on"
    assert complaints == []
    page.close()


@cache
def played(game: str, seed: int) -> Record:
    return recorded(game, seed, 220, options={"guided": "no"} if game == "storyfold_wildwoods" else None)


def open_at(
    server: Server, browser: Browser, game: str, seed: int, wanted: Callable[[list[Option]], bool]
) -> tuple[Page, list[Option]]:
    """Open the first decision of a recorded match at which the options are as wanted."""
    record = played(game, seed)
    at = moment(record, wanted, after=20)
    token = server.person("Lea")
    seats = [{"kind": "bot", "level": "random"} for _ in record.seats]
    seats[at.seat] = {"kind": "me"}
    page = open_page(browser, server, token)
    page.goto(f"{server.url}#/match/{server.at_position(record, at.step, seats, token)}")
    choices(page).first.wait_for()
    assert at.view.decision is not None
    return page, at.view.decision.options


def count(options: list[Option], kind: str) -> int:
    return sum(one.kind == kind for one in options)


SCROLL_TO_END = """(one) => {
  while (one.scrollHeight <= one.clientHeight || getComputedStyle(one).overflowY !== 'auto') one = one.parentElement;
  one.scrollTo(0, one.scrollHeight);
}"""
GONE = "(old) => !document.querySelector(`[data-action='${old}']`)"
INSIDE = "document.activeElement.closest('[aria-label=Choices]') !== null"


def test_a_token_is_placed_by_key_symbol_sum_or_token(server: Server, browser: Browser) -> None:
    def suits(options: list[Option]) -> bool:
        return count(options, "token") > 1 and count(options, "reveal") > 0

    page, options = open_at(server, browser, "living_forest_duel", 31, suits)
    tokens = [option for option in options if option.kind == "token"]
    button = page.locator(f'[data-action="{tokens[0].action}"]')
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_function(GONE, arg=tokens[0].action)
    choices(page).first.wait_for()
    assert page.evaluate(INSIDE), "the focus stays among the options"
    page.keyboard.press("Tab")
    assert page.evaluate(INSIDE)
    page.keyboard.press("u")
    button.wait_for()

    page.locator("[data-item^=action_token]:not([data-place=pointing])").last.click()
    expect(page.get_by_role("menuitem")).to_have_count(len(tokens) + 1)  # and a closer look
    page.keyboard.press("Escape")
    element = tokens[0].values["element"]
    page.locator(f'[data-target="sum/{element}"]').hover()
    preview = page.get_by_role("group", name="Table").locator("h3")
    expect(preview).to_have_text(radura.say(tokens[0].text))
    expect(button).to_have_attribute("data-state", "lit")
    sign = page.locator(f'[data-part$="/{element}"]').last.bounding_box()
    assert sign is not None
    page.mouse.click(sign["x"] + sign["width"] / 2, sign["y"] + sign["height"] / 2)
    page.wait_for_function(GONE, arg=tokens[0].action)
    page.close()


def test_a_tree_follows_the_pointer_and_previews_its_place(server: Server, browser: Browser) -> None:
    page, options = open_at(server, browser, "living_forest_duel", 31, lambda all: count(all, "plant") > 3)
    expect(page.locator("[data-ui=cell]")).to_have_count(count(options, "plant"))
    box = page.locator("[data-ui=planting]").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 20)
    expect(page.locator("[data-ui=held]")).to_be_visible()
    page.locator("[data-target^=forest]").first.hover()
    expect(page.locator("[data-ui=cell][data-state=lit] [data-ui=ghost]")).to_be_visible()
    expect(page.locator("[data-ui=held]")).to_have_count(0)
    page.close()


def test_a_click_on_an_action_card_offers_both_of_its_uses(server: Server, browser: Browser) -> None:
    def suits(options: list[Option]) -> bool:
        return count(options, "overcome") > 1 and count(options, "draw_cards") > 0

    page, _ = open_at(server, browser, "storyfold_wildwoods", 7, suits)
    page.locator("[data-item=explore]").click()
    uses = page.get_by_role("menuitem")
    expect(uses.filter(has_text="Draw Exploration cards")).to_have_count(1)
    assert uses.count() > 2, "a Location, cards, and a closer look"
    page.close()


def test_a_card_that_costs_too_much_is_not_discarded_by_a_click(server: Server, browser: Browser) -> None:
    def dear(options: list[Option]) -> set[str]:
        placed = {one.targets[0] for one in options if one.kind == "place"}
        return {one.targets[0] for one in options if one.kind == "discard"} - placed

    page, options = open_at(server, browser, "res_arcana_duo", 2, lambda all: len(all) > 11 and bool(dear(all)))
    before = actions(page)
    page.locator(f'[data-item="{min(dear(options))}"]').click()
    expect(page.get_by_role("menuitem", name=re.compile("Not now"))).to_be_visible()
    expect(page.get_by_role("menuitem").filter(has_text="Discard")).to_have_count(1)
    assert actions(page) == before, "nothing is thrown away by pointing at it"
    page.keyboard.press("Escape")

    more_below = page.get_by_text("More below")
    for width, height in [(1440, 900), (1280, 720)]:
        page.set_viewport_size({"width": width, "height": height})
        expect(more_below).to_be_visible()
        for name in ("Rules", "Hint", "Pass"):
            box = choices_panel(page).get_by_role("button", name=re.compile(f"^{name}")).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] < height * 0.75, name
    choices(page).first.evaluate(SCROLL_TO_END)
    expect(more_below).to_have_count(0)
    page.close()
