"""Several people: invitations, chat, consent, leaving, identities, other devices, rematches."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tests.support.browser.axe import violations, wait_until_still
from tests.support.browser.pages import open_page
from tests.support.browser.server import Server
from tests.support.browser.table import actions, at_table, choices, cover, page_errors

pytestmark = pytest.mark.slow

GAME = "Tic-tac-toe"


def invite(host: Page, url: str) -> str:
    """Create a match with a friend and return its invitation link."""
    host.goto(url)
    cover(host, GAME).get_by_role("button", name="Invite a friend").click()
    host.get_by_role("button", name="Create an invitation").click()
    return host.get_by_label("Invitation link").input_value()


def sit_down(guest: Page, link: str) -> None:
    """Follow an invitation."""
    guest.goto(link)
    with guest.expect_response("**/log?*"):
        guest.get_by_role("button", name="Sit down").click()
    at_table(guest)


@pytest.fixture
def two(server: Server, browser: Browser) -> Iterator[tuple[Page, Page]]:
    """Two people at a table; the first one must choose."""
    ada, bram = open_page(browser, server, name="Ada"), open_page(browser, server, name="Bram")
    complaints = [page_errors(ada), page_errors(bram)]
    sit_down(bram, invite(ada, server.url))
    choices(ada).first.wait_for()
    yield ada, bram
    assert complaints == [[], []]
    ada.close()
    bram.close()


def test_chat_reaches_the_other_player_even_after_a_disconnection(two: tuple[Page, Page]) -> None:
    ada, bram = two
    for page in two:
        page.get_by_role("tab", name=re.compile("Chat")).click()
    say = ada.get_by_label("Say something")
    say.fill("ciao")
    say.press("Enter")
    heard = bram.get_by_role("list", name="Chat").get_by_role("listitem")
    expect(heard).to_have_text(["Ada ciao"])
    bram.context.set_offline(True)
    say.fill("are you there?")
    say.press("Enter")
    bram.context.set_offline(False)
    expect(heard).to_have_text(["Ada ciao", "Ada are you there?"])


def mark(page: Page, cell: int) -> None:
    """Mark a cell as soon as it can be."""
    option = page.locator(f'[data-action="mark({cell})"]')
    option.click()
    expect(option).to_have_count(0)


def test_an_undo_needs_the_consent_of_the_other_player(two: tuple[Page, Page]) -> None:
    ada, bram = two
    for answer, offered in (("No", 0), ("Agree", 9)):
        if offered:
            expect(ada.get_by_role("button", name="Withdraw")).to_have_count(0)
        else:
            mark(ada, 4)
        ada.get_by_role("button", name="Undo").click()
        expect(ada.get_by_role("button", name="Withdraw")).to_be_visible()
        bram.get_by_role("alert").filter(has_text="Ada").get_by_role("button", name=answer, exact=True).click()
        expect(choices(ada)).to_have_count(offered)


def test_a_computer_can_take_the_seat_of_a_player_who_left(two: tuple[Page, Page]) -> None:
    ada, bram = two
    mark(ada, 4)
    bram.get_by_role("button", name="Give up").click()
    asked = bram.get_by_role("dialog", name="Give up the match?")
    asked.get_by_role("button", name="Play on").click()
    expect(ada.get_by_text("Bram has left the table.")).to_have_count(0)
    bram.get_by_role("button", name="Give up").click()
    asked.get_by_role("button", name="Give up").click()
    expect(ada.get_by_text("Bram has left the table.")).to_be_visible()
    ada.get_by_role("button", name="Let a computer take over").click()
    expect(choices(ada)).to_have_count(7)


def test_a_rematch_starts_when_both_accept_it(two: tuple[Page, Page]) -> None:
    for turn, cell in enumerate((0, 3, 1, 4, 2)):
        mark(two[turn % 2], cell)
    ada, bram = two
    old = ada.url
    expect(ada.get_by_role("heading", name="You have won!").first).to_be_visible()
    ada.get_by_role("button", name="Rematch").click()
    bram.get_by_role("button", name="Accept the rematch").click()
    expect(choices(bram)).to_have_count(9)  # everybody sits one seat further
    assert ada.url.partition("#")[2] == bram.url.partition("#")[2]
    assert ada.url != old


def test_a_personal_link_takes_the_seat_to_another_device(
    two: tuple[Page, Page], server: Server, browser: Browser
) -> None:
    ada, _ = two
    offered = actions(ada)
    ada.get_by_role("button", name="Settings").click()
    ada.get_by_role("link", name="Identities, link, recovery code").click()
    link = ada.get_by_label("Your personal link").input_value()
    phone = open_page(browser, server, name="Somebody", size=(390, 844), touch=True)
    phone.goto(link)
    phone.get_by_role("button", name="Continue as Ada").click()
    phone.get_by_role("link", name=re.compile("Your turn")).first.click()
    at_table(phone)
    expect(choices(phone)).to_have_count(9)
    assert actions(phone) == offered
    ada.get_by_role("button", name="Create a new link").click()
    expect(ada.get_by_label("Your personal link")).not_to_have_value(link)
    stranger = open_page(browser, server, name="Stranger")
    stranger.goto(link)
    expect(stranger.get_by_role("alert")).to_have_text("This link has expired or been replaced. Nothing was changed.")
    assert "/me/" not in stranger.url
    stranger.close()
    phone.close()


def known_as(page: Page) -> list[str]:
    """Return the names of the identities kept in a browser, the current one first."""
    page.goto("/#/me")
    people = page.get_by_role("listitem")
    people.first.wait_for()
    now = page.locator("li[aria-current]").count()
    names = [item.locator("b").inner_text() for item in people.all()]
    assert now <= 1
    return names


def name_in_bar(page: Page) -> Locator:
    """Return the name of the current identity in the bar."""
    return page.get_by_role("banner").locator("span").last


def test_a_personal_link_of_somebody_else_asks_first_and_keeps_the_own_identity(
    server: Server, browser: Browser
) -> None:
    bram, ada = server.person("Bram"), server.person("Ada")
    page = open_page(browser, server, bram)
    complaints = page_errors(page)
    page.goto(f"{server.url}#/me/{ada}")
    page.get_by_role("button", name="Stay Bram").click()
    expect(name_in_bar(page)).to_have_text("Bram")
    assert known_as(page) == ["Bram"]
    page.goto(f"{server.url}#/me/{ada}")
    wait_until_still(page)
    assert violations(page) == []
    assert ada not in page.url
    page.get_by_role("button", name="Continue as Ada").click()
    expect(name_in_bar(page)).to_have_text("Ada")
    page.reload()
    expect(name_in_bar(page)).to_have_text("Ada")
    assert known_as(page) == ["Ada", "Bram"]
    page.get_by_role("button", name="Continue as Bram").click()
    expect(name_in_bar(page)).to_have_text("Bram")
    assert known_as(page) == ["Bram", "Ada"]
    page.get_by_role("button", name="Forget Ada").click()
    wait_until_still(page)
    assert violations(page) == []
    page.get_by_role("button", name="Forget permanently").click()
    expect(page.get_by_role("listitem")).to_have_count(1)
    assert known_as(page) == ["Bram"]
    assert complaints == []
    page.close()


def test_an_unknown_identity_is_kept_in_the_browser(server: Server, browser: Browser) -> None:
    page = open_page(browser, server, "k" * 44, name="Cleo")
    page.goto(server.url)
    expect(cover(page, GAME)).to_be_visible()
    assert known_as(page) == ["Cleo"]
    page.get_by_role("button", name="Continue as Cleo").click()
    expect(page.get_by_role("alert")).to_have_text("A valid personal token is needed.")
    assert known_as(page) == ["Cleo"]
    page.close()


def test_a_recovery_code_signs_in_another_device(server: Server, browser: Browser) -> None:
    page = open_page(browser, server, server.person("Ada"))
    page.goto(f"{server.url}#/me")
    page.get_by_role("button", name="Create a code").click()
    code = page.get_by_role("status").locator("code").inner_text()
    phone = open_page(browser, server, size=(390, 844), touch=True)
    phone.goto(f"{server.url}#/me")
    field = phone.get_by_label("Recovery code")
    field.fill(code[:-1] + ("A" if code[-1] != "A" else "B"))
    phone.get_by_role("button", name="Continue as this person").click()
    expect(phone.get_by_role("alert")).to_contain_text("typing error")
    wait_until_still(phone)
    assert violations(phone) == []
    field.fill(code.lower().replace("-", " "))
    phone.get_by_role("button", name="Continue as this person").click()
    expect(name_in_bar(phone)).to_have_text("Ada")
    for device in (phone, page):  # and the first one stays hers
        device.goto(server.url)
        device.reload()
        expect(name_in_bar(device)).to_have_text("Ada")
        device.close()


def hold_first(page: Page, address: str) -> list[Route]:
    """Hold back the first request to an address until the caller continues it."""
    held: list[Route] = []
    page.route(address, lambda route: route.continue_() if held else held.append(route))
    return held


def test_a_late_response_without_identity_does_not_empty_the_list_of_matches(server: Server, browser: Browser) -> None:
    token = server.person("Ada")
    server.ask("api/matches", {"game": "tictactoe", "seats": [{"kind": "me"}, {"kind": "me"}]}, token)
    page = open_page(browser, server, token)
    games, person = hold_first(page, "**/api/games"), hold_first(page, "**/api/me")
    with page.expect_request("**/api/games"), page.expect_request("**/api/me"):
        page.goto(server.url)  # the lobby asks at once, and again when it is known who this is
    person[0].continue_()
    turn = page.get_by_role("link", name=re.compile("your turn"))
    expect(turn).to_be_visible()
    with page.expect_response("**/api/games"):
        games[0].continue_()
    page.evaluate("new Promise(requestAnimationFrame)")
    expect(turn).to_be_visible()
    page.close()


def test_two_people_at_one_screen_hand_it_over(server: Server, browser: Browser) -> None:
    page = open_page(browser, server, name="Ada")
    page.goto(server.url)
    cover(page, GAME).get_by_role("button", name="Invite a friend").click()
    page.get_by_role("radio", name="At this screen").check(force=True)
    page.get_by_label("Name of seat 2").fill("Bram")
    page.get_by_role("button", name="Start").click()
    sit = page.get_by_role("button", name="I am here, show my table")
    sit.click()
    expect(page.get_by_text("Ada sits here")).to_be_visible()
    expect(choices(page)).to_have_count(9)
    page.locator('[data-action="mark(4)"]').click()
    expect(page.get_by_role("heading", name="Bram, it is your turn")).to_be_visible()
    sit.click()
    expect(choices(page)).to_have_count(8)
    page.close()


def test_a_public_table_is_found_in_the_lobby_and_has_its_clock(server: Server, browser: Browser) -> None:
    ada, bram = open_page(browser, server, name="Ada Public"), open_page(browser, server, name="Bram")
    ada.goto(server.url)
    cover(ada, GAME).get_by_role("button", name="Invite a friend").click()
    ada.get_by_role("radio", name="Calm").check(force=True)
    ada.get_by_role("radiogroup", name="Who sits in seat 2?").get_by_role("radio", name="Anyone").check(force=True)
    ada.get_by_role("button", name="Create an invitation").click()
    expect(ada.get_by_label("Invitation link")).to_be_visible()
    bram.goto(server.url)
    bram.get_by_role("link", name=re.compile("Ada Public")).first.click()
    bram.get_by_role("button", name="Sit down").click()
    at_table(bram)
    choices(ada).first.wait_for()
    for page in (ada, bram):
        expect(page.get_by_role("timer").first).to_have_text(re.compile(r"2[45]:\d\d"))
        page.close()


def test_an_invitation_can_be_cancelled(server: Server, browser: Browser) -> None:
    ada = open_page(browser, server, name="Ada")
    link = invite(ada, server.url)
    ada.get_by_role("button", name="Cancel the match").click()
    expect(cover(ada, GAME)).to_be_visible()
    bram = open_page(browser, server, name="Bram")
    bram.goto(link)
    expect(bram.get_by_text("This match was cancelled.")).to_be_visible()
    for page in (ada, bram):
        page.close()


def test_the_api_reference_obeys_the_content_security_policy(server: Server, browser: Browser) -> None:
    page = open_page(browser, server)
    complaints = page_errors(page)
    page.goto(server.url + "api/docs")
    page.get_by_text("Set up a match").click()
    expect(page.get_by_text("NewMatch").first).to_be_visible()
    expect(page.locator("body")).to_have_css("max-width", "960px")
    assert complaints == []
    page.close()
