import re
import shutil
from collections.abc import Generator, Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from radura.adapters.painter import launch
from tests.support.browser.pages import open_pages, save
from tests.support.browser.server import ROOT, Server, serving

expect.set_options(timeout=20_000)  # generous for a busy machine: nothing here measures speed

FAILURES = ROOT / "build" / "browser-failures"


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


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Save a picture and a trace of every open page of a test that fails, and close the pages that it opened."""
    folder = FAILURES / re.sub(r"\W+", "-", item.nodeid.partition("e2e/")[2]).strip("-")
    shutil.rmtree(folder, ignore_errors=True)
    kept = open_pages()
    try:
        return (yield)
    except Exception as error:
        for page in open_pages():
            save(page, folder)
            if page not in kept:
                page.context.close()
        if folder.is_dir():
            error.add_note(f"Pictures and traces (open with `playwright show-trace`): {folder.relative_to(ROOT)}")
        raise
