"""How quick the web table is in a real browser: first paint, table, frames while cards move, sizes.

    python bench/web.py
    python bench/web.py --game res_arcana_duo --decisions 12

Prints one JSON line. First paint and table are medians over several loads of a running match with an empty
cache; frames are the intervals between animation frames while the computer's and one's own cards move.
"""

import argparse
import gzip
import json
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tests.e2e.people import actions, at_table, choices, eager  # noqa: E402  # the checkout's tests, found above
from tests.e2e.stand import Server, launch, recorded, serving, visitor  # noqa: E402

PAINT = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"
TABLE = """new Promise((done) => {
  const look = () => document.querySelector('[data-item]') ? done(performance.now()) : requestAnimationFrame(look);
  look();
})"""
WATCH = """() => {
  window.frames_seen = [];
  let before = performance.now();
  const step = (now) => {
    if (document.querySelector('.item.moving')) window.frames_seen.push(now - before);
    before = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}"""


def loads(server: Server, page: Page, address: str, times: int) -> tuple[float, float]:
    """Return the medians of first paint and of the table's appearance, in milliseconds."""
    paints, tables = [], []
    for _ in range(times):
        page.goto("about:blank")
        page.goto(address)
        tables.append(float(page.evaluate(TABLE)))
        paints.append(float(page.evaluate(PAINT)))
    return statistics.median(paints), statistics.median(tables)


def frames(page: Page, decisions: int) -> list[float]:
    """Return the intervals between frames while something moves."""
    page.evaluate(WATCH)
    for _ in range(decisions):
        choices(page).first.wait_for(timeout=90_000)
        page.locator(f'.choices [data-action="{eager(actions(page))}"]').click()
        page.wait_for_timeout(900)
    seen: list[float] = page.evaluate("window.frames_seen")
    return seen


def sizes() -> dict[str, float]:
    """Return the gzip sizes of scripts and styles in kilobytes."""
    folder = ROOT / "src" / "radura" / "web" / "assets"
    packed = {path.name: len(gzip.compress(path.read_bytes(), 9)) for path in folder.iterdir()}
    parts = {"js": ".js", "css": ".css", "fonts": ".woff2"}
    return {
        what: round(sum(n for name, n in packed.items() if name.endswith(end)) / 1000, 1) for what, end in parts.items()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="living_forest_duel")
    parser.add_argument("--decisions", type=int, default=10)
    parser.add_argument("--loads", type=int, default=5)
    args = parser.parse_args()
    record = recorded(args.game, 7, most=40)
    with serving(extra="") as server, sync_playwright() as playwright:
        browser = launch(playwright)
        token = server.person("Lea")
        seats = [{"kind": "me"}] + [{"kind": "bot", "level": "random"}] * (len(record.seats) - 1)
        match = server.at_position(record, 20, seats, token)
        page = visitor(browser, server, token, speed="normal")
        address = f"{server.url}#/match/{match}"
        paint, table = loads(server, page, address, args.loads)
        at_table(page)
        moving = frames(page, args.decisions)
        browser.close()
    late = sum(gap > 1000 / 60 * 1.5 for gap in moving)
    out = {
        "bench": f"web/{args.game}",
        "first_paint_ms": round(paint),
        "table_ms": round(table),
        "frames": len(moving),
        "frame_ms_median": round(statistics.median(moving), 1) if moving else None,
        "frames_late_share": round(late / len(moving), 3) if moving else None,
        "gzip_kB": sizes(),
    }
    print(json.dumps(out), flush=True)


if __name__ == "__main__":
    main()
