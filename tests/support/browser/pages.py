"""Pages of the browser: each with a storage of its own, as if it were another person's."""

import contextlib
import json
from pathlib import Path
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

from tests.support.browser.server import Server

_free: WeakKeyDictionary[Browser, dict[tuple[str, bool], list[BrowserContext]]] = WeakKeyDictionary()
"""Contexts whose page was closed, by server and kind of device: a new one would load and compile the client again."""

_closed: WeakSet[BrowserContext] = WeakSet()
_opened: WeakSet[Page] = WeakSet()

STORAGE = """
  if (location.origin === %s && !sessionStorage.getItem('opened')) {
    sessionStorage.setItem('opened', 'yes');
    localStorage.clear();
    for (const [key, value] of Object.entries(%s)) localStorage.setItem(key, value);
  }
"""
"""Fills the storage of a new page once: what the page changes later survives a reload."""


def open_page(
    browser: Browser,
    server: Server,
    token: str | None = None,
    *,
    size: tuple[int, int] = (1440, 900),
    touch: bool = False,
    **settings: Any,
) -> Page:
    """Open an empty page whose storage holds these settings and the person of the token, and nothing else.

    Motion and textures are off unless the settings say otherwise: painting them takes longer than most tests.
    ``page.close()`` frees the page's context for the next page; ``page.context.close()`` discards it.
    """
    free = _free.setdefault(browser, {}).setdefault((server.url, touch), [])
    free[:] = [context for context in free if context not in _closed]
    if free:
        context = free.pop()
        context.tracing.stop_chunk()
        context.tracing.start_chunk()
    else:
        context = browser.new_context(locale="en-GB", has_touch=touch, base_url=server.url)
        context.once("close", _closed.add)
        context.tracing.start()
    page = context.new_page()
    page.once("close", lambda _: free.append(context))
    page.set_default_timeout(15_000)
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    kept = {
        "radura.settings": json.dumps(
            {"language": "en", "speed": "off", "effects": False, "confirm": False, **settings}
        )
    }
    if token is not None:
        kept["radura.token"] = token
    page.add_init_script(STORAGE % (json.dumps(server.url.rstrip("/")), json.dumps(kept)))
    _opened.add(page)
    return page


def open_pages() -> list[Page]:
    """Return the pages that are open."""
    return [page for page in _opened if not page.is_closed()]


def save(page: Page, folder: Path) -> None:
    """Save a picture of a page and the trace of its actions, console and network."""
    folder.mkdir(parents=True, exist_ok=True)
    suffix = len(list(folder.glob("page*"))) or ""
    with contextlib.suppress(Error):  # a page that hangs must not hide why its test failed
        page.screenshot(path=folder / f"page{suffix}.png", timeout=5_000)
        page.context.tracing.stop_chunk(path=folder / f"trace{suffix}.zip")
        page.context.tracing.start_chunk()
