from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from radura.adapters.painter import launch
from tests.support.browser.server import Server, serving

expect.set_options(timeout=20_000)  # generous for a busy machine: nothing here measures speed


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with serving(analysis="2it") as running:
        yield running


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Open one browser a file: Playwright keeps an event loop running, which asynchronous tests of other files need."""
    with sync_playwright() as playwright:
        chromium = launch(playwright)
        yield chromium
        chromium.close()
