"""The same for every game: undo, hints, replays of a turn, notifications, shared screens, installation."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.support.browser.axe import violations
from tests.support.browser.pages import open_page
from tests.support.browser.records import moment, recorded
from tests.support.browser.server import Server
from tests.support.browser.table import (
    actions,
    at_table,
    choices,
    choices_panel,
    log_lines,
    page_errors,
    play_computer,
    sit,
    take,
    wait_until_seen,
    watch_for,
)

pytestmark = pytest.mark.slow

GAME = "living_forest_duel"
SEED, STEP = 31, 109  # Winter may recruit, extinguish, move Onibi or reveal; both forests have grown


BOT = {"kind": "bot", "level": "random"}
ME = {"kind": "me"}


def sit_down(server: Server, browser: Browser, other: dict[str, str] = BOT, **settings: Any) -> Page:
    """Open the position above, against a computer player unless told otherwise."""
    token = server.person("Ada")
    match = server.at_position(recorded(GAME, SEED, most=STEP + 1), STEP, [other, ME], token)
    page = open_page(browser, server, token, **settings)
    page.goto(f"{server.url}#/match/{match}")
    if other is ME:
        sit(page)
    choices(page).first.wait_for()
    return page


def test_an_action_of_several_steps_is_undone_step_by_step(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser)
    start = actions(page)
    take(page, "token(sun)")
    middle = actions(page)
    take(page, next(action for action in middle if action.startswith("recruit")))
    later = actions(page)
    assert len({str(start), str(middle), str(later)}) == 3
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(OFFERS, arg=middle)
    page.keyboard.press("u")
    page.wait_for_function(OFFERS, arg=start)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    page.close()


OFFERS = """(wanted) => {
  const offered = [...document.querySelectorAll('[data-action]')].map((b) => b.dataset.action);
  return offered.join() === wanted.join();
}"""


def test_undo_is_still_possible_after_a_reload(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser)
    undo = page.get_by_role("button", name="Undo")
    expect(undo).to_have_count(0)
    start = actions(page)
    take(page, "token(sun)")
    page.reload()
    undo.click()
    page.wait_for_function(OFFERS, arg=start)
    expect(undo).to_have_count(0)
    take(page, "token(sun)")
    expect(undo).to_be_visible()
    undo.click()
    page.wait_for_function(OFFERS, arg=start)
    take(page, "reveal")  # a card is seen: that cannot be taken back
    expect(undo).to_have_count(0)
    page.reload()
    choices(page).first.wait_for()
    expect(undo).to_have_count(0)
    page.close()


def test_a_hint_ranks_the_best_options_and_plays_nothing(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser)
    step, offered = page.locator("main").get_attribute("data-step"), actions(page)
    panel, marked = page.get_by_role("region", name="Hint"), page.locator("[data-action][data-state=lit]")
    buttons = choices_panel(page).get_by_role("button")
    boxes = [button.bounding_box() for button in buttons.all()]
    page.keyboard.press("h")
    expect(panel.get_by_role("heading")).to_have_text("Three good choices")
    moved = [button.bounding_box() for button in buttons.all()]
    assert moved == boxes, "what is under the pointer stays there"
    expect(page.get_by_role("tab", name="Hint")).to_have_attribute("aria-selected", "true")
    expect(marked).to_have_count(1)
    best = panel.get_by_role("listitem").first
    expect(best).to_contain_text(marked.locator("b").inner_text())
    expect(best).to_contain_text(re.compile(r"\d+ % ± \d+"))
    ranks = choices(page).filter(has_text=re.compile("Hint [123]"))
    expect(ranks).to_have_count(3)
    expect(choices_panel(page).get_by_role("status")).to_contain_text("The best choice: ")
    expect(page.locator("[data-state~=lit]:not([data-action])").first).to_be_attached()
    expect(page.locator("[data-ui=flag]")).to_have_text([re.compile(rf"^hint {rank}: \d+ %$") for rank in (1, 2, 3)])
    panel.get_by_text("How sure?").click()
    expect(panel.get_by_text("Where two marks overlap")).to_be_visible()
    assert (page.locator("main").get_attribute("data-step"), actions(page)) == (step, offered)
    take(page, str(marked.get_attribute("data-action")))
    expect(panel).to_have_count(0)
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog").get_by_text("Hint: what would the computer do?")).to_be_visible()
    page.close()


def test_a_hint_replaces_the_choices_on_a_phone(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser, size=(390, 844), touch=True)
    ask = page.get_by_role("button", name="Hint")
    expect(ask).to_be_hidden()
    page.get_by_role("button", name="More or fewer choices").click()
    ask.click()
    expect(page.get_by_role("region", name="Hint").get_by_role("listitem")).to_have_count(3)
    assert violations(page) == []
    page.get_by_role("button", name="Back to my choices").click()
    expect(page.locator("[data-action][data-state=lit]")).to_have_count(1)
    page.close()


@pytest.mark.parametrize(
    ("size", "theme"), [((1440, 900), "light"), ((820, 1180), "dark"), ((390, 844), "light")], ids=str
)
def test_a_hint_marks_the_pieces_that_it_is_about(
    server: Server, browser: Browser, size: tuple[int, int], theme: str
) -> None:
    record = recorded(GAME, SEED)
    at = moment(record, lambda options: sum(option.kind == "onibi" for option in options) == 3)
    decision = at.view.decision
    assert decision is not None
    seats = [ME if seat == at.seat else BOT for seat in range(2)]
    token = server.person("Ada")
    match = server.at_position(record, at.step, seats, token)
    page = open_page(browser, server, token, size=size, theme=theme, effects=True)
    page.goto(f"{server.url}#/match/{match}")
    choices(page).first.wait_for()
    is_phone = size[0] < 760
    if is_phone:
        page.get_by_role("button", name="More or fewer choices").click()
        page.mouse.move(0, 0)  # the hints come to lie where the pointer was
    page.keyboard.press("h")
    found = page.get_by_role("region", name="Hint").get_by_role("listitem")
    expect(found).to_have_count(3)
    badges, arrow = page.locator("[data-ui=flag]"), page.locator("[data-ui=way] path").last
    told = [(one.locator("b").inner_text(), percent_of(one)) for one in found.all()]
    pieces = []
    for rank, (text, chance) in enumerate(told, 1):
        steps = int(next(word for word in text.split() if word.isdecimal()))
        (option,) = [option for option in decision.options if option.text.args.get("n") == steps]
        said = f"hint {rank}: {chance} %"
        piece = page.get_by_role("button", name=re.compile(rf"\. {said}$"))
        expect(piece).to_have_attribute("data-item", option.targets[0])
        assert touch(badges.filter(has_text=said), piece)
        pieces.append(piece)
    assert not any(touch(badges.nth(i), badges.nth(j)) for i, j in ((0, 1), (0, 2), (1, 2)))
    assert touch(arrow, pieces[0])
    assert violations(page) == []
    if is_phone:
        page.get_by_role("button", name="Back to my choices").click()
    else:
        found.last.hover()
        assert touch(arrow, pieces[2])
    expect(badges).to_have_count(3)
    take(page, decision.options[0].action)
    expect(badges).to_have_count(0)
    expect(page.get_by_role("button", name=re.compile(r"\. hint \d"))).to_have_count(0)
    page.close()


def percent_of(line: Locator) -> str:
    found = re.search(r"(\d+) % ±", line.inner_text())
    assert found is not None
    return found[1]


def touch(one: Locator, other: Locator) -> bool:
    """Return whether two things overlap on the screen."""
    a, b = one.bounding_box(), other.bounding_box()
    assert a is not None
    assert b is not None
    return (
        a["x"] < b["x"] + b["width"]
        and b["x"] < a["x"] + a["width"]
        and a["y"] < b["y"] + b["height"]
        and b["y"] < a["y"] + a["height"]
    )


def test_there_is_no_hint_in_a_match_between_people(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser, ME)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.close()


def test_the_choices_explain_the_pending_steps(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser)
    take(page, "token(sun)")
    expect(page.get_by_role("heading", level=2).first).to_contain_text("sun")
    page.get_by_role("button", name="Why?").click()
    path = page.get_by_role("paragraph").filter(has=page.get_by_role("button", name="Why?"))
    *pending, question = path.inner_text().removeprefix("Why?").removesuffix("Show the rule").split("›")
    assert pending and all(step.strip() for step in pending), "each pending step in words"
    assert question.strip() == page.get_by_role("heading", level=2).first.inner_text()
    page.close()


def test_pointing_at_an_option_highlights_the_sum_it_counts(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser)
    page.locator("[data-action='token(water)']").hover()
    expect(page.locator("[data-ui=sum][data-state=lit]")).to_have_count(1)
    expect(page.get_by_role("group", name="Table").get_by_text("1 fire in reach, from 4")).to_be_visible()
    page.locator("[data-action='token(sun)']").hover()
    expect(page.locator("[data-ui=sum][data-state=lit] [data-ui=total]")).to_have_text("17")
    page.close()


def test_the_confirmation_can_be_switched_off(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser, confirm=True)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("switch", name="Confirm choices that cannot be undone").click()
    page.keyboard.press("Escape")
    take(page, "reveal")
    expect(page.get_by_role("button", name="Once more to confirm")).to_have_count(0)
    page.close()


def test_a_click_skips_the_animation_and_the_rivals_turn_can_be_watched_again(server: Server, browser: Browser) -> None:
    page = open_page(browser, server, speed="slow")
    complaints = page_errors(page)
    page.goto(server.url)
    with page.expect_response("**/log?*"):
        play_computer(page, "Living Forest Duel")
    again = page.get_by_role("button", name="Show the last turn again")
    expect(again).to_have_count(0)
    watch_for(page, "moved", "document.querySelector('[data-state~=moving]')")
    page.locator("[data-action='reveal']").click()
    wait_until_seen(page, "moved")
    page.locator("main").click(position={"x": 5, "y": 300})
    expect(again).to_be_visible()
    choices(page).first.wait_for()
    lines = log_lines(page).count()
    offered = actions(page)
    watch_for(page, "emptied", "!document.querySelector('[data-action]')")
    again.click()
    wait_until_seen(page, "emptied")
    page.wait_for_function(OFFERS, arg=offered)
    assert log_lines(page).count() == lines, "the log shows each line once"
    assert complaints == []
    page.close()


NOTED = """() => {
  window.noted = [];
  window.Notification = class { constructor(title, more) { window.noted.push([title, more.body]); } };
  window.Notification.permission = 'granted';
  Object.defineProperty(document, 'hidden', { get: () => true });
}"""


def test_my_turn_is_announced_by_title_and_notification(server: Server, browser: Browser) -> None:
    host, guest = open_page(browser, server, server.person("Ada"), notify=True), open_page(browser, server, name="Bram")
    record = recorded(GAME, SEED, most=STEP + 1)
    token = server.person("Bram")
    match, link = server.branch(record, STEP, [{"kind": "open"}, {"kind": "me"}], token)
    guest.goto(server.url)
    guest.evaluate("(token) => localStorage.setItem('radura.token', token)", token)
    host.goto(link)
    host.get_by_role("button", name="Sit down").click()
    at_table(host)
    expect(host).to_have_title("Living Forest Duel · Radura")
    expect(host.get_by_role("status").first).to_contain_text("Winter Reveal a card or use a token")
    host.evaluate(NOTED)
    guest.goto(f"{server.url}#/match/{match}")
    guest.reload()
    choices(guest).first.wait_for()
    expect(guest).to_have_title("● Your turn · Living Forest Duel")
    while guest.locator("[data-mine=true]").count():
        guest.wait_for_function("() => document.querySelector('[data-action], [data-mine=false]') !== null")
        if offered := actions(guest):
            take(guest, offered[-1])
    expect(host).to_have_title("● Your turn · Living Forest Duel")
    assert host.evaluate("window.noted")[0][0] == "Your turn"
    host.close()
    guest.close()


def test_a_spectator_sees_the_table_and_no_options(server: Server, browser: Browser) -> None:
    token = server.person("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "random"}]
    match = server.ask("api/matches", {"game": GAME, "seats": seats, "public": True}, token)["match"]["id"]
    host, guest = open_page(browser, server, token), open_page(browser, server, name="Cleo")
    guest.goto(server.url)
    guest.get_by_role("heading", name="Open tables").wait_for()
    guest.goto(f"{server.url}#/match/{match}")
    at_table(guest)
    expect(choices(guest)).to_have_count(0)
    host.goto(f"{server.url}#/match/{match}")
    choices(host).first.wait_for()
    take(host, "reveal")
    expect(guest.locator("main[data-step]")).not_to_have_attribute("data-step", "0")
    expect(log_lines(guest).filter(has_text="reveals")).not_to_have_count(0)
    expect(choices(guest)).to_have_count(0)
    host.close()
    guest.close()


TOLD = """() => [...new Set(
  [...document.querySelectorAll('main, main *, aside *, [data-mine] *, [role=menu] *, dialog *')]
  .flatMap((one) => [
    one.ariaLabel, one.title, one.value,
    ...[...one.childNodes].filter((part) => part.nodeType === Node.TEXT_NODE).map((part) => part.data),
  ])
  .map((text) => `${text ?? ''}`.trim())
  .filter((text) => text.length > 6))]"""
"""Lists every text of the page, also those for screen readers and in input fields."""


def test_a_shared_screen_hides_everything_until_the_next_player_sits_down(server: Server, browser: Browser) -> None:
    token = server.person("Ada")
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "me", "name": "Bram"}]
    wanted = {"game": "res_arcana_duo", "seats": seats, "options": {"first_player": "1"}}
    match = server.ask("api/matches", wanted, token)["match"]["id"]
    page = open_page(browser, server, token)
    page.goto(f"{server.url}#/match/{match}")
    go = page.get_by_role("button", name="I am here, show my table")
    seen: dict[str, set[str]] = {"Ada": set(), "Bram": set()}
    sat: list[str] = []
    for _ in range(4):
        page.get_by_role("heading", name=re.compile("it is your turn")).wait_for()
        who = page.get_by_role("heading", name=re.compile("it is your turn")).inner_text().split(",")[0]
        covered = page.content()
        told = [text for texts in seen.values() for text in texts if text in covered]
        assert told == [], "the page of nobody tells what somebody saw"
        assert page.locator("input, textarea, [data-item], [data-action]").count() == 0
        sat.append(who)
        go.click()
        choices(page).first.wait_for()
        expect(page.get_by_text(f"{who} sits here")).to_be_visible()
        page.locator("[data-item]").first.hover()
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_label("Say something to the table")).to_have_value("")
        page.get_by_label("Say something to the table").fill(f"I am {who}, and this is my plan")
        while go.count() == 0:
            seen[who] |= set(page.evaluate(TOLD)) - {"Radura", "Res Arcana Duo"}
            take(page, actions(page)[0])
            expect(go.or_(choices(page).first).first).to_be_visible()
    assert sat[0] == "Bram", "whoever begins is waited for, also where it is not the first seat"
    assert set(sat) == set(seen)
    assert all(any("plan" in text for text in texts) for texts in seen.values())
    page.close()


def test_a_card_in_the_log_can_be_looked_at(server: Server, browser: Browser) -> None:
    page = sit_down(server, browser)
    name = page.get_by_role("log").locator("button:not([aria-label])").first
    shown = name.inner_text()
    name.hover()
    expect(page.get_by_role("complementary", name=re.compile(shown))).to_be_visible()
    page.close()


def test_the_table_can_be_installed_as_an_app(server: Server, browser: Browser) -> None:
    page = open_page(browser, server)
    page.goto(server.url)
    page.get_by_role("article").first.wait_for()
    devtools = page.context.new_cdp_session(page)
    assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] in (
        [],
        [{"errorId": "in-incognito", "errorArguments": []}],  # each test has a window of its own
    )
    manifest = page.evaluate("fetch('manifest.webmanifest').then((answer) => answer.json())")
    for icon in manifest["icons"]:
        assert page.evaluate("(src) => fetch(src).then((answer) => answer.status)", icon["src"]) == 200
    page.evaluate(
        """() => {
          const offer = new Event('beforeinstallprompt');
          offer.prompt = async () => { window.prompted = true; };
          window.dispatchEvent(offer);
        }"""
    )
    page.get_by_role("button", name="Install as an app").click()
    assert page.evaluate("window.prompted") is True
    expect(page.get_by_role("button", name="Install as an app")).to_have_count(0)
    page.close()
