"""A game written by ``radura new-game``, on the table for games without drawings."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser.pages import open_page
from tests.support.browser.server import serving
from tests.support.browser.table import actions, choose, ending, page_errors, play_computer, play_out
from tests.support.new_game import install

pytestmark = pytest.mark.slow


def test_a_new_game_is_played_in_the_browser_with_names_for_everything(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    newcomer = install(tmp_path)
    monkeypatch.setenv("PYTHONPATH", newcomer.environment["PYTHONPATH"])
    with serving(extra="") as server:
        page = open_page(browser, server, server.person("Ada"))
        heard = page_errors(page)
        page.goto(server.url)
        play_computer(page, "Night Birds")
        boxes = page.locator("[data-ui=box]")
        expect(boxes.filter(has_text="Hand (Ada)")).to_be_visible()
        expect(boxes.filter(has_text="Prize")).to_be_visible()
        expect(page.get_by_text("Points (Ada)")).to_be_visible()
        shown = page.get_by_role("group", name="Table").inner_text()
        assert not re.search(r"\w[._]\w|night_birds", shown), shown
        card = page.locator("[data-place^='hand.'][data-state~=legal]").first
        card.click()
        play_out(page, lambda: choose(page, actions(page)[0]))
        expect(ending(page).get_by_role("heading")).to_be_visible()
        assert heard == []
        page.close()
