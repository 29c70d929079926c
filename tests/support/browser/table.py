"""What a person does at the table: choose, play a match to its end, turn pages, change the language."""

import re
from collections.abc import Callable, Sequence
from itertools import takewhile

from playwright.sync_api import Locator, Page, expect

import radura
from radura.core.record import Record

EAGER = [
    "extinguish",
    "recruit",
    "tree",
    "plant",
    "onibi",
    "token(water)",
    "token(sun)",
    "token(plant)",
    "token",
    "return",
]
"""Kinds of actions of Living Forest Duel that bring the end nearer, best first."""

OFFERED = "[...document.querySelectorAll('[data-action]')].map((b) => b.dataset.action)"

STEP = "document.querySelector('main[data-step]')?.dataset.step"

SETTLED = f"""(old) =>
  {STEP} !== old && ({OFFERED}.length > 0 || document.querySelector('[data-mine=true]') === null)"""


def choices_panel(page: Page) -> Locator:
    """Return the panel with everything that can be chosen now."""
    return page.get_by_role("region", name="Choices", exact=True)


def choices(page: Page) -> Locator:
    """Return the buttons of the options that can be chosen now."""
    return choices_panel(page).locator("[data-action]")


def actions(page: Page) -> list[str]:
    """Return the names of the options offered now."""
    found: list[str] = page.evaluate(OFFERED)
    return found


def log_lines(page: Page) -> Locator:
    """Return the lines of the log."""
    return page.get_by_role("log").get_by_role("listitem")


def ending(page: Page) -> Locator:
    """Return the panel that says who has won."""
    return page.get_by_role("region", name="The match is over")


def confirmation(page: Page) -> Locator:
    """Return the option that waits to be chosen once more."""
    return choices(page).filter(has_text="Once more to confirm")


def cover(page: Page, game: str) -> Locator:
    """Return the cover of a game in the lobby."""
    return page.get_by_role("article").filter(has_text=game)


def play_computer(page: Page, game: str) -> None:
    """Start a match against the computer and wait for the first decision."""
    cover(page, game).get_by_role("button", name="Play the computer").click()
    choices(page).first.wait_for()


def eager(offered: list[str]) -> str:
    """Return the option that ends a match of Living Forest Duel soonest."""
    for kind in EAGER:
        for action in offered:
            if action.startswith(kind):
                return action
    return offered[0]


def take(page: Page, action: str) -> None:
    """Click an option and wait for the next ones, or for somebody else's turn.

    Options disappear with the click and the log is fetched separately: neither proves that the server has answered.
    """
    before = page.evaluate(STEP)
    page.locator(f'[data-action="{action}"]').click()
    page.wait_for_function(SETTLED, arg=before)


def play_out(page: Page, choice: Callable[[], None]) -> None:
    """Make a choice whenever there is one, until the match is over."""
    title = ending(page).get_by_role("heading")
    for _ in range(300):
        expect(choices(page).first.or_(title)).to_be_visible()
        if title.count():
            return
        before = page.evaluate(STEP)
        choice()
        page.wait_for_function(f"(old) => {STEP} !== old", arg=before)
    raise AssertionError("the match does not end")


def watch_for(page: Page, name: str, condition: str) -> None:
    """Set ``window[name]`` as soon as a condition holds, even if it holds only briefly."""
    page.evaluate(
        f"""() => {{
          const look = () => {{ if ({condition}) window.{name} = true; }};
          const all = {{ subtree: true, childList: true, attributes: true }};
          new MutationObserver(look).observe(document.body, all);
        }}"""
    )


def wait_until_seen(page: Page, name: str) -> None:
    """Wait until the condition of ``watch_for`` has held."""
    page.wait_for_function(f"() => window.{name}")


READY = """([step, action]) => {
  const table = document.querySelector('main[data-step]');
  if (table?.dataset.step !== step) return false;
  return document.querySelector(`[data-action="${action}"], [data-ui=more]`) !== null;
}"""


