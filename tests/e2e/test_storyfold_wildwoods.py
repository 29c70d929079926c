"""The book of Storyfold in a real browser: the guided prologue, the story, every size, the shelf of campaigns."""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

import radura
from radura.core.record import Record
from radura.core.text import LANGUAGES, Message
from radura.core.view import View
from radura.games.storyfold_wildwoods import GAME as STORYFOLD
from radura.i18n import speak
from tests.support.browser.axe import every_size_and_theme, violations, wait_until_still
from tests.support.browser.layout import TOUCHING, UNDER_A_BUTTON, fits
from tests.support.browser.pages import open_page
from tests.support.browser.records import decisions, recorded
from tests.support.browser.server import ROOT, Server, serving
from tests.support.browser.table import (
    at_table,
    change_language,
    choices,
    choose,
    cover,
    page_errors,
    play_record,
    record_of,
    turn_pages,
    watch_for,
)

pytestmark = pytest.mark.slow

GAME = "storyfold_wildwoods"
STEP = "document.querySelector('main[data-step]')?.dataset.step"
CAMPAIGN = ROOT / "tests" / "e2e" / "campaign.record"
"""A whole campaign whose last decision is a choice, not a roll: a match from a position has other dice."""
LAST_CHAPTER = (3).to_bytes(32)
"""A seed whose last chapter is short when the greedy player plays it."""
LUCKY = (1).to_bytes(32)
"""A seed whose next roll leaves a decision, so that the dice stay on the page."""
WATCH_PAGES = """() => addEventListener('animationstart', (e) => {
  if (e.animationName.endsWith('turn')) window.turned = true;
})"""
STALE = """
  !document.querySelector('[role=dialog]') && document.querySelector('[data-ui=stage]').innerText.includes(window.old)
"""
PAGE_TURNS = "() => document.getAnimations().filter((a) => a.animationName?.endsWith('turn')).length"


@dataclass
class Book:
    """A server, a browser, and a recorded campaign to take positions from."""

    server: Server
    browser: Browser
    record: Record
    views: list[View]
    token: str

    def where(self, wanted: Callable[[View], bool]) -> int:
        """Return after how many decisions the view is first as wanted."""
        return next(step for step, view in enumerate(self.views) if wanted(view))

    def match_at(self, step: int) -> str:
        """Return a campaign that stands at this decision."""
        return self.server.at_position(self.record, step, [{"kind": "me"}], self.token)

    def open(self, step: int, *, size: tuple[int, int] = (1440, 900), **settings: Any) -> Page:
        """Open the book at a decision."""
        page = open_page(self.browser, self.server, self.token, size=size, touch=size[0] < 500, **settings)
        page.goto(f"{self.server.url}#/match/{self.match_at(step)}")
        expect(page.locator("[data-ui=stage]")).to_be_visible()
        return page


@pytest.fixture(scope="module")
def book(server: Server, browser: Browser) -> Book:
    record = Record.load(CAMPAIGN)
    state = record.replay(0)
    state.rng = None  # chance falls as it is recorded
    views = []
    for actor, action in record.actions:
        if actor >= 0:
            views.append(state.view(0))
        state.apply(action)
    return Book(server, browser, record, views, server.person("Luma"))


def kinds(view: View) -> set[str]:
    assert view.decision is not None
    return {option.kind for option in view.decision.options}


def in_scene(view: View, scene: str) -> bool:
    return view.facts.scene == scene and view.facts.stage == "luma" and "overcome" in kinds(view)


def new_campaign(page: Page, server: Server) -> None:
    page.goto(server.url)
    cover(page, "Storyfold").get_by_role("button", name="Open the book").click()
    page.get_by_role("button", name="Untie the ribbon").click()
    at_table(page)


# -- the guided prologue ---------------------------------------------------------------


