"""How quick the web table is in a real browser: first paint, table, frames while cards move.

    python bench/web.py
    python bench/web.py --game res_arcana_duo --decisions 12

First paint and table are medians over several loads of a running match with an empty cache. Frames come from the
browser's own trace: the times at which the compositor drew while something on the table was moving, at normal speed,
with all effects on. Without a graphics card the processor paints, too, so the load of the machine is part of the table.
"""

import argparse
import json
import os
import statistics
import sys
from pathlib import Path
from typing import Any

from parts.measure import Row, show
from playwright.sync_api import Browser, Page, sync_playwright

import radura
from radura.adapters.painter import launch

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.support.browser.pages import open_page  # noqa: E402  # as above
from tests.support.browser.records import recorded  # noqa: E402  # as above
from tests.support.browser.server import Server, serving  # noqa: E402  # as above
from tests.support.browser.table import actions, at_table, choices, choose, eager, turn_pages  # noqa: E402  # as above

PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
TABLE = """new Promise((done) => {
  const look = () => document.querySelector('[data-item]') ? done(performance.now()) : requestAnimationFrame(look);
  look();
})"""
WATCH = """() => {
  let moving = false;
  new MutationObserver(() => {
    const now = document.querySelector('[data-state~=moving]') !== null;
    if (now !== moving) performance.mark(now ? 'motion begins' : 'motion ends');
    moving = now;
  }).observe(document.querySelector('[data-ui=stage]'), { subtree: true, attributeFilter: ['data-state'] });
}"""
CATEGORIES = ["blink.user_timing", "devtools.timeline", "disabled-by-default-devtools.timeline.frame", "toplevel"]


def loads(page: Page, address: str, times: int) -> tuple[float, float]:
    """Return the medians of first paint and of the table's appearance, in milliseconds."""
    paints, tables = [], []
    for _ in range(times):
        page.goto("about:blank")
        page.goto(address)
        tables.append(float(page.evaluate(TABLE)))
        paints.append(float(page.evaluate(PAINT)))
    return statistics.median(paints), statistics.median(tables)


def trace(browser: Browser, page: Page, decisions: int) -> list[dict[str, Any]]:
    """Return the events of the browser's trace over some decisions and what follows on them."""
    page.evaluate(WATCH)
    browser.start_tracing(page=page, categories=CATEGORIES)
    for _ in range(decisions):
        choices(page).first.wait_for(timeout=90_000)
        if not turn_pages(page):  # the last page may have chosen
            choose(page, eager(actions(page)))
        page.wait_for_timeout(900)
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return sorted(events, key=lambda event: event.get("ts", 0))


def frames(events: list[dict[str, Any]]) -> list[float]:
    """Return the times between drawn frames while something moved, in milliseconds."""
    gaps: list[float] = []
    before: float | None = None
    moving = False
    for event in events:
        if event["name"] in ("motion begins", "motion ends"):
            moving = event["name"] == "motion begins"
            before = None
        elif event["name"] == "DrawFrame" and moving:
            if before is not None:
                gaps.append((event["ts"] - before) / 1000)
            before = event["ts"]
    return gaps


def measure(server: Server, browser: Browser, game: str, decisions: int, times: int) -> Row:
    """Return the figures of one game."""
    record = recorded(game, 7, most=40)
    token = server.person("Lea")
    seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (len(record.seats) - 1)
    match = server.at_position(record, 20, seats, token)
    page = open_page(browser, server, token, speed="normal", effects=True)
    paint, table = loads(page, f"{server.url}#/match/{match}", times)
    at_table(page)
    gaps = frames(trace(browser, page, decisions))
    page.context.close()
    return {
        "game": game,
        "first paint ms": round(paint),
        "table ms": round(table),
        "frames": len(gaps),
        "frame ms": round(statistics.median(gaps), 1),
        "frames/s": round(1000 / statistics.mean(gaps), 1),
        "late %": round(100 * sum(gap > 1000 / 60 * 1.5 for gap in gaps) / len(gaps), 1),
        "load": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=radura.games(), help="default: all games")
    parser.add_argument("--decisions", type=int, default=10, help="during which frames are counted (10)")
    parser.add_argument("--loads", type=int, default=5, help="of the page (5)")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each row")
    args = parser.parse_args()
    with serving(extra="") as server, sync_playwright() as playwright:
        browser = launch(playwright)
        rows = [measure(server, browser, game, args.decisions, args.loads) for game in args.game or radura.games()]
        browser.close()
    show(rows, args.json)


if __name__ == "__main__":
    main()