def play_record(pages: Sequence[Page], record: Record, *, keys: bool = False) -> None:
    """Choose what a record says, from its first decision to its last, each on the page of the seat that decides.

    The server must deal from the record's seed (``serving(seed=...)``). Options are clicked, or with ``keys`` chosen
    by their keys, where they have one.
    """
    show = radura.game(record.game).actions.show
    decided = [(actor, show(action)) for actor, action in record.actions if actor >= 0]
    step = 0
    while step < len(decided):
        actor, name = decided[step]
        page = pages[actor]
        page.wait_for_function(READY, arg=[str(step), name])
        if page.locator(f'[data-action="{name}"][aria-pressed]').count():
            names = [name for _, name in decided[step:]]
            dice = list(takewhile(lambda name: name.startswith("reroll("), names))
            pick(page, dice)
            step += len(dice) + (names[len(dice)] in ("throw", "reroll_now"))  # else the rules throw by themselves
        else:
            choose(page, name, by_key=keys)
            step += 1
    for page in pages:
        expect(ending(page).get_by_role("heading")).to_be_visible()


def pick(page: Page, dice: Sequence[str]) -> None:
    """Pick dice on the table for one reroll, and roll them."""
    for die in dice:
        page.locator(f'[data-item="{die[len("reroll(") : -1]}"]').click()
    roll(page)


def roll(page: Page) -> None:
    """Roll the dice that were picked."""
    page.get_by_role("button", name=re.compile("^Roll .* again")).click()


def turn_pages(page: Page) -> str:
    """Turn the pages of a story that lie over the table; return the action that the last one chose, if any."""
    turn = page.locator("[role=dialog] [data-do]")
    done = ""
    while turn.count() and not done:
        done = turn.get_attribute("data-do") or ""
        turn.click()
    return done


def choose(page: Page, action: str, *, by_key: bool = False) -> None:
    """Choose an option by a click, or by its key; open the list if it is closed."""
    if turn_pages(page) == action:
        return
    option = page.locator(f'[data-action="{action}"]')
    if option.count() == 0:
        for more in page.locator("[data-ui=more]").all():
            more.click()
    key = option.get_attribute("aria-keyshortcuts") if by_key else None
    toggle = option.get_attribute("aria-pressed") is not None
    if key is None:
        option.click()
    else:
        page.keyboard.press(key)
    if toggle:
        roll(page)


RECORD = """async () => {
  const [, match] = /#\\/match\\/(\\w+)/.exec(location.hash);
  const headers = { Authorization: `Bearer ${localStorage.getItem('radura.token')}` };
  return (await fetch(`api/matches/${match}/record`, { headers })).text();
}"""


def record_of(page: Page) -> Record:
    """Return the server's record of the finished match on the page."""
    return Record.from_text(page.evaluate(RECORD))


def page_errors(page: Page) -> list[str]:
    """Return a list to which the page's errors and warnings are appended from now on."""
    errors: list[str] = []
    page.on("console", lambda message: errors.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors


def sit(page: Page) -> None:
    """Sit down at a screen that several people share."""
    sit_button(page).click()


def sit_button(page: Page) -> Locator:
    """Return the button with which the next person at a shared screen sits down."""
    return page.get_by_role("button", name="I am here, show my table")


def at_table(page: Page) -> None:
    """Wait until something lies on the table."""
    expect(page.locator("[data-item]").first).to_be_visible()


def change_language(page: Page, language: str) -> None:
    """Change the language of the page, as its settings do."""
    page.get_by_role("button", name=re.compile("^(Settings|Impostazioni|Instellingen)$")).first.click()
    settings = page.locator("dialog")  # a page of a story has the role, too, but not the element
    settings.get_by_role("button", name=language.upper(), exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.keyboard.press("Escape")
    expect(settings).to_have_count(0)
