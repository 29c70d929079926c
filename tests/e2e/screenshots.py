"""Pictures of the real table: ``python -m tests.e2e.screenshots [GAME ...] [--all] [--out DIR] [--seed N --step N]``.

Without options: the lobby and every game at 1440x900 and 390x844 into docs/images, for the README. ``--all``
adds the other sizes, dark and the other languages, to look at (not kept). A position is a seeded match of greedy
computer players, stopped where there is something to see.
"""

import argparse
import re
import subprocess
from pathlib import Path
from typing import Any, TypeAlias

from playwright.sync_api import Browser, sync_playwright

import radura
from radura.adapters.painter import launch
from tests.e2e.stand import ROOT, Server, recorded, serving, visitor

TABLE = re.compile("^(Table|Tavolo|Tafel)$")

Shot: TypeAlias = tuple[tuple[int, int], dict[str, Any]]

KEPT: list[Shot] = [((1440, 900), {}), ((390, 844), {})]
POSITIONS = {
    "living_forest_duel": (31, 109),
    "res_arcana_duo": (2, 119),
    "casting_shadows": (7, 44),
    "storyfold_wildwoods": (7, 132),
}
"""Seed and number of decisions of the matches that are shown."""
MORE: list[Shot] = [
    ((1280, 720), {}),
    ((768, 1024), {}),
    ((1920, 1080), {}),
    ((1440, 900), {"theme": "dark"}),
    ((1440, 900), {"language": "it"}),
    ((1440, 900), {"language": "nl"}),
    ((390, 844), {"language": "nl"}),
    ((390, 844), {"theme": "dark"}),
    ((1440, 900), {"largeText": True}),
]


def lobby(server: Server, browser: Browser, out: Path, sizes: list[Shot]) -> None:
    """Take the front page, with matches that wait."""
    token = server.person("Lea")
    for game, (seed, step) in POSITIONS.items():
        if game == "storyfold_wildwoods":
            server.ask("api/matches", {"game": game, "seats": [{"kind": "me"}]}, token)
        else:
            at_step(server, token, game, seed, step)
    for size, settings in sizes:
        page = visitor(browser, server, token, size=size, **settings)
        page.goto(server.url)
        page.get_by_role("article").first.wait_for()
        page.wait_for_timeout(600)
        page.screenshot(path=out / f"{_name('lobby', size, settings)}.png")
        page.close()


def at_step(server: Server, token: str, game: str, seed: int, step: int) -> str:
    """Return a match in the middle of a recorded one, where the person decides against a friend and greedy players."""
    record = recorded(game, seed, most=step + 1)
    deciding = [actor for actor, _ in record.actions if actor >= 0]
    at = min(step, len(deciding) - 1)
    mine = deciding[at]
    if len(record.seats) == 1:
        return server.at_position(record, at, [{"kind": "me"}], token)
    seats: list[dict[str, str]] = [{"kind": "bot", "level": "greedy"}] * len(record.seats)
    seats[mine], seats[mine - 1] = {"kind": "open"}, {"kind": "me"}
    match, link = server.branch(record, at, seats, server.person("Ada"))
    server.ask(f"api/matches/{match}/seats", {"invitation": link.rsplit("/", 1)[1]}, token)
    return match


def table(server: Server, browser: Browser, out: Path, game: str, sizes: list[Shot], position: tuple[int, int]) -> None:
    """Take a game in the middle of a match, with the decision of the seat that looks."""
    token = server.person("Lea")
    match = at_step(server, token, game, *position)
    for size, settings in sizes:
        page = visitor(browser, server, token, size=size, **settings)
        page.goto(f"{server.url}#/match/{match}")
        page.get_by_role("group", name=TABLE).wait_for()
        page.wait_for_timeout(900)
        page.screenshot(path=out / f"{_name(game, size, settings)}.png")
        page.close()


def _name(what: str, size: tuple[int, int], settings: dict[str, Any]) -> str:
    extra = "".join(f"-{value if isinstance(value, str) else key}" for key, value in settings.items())
    return f"{what}-{size[0]}x{size[1]}{extra}"


def _shrink(folder: Path) -> None:
    """Let pngquant bring the pictures to a quarter of their size."""
    for picture in folder.glob("*.png"):
        subprocess.run(["pngquant", "--quality=80-98", "--force", "-o", str(picture), str(picture)], check=True)


def main() -> None:
    """Read the arguments and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--out", type=Path, default=ROOT / "docs" / "images")
    parser.add_argument("--seed", type=int)
    parser.add_argument("--step", type=int)
    args = parser.parse_args()
    games = args.games or ["lobby", *(id for id in radura.games() if id != "tictactoe")]
    sizes = KEPT + (MORE if args.all else [])
    args.out.mkdir(parents=True, exist_ok=True)
    with serving(extra="") as server, sync_playwright() as playwright:
        browser = launch(playwright)
        for game in games:
            if game == "lobby":
                lobby(server, browser, args.out, sizes)
            else:
                seed, step = POSITIONS.get(game, (7, 40))
                table(server, browser, args.out, game, sizes, (args.seed or seed, args.step or step))
        browser.close()
    _shrink(args.out)


if __name__ == "__main__":
    main()
