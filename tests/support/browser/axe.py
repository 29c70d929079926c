"""What axe finds wrong with a page for people who use a screen reader, a keyboard, or need contrast."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page

from tests.support.browser.server import ROOT

DESKTOP, PHONE = (1440, 900), (390, 844)
RUN = "(part) => axe.run(part, { resultTypes: ['violations'] })"
SCRIPT = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")

# Each run of axe takes some seconds: every size and every theme once here, all four pairs in `make soak`.
every_size_and_theme = pytest.mark.parametrize(
    ("size", "theme"),
    [
        pytest.param(DESKTOP, "light", id="desktop-light"),
        pytest.param(DESKTOP, "dark", id="desktop-dark", marks=pytest.mark.long),
        pytest.param(PHONE, "light", id="phone-light", marks=pytest.mark.long),
        pytest.param(PHONE, "dark", id="phone-dark"),
    ],
)


def violations(page: Page, part: Locator | None = None) -> list[str]:
    """Return the rules that the page breaks, in words; or a part of it, where the rest was checked before."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(SCRIPT)
    found: dict[str, Any] = (part or page.locator("html")).evaluate(RUN)
    return [
        f"{v['id']}: {node['target'][0]} {node['failureSummary'].splitlines()[1].strip()}"
        for v in found["violations"]
        for node in v["nodes"][:3]
    ]


def wait_until_still(page: Page) -> None:
    """Wait until fonts are loaded and nothing moves: axe measures the colours of that moment."""
    page.evaluate("document.fonts.ready")
    page.wait_for_function(
        "() => document.getAnimations().every((a) => a.playState !== 'running' || a.effect.getTiming().iterations > 1)"
    )
