"""What a page may not look like: text too small to read, pieces outside the table, words cut off."""

from playwright.sync_api import Page

SIZES = [(1440, 900), (1280, 720), (1920, 1080), (768, 1024), (390, 844), (360, 640)]
PHONE = 760

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
  for (const part of document.querySelectorAll('.stage, .page-over')) {
    const scale = part.getBoundingClientRect().width / part.offsetWidth;
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest('.vh')) continue;
      const size = parseFloat(getComputedStyle(parent).fontSize) * scale;
      if (size < 10.9) found.push([node.data.trim(), size]);
    }
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

CUT = """() => {
  const found = [];
  for (const item of document.querySelectorAll('.stage .item')) {
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


ASIDE = """() => {
  const found = [];
  for (const part of document.querySelectorAll('.stage, .page-over')) {
    const walk = document.createTreeWalker(part, NodeFilter.SHOW_ALL);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const shows = node.nodeType === Node.TEXT_NODE ? node.data.trim() : node.getAttribute?.('role') === 'img';
      if (!shows || node.parentElement.closest('.vh')) continue;
      const range = document.createRange();
      range.selectNode(node);
      const { left, right } = range.getBoundingClientRect();
      if (left < -1 || right > innerWidth + 1) found.push(node.data?.trim() ?? node.ariaLabel);
    }
  }
  return found;
}"""


def fits(page: Page, *, whole_words: bool = True) -> None:
    """Try every size of window, and on a phone every part of the table, unless a page to read lies over them.

    All text has at least 11 px, the page does not scroll, all pieces and words are inside, and (``whole_words``) no
    word reaches beyond the piece on which it stands.
    """
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(FITTED, arg=width)
        phone = width <= PHONE
        parts = page.locator(".ptabs [role=tab]")
        tabs = phone and page.locator(".page-over").count() == 0
        for part in range(parts.count() - 3 if tabs else 1):  # the last three are panels of the shell
            if tabs:
                parts.nth(part).click()
            assert page.evaluate(SMALL_TEXT) == [], (width, height, part)
            assert page.evaluate(OVERFLOW) <= 0, (width, height, part)
            assert not whole_words or page.evaluate(CUT) == [], (width, height, part)
            assert page.evaluate(ASIDE) == [], (width, height, part)
        assert phone or page.evaluate(OUTSIDE) == [], (width, height)
