"""Checks of a page's layout: text too small to read, pieces outside the table, words that are cut off or covered."""

from collections.abc import Sequence

from playwright.sync_api import Page

from radura.core.text import LANGUAGES
from tests.support.browser.table import change_language

SIZES = [(1440, 900), (1280, 720), (1920, 1080), (768, 1024), (390, 844), (360, 640)]
PHONE = 760

FITTED = """(width) => {
  const [stage, room] = ['stage', 'room'].map((name) => document.querySelector(`[data-ui=${name}]`));
  const { width: w, height: h } = stage.getBoundingClientRect();
  return innerWidth === width && (Math.abs(w - room.clientWidth) < 2 || Math.abs(h - room.clientHeight) < 2);
}"""

OVERFLOW = """() => {
  const { scrollWidth, scrollHeight } = document.documentElement;
  return Math.max(scrollWidth - innerWidth, scrollHeight - innerHeight);
}"""

IS_UNSEEN = """
  const isUnseen = (one) => one !== null
    && ((one.offsetWidth === 1 && one.offsetHeight === 1) || isUnseen(one.parentElement));
"""
"""Whether a text is for screen readers only: one of its elements is clipped to a single pixel."""

SMALL_TEXT = (
    f"() => {{{IS_UNSEEN}"
    """
  const found = [];
  for (const part of document.querySelectorAll('[data-ui=stage], [data-ui=page-over]')) {
    const scale = part.getBoundingClientRect().width / part.offsetWidth;
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || isUnseen(parent)) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 10.9) found.push([node.data.trim(), size]);
    }
  }
  return found;
}"""
)

OUTSIDE = """() => {
  const room = document.querySelector('main').getBoundingClientRect();
  return [...document.querySelectorAll('[data-item]')]
    .filter((one) => {
      const box = one.getBoundingClientRect();
      const across = box.left < room.left - 4 || box.right > room.right + 4;
      return across || box.top < room.top - 8 || box.bottom > room.bottom + 4;
    })
    .map((one) => one.dataset.item);
}"""

CUT = """() => {
  const found = [];
  for (const { parentElement: item } of document.querySelectorAll('[data-ui=stage] [data-item]')) {
    const box = item.getBoundingClientRect();
    const walk = document.createTreeWalker(item, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const text = range.getBoundingClientRect();
      const out = Math.max(box.left - text.left, text.right - box.right, text.bottom - box.bottom);
      if (node.data.trim() && out > 1.5) found.push(node.data.trim());
    }
  }
  return found;
}"""


ASIDE = (
    f"() => {{{IS_UNSEEN}"
    """
  const found = [];
  for (const part of document.querySelectorAll('[data-ui=stage], [data-ui=page-over]')) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_ALL);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const shows = node.nodeType === Node.TEXT_NODE ? node.data.trim() : node.getAttribute?.('role') === 'img';
      if (!shows || isUnseen(node.parentElement)) continue;
      const range = document.createRange();
      range.selectNode(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(node.data?.trim() ?? node.ariaLabel);
    }
  }
  return found;
}"""
)


TOUCHING = """(things) => {
  const lines = [...document.querySelectorAll(things)].flatMap((one, n) => {
    const range = document.createRange();
    if (one.textContent) range.selectNodeContents(one);
    else range.selectNode(one);
    const name = one.dataset.item ?? one.textContent.trim();
    return [...range.getClientRects()].filter(({ width }) => width > 0).map((box) => ({ n, name, box }));
  });
  const across = (a, b) => a.left < b.right - 0.5 && b.left < a.right - 0.5;
  const meet = (a, b) => across(a, b) && a.top < b.bottom - 2 && b.top < a.bottom - 2;
  return lines.flatMap((one, i) => lines.slice(i + 1)
    .filter((other) => other.n !== one.n && meet(one.box, other.box))
    .map((other) => `${one.name} on ${other.name}`));
}"""
"""Lists which of these things overlap another one of them, by their text."""


NAME_ON_PICTURE = """() => [...document.querySelectorAll('[data-ui=name]')].filter((name) => {
  const words = document.createRange();
  words.selectNodeContents(name);
  const picture = name.parentElement.querySelector('[data-ui=emblem] svg');
  return words.getBoundingClientRect().bottom > picture.getBoundingClientRect().top + 1;
}).map((name) => name.textContent)"""
"""Cards whose name reaches down to their picture."""


CUT_ON_PLATES = """() => [...document.querySelectorAll('[data-ui=stage] [role=group] p')].filter((line) =>
  line.offsetWidth > 0 && (line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 2)
).map((line) => line.textContent)"""
"""Lines on the boards of rivals that are cut off."""

UNDER_A_BUTTON = """() => {
  const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  const box = (one) => {
    const inside = document.createRange();
    inside.selectNodeContents(one);
    return inside.getBoundingClientRect();
  };
  const counts = [...document.querySelectorAll('[data-ui=tally]')];
  const buttons = counts.flatMap((count) => [...count.parentElement.querySelectorAll('[data-do]')])
    .map((one) => one.getBoundingClientRect());
  return counts.filter((count) => buttons.some((button) => meet(box(count), button)))
    .map((count) => count.textContent);
}"""
"""Counts of successes that a button covers."""


def fits(
    page: Page, languages: Sequence[str] = LANGUAGES, *, whole_words: bool = True, none: Sequence[str] = ()
) -> None:
    """Try every language and size of window, and on a phone every part of the table, unless a page lies over them.

    All text has at least 11 px, the page does not scroll, all pieces and words are inside, and (``whole_words``) no
    word reaches beyond the piece on which it stands. ``none``: further faults to look for, scripts that list them.
    """
    for language in languages:
        if page.locator("html").get_attribute("lang") != language:
            page.set_viewport_size({"width": 1440, "height": 900})
            change_language(page, language)
        for size in SIZES:
            _fits(page, size, whole_words, language, none)


def _fits(page: Page, size: tuple[int, int], whole_words: bool, language: str, none: Sequence[str]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(FITTED, arg=width)
    phone = width <= PHONE
    parts = page.locator("nav [role=tab]")
    tabs = phone and page.locator("[data-ui=page-over]").count() == 0
    for part in range(parts.count() - 3 if tabs else 1):  # the last three are panels of the shell
        if tabs:
            parts.nth(part).click()
        here = (language, width, height, part)
        assert page.evaluate(SMALL_TEXT) == [], here
        assert page.evaluate(OVERFLOW) <= 0, here
        assert not whole_words or page.evaluate(CUT) == [], here
        assert page.evaluate(ASIDE) == [], here
        for fault in none:
            assert page.evaluate(fault) == [], here
    assert phone or page.evaluate(OUTSIDE) == [], (language, width, height)
