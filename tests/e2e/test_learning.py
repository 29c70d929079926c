"""Lessons and puzzles in the browser."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

import radura
from radura.core.text import Message, say
from radura.learn.lesson_files import lessons
from radura.learn.lessons import Course, firsts
from tests.support.browser.axe import violations
from tests.support.browser.pages import open_page
from tests.support.browser.server import Server
from tests.support.puzzles import solved

pytestmark = pytest.mark.slow

LANGUAGE = {"living_forest_duel": "en", "res_arcana_duo": "it", "casting_shadows": "nl"}

APART = """() => {
  const box = (name) => document.querySelector(name)?.getBoundingClientRect();
  const [one, other] = [box("[data-ui=bubble]"), box("[data-ui=beacon]")];
  return one && other && (one.left >= other.right || other.left >= one.right
    || one.top >= other.bottom || other.top >= one.bottom);
}"""


def bubble(page: Page, label: str) -> None:
    """Wait for the bubble of a step; it must not cover the thing it points at."""
    expect(page.get_by_role("region", name=label, exact=True)).to_be_visible()
    page.wait_for_function(APART)


@pytest.mark.parametrize("game_id", LANGUAGE)
def test_all_lessons_are_played_to_a_first_match_by_keys(server: Server, browser: Browser, game_id: str) -> None:
    game, lang = radura.game(game_id), LANGUAGE[game_id]
    page = open_page(browser, server, server.person("Lea"), language=lang)
    page.goto(f"{server.url}#/learn")
    taught = lessons(game).lesson
    names = [say(Message(f"{game.prefix}-lesson-{lesson.id}"), lang) for lesson in taught]
    page.get_by_role("link", name=re.compile(names[0])).click()
    for lesson, name in zip(taught, names, strict=True):
        for n, step in enumerate(lesson.step, start=1):
            label = say(Message("learn-bubble", {"lesson": name, "n": n, "all": len(lesson.step)}), lang)
            bubble(page, label)
            if lesson is taught[0] and n == 1:
                assert violations(page) == []
            if lesson is taught[0] and n == 2:
                page.reload()  # left, and taken up again at the same step
                bubble(page, label)
            if step.do:  # the piece has the ring, the option a dashed one; what has no piece is pointed at in the list
                has_piece = bool(Course(game, lesson, firsts(lesson, n - 1)).points)
                expect(page.locator("[data-ui=beacon], [data-ui=helper]")).to_have_count(2 if has_piece else 1)
                page.keyboard.press("1")
            elif lesson is taught[0]:
                page.keyboard.press("Enter")
            else:
                page.get_by_role("button", name=say(Message("learn-go-on"), lang), exact=True).click()
        expect(page.locator("#done")).to_have_text(name)
        if lesson is taught[0]:
            assert violations(page) == []
        if lesson is not taught[-1]:
            page.get_by_role("region", name=name).get_by_role("link").first.click()
    page.get_by_role("button", name=say(Message("learn-play-novice"), lang)).click()
    expect(page).to_have_url(re.compile("#/match/"))
    page.close()


def test_a_phone_opens_the_tab_of_the_piece_that_a_lesson_explains(server: Server, browser: Browser) -> None:
    page = open_page(browser, server, server.person("Lea"), size=(390, 844))
    page.goto(f"{server.url}#/learn/lesson/res_arcana_duo/monuments")
    bubble(page, "Lesson, Claim a monument, step 1 of 3")
    expect(page.get_by_role("tab", name="Centre")).to_have_attribute("aria-selected", "true")
    ring, piece = (page.locator(one).bounding_box() for one in ("[data-ui=beacon]", '[data-item="stone_circle"]'))
    assert ring and piece and ring["x"] < piece["x"] and ring["y"] < piece["y"]
    page.keyboard.press("Enter")
    bubble(page, "Lesson, Claim a monument, step 2 of 3")  # it stands on the sheet and points at the option
    sheet = page.get_by_role("complementary").bounding_box()
    told = page.get_by_role("region", name=re.compile("^Lesson, ")).bounding_box()
    assert sheet and told and told["y"] + told["height"] <= sheet["y"]
    page.close()


def test_a_puzzle_is_missed_started_again_solved_and_watched_on_a_phone(server: Server, browser: Browser) -> None:
    puzzle, line = solved()
    page = open_page(browser, server, server.person("Lea"), size=(390, 844))
    page.goto(f"{server.url}#/learn/puzzle/living_forest_duel/{puzzle.id}")
    expect(page.get_by_role("heading", name="Win this turn")).to_be_visible()
    page.locator('[data-action="reveal"]').click()
    expect(page.get_by_role("alert")).to_contain_text("start again")
    page.keyboard.press("0")
    for action in line:
        page.locator(f'[data-action="{action}"]').click()
    solved_card = page.get_by_role("heading", name="Solved")
    expect(solved_card).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Watch the line").first.click()
    expect(solved_card).to_be_hidden()
    expect(page.get_by_role("button", name="Play it again")).to_be_enabled()
    expect(page.locator("aside ol > li")).to_have_count(len(line))
    page.goto(f"{server.url}#/")
    page.get_by_role("link", name="Puzzle of the day").click()
    expect(page.get_by_role("banner")).to_contain_text("Puzzle of the day")
    page.goto(f"{server.url}#/learn")
    expect(page.get_by_role("link", name=re.compile(r"^Win this turn, puzzle \d+: solved$")).first).to_be_visible()
    expect(page.get_by_role("link", name=re.compile("^Puzzle of the day, "))).to_have_count(7)
    assert violations(page) == []
    page.close()