@pytest.mark.parametrize("by", ["pointer", "keyboard"])
def test_the_guided_prologue_is_played_by_following_its_highlights(server: Server, browser: Browser, by: str) -> None:
    page = open_page(browser, server)
    new_campaign(page, server)
    saved = page.get_by_text("Saved", exact=True)
    for step in range(26):
        page.wait_for_function(f"(n) => {STEP} === n", arg=str(step))
        choices(page).first.wait_for()
        assert not saved.is_visible(), "nothing is saved in the middle of a Scene"
        if by == "keyboard":
            spread = page.locator("[role=dialog] [data-do]")
            while spread.count():
                page.keyboard.press("Enter")
                if step in (0, 25):
                    break
            else:
                page.keyboard.press("1")
            continue
        if turn_pages(page):
            continue
        page.locator("[data-state~=legal], [data-ui=stage] [data-do]").first.wait_for()
        glowing = page.locator("[data-state~=legal]")
        if glowing.count() > 0:
            expect(page.locator("[data-ui=pointer]").first).to_be_visible()  # a hand points at it
            glowing.first.click()
        else:
            page.locator("[data-ui=stage] [data-do]").first.click()
    spread = page.get_by_role("dialog", name="The Lamp in the Kitchen")
    expect(spread).to_contain_text("Luma triumphs")
    expect(spread).to_contain_text("The thread of light does not stop at the gate")
    expect(spread).to_contain_text("The story goes on atThe Last Fence")
    expect(saved).to_be_visible()
    expect(page.locator("li", has_text="The Lamp in the Kitchen").first).to_be_visible()
    page.close()


def test_the_guide_names_the_one_thing_to_do(book: Book) -> None:
    page = book.open(1)
    story = page.get_by_role("region", name="Story and goal")
    expect(story.get_by_text("Choose the Open Window")).to_be_visible()
    expect(choices(page)).to_have_count(1)
    glowing = page.locator("[data-state~=legal]")
    expect(glowing).to_have_count(2)
    names = {glow.get_attribute("data-item") for glow in glowing.all()}
    assert names == {"explore", "p1_open_window"}, "the card of which is spoken, and the one place where it can be used"
    before = page.evaluate(STEP)
    page.locator("[data-item=explore][data-state~=legal]").click()
    page.wait_for_function(f"(old) => {STEP} !== old", arg=before)
    page.close()


# -- reading ---------------------------------------------------------------------------


def test_the_language_can_be_changed_during_a_scene(book: Book) -> None:
    page = book.open(book.where(lambda view: in_scene(view, "c1s2")))
    story = page.get_by_role("region", name="Story and goal")
    expect(story.get_by_role("heading", name="Sallow Ford", exact=True)).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="IT", exact=True).click()
    page.keyboard.press("Escape")
    left = page.get_by_role("region", name="Storia e obiettivo")
    expect(left).to_contain_text("Guado dei Salici")
    expect(page.get_by_role("button", name="Termina la Fase Luma").first).to_be_visible()
    assert "Sallow" not in page.locator("[data-ui=stage]").inner_text()
    page.close()


VOICE = """
window.said = [];
const voice = { lang: 'en-GB' };
Object.defineProperty(window, 'speechSynthesis', { value: {
  getVoices: () => [voice], addEventListener() {}, removeEventListener() {}, cancel() {},
  speak: (u) => window.said.push(u.text),
} });
window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
"""


def test_the_story_can_be_read_aloud_and_in_large_type(book: Book) -> None:
    step = book.where(lambda view: in_scene(view, "c1s2"))
    page = book.open(step)
    assert page.get_by_role("button", name="Read aloud").count() == 0, "no voice, no button"
    page.get_by_role("button", name="The story so far").click()
    dialog = page.get_by_role("dialog", name="The story so far")
    told = [page.text for page in book.views[step].facts.told]
    expect(dialog.locator("p")).to_have_count(len(told))
    expect(dialog.locator("p").first).to_contain_text("Every evening for as long as anyone remembers")
    expect(dialog.locator("h3")).to_have_text(["The Call of the Wildwood", "The Spring That Held Its Breath"])
    assert dialog.locator("p").first.evaluate("(text) => parseFloat(getComputedStyle(text).fontSize)") >= 19
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.add_init_script(VOICE)
    page.reload()
    page.get_by_role("button", name="Read aloud").click()
    assert "Sallow Ford" in page.evaluate("window.said[0]")
    expect(page.get_by_role("button", name="Stop reading aloud")).to_be_visible()
    page.close()


