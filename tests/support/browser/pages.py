"""Pages of the browser: each with a storage of its own, as if it were another person's."""

import json
from typing import Any
from weakref import WeakKeyDictionary, WeakSet

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from tests.support.browser.server import Server

_free: WeakKeyDictionary[Browser, dict[tuple[str, bool], list[BrowserContext]]] = WeakKeyDictionary()
"""Contexts whose page was closed, by server and kind of device: a new one would load and compile the client again."""

_closed: WeakSet[BrowserContext] = WeakSet()

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

    ``page.close()`` frees the page's context for the next page; ``page.context.close()`` discards it.
    """
    free = _free.setdefault(browser, {}).setdefault((server.url, touch), [])
    free[:] = [context for context in free if context not in _closed]
    if free:
        context = free.pop()
    else:
        context = browser.new_context(locale="en-GB", has_touch=touch, base_url=server.url)
        context.once("close", _closed.add)
    page = context.new_page()
    page.once("close", lambda _: free.append(context))
    page.set_default_timeout(15_000)
    page.set_viewport_size(ViewportSize(width=size[0], height=size[1]))
    kept = {"radura.settings": json.dumps({"language": "en", "speed": "off", "confirm": False, **settings})}
    if token is not None:
        kept["radura.token"] = token
    page.add_init_script(STORAGE % (json.dumps(server.url.rstrip("/")), json.dumps(kept)))
    return page
