"""Whole matches in a real browser."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.pages import open_page
from tests.support.browser.records import decisions, recorded
from tests.support.browser.server import Server, serving
from tests.support.browser.table import (
    actions,
    at_table,
    choices,
    choose,
    confirmation,
    cover,
    eager,
    ending,
    log_lines,
    page_errors,
    play_computer,
    play_out,
    play_record,
    record_of,
    sit,
    sit_button,
    take,
)

pytestmark = pytest.mark.slow

LIVING_FOREST_DUEL = ("living_forest_duel", "Living Forest Duel", (17).to_bytes(32))
RES_ARCANA_DUO = ("res_arcana_duo", "Res Arcana Duo", (20).to_bytes(32))
CASTING_SHADOWS = ("casting_shadows", "Casting Shadows", (27).to_bytes(32))
"""Seeds whose matches between greedy players are short: 42, 124 and 66 decisions."""


def test_two_clicks_lead_to_the_first_decision_against_the_computer(server: Server, browser: Browser) -> None:
    page = open_page(browser, server)
    complaints = page_errors(page)
    page.goto(server.url)
    play_computer(page, "Living Forest Duel")
    at_table(page)
    for _ in range(12):
        choices(page).first.wait_for()
        take(page, eager(actions(page)))
    assert complaints == []
    page.close()


def test_an_invitation_brings_a_second_person_to_the_table(server: Server, browser: Browser) -> None:
    host = open_page(browser, server, name="Ada")
    host.goto(server.url)
    cover(host, "Living Forest Duel").get_by_role("button", name="Invite a friend").click()
    host.get_by_role("button", name="Create an invitation").click()
    link = host.get_by_label("Invitation link").input_value()
    guest = open_page(browser, server, name="Bram")
    guest.goto(link)
    expect(guest.get_by_role("heading", name=re.compile("Ada invites you"))).to_be_visible()
    guest.get_by_role("button", name="Sit down").click()
    for page in (host, guest):
        at_table(page)
    choices(host).first.wait_for()
    take(host, eager(actions(host)))
    host.close()
    guest.close()


@pytest.mark.parametrize(
    ("game", "name", "seed"),
    [
        # Half a minute each; other tests play these two to their ends with the keyboard.
        pytest.param(*LIVING_FOREST_DUEL, id="lfd", marks=pytest.mark.long),
        pytest.param(*RES_ARCANA_DUO, id="ra"),
        pytest.param(*CASTING_SHADOWS, id="cs", marks=pytest.mark.long),
    ],
)
def test_two_browsers_play_a_seeded_match_from_its_first_decision_to_its_end(
    browser: Browser, game: str, name: str, seed: bytes
) -> None:
    record = recorded(game, seed)
    outcome = record.replay().outcome
    assert outcome is not None
    with serving(seed=seed) as server:
        host, guest = (open_page(browser, server, name=who, size=(1280, 720)) for who in ("Ada", "Bram"))
        complaints, complaints_too = page_errors(host), page_errors(guest)
        host.goto(server.url)
        cover(host, name).get_by_role("button", name="Invite a friend").click()
        if game == "res_arcana_duo":  # a newcomer is offered the first game
            host.get_by_role("radio", name="Full game").check(force=True)
        host.get_by_role("button", name="Create an invitation").click()
        guest.goto(host.get_by_label("Invitation link").input_value())
        guest.get_by_role("button", name="Sit down").click()
        play_record([host, guest], record, keys=game == "res_arcana_duo")

        titles = [ending(page).get_by_role("heading").inner_text() for page in (host, guest)]
        assert titles == ["You have won!" if seat in outcome.winners else "You have lost" for seat in (0, 1)]
        reasons = [ending(page).get_by_role("paragraph").first.inner_text() for page in (host, guest)]
        assert reasons[0] == reasons[1] != ""
        assert record_of(host).actions == record.actions, "the server kept what the two have chosen"
        assert complaints == complaints_too == [], "events must lead to the view, and nothing may fail"

        guest.get_by_role("button", name="Rematch").click()
        host.get_by_role("button", name="Accept the rematch").click()
        for page in (host, guest):
            expect(ending(page)).to_have_count(0)
            at_table(page)
            page.close()


def test_a_person_with_a_keyboard_alone_plays_the_computer_to_the_end(server: Server, browser: Browser) -> None:
    token = server.person("Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "greedy"}]
    made = server.ask("api/matches", {"game": "living_forest_duel", "seats": seats}, token)
    page = open_page(browser, server, token, size=(1280, 720), confirm=True)
    complaints = page_errors(page)
    page.goto(f"{server.url}#/match/{made['match']['id']}")

    def press() -> None:
        choose(page, eager(actions(page)), by_key=True)
        if confirmation(page).count():
            page.keyboard.press("Enter")

    play_out(page, press)
    expect(ending(page).get_by_role("heading")).to_have_text(re.compile("You have won!|You have lost"))
    assert complaints == []
    page.close()


@pytest.mark.parametrize(("game", "seed"), [("living_forest_duel", 4), ("living_forest_duel", 11)])
def test_the_last_decisions_of_a_recorded_match_end_it_with_the_same_winner(
    server: Server, browser: Browser, game: str, seed: int
) -> None:
    record = recorded(game, seed)
    tail = len(record.actions)
    while record.actions[tail - 1][0] >= 0:  # back to where chance fell last
        tail -= 1
    left = record.actions[tail:]
    assert left, "the end of this record hangs on luck; take another seed"
    step = decisions(record) - len(left)
    state = record.replay(tail)
    token = server.person("Ada")
    seats = [{"kind": "me", "name": f"Player {n + 1}"} for n in range(len(record.seats))]
    match = server.at_position(record, step, seats, token)
    page = open_page(browser, server, token)
    page.goto(f"{server.url}#/match/{match}")
    for actor, action in left:
        expect(sit_button(page).or_(choices(page).first).first).to_be_visible()
        if sit_button(page).count():
            sit(page)
        assert state.actor == actor
        take(page, state.game.actions.show(action))
        state.apply(action)
    outcome = record.replay().outcome
    assert outcome is not None
    expect(ending(page).get_by_role("heading")).to_contain_text("Won by")
    page.close()


def test_a_move_made_while_the_server_is_down_is_carried_out_once(browser: Browser) -> None:
    with serving() as server:
        token = server.person("Ada")
        seats = [{"kind": "me"}, {"kind": "me", "name": "Bram"}]
        made = server.ask("api/matches", {"game": "living_forest_duel", "seats": seats}, token)
        page = open_page(browser, server, token)
        page.goto(f"{server.url}#/match/{made['match']['id']}")
        sit(page)
        choices(page).first.wait_for()
        server.kill()
        expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_visible()
        choices(page).first.click()
        server.start()

        expect(page.get_by_role("alert").filter(has_text="Connection lost")).to_be_hidden()
        for _ in range(2):  # before and after a reload
            expect(page.locator("main[data-step]")).to_have_attribute("data-step", "1")
            expect(sit_button(page).or_(page.locator("[data-item]").first)).to_be_visible()
            page.reload()
        page.close()


def test_the_language_can_be_changed_during_a_match(server: Server, browser: Browser) -> None:
    page = open_page(browser, server)
    page.goto(server.url)
    play_computer(page, "Living Forest Duel")
    expect(page.get_by_role("button", name="Turn up a card").first).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="IT", exact=True).click()
    expect(page.get_by_role("heading", name="Impostazioni")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Rivela una carta").first).to_be_visible()
    assert page.evaluate("document.documentElement.lang") == "it"
    take(page, actions(page)[0])
    expect(log_lines(page).nth(1)).to_be_attached()
    assert "reveals" not in page.get_by_role("log").inner_text()
    page.close()


def test_a_phone_shows_the_table_in_tabs_above_a_sheet_of_choices(server: Server, browser: Browser) -> None:
    page = open_page(browser, server, size=(390, 844), touch=True)
    page.goto(server.url)
    page.get_by_role("article").filter(has_text="Living Forest Duel").get_by_role(
        "button", name="Play the computer"
    ).tap()
    at_table(page)
    choices(page).first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for tab in ("Recruit", "Trees", "Rival", "Log", "Table"):
        page.get_by_role("tab", name=tab).tap()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    for button in choices(page).all():
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    choices(page).first.tap()
    expect(page.locator("main[data-step]")).not_to_have_attribute("data-step", "0")
    page.close()