def test_pages_turn_unless_motion_is_off(book: Book) -> None:
    step = book.where(lambda view: view.facts.is_save_point)
    page = book.open(step, speed="slow")
    page.evaluate(WATCH_PAGES)
    page.evaluate("() => void (window.old = document.querySelector('#sw-words').textContent)")
    watch_for(page, "stale", STALE)
    assert turn_pages(page) == "turn_page"
    page.wait_for_function("() => window.turned")
    expect(page.get_by_role("region", name="Story and goal")).to_be_visible()
    assert not page.evaluate("window.stale"), "the old words leave before the new page comes"
    page.close()
    still = book.open(step, speed="off")
    turn_pages(still)
    expect(still.get_by_role("region", name="Story and goal")).to_be_visible()
    assert still.evaluate(PAGE_TURNS) == 0
    still.close()


SHOW = """([selector, words]) => {
  const place = document.querySelector(selector);
  place.textContent = words;
  const room = place.closest('section, [data-kind]');
  room.style.paddingBottom = room.style.paddingBottom ? '' : '0.5px'; // the page is measured again
  return new Promise((done) => requestAnimationFrame(() => setTimeout(() => requestAnimationFrame(done))));
}"""
PINNED = """() => {
  const [story, goal] = ['story', 'story] ~ [data-ui=goal'].map((name) => document.querySelector(`[data-ui=${name}]`));
  const [page, pin] = [goal.parentElement.getBoundingClientRect(), goal.getBoundingClientRect()];
  const out = Math.max(pin.bottom - page.bottom, pin.right - page.right);
  return { hidden: story.scrollHeight - story.clientHeight, goal: out };
}"""
SPREAD = """() => {
  const [paper, words] = [document.querySelector('[role=dialog]'), document.querySelector('#sw-words')];
  paper.scrollTo(0, paper.scrollHeight);
  const [page, text] = [paper.getBoundingClientRect(), words.getBoundingClientRect()];
  const turn = document.querySelector('[role=dialog] [data-do]').getBoundingClientRect();
  const across = paper.scrollWidth - paper.clientWidth;
  const below = Math.max(turn.bottom - innerHeight, text.right - page.right, text.bottom - turn.top);
  return { across, below, hidden: paper.scrollHeight - paper.clientHeight };
}"""
SUPPORTED = [(1440, 900), (820, 1180), (390, 844), (360, 640)]


def longest(*, in_scene: bool) -> list[str]:
    """Return the longest text in each language, of those in a Scene or of those on a page of their own."""
    t = STORYFOLD.tables
    scene = {f"sw-intro-{page.id}" for page in t.scenes} | {f"sw-text-{t.names[location]}" for location in t.locations}
    ids = scene if in_scene else {id for id in t.texts if id.startswith(("sw-text", "sw-won", "sw-lost"))}
    return [max((speak(Message(id), lang) for id in ids), key=len) for lang in LANGUAGES]


@pytest.mark.parametrize("large", [False, True], ids=["usual", "large"])
def test_no_word_of_the_story_is_cut_off(book: Book, large: bool) -> None:
    page = book.open(book.where(lambda view: in_scene(view, "c1s2")), largeText=large)
    spread = book.open(book.where(lambda view: view.facts.is_save_point), largeText=large)
    cut = []
    for width, height in SUPPORTED:
        page.set_viewport_size({"width": width, "height": height})
        spread.set_viewport_size({"width": width, "height": height})
        if width < 500:
            page.get_by_role("tab", name="Story").click()
        for words in longest(in_scene=True):
            page.evaluate(SHOW, ["[data-ui=story-text]", words])
            seen = page.evaluate(PINNED)
            if seen["hidden"] > 1 or seen["goal"] > 1:
                cut.append((width, seen, words))
        for words in longest(in_scene=False):
            spread.evaluate(SHOW, ["#sw-words", words])
            seen = spread.evaluate(SPREAD)
            roomy = width > 500 and not large
            if seen["across"] > 0 or seen["below"] > 1 or (roomy and seen["hidden"] > 1):
                cut.append((width, seen, words))
    assert cut == [], cut
    page.close()
    spread.close()


def test_an_enlarged_card_is_explained_in_words(book: Book) -> None:
    step = book.where(lambda view: in_scene(view, "c1s4") and "sedge_mother" in view.places["river"])
    page = book.open(step)
    page.locator("[data-item=sedge_mother]").hover()
    held = page.get_by_role("complementary", name="The Sedge Mother")
    expect(held).to_contain_text("Guardian: never in the deck")
    expect(held).to_contain_text("A heron as tall as a door")
    page.mouse.move(4, 4)
    page.locator("[data-item=c1s4_mouth]").click(force=True)
    place = page.get_by_role("complementary", name="The Mouth of the Spring")
    expect(place).to_contain_text("The Light Pawn must be on the centre")
    page.close()


