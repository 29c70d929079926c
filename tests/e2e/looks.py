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


def faults(page: Page) -> list[object]:
    """Return what is wrong with the table: small text, page scroll, words beyond their piece, lost pieces."""
    found: list[object] = [*page.evaluate(SMALL_TEXT), *page.evaluate(CUT)]
    if page.evaluate(OVERFLOW) > 0:
        found.append("the page scrolls")
    if page.evaluate("innerWidth") > PHONE:
        found += page.evaluate(OUTSIDE)
    return found


def resize(page: Page, size: tuple[int, int]) -> None:
    """Give the page another size and wait until the table fills it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.wait_for_function(FITTED, arg=size[0])
