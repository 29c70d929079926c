"""The table of Casting Shadows in a real browser: what a person points at, and what they then see."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Browser, Page, expect

from radura.core.record import Record
from radura.core.view import Option
from tests.e2e.people import actions, at_table
from tests.e2e.stand import Server, recorded, visitor
from tests.e2e.test_access import violations

pytestmark = pytest.mark.slow

GAME = "casting_shadows"
BOT = {"kind": "bot", "level": "greedy"}
ME = {"kind": "me"}
SEATS = 3


@dataclass
class Night:
    """A server, a browser, and a recorded match to take positions from."""

    server: Server
    browser: Browser
    record: Record
    token: str

    def where(self, kind: str, after: int = 0) -> tuple[int, int]:
        """Return the first step at which a kind of action can be chosen, and the seat that chooses."""
        return self.which(lambda options: any(option.action.startswith(kind) for option in options), after)

    def which(self, wanted: Callable[[list[Option]], bool], after: int) -> tuple[int, int]:
        state = self.record.replay(0)
        state.rng = None  # chance falls as it is recorded
        step = 0
        for actor, action in self.record.actions:
            if actor >= 0:
                decision = state.view(actor).decision
                assert decision is not None
                if step >= after and wanted(decision.options):
                    return step, actor
                step += 1
            state.apply(action)
        raise AssertionError("the recorded match has no such decision; take another seed")

    def open(self, at: tuple[int, int], *, size: tuple[int, int] = (1440, 900)) -> Page:
        """Open the table at a position, as the seat that chooses."""
        step, actor = at
        seats = [ME if seat == actor else BOT for seat in range(SEATS)]
        match = self.server.at_position(self.record, step, seats, self.token)
        page = visitor(self.browser, self.server, self.token, size=size, touch=size[0] < 500)
        page.goto(f"{self.server.url}#/match/{match}")
        at_table(page)
        return page


@pytest.fixture(scope="module")
def night(server: Server, browser: Browser) -> Night:
    return Night(server, browser, recorded(GAME, 7, most=500, seats=SEATS), server.person("Lea"))


def test_pointing_at_an_attack_lights_its_range_and_names_the_damage(night: Night) -> None:
    page = night.open(night.where("cast_at"))
    assert page.locator(".tile.lit").count() == 0
    page.locator('.opt[data-action^="cast_at"]').first.hover()
    expect(page.locator(".tile.lit").first).to_be_visible()
    expect(page.locator("svg.hit text").first).to_be_visible()
    page.context.close()


def test_a_click_on_a_tile_travels(night: Night) -> None:
    at = night.where("travel")
    page = night.open(at)
    tile = next(name for name in actions(page) if name.startswith("travel"))[len("travel(") : -1]
    before = page.locator(f'[data-place="tile.{tile}"]').count()
    page.locator(f'[data-item="{tile}"]').click(position={"x": 105, "y": 150})
    expect(page.locator(f'[data-place="tile.{tile}"]')).to_have_count(before + 1)
    page.context.close()


def test_the_question_of_a_counterspell_lies_over_the_table(night: Night) -> None:
    page = night.open(night.where("answer"))
    expect(page.locator(".ask .an")).to_have_count(len(actions(page)))
    assert violations(page) == []
    asked = page.locator(".ask h2").inner_text()
    page.locator(".ask .an").last.click()
    expect(page.locator(".ask h2").filter(has_text=asked)).to_have_count(0)  # after the damage another may follow
    page.context.close()