# -- playing ---------------------------------------------------------------------------


def test_dice_are_rolled_by_clicking_them(book: Book) -> None:
    with serving(seed=LUCKY) as server:
        lucky = replace(book, server=server, token=server.person("Luma"))
        page = lucky.open(book.where(lambda view: kinds(view) == {"roll"} and view.facts.scene == "c1s2"))
        dice = page.locator("[data-place=dice][data-state~=legal]")
        dice.first.wait_for()
        thrown = dice.count()
        dice.first.click()
        page.get_by_role("menuitem", name=f"Roll {thrown} dice").click()  # as many as there are
        expect(page.locator("[data-place=roll]")).to_have_count(thrown)
        for die in page.locator(":has(> [data-place=roll])").all():
            assert int(str(die.locator("text").text_content())) in range(1, 13)
        reached = page.locator(":has(> [data-place=roll]) [data-hit]").count()
        assert reached > 0, "some succeed"
        expect(page.locator("[data-ui=tally]")).to_contain_text(re.compile(rf"^\s*{reached} (of|success)"))
        page.close()


ENDINGS = {
    "evening_song": "The Evening Song",
    "small_light": "A Small Light",
    "lamp_in_the_window": "The Lamp in the Window",
}


def test_the_last_page_of_the_story_is_followed_by_the_result(book: Book) -> None:
    last = decisions(book.record) - 1
    page = book.open(last)
    choose(page, radura.game(GAME).actions.show(book.record.actions[-1][1]))
    expect(page.locator("[role=dialog] [data-do]")).to_be_visible()
    card = page.get_by_role("dialog", name=re.compile("You have (won!|lost)"))
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)  # first the story is read to its end
    turn_pages(page)
    outcome = book.record.replay().outcome
    assert outcome is not None
    expect(card).to_be_visible()
    scenes = len(book.views[last].facts.path) + 1
    expect(card.get_by_role("list", name="Your way so far").get_by_role("listitem")).to_have_count(scenes)
    numbers = card.get_by_role("row", name=re.compile("^Scenes that")).get_by_role("cell").all_text_contents()
    assert sum(map(int, numbers)) == scenes
    wait_until_still(page)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.get_by_role("heading", name=ENDINGS[outcome.reason])).to_be_visible()
    way = page.get_by_role("list", name="Your way so far").get_by_role("listitem")
    expect(way).to_have_count(scenes)
    page.close()


@pytest.mark.long  # 40 s; what a person clicks on the way is in the tests above and below
def test_the_last_chapter_is_played_from_its_first_decision_to_the_ending(browser: Browser) -> None:
    options = {"begin": "chapter3"}
    record = recorded(GAME, LAST_CHAPTER, most=3000, options=options)
    outcome = record.replay().outcome
    assert outcome is not None
    with serving(seed=LAST_CHAPTER) as server:
        token = server.person("Luma")
        made = server.ask("api/matches", {"game": GAME, "options": options, "seats": [{"kind": "me"}]}, token)
        page = open_page(browser, server, token)
        complaints = page_errors(page)
        page.goto(f"{server.url}#/match/{made['match']['id']}")
        play_record([page], record)
        expect(page.get_by_role("heading", name=ENDINGS[outcome.reason])).to_be_visible()
        assert record_of(page).actions == record.actions, "the server kept what was chosen"
        assert complaints == [], "events must lead to the view, and nothing may fail"
        page.close()


def test_a_phone_shows_one_part_at_a_time(book: Book) -> None:
    page = book.open(book.where(lambda view: in_scene(view, "c1s2")), size=(390, 844))
    for tab, seen in (
        ("Story", "[data-ui=story]"),
        ("Map", "[data-place=scene]"),
        ("River", "[data-place=river]"),
        ("Mine", "[data-place=luma]"),
    ):
        page.get_by_role("tab", name=tab).tap()
        part = page.locator(seen).first
        expect(part).to_be_visible()
        box, sheet = part.bounding_box(), page.get_by_role("region", name="Choices, log and chat").bounding_box()
        assert box is not None and sheet is not None
        assert box["y"] + min(box["height"], 60) <= sheet["y"] + 1, f"{tab} lies under the choices"
    page.get_by_role("tab", name="Map").tap()
    location = page.locator("[data-place=scene][data-state~=legal]").first
    before = page.evaluate(STEP)
    location.tap()
    page.wait_for_function(f"(old) => {STEP} !== old", arg=before)
    page.close()


# -- looks -----------------------------------------------------------------------------

MOMENTS: dict[str, Callable[[View], bool]] = {
    "opening": lambda view: True,
    "cards drawn": lambda view: "take" in kinds(view),
    "travel": lambda view: view.facts.is_save_point,
    "scene": lambda view: in_scene(view, "c2s1"),
    "rolled": lambda view: "spend" in kinds(view) and view.facts.script is None,
    "last scene": lambda view: in_scene(view, "c3s4"),
}


LONG_WORDS = ("travel", "scene", "rolled")


@pytest.mark.parametrize("moment", MOMENTS)
def test_nothing_is_too_small_cut_off_or_outside(book: Book, moment: str) -> None:
    page = book.open(book.where(MOMENTS[moment]))
    fits(page, LANGUAGES if moment in LONG_WORDS else ["en"], none=[UNDER_A_BUTTON])
    page.close()


def test_no_location_nor_its_name_lies_on_another_on_an_upright_tablet(book: Book) -> None:
    for moment in ("scene", "rolled", "last scene"):
        page = book.open(book.where(MOMENTS[moment]), size=(768, 1024))
        expect(page.locator("[data-place=scene]").first).to_be_visible()
        for language in LANGUAGES:
            change_language(page, language)
            assert page.evaluate(TOUCHING, "[data-ui=stage] [data-place=scene]") == [], (moment, language)
            assert page.evaluate(TOUCHING, "[data-ui=location]") == [], (moment, language)
        page.close()


@every_size_and_theme
def test_axe_finds_nothing_on_scene_and_story(book: Book, size: tuple[int, int], theme: str) -> None:
    found = {}
    for moment in ("opening", "travel", "rolled", "last scene"):
        page = book.open(book.where(MOMENTS[moment]), size=size, theme=theme, effects=True)
        wait_until_still(page)
        if wrong := violations(page):
            found[moment] = wrong
        page.close()
    assert found == {}


# -- the shelf -------------------------------------------------------------------------


BESIDE = """() => [...document.querySelectorAll('main h1, main b, main p, main button')]
  .filter((one) => {
    const { left, right } = one.getBoundingClientRect();
    return left < 0 || right > innerWidth || one.scrollWidth > one.clientWidth + 1;
  }).map((one) => one.textContent)"""


def test_an_empty_shelf_invites_and_asks_how_to_begin(server: Server, browser: Browser) -> None:
    token = server.person("Pim")
    page = open_page(browser, server, token)
    page.goto(f"{server.url}#/campaign/{GAME}")
    expect(page.get_by_role("heading", level=1, name="The Hush Beneath the Leaves")).to_be_visible()
    books = page.get_by_role("list").first.get_by_role("listitem")
    expect(books).to_have_text(["Slot 1 Tied and waiting", "Slot 2 Still blank", "Slot 3 Still blank"])
    ahead = page.get_by_role("region", name="The way ahead").get_by_role("listitem")
    expect(ahead).to_have_count(len(STORYFOLD.tables.chapters) + 1)
    expect(ahead.first).to_have_text("The Call of the Wildwood")
    expect(ahead.last).to_have_text("3 endings: your choices lead to one")
    wait_until_still(page)
    assert violations(page) == []
    for width, language in ((1440, "IT"), (820, "NL"), (390, "IT"), (360, "NL")):
        page.set_viewport_size({"width": width, "height": 844})
        page.get_by_role("button", name=language, exact=True).click()
        expect(page.locator("html")).to_have_attribute("lang", language.lower())
        assert page.evaluate(BESIDE) == [], (width, language)
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.get_by_role("radio", name="Guided")).to_be_checked()
    page.get_by_role("radio", name="On your own").check(force=True)
    page.get_by_role("button", name="Untie the ribbon").click()
    page.wait_for_url("**/#/match/*")
    begun = server.ask(f"api/matches/{page.url.rpartition('/')[2]}", token=token)
    assert begun["options"]["guided"] == "no"
    page.close()


def test_campaigns_have_three_slots_and_copies(server: Server, browser: Browser, book: Book) -> None:
    own = replace(book, token=server.person("Orla"))
    own.match_at(book.where(lambda view: view.facts.is_save_point))
    page = open_page(browser, server, own.token)
    page.goto(f"{server.url}#/campaign/{GAME}")
    slots = page.get_by_role("article")
    expect(slots).to_have_count(3)
    first = slots.filter(has_text="The Last Fence")
    expect(first).to_contain_text("The Call of the Wildwood")
    expect(page.get_by_role("button", name="New campaign")).to_have_count(2)
    first.get_by_label("Slot 1").fill("Evenings with Nan")
    first.get_by_label("Slot 1").press("Tab")
    first.get_by_role("button", name="Save a copy").click()
    copy = page.get_by_role("listitem").filter(has_text="Evenings with Nan")
    expect(copy).to_be_visible()
    expect(slots).to_have_count(3)
    wait_until_still(page)
    assert violations(page) == []
    copy.get_by_role("button", name="Continue from here").click()
    at_table(page)
    page.go_back()
    expect(slots.filter(has_text="The Last Fence")).to_have_count(2)
    slots.filter(has_text="The Last Fence").first.get_by_role("link", name="Continue").click()
    expect(page.get_by_role("heading", name="The story goes on: The Last Fence")).to_be_visible()
    page.close()


def test_another_device_finds_campaigns_and_copies(server: Server, browser: Browser, book: Book) -> None:
    own = replace(book, token=server.person("Orla"))
    match = own.match_at(book.where(lambda view: view.facts.is_save_point and view.facts.scene == "c1s4"))
    step = server.ask(f"api/matches/{match}", None, own.token)["step"]
    server.ask(f"api/matches/{match}/branch", {"step": step, "seats": [{"kind": "me"}]}, own.token)
    page = open_page(browser, server)
    page.goto(f"{server.url}#/me/{own.token}")
    page.get_by_role("button", name="Continue as Orla").click()
    expect(page).not_to_have_url(re.compile("#/me"))  # the browser is hers now, and shows the lobby
    page.goto(f"{server.url}#/campaign/{GAME}")
    slot = page.get_by_role("article").filter(has_text="The Singing Spring")
    expect(slot).to_have_count(1)
    for chapter in ("The Call of the Wildwood", "The Spring That Held Its Breath", "The Bell Oak"):
        expect(slot.get_by_role("heading", name=chapter)).to_be_visible()
    way = slot.get_by_role("listitem")
    expect(way).to_have_count(len(book.views[step].facts.path) + 1)
    expect(way.filter(has_text="Sallow Ford: Luma triumphed")).to_have_count(1)
    expect(slot.locator("[aria-current=step]")).to_have_text("The Singing Spring")
    copy = page.get_by_role("listitem").filter(has=page.get_by_role("button", name="Continue from here"))
    expect(copy).to_contain_text("The Singing Spring")
    page.close()


def test_a_campaign_of_somebody_else_has_its_own_name_and_the_same_drawings(browser: Browser) -> None:
    pond = f"{GAME}={ROOT / 'docs' / 'examples' / 'duck_pond'}"
    with serving(extra="", data=[pond]) as server:
        page = open_page(browser, server, server.person("Ada"))
        heard = page_errors(page)
        page.goto(server.url)
        expect(cover(page, "Storyfold: Wildwoods")).to_have_count(1)
        cover(page, "The Duck Pond").get_by_role("button", name="Open the book").click()
        expect(page.get_by_role("heading", level=1, name="The Duck Pond")).to_be_visible()
        assert page.get_by_role("radio").count() == 0, "it has no Scene that guides"
        page.get_by_role("button", name="Untie the ribbon").click()
        expect(page.get_by_role("img", name=re.compile("^Wildwood Track"))).to_be_visible()
        expect(page.locator(f"body[data-game={GAME}]")).to_have_count(1)
        expect(page.get_by_role("heading", level=1)).to_have_text("The Duck Pond")
        expect(page.get_by_text("One Duckling Short").first).to_be_visible()
        assert violations(page) == []
        assert heard == []
        page.close()
